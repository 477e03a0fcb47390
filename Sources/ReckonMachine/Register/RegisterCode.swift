import ReckonBytecode
import ReckonCatalogue

/// A program as steps on a frame, linked for a kind of numbers: each step's operation is known, and so is where its operands lie.
///
/// Owns its memory, which nothing changes once it is made, so that threads share it although it holds pointers.
final class RegisterCode<Value: RegisterNumber>: @unchecked Sendable {
  enum Kind: UInt8, Sendable {
    case add, subtract, multiply, divide, negate
    /// The same where the first operand, or the second, is the result of the step before, for which nothing waits until it is stored.
    case lastAdd, lastSubtract, lastMultiply, lastDivide
    case subtractLast, divideLast
    /// The square of the result of the step before.
    case lastSquare
    /// Two operations, each rounded by itself, where nothing else needs the result of the first: a·b + c, a·b − c, c − a·b, (a + b)·c and (a − b)·c; then
    /// the same with the result of the step before as the first operand.
    case multiplyAdd, multiplySubtract, subtractProduct, addMultiply, subtractMultiply
    case lastMultiplyAdd, lastMultiplySubtract, lastSubtractProduct, lastAddMultiply, lastSubtractMultiply
    /// The truth value of a comparison.
    case less, lessOrEqual, greater, greaterOrEqual, equal, notEqual
    case not
    /// On to the step `destination` unless `a` compares so with `b`.
    case unlessLess, unlessLessOrEqual, unlessGreater, unlessGreaterOrEqual, unlessEqual, unlessNotEqual
    /// Applies the form `b` to the place `a`, or to those of the list `a`.
    case apply, applyList
    /// Of the list `a`: the second place where the first is true, otherwise the third; Horner's rule on a polynomial.
    case choose, polynomial
    /// Calls the host's function or the subroutine `b` with the places of the list `a`.
    case host, call
    /// Ends the run unless `a` is a number to count by, or is finite.
    case bound, check
    /// The places of the list `a`: a sum's two parts and a term, then the new parts.
    case accumulate
    case total
    case move
    /// On to the step `destination`, always or if `a` is false; back to it, which costs `a` steps and takes about `b` nanoseconds.
    case jump, branch, `repeat`
    /// Asks whether the run is to end, after about `b` nanoseconds.
    case poll
    /// Ends the subroutine with `a`, or with the result of the step before.
    case leave, leaveLast
  }

  /// Places are counted in bytes from the frame's beginning.
  struct Step: BitwiseCopyable, Sendable {
    var kind: Kind
    /// The third operand of steps that have three, in places rather than bytes.
    var c: UInt16 = 0
    var destination: Int32 = 0
    var a: Int32 = 0
    var b: Int32 = 0
  }

  struct Subroutine: Sendable {
    /// The first step.
    var start = 0
    /// The range of its constants among all, and the place of the first of them in its frame.
    var constants = 0..<0
    var constantPlace = 0
    /// The inputs that a function reads, from the place behind its constants on. Those of the formula are the first values of its frame.
    var inputs: [Int] = []
    /// The place behind its values, where operands of functions lie one behind the other, and the number of values with these.
    var argumentPlace = 0
    var valueCount = 0
    /// About how many nanoseconds its code takes without loops and calls.
    var time = 0
    /// The counted resources: instructions, locals, and the height of the stack.
    var instructionCount = 0
    var localCount = 0
    var stackHeight = 0
  }

  /// The linked code while it is made.
  struct Parts {
    var steps: [Step] = []
    var subroutines: [Subroutine] = []
    var forms: [Value.Form] = []
    /// The operands of steps that take a list: before them their number, and before that, for calls, the number of values on the caller's
    /// stack below the arguments.
    var lists: [Int32] = []
    var constants: [Value] = []
    /// Whether a step counts steps, calls, asks whether to end, or draws random numbers.
    var needsRun = false
  }

  /// The inputs of a run: unowned addresses and numbers.
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
    /// The place behind the formula's values.
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
  /// Memory of its own with the elements of a list.
  fileprivate static func copy(of list: [Pointee]) -> Self {
    let memory = allocate(capacity: max(1, list.count))
    memory.initialize(from: list, count: list.count)
    return memory
  }
}
