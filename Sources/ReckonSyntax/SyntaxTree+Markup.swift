import ReckonCatalogue

/// A tree as LaTeX or MathML, with minimal parentheses.
extension SyntaxTree {
  /// The formula in a markup language.
  ///
  /// - Complexity: O(nodes).
  package func text(_ markup: MathMarkup) -> String { MarkupWriter(self, markup).text }
}

/// Writes a tree top-down with a stack of pending pieces, without recursion.
private struct MarkupWriter {
  private enum Piece {
    case text(String)
    /// A node, parenthesized if it binds less tightly than the level.
    case node(Int, Operator.Level)
  }

  private let tree: SyntaxTree
  private let markup: MathMarkup
  private let children: [Int: [Int]]
  private let roots: [Int]
  /// The names of the functions that the text defines.
  private let ownFunctions: Set<String>

  init(_ tree: SyntaxTree, _ markup: MathMarkup) {
    (self.tree, self.markup) = (tree, markup)
    ownFunctions = Set(tree.functions.map { $0.name })
    (children, roots) = tree.structure
  }

  var text: String {
    var result = markup.whole[0]
    var work: [Piece] = []
    for (index, root) in roots.enumerated().reversed() {
      work.append(.node(root, .sequence))
      if index > 0 { work.append(.text(markup.sign(";"))) }
    }
    while let piece = work.popLast() {
      switch piece {
      case .text(let text): result += text
      case .node(let index, let level):
        let index = withoutBrackets(index)
        let isLoose = self.level(of: index) < level
        if isLoose { work.append(.text(markup.brackets[1])) }
        work += pieces(of: index).reversed()
        if isLoose { work.append(.text(markup.brackets[0])) }
      }
    }
    return result + markup.whole[1]
  }

  /// The node inside the text's parentheses, which are only written where needed.
  private func withoutBrackets(_ index: Int) -> Int {
    var index = index
    while tree.nodes[index].kind == .group, let inner = children[index]?.first { index = inner }
    return index
  }

  private func row(_ index: Int) -> Operator { Catalogue.operators[Int(tree.nodes[index].payload)] }

  /// The built-in function that a call names, unless the text redefines it.
  private func function(_ index: Int) -> Function? {
    let name = tree.names[Int(tree.nodes[index].payload)]
    if let row = Catalogue.function(named: name) { return row }
    return ownFunctions.contains(name) ? nil : Catalogue.function(synonym: name)
  }

  /// The precedence of a node as typeset: fraction bars, radicals and superscripts group like parentheses.
  private func level(of index: Int) -> Operator.Level {
    let node = tree.nodes[index]
    switch node.kind {
    case .number:
      return tree.text(of: node).contains(where: { $0 == "e" || $0 == "E" }) && !hasBase(node)
        ? .multiplicative : .postfix
    case .name, .unit, .instant, .text, .list, .index, .group: return .postfix
    case .mixed: return .tightProduct
    case .call: return levelOfCall(index)
    // A following part would seem to belong to its last term.
    case .loop: return .or
    case .convert, .notation: return .conversion
    case .apply:
      if isFraction(index) { return .prefix }
      if case .prefix = row(index).position, case .apply(.sqrt) = row(index).meaning { return .postfix }
      if case .prefix = row(index).position, case .apply(.cbrt) = row(index).meaning { return .postfix }
      return row(index).level
    case .product: return tree.nodes[index].payload == 0 ? .multiplicative : .tightProduct
    case .chainStart, .chainLink, .chainEnd: return .comparison
    case .conditional: return .postfix
    case .assign, .functionEnd, .discard, .branch, .loopBody, .functionBegin: return .sequence
    }
  }

  private func hasBase(_ node: SyntaxTree.Node) -> Bool {
    let text = tree.text(of: node)
    return text.hasPrefix("0x") || text.hasPrefix("0b") || text.hasPrefix("0o")
  }

  private func isFraction(_ index: Int) -> Bool {
    if case .apply(.divide) = row(index).meaning {
      !Catalogue.elementwiseOperators[Int(tree.nodes[index].payload)]
    } else {
      false
    }
  }

  private func levelOfCall(_ index: Int) -> Operator.Level {
    guard let row = function(index) else { return .postfix }
    switch row.id {
    case .sqrt, .cbrt, .root, .abs, .conjugate, .floor, .ceil, .conditional: return .postfix
    case .power: return .power
    // A following part would seem to belong to its last term.
    case .derivative: return .or
    default: return takesBare(index) ? .bareCall : .postfix
    }
  }

