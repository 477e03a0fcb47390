import ReckonCatalogue

/// Runs register code. If a run cannot finish (an exceeded limit, a failed check, a non-integer loop bound,
/// cancellation), the reference machine evaluates again from the start, to report the error.
enum RegisterMachine<Value: RegisterNumber> {
  typealias Step = RegisterCode<Value>.Step
  typealias Table = RegisterCode<Value>.Table

  /// Programs whose frames have at most this many values run on the native stack.
  static var stackCapacity: Int { 1024 / MemoryLayout<Value>.stride }

  /// The value of a program, or `nil` when the reference machine must run it.
  ///
  /// - Parameter code: must be retained by the caller.
  static func value(of code: UnsafePointer<Table>, _ inputs: InputNumbers, in context: inout EvaluationContext)
    -> Value?
  {
    let count = code.pointee.valueCount
    return withMemory(for: count) { memory in
      inputs.forEach { index, number, exactness in (memory + index).initialize(to: Value(number, exactness)) }
      return withUnsafeMutablePointer(to: &context) { context in
        var run = RegisterRun(code, UnsafeMutableRawPointer(memory), capacity: max(count, stackCapacity), context)
        guard run.charge(code.pointee.subroutines[0].instructionCount) else { return nil }
        return withUnsafeMutablePointer(to: &run) { self.run(code, UnsafeMutableRawPointer(memory), nil, $0) }
      }
    }
  }

  /// The same for code that needs only memory for its frame.
  @inline(__always) static func contextFreeValue(of code: UnsafePointer<Table>, _ inputs: UnsafePointer<Value>)
    -> Value?
  {
    withMemory(for: code.pointee.valueCount) { memory in
      run(code, UnsafeMutableRawPointer(memory), inputs, nil)
    }
  }

  /// Copies values, the first few one by one: the library function takes longer, and merges stores of values that are
  /// loaded separately.
  @inline(__always) private static func copy(
    _ values: UnsafePointer<Value>, _ count: Int, to memory: UnsafeMutablePointer<Value>
  ) {
    guard count > 0 else { return }
    memory[0] = values[0]
    guard count > 1 else { return }
    memory[1] = values[1]
    guard count > 2 else { return }
    memory[2] = values[2]
    guard count > 3 else { return }
    (memory + 3).update(from: values + 3, count: count - 3)
  }

  @inline(__always) private static func withMemory(for count: Int, _ body: (UnsafeMutablePointer<Value>) -> Value?)
    -> Value?
  {
    func start(of memory: UnsafeMutableBufferPointer<Value>) -> UnsafeMutablePointer<Value> {
      guard let start = memory.baseAddress else { preconditionFailure("memory for frames has an address") }
      return start
    }
    guard count <= stackCapacity else {
      return withUnsafeTemporaryAllocation(of: Value.self, capacity: count) { body(start(of: $0)) }
    }
    return withUnsafeTemporaryAllocation(of: Value.self, capacity: stackCapacity) { body(start(of: $0)) }
  }

