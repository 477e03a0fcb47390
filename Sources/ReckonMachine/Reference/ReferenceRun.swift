import ReckonBytecode
import ReckonCatalogue

/// One run of the reference machine.
struct ReferenceRun<NumericValue: MachineNumber>: ~Copyable {
  /// The state to restore after a call.
  private struct CallRecord {
    let subroutine: Int
    let returnOffset: Int
    let locals: Int
  }

  /// An open attempt, with the state that a failure restores.
  private struct AttemptRecord {
    let handler: Int
    let subroutine: Int
    let locals: Int
    let top: Int
    let callCount: Int
    let searchCount: Int
  }

  let program: Program
  // The parts of the program that the loop reads: copying the complete program would cost more than a short run.
  let code: [UInt8]
  private let subroutines: [Program.Subroutine]
  private let frames: [Program.Frame]
  let constants: [Program.Constant]
  let mode: ReferenceMachine.Mode
  /// The locals and operand stacks of all open calls, contiguously.
  var memory: UnsafeMutablePointer<NumericValue>
  var capacity: Int
  private var calls: [CallRecord] = []
  /// The open searches, innermost last.
  var searches: [ProgramSearch] = []
  /// The open attempts, innermost last.
  private var attempts: [AttemptRecord] = []
  /// The inputs already known to be numbers, in attempts; lists are long, and loops read them repeatedly.
  private var numbers: [Bool] = []
  var steps: Int
  var poll: CancellationPoll

  init(_ program: Program, mode: ReferenceMachine.Mode, _ context: borrowing EvaluationContext) {
    self.program = program
    code = program.code
    subroutines = program.subroutines
    frames = program.frames
    constants = program.constants
    self.mode = mode
    steps = context.steps
    poll = CancellationPoll(context.isCancelled)
    capacity = subroutines[0].localCount + frames[0].stackHeight + 1
    // Every slot is initialized before the run begins, so that no read sees uninitialized memory.
    memory = UnsafeMutablePointer.allocate(capacity: capacity)
    memory.initialize(repeating: .zero, count: capacity)
  }

  deinit {
    memory.deinitialize(count: capacity)
    memory.deallocate()
  }

  /// Whether an input is neither NaN nor a list that contains NaN.
  private mutating func isNumber(_ inputs: UnsafeBufferPointer<NumericValue>, _ index: Int) -> Bool {
    if numbers.isEmpty { numbers = Array(repeating: false, count: inputs.count) }
    if !numbers[index] { numbers[index] = inputs[index].isFinite || !inputs[index].double.isNaN }
    return numbers[index]
  }

  func error(_ kind: FormulaError.Kind, at offset: Int) -> FormulaError {
    let place = program.place(of: offset)
    return FormulaError(kind, at: place.range, in: place.source)
  }

  // MARK: Running

  mutating func run(_ inputs: UnsafeBufferPointer<NumericValue>, _ context: inout EvaluationContext)
    throws(FormulaError) -> NumericValue
  {
    try charge(frames[0].instructionCount, at: 0, context)
    var (offset, subroutine, locals, top) = (0, 0, 0, subroutines[0].localCount)
    while true {
      do throws(FormulaError) { return try run(offset, subroutine, locals, top, inputs, &context) } catch {
        guard error.kind.isFailure, let record = attempts.popLast() else { throw error }
        calls.removeLast(calls.count - record.callCount)
        searches.removeLast(searches.count - record.searchCount)
        (offset, subroutine, locals, top) = (record.handler, record.subroutine, record.locals, record.top)
      }
    }
  }

