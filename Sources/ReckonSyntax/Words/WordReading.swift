import ReckonCatalogue

/// Rewrites the tokens of a text in everyday notation: words for operators, `20% off 50`, and informal numbers and
/// units, `2 1/2`, `3 million`, `m2`.
///
/// Each token keeps the range of those that it replaces, so that errors point at the source. Only texts that do not
/// parse otherwise are rewritten.
///
/// - Complexity: O(tokens), except for words that apply to the operand before them, which scan back over it.
struct WordReading {
  var tokens: [Token]
  let scope: NameScope
  var list: TokenList
  var output: [Token] = []
  /// Tokens to insert before the token at an index, last first.
  private var endings: [Int: [String]] = [:]
  /// The dropped tokens, and those that separate list items.
  private var dropped: Set<Int> = []
  private var separators: Set<Int> = []
  /// Numbers that are list items although no comma precedes them.
  var items: Set<Int> = []
  var patternSteps = 0
  /// Whether commas may belong to patterns: in calls and lists they separate.
  var readsCommas = true
  /// The names that the text defines, by index.
  private(set) var ownNames: Set<Int32> = []
  /// Whether the text defines a function, or a value that tracks its inputs: an undefined letter may be defined later.
  private(set) var isForLater = false
  var isChanged = false

  /// The maximum number of tokens of a text with words: more than real texts have, and few enough for local scans.
  private static let mostTokens = 2_000

  /// The tokens with words replaced; `nil` if no row applies.
  ///
  /// - Parameter dropsLabels: whether label nouns are dropped.
  static func tokens(of list: TokenList, scope: NameScope, dropsLabels: Bool = false) -> TokenList? {
    guard !scope.findsInputs, list.tokens.count <= mostTokens else { return nil }
    var reading = WordReading(list, scope)
    if dropsLabels {
      reading.dropLabels()
      guard reading.isChanged else { return nil }
    }
    reading.run()
    guard reading.isChanged, !reading.isAsWritten(list) else { return nil }
    reading.list.tokens = reading.output
    reading.list.readsWords = true
    return reading.list
  }

  /// Whether the rows that applied produced the same tokens as written, as for `to hex`.
  private func isAsWritten(_ list: TokenList) -> Bool {
    output.count == list.tokens.count
      && zip(output, list.tokens).allSatisfy { $0.kind == $1.kind && text($0) == text($1) }
  }

  init(_ list: TokenList, _ scope: NameScope) {
    (self.list, self.scope, tokens) = (list, scope, list.tokens)
    output.reserveCapacity(tokens.count + 8)
    findOwnNames()
  }

  /// The names before definition signs: the defined one and its parameters.
  private mutating func findOwnNames() {
    for (index, token) in tokens.enumerated() where token.kind == .equals {
      var first = index
      if index > 0, tokens[index - 1].kind == .rightBracket || tokens[index - 1].kind == .colon { isForLater = true }
      while first > 0, tokens[first - 1].kind != .semicolon, tokens[first - 1].kind != .newline { first -= 1 }
      for token in tokens[first..<index] where token.kind == .name { ownNames.insert(token.payload) }
    }
  }

  private mutating func run() {
    readPatterns()
    var index = 0
    while index < tokens.count {
      for ending in (endings.removeValue(forKey: index) ?? []).reversed() {
        append(ending, at: SourceRange(start: tokens[index].range.start, end: tokens[index].range.start))
      }
      if dropped.contains(index) {
        index += 1
      } else if let count = readTime(at: index) ?? readNumber(at: index) ?? readFluidOunces(at: index) ?? readWords(
        at: index) ?? readName(
          at: index)
        ?? readConversion(at: index) ?? readList(at: index) ?? readCall(at: index)
      {
        isChanged = true
        index += count
      } else {
        let token = tokens[index]
        output.append(separators.contains(index) ? Token(kind: .comma, payload: 0, range: token.range) : token)
        index += 1
      }
    }
  }

  // MARK: Tokens

  func name(_ token: Token) -> String { list.names[Int(token.payload)] }

  /// A token's source text.
  func text(_ token: Token) -> Substring {
    switch token.kind {
    case .symbol: SymbolTable.shared.symbols[Int(token.payload)].spelling[...]
    case .name: name(token)[...]
    case .number, .superscript: list.spelledNumbers[token.payload].map { $0[...] } ?? list.source.slice(token.range)
    case .instant where token.range.start == token.range.end: (list.instants[Int(token.payload)].literal ?? "")[...]
    default: list.source.slice(token.range)
    }
  }

