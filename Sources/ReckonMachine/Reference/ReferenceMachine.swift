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

/// One run of the reference machine.
private struct ReferenceRun<NumericValue: MachineNumber>: ~Copyable {
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

  private let program: Program
  // The parts of the program that the loop reads: copying the complete program would cost more than a short run.
  private let code: [UInt8]
  private let subroutines: [Program.Subroutine]
  private let frames: [Program.Frame]
  private let constants: [Program.Constant]
  private let mode: ReferenceMachine.Mode
  /// The locals and operand stacks of all open calls, contiguously.
  private var memory: UnsafeMutablePointer<NumericValue>
  private var capacity: Int
  private var calls: [CallRecord] = []
  /// The open searches, innermost last.
  private var searches: [ProgramSearch] = []
  /// The open attempts, innermost last.
  private var attempts: [AttemptRecord] = []
  /// The inputs already known to be numbers, in attempts; lists are long, and loops read them repeatedly.
  private var numbers: [Bool] = []
  private var steps: Int
  private var poll: CancellationPoll

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

  private func error(_ kind: FormulaError.Kind, at offset: Int) -> FormulaError {
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

  @inline(__always) private func push(_ value: NumericValue, _ top: inout Int) {
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
  private mutating func fail(_ error: FormulaError, _ hasInfiniteOperand: Bool) throws(FormulaError) {
    guard searches.count > attempts.last?.searchCount ?? 0,
      searches[searches.count - 1].goesOn(after: error, hasInfiniteOperand)
    else {
      throw error
    }
  }

  private mutating func apply(
    _ instruction: Instruction, _ count: Int, _ start: Int, _ top: inout Int, _ context: inout EvaluationContext
  ) throws(FormulaError) {
    let form = NumericValue.form(of: instruction.operand, count: count)
    let further = NumericValue.steps(form, memory + (top - count), count)
    if further > 0 { try charge(further, at: start, context) }
    if poll.isCancelled(after: NumericValue.functionTime + further * 3) { throw error(.cancelled, at: start) }
    let result: NumericValue
    do throws(Work.Stop) { result = try NumericValue.applied(form, memory + (top - count), count, in: &context) } catch
    {
      // If doubles suffice for the search: 1/gamma(10^200) is 0 in them.
      let isTooLarge = error == .size && !searches.isEmpty
      throw self.error(context.kind(of: isTooLarge ? .magnitude : error), at: start)
    }
    if mode == .careful, !result.isFinite, let operation = Operation(code: instruction.operand) {
      let operands = UnsafeBufferPointer(start: memory + (top - count), count: count)
      if let failure = NumericValue.failure(of: operation, operands, result: result) {
        try fail(error(failure, at: start), operands.contains { !$0.isFinite })
      }
    }
    top -= count
    push(result, &top)
  }

  /// Whether the instruction at an offset tests the top of the stack for a missing value.
  private func asksForMissing(at offset: Int) -> Bool {
    var offset = offset
    guard let next = Instruction.decode(code, at: &offset), next.opcode == .values else { return false }
    return [ValueFunction.isMissing, .isPresent].contains { UInt32($0.rawValue) == next.operand }
  }

  private mutating func applyValues(
    _ instruction: Instruction, _ start: Int, _ top: inout Int, _ context: inout EvaluationContext
  ) throws(FormulaError) {
    guard let function = UInt8(exactly: instruction.operand).flatMap({ ValueFunction(rawValue: $0) }) else {
      preconditionFailure("verified code applies functions that exist")
    }
    let count = Int(instruction.count)
    if poll.isCancelled(after: NumericValue.functionTime) { throw error(.cancelled, at: start) }
    do throws(Work.Stop) {
      let result = try NumericValue.values(function, memory + (top - count), count, in: &context)
      top -= count
      push(result, &top)
    } catch { throw self.error(context.kind(of: error), at: start) }
  }

  // MARK: Searches

  /// The constants and values in scope, as hints: peaks are most often near them.
  private func hints(_ inputs: UnsafeBufferPointer<NumericValue>, _ frame: Range<Int>) -> [Double] {
    constants.map { $0.number.double } + inputs.map { $0.double } + frame.map { memory[$0].double }
  }

  private mutating func seek(
    _ kind: Int, _ start: Int, from lower: NumericValue, to upper: NumericValue, hints: [Double],
    _ context: borrowing EvaluationContext
  ) throws(FormulaError) {
    guard let repetition = Function.Repetition(rawValue: UInt8(kind)) else {
      preconditionFailure("verified code searches in known ways")
    }
    do throws(Work.Stop) {
      let (first, last) = (try lower.plain(in: context), try upper.plain(in: context))
      searches.append(
        ProgramSearch(repetition, from: first, to: last, hints: hints, triesDecimals: NumericValue.showsExactZeros))
    } catch { throw self.error(context.kind(of: error), at: start) }
  }

  private mutating func weigh(_ value: NumericValue, _ start: Int, _ context: borrowing EvaluationContext)
    throws(FormulaError)
  {
    // The search's own work between two values is small compared to computing them.
    let plain: Double
    do throws(Work.Stop) { plain = try value.plain(in: context) } catch {
      throw self.error(context.kind(of: error), at: start)
    }
    try searches[searches.count - 1].take(plain, isExactlyZero: value.isZero && value.exactness == .exact)
  }

  /// The result of the innermost search, which is closed.
  private mutating func found(_ start: Int) throws(FormulaError) -> NumericValue {
    let search = searches.removeLast()
    switch search.outcome {
    case .value(let value, let digits):
      return NumericValue(
        .decimal(Decimal128(value, significantDigits: min(digits, NumericValue.searchDigits))), .approximate)
    case .decimal(let value):
      return NumericValue(.decimal(value.rounded(toSignificantDigits: NumericValue.searchDigits)), .approximate)
    case .exact(let value): return NumericValue(.decimal(value), .exact)
    case .failure(let kind):
      if mode == .careful { try fail(search.overflow ?? error(kind, at: start), false) }
      return .nan
    case .undefined: return .nan
    }
  }

  /// The name of the function that a loop implements, for messages.
  private static func name(_ repetition: Function.Repetition) -> String {
    switch repetition {
    case .sum: Catalogue.row(.sum).name
    case .product: Catalogue.row(.product).name
    case .list: Catalogue.row(.map).name
    case .integral, .root, .minimum, .maximum: repetition.sign
    }
  }

  private mutating func callHost(_ index: Int, _ start: Int, _ top: inout Int, _ context: inout EvaluationContext)
    throws(FormulaError)
  {
    // The host's running time is unknown, so check before each call.
    if poll.isCancelledNow() { throw error(.cancelled, at: start) }
    let host = program.hostFunctions[index]
    let operands = UnsafeBufferPointer(start: memory + (top - host.parameterCount), count: host.parameterCount)
    let result: NumericValue
    do throws(Work.Stop) { result = try NumericValue.called(host: index, operands, in: &context) } catch {
      throw self.error(context.kind(of: error), at: start)
    }
    if mode == .careful, host.values == nil {
      if result.isNaN, !operands.contains(where: { $0.isNaN }) {
        let kind = FormulaError.Kind.domain(
          function: host.name, operands: operands.map { $0.number },
          requirement: Phrase("otherArguments", "other arguments"))
        try fail(error(kind, at: start), operands.contains { !$0.isFinite })
      }
      if !result.isFinite, !result.isNaN, operands.allSatisfy({ $0.isFinite }) {
        try fail(error(.overflow(operation: host.name, operands: operands.map { $0.number }), at: start), false)
      }
    }
    top -= host.parameterCount
    push(result, &top)
  }

  // MARK: Limits

  private mutating func charge(_ count: Int, at offset: Int, _ context: borrowing EvaluationContext)
    throws(FormulaError)
  {
    steps -= count
    guard steps >= 0 else { throw error(.stepLimit(context.steps), at: offset) }
  }

  private mutating func reserve(_ count: Int, _ maximum: Int, at offset: Int) throws(FormulaError) {
    guard count > capacity else { return }
    guard count <= maximum else { throw error(.limitExceeded(.callValues, maximum: maximum), at: offset) }
    let newCapacity = max(count, min(capacity * 2, maximum))
    let grown = UnsafeMutablePointer<NumericValue>.allocate(capacity: newCapacity)
    grown.moveInitialize(from: memory, count: capacity)
    (grown + capacity).initialize(repeating: .zero, count: newCapacity - capacity)
    memory.deallocate()
    memory = grown
    capacity = newCapacity
  }
}
