import ReckonBytecode
import ReckonCatalogue

/// What becomes of a result that is not valid.
public enum ErrorPolicy: Hashable, Sendable {
  /// The evaluation throws an error that names the operation that failed first.
  case strict
  /// NaN and infinity flow on as IEEE 754 says.
  case ieee
}

/// The code of a host's function: takes as many numbers as it has parameters.
package typealias HostBody = @Sendable (UnsafeBufferPointer<Double>) -> Double

/// What an evaluation needs beside the program and its inputs.
package struct EvaluationContext {
  package var policy = ErrorPolicy.strict
  package var steps: Int
  package var callDepth: Int
  package var random: RandomSource
  /// The host's functions, in the order of the program's signatures.
  package var hosts: [HostBody]
  /// Asked now and then during long evaluations.
  package var isCancelled: (@Sendable () -> Bool)?

  package init(limits: Limits = Limits(), random: RandomSource, hosts: [HostBody] = []) {
    steps = limits.steps
    callDepth = limits.callDepth
    self.random = random
    self.hosts = hosts
  }
}

/// Evaluates programs.
package enum Machine {
  /// The value of a program for one set of inputs.
  ///
  /// In strict evaluation a fast run looks at the checks and at the result only; when one of them is not finite, or the run ends early,
  /// a second, careful run looks at every operation and finds the first that failed. Programs that are not pure run carefully at once,
  /// since a second run would see other random numbers.
  ///
  /// - Parameter inputs: one value for each of the program's variables, in their order; the count must fit.
  package static func evaluate(
    _ program: Program, _ inputs: UnsafeBufferPointer<Double>, in context: inout EvaluationContext
  ) throws(FormulaError) -> Double {
    precondition(inputs.count == program.variables.count && context.hosts.count == program.hostFunctions.count)
    switch context.policy {
    case .ieee:
      return try ReferenceMachine.run(program, inputs, mode: .ieee, in: &context)
    case .strict:
      if program.isPure, let result = try? ReferenceMachine.run(program, inputs, mode: .checked, in: &context), result.isFinite {
        return result
      }
      return try ReferenceMachine.run(program, inputs, mode: .careful, in: &context)
    }
  }
}
