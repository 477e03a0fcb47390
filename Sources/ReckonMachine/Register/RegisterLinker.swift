import ReckonBytecode
import ReckonCatalogue

/// Makes steps on places of lowered code.
struct RegisterLinker<Value: RegisterNumber> {
  private typealias Code = RegisterCode<Value>

  private let program: Program
  private var output = Code.Parts()
  private var formNumbers: [FormKey: Int32] = [:]
  /// The indices of numbers that lowering has made, by their bits, among the constants.
  private var doubles: [UInt64: Int32] = [:]
  // Of the subroutine that is being linked.
  private var code = LoweredCode.Subroutine()
  private var places: [Int32] = []
  private var placeCount = 0
  private var mostArguments = 0
  /// The first step of each block, and the steps that lead to blocks.
  private var starts: [Int] = []
  private var jumps: [(step: Int, block: Int)] = []
  /// The ways of branches on which values are moved: their steps come behind all blocks.
  private var detours: [(step: Int, edge: LoweredCode.Edge)] = []

  private struct FormKey: Hashable { let operation: UInt32, count: Int }

  /// The steps of a program; `nil` where it is not lowered.
  static func link(_ program: Program, _ poll: inout CancellationPoll) throws(FormulaError) -> RegisterCode<Value>? {
    // Places and steps are numbered in 32 bits.
    guard program.draft.byteCount < 1 << 28, program.resultCount == 0, let lowered = try Lowering.lower(program, &poll) else { return nil }
    var linker = RegisterLinker(program, lowered)
    for subroutine in lowered.subroutines { try linker.link(subroutine, &poll) }
    return RegisterCode(linker.output)
  }

  private init(_ program: Program, _ lowered: LoweredCode) {
    self.program = program
    output.ownInstructions = program.frames[0].instructionCount
    output.constants = program.constants.map { Value($0.number, $0.exactness) }
    for case .double(let number) in lowered.subroutines.lazy.flatMap({ $0.origins }) where doubles[number.bitPattern] == nil {
      doubles[number.bitPattern] = Int32(output.constants.count)
      output.constants.append(Value(.double(number), .exact))
    }
    output.constants.append(.zero)
  }

  private mutating func link(_ subroutine: LoweredCode.Subroutine, _ poll: inout CancellationPoll) throws(FormulaError) {
    code = subroutine
    let allocation = PlaceAllocation(subroutine)
    try poll.check(after: 64 * subroutine.instructions.count)
    (places, placeCount, mostArguments) = (allocation.places, allocation.count, 0)
    (starts, jumps, detours) = ([], [], [])
    let start = output.steps.count
    for block in code.blocks.indices {
      starts.append(output.steps.count)
      for index in code.blocks[block].instructions {
        try poll.check(after: 512)
        link(code.instructions[index])
      }
      linkExit(of: block)
    }
    // Moving values on one way of a branch may not touch those of the other.
    var next = 0
    while next < detours.count {
      output.steps[detours[next].step].c = Int32(output.steps.count)
      move(along: detours[next].edge)
      jump(to: detours[next].edge.block)
      next += 1
    }
    for jump in jumps { output.steps[jump.step].c = Int32(starts[jump.block]) }
    output.subroutines.append(Code.Subroutine(start: start, placeCount: placeCount, frameSize: placeCount + mostArguments))
  }

  // MARK: Places

  /// The slot of a value: in the frame, or below 0 among constants and inputs.
  private func place(_ value: LoweredCode.Value) -> Int32 {
    switch code.origins[Int(value)] {
    case .made: places[Int(value)]
    case .constant(let index): ~Int32(index)
    case .double(let number):
      if let index = doubles[number.bitPattern] { ~index } else { preconditionFailure("the numbers of lowered code are constants") }
    case .zero: ~Int32(output.constants.count - 1)
    case .input(let index): ~Int32(output.constants.count + index)
    }
  }

  /// Adds a list of slots, which as arguments take slots behind the frame.
  private mutating func list(_ operands: Range<Int>) -> Int32 {
    mostArguments = max(mostArguments, operands.count)
    output.places += code.operands[operands].map { place($0) }
    return Int32(output.places.count - operands.count)
  }

  // MARK: Instructions