  /// Whether a call's argument, a number or a name, needs no parentheses.
  private func takesBare(_ index: Int) -> Bool {
    guard let arguments = children[index], arguments.count == 1, let row = function(index), row.takesBareArgument else {
      return false
    }
    switch tree.nodes[withoutBrackets(arguments[0])].kind {
    case .number, .name: return true
    default: return false
    }
  }

  /// Whether a node's output begins with a digit, which would merge with a factor before it.
  private func beginsWithDigit(_ index: Int) -> Bool {
    var index = withoutBrackets(index)
    while true {
      let node = tree.nodes[index]
      switch node.kind {
      case .number, .instant, .mixed: return true
      case .product, .convert, .notation, .chainStart, .chainEnd, .index: break
      case .apply where !isFraction(index) && row(index).position != .prefix: break
      default: return false
      }
      guard let first = children[index]?.first else { return false }
      index = withoutBrackets(first)
    }
  }

  // MARK: Pieces

  private func next(_ level: Operator.Level) -> Operator.Level {
    Operator.Level(rawValue: level.rawValue + 1) ?? .postfix
  }

  /// Nodes inserted into a frame.
  private func framed(_ frame: MathMarkup.Frame, _ nodes: Int...) -> [Piece] {
    var pieces: [Piece] = [.text(frame[0])]
    for (node, text) in zip(nodes, frame.dropFirst()) { pieces += [.node(node, .sequence), .text(text)] }
    return pieces
  }

  private func list(_ nodes: [Int], in brackets: MathMarkup.Frame? = nil) -> [Piece] {
    let brackets = brackets ?? markup.brackets
    var pieces: [Piece] = [.text(brackets[0])]
    for (position, node) in nodes.enumerated() {
      pieces += position > 0 ? [.text(markup.comma), .node(node, .conditional)] : [.node(node, .conditional)]
    }
    return pieces + [.text(brackets[1])]
  }

  private func pieces(of index: Int) -> [Piece] {
    let node = tree.nodes[index]
    let payload = Int(node.payload)
    let operands = children[index] ?? []
    switch node.kind {
    case .number: return [.text(markup.number(String(tree.text(of: node))))]
    case .name: return [.text(markup.name(tree.names[payload]))]
    case .unit: return [.text(markup.upright(tree.names[payload]))]
    case .instant, .text: return [.text(markup.text(String(tree.text(of: node))))]
    case .list where !operands.isEmpty && operands.allSatisfy { tree.nodes[$0].kind == .list }:
      return pieces(ofRows: operands)
    case .list: return list(operands, in: markup.fence("[", "]"))
    case .index:
      let all = markup.sign("..")
      let positions: [Piece] = operands.dropFirst().enumerated().flatMap { (position, node) -> [Piece] in
        (position > 0 ? [.text(markup.comma)] : []) + [.node(node, .conditional)]
      }
      let brackets = markup.fence("[", "]")
      return [
        .node(operands[0], .postfix), .text(brackets[0] + (payload == SyntaxTree.allRows ? all + markup.comma : "")),
      ] + positions
        + [.text((payload == SyntaxTree.allColumns ? markup.comma + all : "") + brackets[1])]
    case .mixed: return joined(operands, by: markup.thinSpace, .tightProduct)
    case .call: return pieces(ofCall: index, operands)
    case .apply: return pieces(ofOperator: index, operands)
    case .product:
      let sign = beginsWithDigit(operands[1]) ? markup.sign("*") : markup.thinSpace
      let level: Operator.Level = payload == 0 ? .multiplicative : .tightProduct
      return [.node(operands[0], level), .text(sign), .node(operands[1], payload == 0 ? next(level) : .prefix)]
    case .group: return [.node(operands[0], .sequence)]
    case .chainStart, .chainLink:
      let left: Operator.Level = node.kind == .chainStart ? .bitOr : .comparison
      return [.node(operands[0], left), .text(markup.sign(row(index).spellings[0])), .node(operands[1], .bitOr)]
    case .chainEnd: return [.node(operands[0], .comparison)]
    case .conditional: return framed(markup.cases, operands[1], operands[0], operands[2])
    case .loop: return pieces(ofLoop: tree.loops[payload], operands)
    case .convert:
      return [
        .node(operands[0], .conditional),
        .text(markup.sign("→") + markup.upright(tree.text(of: tree.conversions[payload]))),
      ]
    case .notation:
      // The conversion implied by a notation is not written.
      let isOwn = tree.nodes[operands[0]].kind == .convert && tree.nodes[operands[0]].range == node.range
      return [
        .node(isOwn ? operands[0] - 1 : operands[0], .conditional),
        .text(markup.sign("→") + markup.text(ResultForm.Notation(code: payload).word)),
      ]
    case .assign: return [.text(markup.name(tree.names[payload]) + markup.sign("=")), .node(operands[0], .conversion)]
    case .functionEnd:
      let function = tree.functions[payload]
      let names = function.parameters.map { markup.name($0.name) }.joined(separator: markup.comma)
      let head = markup.name(function.name) + markup.brackets[0] + names + markup.brackets[1] + markup.sign("=")
      let condition: [Piece] =
        operands.count > 1 ? [.text(markup.text(" where ")), .node(operands[0], .conversion)] : []
      return [.text(head), .node(operands[operands.count - 1], .conversion)] + condition
    case .discard: return [.node(operands[0], .sequence)]
    case .branch, .loopBody, .functionBegin: return []
    }
  }

