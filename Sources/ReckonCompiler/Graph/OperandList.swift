import ReckonCatalogue

/// The operands of a node. Up to three are stored inline; more are stored contiguously in the graph's pool.
struct OperandList {
  private var few: (ValueGraph.ID, ValueGraph.ID, ValueGraph.ID) = (0, 0, 0)
  /// The start in the pool, if there are more than three.
  private var start: Int32 = 0
  private let number: Int32

  init() { number = 0 }
  init(_ a: ValueGraph.ID) { (few.0, number) = (a, 1) }
  init(_ a: ValueGraph.ID, _ b: ValueGraph.ID) { (few.0, few.1, number) = (a, b, 2) }
  init(_ a: ValueGraph.ID, _ b: ValueGraph.ID, _ c: ValueGraph.ID) { (few, number) = ((a, b, c), 3) }

  init(_ operands: some Collection<ValueGraph.ID>, _ pool: inout ArenaArray<ValueGraph.ID>) {
    number = Int32(operands.count)
    start = Int32(pool.count)
    for (index, operand) in operands.enumerated() {
      switch number {
      case 4...: pool.append(operand)
      default:
        (few.0, few.1, few.2) = (
          index == 0 ? operand : few.0, index == 1 ? operand : few.1, index == 2 ? operand : few.2
        )
      }
    }
  }

  var count: Int { Int(number) }
  var first: ValueGraph.ID { few.0 }
  var second: ValueGraph.ID { few.1 }

  subscript(index: Int, pool: ArenaArray<ValueGraph.ID>) -> ValueGraph.ID {
    guard number <= 3 else { return pool[Int(start) + index] }
    return index == 0 ? few.0 : index == 1 ? few.1 : few.2
  }

  func isEqual(to other: Self, _ pool: ArenaArray<ValueGraph.ID>) -> Bool {
    guard number == other.number else { return false }
    if number <= 3 { return few == other.few }
    return (0..<count).allSatisfy { self[$0, pool] == other[$0, pool] }
  }

  /// Frees the pool space of the most recent list.
  func removeFromPool(_ pool: inout ArenaArray<ValueGraph.ID>) { if number > 3 { pool.removeLast(count) } }
}
