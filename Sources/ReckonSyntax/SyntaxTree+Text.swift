import ReckonCatalogue

/// Printing a tree: as an outline with one node per line, and as text that parses back to the same tree.
extension SyntaxTree {
  /// The children of each inner node, and the roots, in order. Markers have no parent.
  package var structure: (children: [Int: [Int]], roots: [Int]) {
    var children: [Int: [Int]] = [:]
    var stack: [Int] = []
    for (index, node) in nodes.enumerated() {
      switch node.kind {
      case .branch, .loopBody, .functionBegin: continue
      case .chainLink:
        // The chain so far is the first child, below the operands that it already has.
        children[index] = Array(stack.suffix(2))
        stack.removeLast(min(2, stack.count))
      case .number, .name, .unit, .instant, .text, .list, .index, .mixed, .call, .apply, .convert, .notation, .product,
        .group, .chainStart,
        .chainEnd,
        .conditional, .loop,
        .assign, .functionEnd, .discard:
        let count = min(Int(node.count), stack.count)
        children[index] = Array(stack.suffix(count))
        stack.removeLast(count)
      }
      stack.append(index)
    }
    return (children, stack)
  }

  /// The tree with one node per line, children indented under their parents.
  package var outline: String {
    let (children, roots) = structure
    var lines: [String] = []
    // The indentation of deep trees is capped.
    let indents = (0...40).map { String(repeating: " ", count: 2 * $0) }
    var work = roots.reversed().map { (node: $0, depth: 0) }
    while let (index, depth) = work.popLast() {
      lines.append(indents[min(depth, 40)] + title(of: nodes[index]))
      for child in (children[index] ?? []).reversed() { work.append((child, depth + 1)) }
    }
    return lines.joined(separator: "\n")
  }

  private func title(of node: Node) -> String {
    let payload = Int(node.payload)
    let place = "@\(node.range.start)..<\(node.range.end)"
    switch node.kind {
    case .number: return "number \(text(of: node)) \(place)"
    case .name: return "name \(names[payload]) \(place)"
    case .unit: return "unit \(names[payload]) \(place)"
    case .text, .list, .index: return "\(node.kind)\(node.kind == .text ? " " + text(of: node) : "") \(place)"
    case .instant: return "instant \(text(of: node)) \(place)"
    case .mixed: return "mixed number \(place)"
    case .convert: return "convert to \(text(of: conversions[payload])) \(place)"
    case .notation: return "show as \(ResultForm.Notation(code: payload).word) \(place)"
    case .call: return "call \(names[payload]) \(place)"
    case .apply: return "\(Catalogue.operators[payload].position) \(Catalogue.operators[payload].spellings[0]) \(place)"
    case .product: return "\(payload == 0 ? "" : payload == 1 ? "tight " : "forced ")product \(place)"
    case .group: return "brackets \(place)"
    case .chainStart, .chainLink: return "compare \(Catalogue.operators[payload].spellings[0]) \(place)"
    case .chainEnd: return "chain \(place)"
    case .conditional: return "choice \(place)"
    case .loop: return "\(loops[payload].repetition) over \(loops[payload].name) \(place)"
    case .assign: return "define \(names[payload]) \(place)"
    case .functionEnd: return "define \(head(of: functions[payload])) \(place)"
    case .discard: return "then \(place)"
    case .branch, .loopBody, .functionBegin: return "\(node.kind)"
    }
  }

  /// Whether a number is a superscript, which is a power without an operator.
  func isSuperscript(_ node: Node) -> Bool {
    node.kind == .number && (text(of: node).utf8.first.map { $0 >= 0x80 } ?? false)
  }

  private func written(_ parameter: Function.Parameter) -> String {
    Self.written(parameter.name) + (parameter.unit.map { ": \(text(of: $0))" } ?? "")
  }

  private func head(of function: Function) -> String {
    "\(Self.written(function.name))(\(function.parameters.map(written).joined(separator: ", ")))"
  }

  /// The tree as text, with all operators explicit and minimal parentheses; it parses back to the same tree, except
  /// that implicit products become explicit.
  ///
  /// - Complexity: O(nodes).
  package var text: String {
    let (children, roots) = structure
    let units = UnitText(self, children)
    var result = ""
    var work: [Piece] = roots.reversed().map { .node($0, .sequence) }
    while let piece = work.popLast() {
      switch piece {
      case .text(let text): result += text
      case .node(let index, let level):
        let ownPieces = units.pieces(of: index)
        let pieces = ownPieces ?? self.pieces(of: index, children[index] ?? [])
        let isLoose = (units.isTight(index) ? .tightProduct : self.level(of: nodes[index])) < level
        if isLoose { work.append(.text(")")) }
        work += pieces.reversed()
        if isLoose { work.append(.text("(")) }
      }
    }
    while result.hasSuffix("; ") { result.removeLast(2) }
    return result
  }