  /// The interpreter loop over the steps.
  ///
  /// - Parameters:
  ///   - inputs: the formula's inputs, unless they are at the start of the frame already.
  ///   - run: the state for calls, loops and random numbers; `nil` for code without them, by
  ///     ``RegisterCode/Table/needsRun``.
  @inline(__always) private static func run(
    _ code: UnsafePointer<Table>, _ start: UnsafeMutableRawPointer, _ inputs: UnsafePointer<Value>?,
    _ run: UnsafeMutablePointer<RegisterRun<Value>>?
  ) -> Value? {
    if let inputs { copy(inputs, code.pointee.inputCount, to: place(start, 0)) }
    let (steps, forms, lists) = (UnsafePointer(code.pointee.steps), code.pointee.forms, code.pointee.lists)
    copy(code.pointee.constants, code.pointee.constantCount, to: place(start, code.pointee.constantPlace))
    var frame = start
    var next = steps
    func at(_ place: Int32) -> UnsafeMutablePointer<Value> { Self.place(frame, place) }
    func third(_ step: Step) -> Value {
      (frame + Int(step.c) * MemoryLayout<Value>.stride).assumingMemoryBound(to: Value.self).pointee
    }
    func go(to step: Step) { next = steps + Int(step.destination) }
    /// The result of the last step, for number types that keep it.
    var last = Value.zero
    func put(_ value: Value, _ step: Step) {
      if Value.staysInRegister { last = value }
      at(step.destination).pointee = value
    }
    func compute(_ operation: Arithmetic, _ step: Step) {
      guard Value.staysInRegister else {
        return Value.compute(operation, at(step.a), at(step.b), into: at(step.destination))
      }
      put(Value.arithmetic(operation, at(step.a).pointee, at(step.b).pointee), step)
    }
    while true {
      let step = next.pointee
      next += 1
      switch step.kind {
      case .add: compute(.add, step)
      case .subtract: compute(.subtract, step)
      case .multiply: compute(.multiply, step)
      case .divide: compute(.divide, step)
      case .lastAdd: put(last + at(step.b).pointee, step)
      case .lastSubtract: put(last - at(step.b).pointee, step)
      case .lastMultiply: put(last * at(step.b).pointee, step)
      case .lastDivide: put(last / at(step.b).pointee, step)
      case .subtractLast: put(at(step.a).pointee - last, step)
      case .divideLast: put(at(step.a).pointee / last, step)
      case .lastSquare: put(last * last, step)
      case .multiplyAdd: put(at(step.a).pointee * at(step.b).pointee + third(step), step)
      case .multiplySubtract: put(at(step.a).pointee * at(step.b).pointee - third(step), step)
      case .subtractProduct: put(third(step) - at(step.a).pointee * at(step.b).pointee, step)
      case .addMultiply: put((at(step.a).pointee + at(step.b).pointee) * third(step), step)
      case .subtractMultiply: put((at(step.a).pointee - at(step.b).pointee) * third(step), step)
      case .lastMultiplyAdd: put(last * at(step.b).pointee + third(step), step)
      case .lastMultiplySubtract: put(last * at(step.b).pointee - third(step), step)
      case .lastSubtractProduct: put(third(step) - last * at(step.b).pointee, step)
      case .lastAddMultiply: put((last + at(step.b).pointee) * third(step), step)
      case .lastSubtractMultiply: put((last - at(step.b).pointee) * third(step), step)
      case .negate: put(-at(step.a).pointee, step)
      case .less: compare(step, frame) { $0 < $1 }
      case .lessOrEqual: compare(step, frame) { $0 <= $1 }
      case .greater: compare(step, frame) { $0 > $1 }
      case .greaterOrEqual: compare(step, frame) { $0 >= $1 }
      case .equal: compare(step, frame) { $0 == $1 }
      case .notEqual: compare(step, frame) { $0 != $1 }
      case .not: compare(step, frame) { operand, _ in !operand.isTrue }
      case .unlessLess: if !holds(step, frame, run, { $0 < $1 }) { go(to: step) }
      case .unlessLessOrEqual: if !holds(step, frame, run, { $0 <= $1 }) { go(to: step) }
      case .unlessGreater: if !holds(step, frame, run, { $0 > $1 }) { go(to: step) }
      case .unlessGreaterOrEqual: if !holds(step, frame, run, { $0 >= $1 }) { go(to: step) }
      case .unlessEqual: if !holds(step, frame, run, { $0 == $1 }) { go(to: step) }
      case .unlessNotEqual: if !holds(step, frame, run, { $0 != $1 }) { go(to: step) }
      case .apply:
        guard apply(forms[Int(step.b)], at(step.a), 1, run, into: at(step.destination)) else { return nil }
        if Value.staysInRegister { last = at(step.destination).pointee }
      case .applyList:
        let list = lists + Int(step.a)
        let count = Int(list[-1])
        let operands = gather(list, count, frame, run?.pointee.argumentPlace ?? code.pointee.argumentPlace)
        guard apply(forms[Int(step.b)], operands, count, run, into: at(step.destination)) else { return nil }
        if Value.staysInRegister { last = at(step.destination).pointee }
      case .choose:
        let list = lists + Int(step.a)
        put(Value.choice(at(list[0]).pointee, at(list[1]).pointee, at(list[2]).pointee), step)
      case .polynomial:
        let list = lists + Int(step.a)
        let factor = at(list[1]).pointee
        var value = at(list[0]).pointee
        for index in 2..<Int(list[-1]) { value = value * factor + at(list[index]).pointee }
        put(value, step)
      case .host: guard let run, run.pointee.callHost(step, lists + Int(step.a), frame) else { return nil }
      case .call:
        guard let run, run.pointee.call(step, lists + Int(step.a), frame, next) else { return nil }
        (frame, next) = (run.pointee.frame, run.pointee.next)
      case .leave:
        guard let run, run.pointee.leave(with: at(step.a).pointee) else { return at(step.a).pointee }
        (frame, next) = (run.pointee.frame, run.pointee.next)
      case .leaveLast:
        guard let run, run.pointee.leave(with: last) else { return last }
        (frame, next) = (run.pointee.frame, run.pointee.next)
      case .bound: guard at(step.a).pointee.isBound else { return nil }
      case .check: guard at(step.a).pointee.isFinite || run?.pointee.isIEEE ?? false else { return nil }
      case .accumulate:
        let list = lists + Int(step.a)
        var sum = CompensatedSum(total: at(list[0]).pointee, compensation: at(list[1]).pointee)
        Value.accumulate(at(list[2]).pointee, in: &sum)
        at(list[3]).pointee = sum.total
        at(list[4]).pointee = sum.compensation
      case .total:
        at(step.destination).pointee = CompensatedSum(total: at(step.a).pointee, compensation: at(step.b).pointee).value
      case .move: at(step.destination).pointee = at(step.a).pointee
      case .jump: go(to: step)
      case .branch:
        let condition = at(step.a).pointee
        note(condition, run)
        if !condition.isTrue { go(to: step) }
      case .repeat:
        guard let run, run.pointee.charge(Int(step.a)), !run.pointee.poll.isCancelled(after: Int(step.b)) else {
          return nil
        }
        go(to: step)
      case .poll: guard let run, !run.pointee.poll.isCancelled(after: Int(step.b)) else { return nil }
      }
    }
  }

