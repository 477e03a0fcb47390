/// The frame slot of each value of a subroutine. Values that are never live at the same time may share one.
///
/// A value is taken to be needed from the first place in the code that writes it to the last that reads it, and where it comes from before a
/// loop, to the end of that. In code that only leads back in loops nothing else is needed. What a loop passes to its next round lies where the
/// parameter lies, unless that is read once more.
///
/// - Complexity: O(code · log values).
struct PlaceAllocation {
  /// For each value its place; -1 where it has none.
  private(set) var places: [Int32]
  private(set) var count: Int

  init(_ code: LoweredCode.Subroutine) {
    places = Array(repeating: -1, count: code.origins.count)
    count = code.blocks[0].parameters.count
    var lives = Lives(code)
    lives.extend(over: code)
    for (place, value) in code.blocks[0].parameters.enumerated() { places[Int(value)] = Int32(place) }
    var free: [Int32] = []
    var next = 0
    let ends = lives.order.sorted { lives.last[Int($0)] < lives.last[Int($1)] }
    for value in lives.order {
      // A step reads its operands before it writes, so that its result may take the place of one.
      while lives.last[Int(ends[next])] <= lives.first[Int(value)], ends[next] != value, places[Int(ends[next])] >= 0 {
        free.append(places[Int(ends[next])])
        next += 1
      }
      guard places[Int(value)] < 0 else { continue }
      places[Int(value)] = free.popLast() ?? Int32(count)
      if places[Int(value)] == Int32(count) { count += 1 }
    }
    for block in code.blocks.indices { joinRounds(code, block, lives) }
  }

  /// Puts values that a loop's end passes to its parameters where those lie.
  private mutating func joinRounds(_ code: LoweredCode.Subroutine, _ block: Int, _ lives: Lives) {
    guard case .repeat(let edge, steps: _) = code.blocks[block].exit else { return }
    let arguments = code.operands[edge.arguments]
    for (argument, parameter) in zip(arguments, code.blocks[edge.block].parameters) where places[Int(argument)] >= 0 {
      let (value, other) = (Int(argument), Int(parameter))
      guard lives.first[value] > lives.starts[edge.block], lives.last[value] == lives.ends[block],
        lives.lastRead[other] <= lives.first[value], arguments.filter({ $0 == argument }).count == 1
      else { continue }
      places[value] = places[other]
    }
  }

  /// From where to where in the code values are needed.
  private struct Lives {
    var first: [Int]
    var last: [Int]
    /// The last read of each value, apart from reads before it in a loop.
    var lastRead: [Int]
    /// The values that have places, by where they are written first.
    var order: [LoweredCode.Value] = []
    /// The positions at which blocks begin and end.
    var starts: [Int] = []
    var ends: [Int] = []

    init(_ code: LoweredCode.Subroutine) {
      first = Array(repeating: .max, count: code.origins.count)
      last = Array(repeating: -1, count: code.origins.count)
      lastRead = last
      var position = 1
      for block in code.blocks {
        starts.append(position)
        position += block.instructions.count + 1
        ends.append(position)
        position += 1
      }
      for value in code.blocks[0].parameters { write(value, at: 0) }
      for index in code.blocks.indices {
        let block = code.blocks[index]
        for parameter in block.parameters { write(parameter, at: starts[index]) }
        for (offset, number) in block.instructions.enumerated() {
          let instruction = code.instructions[number]
          for operand in code.operands[instruction.operands] { read(operand, at: starts[index] + 1 + offset) }
          for result in 0..<instruction.action.resultCount {
            write(instruction.result + LoweredCode.Value(result), at: starts[index] + 1 + offset)
          }
        }
        for edge in code.edges(of: index) {
          for argument in code.operands[edge.arguments] { read(argument, at: ends[index]) }
          for parameter in code.blocks[edge.block].parameters { write(parameter, at: ends[index]) }
        }
        switch block.exit {
        case .return(let value), .branch(let value, _, otherwise: _): read(value, at: ends[index])
        case .jump, .repeat: break
        }
      }
      order = code.origins.indices.map { LoweredCode.Value($0) }.filter {
        code.origins[Int($0)] == .made && first[Int($0)] < .max
      }
      order.sort { first[Int($0)] < first[Int($1)] }
    }

    private mutating func write(_ value: LoweredCode.Value, at position: Int) {
      first[Int(value)] = min(first[Int(value)], position)
      last[Int(value)] = max(last[Int(value)], position)
    }

    private mutating func read(_ value: LoweredCode.Value, at position: Int) {
      last[Int(value)] = max(last[Int(value)], position)
      lastRead[Int(value)] = max(lastRead[Int(value)], position)
    }

    /// Values that loops find are needed until these end.
    mutating func extend(over code: LoweredCode.Subroutine) {
      for index in code.blocks.indices {
        guard let end = code.blocks[index].loopEnd else { continue }
        for value in order where first[Int(value)] < starts[index] && last[Int(value)] >= starts[index] {
          last[Int(value)] = max(last[Int(value)], ends[end])
        }
      }
    }
  }
}
