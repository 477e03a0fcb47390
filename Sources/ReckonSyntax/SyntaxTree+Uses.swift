import ReckonCatalogue

extension SyntaxTree {
  /// A place where a text uses a name that no loop of it binds.
  package struct Use: Sendable {
    package let name: String
    package let range: SourceRange
  }

  /// The uses of names in nodes, in the order of the text: of values, functions and units.
  ///
  /// - Complexity: O(nodes).
  package func uses(in nodes: Range<Int>) -> [Use] {
    var uses: [Use] = []
    // How many open loops bind each name.
    var bound: [String: Int] = [:]
    for node in self.nodes[nodes] {
      switch node.kind {
      case .name:
        let name = names[Int(node.payload)]
        if bound.isEmpty || bound[name, default: 0] == 0 { uses.append(Use(name: name, range: node.range)) }
      case .call, .unit: uses.append(Use(name: names[Int(node.payload)], range: node.range))
      case .loopBody: bound[loops[Int(node.payload)].name, default: 0] += 1
      case .loop: bound[loops[Int(node.payload)].name, default: 0] -= 1
      case .number, .apply, .product, .group, .chainStart, .chainLink, .chainEnd, .branch, .conditional, .convert, .notation, .assign,
        .functionBegin, .functionEnd, .discard:
        break
      }
    }
    return uses
  }
}
