import ReckonCatalogue

/// The extent of a multiline statement. It continues after a line while a bracket is open, a `?` awaits its `:`, or the
/// last token is an operator, `=`, `:` or a comma, unless the next line begins like a definition: then something is
/// missing, and the error should not swallow what follows. The rule is the same at the prompt, in scripts, in books and
/// in all multi-statement texts.
package struct StatementExtent: Sendable {
  /// The state after the last token of a statement.
  private enum Place {
    /// At the start of the statement or of a bracket.
    case beginning
    case behindOperand
    /// After a name, which may be a word for an operator.
    case behindName(Int32)
    /// After an operator, `=`, `:` or a comma: an operand must follow.
    case behindSign
  }

  private var openBrackets = 0
  private var openChoices = 0
  /// Open bars of absolute values, `|x|`: they are where operands begin, and no bar after an operand has closed them.
  private var openBars = 0
  private var place = Place.beginning

  package init() {}

  /// Whether the statement continues on the next line.
  package var isIncomplete: Bool {
    if case .behindSign = place { return true }
    return openBrackets > 0 || openChoices > 0
  }

  /// Whether a text that begins with an absolute value bar is complete.
  package static func closesBars(_ list: TokenList) -> Bool {
    var extent = StatementExtent()
    for token in list.tokens { extent.take(token, in: list) }
    return extent.openBars == 0 && !extent.isIncomplete
  }

  /// Advances over the next token of the statement.
  @inline(__always) package mutating func take(_ token: Token, in list: TokenList) {
    switch token.kind {
    case .symbol:
      switch SymbolTable.shared.roles[Int(token.payload)] {
      case .endsOperand: place = .behindOperand
      case .wantsOperand: place = .behindSign
      case .choice: (place, openChoices) = (.behindSign, openChoices + 1)
      case .bars(let count): takeBars(count, in: list)
      }
    case .colon: (place, openChoices) = (.behindSign, max(0, openChoices - 1))
    case .equals, .comma: place = .behindSign
    case .leftBracket, .leftSquare: (place, openBrackets) = (.beginning, openBrackets + 1)
    case .rightBracket, .rightSquare: (place, openBrackets) = (.behindOperand, max(0, openBrackets - 1))
    case .semicolon:
      place = .beginning
      if openBrackets == 0 { (openChoices, openBars) = (0, 0) }
    case .name: place = .behindName(token.payload)
    case .number, .quotedName, .superscript, .instant, .text, .invalid: place = .behindOperand
    case .newline, .end: break
    }
  }

  /// Processes `|` or `||`: they open absolute values where an operand begins, close open ones after an operand, and
  /// are operators otherwise.
  private mutating func takeBars(_ count: Int, in list: TokenList) {
    let isBehindOperand =
      switch place {
      case .beginning, .behindSign: false
      case .behindOperand: true
      case .behindName(let name): list.endsOperand(nameOf: name)
      }
    let closes = isBehindOperand && openBars >= count
    if !isBehindOperand { openBars += count }
    if closes { openBars -= count }
    place = closes ? .behindOperand : .behindSign
  }

  // MARK: Lines that begin statements

  /// Keywords that begin statements of books, and have no other use there.
  private static let wordsOfBooks = ["parameter", "set", "import"]

  /// Whether a line begins a definition.
  package static func beginsStatement(_ line: String) -> Bool {
    var line = line
    return line.withUTF8 { beginsStatement($0, at: 0) }
  }

  /// Whether a line begins with `name =`, `name :=` or `name(…) =`; in a book also with a keyword followed by a name or
  /// a path.
  package static func beginsStatement(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int, inBook: Bool = false) -> Bool
  {
    func passBlanks(_ start: Int) -> Int {
      var at = start
      while at < bytes.count, bytes[at] == 0x20 || bytes[at] == 0x09 || bytes[at] == 0x0D { at += 1 }
      return at
    }
    func endOfLine(_ start: Int, or stop: UInt8) -> Int {
      var at = start
      while at < bytes.count, bytes[at] != 0x0A, bytes[at] != stop { at += 1 }
      return at
    }
    func endOfName(_ start: Int) -> Int {
      if start < bytes.count, bytes[start] == UInt8(ascii: "`") {
        let end = endOfLine(start + 1, or: UInt8(ascii: "`"))
        return end < bytes.count && bytes[end] == UInt8(ascii: "`") ? end + 1 : start
      }
      var at = start
      while at < bytes.count {
        let byte = bytes[at]
        let isLetter =
          byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") || byte == UInt8(ascii: "_")
          || byte >= 0x80
        guard isLetter || at > start && byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") else { break }
        at += 1
      }
      return at
    }
    let name = passBlanks(start)
    let end = endOfName(name)
    guard end > name else { return false }
    var at = passBlanks(end)
    if inBook, at > end, at < bytes.count, endOfName(at) > at || bytes[at] == UInt8(ascii: "\"") {
      return wordsOfBooks.contains { bytes[name..<end].elementsEqual($0.utf8) }
    }
    if at < bytes.count, bytes[at] == UInt8(ascii: "(") {
      at = endOfLine(at, or: UInt8(ascii: ")"))
      guard at < bytes.count, bytes[at] == UInt8(ascii: ")") else { return false }
      at = passBlanks(at + 1)
    }
    guard at < bytes.count else { return false }
    let next = at + 1 < bytes.count ? bytes[at + 1] : 0
    return bytes[at] == UInt8(ascii: "=")
      ? next != UInt8(ascii: "=") : bytes[at] == UInt8(ascii: ":") && next == UInt8(ascii: "=")
  }
}

