import ReckonSyntax

extension FormulaSyntax {
  /// The children of a tree's nodes, in two flat arrays; markers and chain links have no parent.
  final class Layout: Sendable {
    let statements: [Int]
    /// For each node, the start of its children in ``items``; one entry more than nodes.
    private let starts: [Int]
    private let items: [Int]

    /// - Complexity: O(nodes).
    init(_ tree: SyntaxTree) {
      let (structure, roots) = tree.structure
      var (starts, items) = ([0], [Int]())
      starts.reserveCapacity(tree.nodes.count + 1)
      for index in tree.nodes.indices {
        let own = structure[index] ?? []
        switch tree.nodes[index].kind {
        case .chainEnd:
          // The operands of the links, from the last one back.
          var operands: [Int] = []
          var link = own[0]
          while tree.nodes[link].kind == .chainLink, let pair = structure[link] {
            operands.append(pair[1])
            link = pair[0]
          }
          items += (structure[link] ?? []) + operands.reversed()
        case .notation where tree.nodes[own[0]].kind == .convert && tree.nodes[own[0]].range == tree.nodes[index].range:
          // The conversion implied by a notation is not written.
          items += structure[own[0]] ?? []
        case .loop where tree.loops[Int(tree.nodes[index].payload)].repetition.isSearch:
          items += [own[2], own[0], own[1]]
        default: items += own
        }
        starts.append(items.count)
      }
      (self.starts, self.items) = (starts, items)
      statements = roots.map { tree.nodes[$0].kind == .discard ? structure[$0]?[0] ?? $0 : $0 }
    }

    func children(of index: Int) -> ArraySlice<Int> { items[starts[index]..<starts[index + 1]] }

    /// The comparisons of a chain, in order.
    func links(of chain: Int, _ tree: SyntaxTree) -> [Int] {
      // The last one directly precedes the chain's own node.
      var links = [chain - 1]
      while let last = links.last, tree.nodes[last].kind == .chainLink, let before = children(of: last).first {
        links.append(before)
      }
      return links.reversed()
    }
  }
}

extension FormulaSyntax: Hashable {
  /// Whether two formulas have equivalent trees.
  ///
  /// - Complexity: O(nodes).
  public static func == (a: Self, b: Self) -> Bool { a.meaning == b.meaning }

  public func hash(into hasher: inout Hasher) { hasher.combine(meaning) }

  /// A node without its range and spelling, with its number of children.
  private struct Part: Hashable {
    let kind: Kind
    let exact: ExactValue?
    let count: Int
  }

  /// The nodes in evaluation order, without irrelevant ones.
  private var meaning: [Part] {
    var parts: [Part] = []
    var work = statements.reversed().map { (node: $0, keepsBrackets: false) }
    while let (node, keepsBrackets) = work.popLast() {
      let (kind, children) = (node.kind, node.children)
      if kind == .brackets, !keepsBrackets {
        work.append((children[0], false))
        continue
      }
      var exact: ExactValue?
      var counted = kind
      switch kind {
      case .number(let value):
        exact = ExactValue(tree.exact(of: tree.nodes[node.index]))
        counted = .number(value)
      case .product: counted = .infix("*")
      default: break
      }
      parts.append(Part(kind: counted, exact: exact, count: children.count))
      let isSum = kind == .infix("+") || kind == .infix("-")
      for (place, child) in children.enumerated().reversed() { work.append((child, isSum && place == 1)) }
    }
    return parts
  }
}
