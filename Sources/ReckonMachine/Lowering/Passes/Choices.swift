import ReckonCatalogue

extension CodeRewriter {
  /// The cost limit for both sides of a converted branch, in additions: less than a mispredicted branch.
  private static let mostCost = 6

  /// If-conversion: computes both sides of cheap conditionals and selects between their values.
  ///
  /// Each side computes the same values as before, and the selection takes those of the side that would have run. The
  /// other side's values may not be finite: nothing checks them, since sides with checks stay branches.
  mutating func makeChoices() {
    var ways = countWays()
    // Inner conditionals come later in the code.
    for block in blocks.indices.reversed() {
      join(block, &ways)
      while makeChoice(block, &ways) {}
    }
  }

  /// Converts the conditional at a block's end, if it is cheap.
  private mutating func makeChoice(_ block: Int, _ ways: inout [Int]) -> Bool {
    guard let content = blocks[block], case .branch(let condition, let first, otherwise: let second) = content.exit,
      first.block != second.block, let firstSide = side(first, ways), let secondSide = side(second, ways),
      firstSide.way.block == secondSide.way.block, firstSide.cost + secondSide.cost <= Self.mostCost
    else { return false }
    var choices: [LoweredCode.Instruction] = []
    var arguments: [LoweredCode.Value] = []
    for (a, b) in zip(operands[firstSide.way.arguments], operands[secondSide.way.arguments]) {
      if name(of: a) == name(of: b) {
        arguments.append(a)
        continue
      }
      operands += [condition, a, b]
      arguments.append(addValue())
      choices.append(
        LoweredCode.Instruction(
          action: .choose, operands: operands.count - 3..<operands.count, result: arguments[arguments.count - 1],
          offset: 0))  // It cannot fail, so that it needs no offset in the stored code.
    }
    operands += arguments
    let edge = LoweredCode.Edge(
      block: firstSide.way.block, arguments: operands.count - arguments.count..<operands.count)
    blocks[block]?.instructions =
      choices.reversed() + secondSide.instructions + firstSide.instructions + content.instructions
    blocks[block]?.exit = .jump(edge)
    for side in [first.block, second.block] { (blocks[side], ways[side]) = (nil, 0) }
    ways[edge.block] -= 1
    join(block, &ways)
    return true
  }

  /// The instructions of a side, their cost, and its outgoing edge; `nil` for a side that must not run speculatively.
  private func side(
    _ edge: LoweredCode.Edge, _ ways: [Int]
  ) -> (instructions: [LoweredCode.Instruction], cost: Int, way: LoweredCode.Edge)? {
    guard ways[edge.block] == 1, edge.arguments.isEmpty, let content = blocks[edge.block],
      case .jump(let way) = content.exit
    else {
      return nil
    }
    var cost = 0
    for instruction in content.instructions {
      guard let more = Self.cost(instruction), cost + more <= Self.mostCost else { return nil }
      cost += more
    }
    return (content.instructions, cost, way)
  }

  /// The cost of an instruction, in additions; `nil` for one that calls a function or has a side effect.
  private static func cost(_ instruction: LoweredCode.Instruction) -> Int? {
    switch instruction.action {
    case .choose: 1
    case .apply:
      switch function(instruction) {
      case .add, .subtract, .multiply, .negate, .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual, .not,
        .abs, .truth:
        1
      case .divide, .sqrt: 2
      default: nil
      }
    case .host, .call, .bound, .accumulate, .total, .check, .deliver, .polynomial, .lane: nil
    }
  }

  /// The number of predecessors of each block.
  private func countWays() -> [Int] {
    var ways = blocks.map { _ in 0 }
    for case let block? in blocks { for edge in block.edges { ways[edge.block] += 1 } }
    return ways
  }

  /// Merges successors that have no other predecessor into a block: the same instructions run in the same order, and
  /// their parameters become the arguments.
  private mutating func join(_ block: Int, _ ways: inout [Int]) {
    while case .jump(let edge)? = blocks[block]?.exit, ways[edge.block] == 1, edge.block != block,
      var next = blocks[edge.block]
    {
      blocks[edge.block] = nil
      ways[edge.block] = 0
      for (parameter, argument) in zip(next.parameters, operands[edge.arguments]) { rename(parameter, to: argument) }
      next.instructions += blocks[block]?.instructions ?? []
      blocks[block]?.instructions = next.instructions
      blocks[block]?.exit = next.exit
    }
  }
}
