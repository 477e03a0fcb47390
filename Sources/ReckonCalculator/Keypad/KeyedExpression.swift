/// An expression built key by key, for algebraic style.
struct KeyedExpression: Hashable, Sendable {
  struct Token: Hashable, Sendable {
    enum Content: Hashable, Sendable {
      /// A number as typed.
      case typed(String)
      /// A number computed before, displayed by name if it has one. `isEntry`: a digit replaces it, like a typed one.
      case value(CalculatorValue, name: String?, isEntry: Bool)
      /// A constant.
      case constant(String)
      /// The expression of an earlier calculation.
      case earlier(String)
      /// The infix operation of a key.
      case infix(CalculatorKey, text: String)
      /// A prefix sign.
      case sign(CalculatorKey, text: String)
      /// An opening bracket, after the name of a function or without one. `isOperator`: after a symbol such as √, whose
      /// operand includes all tighter operations.
      case open(String, isOperator: Bool)
      case close
      case postfix(text: String, shown: String)

      static let bracket = Self.open("(", isOperator: false)
    }

    let content: Content

    init(_ content: Content) { self.content = content }

    /// Whether it is a complete operand.
    var isOperand: Bool {
      switch content {
      case .typed, .value, .constant, .earlier: true
      case .infix, .sign, .open, .close, .postfix: false
      }
    }

    /// Whether an operand is complete after it.
    var endsOperand: Bool {
      switch content {
      case .typed, .value, .constant, .earlier, .close, .postfix: true
      case .infix, .sign, .open: false
      }
    }

    var isOpen: Bool { if case .open = content { true } else { false } }
    var isPostfix: Bool { if case .postfix = content { true } else { false } }
    var infixKey: CalculatorKey? { if case .infix(let key, _) = content { key } else { nil } }
    var exactness: Exactness { if case .value(let value, _, _) = content { value.writtenExactness } else { .exact } }
  }

  private(set) var tokens: [Token] = []
  /// The cached text of the leading tokens.
  private(set) var known = KnownText()

  init(_ tokens: [Token] = []) { self.tokens = tokens }

  static func == (a: Self, b: Self) -> Bool { a.tokens == b.tokens }
  func hash(into hasher: inout Hasher) { hasher.combine(tokens) }

  /// Updates the cached text with newly keyed tokens, so that reading it takes no time.
  ///
  /// - Complexity: O(tokens that changed).
  mutating func remember(_ format: DisplayFormat) { known.update(for: tokens, format) }

  /// The last `count` parts.
  func suffix(_ count: Int) -> KeyedExpression { KeyedExpression(Array(tokens.suffix(count))) }

  /// The maximum number of parts, beyond which keys are rejected.
  static let maximumTokens = 1_000
  /// The maximum number of parts of an operand whose value is displayed before `=`.
  static let maximumShown = 500

  var isEmpty: Bool { tokens.isEmpty }
  var isFull: Bool { tokens.count >= Self.maximumTokens }
  var endsInOperand: Bool { tokens.last?.endsOperand ?? false }
  var exactness: Exactness { tokens.map { $0.exactness }.max() ?? .exact }

  /// Whether the last token is an operation or a sign, so that an operand is missing.
  var endsInOperation: Bool {
    switch tokens.last?.content {
    case .infix, .sign: true
    case nil, .typed, .value, .constant, .earlier, .open, .close, .postfix: false
    }
  }
  /// Whether the last token is a sign after an operation.
  private var endsInSignOfOperand: Bool {
    if case .sign? = tokens.last?.content { tokens.dropLast().last?.infixKey != nil } else { false }
  }
  /// Whether the second operand of an operation is missing.
  var lacksOperand: Bool { tokens.last?.infixKey != nil || endsInSignOfOperand }
  /// Whether the last token is a percent sign.
  var endsInPercent: Bool {
    if case .postfix(CalculatorKey.percent.catalogueText, _)? = tokens.last?.content { true } else { false }
  }
  /// Whether the last token is a number that a digit replaces.
  var endsInEntry: Bool { if case .value(_, _, isEntry: true)? = tokens.last?.content { true } else { false } }
  /// Whether the last token is a postfix operation that is written as displayed: `!` or `%`.
  var endsInWrittenPostfix: Bool {
    if case .postfix(let text, let shown)? = tokens.last?.content { text == shown } else { false }
  }

  /// The number of unclosed brackets.
  var openCount: Int {
    tokens.reduce(0) { count, token in
      switch token.content {
      case .open: count + 1
      case .close: count - 1
      case .typed, .value, .constant, .earlier, .infix, .sign, .postfix: count
      }
    }
  }

  // MARK: Adding and removing

  /// Removes a trailing operation.
  mutating func removeLastOperation() { if endsInOperation { removeLastToken() } }

  private mutating func removeLastToken() {
    tokens.removeLast()
    known.forget(from: tokens.count)
  }

  private mutating func insert(_ inserted: [Token], at index: Int) {
    tokens.insert(contentsOf: inserted, at: index)
    known.forget(from: index)
  }

  /// Prepares for an operand: after another one the product is written explicitly.
  mutating func beginOperand() {
    if case .value(_, _, isEntry: true)? = tokens.last?.content {
      removeLastToken()
    } else if endsInOperand {
      tokens.append(Token(.infix(.multiply, text: CalculatorKey.multiply.catalogueText)))
    }
  }

