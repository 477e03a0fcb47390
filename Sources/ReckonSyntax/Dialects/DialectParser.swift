import ReckonCatalogue

/// The parser of another engine's formula, driven by the rows of its dialect: operator precedence with an explicit
/// stack (Dijkstra's shunting yard), so that nesting needs no native stack.
///
/// - Complexity: O(tokens).
struct DialectParser {
  enum Entry {
    /// An operator, by its index.
    case infix(Int), prefix(Int)
    case group, list(Int)
    /// `{`: the number of items in the current row, of rows before it, and of items in the first row.
    case array(items: Int, rows: Int, columns: Int)
    case call(String, Int)
    /// `c ?`, `c ? a :`; and `a if`, `a if c else`.
    case question, colon, ifWord, elseWord
    /// `case`: whether it has an operand, and which part comes next.
    case cases(hasValue: Bool, count: Int, state: CaseState)
    case between(isNegated: Bool, hasAnd: Bool)
    case among(isNegated: Bool, Int)

    enum CaseState { case value, condition, result, otherwise }
  }

  let dialect: Dialect
  let source: SourceText
  private let limits: Limits
  let tokens: [DialectToken]
  var at = 0
  private(set) var tree = DialectTree()
  var stack: [(entry: Entry, range: SourceRange)] = []
  /// The indices of operators by spelling and position.
  private let prefixes: [String: Int]
  private let infixes: [String: Int]
  private let postfixes: [String: Int]

  private init(_ source: SourceText, _ dialect: Dialect, _ limits: Limits) throws(FormulaError) {
    (self.source, self.dialect, self.limits) = (source, dialect, limits)
    tokens = try DialectLexer.tokens(of: source, in: dialect)
    let tables = dialect.operatorNumbers
    (prefixes, infixes, postfixes) = (tables[.prefix] ?? [:], tables[.infix] ?? [:], tables[.postfix] ?? [:])
  }

  /// Parses a formula.
  ///
  /// - Throws: syntax errors of the dialect, and limits of length and depth.
  static func tree(
    of source: SourceText, in dialect: Dialect, limits: Limits = Limits()
  ) throws(FormulaError) -> DialectTree {
    let most = limits.sourceBytes
    guard source.text.utf8.count <= most else {
      let range = SourceRange(start: 0, end: source.text.utf8.count)
      throw FormulaError(.limitExceeded(.sourceBytes, maximum: most), at: range, in: source)
    }
    var parser = try DialectParser(source, dialect, limits)
    return try parser.run()
  }

  var token: DialectToken { tokens[at] }

  private mutating func run() throws(FormulaError) -> DialectTree {
    var wantsOperand = true
    while true {
      if wantsOperand {
        wantsOperand = try !readOperand()
      } else if token.kind == .end {
        try reduceAll()
        return tree
      } else {
        wantsOperand = try readOperator()
      }
      at += 1
    }
  }

  // MARK: Operands

  /// Parses a token where an operand may begin; returns whether an operand is complete.
  private mutating func readOperand() throws(FormulaError) -> Bool {
    switch token.kind {
    case .number: return leaf(.number(token.text))
    case .text: return leaf(.text(token.text))
    case .quotedName: return leaf(.name(token.text, isQuoted: true))
    case .reference: if let area = token.area { return leaf(.reference(area)) }
    case .structured: return leaf(.structured(token.text))
    case .error: return leaf(.error(token.text))
    case .end: throw stack.isEmpty ? error(.unexpectedEnd, at: token.range) : unfinished()
    case .name, .symbol: break
    }
    if let number = prefixes[token.text] {
      try push(prefix: number)
      return false
    }
    switch token.text {
    case "(":
      try push(.group)
      return false
    case "{" where dialect.grammar.hasEmptyArguments:
      try push(.array(items: 0, rows: 0, columns: 0))
      return false
    case ",",
      ")" where leavesOutArgument:
      add(.empty, 0, SourceRange(start: token.range.start, end: token.range.start))
      at -= 1
      return true
    case "[" where dialect.grammar.hasLists:
      try push(.list(0))
      return endsEmpty("]")
    case "case" where dialect.grammar.queryLevel != nil:
      let isValue = tokens[at + 1].text != "when" || tokens[at + 1].kind != .name
      try push(.cases(hasValue: isValue, count: 0, state: .value))
      if !isValue {
        at += 1
        stack[stack.count - 1].entry = .cases(hasValue: false, count: 0, state: .condition)
      }
      return false
    default: break
    }
    guard token.kind == .name, infixes[token.text] == nil else { throw unexpected() }
    guard tokens[at + 1].text == "(", tokens[at + 1].kind == .symbol else {
      // With implicit products, `not x` would be one.
      if dialect.grammar.impliesProducts, dialect.functionNumbers[token.text] != nil { throw unexpected() }
      return leaf(.name(token.text, isQuoted: false))
    }
    let name = token
    at += 1
    try push(.call(name.text, 0), at: name.range)
    return endsEmpty(")")
  }