  private static let postfixSpellings = Set(
    Catalogue.operators.filter { $0.position == .postfix }.flatMap { $0.spellings })

  enum Piece {
    case text(String)
    /// A node, parenthesized if it binds less tightly than the level.
    case node(Int, Operator.Level)
  }

  /// The precedence of a node's text.
  private func level(of node: Node) -> Operator.Level {
    switch node.kind {
    case .number, .name, .unit, .instant, .text, .list, .index, .call, .group, .loop: .postfix
    case .mixed: .tightProduct
    case .convert, .notation: .conversion
    case .apply: Catalogue.operatorLevels[Int(node.payload)]
    case .product: .multiplicative
    case .chainStart, .chainLink, .chainEnd: .comparison
    case .conditional: .conditional
    case .assign, .functionEnd, .discard, .branch, .loopBody, .functionBegin: .sequence
    }
  }

  private func pieces(of index: Int, _ children: [Int]) -> [Piece] {
    let node = nodes[index]
    let payload = Int(node.payload)
    func next(_ level: Operator.Level) -> Operator.Level { Operator.Level(rawValue: level.rawValue + 1) ?? .postfix }
    func list(_ head: String, _ brackets: (String, String) = ("(", ")")) -> [Piece] {
      var pieces: [Piece] = [.text(head + brackets.0)]
      for (position, child) in children.enumerated() {
        if position > 0 { pieces.append(.text(", ")) }
        pieces.append(.node(child, .conditional))
      }
      return pieces + [.text(brackets.1)]
    }
    switch node.kind {
    case .number: return [.text(String(text(of: node)))]
    case .name: return [.text(isPeriod(at: index) ? Self.written(names[payload]) : writtenValue(names[payload]))]
    case .unit: return [.text(writtenUnit(names[payload]))]
    case .instant, .text: return [.text(String(text(of: node)))]
    case .list: return list("", ("[", "]"))
    case .index:
      var position: [Piece] = [.text(payload == SyntaxTree.allRows ? "[.., " : "["), .node(children[1], .conditional)]
      if children.count > 2 { position += [.text(", "), .node(children[2], .conditional)] }
      position.append(.text(payload == SyntaxTree.allColumns ? ", ..]" : "]"))
      // After a number literal square brackets would enclose a unit, and a separate postfix operator before a list
      // would be read as infix.
      let list = nodes[children[0]]
      let isApart = isPostfix(list) && isPostfix(nodes[children[0] - 1])
      return (list.kind == .number || isApart ? inBrackets(children[0]) : [.node(children[0], .postfix)]) + position
    case .mixed: preconditionFailure("mixed numbers are written by their units")
    case .convert: return [.node(children[0], .conditional), .text(" to \(text(of: conversions[payload]))")]
    case .notation where nodes[children[0]].kind == .convert && nodes[children[0]].range == node.range:
      // The conversion implied by the notation is not written; its only operand directly precedes it.
      return [shownNode(children[0] - 1), .text(" to \(ResultForm.Notation(code: payload).word)")]
    case .notation: return [shownNode(children[0]), .text(" to \(ResultForm.Notation(code: payload).word)")]
    case .call:
      guard startsLikeLoop(node, children) else { return list(names[payload]) }
      var pieces = list(names[payload])
      pieces[1] = .text("(\(Self.written(names[Int(nodes[children[0]].payload)])))")
      return pieces
    case .apply:
      let row = Catalogue.operators[payload]
      let sign = row.spellings[0]
      if row.meaning == .uncertain, uncertainDigits(at: children[1] + 1) != nil {
        return [.node(children[0], .postfix), .text("("), .node(children[1], .sequence), .text(")")]
      }
      switch row.position {
      case .prefix: return [.text(row.level == .not ? "not " : sign), .node(children[0], row.level)]
      case .postfix where sign == "'":
        let matrix: [Piece] = mayBeTransposed(children[0]) ? [.node(children[0], .postfix)] : inBrackets(children[0])
        return matrix + [.text(sign)]
      case .postfix:
        // Two adjacent factorials would be a double factorial.
        return baseOfRaised(children[0], .postfix) + [.text(isPostfix(nodes[children[0]]) ? " \(sign)" : sign)]
      case .infix:
        // Adjacent comparisons would chain.
        let left = row.isRightAssociative || row.level == .comparison ? next(row.level) : row.level
        // A sign after `^` needs no parentheses.
        let right: Operator.Level = row.isRightAssociative ? .prefix : next(row.level)
        if isSuperscript(nodes[children[1]]) { return baseOfRaised(children[0], left) + [.node(children[1], .postfix)] }
        // `%` followed by a sign would be a percentage.
        let word = row.spellings.first { !Self.postfixSpellings.contains($0) } ?? sign
        return [.node(children[0], left), .text(row.level == .power ? sign : " \(word) "), .node(children[1], right)]
      }
    case .product:
      return [.node(children[0], .multiplicative), .text(" * "), .node(children[1], next(.multiplicative))]
    case .group: return [.text("("), .node(children[0], .sequence), .text(")")]
    case .chainStart, .chainLink:
      return [
        .node(children[0], node.kind == .chainStart ? .bitOr : .comparison),
        .text(" \(Catalogue.operators[payload].spellings[0]) "),
        .node(children[1], .bitOr),
      ]
    case .chainEnd: return [.node(children[0], .comparison)]
    case .conditional:
      return [
        .node(children[0], .or), .text(" ? "), .node(children[1], .conditional), .text(" : "),
        .node(children[2], .conditional),
      ]
    case .loop where loops[payload].repetition.isSearch:
      let loop = loops[payload]
      let end: [Piece] = [
        .text(", "), .node(children[0], .conditional), .text(", "), .node(children[1], .conditional), .text(")"),
      ]
      return [
        .text(loop.repetition.sign + "("), .node(children[2], .conditional), .text(", " + Self.written(loop.name)),
      ] + end
    case .loop:
      var pieces = list(loops[payload].repetition.sign)
      let loop = loops[payload]
      pieces.insert(
        .text(Self.written(loop.name) + (loop.isOverList || loop.repetition == .list ? " in " : ", ")), at: 1)
      // The bounds of a literal range.
      if loop.repetition == .list, !loop.isOverList {
        pieces.replaceSubrange(2...4, with: [.node(children[0], .bitOr), .text(".."), .node(children[1], .bitOr)])
      }
      return pieces
    case .assign: return [.text(Self.written(names[payload]) + " = "), .node(children[0], .conversion)]
    case .functionEnd:
      let condition: [Piece] = children.count > 1 ? [.text(" where "), .node(children[0], .conversion)] : []
      return [.text(head(of: functions[payload]) + " = "), .node(children[children.count - 1], .conversion)] + condition
        + [.text("; ")]
    case .discard: return [.node(children[0], .sequence), .text("; ")]
    case .branch, .loopBody, .functionBegin: return []
    }
  }

