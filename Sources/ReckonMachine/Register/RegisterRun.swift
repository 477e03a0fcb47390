import ReckonCatalogue

/// The state of a run of register code beyond the frame: the open calls, the limits, and the evaluation's context.
struct RegisterRun<Value: RegisterNumber>: ~Copyable {
  typealias Step = RegisterCode<Value>.Step

  /// The state to restore after a call.
  private struct Call {
    let next: UnsafePointer<Step>
    let destination: Int32
    let subroutine: Int
    /// The start of the caller's frame, in bytes.
    let base: Int
    /// The index that the caller's locals have in the reference machine.
    let locals: Int
  }

  let context: UnsafeMutablePointer<EvaluationContext>
  let isIEEE: Bool
  var poll: CancellationPoll
  /// The frame and the step to continue with after a call or return, and the slot after the values of that frame.
  private(set) var frame: UnsafeMutableRawPointer
  private(set) var next: UnsafePointer<Step>
  private(set) var argumentPlace: Int
  private let code: UnsafePointer<RegisterCode<Value>.Table>
  /// The frames of all open calls, in bytes.
  private var memory: UnsafeMutableRawPointer
  private var capacity: Int
  private var isOwned = false
  private var stepsLeft: Int
  private var calls: [Call] = []
  private var subroutine = 0
  private var base = 0
  private var locals = 0

  /// - Parameter capacity: the number of values that fit into the memory.
  init(
    _ code: UnsafePointer<RegisterCode<Value>.Table>, _ memory: UnsafeMutableRawPointer, capacity: Int,
    _ context: UnsafeMutablePointer<EvaluationContext>
  ) {
    self.code = code
    self.memory = memory
    (frame, next, argumentPlace) = (memory, UnsafePointer(code.pointee.steps), code.pointee.argumentPlace)
    self.capacity = capacity * MemoryLayout<Value>.stride
    self.context = context
    isIEEE = context.pointee.policy == .ieee
    stepsLeft = context.pointee.steps
    poll = CancellationPoll(context.pointee.isCancelled)
  }

  deinit { if isOwned { memory.deallocate() } }

  mutating func charge(_ count: Int) -> Bool {
    stepsLeft -= count
    return stepsLeft >= 0
  }

  // MARK: Calls

  @inline(never) mutating func callHost(_ step: Step, _ list: UnsafePointer<Int32>, _ frame: UnsafeMutableRawPointer)
    -> Bool
  {
    if poll.isCancelledNow() { return false }
    let count = Int(list[-1])
    let operands = UnsafeBufferPointer(
      start: RegisterMachine<Value>.gather(list, count, frame, argumentPlace), count: count)
    let result = Value.call(host: Int(step.b), operands, in: &context.pointee)
    RegisterMachine<Value>.place(frame, step.destination).pointee = result
    return true
  }

  /// Enters a function; false if depth, memory or time do not suffice.
  @inline(never) mutating func call(
    _ step: Step, _ list: UnsafePointer<Int32>, _ frame: UnsafeMutableRawPointer, _ next: UnsafePointer<Step>
  ) -> Bool {
    let callee = code.pointee.subroutines + Int(step.b)
    let (below, count) = (Int(list[-2]), Int(list[-1]))
    guard calls.count < context.pointee.callDepth, charge(callee.pointee.instructionCount + callee.pointee.localCount),
      !poll.isCancelled(after: callee.pointee.time + 16)
    else { return false }
    calls.append(Call(next: next, destination: step.destination, subroutine: subroutine, base: base, locals: locals))
    locals += code.pointee.subroutines[subroutine].localCount + below
    guard fits(locals + callee.pointee.localCount + callee.pointee.stackHeight + 1) else { return false }
    // The callee's frame begins with its arguments, after the caller's values.
    _ = RegisterMachine<Value>.gather(list, count, frame, argumentPlace)
    base += argumentPlace
    let size = MemoryLayout<Value>.stride
    reserve(base + callee.pointee.valueCount * size, keeping: base + count * size)
    let constants = RegisterMachine<Value>.place(memory + base, Int32(callee.pointee.constantPlace))
    let constantCount = callee.pointee.constants.count
    for index in 0..<constantCount {
      constants[index] = code.pointee.constants[callee.pointee.constants.lowerBound + index]
    }
    let inputs = memory.assumingMemoryBound(to: Value.self)
    for index in callee.pointee.inputs.indices {
      constants[constantCount + index] = inputs[callee.pointee.inputs[index]]
    }
    go(to: Int(step.b), code.pointee.steps + callee.pointee.start)
    return true
  }

  /// Returns from a function; false for the formula itself.
  @inline(never) mutating func leave(with result: Value) -> Bool {
    guard let call = calls.popLast() else { return false }
    (base, locals) = (call.base, call.locals)
    go(to: call.subroutine, call.next)
    RegisterMachine<Value>.place(frame, call.destination).pointee = result
    return true
  }

  private mutating func go(to subroutine: Int, _ step: UnsafePointer<Step>) {
    self.subroutine = subroutine
    (frame, next, argumentPlace) = (memory + base, step, code.pointee.subroutines[subroutine].argumentPlace)
  }

  // MARK: Limits

  /// Whether the frames of all open calls would fit into the reference machine's memory.
  private func fits(_ count: Int) -> Bool {
    let formula = code.pointee.subroutines
    return count <= max(context.pointee.callValues, formula.pointee.localCount + formula.pointee.stackHeight + 1)
  }

  private mutating func reserve(_ count: Int, keeping used: Int) {
    guard count > capacity else { return }
    capacity = max(count, 2 * capacity)
    let grown = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: MemoryLayout<Value>.alignment)
    grown.copyMemory(from: memory, byteCount: used)
    if isOwned { memory.deallocate() }
    (memory, isOwned) = (grown, true)
  }
}
