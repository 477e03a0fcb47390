import ReckonCatalogue

/// A token of another engine's formula.
struct DialectToken {
  enum Kind { case number, text, name, quotedName, symbol, reference, structured, error, end }

  let kind: Kind
  let range: SourceRange
  /// A number in our notation, the contents of a text or a name, or a symbol; words are lowercased if case does not
  /// matter.
  let text: String
  /// The cells of a reference.
  var area: SheetArea?
}

/// The lexer of another engine's formula.
///
/// - Complexity: O(bytes × symbols of the dialect).
struct DialectLexer {
  let dialect: Dialect
  let source: SourceText
  let characters: [Character]
  /// The byte offset of each character, and of the end.
  private let offsets: [Int]
  var at = 0

  private init(_ source: SourceText, _ dialect: Dialect) {
    (self.source, self.dialect) = (source, dialect)
    characters = Array(source.text)
    var offsets = [0]
    for character in characters { offsets.append(offsets[offsets.count - 1] + character.utf8.count) }
    self.offsets = offsets
  }

  /// All tokens of a formula, terminated by `end`.
  static func tokens(of source: SourceText, in dialect: Dialect) throws(FormulaError) -> [DialectToken] {
    var lexer = DialectLexer(source, dialect)
    var tokens: [DialectToken] = []
    if dialect.lexicon.hasReferences { lexer.skipEqualsSign() }
    while let token = try lexer.next() { tokens.append(token) }
    tokens.append(DialectToken(kind: .end, range: lexer.range(from: lexer.characters.count), text: ""))
    return tokens
  }

  /// Skips the `=` that a cell's formula begins with.
  private mutating func skipEqualsSign() {
    while let character = peek(), character.isWhitespace { at += 1 }
    if peek() == "=" { at += 1 }
  }

  static func beginsName(_ character: Character) -> Bool {
    character.isLetter || character == "_"
  }

  func range(from start: Int) -> SourceRange { SourceRange(start: offsets[start], end: offsets[at]) }

  func peek(_ distance: Int = 0) -> Character? {
    characters.indices.contains(at + distance) ? characters[at + distance] : nil
  }

  private mutating func next() throws(FormulaError) -> DialectToken? {
    while let character = peek(), character.isWhitespace { at += 1 }
    guard let character = peek() else { return nil }
    let start = at
    if dialect.lexicon.hasReferences, let token = try reference() { return token }
    if character.isASCII, character.isWholeNumber || character == "." && (peek(1)?.isWholeNumber ?? false) {
      let text = try number()
      return DialectToken(kind: .number, range: range(from: start), text: text)
    }
    if let (quote, escape) = dialect.lexicon.textQuotes.first(where: { $0.quote == character }) {
      let text = try quoted(quote, escape)
      return DialectToken(kind: .text, range: range(from: start), text: text)
    }
    if dialect.lexicon.nameQuotes.contains(character) {
      let text = try quoted(character, .doubled)
      return DialectToken(kind: .quotedName, range: range(from: start), text: text)
    }
    if Self.beginsName(character) || dialect.lexicon.nameCharacters.contains(character) {
      while let character = peek(),
        Self.beginsName(character) || character.isWholeNumber || dialect.lexicon.nameCharacters.contains(character)
      {
        at += 1
      }
      if dialect.lexicon.hasReferences, peek() == "[" { return try structured(from: start) }
      let text = String(characters[start..<at])
      return DialectToken(
        kind: .name, range: range(from: start), text: dialect.lexicon.hasCase ? text : text.lowercased())
    }
    if dialect.lexicon.joinsSigns, let length = lengthOfJoinedSigns() {
      at += length
      let text = String(characters[start..<at])
      return DialectToken(kind: .symbol, range: range(from: start), text: text)
    }
    for sign in dialect.signs where characters[at...].starts(with: sign) {
      at += sign.count
      return DialectToken(kind: .symbol, range: range(from: start), text: String(sign))
    }
    at += 1
    throw FormulaError(.unexpectedCharacter(String(character), instead: nil), at: range(from: start), in: source)
  }

