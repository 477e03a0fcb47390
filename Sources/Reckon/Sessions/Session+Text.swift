import ReckonCatalogue
import ReckonSyntax

/// What a conversation reads more kindly than a formula alone.
extension Session {
  /// Whether a text merely ends early, so that more lines can make it right: a bracket is open, or an operand is missing at its end.
  public func isIncomplete(_ text: String) -> Bool {
    let (text, _) = continued(Self.joined(text, limits: options.limits))
    let list = Lexer.tokens(of: SourceText(text), newlinesSeparate: true, limits: options.limits)
    guard list.tokens.contains(where: { $0.kind != .newline && $0.kind != .end }) else { return false }
    return Parser.parse(list, scope: names, limits: options.limits).errors.first?.isIncomplete ?? false
  }

  /// A text in which lines that end in an operator, a `=` or a comma are one with the next. Places in it stay the same.
  package static func joined(_ text: String, limits: Limits) -> String {
    guard text.utf8.contains(0x0A) else { return text }
    let list = Lexer.tokens(of: SourceText(text), newlinesSeparate: true, limits: limits)
    var bytes: [UInt8]?
    for (last, token) in zip(list.tokens, list.tokens.dropFirst()) where token.kind == .newline && list.asksForMore(behind: last) {
      // A comment at the end of the line goes too.
      if bytes == nil { bytes = Array(text.utf8) }
      for index in last.range.end..<token.range.end { bytes?[index] = 0x20 }
    }
    return bytes.map { String(decoding: $0, as: UTF8.self) } ?? text
  }

  /// A text that begins with an operator with `ans` before it, if conversations go on so and there is a last value.
  package func continued(_ text: String) -> (text: String, goesOn: Bool) {
    guard goesOnFromAnswer, !past.results.isEmpty, !Self.beginsWithOperand(text) else { return (text, false) }
    // Only the beginning counts: an operator, and what stands behind it.
    let list = Lexer.tokens(of: SourceText(String(text.prefix(200))), newlinesSeparate: true)
    guard let first = list.tokens.first, let second = list.tokens.dropFirst().first, beginsBehindValue(first, second, of: list) else {
      return (text, false)
    }
    return ("\(SessionAnswers.name) \(text.drop(while: \.isWhitespace))", true)
  }

  /// Whether a text begins with a letter or digit that no operator begins with, which most do, without a look at its tokens.
  private static func beginsWithOperand(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return true }
    return first >= UInt8(ascii: "0") && first <= UInt8(ascii: "9") || first == UInt8(ascii: "(")
  }

  private func beginsBehindValue(_ first: Token, _ second: Token, of list: TokenList) -> Bool {
    switch first.kind {
    case .superscript: return true
    case .symbol:
      let symbol = SymbolTable.shared.symbols[Int(first.payload)]
      guard symbol.prefix != nil else { return symbol.infix != nil || symbol.postfix != nil }
      // Signs are operators with a blank behind them, and so is what nothing follows that could be an operand.
      if symbol.postfix != nil { return !beginsOperand(second) }
      return symbol.infix != nil && (symbol.spelling == "+" || first.range.end < second.range.start && second.kind != .end)
    case .number, .name, .quotedName, .leftBracket, .rightBracket, .comma, .semicolon, .newline, .equals, .colon, .invalid, .end:
      return false
    }
  }

  private func beginsOperand(_ token: Token) -> Bool {
    switch token.kind {
    case .number, .name, .quotedName, .leftBracket: true
    case .symbol: SymbolTable.shared.symbols[Int(token.payload)].prefix != nil
    case .superscript, .rightBracket, .comma, .semicolon, .newline, .equals, .colon, .invalid, .end: false
    }
  }
}
