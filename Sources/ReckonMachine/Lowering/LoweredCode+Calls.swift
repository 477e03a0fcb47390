import ReckonBytecode
import ReckonCatalogue

extension LoweredCode {
  /// The evaluation limits that the calls of one run use, rather too high than too low.
  struct CallNeeds: Sendable {
    var steps = 0
    var depth = 0
    var values = 0

    /// Whether no run with these calls reaches a limit.
    func fit(_ context: EvaluationContext) -> Bool {
      depth == 0 || steps <= context.steps && depth <= context.callDepth && values <= context.callValues
    }
  }

  /// The limit on instructions and blocks of code with inlined calls.
  private static let mostJoined = 1 << 14

  /// The formula with all calls inlined, for code over columns, in which all rows make the same calls.
  ///
  /// - Returns: `nil` where a function may be recursive, and where the code would be too long.
  /// - Complexity: O(code with all inlined bodies).
  func joiningCalls(
    of program: Program, _ poll: inout CancellationPoll
  ) throws(FormulaError) -> (code: Subroutine, needs: CallNeeds)? {
    guard subroutines.count > 1 else { return (subroutines[0], CallNeeds()) }
    var joined: [Int: (code: Subroutine, needs: CallNeeds)] = [:]
    var isOpen = subroutines.map { _ in false }
    var open: [(index: Int, isReady: Bool)] = [(0, false)]
    while let (index, isReady) = open.popLast() {
      if joined[index] != nil { continue }
      guard isReady else {
        // Its own calls reach it again: recursion.
        if isOpen[index] { return nil }
        isOpen[index] = true
        open.append((index, true))
        for callee in subroutines[index].calls { open.append((callee, false)) }
        continue
      }
      guard let code = subroutines[index].joining(joined, most: Self.mostJoined) else { return nil }
      try poll.check(after: 64 * code.instructions.count)
      var needs = CallNeeds(
        steps: program.frames[index].instructionCount + program.subroutines[index].localCount, depth: 0,
        values: program.subroutines[index].localCount + program.frames[index].stackHeight + 1)
      let own = needs.values
      for callee in subroutines[index].calls {
        guard let others = joined[callee]?.needs else { preconditionFailure("callees come first") }
        needs.steps += others.steps
        needs.depth = max(needs.depth, others.depth + 1)
        needs.values = max(needs.values, own + others.values)
      }
      joined[index] = (code, needs)
    }
    guard var whole = joined[0] else { preconditionFailure("the formula comes last") }
    whole.code.removeNeedlessParameters()
    return whole
  }
}

extension LoweredCode.Subroutine {
  /// The indices of the functions that it calls, one for each call.
  fileprivate var calls: [Int] {
    instructions.compactMap { if case .call(let callee, below: _) = $0.action { callee } else { nil } }
  }

