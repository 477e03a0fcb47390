import ReckonCatalogue

/// Translates another engine's formula into a formula of ours with the same value.
///
/// - Complexity: O(length of both).
package struct DialectTranslation: Sendable {
  /// The translation for one of the kinds of a value of several kinds; missing if it is of another kind.
  package struct Part: Sendable {
    package let kind: Dialect.Kinds
    package let text: String

    package init(kind: Dialect.Kinds, text: String) { (self.kind, self.text) = (kind, text) }
  }

  /// The translation; the first part if the value may be of several kinds.
  package let text: String
  /// One formula per kind if the value may be of several. The first one has the errors of all.
  package let parts: [Part]
  /// The names of values in it, in the order of first occurrence.
  package let names: [String]
  /// The kinds that its value may have.
  package let kind: Dialect.Kinds
  /// Whether the text calls functions that are not built in but defined in the dialect's book.
  package var callsDefinitions: Bool {
    let list = Lexer.tokens(of: SourceText(text))
    return zip(list.tokens, list.tokens.dropFirst()).contains { token, next in
      next.kind == .leftBracket && (list.name(of: token).map { !DialectWriter.isBuiltIn($0) } ?? false)
    }
  }
  /// The source map: ranges of ``text`` and of the source, in order.
  private let places: [(range: SourceRange, source: SourceRange)]
  private let source: SourceText

  /// - Throws: syntax errors of the dialect, and constructs that have no equivalent here, by name.
  package init(
    _ source: SourceText, in dialect: Dialect, references: DialectReferences = DialectReferences(),
    limits: Limits = Limits()
  ) throws(FormulaError) {
    self.source = source
    var writer = DialectWriter(source, dialect, references, limits)
    let tree = try DialectParser.tree(of: source, in: dialect, limits: limits).withoutLocalNames(source, limits)
    let piece = try writer.write(tree)
    var parts: [Part] = []
    var first = piece
    if piece.isMixed {
      for part in try writer.parts(of: piece) {
        if parts.isEmpty { first = part }
        parts.append(Part(kind: part.kind.subtracting(.missing), text: writer.text(of: part).0))
      }
    }
    self.parts = parts
    (text, places) = writer.text(of: first)
    names = writer.names
    kind = piece.kind
  }

  /// An error in the text mapped to the source, if possible.
  package func placedInSource(_ error: FormulaError) -> FormulaError {
    guard error.source.text == text, let range = sourceRange(of: error.range) else { return error }
    return FormulaError(error.kind, at: range, in: source)
  }

  /// The source range that a range of the text corresponds to.
  package func sourceRange(of range: SourceRange) -> SourceRange? {
    let met = places.filter { $0.range.start < range.end && range.start < $0.range.end }.map { $0.source }
    guard let first = met.first else { return nil }
    return met.dropFirst().reduce(first) { $0.union($1) }
  }
}

/// Writes the nodes of a formula in post-order.
struct DialectWriter {
  let source: SourceText
  let dialect: Dialect
  let references: DialectReferences
  let limits: Limits
  private(set) var names: [String] = []
  private var seen: Set<String> = []
  /// The spelling of names by their lowercase form.
  private var spellings: [String: String] = [:]
  /// Whether the current node is an operand of a function that is applied to each cell of an area.
  private(set) var isInArray = false
  var stretches: [(text: String, source: SourceRange?, next: Int)] = []

  init(_ source: SourceText, _ dialect: Dialect, _ references: DialectReferences, _ limits: Limits) {
    (self.source, self.dialect, self.references, self.limits) = (source, dialect, references, limits)
  }

  mutating func write(_ tree: DialectTree) throws(FormulaError) -> DialectPiece {
    var stack: [DialectPiece] = []
    var ends: [Int] = []
    let areInArrays = dialect.lexicon.hasReferences ? Self.areInArrays(tree) : []
    for (index, node) in tree.nodes.enumerated() {
      if !areInArrays.isEmpty { isInArray = areInArrays[index] }
      let operands = Array(stack.suffix(node.count))
      stack.removeLast(node.count)
      if dialect.grammar.refusesChains { try refuseChain(at: index, in: tree, ends: ends.suffix(node.count)) }
      ends.removeLast(node.count)
      ends.append(index)
      var piece = dialect.convertsOperands ? try writeUnlessLeftOut(node, operands) : try write(node, operands)
      // Parsers fold constants, but not conditionals.
      switch node.kind {
      case .name, .choice: piece.isConstant = false
      default: piece.isConstant = operands.allSatisfy { $0.isConstant }
      }
      stack.append(piece)
    }
    guard var piece = stack.popLast(), stack.isEmpty else { preconditionFailure("a formula is one tree") }
    if dialect.convertsOperands { piece = try value(of: piece) }
    if !dialect.hasTruths, piece.kind == .truth { return try template("if($0, 1, 0)", [piece], .number, piece.range) }
    return piece
  }