  /// The length of an operator of several characters. A trailing `+` or `-` is a token of its own unless the operator
  /// has a character that only user-defined operators contain.
  private func lengthOfJoinedSigns() -> Int? {
    var length = 0
    while let sign = peek(length), "+-*/<>=~!@#%^&|`?".contains(sign) { length += 1 }
    guard length > 1 else { return length == 1 ? 1 : nil }
    let run = characters[at..<at + length]
    if !run.contains(where: { "~!@#%^&|`?".contains($0) }) {
      while length > 1, "+-".contains(characters[at + length - 1]) { length -= 1 }
    }
    // `--` begins a comment, wherever it occurs.
    if let comment = (0..<run.count - 1).first(where: {
      run[run.startIndex + $0] == "-" && run[run.startIndex + $0 + 1] == "-"
    }) {
      return max(2, min(length, comment))
    }
    return length
  }

  // MARK: Numbers

  private mutating func number() throws(FormulaError) -> String {
    let start = at
    if peek() == "0", let letter = peek(1)?.lowercased().first,
      let radix = dialect.lexicon.prefixes.first(where: { $0.letter == letter })
    {
      at += 2
      let digits = digits { $0.isHexDigit && ($0.hexDigitValue ?? 16) < radix.radix }
      guard !digits.isEmpty else { throw bad(start, Phrase("digitsMissing", "digits are missing")) }
      try endNumber(start)
      return "0\(letter)\(digits)"
    }
    var text = digits { $0.isASCII && $0.isWholeNumber }
    if text.isEmpty { text = "0" }
    if peek() == ".", peek(1) != "." {
      at += 1
      let fraction = digits { $0.isASCII && $0.isWholeNumber }
      if !fraction.isEmpty { text += "." + fraction }
    }
    if peek() == "e" || peek() == "E" {
      let isSigned = peek(1) == "+" || peek(1) == "-"
      if let digit = peek(isSigned ? 2 : 1), digit.isASCII, digit.isWholeNumber {
        text += isSigned && peek(1) == "-" ? "e-" : "e"
        at += isSigned ? 2 : 1
        text += digits { $0.isASCII && $0.isWholeNumber }
      }
    }
    try endNumber(start)
    // Leading zeros are removed: elsewhere they may denote octal digits, or be an error.
    let whole = text.drop { $0 == "0" }
    return whole.first.map { $0.isWholeNumber } ?? false ? String(whole) : "0" + whole
  }

  private mutating func digits(_ isDigit: (Character) -> Bool) -> String {
    var text = ""
    while let character = peek() {
      if isDigit(character) {
        text.append(character)
      } else if character != "_" || !dialect.lexicon.hasDigitSeparators || !(peek(1).map(isDigit) ?? false) {
        break
      }
      at += 1
    }
    return text
  }

  private mutating func endNumber(_ start: Int) throws(FormulaError) {
    guard let character = peek(), Self.beginsName(character) || character.isWholeNumber else { return }
    if dialect.grammar.impliesProducts, character != "e", character != "E" { return }
    // `1if x else 2` is not accepted as a number.
    at += 1
    throw bad(start, Phrase("letterBehindDigits", "a letter follows directly"))
  }

  private func bad(_ start: Int, _ problem: Phrase) -> FormulaError {
    FormulaError(.badNumber(problem), at: range(from: start), in: source)
  }

  // MARK: Quotes

  mutating func quoted(_ quote: Character, _ escape: Dialect.Lexicon.Escape) throws(FormulaError) -> String {
    let start = at
    var text = ""
    at += 1
    while let character = peek() {
      at += 1
      if character == quote {
        guard escape == .doubled, peek() == quote else { return text }
        at += 1
        text.append(quote)
      } else if character == "\\", escape == .backslash {
        let place = at - 1
        guard let escaped = peek(), let meant = Self.escapes[escaped] else {
          at = min(at + 1, characters.count)
          throw FormulaError(
            .unexpectedToken(
              String(characters[place..<at]),
              hint: Phrase("escapesOfDialects", "only \\n, \\t, \\r, \\\\ and quotes are read")),
            at: range(from: place), in: source)
        }
        at += 1
        text.append(meant)
      } else {
        text.append(character)
      }
    }
    throw FormulaError(.unclosedBracket(closing: String(quote)), at: range(from: start), in: source)
  }

  private static let escapes: [Character: Character] = [
    "n": "\n", "t": "\t", "r": "\r", "\\": "\\", "'": "'", "\"": "\"",
  ]
}
