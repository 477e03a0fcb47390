extension SyntaxTree {
  /// A stretch of nodes that leaves one value.
  package struct Part: Sendable {
    package let nodes: Range<Int>
    package let name: String

    /// - Parameter name: the name that takes the place of the nodes.
    package init(nodes: Range<Int>, name: String) { (self.nodes, self.name) = (nodes, name) }
  }

  /// The tree with a name in place of each part; the text stays, and with it the source ranges.
  ///
  /// - Parameter parts: stretches that do not overlap, in order.
  /// - Complexity: O(nodes).
  package func replacing(_ parts: [Part]) -> SyntaxTree {
    var new = Parts(source: source)
    (new.names, new.numbers, new.instants, new.texts, new.functionNumbers) = (names, numbers, instants, texts, functionNumbers)
    (new.loops, new.conversions, new.looseUnits, new.notes, new.loopSpellings) = (loops, conversions, looseUnits, notes, loopSpellings)
    // For each node, and behind the last, its new index.
    var indices: [Int] = []
    indices.reserveCapacity(nodes.count + 1)
    var rest = parts[...]
    for (index, node) in nodes.enumerated() {
      indices.append(new.nodes.count)
      guard let part = rest.first, part.nodes.contains(index) else {
        new.nodes.append(node)
        continue
      }
      guard index == part.nodes.upperBound - 1 else { continue }
      new.nodes.append(Node(kind: .name, count: 0, payload: Int32(new.names.count), range: node.range))
      new.names.append(part.name)
      rest.removeFirst()
    }
    indices.append(new.nodes.count)
    func moved(_ range: Range<Int>) -> Range<Int> { indices[range.lowerBound]..<indices[range.upperBound] }
    new.functions = functions.map { function in
      var function = function
      (function.condition, function.body) = (moved(function.condition), moved(function.body))
      return function
    }
    new.statements = statements.map { statement in
      Statement(nodes: moved(statement.nodes), range: statement.range, defines: statement.defines, isLive: statement.isLive)
    }
    return SyntaxTree(taking: &new)
  }
}