  /// Rejects a comparison of a comparison.
  ///
  /// - Parameter ends: the last nodes of the operands.
  private func refuseChain(at index: Int, in tree: DialectTree, ends: ArraySlice<Int>) throws(FormulaError) {
    func isComparison(_ index: Int) -> Bool {
      if case .apply(let row) = tree.nodes[index].kind { dialect.operators[row].isComparison } else { false }
    }
    guard isComparison(index), let first = ends.first, isComparison(first) else { return }
    let sign = tree.nodes[index].range
    let hint = Phrase(
      "comparisonsAreNotChained", "\(dialect.title) compares two values at a time; join two comparisons")
    throw error(.unexpectedToken(String(source.slice(sign)), hint: hint), sign)
  }

  /// The text of a piece and its source map.
  func text(of piece: DialectPiece) -> (String, [(range: SourceRange, source: SourceRange)]) {
    var text = ""
    var places: [(range: SourceRange, source: SourceRange)] = []
    var next = piece.first
    var offset = 0
    while next >= 0 {
      let stretch = stretches[next]
      let end = offset + stretch.text.utf8.count
      if let source = stretch.source { places.append((SourceRange(start: offset, end: end), source)) }
      text += stretch.text
      offset = end
      next = next == piece.last ? -1 : stretch.next
    }
    return (text, places)
  }

  // MARK: Nodes

  mutating func write(
    _ node: DialectTree.Node, _ operands: [DialectPiece]
  ) throws(FormulaError) -> DialectPiece {
    let range = operands.reduce(node.range) { $0.union($1.range) }
    switch node.kind {
    case .number(let text):
      var piece = atom(text, .number, range)
      piece.literal = .number(text)
      return piece
    case .text(let text):
      var piece = atom(TextLiteral.written(text), .text, range)
      piece.literal = .text(text)
      if dialect.convertsOperands, text.isEmpty { (piece.kind, piece.blanks) = (.blank, [piece.first]) }
      return piece
    case .name(let name, let isQuoted):
      if !isQuoted, let constant = dialect.constants[name] {
        return constant.kind == .truth
          ? truth(constant.text == "true", range) : atom(constant.text, constant.kind, range)
      }
      let spelled = isQuoted ? name : String(source.slice(node.range))
      if dialect.lexicon.hasReferences { return try defined(spelled, range) }
      let name = spelling(of: spelled)
      use(name)
      return atom(Self.written(name), .named, range)
    case .group:
      var piece = operands[0]
      piece.isChain = false
      return piece
    case .list: return joined("[", operands, "]", .list, range)
    case .reference(let area): return try reference(area, range)
    case .structured(let text): return try table(text, range)
    case .error(let text): return failure(text, range)
    case .empty: return atom("0", .empty, range)
    case .array(let columns): return array(operands, columns, range)
    case .call(let called):
      let name = Self.withoutPrefix(called)
      if references.prefixesNewFunctions, name == called, Dialect.newFunctions.contains(name) {
        return failure("#NAME?", range)
      }
      guard let numbers = dialect.functionNumbers[name] else {
        let nearest = Suggestion.nearest(to: name, among: dialect.functionNumbers.keys.sorted())
        throw error(.unknownFunction(name, suggestion: nearest), node.range)
      }
      let rows = numbers.map { dialect.functions[$0] }.filter { $0.counts.contains(operands.count) }
      guard !rows.isEmpty else {
        let expected = dialect.functions[numbers[0]].expected
        throw error(.wrongArgumentCount(function: name, expected: expected, found: operands.count), node.range)
      }
      return try meant(by: rows.flatMap { $0.meanings }, name, operands, range, sign: node.range)
    case .apply(let number):
      let row = dialect.operators[number]
      return try meant(by: row.meanings, row.spellings[0], operands, range, sign: node.range, row)
    case .choice: return try choice(condition: operands[0], operands[1], operands[2], range)
    case .choiceInWords: return try choice(condition: operands[1], operands[0], operands[2], range)
    case .cases: return try cases(of: nil, operands, range)
    case .casesOfValue: return try cases(of: operands[0], Array(operands.dropFirst()), range)
    case .between:
      let lower = infix("<=", operands[1], operands[0], .truth, range, isChain: true)
      return infix("<=", lower, operands[2], .truth, range)
    case .among:
      let list = joined("[", Array(operands.dropFirst()), "]", .list, range)
      return infix("∈", operands[0], list, .truth, range)
    case .isMissing: return joined("ismissing(", operands, ")", .truth, range)
    case .negation: return prefix("not", operands[0], .truth, range)
    }
  }

