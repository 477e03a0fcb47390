import ReckonBytecode
import ReckonCatalogue
import ReckonCompiler
public import ReckonMachine

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
  /// scope are looked into. Choices keep their conditions, and the derivative is that of the branch that is taken. Elsewhere there is none where the
  /// value jumps or has a corner, as that of `abs(x)` at 0 and of `floor(x)` at 1: evaluating it fails with `notDifferentiable`, unless both sides have
  /// the same, as `x*abs(x)` at 0. A product `Π` fails where one of its factors is 0. A derivative can be differentiated again.
  ///
  /// - Parameters:
  ///   - name: an input among ``variables``.
  ///   - deadline: when compiling ends at the latest; `nil` for as long as it takes. A cancelled task ends it too.
  /// - Throws: `unknownName` when the formula has no such input; `noDerivative` when the input reaches a function that has none: of whole numbers,
  ///   `gamma` and its like, `median`, functions of the host, functions that call themselves; `limitExceeded` for a derivative of more
  ///   nodes than limits allow; `missingScope` for a formula from a stored program,
  ///   `missingSource` for one without its text; `deadlinePassed` and `cancelled`.
  /// - Complexity: that of compiling the formula, and O(length of the formula) more.
  public func derivative(by name: String, deadline: EvaluationOptions.Deadline? = nil) throws(FormulaError) -> Formula {
    guard var origin = content.origin else { throw missingOrigin }
    origin.differentiatedBy.append(name)
    return try Formula(program.source, origin, EvaluationOptions(deadline: deadline))
  }
}
