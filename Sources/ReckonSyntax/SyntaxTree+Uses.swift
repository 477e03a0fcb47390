import ReckonCatalogue

extension SyntaxTree {
  /// A place where a text uses a name that no loop of it binds.
  package struct Use: Sendable {
    package let name: String
    package let range: SourceRange
    /// Whether it stands in a branch or in the body of a loop, which may not be evaluated.
    package let isConditional: Bool
    /// Whether it is called, as a function is.
    package let isCall: Bool
    /// Whether it is the word of a period where nothing else is called `startof`, see ``SyntaxTree/isPeriod(at:)``.
    package let isPeriod: Bool
  }

  /// Whether a node is a bare word that is the second argument of `startof`: a period, which is no value's name, unless
  /// another function is called so.
  package func isPeriod(at index: Int) -> Bool {
    guard index + 1 < nodes.count, nodes[index].kind == .name, nodes[index + 1].kind == .call, nodes[index + 1].count == 2 else {
      return false
    }
    return Catalogue.function(synonym: names[Int(nodes[index + 1].payload)])?.id == .startOf
      && source.slice(nodes[index].range).first != "`"
  }

  /// The uses of names in nodes, in the order of the text: of values and functions. A word that was read as a unit stays one.
  ///
  /// - Complexity: O(nodes).
  package func uses(in nodes: Range<Int>) -> [Use] {
    var uses: [Use] = []
    // How many open loops bind each name.
    var bound: [String: Int] = [:]
    var openLoops = 0
    var height = 0
    // For each open branch, how many values there are with its condition, which is popped where the branch ends.
    var branches: [Int] = []
    func use(_ node: Node, at index: Int) {
      uses.append(
        Use(
          name: names[Int(node.payload)], range: node.range, isConditional: openLoops > 0 || !branches.isEmpty,
          isCall: node.kind == .call, isPeriod: isPeriod(at: index)))
    }
    for index in nodes {
      let node = self.nodes[index]
      height -= Int(node.count)
      while let branch = branches.last, height < branch { branches.removeLast() }
      switch node.kind {
      case .name:
        if bound.isEmpty || bound[names[Int(node.payload)], default: 0] == 0 { use(node, at: index) }
        height += 1
      case .call:
        if Catalogue.function(named: names[Int(node.payload)])?.form.isAttempt == true { _ = branches.popLast() }
        use(node, at: index)
        height += 1
      case .loopBody:
        bound[loops[Int(node.payload)].name, default: 0] += 1
        openLoops += 1
      case .loop:
        bound[loops[Int(node.payload)].name, default: 0] -= 1
        openLoops -= 1
        height += 1
      case .branch:
        // A value that is attempted has no condition before it: what it stands in is popped with the call.
        if ![1, SyntaxTree.handlerBranch].contains(Int(node.payload)) { branches.append(height) }
      case .number, .unit, .instant, .text, .list, .index, .mixed, .apply, .product, .group, .chainStart, .chainLink, .chainEnd,
        .conditional, .convert,
        .notation,
        .assign:
        height += 1
      case .functionBegin, .functionEnd, .discard: break
      }
    }
    // Bounds of a search are written behind its body.
    return loops.contains { $0.repetition.isSearch } ? uses.sorted { $0.range.start < $1.range.start } : uses
  }
}
