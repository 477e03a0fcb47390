import ReckonBytecode
import ReckonCatalogue
import ReckonCompiler

extension Formula {
  /// The derivative of the formula's value by one of its inputs, as a formula of the same inputs.
  ///
  /// ```swift
  /// let height = try Formula("v*t - 1/2*g*t^2", variables: ["t", "v", "g"], units: ["t": "s", "v": "m/s", "g": "m/s²"])
  /// let speed = try height.derivative(by: "t")
  /// speed.unit                         // "m/s"
  /// try speed.evaluate(1, 20, 9.81)    // 10.19
  /// ```
  ///
  /// It is exact, by the rules of calculus and not by differences: its only error is that of rounding. Functions of the formula's own and of its
  /// scope are looked into. Choices keep their conditions; where a value jumps or has a corner, and at the ends of ranges, the derivative is that of
  /// the branch that is taken: `abs(x)` has 0 at 0, `floor(x)` 0 everywhere. A product `Π` fails where one of its factors is 0. A derivative can be
  /// differentiated again.
  ///
  /// - Parameter name: an input among ``variables``.
  /// - Throws: `unknownName` when the formula has no such input; `noDerivative` when the input reaches a function that has none: of whole numbers,
  ///   `gamma` and its like, `median`, functions of the host, functions that call themselves; `limitExceeded` for a derivative of more
  ///   nodes than limits allow; `missingScope` for a formula from a stored program,
  ///   `missingSource` for one without its text.
  /// - Complexity: that of compiling the formula, and O(length of the formula) more.
  public func derivative(by name: String) throws(FormulaError) -> Formula {
    guard var origin = content.origin else { throw missingOrigin }
    origin.differentiatedBy.append(name)
    return try Formula(program.source, origin)
  }
}
