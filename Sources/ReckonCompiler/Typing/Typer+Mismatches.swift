import ReckonCatalogue
import ReckonSyntax

/// Operands of different kinds: error messages, and the ranges of both.
extension Typer {
  /// Rejects two operands of different kinds, suggesting the other one's unit for a bare number.
  ///
  /// - Parameters:
  ///   - position: the position of the second of them; the first one is the first operand.
  ///   - count: the number of operands.
  func failMismatch(
    _ first: Kind, _ second: Kind, operand position: Int = 1, of count: Int = 2, _ node: SyntaxTree.Node, at index: Int
  ) {
    let ends = ends(ofOperand: position, of: count, node, at: index)
    var reading: Phrase?
    if let unit = first.quantity, second.quantity == nil, let end = ends?.second, tree.nodes[end].kind == .number {
      reading = Phrase(verbatim: text(of: node, with: unit, behind: tree.nodes[end]))
    } else if case .rate = second, first.quantity != nil, let ends, tree.nodes[ends.second].kind == .name,
      case .additive(let function)? = operatorMeaning(of: node)
    {
      let (value, name) = (tree.nodes[ends.first], tree.nodes[ends.second])
      reading = Phrase(
        verbatim: spelling(of: node, changing: value, by: name, isDifference: function == .subtract))
    } else if let unit = second.quantity, first.quantity == nil {
      let start = (ends.map { tree.nodes[$0.first] } ?? node).range.start
      let number = tree.nodes[..<index].last { $0.kind == .number && $0.range.start == start }
      reading = number.map { Phrase(verbatim: text(of: node, with: unit, behind: $0)) }
    }
    let (range, gap) = marks(ends, node)
    let whole = tree.source.line(node.range)
    fail(
      .mismatchedKinds(
        first: first.phrase, second: second.phrase, problem: problem(of: node), text: whole, reading: reading),
      at: range,
      but: gap)
  }

  /// A node's text with a unit after a number in it.
  private func text(of node: SyntaxTree.Node, with unit: Quantity, behind number: SyntaxTree.Node) -> String {
    let end = number.range.end
    return "\(tree.source.line(SourceRange(start: node.range.start, end: end))) \(unit.spelling)"
      + tree.source.line(SourceRange(start: end, end: node.range.end))
  }

  /// The last nodes of the first operand of a node and of another one; `nil` if unknown.
  func ends(ofOperand position: Int, of count: Int, _ node: SyntaxTree.Node, at index: Int) -> (
    first: Int, second: Int
  )? {
    guard nodes.contains(index), tree.nodes[index].range == node.range else { return nil }
    switch node.kind {
    case .apply, .chainStart, .call:
      guard Int(node.count) == count else { return endsOfBranches(at: index) }
      var ends = [index - 1]
      while ends.count < count, let start = firstNode(ofOperandAt: ends[ends.count - 1]) { ends.append(start - 1) }
      guard ends.count == count, firstNode(ofOperandAt: ends[count - 1]) != nil else { return nil }
      return (ends[count - 1], ends[count - 1 - position])
    case .conditional: return endsOfBranches(at: index)
    default: return nil
    }
  }

  /// The last nodes of the values of a choice.
  private func endsOfBranches(at index: Int) -> (first: Int, second: Int)? {
    guard let start = firstNode(ofOperandAt: index - 1), start > nodes.lowerBound + 1,
      tree.nodes[start - 1].kind == .branch,
      firstNode(ofOperandAt: start - 2) != nil
    else { return nil }
    return (start - 2, index - 1)
  }

  /// The range of two operands and the gap between them; the range of the node if the operands are unknown.
  private func marks(_ ends: (first: Int, second: Int)?, _ node: SyntaxTree.Node) -> (
    range: SourceRange, gap: SourceRange?
  ) {
    guard let ends, let first = firstNode(ofOperandAt: ends.first), let second = firstNode(ofOperandAt: ends.second)
    else {
      return (node.range, nil)
    }
    let (left, right) = (tree.nodes[ends.first].range, tree.nodes[ends.second].range)
    // An expression in parentheses begins before its nodes.
    let isWhole =
      tree.nodes[first...ends.first].allSatisfy { $0.range.start >= node.range.start } && second <= ends.second
    guard isWhole, node.range.start <= left.start, left.end < right.start, right.end <= node.range.end else {
      return (node.range, nil)
    }
    let gap = SourceRange(start: left.end, end: right.start)
    // In an operation, the parentheses around its operands belong to them.
    return (node.kind == .apply || node.kind == .chainStart ? node.range : left.union(right), gap)
  }

  /// The gap between the two operands of an operation; `nil` if unknown.
  func gap(ofOperandsAt index: Int, _ node: SyntaxTree.Node) -> SourceRange? {
    guard node.kind == .apply || node.kind == .chainStart else { return nil }
    return marks(ends(ofOperand: 1, of: 2, node, at: index), node).gap
  }

  /// The first node of the operand that ends at a node; `nil` if it contains branches.
  func firstNode(ofOperandAt index: Int) -> Int? {
    var wanted = 1
    var at = index
    while at >= nodes.lowerBound {
      switch tree.nodes[at].kind {
      case .number, .name, .unit, .instant, .text, .list, .index, .mixed, .call, .apply, .product, .group, .convert,
        .notation:
        wanted += Int(tree.nodes[at].count) - 1
      case .chainStart, .chainLink, .chainEnd, .branch, .conditional, .loop, .loopBody, .assign, .functionBegin,
        .functionEnd, .discard:
        return nil
      }
      if wanted == 0 { return at }
      at -= 1
    }
    return nil
  }

