import ReckonBytecode
import ReckonCatalogue

/// For each block of lowered code without loops, the extent and cost of the code that it dominates.
struct BlockExtents {
  /// For each block, the first later block with an edge from elsewhere, or the number of blocks.
  private let ends: [Int]
  /// The prefix sums of the blocks' costs, in additions.
  private let costs: [Int]

  /// - Complexity: O(code + blocks · log(blocks)).
  init(_ code: LoweredCode.Subroutine) {
    var first = Array(repeating: Int.max, count: code.blocks.count)
    for block in code.blocks.indices {
      for edge in code.edges(of: block) { first[edge.block] = min(first[edge.block], block) }
    }
    var costs = [0]
    costs.reserveCapacity(code.blocks.count + 1)
    for block in code.blocks { costs.append(costs[costs.count - 1] + Self.cost(code.instructions[block.instructions])) }
    self.costs = costs
    // The later blocks where the dominated code of an earlier block may end, the nearest last: of two, the nearer
    // suffices unless the edge to the farther one begins earlier.
    var candidates: [Int] = []
    var ends = Array(repeating: code.blocks.count, count: code.blocks.count)
    for block in code.blocks.indices.reversed() {
      // The nearest block with an edge from before this block; the edges to farther candidates begin ever earlier.
      var (low, high) = (0, candidates.count)
      while low < high {
        let middle = (low + high) / 2
        if first[candidates[middle]] < block { low = middle + 1 } else { high = middle }
      }
      if low > 0 { ends[block] = candidates[low - 1] }
      while let last = candidates.last, first[last] >= first[block] { candidates.removeLast() }
      candidates.append(block)
    }
    self.ends = ends
  }

  /// The end of the code that a block dominates: the first later block with an edge from before the block.
  func end(of block: Int) -> Int { ends[block] }

  /// About the cost of a range of blocks, in additions.
  func cost(_ blocks: Range<Int>) -> Int { costs[blocks.upperBound] - costs[blocks.lowerBound] }

  private static func cost(_ instructions: ArraySlice<LoweredCode.Instruction>) -> Int {
    instructions.reduce(0) { sum, instruction in
      switch instruction.action {
      case .apply(let operation): sum + Catalogue.row(Operation.function(ofCode: operation)).cost
      case .polynomial: sum + 2 * (instruction.operands.count - 2)
      case .host, .call, .bound, .accumulate, .total, .check, .deliver, .choose, .lane: sum + 1
      }
    }
  }
}
