import ReckonBytecode
import ReckonCatalogue
import ReckonCompiler
public import ReckonMachine

extension Formula {
  /// The derivative of the formula with respect to one of its inputs, as a formula of the same inputs.
  ///
  /// ```swift
  /// let height = try Formula(
  ///   "v*t - 1/2*g*t^2", variables: ["t", "v", "g"], units: ["t": "s", "v": "m/s", "g": "m/s²"])
  /// let speed = try height.derivative(by: "t")
  /// speed.unit                         // "m/s"
  /// try speed.evaluate(1, 20, 9.81)    // 10.19
  /// ```
  ///
  /// Differentiation is symbolic, not numerical: the only error is rounding. Functions of the formula and of its scope
  /// are differentiated through. Conditionals keep their conditions, and the derivative is that of the taken branch.
  /// Where the value jumps or has a corner, such as `abs(x)` at 0 and `floor(x)` at 1, evaluation fails with
  /// `notDifferentiable`, unless both one-sided derivatives agree, as for `x*abs(x)` at 0. A product `Π` fails where
  /// one of its factors is 0. A derivative can be differentiated again.
  ///
  /// - Parameters:
  ///   - name: an input among ``variables``.
  ///   - deadline: the time limit of compiling; `nil` for none. A cancelled task ends it too.
  /// - Throws: `unknownName` if the formula has no such input; `noDerivative` if the input reaches a function without
  ///   one: integer functions, `gamma` and similar ones, `median`, host functions, recursive functions; `limitExceeded`
  ///   for a derivative with more nodes than the limits allow; `missingScope` for a formula from a stored program,
  ///   `missingSource` for one without its text; `deadlinePassed` and `cancelled`.
  /// - Complexity: that of compiling the formula, plus O(length of the formula).
  public func derivative(by name: String, deadline: EvaluationOptions.Deadline? = nil) throws(FormulaError) -> Formula {
    guard var origin = content.origin else { throw missingOrigin }
    origin.differentiatedBy.append(name)
    return try Formula(program.source, origin, EvaluationOptions(deadline: deadline))
  }
}
