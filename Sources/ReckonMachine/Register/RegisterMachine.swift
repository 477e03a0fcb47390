import ReckonBytecode
import ReckonCatalogue

/// Runs register code. What it cannot finish (a limit passed, a check that fails, a bound that is no integer, a cancelled task) the reference
/// machine runs again from the start, to say what happened.
struct RegisterMachine<Value: RegisterNumber>: ~Copyable {
  /// Where to go on after a call.
  private struct CallRecord {
    let step: Int
    let subroutine: Int
    let frame: Int
    /// Where the reference machine would have the caller's locals.
    let locals: Int
  }

  /// Programs whose frames and inputs are no more than so many values run on the native stack.
  private static var stackCapacity: Int { 1024 / MemoryLayout<Value>.stride }

  /// Constants and inputs, from the last one down to which places below 0 count, then the frames of all open calls.
  private var memory: UnsafeMutablePointer<Value>
  private var capacity: Int
  private var isOnStack: Bool
  private var stepsLeft: Int
  private var poll: CancellationPoll
  private var calls: [CallRecord] = []

  /// The value of a program, or nothing when the reference machine must run it.
  ///
  /// - Parameter input: the value of each input.
  static func run(
    _ code: RegisterCode<Value>, _ program: Program, _ inputCount: Int, in context: inout EvaluationContext, input: (Int) -> Value
  ) -> Value? {
    let globalCount = code.parts.constants.count + inputCount
    let size = globalCount + code.parts.subroutines[0].frameSize
    if size <= stackCapacity {
      return withUnsafeTemporaryAllocation(of: Value.self, capacity: stackCapacity) { memory in
        guard let start = memory.baseAddress else { preconditionFailure("memory for frames has an address") }
        var machine = RegisterMachine(start, stackCapacity, isOnStack: true, context)
        return machine.run(code, program, globalCount, &context, input: input)
      }
    }
    var machine = RegisterMachine(.allocate(capacity: size), size, isOnStack: false, context)
    return machine.run(code, program, globalCount, &context, input: input)
  }

  private init(
    _ memory: UnsafeMutablePointer<Value>, _ capacity: Int, isOnStack: Bool, _ context: borrowing EvaluationContext
  ) {
    self.memory = memory
    self.capacity = capacity
    self.isOnStack = isOnStack
    stepsLeft = context.steps
    poll = CancellationPoll(context.isCancelled)
  }

  deinit { if !isOnStack { memory.deallocate() } }

  // Code and program are handed on rather than stored: whoever evaluates holds them, and nobody counts references.
  private mutating func run(
    _ code: RegisterCode<Value>, _ program: Program, _ globalCount: Int, _ context: inout EvaluationContext, input: (Int) -> Value
  ) -> Value? {
    // Number 0 lies right below the first frame.
    for index in 0..<globalCount {
      let value = index < code.parts.constants.count ? code.parts.constants[index] : input(index - code.parts.constants.count)
      (memory + (globalCount - 1 - index)).initialize(to: value)
    }
    guard charge(code.parts.ownInstructions) else { return nil }
    return code.parts.steps.withUnsafeBufferPointer { run($0, code, program, globalCount, &context) }
  }

