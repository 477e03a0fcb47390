import Reckon
import ReckonSyntax

/// The text after a command's name, split into words at spaces outside brackets: in `x^2 - 3 -5 5` the last two are
/// bounds.
package struct CommandText {
  /// A part of the text.
  package struct Part: Hashable, Sendable {
    /// Its tokens, by index.
    let tokens: Range<Int>
    /// Its byte range.
    let range: SourceRange
    package let text: String
  }

  let source: SourceText
  let list: TokenList

  package init(_ text: String) {
    source = SourceText(text)
    list = Lexer.tokens(of: source)
  }

  private var tokens: ArraySlice<Token> { list.tokens.dropLast() }

  /// The words in order.
  package var words: [Part] {
    var words: [Part] = []
    var start = 0
    for (index, depth) in depths(0..<tokens.count).enumerated() where index > start && depth == 0 {
      guard list.tokens[index].range.start > list.tokens[index - 1].range.end else { continue }
      words.append(part(start..<index))
      start = index
    }
    return start < tokens.count ? words + [part(start..<tokens.count)] : words
  }

  /// Consecutive words as one part; `nil` if there are none.
  package func join(_ words: ArraySlice<Part>) -> Part? {
    guard let first = words.first, let last = words.last else { return nil }
    return part(first.tokens.lowerBound..<last.tokens.upperBound)
  }

  /// The parts of a part separated by commas or `=` outside brackets.
  ///
  /// - Throws: `unexpectedToken` if one of them is empty, and if the language reads a comma as part of a number.
  package func split(_ whole: Part, at kind: Token.Kind) throws(FormulaError) -> [Part] {
    var parts: [Part] = []
    var start = whole.tokens.lowerBound
    func cut(_ end: Int) throws(FormulaError) {
      guard start < end else {
        let index = end < whole.tokens.upperBound ? end : end - 1
        let token = list.tokens[max(index, whole.tokens.lowerBound)]
        throw FormulaError(
          .unexpectedToken(
            String(source.slice(token.range)),
            hint: Phrase("writeAFormulaOnBothSides", "write a formula on both sides of it")),
          at: token.range, in: source)
      }
      parts.append(part(start..<end))
    }
    for (index, depth) in zip(whole.tokens, depths(whole.tokens)) where depth == 0 {
      let token = list.tokens[index]
      if kind == .comma, token.kind == .number, source.slice(token.range).contains(",") {
        let digits = source.slice(token.range).filter { $0 != "," }
        throw FormulaError(
          .unexpectedToken(
            String(source.slice(token.range)),
            hint: Phrase(
              "writeForTheNumberOrABlank",
              "write \(digits) for the number, or a space after the comma for the next function")),
          at: token.range, in: source)
      }
      // `==` in an equation means `=`.
      let isSign = kind == .equals && token.kind == .symbol && source.slice(token.range) == "=="
      guard token.kind == kind || isSign else { continue }
      try cut(index)
      start = index + 1
    }
    try cut(whole.tokens.upperBound)
    return parts
  }

  /// The first operator outside brackets that compares for anything other than equality: `<`, `≥`, `≠`.
  func inequality(in whole: Part) -> Part? {
    for (index, depth) in zip(whole.tokens, depths(whole.tokens)) where depth == 0 && list.tokens[index].kind == .symbol
    {
      let symbol = SymbolTable.shared.symbols[Int(list.tokens[index].payload)]
      guard let row = symbol.infix.map({ Catalogue.operators[$0] }), case .comparison(let function) = row.meaning else {
        continue
      }
      if function != .equal { return part(index..<index + 1) }
    }
    return nil
  }

  /// The names in a part.
  func names(in part: Part) -> [String] { part.tokens.compactMap { list.name(of: list.tokens[$0]) } }

  /// The name if a part is a single one.
  func loneName(_ part: Part) -> String? {
    part.tokens.count == 1 ? list.name(of: list.tokens[part.tokens.lowerBound]) : nil
  }

  private func part(_ tokens: Range<Int>) -> Part {
    let range = SourceRange(
      start: list.tokens[tokens.lowerBound].range.start, end: list.tokens[tokens.upperBound - 1].range.end)
    return Part(tokens: tokens, range: range, text: String(source.slice(range)))
  }

  /// The bracket depth before each token.
  private func depths(_ range: Range<Int>) -> [Int] {
    var depth = 0
    return range.map { index in
      defer { depth = max(0, depth + list.tokens[index].kind.nesting) }
      return depth
    }
  }

  /// A part as compiled.
  struct Compiled {
    let text: String
    let part: Part
    /// The offset of the part in the text.
    private let start: Int

    /// - Parameters:
    ///   - spelled: the part as compiled.
    ///   - unit: the unit of the value.
    init(_ part: Part, _ spelled: String, in unit: String? = nil) {
      self.part = part
      (text, start) = unit.map { ("(\(spelled)) to \($0)", 1) } ?? (spelled, 0)
    }

    /// Maps a range of the text to the text that contains the part.
    func place(of range: SourceRange) -> SourceRange {
      func place(_ offset: Int) -> Int { min(part.range.start + max(0, offset - start), part.range.end) }
      return SourceRange(start: place(range.start), end: max(place(range.start), place(range.end)))
    }
  }

  // MARK: Errors

  /// The error of a text with a file name that begins with an unclosed quote.
  static func unclosedQuote(in text: String) -> FormulaError? {
    guard text.count(where: { $0 == "\"" }) % 2 == 1, let quote = text.lastIndex(of: "\"") else { return nil }
    // An opening quote is at the start of a word.
    guard quote == text.startIndex || text[text.index(before: quote)].isWhitespace else { return nil }
    let start = text.utf8.distance(from: text.startIndex, to: quote)
    return FormulaError(
      .unexpectedToken("\"", hint: Phrase("closeTheQuotedName", "close the quoted name with another \"")),
      at: SourceRange(start: start, end: start + 1),
      in: SourceText(text))
  }

  /// An error about a part, with a hint.
  func error(_ part: Part, _ hint: Phrase) -> FormulaError {
    FormulaError(.unexpectedToken(FormulaError.Kind.shortened(part.text), hint: hint), at: part.range, in: source)
  }

  /// Maps an error of a separately compiled part to the complete text. Errors in the texts of definitions are
  /// unchanged.
  func placed(_ error: FormulaError, _ compiled: Compiled) -> FormulaError {
    guard error.source.text == compiled.text, error.source.name == nil else { return error }
    let range = compiled.place(of: error.range)
    return placed(
      FormulaError(error.kind, at: range, but: error.gap.map(compiled.place), in: source), in: compiled.part)
  }

  /// Maps an error of a part to the complete text: more text at the end would not complete a part that ends earlier.
  func placed(_ error: FormulaError, in part: Part) -> FormulaError {
    let end = part.tokens.upperBound
    guard error.isIncomplete, end < tokens.count else { return error }
    let last = list.tokens[end - 1].range
    return FormulaError(
      .unexpectedToken(
        String(source.slice(last)), hint: Phrase("operandIsMissingBehind", "an operand is missing after it")), at: last,
      in: source)
  }
}

extension FormulaError {
  /// Maps an error in the text after a command's name to the complete input. Errors in other texts are unchanged.
  func placed(in whole: SourceText, behindCommand text: String) -> FormulaError {
    let (all, part) = (Array(whole.text.utf8), Array(text.utf8))
    // It is at the end, except for spaces.
    guard source.text == text, source.name == nil, all.count >= part.count,
      let offset = (0...all.count - part.count).last(where: { all[$0..<$0 + part.count].elementsEqual(part) })
    else { return self }
    func moved(_ range: SourceRange) -> SourceRange {
      SourceRange(start: range.start + offset, end: range.end + offset)
    }
    return FormulaError(kind, at: moved(range), but: gap.map(moved), in: whole)
  }
}