  /// Adds an operand or an opening bracket.
  mutating func append(_ content: Token.Content) {
    beginOperand()
    tokens.append(Token(content))
  }

  /// Adds an infix operation, or a sign where an operand is expected. It replaces a preceding operation or sign, except
  /// that a minus after a tighter operation is a sign; ignored if neither is possible.
  mutating func appendInfix(_ key: CalculatorKey) {
    let isSign = key == .add || key == .subtract
    switch tokens.last?.content {
    case nil where !isSign: tokens = [Token(.typed("0")), Token(.infix(key, text: key.catalogueText))]
    case nil, .open: if isSign { tokens.append(Token(.sign(key, text: key.catalogueText))) }
    case .sign where endsInSignOfOperand:
      guard key != .subtract else { return }
      removeLastToken()
      appendInfix(key)
    case .sign:
      if isSign {
        removeLastToken()
        tokens.append(Token(.sign(key, text: key.catalogueText)))
      }
    case .infix(let pending, _) where key.isSign(behind: pending):
      tokens.append(Token(.sign(key, text: key.catalogueText)))
    case .infix:
      removeLastToken()
      appendInfix(key)
    case .typed, .value, .constant, .earlier, .close, .postfix:
      if key == .power, needsBrackets { bracketLastOperand() }
      tokens.append(Token(.infix(key, text: key.catalogueText)))
    }
  }

  /// Adds a postfix operation to the last operand, which must exist, bracketing it if required.
  mutating func appendPostfix(text: String, shown: String) {
    if needsBrackets { bracketLastOperand() }
    tokens.append(Token(.postfix(text: text, shown: shown)))
  }

  /// Closes the last open bracket; ignored if there is none or an operand is missing.
  mutating func close() {
    if openCount > 0, endsInOperand { tokens.append(Token(.close)) }
  }

  mutating func closeAll() {
    for _ in 0..<max(0, openCount) { tokens.append(Token(.close)) }
  }

  /// Removes a trailing opening bracket, with its function, or a trailing sign.
  mutating func removeLastOpening() {
    switch tokens.last?.content {
    case .open, .sign: removeLastToken()
    case nil, .typed, .value, .constant, .earlier, .infix, .close, .postfix: break
    }
  }

  /// Removes the operand and the closing bracket of a function applied to a single number.
  mutating func removeArgument() { for _ in 0..<min(2, tokens.count) { removeLastToken() } }

  /// Removes a trailing number or constant; false if there is none.
  mutating func removeLastNumber() -> Bool {
    guard tokens.last?.isOperand == true else { return false }
    removeLastToken()
    return true
  }

  /// Negates the last operand, with brackets; existing brackets of a negation are removed.
  mutating func changeSignOfLastOperand() {
    guard let start = lastOperandStart else { return }
    if case .value(let value, nil, let isEntry)? = tokens.last?.content {
      removeLastToken()
      tokens.append(Token(.value(value.negated, name: nil, isEntry: isEntry)))
    } else if start + 1 < tokens.count, tokens[start].content == .bracket,
      case .sign(.subtract, _) = tokens[start + 1].content,
      operandStart(before: tokens.count - 1) == start + 2
    {
      tokens.removeLast()
      tokens.removeSubrange(start...start + 1)
      known.forget(from: start)
    } else {
      insert([Token(.bracket), Token(.sign(.subtract, text: CalculatorKey.subtract.catalogueText))], at: start)
      tokens.append(Token(.close))
    }
  }

  /// Applies a function to the complete expression.
  mutating func wrap(in opening: Token.Content) {
    insert([Token(opening)], at: 0)
    tokens.append(Token(.close))
  }

  /// Whether a postfix operation would not apply to the complete last operand.
  private var needsBrackets: Bool {
    if tokens.last?.isPostfix == true { return true }
    if let start = lastOperandStart, case .open(_, isOperator: true) = tokens[start].content { return true }
    return false
  }

  private mutating func bracketLastOperand() {
    guard let start = lastOperandStart else { return }
    insert([Token(.bracket)], at: start)
    tokens.append(Token(.close))
  }

  // MARK: Parts

  /// The last operand with the operations applied to it, as an expression.
  var lastOperand: KeyedExpression? { lastOperandStart.map { KeyedExpression(Array(tokens[$0...])) } }

  /// Its number of parts.
  var lastOperandCount: Int { lastOperandStart.map { tokens.count - $0 } ?? 0 }

  private var lastOperandStart: Int? { operandStart(before: tokens.count) }

  /// The start of the operand that ends before a token.
  private func operandStart(before end: Int) -> Int? {
    guard var index = tokens[..<end].lastIndex(where: { !$0.isPostfix }), tokens[index].endsOperand else { return nil }
    var depth = 0
    while true {
      if tokens[index].content == .close { depth += 1 }
      if tokens[index].isOpen { depth -= 1 }
      if depth == 0 { return index }
      guard index > 0 else { return nil }
      index -= 1
    }
  }
}

extension CalculatorKey {
  /// Whether the key is the sign of the operand after an operation, instead of replacing it: −3 in 5 × −3.
  func isSign(behind operation: CalculatorKey) -> Bool {
    self == .subtract && operation.infixLevel > CalculatorKey.subtract.infixLevel
  }
}

#if !hasFeature(Embedded)
  extension KeyedExpression.Token: Codable {}
  extension KeyedExpression.Token.Content: Codable {}
#endif
