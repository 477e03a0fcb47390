import ReckonCatalogue

/// Forms with more parts than an operator: conditionals, cases, ranges and types.
extension DialectParser {
  /// Parses a word or symbol after an operand that begins, continues or ends a form; `nil` if it does not.
  mutating func readForm(_ word: String) throws(FormulaError) -> FormStep? {
    if let level = dialect.grammar.questionLevel {
      switch word {
      case "?":
        try reduce(to: level + 1)
        try push(.question)
        return .wantsOperand
      case ":":
        try reduce(to: .min)
        guard case .question? = stack.last?.entry else { throw unexpected() }
        stack[stack.count - 1].entry = .colon
        return .wantsOperand
      default: break
      }
    }
    if let level = dialect.grammar.ifElseLevel, token.kind == .name {
      switch word {
      case "if":
        try reduce(to: level + 1)
        // A conditional nested between `if` and `else` needs parentheses.
        if case .ifWord? = stack.last?.entry { throw unexpected() }
        try push(.ifWord)
        return .wantsOperand
      case "else":
        try reduce(to: .min)
        guard case .ifWord? = stack.last?.entry else { throw unexpected() }
        stack[stack.count - 1].entry = .elseWord
        return .wantsOperand
      default: break
      }
    }
    guard let level = dialect.grammar.queryLevel, token.kind == .name else { return nil }
    return try readQuery(word, level)
  }

  /// The parser's state after a part of a form.
  enum FormStep { case wantsOperand, isOperand }

  private mutating func readQuery(_ word: String, _ level: Int) throws(FormulaError) -> FormStep? {
    switch word {
    case "when", "then", "else", "end": return try readCase(word)
    case "as": return try readType()
    case "is":
      try reduce(to: level)
      let isNegated = follows("not")
      guard follows("null") else { throw unexpected(1) }
      add(.isMissing, 1, token.range)
      if isNegated { add(.negation, 1, token.range) }
      return .isOperand
    case "not", "between", "in":
      let start = token.range
      let isNegated = word == "not"
      if isNegated, !follows("between"), !follows("in") { throw unexpected(1) }
      try reduce(to: level)
      if token.text == "between" {
        try push(.between(isNegated: isNegated, hasAnd: false), at: start.union(token.range))
      } else {
        guard follows("(") else { throw unexpected(1) }
        try push(.among(isNegated: isNegated, 0), at: start.union(token.range))
      }
      return .wantsOperand
    default: return nil
    }
  }

  /// Advances if the next token is the word.
  private mutating func follows(_ word: String) -> Bool {
    guard tokens[at + 1].text == word, tokens[at + 1].kind != .text else { return false }
    at += 1
    return true
  }

  /// Whether `and` belongs to an open `between`.
  mutating func closesBetween() throws(FormulaError) -> Bool {
    guard dialect.grammar.queryLevel != nil else { return false }
    for (entry, _) in stack.reversed() {
      switch entry {
      case .between(let isNegated, hasAnd: false):
        try reduce(to: .min)
        guard case .between(_, hasAnd: false)? = stack.last?.entry else { throw unexpected() }
        stack[stack.count - 1].entry = .between(isNegated: isNegated, hasAnd: true)
        return true
      case .infix, .prefix, .between: continue
      default: return false
      }
    }
    return false
  }

  private mutating func readCase(_ word: String) throws(FormulaError) -> FormStep {
    try reduce(to: .min)
    guard let (entry, range) = stack.last, case .cases(let hasValue, let count, let state) = entry else {
      throw unexpected()
    }
    func next(_ state: Entry.CaseState, _ count: Int) -> FormStep {
      stack[stack.count - 1].entry = .cases(hasValue: hasValue, count: count, state: state)
      return .wantsOperand
    }
    switch (word, state) {
    case ("when", .value), ("when", .result): return next(.condition, count + 1)
    case ("then", .condition): return next(.result, count + 1)
    case ("else", .result): return next(.otherwise, count + 1)
    case ("end", .result), ("end", .otherwise):
      stack.removeLast()
      add(hasValue ? .casesOfValue : .cases, count + 1, range.union(token.range))
      return .isOperand
    default: throw unexpected()
    }
  }

  /// `cast(x as double)`
  private mutating func readType() throws(FormulaError) -> FormStep {
    try reduce(to: .min)
    guard case .call("cast", 0)? = stack.last?.entry, let (_, range) = stack.popLast() else { throw unexpected() }
    at += 1
    guard token.kind == .name else { throw unexpected() }
    let type = token.text
    guard follows(")") else { throw unexpected(1) }
    add(.call("cast:\(type)"), 1, range.union(token.range))
    return .isOperand
  }

  // MARK: Errors

  func error(_ kind: FormulaError.Kind, at range: SourceRange) -> FormulaError {
    FormulaError(kind, at: range, in: source)
  }

  /// The error of an unexpected token, `distance` tokens ahead.
  func unexpected(_ distance: Int = 0) -> FormulaError {
    let token = tokens[min(at + distance, tokens.count - 1)]
    guard token.kind != .end else { return error(.unexpectedEnd, at: token.range) }
    return error(
      .unexpectedToken(
        String(source.slice(token.range)), hint: Phrase("notInDialect", "\(dialect.title) has none here")),
      at: token.range)
  }

  /// The error of a formula that ends inside parentheses or after an operator.
  func unfinished() -> FormulaError {
    for (entry, range) in stack.reversed() {
      switch entry {
      case .group, .call, .among: return error(.unclosedBracket(), at: range)
      case .list: return error(.unclosedBracket(closing: "]"), at: range)
      case .array: return error(.unclosedBracket(closing: "}"), at: range)
      case .infix, .prefix, .question, .colon, .ifWord, .elseWord, .between, .cases: continue
      }
    }
    return error(.unexpectedEnd, at: tokens[tokens.count - 1].range)
  }

  /// Whether a token after an operand begins another one, which is an implicit product.
  var impliesProduct: Bool {
    guard dialect.grammar.impliesProducts, at > 0 else { return false }
    switch token.kind {
    case .symbol: return token.text == "("
    case .number: return tokens[at - 1].kind != .number
    case .name: return tokens[at - 1].kind != .number || dialect.constants[token.text]?.kind != .truth
    case .text, .quotedName, .reference, .structured, .error, .end: return false
    }
  }

  /// Whether an argument is omitted here: `f(1,,2)`, `f(1,)`.
  var leavesOutArgument: Bool {
    guard dialect.grammar.hasEmptyArguments, case .call? = stack.last?.entry, at > 0 else { return false }
    return tokens[at - 1].kind == .symbol && [",", "("].contains(tokens[at - 1].text)
  }

  /// Whether the preceding operand is a function literal that is called here, `LAMBDA(x, x + 1)(2)`.
  var isBehindFunction: Bool {
    guard tokens[at - 1].text == ")", case .call(let name)? = tree.nodes.last?.kind else { return false }
    return DialectWriter.withoutPrefix(name) == "lambda"
  }
}
