import ReckonBytecode

/// Dividing a subroutine into blocks.
extension Lowering {
  mutating func decode(_ subroutine: Program.Subroutine) {
    instructions.removeAll(keepingCapacity: true)
    let bytes = program.code
    var offset = subroutine.code.lowerBound
    while offset < subroutine.code.upperBound {
      let start = offset
      guard let instruction = Instruction.decode(bytes, at: &offset) else {
        preconditionFailure("verified code consists of instructions")
      }
      instructions.append((instruction, start))
    }
    (loopEnds, keptValues) = ([:], 0)
    let hasOneEnd = !instructions.dropLast().contains { $0.instruction.opcode.endsBlock }
    if hasOneEnd, instructions.last?.instruction.opcode == .return {
      // Nothing jumps to its only block.
      (starts, code.blocks, arrivals, slots) = ([0], [LoweredCode.Block()], [], [])
      return
    }
    var isStart = [Bool](repeating: false, count: instructions.count + 1)
    isStart[0] = true
    for (index, (instruction, _)) in instructions.enumerated() where instruction.opcode.endsBlock {
      isStart[index + 1] = true
      guard instruction.opcode.layout == .target else { continue }
      let target = self.index(ofOffset: Int(instruction.operand))
      instructions[index].instruction.operand = UInt32(target)
      isStart[target] = true
    }
    let loops = instructions.indices.filter { instructions[$0].instruction.opcode == .loop }
    // No back edge targets the first block: an empty one precedes it where one would.
    starts = loops.contains { instructions[$0].instruction.operand == 0 } ? [0] : []
    for index in instructions.indices where isStart[index] { starts.append(index) }
    for index in loops { loopEnds[block(of: Int(instructions[index].instruction.operand))] = index }
    code.blocks = starts.map { _ in LoweredCode.Block() }
    arrivals = starts.map { _ in [] }
    slots = arrivals.map { _ in [] }
  }

  /// The index of the instruction at a code offset.
  private func index(ofOffset offset: Int) -> Int {
    var (low, high) = (0, instructions.count)
    while low < high {
      let middle = (low + high) / 2
      if instructions[middle].offset < offset { low = middle + 1 } else { high = middle }
    }
    guard low < instructions.count, instructions[low].offset == offset else {
      preconditionFailure("verified jumps lead to instructions")
    }
    return low
  }

  /// The block that contains an instruction.
  func block(of index: Int) -> Int {
    var (low, high) = (0, starts.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= index { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Begins a block: its state merges the incoming edges.
  mutating func begin(_ block: Int) {
    let ways = arrivals[block]
    guard let first = ways.first else { preconditionFailure("verified code has a way to each of its instructions") }
    state = first.state
    let changing = changingLocals(block)
    func differs(_ slot: Slot) -> Bool { ways.dropFirst().contains { $0.state[slot] != first.state[slot] } }
    for index in state.stack.indices where loopEnds[block] != nil || differs(.stack(index)) {
      slots[block].append(.stack(index))
    }
    for index in state.locals.indices where changing.contains(index) || differs(.local(index)) {
      slots[block].append(.local(index))
    }
    for slot in slots[block] {
      let parameter = makeValue()
      code.blocks[block].parameters.append(parameter)
      switch slot {
      case .stack(let index): state.stack[index] = parameter
      case .local(let index): state.locals[index] = parameter
      }
    }
    for way in ways {
      let arguments = append(slots[block].map { way.state[$0] })
      switch code.blocks[way.block].exit {
      case .jump(let edge):
        code.blocks[way.block].exit = .jump(LoweredCode.Edge(block: edge.block, arguments: arguments))
      case .branch(let condition, var edge, otherwise: var other):
        if way.isOtherwise { other.arguments = arguments } else { edge.arguments = arguments }
        code.blocks[way.block].exit = .branch(condition, edge, otherwise: other)
      case .return, .repeat: preconditionFailure("only jumps lead forward")
      }
    }
    arrivals[block] = []
  }

  /// The locals that the loop with this head may change.
  private func changingLocals(_ block: Int) -> Set<Int> {
    guard let end = loopEnds[block] else { return [] }
    var locals: Set<Int> = []
    for (instruction, _) in instructions[starts[block]..<end] {
      switch instruction.opcode {
      case .store, .tee: locals.insert(Int(instruction.operand))
      case .accumulate: locals.formUnion([Int(instruction.operand), Int(instruction.operand) + 1])
      default: break
      }
    }
    return locals
  }

  /// An edge to a later block, whose arguments are written when that block begins.
  mutating func leave(_ block: Int, to target: Int, isOtherwise: Bool = false) -> LoweredCode.Edge {
    arrivals[target].append(Arrival(block: block, isOtherwise: isOtherwise, state: state))
    keptValues += state.stack.count + state.locals.count
    return LoweredCode.Edge(block: target, arguments: 0..<0)
  }
}
