/// From where to where in a subroutine's code its values are needed: from the first place that writes a value to the last that reads it, and where it
/// comes from before a loop, to the end of that. In code that only leads back in loops nothing else is needed.
///
/// What an instruction reads it reads at an even position, what it writes at the next.
///
/// - Complexity: O(code · log values).
struct Liveness {
  /// By value; the greatest number where nothing writes it, and -1 where nothing needs it.
  private(set) var first: [Int]
  private(set) var last: [Int]
  /// The last read of each value, apart from reads before it in a loop.
  private(set) var lastRead: [Int]
  /// The values that instructions or ways make, by where they are written first.
  private(set) var order: [Int] = []
  /// The positions at which blocks begin and end.
  private(set) var starts: [Int] = []
  private(set) var ends: [Int] = []
  /// Those of the instructions that call functions.
  private var callPositions: [Int] = []

  /// - Parameters:
  ///   - isFused: whether an instruction, by its number, is computed with what ends its block.
  ///   - calls: whether an instruction calls a function.
  init(
    _ code: LoweredCode.Subroutine, isFused: (Int) -> Bool = { _ in false }, calls: (LoweredCode.Instruction) -> Bool = { _ in false }
  ) {
    first = Array(repeating: .max, count: code.origins.count)
    last = Array(repeating: -1, count: code.origins.count)
    lastRead = last
    var position = 0
    for block in code.blocks {
      starts.append(position)
      position += 2 * block.instructions.count + 2
      ends.append(position)
      position += 2
    }
    for (index, block) in code.blocks.enumerated() {
      for parameter in block.parameters { write(parameter, at: starts[index] + 1) }
      for (offset, number) in block.instructions.enumerated() {
        let instruction = code.instructions[number]
        let position = isFused(number) ? ends[index] : starts[index] + 2 + 2 * offset
        for operand in code.operands[instruction.operands] { read(operand, at: position) }
        if isFused(number) { continue }
        if calls(instruction) { callPositions.append(position) }
        for result in 0..<instruction.action.resultCount { write(instruction.result + LoweredCode.Value(result), at: position + 1) }
      }
      for edge in code.edges(of: index) {
        for argument in code.operands[edge.arguments] { read(argument, at: ends[index]) }
        for parameter in code.blocks[edge.block].parameters { write(parameter, at: ends[index] + 1) }
      }
      switch block.exit {
      case .return(let value), .branch(let value, _, otherwise: _): read(value, at: ends[index])
      case .jump(let edge): if let value = code.returned(along: edge) { read(value, at: ends[index]) }
      case .repeat: break
      }
    }
    order = code.origins.indices.filter { code.origins[$0] == .made && first[$0] < .max }
    order.sort { first[$0] < first[$1] }
    for (index, block) in code.blocks.enumerated() {
      guard let end = block.loopEnd else { continue }
      for value in order where first[value] < starts[index] && last[value] >= starts[index] {
        last[value] = max(last[value], ends[end] + 1)
      }
    }
  }

  private mutating func write(_ value: LoweredCode.Value, at position: Int) {
    first[Int(value)] = min(first[Int(value)], position)
    last[Int(value)] = max(last[Int(value)], position)
  }

  private mutating func read(_ value: LoweredCode.Value, at position: Int) {
    last[Int(value)] = max(last[Int(value)], position)
    lastRead[Int(value)] = max(lastRead[Int(value)], position)
  }

  /// Whether a value is needed behind a call.
  func crossesCall(_ value: Int) -> Bool {
    // The first call behind the place that writes the value.
    var (low, high) = (0, callPositions.count)
    while low < high {
      let middle = (low + high) / 2
      if callPositions[middle] <= first[value] { low = middle + 1 } else { high = middle }
    }
    return low < callPositions.count && callPositions[low] < last[value]
  }
}