  func isPostfix(_ node: Node) -> Bool {
    node.kind == .apply && Catalogue.operators[Int(node.payload)].position == .postfix
  }

  /// Whether `'` directly after a node transposes it: after a digit it is a unit, after other operators it has no
  /// meaning.
  private func mayBeTransposed(_ index: Int) -> Bool {
    switch nodes[index].kind {
    case .name, .list, .index, .call, .group: true
    case .apply: Catalogue.operators[Int(nodes[index].payload)].spellings[0] == "'"
    case .number, .unit, .instant, .text, .mixed, .product, .chainStart, .chainLink, .chainEnd, .branch, .conditional,
      .loop, .loopBody,
      .convert, .notation, .assign, .functionBegin, .functionEnd, .discard:
      // Looser nodes are parenthesized in any case.
      false
    }
  }

  /// The operand of a directly following postfix or power operator. A date ends with its last digit: an operator there
  /// would make it a difference.
  private func baseOfRaised(_ index: Int, _ level: Operator.Level) -> [Piece] {
    nodes[index].kind == .instant ? inBrackets(index) : [.node(index, level)]
  }

  /// The value that a notation applies to. A parenthesized notation is an error, so nested notations apply to none.
  private func shownNode(_ index: Int) -> Piece {
    .node(index, nodes[index].kind == .notation ? .conversion : .conditional)
  }

  private func inBrackets(_ index: Int) -> [Piece] { [.text("("), .node(index, .sequence), .text(")")] }

  /// Whether a call of `sum` or `product` could be parsed as a loop over its first argument.
  private func startsLikeLoop(_ node: Node, _ children: [Int]) -> Bool {
    guard children.count == 4, nodes[children[0]].kind == .name,
      case .repeated? = Catalogue.function(named: names[Int(node.payload)])?.form
    else { return false }
    return true
  }

  /// A name as formulas write it: in backquotes if required.
  package static func written(_ name: String) -> String {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let isRead = parts.count == 1 ? isPlain(name) : parts.allSatisfy { startsName($0) && isPlain(String($0)) }
    return isRead && !Catalogue.reservedWords.contains(name) && !Catalogue.isFunction(name) ? name : "`\(name)`"
  }

  private static func startsName(_ part: Substring) -> Bool {
    part.unicodeScalars.first.map { $0 == "_" || $0.properties.isAlphabetic } ?? false
  }

  private static func isPlain(_ name: String) -> Bool {
    let scalars = name.unicodeScalars
    return scalars.first.map { $0 == "_" || $0.properties.isAlphabetic || Catalogue.isConstant(String(Character($0))) }
      ?? false
      && scalars.allSatisfy {
        $0 == "_" || $0.properties.isAlphabetic || $0.properties.isXIDContinue || 0x2080...0x2089 ~= $0.value
          || scalars.count == 1
      }
  }
}