  /// Whether the parentheses close at once, which ends a list or call without items.
  private mutating func endsEmpty(_ closing: String) -> Bool {
    guard tokens[at + 1].text == closing, tokens[at + 1].kind == .symbol, let (entry, range) = stack.popLast() else {
      return false
    }
    at += 1
    let whole = range.union(token.range)
    if case .call(let name, _) = entry { add(.call(name), 0, whole) } else { add(.list, 0, whole) }
    return true
  }

  private mutating func leaf(_ kind: DialectTree.Kind) -> Bool {
    add(kind, 0, token.range)
    return true
  }

  mutating func push(_ entry: Entry, at range: SourceRange? = nil) throws(FormulaError) {
    guard stack.count < limits.nesting else {
      throw error(.limitExceeded(.nesting, maximum: limits.nesting), at: token.range)
    }
    stack.append((entry, range ?? token.range))
  }

  private mutating func push(prefix number: Int) throws(FormulaError) {
    let row = dialect.operators[number]
    if row.isLoose, case .infix(let before)? = stack.last?.entry, dialect.operators[before].level >= row.level {
      throw unexpected()
    }
    if !dialect.grammar.repeatsSigns, case .prefix? = stack.last?.entry { throw unexpected() }
    try push(.prefix(number))
  }

  // MARK: Operators

  /// Parses a token after an operand; returns whether another operand must follow.
  private mutating func readOperator() throws(FormulaError) -> Bool {
    var word = token.text
    if token.kind == .name || token.kind == .symbol {
      // `not in` and the like are one operator.
      if tokens[at + 1].kind == .name, infixes["\(word) \(tokens[at + 1].text)"] != nil {
        at += 1
        word += " \(token.text)"
      }
      if let number = postfixes[word] {
        let row = dialect.operators[number]
        try reduce(to: row.level)
        add(.apply(number), 1, token.range)
        return false
      }
      if let number = infixes[word] { return try readInfix(number) }
      switch try readForm(word) {
      case .wantsOperand?: return true
      case .isOperand?: return false
      case nil: break
      }
    }
    if impliesProduct, let product = infixes["*"] {
      at -= 1
      return try readInfix(product)
    }
    guard token.kind == .symbol else { throw unexpected() }
    switch word {
    case "(" where dialect.grammar.hasEmptyArguments && isBehindFunction:
      try push(.call(DialectTree.callOfValue, 1))
      return true
    case ",", ";":
      try reduceAll(toBracket: true)
      if try readArraySeparator(word) { return true }
      guard word == "," else { throw unexpected() }
      switch stack.last?.entry {
      case .call(let name, let count)?: stack[stack.count - 1].entry = .call(name, count + 1)
      case .list(let count)?: stack[stack.count - 1].entry = .list(count + 1)
      case .among(let isNegated, let count)?: stack[stack.count - 1].entry = .among(isNegated: isNegated, count + 1)
      default: throw unexpected()
      }
      return true
    case ")", "]", "}":
      try reduceAll(toBracket: true)
      guard let (entry, range) = stack.popLast() else { throw error(.unmatchedBracket, at: token.range) }
      let whole = range.union(token.range)
      switch (entry, word) {
      case (.group, ")"): add(.group, 1, whole)
      case (.list(let count), "]"): add(.list, count + 1, whole)
      case (.array(let items, let rows, let columns), "}") where rows == 0 || items + 1 == columns:
        add(.array(columns: items + 1), (rows + 1) * (items + 1), whole)
      case (.call(let name, let count), ")"): add(.call(name), count + 1, whole)
      case (.among(let isNegated, let count), ")"):
        add(.among, count + 2, token.range)
        if isNegated { add(.negation, 1, token.range) }
      default: throw error(.unmatchedBracket, at: token.range)
      }
      return false
    default: throw unexpected()
    }
  }

