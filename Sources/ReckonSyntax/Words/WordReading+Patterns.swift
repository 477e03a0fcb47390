import ReckonCatalogue

/// Word patterns with operands: `percent change from 80 to 92`.
extension WordReading {
  /// The tokens of a pattern's operands, by their letters.
  typealias Operands = [Character: Range<Int>]

  /// The maximum nesting of patterns.
  private static let mostPasses = 4

  /// The maximum number of matching steps, far above what real texts need.
  private static let mostPatternSteps = 50_000

  /// Replaces patterns that fill parts of the text by formulas.
  mutating func readPatterns() {
    dropQuestionMarks()
    separateParticles()
    readBars()
    for _ in 0..<Self.mostPasses where !readPatternsOnce() { return }
  }

  /// Drops question marks at the ends of statements with question words: they begin no conditional.
  private mutating func dropQuestionMarks() {
    var isQuestion = false
    var marks: [Int] = []
    for index in tokens.indices {
      if isQuestion, isQuestionMark(index) { marks.append(index) }
      if isEnd(tokens[index]) { isQuestion = false }
      if let word = word(at: index), WordTable.shared.isQuestionWord(word) { isQuestion = true }
    }
    for index in marks.reversed() { tokens.remove(at: index) }
  }

  /// Splits a Korean word from its particle, `크리스마스까지`, into two names.
  private mutating func separateParticles() {
    for index in tokens.indices.reversed() where tokens[index].kind == .name && !isHidden(tokens[index]) {
      let name = name(tokens[index])
      guard let first = name.utf8.first, first >= 0xE0, !WordTable.shared.isWord(name),
        let particle = ["까지", "부터", "에서", "의"].first(where: { name.hasSuffix($0) && name.utf8.count > $0.utf8.count })
      else { continue }
      let stem = String(name.dropLast(particle.count))
      guard WordTable.shared.mayBegin(stem) else { continue }
      let range = tokens[index].range
      let middle = range.end - particle.utf8.count
      guard middle > range.start, list.source.slice(SourceRange(start: middle, end: range.end)) == particle else {
        continue
      }
      let parts = [(stem, range.start, middle), (particle, middle, range.end)].map { text, start, end in
        Token(kind: .name, payload: number(ofName: text), range: SourceRange(start: start, end: end))
      }
      tokens.replaceSubrange(index...index, with: parts)
      isChanged = true
    }
  }

  /// One pass from left to right.
  ///
  /// - Returns: whether a pattern was found.
  private mutating func readPatternsOnce() -> Bool {
    /// The starts of the open parts, outermost first, and whether commas separate arguments or items in them.
    var parts = [(start: partStart(0), isList: false)]
    var isRead = false
    defer { readsCommas = true }
    var index = 0
    while index < tokens.count {
      readsCommas = !parts[parts.count - 1].isList
      if let range = readPattern(at: index, partStart: parts[parts.count - 1].start) {
        isRead = true
        index = range
        continue
      }
      let token = tokens[index]
      switch token.kind.nesting {
      case 1:
        let isCall = index > 0 && tokens[index - 1].kind == .name && touch(tokens[index - 1], token)
        parts.append((partStart(index + 1), isCall || token.kind == .leftSquare))
      case -1: if parts.count > 1 { parts.removeLast() }
      default:
        if isEnd(token) || token.kind == .equals || token.kind == .comma {
          parts[parts.count - 1].start = partStart(index + 1)
        }
      }
      index += 1
    }
    return isRead
  }

  /// The start of a part after the beginning of a question.
  private func partStart(_ index: Int) -> Int {
    var start = index
    if let words = questionLength(at: index) { start += words }
    if start < tokens.count, let article = word(at: start), Self.articles.contains(article),
      !isUnit(start) || start > index
    {
      start += 1
    }
    return start
  }

  private static let articles = ["a", "an", "the"]

  /// Reads the first pattern that contains a word.
  ///
  /// - Returns: the index of the token after the formula.
  private mutating func readPattern(at index: Int, partStart start: Int) -> Int? {
    guard let word = patternWord(at: index) else { return nil }
    for pattern in WordTable.shared.patterns(with: word) {
      var operands: Operands = [:]
      guard let end = match(pattern.parts[...], at: start, &operands), end > index else { continue }
      // An article before the first word belongs to it: `a third off 90`.
      let isBehindArticle = start > 0 && self.word(at: start - 1).map { Self.articles.contains($0) } ?? false
      // A pattern includes its question mark.
      return replace(
        (isBehindArticle ? start - 1 : start)..<(isQuestionMark(end) ? end + 1 : end), with: pattern, operands)
    }
    return nil
  }

  /// The word or symbol that a token may be in a pattern.
  private func patternWord(at index: Int) -> String? {
    guard index < tokens.count else { return nil }
    switch tokens[index].kind {
    case .colon: return ":"
    case .equals: return "="
    case .comma: return readsCommas ? "," : nil
    default: return word(at: index)
    }
  }