  /// The same code with call-free bodies inlined; `nil` where it would be too long.
  ///
  /// A call ends a block: a jump with the arguments enters the body, and each of its returns jumps to the block after
  /// the call, with the value as the argument.
  fileprivate func joining(
    _ bodies: [Int: (code: LoweredCode.Subroutine, needs: LoweredCode.CallNeeds)], most: Int
  ) -> LoweredCode.Subroutine? {
    let calls = calls
    if calls.isEmpty { return self }
    let size = calls.reduce(instructions.count + blocks.count) { sum, callee in
      let body = bodies[callee]?.code
      return sum + (body?.instructions.count ?? 0) + (body?.blocks.count ?? 0) + 1
    }
    guard size <= most else { return nil }
    // The index of each block's first block in the new code.
    var starts: [Int] = []
    var count = 0
    for block in blocks {
      starts.append(count)
      count += 1
      for number in block.instructions {
        if case .call(let callee, below: _) = instructions[number].action {
          count += 1 + (bodies[callee]?.code.blocks.count ?? 0)
        }
      }
    }
    var joined = LoweredCode.Subroutine()
    (joined.origins, joined.operands) = (origins, operands)
    var known: [LoweredCode.Origin: LoweredCode.Value] = [:]
    for (value, origin) in origins.enumerated() where origin != .made { known[origin] = LoweredCode.Value(value) }
    for block in blocks {
      var (parameters, first) = (block.parameters, joined.instructions.count)
      for number in block.instructions {
        let instruction = instructions[number]
        guard case .call(let callee, below: _) = instruction.action, let body = bodies[callee]?.code else {
          joined.instructions.append(instruction)
          continue
        }
        let start = joined.blocks.count + 1
        joined.blocks.append(
          LoweredCode.Block(
            parameters: parameters, instructions: first..<joined.instructions.count,
            exit: .jump(LoweredCode.Edge(block: start, arguments: instruction.operands))))
        joined.append(body, returningTo: start + body.blocks.count, &known)
        (parameters, first) = ([instruction.result], joined.instructions.count)
      }
      joined.blocks.append(
        LoweredCode.Block(
          parameters: parameters, instructions: first..<joined.instructions.count,
          exit: block.exit.moved { LoweredCode.Edge(block: starts[$0.block], arguments: $0.arguments) },
          loopEnd: block.loopEnd.map { starts[$0] }))
    }
    return joined
  }

  /// Appends the blocks of a body. Each known constant and input has one value.
  private mutating func append(
    _ body: LoweredCode.Subroutine, returningTo next: Int, _ known: inout [LoweredCode.Origin: LoweredCode.Value]
  ) {
    let (firstBlock, firstInstruction, firstOperand) = (blocks.count, instructions.count, operands.count)
    var names: [LoweredCode.Value] = []
    names.reserveCapacity(body.origins.count)
    for origin in body.origins {
      if origin != .made, let value = known[origin] {
        names.append(value)
        continue
      }
      let value = LoweredCode.Value(origins.count)
      origins.append(origin)
      names.append(value)
      if origin != .made { known[origin] = value }
    }
    func moved(_ range: Range<Int>, _ distance: Int) -> Range<Int> {
      range.lowerBound + distance..<range.upperBound + distance
    }
    for operand in body.operands { operands.append(names[Int(operand)]) }
    for instruction in body.instructions {
      let result = instruction.action.resultCount > 0 ? names[Int(instruction.result)] : 0
      instructions.append(
        LoweredCode.Instruction(
          action: instruction.action, operands: moved(instruction.operands, firstOperand), result: result,
          offset: instruction.offset))
    }
    for block in body.blocks {
      let exit: LoweredCode.Exit
      if case .return(let value) = block.exit {
        operands.append(names[Int(value)])
        exit = .jump(LoweredCode.Edge(block: next, arguments: operands.count - 1..<operands.count))
      } else {
        exit = block.exit.moved(naming: { names[Int($0)] }) {
          LoweredCode.Edge(block: $0.block + firstBlock, arguments: moved($0.arguments, firstOperand))
        }
      }
      blocks.append(
        LoweredCode.Block(
          parameters: block.parameters.map { names[Int($0)] },
          instructions: moved(block.instructions, firstInstruction), exit: exit,
          loopEnd: block.loopEnd.map { $0 + firstBlock }))
    }
  }
}

extension LoweredCode.Exit {
  /// The same with other edges, and with conditions and results renamed.
  func moved(
    naming name: (LoweredCode.Value) -> LoweredCode.Value = { $0 }, _ edge: (LoweredCode.Edge) -> LoweredCode.Edge
  ) -> LoweredCode.Exit {
    switch self {
    case .return(let value): .return(name(value))
    case .jump(let next): .jump(edge(next))
    case .branch(let value, let next, otherwise: let other): .branch(name(value), edge(next), otherwise: edge(other))
    case .repeat(let next, let steps): .repeat(edge(next), steps: steps)
    }
  }
}
