import ReckonBytecode
import ReckonCatalogue

/// Runs register code. What it cannot finish (a limit passed, a check that fails, a bound that is no integer, a cancelled task) the reference
/// machine runs again from the start, to say what happened.
struct RegisterMachine<Value: RegisterNumber>: ~Copyable {
  /// The point to continue at after a call.
  private struct CallRecord {
    let step: Int
    let subroutine: Int
    let frame: Int
    /// The position of the caller's locals in the reference machine.
    let locals: Int
  }

  /// Programs whose frames and inputs have at most this number of values run on the native stack.
  private static var stackCapacity: Int { 1024 / MemoryLayout<Value>.stride }

  /// Constants and inputs, from the last one down to which places below 0 count, then the frames of all open calls.
  private var memory: UnsafeMutablePointer<Value>
  private var capacity: Int
  private var isOnStack: Bool
  private var stepsLeft: Int
  private var poll: CancellationPoll
  private var calls: [CallRecord] = []
  // The state of the run: the frame of the open call, and the first frame, directly above constants and inputs.
  private var frame: UnsafeMutablePointer<Value>
  private var globals: UnsafeMutablePointer<Value>
  private var next = 0
  private var subroutine = 0
  private var base: Int
  private var locals = 0

  /// The value of a program, or `nil` when the reference machine must run it.
  static func run(_ code: RegisterCode<Value>, _ program: Program, _ inputs: InputNumbers, in context: inout EvaluationContext) -> Value? {
    let globalCount = code.parts.constants.count + inputs.count
    let size = globalCount + code.parts.subroutines[0].frameSize
    if size <= stackCapacity {
      return withUnsafeTemporaryAllocation(of: Value.self, capacity: stackCapacity) { memory in
        guard let start = memory.baseAddress else { preconditionFailure("memory for frames has an address") }
        var machine = RegisterMachine(start, stackCapacity, isOnStack: true, globalCount, context)
        return machine.run(code, program, inputs, &context)
      }
    }
    var machine = RegisterMachine(.allocate(capacity: size), size, isOnStack: false, globalCount, context)
    return machine.run(code, program, inputs, &context)
  }

  private init(
    _ memory: UnsafeMutablePointer<Value>, _ capacity: Int, isOnStack: Bool, _ globalCount: Int, _ context: borrowing EvaluationContext
  ) {
    self.memory = memory
    self.capacity = capacity
    self.isOnStack = isOnStack
    stepsLeft = context.steps
    poll = CancellationPoll(context.isCancelled)
    base = globalCount
    frame = memory + globalCount
    globals = frame
  }

  deinit { if !isOnStack { memory.deallocate() } }

  // Code and program are handed on rather than stored: whoever evaluates holds them, and nobody counts references.
  private mutating func run(
    _ code: RegisterCode<Value>, _ program: Program, _ inputs: InputNumbers, _ context: inout EvaluationContext
  ) -> Value? {
    // Number 0 lies right below the first frame.
    let constantCount = code.parts.constants.count
    for index in 0..<constantCount { (globals + ~index).initialize(to: code.parts.constants[index]) }
    let first = globals + ~constantCount
    inputs.forEach { index, number, exactness in (first - index).initialize(to: Value(number, exactness)) }
    guard charge(code.parts.ownInstructions) else { return nil }
    return code.parts.steps.withUnsafeBufferPointer { run($0, code, program, &context) }
  }

  /// The loop over the steps. What not every formula does, and the frame of this function need not be saved for, stands in functions of its own.
  private mutating func run(
    _ steps: UnsafeBufferPointer<RegisterCode<Value>.Step>, _ code: RegisterCode<Value>, _ program: Program,
    _ context: inout EvaluationContext
  ) -> Value? {
    while true {
      let step = steps[next]
      next &+= 1
      if poll.isCancelled(after: Value.instructionTime) { return nil }
      switch step.kind {
      case .add: Value.compute(.add, value(step.a), value(step.b), into: frame + Int(step.destination))
      case .subtract: Value.compute(.subtract, value(step.a), value(step.b), into: frame + Int(step.destination))
      case .multiply: Value.compute(.multiply, value(step.a), value(step.b), into: frame + Int(step.destination))
      case .divide: Value.compute(.divide, value(step.a), value(step.b), into: frame + Int(step.destination))
      case .negate: frame[Int(step.destination)] = -value(step.a).pointee
      case .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual: compare(step)
      case .not:
        let operand = value(step.a).pointee
        frame[Int(step.destination)] = Value.comparison(!operand.isTrue, operand, operand)
      case .apply1: guard apply(step, code, value(step.a), 1, &context) else { return nil }
      case .applyMany: guard apply(step, code, gather(step, code), Int(step.b), &context) else { return nil }
      case .host: guard callHost(step, code, &context) else { return nil }
      case .call: guard call(step, code, program, context) else { return nil }
      case .leave:
        guard let record = calls.popLast() else { return value(step.a).pointee }
        leave(with: value(step.a).pointee, for: record, steps[record.step].destination)
      case .bound: guard value(step.a).pointee.isBound else { return nil }
      case .check: guard context.policy == .ieee || value(step.a).pointee.isFinite else { return nil }
      case .accumulate: accumulate(step, code)
      case .total:
        frame[Int(step.destination)] = CompensatedSum(total: value(step.a).pointee, compensation: value(step.b).pointee).value
      case .move: frame[Int(step.destination)] = value(step.a).pointee
      case .jump: next = Int(step.c)
      case .branch:
        let condition = value(step.a)
        // All results from here on depend on an inexact number.
        if condition.pointee.exactness > context.exactness { context.exactness = condition.pointee.exactness }
        if !condition.pointee.isTrue { next = Int(step.c) }
      case .repeat:
        guard charge(Int(step.a)) else { return nil }
        next = Int(step.c)
      }
    }
  }

