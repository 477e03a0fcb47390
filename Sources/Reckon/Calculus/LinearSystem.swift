import ReckonCatalogue
import ReckonMachine

/// A linear system over exact numbers, solved by the same elimination as `solve(A, b)`.
///
/// - Complexity: O(n³) operations.
struct LinearSystem {
  /// The augmented matrix: the coefficients of each equation, followed by its right-hand side.
  private let matrix: Matrix<Rational>
  private let count: Int

  /// The system of formulas that must be 0; `nil` if one is nonlinear, or has values that are not fractions.
  ///
  /// - Throws: the error of an equation without a value.
  init?(_ differences: [Formula], unknowns count: Int, options: EvaluationOptions) throws(FormulaError) {
    self.count = count
    var elements: [Rational] = []
    var work = Work(isCancelled: options.isCancelled)
    for difference in differences {
      func result(_ point: [Int]) throws(FormulaError) -> FormulaResult {
        try difference.result(of: point.map { .number(.exact(ExactValue($0))) }, options: options)
      }
      guard let constant = Self.fraction(try result(Array(repeating: 0, count: count))) else { return nil }
      // A point off the axes detects nonlinearity.
      let point = (0..<count).map { 2 + 3 * $0 }
      guard let there = Self.fraction(try result(point)) else { return nil }
      var row: [Rational] = []
      for index in 0..<count {
        guard let one = Self.fraction(try result((0..<count).map { $0 == index ? 1 : 0 })) else { return nil }
        guard let coefficient = try? one.subtracting(constant, &work) else { return nil }
        row.append(coefficient)
      }
      var sum = constant
      for (coefficient, x) in zip(row, point) {
        guard let next = try? sum.adding(coefficient.multiplied(by: Rational(x), &work), &work) else { return nil }
        sum = next
      }
      guard sum == there else { return nil }
      elements += row + [-constant]
    }
    matrix = Matrix(rows: differences.count, columns: count + 1, elements)
  }

  /// The value of a difference if it is a fraction and known to be exact.
  private static func fraction(_ result: FormulaResult) -> Rational? {
    guard result.exactness == .exact, case .exact(let value) = result.number else { return nil }
    return value.number.rational
  }

  enum Outcome { case solved([Rational]), none, many }

  /// The unique solution, if there is one.
  ///
  /// - Returns: `nil` if a number has too many digits.
  func solved() -> Outcome? {
    var work = Work()
    guard let elimination = try? FractionFreeElimination(matrix, unknowns: count, &work) else { return nil }
    if elimination.isContradictory { return Outcome.none }
    guard elimination.rank == count else { return .many }
    return (try? elimination.solution(&work)).flatMap { $0 }.map { .solved($0.elements) }
  }
}
