import ReckonCatalogue

/// The numbered values of a session, and its calculations.
struct SessionAnswers: Sendable {
  /// A calculation: the value of a statement that defines nothing.
  struct Calculation: Sendable {
    let source: String
    let result: FormulaResult
    let angleUnit: AngleUnit
  }

  /// The name of the last value.
  static let name = "ans"

  /// The number of calculations that triggers dropping the oldest half.
  private static let mostCalculations = 10_000

  /// Whether a text that begins with an operator continues from the last value.
  var continuesFromAnswer = false
  /// The last values, oldest first.
  private(set) var results: [FormulaResult] = []
  /// The number of values dropped from ``results``.
  private var droppedCount = 0
  /// The values that `ans(1)`, `ans(2)` … name where lines are numbered rather than values, with `nil` for a line
  /// without one; `nil` where values are numbered.
  private(set) var lines: [FormulaResult?]?
  /// Oldest first: the calculations that the text of a book keeps in addition to the definitions.
  private(set) var calculations: [Calculation] = []

  /// The capacity of ``results``, at least 1. If it is exceeded, the oldest tenth is dropped.
  var limit = 10_000 {
    didSet { drop(keeping: max(1, limit)) }
  }

  /// The number of the last value; 0 before the first.
  var count: Int { droppedCount + results.count }

  /// Resets the numbering.
  mutating func forget() { (results, droppedCount, calculations) = ([], 0, []) }

  /// Continues from the last values of another session, oldest first, given the number of the last one.
  mutating func resume(_ last: [FormulaResult], count: Int) {
    (results, droppedCount, calculations) = (last, max(0, count - last.count), [])
  }

  /// Numbers a value.
  mutating func keep(_ result: FormulaResult) -> Int {
    let limit = max(1, limit)
    // Dropped by tenths, which amortizes the cost.
    if results.count >= limit { drop(keeping: limit - max(1, limit / 10)) }
    results.append(result)
    return count
  }

  /// Numbers lines from here on, those that are given first; `nil` numbers values again.
  mutating func numberLines(_ lines: [FormulaResult?]?) { self.lines = lines }

  /// Gives the next line its number.
  mutating func endLine(_ result: FormulaResult?) { lines?.append(result) }

  mutating func keep(_ calculation: Calculation) {
    if calculations.count == Self.mostCalculations { calculations.removeFirst(Self.mostCalculations / 2) }
    calculations.append(calculation)
  }

  private mutating func drop(keeping count: Int) {
    guard results.count > count else { return }
    droppedCount += results.count - count
    results.removeFirst(results.count - count)
  }

  // MARK: By name

  /// The value with a number; `nil` if there is none, or if it was dropped.
  subscript(number: Int) -> FormulaResult? {
    let index = number.subtractingReportingOverflow(droppedCount + 1)
    return !index.overflow && results.indices.contains(index.partialValue) ? results[index.partialValue] : nil
  }

  /// The number and the value that a name such as `ans(3)` has, or those of the last value for `ans`; `nil` for all
  /// other names, and where there is no value.
  func answer(named name: String) -> (number: Int, result: FormulaResult)? {
    if name == Self.name { return results.last.map { (count, $0) } }
    guard let number = Self.writtenNumber(name), let result = self[name] else { return nil }
    return (number, result)
  }

  /// The value that `ans(3)` names.
  subscript(name: String) -> FormulaResult? {
    guard let number = Self.writtenNumber(name) else { return nil }
    guard let lines else { return self[number] }
    return lines.indices.contains(number &- 1) ? lines[number - 1] : nil
  }

  /// Whether a name denotes the last answer or an earlier one.
  func isAnswer(_ name: String) -> Bool { name == Self.name || self[name] != nil }

  private static func writtenNumber(_ name: String) -> Int? {
    guard name.hasPrefix("\(Self.name)("), name.hasSuffix(")") else { return nil }
    return Int(name.dropFirst(Self.name.count + 1).dropLast())
  }
}
