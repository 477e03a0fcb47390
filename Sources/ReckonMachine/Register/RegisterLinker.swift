import ReckonBytecode
import ReckonCatalogue

/// Links lowered code into steps on frame slots.
struct RegisterLinker<Value: RegisterNumber> {
  typealias Code = RegisterCode<Value>

  private var output = Code.Parts()
  private var formNumbers: [FormKey: Int32] = [:]
  // State of the subroutine that is being linked.
  private var code = LoweredCode.Subroutine()
  private var subroutine = Code.Subroutine()
  /// The frame slot of each value, in bytes.
  private var places: [Int32] = []
  private var uses: [Int32] = []
  private var mostArguments = 0
  /// The first step of each block with the time up to it, and the steps that jump to blocks.
  private var starts: [(step: Int, time: Int)] = []
  private var jumps: [(step: Int, block: Int)] = []
  /// The critical edges, branch edges with moves: their steps follow all blocks.
  private var detours: [(step: Int, edge: LoweredCode.Edge)] = []
  /// About the time in nanoseconds of the code so far, and of the code since the last poll for cancellation.
  private var time = 0
  private var timeSincePoll = 0

  private struct FormKey: Hashable { let operation: UInt32, count: Int }

  /// The steps of a program's lowered code; `nil` for programs with further results, or too large for slot offsets.
  static func link(_ program: Program, _ code: LoweredCode, _ poll: inout CancellationPoll) throws(FormulaError)
    -> Code?
  {
    // Slots are 32-bit byte offsets.
    guard program.draft.byteCount < 1 << 25, program.resultCount == 0 else { return nil }
    var linker = RegisterLinker()
    linker.output.needsRun = Value.needsRun
    for index in code.subroutines.indices { try linker.link(index, of: code, program, &poll) }
    return Code(linker.output, inputCount: program.variableCount)
  }

  private mutating func link(
    _ index: Int, of lowered: LoweredCode, _ program: Program, _ poll: inout CancellationPoll
  ) throws(FormulaError) {
    code = lowered.subroutines[index]
    uses = code.useCounts
    (starts, jumps, detours, mostArguments, time, timeSincePoll) = ([], [], [], 0, 0, 0)
    subroutine = Code.Subroutine(
      start: output.steps.count, instructionCount: program.frames[index].instructionCount,
      localCount: program.subroutines[index].localCount, stackHeight: program.frames[index].stackHeight)
    allocatePlaces(inputCount: index == 0 ? program.variableCount : nil, program)
    try poll.check(after: 64 * code.instructions.count)
    for block in code.blocks.indices {
      starts.append((output.steps.count, time))
      for number in code.blocks[block].instructions {
        try poll.check(after: 512)
        link(code.instructions[number])
      }
      linkExit(of: block)
    }
    // The moves on one edge of a branch must not affect the other edge.
    var next = 0
    while next < detours.count {
      output.steps[detours[next].step].destination = Int32(output.steps.count)
      move(along: detours[next].edge)
      jump(to: detours[next].edge.block)
      next += 1
    }
    for jump in jumps { output.steps[jump.step].destination = Int32(starts[jump.block].step) }
    subroutine.valueCount += mostArguments
    subroutine.time = time
    output.subroutines.append(subroutine)
  }

  // MARK: Places

  /// Lays out the frame: first the call's arguments, or the formula's inputs, then the other values, and the arguments
  /// of calls last.
  ///
  /// - Parameter inputCount: the number of inputs at the start; `nil` for functions, which copy the inputs that they
  ///   read.
  private mutating func allocatePlaces(inputCount: Int?, _ program: Program) {
    let allocation = PlaceAllocation(code)
    let first = output.constants.count
    var inputs: [Int] = []
    var others: [(value: Int, slot: Int)] = []
    for (value, origin) in code.origins.enumerated() where uses[value] > 0 {
      switch origin {
      case .made: continue
      case .constant(let index):
        output.constants.append(Value(program.constants[index].number, program.constants[index].exactness))
      case .double(let number): output.constants.append(Value(.double(number), .exact))
      case .zero: output.constants.append(.zero)
      case .input(let index):
        others.append((value, inputCount == nil ? -1 - inputs.count : index))
        inputs.append(index)
        continue
      }
      others.append((value, output.constants.count - 1))
    }
    subroutine.constants = first..<output.constants.count
    let constantCount = output.constants.count - first
    let firstMade = inputCount.map { $0 + constantCount } ?? 0
    let constantSlot = inputCount ?? allocation.count
    places = allocation.places.map { $0 < 0 ? $0 : Self.place(ofSlot: firstMade + Int($0)) }
    for (value, slot) in others {
      switch code.origins[value] {
      case .input: places[value] = Self.place(ofSlot: slot < 0 ? constantSlot + constantCount - 1 - slot : slot)
      case .made, .constant, .double, .zero: places[value] = Self.place(ofSlot: constantSlot + slot - first)
      }
    }
    subroutine.constantPlace = Int(Self.place(ofSlot: constantSlot))
    if inputCount == nil { subroutine.inputs = inputs }
    subroutine.valueCount = allocation.count + constantCount + (inputCount ?? inputs.count)
    subroutine.argumentPlace = Int(Self.place(ofSlot: subroutine.valueCount))
  }

