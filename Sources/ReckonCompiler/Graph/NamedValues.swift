/// The nodes of named values that have been built: shared in the region where they were created and in nested ones.
struct NamedValues {
  private var nodes: [Int: ValueGraph.ID] = [:]
  /// The functions of ``nodes`` in order of creation.
  private(set) var order: [Int] = []
  /// The number of functions when each open region began; `Int.max` for one that belongs to the enclosing region.
  var marks: [Int] = []

  /// The node of a named value, if it was created in an open region.
  func find(_ function: Int) -> ValueGraph.ID? { nodes[function] }

  /// Records a named value's node.
  mutating func add(_ function: Int, _ id: ValueGraph.ID) {
    nodes[function] = id
    order.append(function)
  }

  /// Replaces the node of a named value.
  mutating func replace(_ function: Int, _ id: ValueGraph.ID) { nodes[function] = id }

  /// Discards the nodes created in the region that ends.
  mutating func close() {
    guard let mark = marks.popLast() else { return }
    while order.count > mark { if let function = order.popLast() { nodes[function] = nil } }
  }
}