  /// The rows of a matrix.
  private func pieces(ofRows rows: [Int]) -> [Piece] {
    let table = markup.matrix
    var pieces: [Piece] = [.text(table.open)]
    for (number, row) in rows.enumerated() {
      if number > 0 { pieces.append(.text(table.row)) }
      for (column, node) in (children[row] ?? []).enumerated() {
        pieces += (column > 0 ? [.text(table.column)] : []) + [.node(node, .conditional)]
      }
    }
    return pieces + [.text(table.close)]
  }

  /// A sum or product with its bounds, or over the items of a list; a list comprehension is written with its function's
  /// name.
  private func pieces(ofLoop loop: SyntaxTree.Loop, _ operands: [Int]) -> [Piece] {
    let name = markup.name(loop.name)
    let body = operands[operands.count - 1]
    let range: [Piece] =
      loop.isOverList
      ? [.node(operands[0], .bitOr)]
      : [.node(operands[0], .bitOr), .text(markup.sign("..")), .node(operands[1], .bitOr)]
    switch loop.repetition {
    case .integral:
      let frame = markup.integral
      return [
        .text(frame[0]), .node(operands[0], .sequence), .text(frame[1]), .node(operands[1], .sequence), .text(frame[2]),
        .node(body, .multiplicative), .text(frame[3] + name + frame[4]),
      ]
    case .root, .minimum, .maximum:
      let head = Piece.text(markup.function(loop.repetition.sign) + markup.brackets[0])
      let end = Piece.text(markup.brackets[1])
      return [head, .node(body, .conditional), .text(markup.comma + name + markup.comma)]
        + [.node(operands[0], .conditional), .text(markup.comma), .node(operands[1], .conditional), end]
    case .list:
      let head = markup.function("map") + markup.brackets[0] + name + markup.sign("∈")
      return [.text(head)] + range + [.text(markup.comma), .node(body, .conditional), .text(markup.brackets[1])]
    case .sum, .product:
      let isSum = loop.repetition == .sum
      guard loop.isOverList else {
        let frame = markup.loop(isSum: isSum)
        return [
          .text(frame[0] + name + frame[1]), .node(operands[0], .sequence), .text(frame[2]),
          .node(operands[1], .sequence), .text(frame[3]),
          .node(body, .multiplicative), .text(frame[4]),
        ]
      }
      let frame = markup.loopOverList(isSum: isSum)
      return [
        .text(frame[0] + name + markup.sign("∈")), .node(operands[0], .sequence), .text(frame[1]),
        .node(body, .multiplicative),
        .text(frame[2]),
      ]
    }
  }

  private func joined(_ nodes: [Int], by text: String, _ level: Operator.Level) -> [Piece] {
    Array(nodes.map { [Piece.node($0, level)] }.joined(separator: [.text(text)]))
  }