  private static func place(ofSlot slot: Int) -> Int32 { Int32(slot * MemoryLayout<Value>.stride) }

  private func place(_ value: LoweredCode.Value) -> Int32 { places[Int(value)] }

  /// Appends a list of slots; as arguments they take slots after the frame's values.
  private mutating func list(_ operands: Range<Int>) -> Int32 {
    mostArguments = max(mostArguments, operands.count)
    output.lists.append(Int32(operands.count))
    output.lists += code.operands[operands].map { place($0) }
    return Int32(output.lists.count - operands.count)
  }

  // MARK: Instructions

  private mutating func link(_ instruction: LoweredCode.Instruction) {
    let operands = instruction.operands
    func operand(_ index: Int) -> Int32 { place(code.operands[operands.lowerBound + index]) }
    count(Value.time(of: instruction))
    var step = Code.Step(kind: .check)
    if instruction.action.resultCount > 0 { step.destination = place(instruction.result) }
    switch instruction.action {
    case .apply(let operation):
      if let kind = PlainOperation(ofCode: operation).flatMap({ Code.Kind($0) }) {
        (step.kind, step.a) = (kind, operand(0))
        if operands.count > 1 { step.b = operand(1) }
        if Value.staysInRegister {
          if join(step, with: instruction) { return }
          takeLast(&step)
        }
      } else {
        step.b = form(of: operation, count: operands.count)
        (step.kind, step.a) = operands.count == 1 ? (.apply, operand(0)) : (.applyList, list(operands))
        if !Catalogue.traits(Operation.function(ofCode: operation)).isPure { output.needsRun = true }
      }
    case .choose: (step.kind, step.a) = (.choose, list(operands))
    case .polynomial: (step.kind, step.a) = (.polynomial, list(operands))
    case .host(let index):
      (step.kind, step.a, step.b) = (.host, list(operands), Int32(index))
      output.needsRun = true
    case .call(let index, let below):
      output.lists.append(Int32(below))
      (step.kind, step.a, step.b) = (.call, list(operands), Int32(index))
      output.needsRun = true
    case .bound: (step.kind, step.a) = (.bound, operand(0))
    case .accumulate:
      (step.kind, step.a) = (.accumulate, list(operands))
      output.lists += [place(instruction.result), place(instruction.result + 1)]
    case .total: (step.kind, step.a, step.b) = (.total, operand(0), operand(1))
    case .check: step.a = operand(0)
    case .deliver: preconditionFailure("programs with several results have no register code")
    case .lane: preconditionFailure("parts of functions are made for native code over columns")
    }
    output.steps.append(step)
  }

  /// Fuses two steps if the first result has no other use; false if they stay separate.
  private mutating func join(_ step: Code.Step, with instruction: LoweredCode.Instruction) -> Bool {
    guard let index = lastKept else { return false }
    let last = output.steps[index]
    let operands = code.operands[instruction.operands]
    guard let first = operands.first, let second = operands.last, first != second else { return false }
    let isFirst = step.a == last.destination && uses[Int(first)] == 1
    guard isFirst || step.b == last.destination && uses[Int(second)] == 1,
      let kind = last.kind.joined(with: step.kind, isFirst: isFirst),
      let third = UInt16(exactly: (isFirst ? step.b : step.a) / Self.place(ofSlot: 1))
    else { return false }
    output.steps[index].kind = kind
    output.steps[index].c = third
    output.steps[index].destination = step.destination
    return true
  }

