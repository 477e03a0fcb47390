import ReckonBytecode
import ReckonCatalogue

/// For each block of lowered code without loops, how far the code reaches that only follows it, and what that costs.
struct BlockExtents {
  /// The first block behind each one to which another way leads, or the number of blocks.
  private let ends: [Int]
  /// About how many additions the blocks before each one cost.
  private let costs: [Int]

  /// - Complexity: O(code), and O(blocks · log(blocks)) beside.
  init(_ code: LoweredCode.Subroutine) {
    var first = Array(repeating: Int.max, count: code.blocks.count)
    for block in code.blocks.indices { for edge in code.edges(of: block) { first[edge.block] = min(first[edge.block], block) } }
    var costs = [0]
    costs.reserveCapacity(code.blocks.count + 1)
    for block in code.blocks { costs.append(costs[costs.count - 1] + Self.cost(code.instructions[block.instructions])) }
    self.costs = costs
    // The blocks behind one that may be where the code of an earlier one ends, the nearest last: of two the nearer is enough unless the way that
    // leads to the farther begins earlier.
    var candidates: [Int] = []
    var ends = Array(repeating: code.blocks.count, count: code.blocks.count)
    for block in code.blocks.indices.reversed() {
      // The nearest one to which a way leads from before the block; the ways of farther candidates begin ever earlier.
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

  /// The end of the code that only follows a block: the first block behind it to which a way leads from before it.
  func end(of block: Int) -> Int { ends[block] }

  /// About how many additions some blocks cost.
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