  private mutating func link(_ instruction: LoweredCode.Instruction) {
    let operands = instruction.operands
    func operand(_ index: Int) -> Int32 { place(code.operands[operands.lowerBound + index]) }
    var step = Code.Step(kind: .check)
    if instruction.action.resultCount > 0 { step.destination = places[Int(instruction.result)] }
    if !operands.isEmpty { step.a = operand(0) }
    switch instruction.action {
    case .apply(let operation):
      if let kind = Code.Kind(Operation.function(ofCode: operation)) {
        step.kind = kind
        if operands.count > 1 { step.b = operand(1) }
      } else {
        step.kind = operands.count == 1 ? .apply1 : .applyMany
        step.c = form(of: operation, count: operands.count)
        if operands.count != 1 { (step.a, step.b) = (list(operands), Int32(operands.count)) }
      }
    case .host(let index): (step.kind, step.a, step.b, step.c) = (.host, list(operands), Int32(operands.count), Int32(index))
    case .call(let index, let below):
      (step.kind, step.a, step.b, step.c) = (.call, list(operands), Int32(operands.count), Int32(index))
      output.valuesBelow[Int32(output.steps.count)] = below
    case .bound: step.kind = .bound
    case .accumulate:
      step.kind = .accumulate
      step.a = list(operands)
      output.places += [places[Int(instruction.result)], places[Int(instruction.result) + 1]]
    case .total: (step.kind, step.b) = (.total, operand(1))
    case .check: break
    case .deliver: preconditionFailure("programs with several results have no register code")
    case .choose, .polynomial, .lane: preconditionFailure("register code is made before rules make instructions")
    }
    output.steps.append(step)
  }

  private mutating func form(of operation: UInt32, count: Int) -> Int32 {
    let key = FormKey(operation: operation, count: count)
    if let known = formNumbers[key] { return known }
    output.forms.append(Value.form(of: operation, count: count))
    formNumbers[key] = Int32(output.forms.count - 1)
    return Int32(output.forms.count - 1)
  }

  // MARK: Ways

  private mutating func linkExit(of block: Int) {
    switch code.blocks[block].exit {
    case .return(let value): output.steps.append(Code.Step(kind: .leave, a: place(value)))
    case .jump(let edge):
      move(along: edge)
      if edge.block != block + 1 { jump(to: edge.block) }
    case .branch(let condition, let edge, otherwise: let other):
      if moves(along: other).isEmpty {
        jumps.append((output.steps.count, other.block))
      } else {
        detours.append((output.steps.count, other))
      }
      output.steps.append(Code.Step(kind: .branch, a: place(condition)))
      move(along: edge)
      if edge.block != block + 1 { jump(to: edge.block) }
    case .repeat(let edge, let steps):
      move(along: edge)
      jumps.append((output.steps.count, edge.block))
      output.steps.append(Code.Step(kind: .repeat, a: Int32(steps)))
    }
  }

  private mutating func jump(to block: Int) {
    jumps.append((output.steps.count, block))
    output.steps.append(Code.Step(kind: .jump))
  }

  /// The parameters of a way's block that lie elsewhere than their arguments.
  private func moves(along edge: LoweredCode.Edge) -> [(from: Int32, to: Int32)] {
    zip(code.operands[edge.arguments], code.blocks[edge.block].parameters)
      .map { (place($0), place($1)) }.filter { $0.0 != $0.1 }
  }

  /// Moves arguments to parameters, all at once: where one is written that is still to be read, through the places of calls' arguments.
  private mutating func move(along edge: LoweredCode.Edge) {
    let moves = moves(along: edge)
    var isApart = true
    for (index, move) in moves.enumerated() where moves[(index + 1)...].contains(where: { $0.from == move.to }) { isApart = false }
    guard !isApart else {
      for move in moves { output.steps.append(Code.Step(kind: .move, destination: move.to, a: move.from)) }
      return
    }
    mostArguments = max(mostArguments, moves.count)
    for (index, move) in moves.enumerated() {
      output.steps.append(Code.Step(kind: .move, destination: Int32(placeCount + index), a: move.from))
    }
    for (index, move) in moves.enumerated() {
      output.steps.append(Code.Step(kind: .move, destination: move.to, a: Int32(placeCount + index)))
    }
  }
}

extension RegisterCode.Kind {
  /// The kind of step that stands for a function of its own, if there is one.
  fileprivate init?(_ function: Function.ID) {
    switch Opcode(dedicatedTo: function) {
    case .add: self = .add
    case .subtract: self = .subtract
    case .multiply: self = .multiply
    case .divide: self = .divide
    case .negate: self = .negate
    case .less: self = .less
    case .lessOrEqual: self = .lessOrEqual
    case .greater: self = .greater
    case .greaterOrEqual: self = .greaterOrEqual
    case .equal: self = .equal
    case .notEqual: self = .notEqual
    case .not: self = .not
    case .constant, .variable, .local, .store, .tee, .pop, .apply1, .apply2, .apply3, .applyN, .host, .call, .jump, .jumpIfFalse,
      .loop, .bound, .accumulate, .total, .check, .return, .text, .values, .append, .seek, .probe, .weigh, .found, .deliver, nil:
      return nil
    }
  }
}
