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
  private static let table = WordTable.shared

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

  // MARK: Rows

  /// Reads the words of a row at a token; returns the number of tokens, or `nil` if no row matches.
  private mutating func readWords(at index: Int) -> Int? {
    guard let first = word(at: index) else { return nil }
    for row in Self.table.rows(beginningWith: first) where matches(row, at: index) {
      let end = index + row.words.count
      let range = tokens[index].range.union(tokens[end - 1].range)
      if let count = apply(row.meaning, at: range, index, end) { return count }
    }
    return nil
  }

  /// The lowercase word that a token may be.
  func word(at index: Int) -> String? {
    guard index < tokens.count, case let token = tokens[index] else { return nil }
    switch token.kind {
    case .name: return isHidden(token) ? nil : name(token).lowercased()
    case .symbol, .invalid: return text(token).lowercased()
    default: return nil
    }
  }

  /// The number of words with which a question begins at a token.
  func questionLength(at index: Int) -> Int? {
    guard let first = word(at: index) else { return nil }
    return Self.table.rows(beginningWith: first).first { $0.meaning == .question && matches($0, at: index) }?.words
      .count
  }

  /// Whether a word is a countable noun.
  static func isCounted(_ word: String) -> Bool { table.rows(beginningWith: word).contains { $0.meaning == .counted } }

  func matches(_ row: Word, at index: Int) -> Bool {
    for (offset, expected) in row.words.enumerated() where word(at: index + offset) != expected { return false }
    return true
  }

  /// Applies a row; returns the number of tokens that it replaces, or `nil` if it does not apply.
  private mutating func apply(_ meaning: Word.Meaning, at range: SourceRange, _ index: Int, _ end: Int) -> Int? {
    let count = end - index
    switch meaning {
    case .signs(let signs):
      // `100 / half of 10` would be 100 / (1/2) * 10, which is never meant.
      if signs.hasSuffix("*"), let sign = output.last.flatMap({ symbol($0) })?.infix,
        Catalogue.operatorLevels[sign] >= .multiplicative,
        sign != SymbolTable.shared.productRow
      {
        return nil
      }
      // `30 / (3 per day)`: a unit without a number means one of it.
      if signs == "/", output.last?.kind == .number, isUnit(end), text(tokens[index]) != "/", !isInTarget {
        return count + appendOne(at: end, behind: range)
      }
      append(signs, at: range)
    case .scale(let exponent): guard scale(by: exponent, to: range) else { return nil }
    case .fraction(let numerator, let denominator): join(numerator, denominator, at: range)
    case .behind(let before, let after):
      guard let start = startOfOperand() else { return nil }
      insert(before, at: place(start), before: start)
      append(after, at: range)
    case .between(let before, let signs, let after):
      guard let start = startOfOperand(), let last = endOfOperand(at: end) else { return nil }
      insert(before, at: place(start), before: start)
      append(signs, at: range)
      self.end(with: after, before: last)
    case .changed(let sign):
      guard endsInPercent, let start = startOfOperand(), endOfOperand(at: end) != nil else { return nil }
      insert("(1\(sign)", at: place(start), before: start)
      append(")*", at: range)
    case .amid(let before, let signs, let after):
      let start = startOfPart()
      guard start < output.count, endOfOperand(at: end) != nil else { return nil }
      insert(before, at: place(start), before: start)
      append(signs, at: range)
      self.end(with: after, before: endOfPart(from: end))
    case .list(let function):
      guard endOfOperand(at: end) != nil else { return nil }
      let last = endOfPart(from: end)
      append("\(function)(", at: range)
      separate(from: end, to: last)
      self.end(with: ")", before: last)
    case .converted(let form):
      guard endOfOperand(at: end) != nil else { return nil }
      append("(", at: range)
      self.end(with: ") to \(form)", before: endOfPart(from: end))
    case .unitPower(let power):
      guard isUnit(end) else { return nil }
      let whole = range.union(tokens[end].range)
      output.append(Token(kind: .name, payload: tokens[end].payload, range: whole))
      append(power == 2 ? "²" : "³", at: SourceRange(start: whole.end, end: whole.end))
      return count + 1
    case .betweenQuantities(let before, let signs, let after):
      guard index > 1, isUnit(index - 1), tokens[index - 2].kind == .number, let start = startOfOperand(),
        let last = endOfOperand(at: end),
        isUnit(last - 1)
      else { return nil }
      insert(before, at: place(start), before: start)
      append(signs, at: range)
      self.end(with: after, before: last)
    case .price: guard readPrice(at: range, end) else { return nil }
    case .hundredths(let unit, let other):
      guard readHundredths(of: unit, other: other, at: range, index) else { return nil }
    case .ignored(let neighbor):
      guard let last = output.last, isEnd(tokens[end]) || !tokens[end].kind.beginsOperand else { return nil }
      switch neighbor {
      case .operand: guard last.kind.endsOperand || symbol(last)?.postfix != nil else { return nil }
      case .percent: guard symbol(last)?.spelling == "%" else { return nil }
      case .time:
        guard last.kind == .name, Catalogue.unit(named: name(last))?.dimension == Dimension(.time) else { return nil }
      }
    case .time: return nil
    case .perUnit:
      guard let last = output.last, last.kind.endsOperand, isUnit(end) else { return nil }
      if last.kind == .number { return count + appendOne(at: end, behind: range) }
      append("/", at: range)
    case .counted:
      if isUnit(index) { return nil }
      // `3 tablets/day`, `25000 units / 500 ml`: the quotient of a number and a quantity.
      if output.last?.kind.endsOperand ?? false, symbol(tokens[end])?.infix == SymbolTable.shared.divisionRow {
        if isUnit(end + 1) { return count + 1 + appendOne(at: end + 1, behind: tokens[end].range) }
        if tokens[end + 1].kind == .number, isUnit(end + 2), let last = endOfOperand(at: end + 1) {
          append("/(", at: tokens[end].range)
          self.end(with: ")", before: last)
          return count + 1
        }
      }
      if !(output.last?.kind.endsOperand ?? false) {
        guard let sign = output.last.flatMap({ symbol($0) }),
          sign.infix == SymbolTable.shared.divisionRow || isConversion(output[output.count - 1])
        else { return nil }
        append("1", at: range)
      }
    case .question:
      // `find(x)` is a call without its second argument.
      guard output.last.map({ isEnd($0) || $0.kind == .equals }) ?? true,
        tokens[end].kind != .leftBracket || !touch(tokens[end - 1], tokens[end])
      else { return nil }
    }
    return count
  }

  /// Appends a division by one of the unit at a token.
  ///
  /// - Returns: the number of tokens of the unit.
  private mutating func appendOne(at index: Int, behind sign: SourceRange) -> Int {
    append("/(1", at: sign)
    output.append(tokens[index])
    append(")", at: tokens[index].range)
    return 1
  }

  /// Whether the output ends in the leading number of a conversion target, `to 1 per min`.
  private var isInTarget: Bool { output.count > 1 && isConversion(output[output.count - 2]) }

  /// An empty range at the start of a token of the output.
  private func place(_ index: Int) -> SourceRange {
    let start = output[index].range.start
    return SourceRange(start: start, end: start)
  }
}
