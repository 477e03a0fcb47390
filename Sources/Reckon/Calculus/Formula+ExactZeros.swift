import ReckonCatalogue
import ReckonMachine

/// Exact zeros by coefficients.
extension Formula {
  /// The zeros of a formula.
  package struct ExactZeros {
    /// In ascending order.
    package let values: [FormulaResult]
    /// Whether the formula is 0 everywhere.
    package let isEverywhere: Bool
  }

  /// The zeros of a formula in exact numbers that is linear or quadratic in one of its inputs, as its values at some
  /// points tell; `nil` for another, or one that has no exact value at one of these points.
  ///
  /// - Parameters:
  ///   - name: an input among ``variables``.
  ///   - values: the values of the other inputs.
  ///   - options: policy, deadline and cancellation.
  /// - Throws: `missingInput` when another input has no value; `cancelled` and `deadlinePassed`.
  /// - Complexity: seven values of the formula.
  package func exactZeros(
    of name: String, with values: [String: Value] = [:], options: EvaluationOptions
  ) throws(FormulaError) -> ExactZeros? {
    var values = values
    func value(_ x: Int) throws(FormulaError) -> Value? {
      values[name] = .number(.exact(ExactValue(x)))
      do throws(FormulaError) {
        let result = try self.result(of: values, options: options)
        return result.exactness == .exact && result.isNumeric ? .number(result.number) : nil
      } catch {
        if error.kind == .cancelled || error.kind == .deadlinePassed { throw error }
        return nil
      }
    }
    guard let atZero = try value(0), let atOne = try value(1), let below = try value(-1) else { return nil }
    let parts = QuadraticParts(
      try Self.number("(p + m)/2 - z", atZero, atOne, below, options),
      try Self.number("(p - m)/2", atZero, atOne, below, options), atZero, options)
    for x in [2, -3, 7, 11] {
      guard let y = try value(x), try parts.isTrue("a*(\(x))^2 + b*(\(x)) + c == y", y) else { return nil }
    }
    if try parts.isTrue("a == 0") {
      guard try !parts.isTrue("b == 0") else {
        return ExactZeros(values: [], isEverywhere: try parts.isTrue("c == 0"))
      }
      return ExactZeros(values: [try parts.result("-c/b")], isEverywhere: false)
    }
    let zeros =
      try parts.isTrue("b^2 < 4*a*c")
      ? []
      : try parts.isTrue("b^2 == 4*a*c")
        ? ["-b/(2*a)"]
        : ["-b/(2*a) - √(b^2 - 4*a*c)/(2*abs(a))", "-b/(2*a) + √(b^2 - 4*a*c)/(2*abs(a))"]
    var results: [FormulaResult] = []
    for zero in zeros { results.append(try parts.result(zero)) }
    return ExactZeros(values: results, isEverywhere: false)
  }

  private static func number(
    _ text: String, _ z: Value, _ p: Value, _ m: Value, _ options: EvaluationOptions
  ) throws(FormulaError) -> Value {
    .number(try exact(text, ["z", "p", "m"]).result(of: [z, p, m], options: options).number)
  }

  /// A formula of numbers alone, in exact numbers.
  fileprivate static func exact(_ text: String, _ variables: [String]) throws(FormulaError) -> Formula {
    var options = Formula.Options()
    options.numberMode = .exact
    return try Formula(text, variables: variables, options: options)
  }
}

/// The coefficients of `a*x^2 + b*x + c`.
private struct QuadraticParts {
  let values: [Value]
  let options: EvaluationOptions

  init(_ a: Value, _ b: Value, _ c: Value, _ options: EvaluationOptions) {
    (values, self.options) = ([a, b, c], options)
  }

  func isTrue(_ text: String, _ y: Value = .number(.double(0))) throws(FormulaError) -> Bool {
    try Formula.exact(text, ["a", "b", "c", "y"]).result(of: values + [y], options: options).number.isTrue
  }

  func result(_ text: String) throws(FormulaError) -> FormulaResult {
    try Formula.exact(text, ["a", "b", "c"]).result(of: values, options: options)
  }
}
