/// The frame slot of each value of a subroutine. Values whose live ranges do not overlap may share one.
///
/// A loop's argument shares the slot of its parameter, unless the parameter is read once more.
///
/// - Complexity: O(code · log values).
struct PlaceAllocation {
  /// The slot of each value; -1 for none.
  private(set) var places: [Int32]
  private(set) var count: Int

  init(_ code: LoweredCode.Subroutine) {
    places = Array(repeating: -1, count: code.origins.count)
    count = code.blocks[0].parameters.count
    let lives = Liveness(code)
    for (place, value) in code.blocks[0].parameters.enumerated() { places[Int(value)] = Int32(place) }
    var free: [Int32] = []
    var next = 0
    let order = lives.order
    let ends = order.sorted { lives[$0].last < lives[$1].last }
    for value in order {
      // A step reads its operands before it writes, so that its result may reuse an operand's slot.
      while lives[ends[next]].last <= lives[value].first, ends[next] != value, places[Int(ends[next])] >= 0 {
        free.append(places[Int(ends[next])])
        next += 1
      }
      guard places[Int(value)] < 0 else { continue }
      places[Int(value)] = free.popLast() ?? Int32(count)
      if places[Int(value)] == Int32(count) { count += 1 }
    }
    for block in code.blocks.indices { joinRounds(code, block, lives) }
  }

  /// Coalesces the arguments of a back edge with its parameters.
  private mutating func joinRounds(_ code: LoweredCode.Subroutine, _ block: Int, _ lives: Liveness) {
    guard case .repeat(let edge, steps: _) = code.blocks[block].exit else { return }
    let arguments = code.operands[edge.arguments]
    for (argument, parameter) in zip(arguments, code.blocks[edge.block].parameters) where places[Int(argument)] >= 0 {
      guard lives[argument].first > code.start(of: edge.block), lives[argument].last == code.end(of: block),
        lives[parameter].lastRead <= lives[argument].first, arguments.filter({ $0 == argument }).count == 1
      else { continue }
      places[Int(argument)] = places[Int(parameter)]
    }
  }
}