  /// The reason why values of different kinds do not fit an operation.
  private func problem(of node: SyntaxTree.Node) -> Phrase {
    switch node.kind {
    case .apply:
      switch operatorMeaning(of: node) {
      case .additive(.add): Phrase("doNotAdd", "do not add")
      case .additive: Phrase("cannotBeSubtracted", "cannot be subtracted")
      case .comparison: Phrase("cannotBeCompared", "cannot be compared")
      default: Phrase("cannotBeCombined", "cannot be combined")
      }
    case .chainStart, .chainLink, .chainEnd: Phrase("cannotBeCompared", "cannot be compared")
    case .conditional: Phrase("cannotBeValuesOfOneChoice", "cannot be values of one choice")
    case .call:
      isChoice(node)
        ? Phrase("cannotBeValuesOfOneChoice", "cannot be values of one choice")
        : Phrase("cannotBeCombined", "cannot be combined")
    default: Phrase("cannotBeCombined", "cannot be combined")
    }
  }

  /// What the operator of an operation means; `nil` for any other node.
  private func operatorMeaning(of node: SyntaxTree.Node) -> Operator.Meaning? {
    node.kind == .apply ? Catalogue.operatorMeanings[Int(node.payload)] : nil
  }

  /// Whether a call is `if(c, a, b)`.
  private func isChoice(_ call: SyntaxTree.Node) -> Bool {
    if case .conditional? = Catalogue.function(named: tree.names[Int(call.payload)])?.form { true } else { false }
  }

  /// The range of an argument of a call; that of the call if unknown.
  func range(ofArgument position: Int, of count: Int, _ node: SyntaxTree.Node, at index: Int) -> SourceRange {
    guard node.kind == .call, let ends = ends(ofOperand: position, of: count, node, at: index) else {
      return node.range
    }
    return tree.nodes[ends.second].range
  }

  /// Rejects the sum of two temperatures, suggesting that the second be a difference.
  mutating func failSumOfTemperatures(_ second: Quantity, _ node: SyntaxTree.Node, at index: Int) {
    let ends = ends(ofOperand: 1, of: 2, node, at: index)
    let first = ends.map { tree.source.line(SourceRange(start: node.range.start, end: tree.nodes[$0.first].range.end)) }
    var reading: Phrase = Phrase(
      "differenceInK", "\(first.map { Phrase(verbatim: $0) } ?? "a temperature") + a difference in K")
    if second.spelling == "°C", tree.nodes[index - 1].kind == .product, tree.nodes[index - 2].kind == .unit {
      let number = tree.nodes[index - 3]
      if number.kind == .number {
        reading = Phrase(verbatim: "\(tree.source.line(SourceRange(start: node.range.start, end: number.range.end))) K")
      }
    }
    let (range, gap) = marks(ends, node)
    let text = tree.source.line(node.range)
    let kind: Phrase = "a temperature"
    fail(
      .mismatchedKinds(
        first: kind, second: kind, problem: Phrase("doNotAdd", "do not add"), text: text, reading: reading), at: range,
      but: gap)
    kinds.append(.unknown)
  }
}

// MARK: - Where the names are defined

extension Typer {
  /// The definitions of the first names in a range with mismatched kinds.
  func origins(of kind: FormulaError.Kind, at range: SourceRange, calling called: String?) -> [FormulaError.Origin] {
    guard kind.isOfKinds else { return [] }
    var found: [FormulaError.Origin] = []
    func add(_ name: String) {
      guard found.count < 2, !found.contains(where: { $0.name == name }),
        let origin = origin(of: name, before: range.start)
      else { return }
      found.append(origin)
    }
    if let called { add(called) }
    for index in nodes where tree.nodes[index].kind == .name || tree.nodes[index].kind == .call {
      let node = tree.nodes[index]
      guard node.range.start >= range.start, node.range.end <= range.end else { continue }
      switch resolved.bindings[index] {
      case .function, .local, .variable: add(tree.names[Int(node.payload)])
      case .none, .constant, .pooled, .loopName, .builtIn, .host, .missing, .value: break
      }
    }
    return found
  }

  /// The definition of a name that is not a parameter of the current function: in an earlier statement, by a defined
  /// function, or in a book.
  private func origin(of name: String, before end: Int) -> FormulaError.Origin? {
    // A definition of a book is typed as a formula of its parameters.
    let parameters =
      function.map { resolution.functions[$0].parameters }
      ?? (resolved.book < 0 ? nil : tree.functions.first?.parameters.map { $0.name })
    if parameters?.contains(name) ?? false { return nil }
    let statement = tree.statements.last { statement in
      guard statement.range.end <= end else { return false }
      return switch statement.defines {
      case .value(let defined): defined == name
      case .function(let number): tree.functions[number].name == name
      case nil: false
      }
    }
    if let statement { return FormulaError.Origin(name, at: statement.range, in: tree.source) }
    if let function = definitions[name].function {
      return FormulaError.Origin(name, at: function.range, in: function.tree.source)
    }
    guard !definitions[name].isValue, !definitions.books.isEmpty, let (book, entry) = definitions.bookEntry(name),
      let place = definitions.books[book].place(of: entry)
    else { return nil }
    return FormulaError.Origin(name, at: place.range, in: place.source)
  }
}

extension FormulaError.Kind {
  /// Whether it is about values of different kinds.
  fileprivate var isOfKinds: Bool {
    switch self {
    case .incompatibleUnits, .mismatchedKinds, .missingRate: true
    default: false
    }
  }
}