  @inline(__always) private func value(_ place: Int32) -> UnsafePointer<Value> {
    UnsafePointer((place >= 0 ? frame : globals) + Int(place))
  }

  /// Copies a step's operands to behind the frame's places.
  @inline(never) private func gather(_ step: RegisterCode<Value>.Step, _ code: RegisterCode<Value>) -> UnsafePointer<Value> {
    let arguments = frame + code.parts.subroutines[subroutine].placeCount
    for index in 0..<Int(step.b) { (arguments + index).initialize(to: value(code.parts.places[Int(step.a) + index]).pointee) }
    return UnsafePointer(arguments)
  }

  @inline(never) private func compare(_ step: RegisterCode<Value>.Step) {
    let (a, b) = (value(step.a).pointee, value(step.b).pointee)
    frame[Int(step.destination)] = Value.comparison(Self.holds(step.kind, a, b), a, b)
  }

  @inline(__always) private static func holds(_ kind: RegisterCode<Value>.Kind, _ a: Value, _ b: Value) -> Bool {
    switch kind {
    case .less: a < b
    case .lessOrEqual: a <= b
    case .greater: a > b
    case .greaterOrEqual: a >= b
    case .equal: a == b
    default: a != b
    }
  }

  @inline(never) private mutating func apply(
    _ step: RegisterCode<Value>.Step, _ code: RegisterCode<Value>, _ operands: UnsafePointer<Value>, _ count: Int,
    _ context: inout EvaluationContext
  ) -> Bool {
    let form = code.parts.forms[Int(step.c)]
    let further = Value.steps(form, operands, count)
    guard further == 0 || charge(further), !poll.isCancelled(after: Value.functionTime + further * 3) else { return false }
    frame[Int(step.destination)] = Value.apply(form, operands, count, in: &context)
    return true
  }

  @inline(never) private func accumulate(_ step: RegisterCode<Value>.Step, _ code: RegisterCode<Value>) {
    let list = Int(step.a)
    var sum = CompensatedSum(total: value(code.parts.places[list]).pointee, compensation: value(code.parts.places[list + 1]).pointee)
    Value.accumulate(value(code.parts.places[list + 2]).pointee, in: &sum)
    frame[Int(code.parts.places[list + 3])] = sum.total
    frame[Int(code.parts.places[list + 4])] = sum.compensation
  }

  // MARK: Calls

  @inline(never) private mutating func callHost(
    _ step: RegisterCode<Value>.Step, _ code: RegisterCode<Value>, _ context: inout EvaluationContext
  ) -> Bool {
    if poll.isCancelledNow() { return false }
    let operands = UnsafeBufferPointer(start: gather(step, code), count: Int(step.b))
    frame[Int(step.destination)] = Value.call(host: Int(step.c), operands, in: &context)
    return true
  }

  @inline(never) private mutating func call(
    _ step: RegisterCode<Value>.Step, _ code: RegisterCode<Value>, _ program: Program, _ context: borrowing EvaluationContext
  ) -> Bool {
    let callee = Int(step.c)
    let (function, target) = (program.subroutines[callee], code.parts.subroutines[callee])
    guard calls.count < context.callDepth, charge(program.frames[callee].instructionCount + function.localCount),
      let below = code.parts.valuesBelow[Int32(next - 1)]
    else { return false }
    _ = gather(step, code)
    calls.append(CallRecord(step: next - 1, subroutine: subroutine, frame: base, locals: locals))
    locals += program.subroutines[subroutine].localCount + below
    guard fits(locals + function.localCount + program.frames[callee].stackHeight + 1, context.callValues, program) else { return false }
    let globalCount = globals - memory
    base += code.parts.subroutines[subroutine].placeCount
    reserve(base + target.frameSize, keeping: base + Int(step.b))
    (frame, globals) = (memory + base, memory + globalCount)
    (subroutine, next) = (callee, target.start)
    return true
  }

  @inline(never) private mutating func leave(with result: Value, for record: CallRecord, _ destination: Int32) {
    (subroutine, base, locals, next) = (record.subroutine, record.frame, record.locals, record.step + 1)
    frame = memory + base
    frame[Int(destination)] = result
  }

  // MARK: Limits

  private mutating func charge(_ count: Int) -> Bool {
    stepsLeft -= count
    return stepsLeft >= 0
  }

  /// Whether the reference machine would find room for the frames of all open calls.
  private func fits(_ count: Int, _ maximum: Int, _ program: Program) -> Bool {
    count <= max(maximum, program.subroutines[0].localCount + program.frames[0].stackHeight + 1)
  }

  private mutating func reserve(_ count: Int, keeping used: Int) {
    guard count > capacity else { return }
    let grown = UnsafeMutablePointer<Value>.allocate(capacity: max(count, 2 * capacity))
    grown.moveInitialize(from: memory, count: used)
    if !isOnStack { memory.deallocate() }
    (memory, capacity, isOnStack) = (grown, max(count, 2 * capacity), false)
  }
}
