import ReckonCatalogue
import ReckonMachine

/// Solves an equation: by its coefficients if it is linear or quadratic over exact numbers, otherwise by a search.
///
/// - Complexity: about ten evaluations of the difference, or those of ``Formula/roots(of:in:with:options:)``.
struct EquationSolver {
  let equation: Equation
  let mode: NumberMode
  let options: EvaluationOptions
  /// Whether every number is a solution.
  private(set) var isAlwaysTrue = false

  init(_ equation: Equation, mode: NumberMode, options: EvaluationOptions) {
    (self.equation, self.mode, self.options) = (equation, mode, options)
  }

  /// The solutions, in ascending order.
  ///
  /// - Throws: `cancelled`; the error of the difference if it has no value anywhere.
  mutating func run() throws(FormulaError) -> [FormulaResult] {
    if mode == .exact, let found = try byCoefficients() { return found }
    let function = try equation.function(options)
    var search = RootSearch(function, in: equation.range)
    let findings = try search.run()
    if !findings.isDefined { try function.checkValue(at: 1) }
    isAlwaysTrue = findings.roots.isEmpty && !findings.ranges.isEmpty
    return findings.roots.map { $0.value(mode, of: equation.kind) }
  }

  // MARK: Coefficients

  /// The solutions of a linear or quadratic equation, recognized by its values at sample points; `nil` for others, and
  /// if it has no exact value at one of these points.
  private mutating func byCoefficients() throws(FormulaError) -> [FormulaResult]? {
    let difference = try equation.formula(in: .exact)
    func value(_ x: Int) throws(FormulaError) -> Value? {
      do throws(FormulaError) {
        let result = try difference.result(of: [.number(.exact(ExactValue(x)))], options: options)
        return result.exactness == .exact && result.isNumeric ? .number(result.number) : nil
      } catch {
        if error.kind == .cancelled || error.kind == .deadlinePassed { throw error }
        return nil
      }
    }
    guard let atZero = try value(0), let atOne = try value(1), let below = try value(-1) else { return nil }
    let (a, b, c) = (
      try number("(p + m)/2 - z", atZero, atOne, below), try number("(p - m)/2", atZero, atOne, below), atZero
    )
    for x in [2, -3, 7, 11] {
      guard let y = try value(x), try isTrue("a*(\(x))^2 + b*(\(x)) + c == y", a, b, c, y) else { return nil }
    }
    func solution(_ text: String) throws(FormulaError) -> FormulaResult {
      let result = try Self.formula(text, ["a", "b", "c"]).result(of: [a, b, c], options: options)
      return FormulaResult(result.number, result.exactness, kind: equation.kind)
    }
    if try isTrue("a == 0", a, b, c, c) {
      guard try !isTrue("b == 0", a, b, c, c) else {
        isAlwaysTrue = try isTrue("c == 0", a, b, c, c)
        return []
      }
      return [try solution("-c/b")]
    }
    if try isTrue("b^2 < 4*a*c", a, b, c, c) { return [] }
    if try isTrue("b^2 == 4*a*c", a, b, c, c) { return [try solution("-b/(2*a)")] }
    return [
      try solution("-b/(2*a) - √(b^2 - 4*a*c)/(2*abs(a))"), try solution("-b/(2*a) + √(b^2 - 4*a*c)/(2*abs(a))"),
    ]
  }

  private func number(_ text: String, _ z: Value, _ p: Value, _ m: Value) throws(FormulaError) -> Value {
    .number(try Self.formula(text, ["z", "p", "m"]).result(of: [z, p, m], options: options).number)
  }

  private func isTrue(_ text: String, _ a: Value, _ b: Value, _ c: Value, _ y: Value) throws(FormulaError) -> Bool {
    try Self.formula(text, ["a", "b", "c", "y"]).result(of: [a, b, c, y], options: options).number.isTrue
  }

  /// A formula over exact plain numbers.
  static func formula(_ text: String, _ variables: [String]) throws(FormulaError) -> Formula {
    var options = Formula.Options()
    options.numberMode = .exact
    return try Formula(text, variables: variables, options: options)
  }
}
