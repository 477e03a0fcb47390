import ReckonBytecode
import ReckonCatalogue

/// Lowers verified code to blocks of instructions on values.
///
/// The code is run symbolically on a stack of value indices. At a jump target the incoming edges are compared: a value
/// that is the same on all of them keeps its index, a differing one becomes a parameter. At a loop head not all edges
/// are known yet: every value that the loop might change becomes a parameter, and redundant ones are removed at the
/// end.
///
/// - Complexity: O(code), plus the values live at jumps: code with thousands of live values at thousands of jumps is
///   not lowered.
struct Lowering: ~Copyable {
  let program: Program
  private let constantCount: Int
  var code = LoweredCode.Subroutine()
  // State of the subroutine that is being lowered.
  var instructions: [(instruction: Instruction, offset: Int)] = []
  /// The index of the first instruction of each block.
  var starts: [Int] = []
  /// The index of the last instruction that jumps back to a loop head, by the head's block.
  var loopEnds: [Int: Int] = [:]
  /// The edges to each block whose arguments are not written yet.
  var arrivals: [[Arrival]] = []
  /// The values of a block's parameters on each path to it.
  var slots: [[Slot]] = []
  var state = State()
  var keptValues = 0
  /// The values of constants, then of inputs: the subroutine's own if a value has that origin, otherwise another
  /// subroutine's, or -1.
  private var known: [LoweredCode.Value] = []

  /// The values on the stack and in the locals.
  struct State {
    var stack: [LoweredCode.Value] = []
    var locals: [LoweredCode.Value] = []

    subscript(slot: Slot) -> LoweredCode.Value {
      switch slot {
      case .stack(let index): stack[index]
      case .local(let index): locals[index]
      }
    }
  }

  enum Slot: Hashable { case stack(Int), local(Int) }

  /// An edge to a block.
  struct Arrival {
    let block: Int
    /// Whether it is the second edge of a branch.
    let isOtherwise: Bool
    let state: State
  }

  /// The code of a program; `nil` where it uses texts, lists or missing values, where it searches, and where too many
  /// values are live at jumps, which no compiler emits.
  static func lower(_ program: Program, _ poll: inout CancellationPoll) throws(FormulaError) -> LoweredCode? {
    // Only the reference machine runs values of any kind, and searches, in which the method chooses what to compute
    // next.
    if program.holdsValues || program.searches { return nil }
    var lowering = Lowering(program)
    var code = LoweredCode()
    for index in lowering.program.subroutines.indices {
      guard let subroutine = try lowering.lower(index, &poll) else { return nil }
      code.subroutines.append(subroutine)
    }
    return code
  }

  private init(_ program: Program) {
    (self.program, constantCount) = (program, program.constants.count)
    let count = program.constants.count + program.variableCount
    // Creating an array at its full size would look up the type of its storage each time.
    known.reserveCapacity(count)
    known.append(contentsOf: repeatElement(-1, count: count))
  }

  private mutating func lower(_ index: Int, _ poll: inout CancellationPoll) throws(FormulaError) -> LoweredCode
    .Subroutine?
  {
    let subroutine = program.subroutines[index]
    code = LoweredCode.Subroutine()
    let bytes = subroutine.code.count
    code.instructions.reserveCapacity(bytes / 2)
    code.operands.reserveCapacity(bytes)
    code.origins.reserveCapacity(bytes)
    instructions.reserveCapacity(bytes)
    decode(subroutine)
    state = State()
    state.stack.reserveCapacity(program.frames[index].stackHeight)
    for _ in 0..<subroutine.parameterCount { state.locals.append(makeValue()) }
    if subroutine.localCount > subroutine.parameterCount {
      let zero = makeValue(.zero)
      state.locals += Array(repeating: zero, count: subroutine.localCount - subroutine.parameterCount)
    }
    code.blocks[0].parameters = Array(state.locals.prefix(subroutine.parameterCount))
    for block in starts.indices {
      if block > 0 {
        // Nothing reaches this block: in single evaluations a failure continues in the reference machine.
        if arrivals[block].isEmpty { continue }
        begin(block)
      }
      let first = code.instructions.count
      let end = block + 1 < starts.count ? starts[block + 1] : instructions.count
      for at in starts[block]..<end {
        try poll.check(after: 512)
        lower(at, in: block)
      }
      code.blocks[block].instructions = first..<code.instructions.count
      if end == starts[block] || !instructions[end - 1].instruction.opcode.endsBlock {
        code.blocks[block].exit = .jump(leave(block, to: block + 1))
      }
      guard keptValues <= 1 << 18 + 16 * instructions.count else { return nil }
    }
    for (block, end) in loopEnds { code.blocks[block].loopEnd = self.block(of: end) }
    if program.attempts { code.removeUnreachedBlocks() }
    code.removeNeedlessParameters()
    return code
  }

  // MARK: Values

  mutating func makeValue(_ origin: LoweredCode.Origin = .made) -> LoweredCode.Value {
    code.origins.append(origin)
    return LoweredCode.Value(code.origins.count - 1)
  }

  /// The single value of a constant or an input, by its index among these.
  private mutating func value(of origin: LoweredCode.Origin, number: Int) -> LoweredCode.Value {
    let value = known[number]
    if value >= 0, value < code.origins.count, code.origins[Int(value)] == origin { return value }
    known[number] = makeValue(origin)
    return known[number]
  }

  mutating func append(_ values: [LoweredCode.Value]) -> Range<Int> {
    code.operands += values
    return code.operands.count - values.count..<code.operands.count
  }

  private mutating func pop() -> LoweredCode.Value {
    guard let value = state.stack.popLast() else {
      preconditionFailure("verified code takes no more from the stack than lies there")
    }
    return value
  }

