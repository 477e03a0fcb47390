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
    if mode == .exact {
      let zeros = try equation.formula(in: .exact).exactZeros(of: equation.unknown, options: options)
      isAlwaysTrue = zeros?.isEverywhere ?? false
      if let zeros { return zeros.values.map { FormulaResult($0.number, $0.exactness, kind: equation.kind) } }
    }
    let function = try equation.function(options)
    var search = RootSearch(function, in: equation.range)
    let findings = try search.run()
    if !findings.isDefined { try function.checkValue(at: 1) }
    isAlwaysTrue = findings.roots.isEmpty && !findings.ranges.isEmpty
    return findings.roots.map { $0.value(mode, of: equation.kind) }
  }
}