  private func pieces(ofCall index: Int, _ arguments: [Int]) -> [Piece] {
    let name = tree.names[Int(tree.nodes[index].payload)]
    guard let row = function(index) else { return [.text(markup.name(name))] + list(arguments) }
    switch (row.id, arguments.count) {
    case (.sqrt, 1): return framed(markup.squareRoot, arguments[0])
    case (.cbrt, 1): return root(degree: [.text(markup.number("3"))], of: arguments[0])
    case (.root, 2): return root(degree: [.node(arguments[1], .sequence)], of: arguments[0])
    case (.conjugate, 1): return framed(markup.overline, arguments[0])
    case (.abs, 1): return framed(markup.fence("|", "|"), arguments[0])
    case (.floor, 1): return framed(markup.fence("⌊", "⌋"), arguments[0])
    case (.ceil, 1): return framed(markup.fence("⌈", "⌉"), arguments[0])
    case (.power, 2): return power(arguments[0], arguments[1])
    case (.conditional, 3): return framed(markup.cases, arguments[1], arguments[0], arguments[2])
    case (.log10, 1): return logarithm([.text(markup.number("10"))], arguments, isBare: takesBare(index))
    case (.log2, 1): return logarithm([.text(markup.number("2"))], arguments, isBare: takesBare(index))
    case (.log, 2): return logarithm([.node(arguments[1], .sequence)], [arguments[0]], isBare: false)
    case (.derivative, 2):
      guard case .name = tree.nodes[withoutBrackets(arguments[1])].kind else {
        return [.text(markup.function(name))] + list(arguments)
      }
      let by = markup.name(tree.names[Int(tree.nodes[withoutBrackets(arguments[1])].payload)])
      return [.text(markup.derivative(by: by)), .node(arguments[0], .multiplicative)]
    default:
      return takesBare(index)
        ? [.text(markup.function(name, isBare: true)), .node(arguments[0], .sequence)]
        : [.text(markup.function(name))] + list(arguments)
    }
  }

  private func logarithm(_ base: [Piece], _ arguments: [Int], isBare: Bool) -> [Piece] {
    let frame = markup.logarithm(isBare: isBare)
    return [.text(frame[0])] + base + [.text(frame[1])] + (isBare ? [.node(arguments[0], .sequence)] : list(arguments))
  }

  /// In MathML the degree follows the radicand.
  private func root(degree: [Piece], of index: Int) -> [Piece] {
    let frame = markup.root
    let parts = markup == .latex ? (degree, [Piece.node(index, .sequence)]) : ([.node(index, .sequence)], degree)
    return [.text(frame[0])] + parts.0 + [.text(frame[1])] + parts.1 + [.text(frame[2])]
  }

  private func power(_ base: Int, _ exponent: Int) -> [Piece] {
    let frame = markup.power
    return [.text(frame[0]), .node(base, .postfix), .text(frame[1]), .node(exponent, .sequence), .text(frame[2])]
  }

  private func pieces(ofOperator index: Int, _ operands: [Int]) -> [Piece] {
    let row = row(index)
    switch row.meaning {
    case .apply(.sqrt): return framed(markup.squareRoot, operands[0])
    case .apply(.cbrt): return root(degree: [.text(markup.number("3"))], of: operands[0])
    case .apply(.power): return power(operands[0], operands[1])
    case .apply(.divide) where isFraction(index): return framed(markup.fraction, operands[0], operands[1])
    case .apply(Function.ID(.transpose)):
      return [
        .text(markup.power[0]), .node(operands[0], .postfix),
        .text(markup.power[1] + markup.upright("T") + markup.power[2]),
      ]
    case .apply(.floorDivide):
      let (fence, fraction) = (markup.fence("⌊", "⌋"), markup.fraction)
      return [.text(fence[0])] + framed(fraction, operands[0], operands[1]) + [.text(fence[1])]
    case .apply(.degrees): return [.node(operands[0], .postfix), .text(markup.upright("°"))]
    case .uncertain where tree.uncertainDigits(at: index) != nil:
      return [
        .node(operands[0], .postfix), .text(markup.brackets[0]), .node(operands[1], .sequence),
        .text(markup.brackets[1]),
      ]
    case .of: return [.node(operands[0], row.level), .text(markup.text(" of ")), .node(operands[1], next(row.level))]
    default: break
    }
    switch row.position {
    case .prefix: return [.text(markup.sign(word(of: row))), .node(operands[0], row.level)]
    case .postfix:
      let isPostfix =
        tree.nodes[withoutBrackets(operands[0])].kind == .apply
        && self.row(withoutBrackets(operands[0])).position == .postfix
      // Two adjacent factorials would be a double factorial.
      let inner: [Piece] =
        isPostfix
        ? [.text(markup.brackets[0]), .node(operands[0], .sequence), .text(markup.brackets[1])]
        : [.node(operands[0], .postfix)]
      return inner + [.text(markup.sign(row.spellings[0]))]
    case .infix:
      // Adjacent comparisons would chain.
      let left = row.level == .comparison ? next(row.level) : row.level
      return [.node(operands[0], left), .text(markup.sign(word(of: row))), .node(operands[1], next(row.level))]
    }
  }

  /// The typeset symbol of an operator.
  private func word(of row: Operator) -> String {
    switch row.meaning {
    case .and: "and"
    case .or: "or"
    case .apply(.not): "not"
    case .apply(.remainder): "rem"
    case .apply(.bitAnd): "∧"
    default: row.spellings[0]
    }
  }
}