  /// Whether a token's name is defined in scope or by the text.
  func isHidden(_ token: Token) -> Bool {
    token.kind == .quotedName || token.kind == .name && (ownNames.contains(token.payload) || scope.hides(name(token)))
  }

  func isUnit(_ index: Int) -> Bool {
    index < tokens.count && tokens[index].kind == .name && !isHidden(tokens[index])
      && scope.mayBeUnit(name(tokens[index]))
      && !isPreposition(index)
  }

  /// Whether a word is `at` before an operand, not the technical atmosphere: `200000 at 4.5%`.
  func isPreposition(_ index: Int) -> Bool {
    index > 0 && index + 1 < tokens.count && name(tokens[index]) == "at" && tokens[index + 1].kind.beginsOperand
  }

  func symbol(_ token: Token) -> SymbolTable.Symbol? {
    token.kind == .symbol ? SymbolTable.shared.symbols[Int(token.payload)] : nil
  }

  func isEnd(_ token: Token) -> Bool { token.kind == .end || token.kind == .semicolon || token.kind == .newline }

  /// Whether two tokens are adjacent.
  func touch(_ left: Token?, _ right: Token) -> Bool { left.map { $0.range.end == right.range.start } ?? false }

  /// Appends the tokens of a text, in place of a range.
  mutating func append(_ signs: String, at range: SourceRange) {
    insert(signs, at: range, before: output.count)
  }

  /// Inserts the tokens of a text before a token of the output.
  mutating func insert(_ signs: String, at range: SourceRange, before index: Int) {
    output.insert(contentsOf: read(signs, at: range), at: index)
  }

  /// The tokens of a text, all with the same range.
  mutating func read(_ signs: String, at range: SourceRange) -> [Token] {
    let source = SourceText(signs)
    let read = Lexer.tokens(of: source)
    return read.tokens.dropLast().map { taken($0, from: read, source, at: range) }
  }

  /// A token of a replacement text as a token of the source, with a range there.
  mutating func taken(_ token: Token, from read: TokenList, _ source: SourceText, at range: SourceRange) -> Token {
    var payload = token.payload
    switch token.kind {
    case .name, .quotedName: payload = number(ofName: read.names[Int(token.payload)])
    case .number, .superscript: payload = add(read.numbers[Int(token.payload)], String(source.slice(token.range)))
    case .symbol: if SymbolTable.shared.isConversion[Int(payload)] { list.hasConversions = true }
    case .leftBracket, .rightBracket, .leftSquare, .rightSquare, .comma, .semicolon, .newline, .equals, .colon, .text,
      .end:
      break
    case .instant:
      var literal = read.instants[Int(payload)]
      literal.literal = String(source.slice(token.range))
      list.instants.append(literal)
      payload = Int32(list.instants.count - 1)
    case .invalid:
      // A number that has become too long.
      list.errors.append(FormulaError(read.errors[Int(payload)].kind, at: range, in: list.source))
      payload = Int32(list.errors.count - 1)
    }
    return Token(kind: token.kind, payload: payload, range: range)
  }

  /// Adds a number that is spelled differently from literals.
  mutating func add(_ value: Double, _ literal: String) -> Int32 {
    list.numbers.append(value)
    let payload = Int32(list.numbers.count - 1)
    list.spelledNumbers[payload] = literal
    return payload
  }

  mutating func number(ofName name: String) -> Int32 {
    if let index = list.names.firstIndex(of: name) { return Int32(index) }
    list.names.append(name)
    return Int32(list.names.count - 1)
  }

  /// Schedules tokens to be inserted before a token of the text.
  mutating func end(with signs: String, before index: Int) {
    if !signs.isEmpty { endings[index, default: []].append(signs) }
  }

  mutating func drop(_ index: Int) { dropped.insert(index) }

  /// Turns `and` between two tokens, outside brackets, into a separator.
  mutating func separate(from start: Int, to end: Int) {
    var depth = 0
    for index in start..<end {
      depth += tokens[index].kind.nesting
      if depth == 0, symbol(tokens[index])?.spelling == "and" || text(tokens[index]) == "and" {
        separators.insert(index)
      }
    }
  }

  mutating func note(
    _ kind: FormulaNote.Kind, at range: SourceRange, as wording: FormulaNote.Wording = .formula, _ arguments: [String]
  ) {
    list.notes.append(FormulaNote(kind, at: range, as: wording, arguments))
  }
}
