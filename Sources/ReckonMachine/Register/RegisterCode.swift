import ReckonBytecode
import ReckonCatalogue

/// A program as steps on a frame, linked for one number type: each step's operation and the slots of its operands are
/// resolved.
///
/// Owns its memory, which is immutable after creation, so that threads share it although it holds pointers.
final class RegisterCode<Value: RegisterNumber>: @unchecked Sendable {
  enum Kind: UInt8, Sendable {
    case add, subtract, multiply, divide, negate
    /// The same with the result of the previous step as the first or the second operand, without waiting for its store.
    case lastAdd, lastSubtract, lastMultiply, lastDivide
    case subtractLast, divideLast
    /// The square of the result of the previous step.
    case lastSquare
    /// Fused operations of two instructions, each rounded separately, where the first result has no other use: a·b + c,
    /// a·b − c, c − a·b, (a + b)·c and (a − b)·c; then the same with the result of the previous step as the first
    /// operand.
    case multiplyAdd, multiplySubtract, subtractProduct, addMultiply, subtractMultiply
    case lastMultiplyAdd, lastMultiplySubtract, lastSubtractProduct, lastAddMultiply, lastSubtractMultiply
    /// The truth value of a comparison.
    case less, lessOrEqual, greater, greaterOrEqual, equal, notEqual
    case not
    /// Jumps to the step `destination` unless `a` compares so with `b`.
    case unlessLess, unlessLessOrEqual, unlessGreater, unlessGreaterOrEqual, unlessEqual, unlessNotEqual
    /// Applies the form `b` to the slot `a`, or to the slots of the list `a`.
    case apply, applyList
    /// On the list `a`: selects the second slot if the first is true, otherwise the third; evaluates a polynomial by
    /// Horner's rule.
    case choose, polynomial
    /// Calls the host function or the subroutine `b` with the slots of the list `a`.
    case host, call
    /// Ends the run unless `a` is usable as a loop bound, or is finite.
    case bound, check
    /// The slots of the list `a`: a sum's two parts and a term, then the new parts.
    case accumulate
    case total
    case move
    /// Jumps to the step `destination`, always or if `a` is false; jumps back to it, at a cost of `a` steps and about
    /// `b` nanoseconds.
    case jump, branch, `repeat`
    /// Polls for cancellation, after about `b` nanoseconds.
    case poll
    /// Ends the subroutine with `a`, or with the result of the previous step.
    case leave, leaveLast
  }

  /// Slots are byte offsets from the start of the frame.
  struct Step: BitwiseCopyable, Sendable {
    var kind: Kind
    /// The third operand of steps that have three, as a slot index rather than a byte offset.
    var c: UInt16 = 0
    var destination: Int32 = 0
    var a: Int32 = 0
    var b: Int32 = 0
  }

  struct Subroutine: Sendable {
    /// The first step.
    var start = 0
    /// The range of its constants among all, and the slot of the first one in its frame.
    var constants = 0..<0
    var constantPlace = 0
    /// The inputs that a function reads, in the slots after its constants. The formula's own are the first values of
    /// its frame.
    var inputs: [Int] = []
    /// The slot after its values, where operands of functions are contiguous, and the number of values including these.
    var argumentPlace = 0
    var valueCount = 0
    /// About the time of its code in nanoseconds, without loops and calls.
    var time = 0
    /// The quantities that limits count: instructions, locals, and the stack height.
    var instructionCount = 0
    var localCount = 0
    var stackHeight = 0
  }

  /// The linked code during linking.
  struct Parts {
    var steps: [Step] = []
    var subroutines: [Subroutine] = []
    var forms: [Value.Form] = []
    /// The operands of steps with a list: preceded by their number, and before that, for calls, the number of values on
    /// the caller's stack below the arguments.
    var lists: [Int32] = []
    var constants: [Value] = []
    /// Whether a step counts steps, calls, polls for cancellation, or draws random numbers.
    var needsRun = false
  }

  /// The addresses and numbers that a run reads, without reference counting.
  struct Table {
    let steps: UnsafeMutablePointer<Step>
    let forms: UnsafeMutablePointer<Value.Form>
    let lists: UnsafeMutablePointer<Int32>
    let constants: UnsafeMutablePointer<Value>
    let subroutines: UnsafeMutablePointer<Subroutine>
    /// Whether a run needs more than memory for its frame.
    let needsRun: Bool
    /// The formula's own frame.
    let inputCount: Int
    let constantCount: Int
    let constantPlace: Int32
    let valueCount: Int
    /// The slot after the formula's values.
    let argumentPlace: Int
  }

  let table: UnsafeMutablePointer<Table>
  private let formCount: Int
  private let subroutineCount: Int

  init(_ parts: Parts, inputCount: Int) {
    let formula = parts.subroutines[0]
    table = .allocate(capacity: 1)
    table.initialize(
      to: Table(
        steps: .copy(of: parts.steps), forms: .copy(of: parts.forms), lists: .copy(of: parts.lists),
        constants: .copy(of: parts.constants), subroutines: .copy(of: parts.subroutines), needsRun: parts.needsRun,
        inputCount: inputCount, constantCount: formula.constants.count, constantPlace: Int32(formula.constantPlace),
        valueCount: formula.valueCount, argumentPlace: formula.argumentPlace))
    (formCount, subroutineCount) = (parts.forms.count, parts.subroutines.count)
  }

  deinit {
    let parts = table.pointee
    parts.forms.deinitialize(count: formCount)
    parts.subroutines.deinitialize(count: subroutineCount)
    parts.steps.deallocate()
    parts.forms.deallocate()
    parts.lists.deallocate()
    parts.constants.deallocate()
    parts.subroutines.deallocate()
    table.deallocate()
  }
}

extension UnsafeMutablePointer {
  /// Newly allocated memory with the elements of a list.
  fileprivate static func copy(of list: [Pointee]) -> Self {
    let memory = allocate(capacity: max(1, list.count))
    memory.initialize(from: list, count: list.count)
    return memory
  }
}