  /// The end of a match of the pattern's parts from a token on, up to the end of the text part.
  private mutating func match(_ parts: ArraySlice<WordPattern.Part>, at start: Int, _ operands: inout Operands) -> Int?
  {
    guard let part = parts.first else { return start }
    patternSteps += 1
    guard patternSteps < Self.mostPatternSteps else { return nil }
    let rest = parts.dropFirst()
    switch part {
    case .words(let words, let isOptional):
      if let found = patternWord(at: start), words.contains(found),
        !rest.isEmpty || isEndOfPattern(start + 1, mayAdd: false),
        let end = match(rest, at: start + 1, &operands)
      {
        return end
      }
      if isOptional, rest.isEmpty { return isEndOfPattern(start, mayAdd: false) ? start : nil }
      return isOptional ? match(rest, at: start, &operands) : nil
    case .operand(let name, let kind):
      guard var ends = length(of: kind, at: start, operands) else { return nil }
      if rest.isEmpty {
        // A conversion after the pattern applies to its value.
        if case .any = kind, let conversion = ends.firstIndex(where: { convertsPattern($0) }) {
          ends.removeSubrange((conversion + 1)...)
        }
        ends = ends.reversed().filter { isEndOfPattern($0, mayAdd: kind.isSelfContained) }
      }
      for end in ends {
        operands[name] = start..<end
        if let end = match(rest, at: end, &operands) { return end }
      }
      return nil
    }
  }

  /// Whether a part ends at a token: it closes a bracket, ends the statement, or converts.
  ///
  /// - Parameter mayAdd: whether the part also ends before a sum.
  private func isEndOfPattern(_ index: Int, mayAdd: Bool) -> Bool {
    guard index < tokens.count else { return true }
    let token = tokens[index]
    if isEnd(token) || token.kind.nesting < 0 || token.kind == .comma { return true }
    if isQuestionMark(index) { return true }
    if mayAdd, let word = word(at: index), ["+", "-", "plus", "minus", "less"].contains(word) { return true }
    return isConversion(token) && index + 2 < tokens.count
  }

  /// Whether a token is the mark at the end of a question.
  func isQuestionMark(_ index: Int) -> Bool {
    index + 1 < tokens.count && symbol(tokens[index])?.spelling == "?" && isEnd(tokens[index + 1])
  }

  /// Replaces a pattern's tokens by its formula.
  ///
  /// Ranges are monotonic: an operand out of text order gets empty ranges.
  ///
  /// - Returns: the index after the formula.
  private mutating func replace(_ range: Range<Int>, with pattern: WordPattern, _ operands: Operands) -> Int {
    let whole = tokens[range.lowerBound].range.union(tokens[range.upperBound - 1].range)
    if let (reading, alternative) = pattern.note {
      note(.words, at: whole, [text(reading, operands), text(alternative, operands)])
    }
    var kinds: [Character: WordPattern.Operand] = [:]
    for case .operand(let name, let kind) in pattern.parts { kinds[name] = kind }
    var place = whole.start
    var formula: [Token] = []
    let signs = pattern.formula.map { piece in
      switch piece {
      case .signs(let signs): signs
      case .operand(WordPattern.holidays): holidays
      case .operand(let name): " \(Self.placeholder)\(name) "
      }
    }.joined()
    let source = SourceText(signs)
    let read = Lexer.tokens(of: source)
    for token in read.tokens.dropLast() {
      switch token.kind == .name ? Self.operand(ofPlaceholder: read.names[Int(token.payload)]) : nil {
      case nil: formula.append(taken(token, from: read, source, at: SourceRange(start: place, end: place)))
      case .some(let name):
        guard let operand = operands[name] else { preconditionFailure("a pattern has the operands of its formula") }
        let isInOrder = tokens[operand.lowerBound].range.start >= place
        let date = kinds[name].flatMap { dateToken($0, operand) }
        let isRate = kinds[name]?.isRate ?? false
        for token in date.map({ [$0] }) ?? (isRate ? bracketedRate(operand) : Array(tokens[operand])) {
          formula.append(isInOrder ? token : collapsed(token, to: place))
          if isInOrder { place = max(place, token.range.end) }
        }
      }
    }
    tokens.replaceSubrange(range, with: formula)
    isChanged = true
    return range.lowerBound + formula.count
  }

  /// The last argument of workday functions.
  var holidays: String {
    let isOwn = list.names.firstIndex(of: "holidays").map { ownNames.contains(Int32($0)) } ?? false
    return isOwn || scope.isValue("holidays") ? ",holidays" : ""
  }

  /// The placeholder of an operand, followed by its letter, while the formula of a pattern is tokenized: operators next
  /// to an operand are read as next to a name, and no pattern formula has a name with this prefix.
  private static let placeholder = "operand"

  private static func operand(ofPlaceholder name: String) -> Character? {
    name.hasPrefix(placeholder) && name.count == placeholder.count + 1 ? name.last : nil
  }

  /// The token with an empty range, keeping the text of its former range.
  private mutating func collapsed(_ token: Token, to place: Int) -> Token {
    var payload = token.payload
    switch token.kind {
    case .number, .superscript: payload = add(list.numbers[Int(payload)], String(text(token)))
    case .instant:
      var literal = list.instants[Int(payload)]
      literal.literal = literal.literal ?? String(text(token))
      list.instants.append(literal)
      payload = Int32(list.instants.count - 1)
    default: break
    }
    return Token(kind: token.kind, payload: payload, range: SourceRange(start: place, end: place))
  }

  /// The text of a note, with operands as written in the text.
  private func text(_ pieces: [WordPattern.Piece], _ operands: Operands) -> String {
    pieces.map { piece in
      switch piece {
      case .signs(let signs): return signs
      case .operand(let name):
        guard let operand = operands[name], let last = operand.last else { return "" }
        return list.source.brief(tokens[operand.lowerBound].range.union(tokens[last].range))
      }
    }.joined()
  }
}