  /// Runs from an instruction of a subroutine to the end of the formula.
  ///
  /// - Parameter top: the index after the top of the stack.
  private mutating func run(
    _ offset: Int, _ subroutine: Int, _ locals: Int, _ top: Int, _ inputs: UnsafeBufferPointer<NumericValue>,
    _ context: inout EvaluationContext
  ) throws(FormulaError) -> NumericValue {
    var (offset, subroutine, locals, top) = (offset, subroutine, locals, top)
    while true {
      let start = offset
      if poll.isCancelled(after: NumericValue.instructionTime) { throw error(.cancelled, at: start) }
      guard let instruction = Instruction.decode(code, at: &offset) else {
        preconditionFailure("verified code ends in an instruction")
      }
      let index = Int(instruction.operand)
      switch instruction.opcode {
      case .constant: push(NumericValue(constants[index].number, constants[index].exactness), &top)
      case .variable:
        do throws(Work.Stop) { try inputs[index].read(in: context) } catch {
          // A test for missing values may read an input without one.
          guard asksForMissing(at: offset) else { throw self.error(context.kind(of: error), at: start) }
        }
        // An input that is not a number is a failure inside an attempt.
        if !attempts.isEmpty, mode != .ieee, !isNumber(inputs, index) {
          throw error(.missingValue(program.variables[index]), at: start)
        }
        push(inputs[index], &top)
      case .local: push(memory[locals + index], &top)
      case .store:
        top -= 1
        memory[locals + index] = memory[top]
      case .tee: memory[locals + index] = memory[top - 1]
      case .pop: top -= 1
      case .add: try arithmetic(.add, .add, start, &top, &context)
      case .subtract: try arithmetic(.subtract, .subtract, start, &top, &context)
      case .multiply: try arithmetic(.multiply, .multiply, start, &top, &context)
      case .divide: try arithmetic(.divide, .divide, start, &top, &context)
      case .negate:
        do throws(Work.Stop) { memory[top - 1] = try NumericValue.opposite(of: memory[top - 1], in: &context) } catch {
          throw self.error(context.kind(of: error), at: start)
        }
      case .less: try compare(.less, start, &top, &context)
      case .lessOrEqual: try compare(.lessOrEqual, start, &top, &context)
      case .greater: try compare(.greater, start, &top, &context)
      case .greaterOrEqual: try compare(.greaterOrEqual, start, &top, &context)
      case .equal: try compare(.equal, start, &top, &context)
      case .notEqual: try compare(.notEqual, start, &top, &context)
      case .not:
        do throws(Work.Stop) { memory[top - 1] = try NumericValue.negated(memory[top - 1], in: &context) } catch {
          throw self.error(context.kind(of: error), at: start)
        }
      case .apply1: try apply(instruction, 1, start, &top, &context)
      case .apply2: try apply(instruction, 2, start, &top, &context)
      case .apply3: try apply(instruction, 3, start, &top, &context)
      case .applyN: try apply(instruction, Int(instruction.count), start, &top, &context)
      case .host: try callHost(index, start, &top, &context)
      case .call:
        guard calls.count < context.callDepth else { throw error(.depthLimit(context.callDepth), at: start) }
        let callee = subroutines[index]
        let frame = frames[index]
        try charge(frame.instructionCount + callee.localCount, at: start, context)
        calls.append(CallRecord(subroutine: subroutine, returnOffset: offset, locals: locals))
        // The arguments on top of the caller's stack become the callee's first locals.
        locals = top - callee.parameterCount
        top = locals + callee.localCount
        try reserve(top + frame.stackHeight + 1, context.callValues, at: start)
        for local in callee.parameterCount..<callee.localCount { memory[locals + local] = .zero }
        subroutine = index
        offset = callee.code.lowerBound
      case .return:
        let result = memory[top - 1]
        guard let record = calls.popLast() else { return result }
        memory[locals] = result
        top = locals + 1
        (subroutine, offset, locals) = (record.subroutine, record.returnOffset, record.locals)
      case .jump: offset = index
      case .jumpIfFalse:
        top -= 1
        // All results from here on depend on an inexact number.
        if memory[top].exactness > context.exactness { context.exactness = memory[top].exactness }
        do throws(Work.Stop) {
          if try !memory[top].holds(in: &context) { offset = index }
        } catch { throw self.error(context.kind(of: error), at: start) }
      case .loop:
        try charge(offset - index, at: start, context)
        offset = index
      case .bound:
        let value = memory[top - 1]
        guard value.isBound else {
          let name = Function.Repetition(rawValue: UInt8(index)).map(Self.name) ?? ""
          throw error(.noBoundedInteger(function: name, value: value.number), at: start)
        }
      case .accumulate:
        top -= 1
        var sum = compensatedSum(at: locals + index)
        do throws(Work.Stop) { try NumericValue.accumulate(memory[top], in: &sum, in: &context) } catch {
          throw self.error(context.kind(of: error), at: start)
        }
        (memory[locals + index], memory[locals + index + 1]) = (sum.total, sum.compensation)
        try throwIfFailed(.sum, at: start, operands: [memory[top]], result: sum.total)
      case .total:
        let value = compensatedSum(at: locals + index).value
        // The sum may be finite and overflow when the compensation is added.
        try throwIfFailed(
          .sum, at: start, operands: [memory[locals + index], memory[locals + index + 1]], result: value)
        push(value, &top)
      case .check:
        // A non-finite result makes the caller run in careful mode.
        if mode == .checked, !memory[top - 1].isFinite { return memory[top - 1] }
      case .text: push(NumericValue.made(ofText: program.texts[index]), &top)
      case .values: try applyValues(instruction, start, &top, &context)
      case .append:
        top -= 1
        do throws(Work.Stop) { try memory[locals + index].append(memory[top], in: &context) } catch {
          throw self.error(context.kind(of: error), at: start)
        }
      case .seek:
        top -= 2
        try seek(index, start, from: memory[top], to: memory[top + 1], hints: hints(inputs, locals..<top), context)
      case .probe:
        let point = searches[searches.count - 1].next()
        if let point { memory[locals + index] = NumericValue(point, .exact) }
        push(NumericValue(truth: point != nil), &top)
      case .weigh:
        top -= 1
        try weigh(memory[top], start, context)
      case .found: push(try found(start), &top)
      case .deliver:
        top -= 1
        // Without memory for results, none are wanted.
        if let results = context.results {
          guard results.indices.contains(index) else {
            preconditionFailure("there is room for all results or for none")
          }
          results[index] = memory[top].double
        }
      case .attempt:
        attempts.append(
          AttemptRecord(
            handler: index, subroutine: subroutine, locals: locals, top: top, callCount: calls.count,
            searchCount: searches.count))
      case .settle: attempts.removeLast()
      }
    }
  }

