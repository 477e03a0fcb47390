import ReckonBytecode
import ReckonCatalogue

/// A program as steps on the places of a frame, linked for a kind of numbers: each step's operation is known, and so is where its operands lie.
///
/// A class, so that a run holds it by one reference.
final class RegisterCode<Value: RegisterNumber>: Sendable {
  enum Kind: UInt8, Sendable {
    case add, subtract, multiply, divide, negate
    case less, lessOrEqual, greater, greaterOrEqual, equal, notEqual, not
    /// Applies the form `c` to the place `a`, or to the places in the list from `a` on, `b` of them.
    case apply1, applyMany
    /// Calls the host's function or the subroutine `c` with the places in the list from `a` on, `b` of them.
    case host, call
    /// Ends the run unless `a` is a number to count by, or is finite.
    case bound, check
    /// The places in the list from `a` on: a sum's two parts and a term, then the new parts.
    case accumulate
    case total
    case move
    /// On to the step `c`, always or if `a` is false; back to it, which costs `a` steps.
    case jump, branch, `repeat`
    /// Ends the subroutine with `a`.
    case leave
  }

  /// Places below 0 are those of constants and inputs, from -1 down.
  struct Step: Sendable {
    var kind: Kind
    var destination: Int32 = 0
    var a: Int32 = 0
    var b: Int32 = 0
    var c: Int32 = 0
  }

  struct Subroutine: Sendable {
    /// The first step.
    var start = 0
    /// The number of slots of its values; the arguments of its calls are behind them.
    var placeCount = 0
    /// The same with the most arguments that wait there at once.
    var frameSize = 0
  }

  /// The linked code.
  struct Parts: Sendable {
    var steps: [Step] = []
    var subroutines: [Subroutine] = []
    /// The number of instructions of the formula's own code: the steps that a run costs.
    var ownInstructions = 0
    var forms: [Value.Form] = []
    /// The operands of steps that take a list.
    var places: [Int32] = []
    /// The program's constants, and 0; behind them come the inputs.
    var constants: [Value] = []
    /// For calls how many values lie on the caller's stack below the arguments, by the call's step: what limits count.
    var valuesBelow: [Int32: Int] = [:]
  }

  let parts: Parts

  init(_ parts: Parts) { self.parts = parts }
}
