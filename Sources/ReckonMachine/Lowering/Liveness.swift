/// The live ranges of a subroutine's values. The live range runs from the first definition to the last use, extended to
/// the end of each loop that the value is live into. Only loops lead back in lowered code, so that this is exact
/// enough.
///
/// An instruction reads at an even position and writes at the next.
///
/// - Complexity: O(code + loops · values).
struct Liveness {
  /// The live range of a value.
  struct LiveRange {
    /// `Int32.max` where nothing defines the value.
    fileprivate(set) var first = Int32.max
    /// -1 where nothing uses the value.
    fileprivate(set) var last: Int32 = -1
    /// The last use in code order, without extension by loops.
    fileprivate(set) var lastRead: Int32 = -1
    /// The value that is defined next; -1 for none.
    fileprivate(set) var next: LoweredCode.Value = -1
  }

  /// By value.
  private(set) var ranges: [LiveRange]
  /// The value that is defined first, the head of the list of values that instructions or edges define; -1 for none.
  private(set) var start: LoweredCode.Value = -1
  private var end: LoweredCode.Value = -1
  /// The positions of the instructions that call functions.
  private var callPositions: [Int32] = []

  /// - Parameters:
  ///   - isFused: whether the instruction of an index is fused with the exit of its block.
  ///   - calls: whether an instruction calls a function.
  init(
    _ code: LoweredCode.Subroutine, isFused: (Int) -> Bool = { _ in false },
    calls: (LoweredCode.Instruction) -> Bool = { _ in false }
  ) {
    ranges = Array(repeating: LiveRange(), count: code.origins.count)
    for index in code.blocks.indices {
      let (start, end) = (code.start(of: index), code.end(of: index))
      for parameter in code.blocks[index].parameters { write(parameter, at: start + 1) }
      var position = start
      for number in code.blocks[index].instructions {
        position += 2
        let instruction = code.instructions[number]
        let fused = isFused(number)
        for operand in instruction.operands { read(code.operands[operand], at: fused ? end : position) }
        if fused { continue }
        if calls(instruction) { callPositions.append(position) }
        for result in 0..<instruction.action.resultCount {
          write(instruction.result + LoweredCode.Value(result), at: position + 1)
        }
      }
      for edge in code.edges(of: index) {
        for argument in edge.arguments { read(code.operands[argument], at: end) }
        for parameter in code.blocks[edge.block].parameters { write(parameter, at: end + 1) }
      }
      switch code.blocks[index].exit {
      case .return(let value), .branch(let value, _, otherwise: _): read(value, at: end)
      case .jump(let edge): if let value = code.returned(along: edge) { read(value, at: end) }
      case .repeat: break
      }
    }
    for index in code.blocks.indices {
      guard let loopEnd = code.blocks[index].loopEnd else { continue }
      let (start, end) = (code.start(of: index), code.end(of: loopEnd) + 1)
      var value = self.start
      while value >= 0, self[value].first < start {
        if self[value].last >= start { ranges[Int(value)].last = max(self[value].last, end) }
        value = self[value].next
      }
    }
  }

  /// The values that instructions or edges define, in the order of their first definitions.
  var order: [LoweredCode.Value] {
    var (order, value) = ([LoweredCode.Value](), start)
    while value >= 0 {
      order.append(value)
      value = self[value].next
    }
    return order
  }

  subscript(value: LoweredCode.Value) -> LiveRange { ranges[Int(value)] }

  /// Positions only grow, so that the first call for a value is its first definition.
  private mutating func write(_ value: LoweredCode.Value, at position: Int32) {
    if ranges[Int(value)].first == .max {
      ranges[Int(value)].first = position
      if end < 0 { start = value } else { ranges[Int(end)].next = value }
      end = value
    }
    ranges[Int(value)].last = max(ranges[Int(value)].last, position)
  }

  private mutating func read(_ value: LoweredCode.Value, at position: Int32) {
    ranges[Int(value)].last = max(ranges[Int(value)].last, position)
    ranges[Int(value)].lastRead = max(ranges[Int(value)].lastRead, position)
  }

  /// Whether a value is live across a call.
  func crossesCall(_ value: LoweredCode.Value) -> Bool {
    let range = self[value]
    // The first call after the value's definition.
    var (low, high) = (0, callPositions.count)
    while low < high {
      let middle = (low + high) / 2
      if callPositions[middle] <= range.first { low = middle + 1 } else { high = middle }
    }
    return low < callPositions.count && callPositions[low] < range.last
  }
}

extension LoweredCode.Subroutine {
  /// The positions at which a block begins and ends. The instructions of blocks are in block order.
  func start(of block: Int) -> Int32 { Int32(2 * blocks[block].instructions.lowerBound + 4 * block) }
  func end(of block: Int) -> Int32 { Int32(2 * blocks[block].instructions.upperBound + 4 * block + 2) }
}
