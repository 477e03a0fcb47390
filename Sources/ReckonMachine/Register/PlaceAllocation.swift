/// The frame slot of each value of a subroutine. Values that are never live at the same time may share one.
///
/// What a loop passes to its next round lies where the parameter lies, unless that is read once more.
///
/// - Complexity: O(code · log values).
struct PlaceAllocation {
  /// For each value its place; -1 where it has none.
  private(set) var places: [Int32]
  private(set) var count: Int

  init(_ code: LoweredCode.Subroutine) {
    places = Array(repeating: -1, count: code.origins.count)
    count = code.blocks[0].parameters.count
    let lives = Liveness(code)
    for (place, value) in code.blocks[0].parameters.enumerated() { places[Int(value)] = Int32(place) }
    var free: [Int32] = []
    var next = 0
    let ends = lives.order.sorted { lives.last[$0] < lives.last[$1] }
    for value in lives.order {
      // A step reads its operands before it writes, so that its result may take the place of one.
      while lives.last[ends[next]] <= lives.first[value], ends[next] != value, places[ends[next]] >= 0 {
        free.append(places[ends[next]])
        next += 1
      }
      guard places[value] < 0 else { continue }
      places[value] = free.popLast() ?? Int32(count)
      if places[value] == Int32(count) { count += 1 }
    }
    for block in code.blocks.indices { joinRounds(code, block, lives) }
  }

  /// Puts values that a loop's end passes to its parameters where those lie.
  private mutating func joinRounds(_ code: LoweredCode.Subroutine, _ block: Int, _ lives: Liveness) {
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
}