extension TokenList {
  /// Whether a bar after a token follows an operand, rather than beginning one.
  func endsOperand(_ token: Token) -> Bool {
    switch token.kind {
    case .name: endsOperand(nameOf: token.payload)
    case .symbol: SymbolTable.shared.symbols[Int(token.payload)].postfix != nil
    default: token.kind.endsOperand
    }
  }

  /// The same for a name by its index: names of functions, and words for operators such as `plus`, do not end an
  /// operand.
  fileprivate func endsOperand(nameOf number: Int32) -> Bool {
    let name = names[Int(number)]
    if Catalogue.isFunction(name) { return false }
    return !WordTable.shared.isWord(name) || Catalogue.isConstant(name) || Catalogue.unit(named: name) != nil
  }

  /// Whether the tokens end in the mark of a question in words, `what is 15% of 80?`, and not in a conditional that
  /// continues on the next line.
  package var endsInQuestion: Bool {
    guard let mark = tokens.lastIndex(where: { $0.kind != .end }), tokens[mark].kind == .symbol,
      case .choice = SymbolTable.shared.roles[Int(tokens[mark].payload)]
    else { return false }
    let separator = tokens[..<mark].lastIndex { $0.kind == .semicolon || $0.kind == .newline }
    return zip(tokens[(separator.map { $0 + 1 } ?? 0)..<mark], tokens[..<mark].dropFirst((separator ?? -1) + 2))
      .contains { word, next in
        // A value may have a word's name, but two adjacent names are never a value.
        word.kind == .name
          && (next.kind == .name
            || next.kind == .symbol && SymbolTable.shared.symbols[Int(next.payload)].spelling == "%")
          && WordTable.questionWords.contains(names[Int(word.payload)].lowercased())
      }
  }
}

extension Lexer {
  /// Ends the statement at the line end, unless it continues.
  mutating func endLine(from start: Int) {
    guard
      !extent.isIncomplete || StatementExtent.beginsStatement(bytes, at: at, inBook: lineEnds == .separateInBook)
        || list.endsInQuestion
    else { return }
    for bracket in brackets where bracket.fourthArgument != nil { mentions.openCount -= 1 }
    brackets.removeAll()
    extent = StatementExtent()
    // Trailing blank lines and comments belong to no statement.
    var first = min(list.tokens.last?.range.end ?? start, start)
    while first < start, bytes[first] != 0x0A, bytes[first] != 0x0D { first += 1 }
    let range = SourceRange(start: first, end: first == start ? at : first + 1)
    append(Token(kind: .newline, payload: 0, range: range))
  }

  /// The end of a book's statement that begins at an offset: after its last line end.
  ///
  /// - Complexity: O(bytes of the statement).
  package static func endOfStatementInBook(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int {
    let rest = UnsafeBufferPointer(rebasing: bytes[start...])
    var lexer = Lexer(SourceText(""), rest, lineEnds: .separateInBook, limits: Limits(), isCancelled: nil)
    while lexer.at < rest.count, lexer.list.tokens.last?.kind != .newline { lexer.scan() }
    return start + lexer.at
  }
}

extension SourceText {
  /// The text on one line: spaces replace line ends and the comments before them.
  ///
  /// - Complexity: O(bytes).
  package var onOneLine: String {
    guard text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return text }
    var bytes = Array(text.utf8)
    var end = 0
    for token in Lexer.tokens(of: self).tokens {
      let gap = end..<token.range.start
      if bytes[gap].contains(where: { $0 == 0x0A || $0 == 0x0D }) { for index in gap { bytes[index] = 0x20 } }
      end = token.range.end
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A part of the text on one line, for quoting in names and messages.
  package func line(_ range: SourceRange) -> String { SourceText(String(slice(range))).onOneLine }
}
