import ReckonCatalogue

/// Writes a tree top-down with a stack of pending pieces, without recursion.
struct MarkupWriter {
  enum Piece {
    case text(String)
    /// A node, parenthesized if it binds less tightly than the level.
    case node(Int, Operator.Level)
  }

  let tree: SyntaxTree
  let markup: MathMarkup
  let children: [Int: [Int]]
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
  func withoutBrackets(_ index: Int) -> Int {
    var index = index
    while tree.nodes[index].kind == .group, let inner = children[index]?.first { index = inner }
    return index
  }

  func row(_ index: Int) -> Operator { Catalogue.operators[Int(tree.nodes[index].payload)] }

  /// The built-in function that a call names, unless the text redefines it.
  func function(_ index: Int) -> Function? {
    let name = tree.names[Int(tree.nodes[index].payload)]
    if let row = Catalogue.function(named: name) { return row }
    return ownFunctions.contains(name) ? nil : Catalogue.function(synonym: name)
  }

  // MARK: Pieces

  private func next(_ level: Operator.Level) -> Operator.Level {
    Operator.Level(rawValue: level.rawValue + 1) ?? .postfix
  }

  /// Nodes inserted into a frame.
  func framed(_ frame: MathMarkup.Frame, _ nodes: Int...) -> [Piece] {
    var pieces: [Piece] = [.text(frame[0])]
    for (node, text) in zip(nodes, frame.dropFirst()) { pieces += [.node(node, .sequence), .text(text)] }
    return pieces
  }

  func list(_ nodes: [Int], in brackets: MathMarkup.Frame? = nil) -> [Piece] {
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
