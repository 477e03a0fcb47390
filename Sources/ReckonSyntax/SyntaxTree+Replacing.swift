extension SyntaxTree {
  /// A node range that yields one value.
  package struct Part: Sendable {
    package let nodes: Range<Int>
    package let name: String

    /// - Parameter name: the name that replaces the nodes.
    package init(nodes: Range<Int>, name: String) { (self.nodes, self.name) = (nodes, name) }
  }

  /// The tree with a name in place of each part; the text and its source ranges are kept.
  ///
  /// The alternative parse is kept if it has the same parts.
  ///
  /// - Parameter parts: nonoverlapping parts, in order.
  /// - Complexity: O(nodes).
  package func replacing(_ parts: [Part]) -> SyntaxTree {
    replacing(
      parts,
      otherReading: otherReading.flatMap { other in other.parts(like: parts, of: self).map { other.replacing($0) } })
  }

  /// The same with an alternative parse whose parts the caller has found.
  package func replacing(_ parts: [Part], otherReading: SyntaxTree?) -> SyntaxTree {
    var new = Parts(copying: self)
    // The new index of each node, and of the end.
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
    new.move(by: indices)
    new.second = otherReading.map { OtherReading($0) }
    return SyntaxTree(taking: &new)
  }

  /// The corresponding parts of this parse; `nil` if one of them is parsed differently.
  private func parts(like parts: [Part], of other: SyntaxTree) -> [Part]? {
    var own: [Part] = []
    for part in parts {
      guard let range = nodes(like: part.nodes, of: other) else { return nil }
      own.append(Part(nodes: range, name: part.name))
    }
    return own
  }

  /// The corresponding nodes of this parse; `nil` if they are parsed differently.
  package func nodes(like part: Range<Int>, of other: SyntaxTree) -> Range<Int>? {
    let last = other.nodes[part.upperBound - 1]
    guard
      let index = nodes.firstIndex(where: { $0.kind == last.kind && $0.count == last.count && $0.range == last.range }),
      index + 1 >= part.count, case let range = index + 1 - part.count..<index + 1,
      nodes[range].elementsEqual(other.nodes[part], by: { $0.kind == $1.kind && $0.range == $1.range })
    else { return nil }
    return range
  }
}

extension SyntaxTree.Parts {
  /// The parts of a tree without its nodes.
  init(copying tree: SyntaxTree) {
    self.init(source: tree.source)
    (names, numbers, readsWords, spelledNumbers) = (tree.names, tree.numbers, tree.readsWords, tree.spelledNumbers)
    (instants, texts) = (tree.instants, tree.texts)
    (functions, functionNumbers, statements, groupings) = (
      tree.functions, tree.functionNumbers, tree.statements, tree.groupings
    )
    (loops, conversions, looseUnits) = (tree.loops, tree.conversions, tree.looseUnits)
    (notes, loopSpellings, hasOpenCalls) = (tree.notes, tree.loopSpellings, tree.hasOpenCalls)
  }

  /// Updates the node ranges of functions and statements.
  ///
  /// - Parameter indices: the new index of each node, and of the end.
  mutating func move(by indices: [Int]) {
    func moved(_ range: Range<Int>) -> Range<Int> { indices[range.lowerBound]..<indices[range.upperBound] }
    functions = functions.map { function in
      var function = function
      (function.condition, function.body) = (moved(function.condition), moved(function.body))
      return function
    }
    statements = statements.map { statement in
      SyntaxTree.Statement(
        nodes: moved(statement.nodes), range: statement.range, defines: statement.defines, isLive: statement.isLive)
    }
  }
}