  @inline(__always) func push(_ value: NumericValue, _ top: inout Int) {
    memory[top] = value
    top += 1
  }

  @inline(__always) private mutating func arithmetic(
    _ operation: Arithmetic, _ function: Function.ID, _ start: Int, _ top: inout Int, _ context: inout EvaluationContext
  ) throws(FormulaError) {
    let left = memory[top - 2]
    let right = memory[top - 1]
    let result: NumericValue
    do throws(Work.Stop) { result = try NumericValue.arithmetic(operation, left, right, in: &context) } catch {
      throw self.error(context.kind(of: error), at: start)
    }
    if mode == .careful, !result.isFinite {
      try throwIfFailed(function, at: start, operands: [left, right], result: result)
    }
    memory[top - 2] = result
    top -= 1
  }

  /// A comparison always yields a truth value, and never fails.
  @inline(__always) private func compare(
    _ relation: Relation, _ start: Int, _ top: inout Int, _ context: inout EvaluationContext
  ) throws(FormulaError) {
    do throws(Work.Stop) {
      memory[top - 2] = try NumericValue.compared(relation, memory[top - 2], memory[top - 1], in: &context)
    } catch { throw self.error(context.kind(of: error), at: start) }
    top -= 1
  }

  private func compensatedSum(at index: Int) -> CompensatedSum<NumericValue> {
    CompensatedSum(total: memory[index], compensation: memory[index + 1])
  }

  /// Throws if a dedicated operation failed and this run tests operations.
  private mutating func throwIfFailed(
    _ function: Function.ID, at start: Int, operands: [NumericValue], result: NumericValue
  ) throws(FormulaError) {
    guard mode == .careful, !result.isFinite else { return }
    let failure = operands.withUnsafeBufferPointer { NumericValue.failure(of: Operation(function), $0, result: result) }
    if let failure { try fail(error(failure, at: start), operands.contains { !$0.isFinite }) }
  }

  /// Ends the run with a failure, unless the open search continues past it.
  mutating func fail(_ error: FormulaError, _ hasInfiniteOperand: Bool) throws(FormulaError) {
    guard searches.count > attempts.last?.searchCount ?? 0,
      searches[searches.count - 1].goesOn(after: error, hasInfiniteOperand)
    else {
      throw error
    }
  }
}
