import ReckonCatalogue

/// The functions and named values that a formula uses, each once, in the order in which they are first needed.
struct FunctionTable {
  /// The origin of a function.
  enum Key: Hashable {
    /// In the formula's own text, with its index there.
    case own(Int)
    /// Among the definitions.
    case defined(String)
    /// In a book, with the index of its entry.
    case entry(Int, book: Int)
  }

  private(set) var list: [ResolvedFunction] = []
  private var numbers: [Key: Int] = [:]
  /// Whether they include named values.
  private(set) var hasValues = false

  func find(_ key: Key) -> Int? { numbers.isEmpty ? nil : numbers[key] }

  mutating func add(_ function: ResolvedFunction, _ key: Key) -> Int {
    numbers[key] = list.count
    list.append(function)
    if function.isValue { hasValues = true }
    return list.count - 1
  }

  /// Records the results of resolving a function's body.
  mutating func finish(_ function: Int, _ frame: borrowing NameFrame) {
    for capture in frame.captures { list[function].addCapture(capture.outer, capture.inner) }
    list[function].localCount = frame.localCount
    list[function].calls = frame.calls
  }

  /// The cost of a capture, in nodes: it is a parameter, and an argument of each call.
  private static let captureSize = 8

  /// Propagates captures from each function to its callers.
  ///
  /// - Parameter limit: the limit on the cost of captures, in nodes.
  /// - Returns: the function that exceeds the limit, if any.
  /// - Complexity: O(functions + calls + captures).
  mutating func propagateCaptures(limit: Int) -> ResolvedFunction? {
    var work: [(function: Int, outer: Int)] = []
    for index in list.indices { for capture in list[index].captures { work.append((index, capture.outer)) } }
    guard !work.isEmpty else { return nil }
    var callers: [[Int]] = Array(repeating: [], count: list.count)
    for (index, function) in list.enumerated() {
      for call in function.calls where callers[call.function].last != index { callers[call.function].append(index) }
    }
    var size = work.count * Self.captureSize
    while let (callee, outer) = work.popLast() {
      for caller in callers[callee] where list[caller].captureNumbers[outer] == nil {
        size += Self.captureSize
        guard size <= limit else { return list[caller] }
        list[caller].addCapture(outer, list[caller].localCount)
        list[caller].localCount += 1
        work.append((caller, outer))
      }
    }
    return nil
  }
}
