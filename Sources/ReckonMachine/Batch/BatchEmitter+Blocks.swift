import ReckonBytecode
import ReckonCatalogue

/// Basic blocks: each is computed for all rows of a chunk, and where paths merge, each row selects the values of the
/// path that it took. Expensive code under a branch runs only if a row of the chunk reaches it.
extension BatchEmitter {
  /// The rows that took one side of a branch, among those that reached the branch at all.
  struct Mask {
    /// The mask of the branch's block; `nil` for all rows.
    let parent: Int?
    /// The slot of the branch's condition.
    let condition: Int
    let isTrue: Bool
    /// The index of the branch, which identifies its other side; `nil` for a merge of several paths.
    let branch: Int?
    /// The number of edges, blocks and other masks that hold it.
    var holders = 1
  }

  /// An edge to a block, with the values of the block's parameters on it.
  struct Arrival {
    /// The rows that take this edge; `nil` for all.
    let mask: Int?
    let entries: [Entry]
  }

  /// The least cost of code under a branch, in additions, for which testing whether any row reaches it pays off.
  private static let costOfSkip = 8

  /// Emits a block; false when something in it cannot be expressed as steps.
  mutating func emit(_ block: Int, _ poll: inout CancellationPoll) throws(FormulaError) -> Bool {
    // Skips lead here, before the values of the merging edges are selected.
    for skip in skips[block] ?? [] { steps[skip].word = steps.count }
    begin(block)
    for index in code.blocks[block].instructions {
      try poll.check(after: 512)
      guard emit(code.instructions[index]) else { return false }
    }
    switch code.blocks[block].exit {
    case .return(let value):
      guard block == code.blocks.count - 1 else { return false }
      finish(value)
    case .jump(let edge):
      if let active { hold(mask: active) }
      leave(along: edge, active)
    case .branch(let value, let edge, otherwise: let other):
      let condition = mask(take(value))
      hold(condition)
      for (edge, isTrue) in [(edge, true), (other, false)] {
        if let active { hold(mask: active) }
        masks.append(Mask(parent: active, condition: condition, isTrue: isTrue, branch: block))
        leave(along: edge, masks.count - 1)
      }
    case .repeat: return false
    }
    if let active { release(mask: active) }
    return true
  }

  private mutating func leave(along edge: LoweredCode.Edge, _ mask: Int?) {
    let entries = code.operands[edge.arguments].map { take($0) }
    arrivals[edge.block].append(Arrival(mask: mask, entries: entries))
  }

  /// Merges the edges into a block.
  private mutating func begin(_ block: Int) {
    active = nil
    guard block > 0 else { return }
    var ways = arrivals[block]
    arrivals[block] = []
    if ways.count == 1, let mask = ways[0].mask, masks[mask].branch != nil { skip(block, masks[mask]) }
    if ways.count > 1 { ways = joined(ways) }
    while ways.count > 1 {
      let last = ways.removeLast()
      ways[ways.count - 1] = unite(ways[ways.count - 1], last)
    }
    active = ways[0].mask
    for (parameter, entry) in zip(code.blocks[block].parameters, ways[0].entries) { define(parameter, entry) }
  }

  /// The edges after merging both sides of each branch, repeatedly.
  ///
  /// - Complexity: O(edges).
  private mutating func joined(_ ways: [Arrival]) -> [Arrival] {
    var open = Array(ways.reversed())
    var kept: [Arrival?] = []
    // The index of a kept edge, by its branch.
    var sides: [Int: Int] = [:]
    while let way = open.popLast() {
      guard let mask = way.mask, let branch = masks[mask].branch else {
        kept.append(way)
        continue
      }
      guard let place = sides.removeValue(forKey: branch), let other = kept[place] else {
        sides[branch] = kept.count
        kept.append(way)
        continue
      }
      kept[place] = nil
      open.append(masks[mask].isTrue ? join(way, other) : join(other, way))
    }
    return kept.compactMap { $0 }
  }

  /// The edge of all rows that reached a branch, merged from both of its sides.
  private mutating func join(_ first: Arrival, _ second: Arrival) -> Arrival {
    guard let mask = first.mask, let other = second.mask else {
      preconditionFailure("the sides of a branch have masks")
    }
    let parent = masks[mask].parent
    if let parent { hold(mask: parent) }
    let entries = zip(first.entries, second.entries).map { first, second in
      hold(masks[mask].condition)
      return choose(first, second, masks[mask].condition)
    }
    release(mask: mask)
    release(mask: other)
    return Arrival(mask: parent, entries: entries)
  }

  /// The edge of the rows of two edges.
  private mutating func unite(_ first: Arrival, _ second: Arrival) -> Arrival {
    guard let mask = first.mask, let other = second.mask else {
      preconditionFailure("the way of all rows has no other beside it")
    }
    let place = place(ofMask: mask)
    let entries = zip(first.entries, second.entries).map { first, second in
      hold(place)
      return choose(first, second, place)
    }
    let either = emit(BatchKernels.maskOr, place, self.place(ofMask: other))
    release(mask: mask)
    release(mask: other)
    masks.append(Mask(parent: nil, condition: either, isTrue: true, branch: nil))
    return Arrival(mask: masks.count - 1, entries: entries)
  }

  /// Emits a test before a block whether any row reaches it, if the code that it dominates is expensive.
  private mutating func skip(_ block: Int, _ mask: Mask) {
    let end = extents.end(of: block)
    guard end < code.blocks.count, extents.cost(block..<end) >= Self.costOfSkip else { return }
    skips[end, default: []].append(steps.count)
    steps.append(BatchStep(kind: mask.isTrue ? .skipIfNone : .skipIfAll, kernel: BatchKernels.none, a: mask.condition))
  }

  // MARK: Masks

  private mutating func hold(mask: Int) { masks[mask].holders += 1 }

  private mutating func release(mask: Int) {
    var next: Int? = mask
    while let mask = next {
      masks[mask].holders -= 1
      guard masks[mask].holders == 0 else { return }
      release(masks[mask].condition)
      next = masks[mask].parent
    }
  }

  /// The slot of a mask, reserved for the caller. It is computed again each time, since steps may be skipped.
  mutating func place(ofMask mask: Int) -> Int {
    var chain = [masks[mask]]
    while let parent = chain[chain.count - 1].parent { chain.append(masks[parent]) }
    var place: Int?
    for mask in chain.reversed() {
      hold(mask.condition)
      if let outer = place {
        place = emit(mask.isTrue ? BatchKernels.maskAnd : BatchKernels.maskAndNot, outer, mask.condition)
      } else {
        place = mask.isTrue ? mask.condition : emit(BatchKernels.maskNot, mask.condition)
      }
    }
    guard let place else { preconditionFailure("a mask has a condition") }
    return place
  }

  /// Selects the values of one entry where a mask is set, otherwise those of the other.
  mutating func choose(_ first: Entry, _ second: Entry, _ mask: Int) -> Entry {
    switch (first, second) {
    case (.mask(let a), .place(let b)) where isConstant(b, 0): return .mask(emit(BatchKernels.maskAnd, a, mask))
    case (.place(let a), .mask(let b)) where isConstant(a, 0): return .mask(emit(BatchKernels.maskAndNot, b, mask))
    case (.mask(let a), .mask(let b)): return .mask(emit(BatchKernels.choose, a, b, mask))
    case (.place(let a), .mask(let b)) where isConstant(a, 1): return .mask(emit(BatchKernels.maskOr, b, mask))
    default:
      let (a, b) = (number(first), number(second))
      return .place(emit(BatchKernels.choose, a, b, mask))
    }
  }
}
