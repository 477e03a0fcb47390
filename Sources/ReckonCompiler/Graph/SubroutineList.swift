/// The function instances that need a subroutine of their own, in order; the formula itself is subroutine 0.
final class SubroutineList {
  private struct Part: Hashable {
    let function: Int
    let number: Int
  }

  /// With the index of the subroutine in a stored program; 0 for other functions.
  private(set) var functions: [(function: Int, part: Int)] = []
  private var indices: [Part: Int] = [:]
  /// The named values that have been built anywhere in the program.
  private var built: Set<Int> = []
  /// The remaining number of syntax nodes that may be inlined, which bounds exponential growth through nested calls.
  var inlineBudget = mostInlined
  private static let mostInlined = 20_000
  /// The number of nodes inlined so far.
  var inlinedNodes: Int { Self.mostInlined - inlineBudget }

  func index(of function: Int, part: Int = 0) -> Int {
    let key = Part(function: function, number: part)
    if let index = indices[key] { return index }
    functions.append((function, part))
    indices[key] = functions.count
    return functions.count
  }

  /// Whether a named value has not been built yet.
  func isFirst(_ function: Int) -> Bool { !built.contains(function) }

  /// Records that a named value is built, and returns whether that is the first time.
  func takeFirst(_ function: Int) -> Bool { built.insert(function).inserted }
}
