import ReckonCatalogue

extension SyntaxTree {
  /// A use of a name that no enclosing loop of the text binds.
  package struct Use: Sendable {
    package let name: String
    package let range: SourceRange
    /// Whether it is in a branch or a loop body, which may not be evaluated.
    package let isConditional: Bool
    /// Whether a failure of the value is caught there.
    package let isAttempted: Bool
    /// Whether it is a function call.
    package let isCall: Bool
    /// Whether it is a period word, unless a function `startof` is defined, see ``SyntaxTree/isPeriod(at:)``.
    package let isPeriod: Bool
  }

  /// Whether a node is a bare word and the second argument of `startof`: a period instead of a value's name, unless
  /// another function has that name.
  package func isPeriod(at index: Int) -> Bool {
    guard index + 1 < nodes.count, nodes[index].kind == .name, nodes[index + 1].kind == .call,
      nodes[index + 1].count == 2
    else {
      return false
    }
    return Catalogue.function(synonym: names[Int(nodes[index + 1].payload)])?.id == .startOf
      && source.slice(nodes[index].range).first != "`"
  }

  /// The uses of values and functions in nodes, in the order of the text. A word that was parsed as a unit remains one.
  ///
  /// - Complexity: O(nodes).
  package func uses(in nodes: Range<Int>) -> [Use] {
    var uses: [Use] = []
    // The number of open loops that bind each name.
    var bound: [String: Int] = [:]
    var openLoops = 0
    var height = 0
    // For each open branch, the number of values including its condition, which is popped where the branch ends.
    var branches: [Int] = []
    var openAttempts = 0
    func use(_ node: Node, at index: Int) {
      uses.append(
        Use(
          name: names[Int(node.payload)], range: node.range, isConditional: openLoops > 0 || !branches.isEmpty,
          isAttempted: openAttempts > 0,
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
        if Catalogue.function(named: names[Int(node.payload)])?.form.isAttempt == true {
          _ = branches.popLast()
          if node.count == 1 { openAttempts -= 1 }
        }
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
        // An attempted value has no condition before it: its enclosing branch is popped with the call.
        switch Int(node.payload) {
        case 1: break
        case SyntaxTree.handlerBranch: openAttempts -= 1
        case SyntaxTree.attemptBranch:
          openAttempts += 1
          branches.append(height)
        default: branches.append(height)
        }
      case .number, .unit, .instant, .text, .list, .index, .mixed, .apply, .product, .group, .chainStart, .chainLink,
        .chainEnd,
        .conditional, .convert,
        .notation,
        .assign:
        height += 1
      case .functionBegin, .functionEnd, .discard: break
      }
    }
    // The bounds of a search follow its body in the text.
    return loops.contains { $0.repetition.isSearch } ? uses.sorted { $0.range.start < $1.range.start } : uses
  }
}
