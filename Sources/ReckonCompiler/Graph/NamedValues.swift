/// The nodes of named values that have been built: found again in the region where they were made and in those inside of it.
struct NamedValues {
  private var nodes: [Int: ValueGraph.ID] = [:]
  /// The functions of ``nodes`` in the order of their making.
  private(set) var order: [Int] = []
  /// For each open region, how many there were when it began; the greatest number for one whose nodes belong to the region around it.
  var marks: [Int] = []

  /// The node of a named value, if it was made here or in a region around.
  func find(_ function: Int) -> ValueGraph.ID? { nodes[function] }

  /// Makes a named value's node known.
  mutating func add(_ function: Int, _ id: ValueGraph.ID) {
    nodes[function] = id
    order.append(function)
  }

  /// Makes another node known for a named value that has one.
  mutating func replace(_ function: Int, _ id: ValueGraph.ID) { nodes[function] = id }

  /// Forgets what was made in the region that ends.
  mutating func close() {
    guard let mark = marks.popLast() else { return }
    while order.count > mark { if let function = order.popLast() { nodes[function] = nil } }
  }
}