  /// Parses `,` or `;` between items of an array; returns whether it is inside one.
  private mutating func readArraySeparator(_ sign: String) throws(FormulaError) -> Bool {
    guard case .array(let items, let rows, let columns)? = stack.last?.entry else { return false }
    if sign == "," {
      stack[stack.count - 1].entry = .array(items: items + 1, rows: rows, columns: columns)
    } else {
      guard rows == 0 || items + 1 == columns else { throw unexpected() }
      stack[stack.count - 1].entry = .array(items: 0, rows: rows + 1, columns: items + 1)
    }
    return true
  }

  private mutating func readInfix(_ number: Int) throws(FormulaError) -> Bool {
    let row = dialect.operators[number]
    // `x between a and b`
    if row.spellings.contains("and"), try closesBetween() { return true }
    if row.refusesSigns, case .prefix? = stack.last?.entry { throw unexpected() }
    try reduce(to: row.isRightAssociative ? row.level + 1 : row.level)
    try push(.infix(number))
    return true
  }

  /// Reduces all pending operators that bind at least as tightly.
  mutating func reduce(to level: Int) throws(FormulaError) {
    while let (entry, range) = stack.last, let strength = strength(of: entry), strength >= level {
      stack.removeLast()
      finish(entry, range)
    }
  }

  /// The strength with which an entry binds its last operand; `nil` for parentheses and incomplete forms.
  private func strength(of entry: Entry) -> Int? {
    switch entry {
    case .infix(let number), .prefix(let number): dialect.operators[number].level
    case .colon: dialect.grammar.questionLevel
    case .elseWord: dialect.grammar.ifElseLevel
    case .between(_, hasAnd: true): dialect.grammar.queryLevel
    case .group, .list, .array, .call, .question, .ifWord, .cases, .between, .among: nil
    }
  }

  private mutating func finish(_ entry: Entry, _ range: SourceRange) {
    switch entry {
    case .infix(let number): add(.apply(number), 2, range)
    case .prefix(let number): add(.apply(number), 1, range)
    case .colon: add(.choice, 3, range)
    case .elseWord: add(.choiceInWords, 3, range)
    case .between(let isNegated, _):
      add(.between, 3, range)
      if isNegated { add(.negation, 1, range) }
    case .group, .list, .array, .call, .question, .ifWord, .cases, .among:
      preconditionFailure("only what is complete is finished")
    }
  }

  mutating func add(_ kind: DialectTree.Kind, _ count: Int, _ range: SourceRange) {
    tree.nodes.append(DialectTree.Node(kind: kind, count: count, range: range))
  }

  /// Reduces all pending entries, to the next parenthesis or to the beginning.
  mutating func reduceAll(toBracket: Bool = false) throws(FormulaError) {
    try reduce(to: .min)
    if let (entry, range) = stack.last {
      switch entry {
      case .group, .list, .array, .call, .among: if !toBracket { throw unfinished() }
      case .cases: throw toBracket ? unexpected() : unfinished()
      case .question, .ifWord, .between: throw toBracket ? unexpected() : error(.unexpectedEnd, at: range)
      case .infix, .prefix, .colon, .elseWord: preconditionFailure("what is complete is done")
      }
    }
  }
}
