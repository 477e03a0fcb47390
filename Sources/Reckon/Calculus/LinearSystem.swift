import ReckonCatalogue
import ReckonMachine

/// Linear equations in exact numbers, solved by elimination.
///
/// - Complexity: O(n³) operations.
struct LinearSystem {
  /// For each equation its coefficients, and behind them its value where all unknowns are 0.
  private var rows: [[ExactRatio]]
  private let count: Int

  /// The system of formulas that are to be 0; `nil` where one is not linear, or has values that are not fractions.
  ///
  /// - Throws: the error of an equation that has no value.
  init?(_ differences: [Formula], unknowns count: Int, options: EvaluationOptions) throws(FormulaError) {
    self.count = count
    rows = []
    for difference in differences {
      func value(_ point: [Int]) throws(FormulaError) -> ExactRatio? {
        let result = try difference.result(of: point.map { .number(.exact(ExactValue($0))) }, options: options)
        guard result.exactness == .exact, case .exact(let value) = result.number, let (above, below) = value.fraction else { return nil }
        return ExactRatio(below == "1" ? above : "\(above)/\(below)")
      }
      guard let constant = try value(Array(repeating: 0, count: count)) else { return nil }
      var row: [ExactRatio] = []
      for index in 0..<count {
        guard let one = try value((0..<count).map { $0 == index ? 1 : 0 }), let coefficient = one - constant else { return nil }
        row.append(coefficient)
      }
      // A point off the axes tells what is not linear.
      let point = (0..<count).map { 2 + 3 * $0 }
      var sum: ExactRatio? = constant
      for (coefficient, x) in zip(row, point) { sum = (coefficient * ExactRatio(x)).flatMap { part in sum.flatMap { $0 + part } } }
      guard let there = try value(point), sum == there else { return nil }
      rows.append(row + [constant])
    }
  }

  enum Outcome { case solved([ExactRatio]), none, many }

  /// The only solution, if there is one.
  ///
  /// - Returns: `nil` where a number has too many digits.
  consuming func solved() -> Outcome? {
    var pivots = 0
    for column in 0..<count {
      guard let pivot = rows.indices.dropFirst(pivots).first(where: { rows[$0][column] != .zero }) else {
        return isContradiction(pivots) ? Outcome.none : .many
      }
      rows.swapAt(pivots, pivot)
      for index in rows.indices where index != pivots && rows[index][column] != .zero {
        guard let factor = rows[index][column] / rows[pivots][column] else { return nil }
        for place in column...count {
          guard let part = factor * rows[pivots][place], let rest = rows[index][place] - part else { return nil }
          rows[index][place] = rest
        }
      }
      pivots += 1
    }
    if isContradiction(pivots) { return Outcome.none }
    var solution: [ExactRatio] = []
    for index in 0..<count {
      guard let value = rows[index][count] / rows[index][index] else { return nil }
      solution.append(-value)
    }
    return .solved(solution)
  }

  /// Whether an equation below the pivots is never true.
  private func isContradiction(_ pivots: Int) -> Bool {
    rows.dropFirst(pivots).contains { row in row.dropLast().allSatisfy { $0 == .zero } && row[count] != .zero }
  }
}