  /// A name in our notation that is not a constant, unit or keyword.
  static func written(_ name: String) -> String {
    let text = SyntaxTree.written(name)
    return Catalogue.isConstant(name) && !text.hasPrefix("`") ? "`\(name)`" : text
  }

  private mutating func meant(
    by meanings: [Dialect.Meaning], _ name: String, _ operands: [DialectPiece], _ range: SourceRange, sign: SourceRange,
    _ row: Dialect.Operator? = nil
  ) throws(FormulaError) -> DialectPiece {
    if dialect.convertsOperands { return try converted(by: meanings, name, operands, range, sign: sign) }
    let kinds = operands.map { $0.kind }
    guard let meaning = meanings.first(where: { $0.takes(kinds, operands.map { $0.isConstant }) }) else {
      throw error(
        .noEquivalent(
          name, reason: Phrase("operandsOfDialect", "it accepts other values here than in \(dialect.title)")),
        sign)
    }
    return try written(meaning, name, operands, range, sign: sign, row)
  }

  mutating func written(
    _ meaning: Dialect.Meaning, _ name: String, _ operands: [DialectPiece], _ range: SourceRange, sign: SourceRange,
    _ row: Dialect.Operator? = nil
  ) throws(FormulaError) -> DialectPiece {
    switch meaning.target {
    case .operand:
      var piece = operands[0]
      piece.kind = meaning.result
      return piece
    case .prefix(let sign):
      let operand = sign == "not" ? try condition(operands[0]) : operands[0]
      return prefix(sign, operand, meaning.result, range)
    case .postfix(let sign): return postfix(sign, operands[0], meaning.result, range)
    case .infix(let sign):
      let isChain = (row?.isComparison ?? false) && dialect.grammar.chainsComparisons
      let areConditions = sign == "and" || sign == "or"
      let (left, right) = (operands[0], operands[1])
      return areConditions
        ? infix(sign, try condition(left), try condition(right), meaning.result, range)
        : infix(sign, left, right, meaning.result, range, isChain: isChain)
    case .call("if") where operands.count == 3:
      return try choice(condition: operands[0], operands[1], operands[2], range)
    case .call(let function): return joined(function + "(", operands, ")", meaning.result, range)
    case .template(let text): return try template(text, operands, meaning.result, range)
    case .form(let form):
      guard let piece = try write(form, operands, name, range) else { throw otherValues(name, sign) }
      return piece
    case .none(let reason): throw error(.noEquivalent(name, reason: reason), sign)
    }
  }

  /// The spelling of a name: if case does not matter, that of its first occurrence.
  private mutating func spelling(of name: String) -> String {
    if dialect.lexicon.hasCase { return name }
    let folded = name.lowercased()
    if let first = spellings[folded] { return first }
    spellings[folded] = name
    return name
  }

  mutating func use(_ name: String) {
    if seen.insert(name).inserted { names.append(name) }
  }

  private mutating func choice(
    condition: DialectPiece, _ value: DialectPiece, _ other: DialectPiece, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece {
    joined("if(", [try self.condition(condition), value, other], ")", value.kind.union(other.kind), range)
  }

  private mutating func cases(of value: DialectPiece?, _ items: [DialectPiece], _ range: SourceRange)
    throws(FormulaError) -> DialectPiece
  {
    var rest = items.count % 2 == 0 ? atom("missing", .missing, range) : items[items.count - 1]
    for place in stride(from: (items.count / 2 - 1) * 2, through: 0, by: -2) {
      var condition = items[place]
      if let value { condition = infix("==", try copy(value), condition, .truth, condition.range) }
      rest = try choice(condition: condition, items[place + 1], rest, range)
    }
    return rest
  }

  func error(_ kind: FormulaError.Kind, _ range: SourceRange) -> FormulaError {
    FormulaError(kind, at: range, in: source)
  }
}