  /// Appends an instruction and returns the first of its results.
  @discardableResult private mutating func emit(
    _ action: LoweredCode.Action, _ operands: [LoweredCode.Value], at offset: Int
  ) -> LoweredCode.Value { emit(action, append(operands), at: offset) }

  /// Appends an instruction that pops its operands from the stack and pushes its result.
  private mutating func emit(_ action: LoweredCode.Action, taking count: Int, at offset: Int) {
    // A suffix would need an array, and the library is slow at removing several elements at once.
    let bottom = state.stack.count - count
    for index in bottom..<state.stack.count { code.operands.append(state.stack[index]) }
    while state.stack.count > bottom { _ = state.stack.popLast() }
    state.stack.append(emit(action, code.operands.count - count..<code.operands.count, at: offset))
  }

  private mutating func emit(_ action: LoweredCode.Action, _ range: Range<Int>, at offset: Int) -> LoweredCode.Value {
    let result = LoweredCode.Value(code.origins.count)
    for _ in 0..<action.resultCount { _ = makeValue() }
    code.instructions.append(LoweredCode.Instruction(action: action, operands: range, result: result, offset: offset))
    return result
  }

  // MARK: Instructions

  private mutating func lower(_ at: Int, in block: Int) {
    let (instruction, offset) = instructions[at]
    let index = Int(instruction.operand)
    switch instruction.opcode {
    case .constant: state.stack.append(value(of: .constant(index), number: index))
    case .variable: state.stack.append(value(of: .input(index), number: constantCount + index))
    case .local: state.stack.append(state.locals[index])
    case .store: state.locals[index] = pop()
    case .tee: state.locals[index] = state.stack[state.stack.count - 1]
    case .pop: _ = pop()
    case .add, .subtract, .multiply, .divide, .negate, .less, .lessOrEqual, .greater, .greaterOrEqual, .equal,
      .notEqual, .not:
      guard let function = instruction.opcode.dedicatedFunction else {
        preconditionFailure("these stand for a function each")
      }
      apply(Operation(function).code, instruction, offset)
    case .apply1, .apply2, .apply3, .applyN: apply(instruction.operand, instruction, offset)
    case .host: emit(.host(index), taking: program.hostFunctions[index].parameterCount, at: offset)
    case .call:
      let count = program.subroutines[index].parameterCount
      emit(.call(index, below: state.stack.count - count), taking: count, at: offset)
    case .bound:
      guard let repetition = Function.Repetition(rawValue: UInt8(index)) else {
        preconditionFailure("verified loops join their terms in some way")
      }
      emit(.bound(repetition), [state.stack[state.stack.count - 1]], at: offset)
    case .accumulate:
      let term = pop()
      let sum = emit(.accumulate, [state.locals[index], state.locals[index + 1], term], at: offset)
      (state.locals[index], state.locals[index + 1]) = (sum, sum + 1)
    case .total: state.stack.append(emit(.total, [state.locals[index], state.locals[index + 1]], at: offset))
    case .check: emit(.check, [state.stack[state.stack.count - 1]], at: offset)
    case .deliver: emit(.deliver(index), [pop()], at: offset)
    case .return: code.blocks[block].exit = .return(pop())
    case .text, .values, .append: preconditionFailure("programs that hold values are not lowered")
    case .seek, .probe, .weigh, .found: preconditionFailure("programs that search are not lowered")
    // A failure ends the fast run, and the reference machine evaluates again.
    case .attempt: code.blocks[block].exit = .jump(leave(block, to: block + 1))
    case .settle: break
    case .jump: code.blocks[block].exit = .jump(leave(block, to: self.block(of: index)))
    case .jumpIfFalse:
      let condition = pop()
      let edge = leave(block, to: block + 1)
      code.blocks[block].exit = .branch(
        condition, edge, otherwise: leave(block, to: self.block(of: index), isOtherwise: true))
    case .loop:
      let header = self.block(of: index)
      let arguments = append(slots[header].map { state[$0] })
      code.blocks[block].exit = .repeat(
        LoweredCode.Edge(block: header, arguments: arguments),
        steps: offset + instruction.length - instructions[index].offset)
    }
  }

  private mutating func apply(_ operation: UInt32, _ instruction: Instruction, _ offset: Int) {
    let function = Operation.function(ofCode: operation)
    if function == .percentOf, program.numberMode == .double, applyConstantPercent(at: offset) { return }
    if function == .required, program.numberMode == .double { return applyRequired(at: offset) }
    let count =
      switch instruction.opcode.pops {
      case .fixed(let count): count
      case .counted, .called: Int(instruction.count)
      }
    emit(.apply(operation), taking: count, at: offset)
  }

  /// 1 where a condition holds, otherwise NaN, without a function call.
  private mutating func applyRequired(at offset: Int) {
    state.stack.append(emit(.choose, [pop(), makeValue(.double(1)), makeValue(.double(.nan))], at: offset))
  }

  /// A constant percentage of the top of the stack, computed as by the kernel: a product and a quotient, as separate
  /// instructions.
  private mutating func applyConstantPercent(at offset: Int) -> Bool {
    guard case .constant(let index) = code.origins[Int(state.stack[state.stack.count - 2])] else { return false }
    let percent = program.constants[index].double
    guard Kernels.canScale(percent: percent) else { return false }
    let whole = pop()
    _ = pop()
    let product = emit(
      .apply(Operation(.multiply).code), [makeValue(.double(percent * Kernels.percentScale)), whole], at: offset)
    state.stack.append(
      emit(.apply(Operation(.divide).code), [product, makeValue(.double(Kernels.scaledHundred))], at: offset))
    return true
  }
}