  private mutating func run(
    _ steps: UnsafeBufferPointer<RegisterCode<Value>.Step>, _ code: RegisterCode<Value>, _ program: Program, _ globalCount: Int,
    _ context: inout EvaluationContext
  ) -> Value? {
    var subroutine = 0
    var locals = 0
    var base = globalCount
    var frame = memory + base
    // Constants and inputs lie where the first frame begins, whatever frame is looked at.
    var globals = frame
    @inline(__always) func value(_ place: Int32) -> UnsafePointer<Value> {
      UnsafePointer(place >= 0 ? frame + Int(place) : globals + Int(place))
    }
    /// Copies a step's operands to behind the frame's places.
    func gather(_ step: RegisterCode<Value>.Step) -> UnsafeMutablePointer<Value> {
      let arguments = frame + code.parts.subroutines[subroutine].placeCount
      for index in 0..<Int(step.b) { (arguments + index).initialize(to: value(code.parts.places[Int(step.a) + index]).pointee) }
      return arguments
    }
    var next = 0
    while true {
      let step = steps[next]
      next += 1
      if poll.isCancelled(after: Value.instructionTime) { return nil }
      switch step.kind {
      case .add: frame[Int(step.destination)] = value(step.a).pointee + value(step.b).pointee
      case .subtract: frame[Int(step.destination)] = value(step.a).pointee - value(step.b).pointee
      case .multiply: frame[Int(step.destination)] = value(step.a).pointee * value(step.b).pointee
      case .divide: frame[Int(step.destination)] = value(step.a).pointee / value(step.b).pointee
      case .negate: frame[Int(step.destination)] = -value(step.a).pointee
      case .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual:
        let (a, b) = (value(step.a).pointee, value(step.b).pointee)
        frame[Int(step.destination)] = Value.comparison(Self.holds(step.kind, a, b), a, b)
      case .not:
        let operand = value(step.a).pointee
        frame[Int(step.destination)] = Value.comparison(!operand.isTrue, operand, operand)
      case .apply1:
        guard let result = apply(code.parts.forms[Int(step.c)], value(step.a), 1, &context) else { return nil }
        frame[Int(step.destination)] = result
      case .applyMany:
        let arguments = gather(step)
        guard let result = apply(code.parts.forms[Int(step.c)], UnsafePointer(arguments), Int(step.b), &context) else { return nil }
        frame[Int(step.destination)] = result
      case .host:
        if poll.isCancelledNow() { return nil }
        let arguments = gather(step)
        let operands = UnsafeBufferPointer(start: UnsafePointer(arguments), count: Int(step.b))
        frame[Int(step.destination)] = Value.call(host: Int(step.c), operands, in: &context)
      case .call:
        let callee = Int(step.c)
        let (function, target) = (program.subroutines[callee], code.parts.subroutines[callee])
        guard calls.count < context.callDepth, charge(program.frames[callee].instructionCount + function.localCount),
          let below = code.parts.valuesBelow[Int32(next - 1)]
        else { return nil }
        _ = gather(step)
        calls.append(CallRecord(step: next - 1, subroutine: subroutine, frame: base, locals: locals))
        locals += program.subroutines[subroutine].localCount + below
        guard fits(locals + function.localCount + program.frames[callee].stackHeight + 1, context.callValues, program) else { return nil }
        base += code.parts.subroutines[subroutine].placeCount
        reserve(base + target.frameSize, keeping: base + Int(step.b))
        (frame, globals) = (memory + base, memory + globalCount)
        (subroutine, next) = (callee, target.start)
      case .leave:
        let result = value(step.a).pointee
        guard let record = calls.popLast() else { return result }
        (subroutine, base, locals, next) = (record.subroutine, record.frame, record.locals, record.step + 1)
        frame = memory + base
        frame[Int(steps[record.step].destination)] = result
      case .bound: guard value(step.a).pointee.isBound else { return nil }
      case .check: guard context.policy == .ieee || value(step.a).pointee.isFinite else { return nil }
      case .accumulate:
        let list = Int(step.a)
        var sum = CompensatedSum(total: value(code.parts.places[list]).pointee, compensation: value(code.parts.places[list + 1]).pointee)
        Value.accumulate(value(code.parts.places[list + 2]).pointee, in: &sum)
        frame[Int(code.parts.places[list + 3])] = sum.total
        frame[Int(code.parts.places[list + 4])] = sum.compensation
      case .total:
        frame[Int(step.destination)] = CompensatedSum(total: value(step.a).pointee, compensation: value(step.b).pointee).value
      case .move: frame[Int(step.destination)] = value(step.a).pointee
      case .jump: next = Int(step.c)
      case .branch:
        let condition = value(step.a).pointee
        // What is computed from here on depends on a number that may be off.
        if condition.exactness > context.exactness { context.exactness = condition.exactness }
        if !condition.isTrue { next = Int(step.c) }
      case .repeat:
        guard charge(Int(step.a)) else { return nil }
        next = Int(step.c)
      }
    }
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

  @inline(__always) private mutating func apply(
    _ form: Value.Form, _ operands: UnsafePointer<Value>, _ count: Int, _ context: inout EvaluationContext
  ) -> Value? {
    let further = Value.steps(form, operands, count)
    guard further == 0 || charge(further), !poll.isCancelled(after: Value.functionTime + further * 3) else { return nil }
    return Value.apply(form, operands, count, in: &context)
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
