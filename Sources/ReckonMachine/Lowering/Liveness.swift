/// From where to where in a subroutine's code its values are needed: from the first place that writes a value to the last that reads it, and where it
/// comes from before a loop, to the end of that. In code that only leads back in loops nothing else is needed.
///
/// An instruction reads at an even position and writes at the next odd one.
///
/// - Complexity: O(code + loops · values).
struct Liveness {
  /// The live range of a value.
  struct LiveRange {
    /// The greatest number where nothing writes the value.
    fileprivate(set) var first = Int32.max
    /// -1 where nothing needs the value.
    fileprivate(set) var last: Int32 = -1
    /// The last read, apart from reads before it in a loop.
    fileprivate(set) var lastRead: Int32 = -1
    /// The value that is written next; -1 for none.
    fileprivate(set) var next: LoweredCode.Value = -1
  }

  /// By value.
  private(set) var ranges: [LiveRange]
  /// The value that is written first, the first of a chain of those that instructions or ways make; -1 for none.
  private(set) var start: LoweredCode.Value = -1
  private var end: LoweredCode.Value = -1
  /// The positions of the instructions that call functions.
  private var callPositions: [Int32] = []

  /// - Parameters:
  ///   - isFused: whether an instruction, by its number, is computed with what ends its block.
  ///   - calls: whether an instruction calls a function.
  init(
    _ code: LoweredCode.Subroutine, isFused: (Int) -> Bool = { _ in false }, calls: (LoweredCode.Instruction) -> Bool = { _ in false }
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
        for result in 0..<instruction.action.resultCount { write(instruction.result + LoweredCode.Value(result), at: position + 1) }
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

  /// The values that instructions or ways make, by where they are written first.
  var order: [LoweredCode.Value] {
    var (order, value) = ([LoweredCode.Value](), start)
    while value >= 0 {
      order.append(value)
      value = self[value].next
    }
    return order
  }

  subscript(value: LoweredCode.Value) -> LiveRange { ranges[Int(value)] }

  /// Positions only grow, so that the first write comes first.
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
    // The first call behind the place that writes the value.
    var (low, high) = (0, callPositions.count)
    while low < high {
      let middle = (low + high) / 2
      if callPositions[middle] <= range.first { low = middle + 1 } else { high = middle }
    }
    return low < callPositions.count && callPositions[low] < range.last
  }
}

extension LoweredCode.Subroutine {
  /// The positions at which a block begins and ends. Blocks have their instructions in their own order.
  func start(of block: Int) -> Int32 { Int32(2 * blocks[block].instructions.lowerBound + 4 * block) }
  func end(of block: Int) -> Int32 { Int32(2 * blocks[block].instructions.upperBound + 4 * block + 2) }
}