  /// Lets a step take the result of the previous step in its block without waiting for its store.
  private func takeLast(_ step: inout Code.Step) {
    guard let index = lastKept else { return }
    let last = output.steps[index]
    if step.kind == .multiply, step.a == last.destination, step.b == last.destination {
      step.kind = .lastSquare
    } else if step.a == last.destination, let kind = step.kind.withFirstKept {
      step.kind = kind
    } else if step.b == last.destination, let kind = step.kind.withSecondKept {
      if step.kind == .add || step.kind == .multiply { step.b = step.a }
      step.kind = kind
    }
  }

  private mutating func form(of operation: UInt32, count: Int) -> Int32 {
    let key = FormKey(operation: operation, count: count)
    if let known = formNumbers[key] { return known }
    output.forms.append(Value.form(of: operation, count: count))
    formNumbers[key] = Int32(output.forms.count - 1)
    return Int32(output.forms.count - 1)
  }

  /// Counts the time of an instruction. Long code without loops polls for cancellation in between.
  private mutating func count(_ nanoseconds: Int) {
    time += nanoseconds
    timeSincePoll += nanoseconds
    guard timeSincePoll > CancellationPoll.interval else { return }
    output.steps.append(Code.Step(kind: .poll, b: Int32(clamping: timeSincePoll)))
    output.needsRun = true
    timeSincePoll = 0
  }

  // MARK: Ways

  private mutating func linkExit(of block: Int) {
    switch code.blocks[block].exit {
    case .return(let value): leave(with: value)
    case .jump(let edge):
      if let value = code.returned(along: edge) { return leave(with: value) }
      move(along: edge)
      if edge.block != block + 1 { jump(to: edge.block) }
    case .branch(let condition, let edge, otherwise: let other):
      let branch = branch(on: condition, startOfBlock: starts[block].step)
      if moves(along: other).isEmpty {
        jumps.append((output.steps.count, other.block))
      } else {
        detours.append((output.steps.count, other))
      }
      output.steps.append(branch)
      move(along: edge)
      if edge.block != block + 1 { jump(to: edge.block) }
    case .repeat(let edge, let steps):
      move(along: edge)
      jumps.append((output.steps.count, edge.block))
      output.needsRun = true
      output.steps.append(Code.Step(kind: .repeat, a: Int32(steps), b: Int32(clamping: time - starts[edge.block].time)))
    }
  }

  private mutating func leave(with value: LoweredCode.Value) {
    let place = place(value)
    let isLast = Value.staysInRegister && lastKept.map { output.steps[$0].destination == place } ?? false
    output.steps.append(Code.Step(kind: isLast ? .leaveLast : .leave, a: place))
  }

  /// The previous step, if it is in the same block and its result is kept.
  private var lastKept: Int? {
    let last = output.steps.count - 1
    return last >= starts[starts.count - 1].step && output.steps[last].kind.keepsResult ? last : nil
  }

  /// The step that branches on a condition. It is fused with a comparison right before it that has no other use.
  private mutating func branch(on condition: LoweredCode.Value, startOfBlock start: Int) -> Code.Step {
    if uses[Int(condition)] == 1, output.steps.count > start, let last = output.steps.last, let kind = last.kind.branch,
      last.destination == place(condition)
    {
      output.steps.removeLast()
      return Code.Step(kind: kind, a: last.a, b: last.b)
    }
    return Code.Step(kind: .branch, a: place(condition))
  }

  private mutating func jump(to block: Int) {
    jumps.append((output.steps.count, block))
    output.steps.append(Code.Step(kind: .jump))
  }

  /// The moves of an edge: from arguments to parameters in other slots.
  private func moves(along edge: LoweredCode.Edge) -> [(from: Int32, to: Int32)] {
    zip(code.operands[edge.arguments], code.blocks[edge.block].parameters)
      .map { (place($0), place($1)) }.filter { $0.0 != $0.1 }
  }

  /// Emits the parallel move of an edge; cycles are broken through the first argument slot of calls.
  private mutating func move(along edge: LoweredCode.Edge) {
    let moves = moves(along: edge)
    if !moves.isEmpty { mostArguments = max(mostArguments, 1) }
    for (from, to) in ParallelMove.sequence(moves, through: Int32(subroutine.argumentPlace)) {
      output.steps.append(Code.Step(kind: .move, destination: to, a: from))
    }
  }
}