  @inline(__always) static func place(_ frame: UnsafeMutableRawPointer, _ place: Int32) -> UnsafeMutablePointer<Value> {
    (frame + Int(place)).assumingMemoryBound(to: Value.self)
  }

  @inline(__always) private static func compare(
    _ step: Step, _ frame: UnsafeMutableRawPointer, _ relation: (Value, Value) -> Bool
  ) {
    let (a, b) = (place(frame, step.a).pointee, place(frame, step.kind == .not ? step.a : step.b).pointee)
    place(frame, step.destination).pointee = Value.comparison(relation(a, b), a, b)
  }

  /// Whether the comparison of a branch holds.
  @inline(__always) private static func holds(
    _ step: Step, _ frame: UnsafeMutableRawPointer, _ run: UnsafeMutablePointer<RegisterRun<Value>>?,
    _ relation: (Value, Value) -> Bool
  ) -> Bool {
    let (a, b) = (place(frame, step.a).pointee, place(frame, step.b).pointee)
    note(a, run)
    note(b, run)
    return relation(a, b)
  }

  /// Records that all results from here on depend on a number.
  @inline(__always) private static func note(_ number: Value, _ run: UnsafeMutablePointer<RegisterRun<Value>>?) {
    guard Value.needsRun, let run else { return }
    let context = run.pointee.context
    if number.exactness > context.pointee.exactness { context.pointee.exactness = number.exactness }
  }

  @inline(__always) private static func apply(
    _ form: Value.Form, _ operands: UnsafePointer<Value>, _ count: Int,
    _ run: UnsafeMutablePointer<RegisterRun<Value>>?,
    into result: UnsafeMutablePointer<Value>
  ) -> Bool {
    if Value.needsRun {
      guard let run else { preconditionFailure("such numbers have a run") }
      let further = Value.steps(form, operands, count)
      guard further == 0 || run.pointee.charge(further),
        !run.pointee.poll.isCancelled(after: Value.functionTime + further * 3)
      else {
        return false
      }
    }
    result.pointee = Value.apply(form, operands, count, in: run?.pointee.context)
    return true
  }

  /// Copies a list's values to the slots after the frame's values.
  @inline(__always) static func gather(
    _ list: UnsafePointer<Int32>, _ count: Int, _ frame: UnsafeMutableRawPointer, _ argumentPlace: Int
  ) -> UnsafePointer<Value> {
    let arguments = (frame + argumentPlace).assumingMemoryBound(to: Value.self)
    for index in 0..<count { (arguments + index).initialize(to: place(frame, list[index]).pointee) }
    return UnsafePointer(arguments)
  }
}
