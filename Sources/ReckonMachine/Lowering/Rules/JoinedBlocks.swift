extension CodeRewriter {
  /// Joins each block to the one before it that is the only way to it.
  ///
  /// The same instructions run in the same order; what were parameters are the values that always come.
  mutating func joinBlocks() {
    var ways = countWays()
    for block in blocks.indices.reversed() { join(block, &ways) }
  }

  /// The number of predecessors of each block.
  func countWays() -> [Int] {
    var ways = blocks.map { _ in 0 }
    for case let block? in blocks { for edge in block.edges { ways[edge.block] += 1 } }
    return ways
  }

  /// Joins to a block what only follows it.
  mutating func join(_ block: Int, _ ways: inout [Int]) {
    while case .jump(let edge)? = blocks[block]?.exit, ways[edge.block] == 1, edge.block != block, var next = blocks[edge.block] {
      blocks[edge.block] = nil
      ways[edge.block] = 0
      for (parameter, argument) in zip(next.parameters, operands[edge.arguments]) { rename(parameter, to: argument) }
      next.instructions += blocks[block]?.instructions ?? []
      blocks[block]?.instructions = next.instructions
      blocks[block]?.exit = next.exit
    }
  }
}
