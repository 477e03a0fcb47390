import ReckonBytecode
import ReckonCatalogue

/// The reference semantics of bytecode: one plain switch, for numbers of any type, against which every other machine is
/// tested.
///
/// It relies only on what the verifier has proved: indices, stack heights and jump targets.
package enum ReferenceMachine {
  package enum Mode {
    /// Checks are skipped.
    case ieee
    /// Stops at a check of a non-finite value.
    case checked
    /// Tests every operation and stops at the first that fails.
    case careful
  }

  /// Whether a value is usable as a loop bound. 2^53 is not: adding 1 does not change it.
  static func isBound(_ value: Double) -> Bool { abs(value) < 0x1p53 && value == value.rounded(.towardZero) }

  /// Runs a program once, on numbers of its number mode.
  ///
  /// - Returns: the program's value; in checked mode, the first non-finite value at a check.
  /// - Throws: in careful mode the first failure; in every mode an exceeded limit, a non-integer loop bound, and
  ///   cancellation.
  @_specialize(where NumericValue == Double) @_specialize(where NumericValue == MarkedExact)
  package static func run<NumericValue: MachineNumber>(
    _ program: Program, _ inputs: UnsafeBufferPointer<NumericValue>, mode: Mode, in context: inout EvaluationContext
  ) throws(FormulaError) -> NumericValue {
    var run = ReferenceRun<NumericValue>(program, mode: mode, context)
    return try run.run(inputs, &context)
  }
}
