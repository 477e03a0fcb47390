import ReckonCatalogue

/// Expansion of `LET` and immediately called `LAMBDA`s: names that a formula binds itself.
extension DialectTree {
  /// The call of a value, `f(…)(…)`.
  static let callOfValue = "()"

  /// The tree with the names that `LET(x, 1, x + 1)` and `LAMBDA(x, x + 1)(1)` bind replaced by their values.
  ///
  /// - Throws: `limitExceeded` if it has more nodes than a formula may have bytes.
  /// - Complexity: O(nodes of the result × depth).
  func withoutLocalNames(_ source: SourceText, _ limits: Limits) throws(FormulaError) -> DialectTree {
    guard nodes.contains(where: { if case .call(let name) = $0.kind { Self.givesNames(name) } else { false } }) else {
      return self
    }
    var stack: [[Node]] = []
    for node in nodes {
      let operands = Array(stack.suffix(node.count))
      stack.removeLast(node.count)
      guard case .call(let name) = node.kind, Self.givesNames(name) else {
        stack.append(operands.flatMap { $0 } + [node])
        continue
      }
      guard let made = Self.value(of: name, operands, mostNodes: limits.sourceBytes) else {
        throw FormulaError(.limitExceeded(.sourceBytes, maximum: limits.sourceBytes), at: node.range, in: source)
      }
      stack.append(made.isEmpty ? operands.flatMap { $0 } + [node] : made)
    }
    var tree = DialectTree()
    tree.nodes = stack.flatMap { $0 }
    return tree
  }

  private static func givesNames(_ name: String) -> Bool {
    let name = DialectWriter.withoutPrefix(name)
    return name == "let" || name == callOfValue
  }

  /// The expansion of a call of `LET` or of a function literal; empty if it binds no names, `nil` if it exceeds the
  /// limit of nodes.
  private static func value(of name: String, _ operands: [[Node]], mostNodes: Int) -> [Node]? {
    var given: [(name: [Node], value: [Node])] = []
    var body: [Node]
    if DialectWriter.withoutPrefix(name) == "let" {
      guard operands.count % 2 == 1, let last = operands.last else { return [] }
      body = last
      given = stride(from: 0, to: operands.count - 1, by: 2).map { (operands[$0], operands[$0 + 1]) }
    } else {
      let parts = Self.operands(of: operands[0])
      guard case .call(let called)? = operands[0].last?.kind, DialectWriter.withoutPrefix(called) == "lambda",
        parts.count == operands.count, let last = parts.last
      else { return [] }
      body = last
      given = zip(parts.dropLast(), operands.dropFirst()).map { ($0, $1) }
    }
    // A value may use the names bound before it.
    for (nodes, value) in given.reversed() {
      guard let name = self.name(nodes) else { return [] }
      let count = body.count { self.name([$0]) == name }
      guard body.count + count * value.count <= mostNodes else { return nil }
      body = body.flatMap { self.name([$0]) == name ? value : [$0] }
    }
    return body
  }

  private static func name(_ nodes: [Node]) -> String? {
    if nodes.count == 1, case .name(let name, isQuoted: false) = nodes[0].kind { return name.lowercased() }
    return nil
  }

  /// The nodes of each operand of the last node.
  private static func operands(of nodes: [Node]) -> [[Node]] {
    var result: [[Node]] = []
    var end = nodes.count - 1
    for _ in 0..<(nodes.last?.count ?? 0) {
      var (start, open) = (end, 1)
      while open > 0 {
        start -= 1
        open += nodes[start].count - 1
      }
      result.append(Array(nodes[start..<end]))
      end = start
    }
    return result.reversed()
  }
}
