import ReckonCatalogue
import ReckonSyntax

/// Line continuation and incomplete input.
extension FormulaSession {
  /// Whether a text merely ends early, so that further lines can complete it: a bracket is open, or an operand is
  /// missing at its end.
  public func isIncomplete(_ text: String) -> Bool {
    guard let (list, _) = try? tokens(of: SourceText(text), nil) else {
      preconditionFailure("what cannot be cancelled is not")
    }
    guard list.tokens.contains(where: { $0.kind != .newline && $0.kind != .end }) else { return false }
    guard let error = Parser.parse(list, scope: names, limits: options.limits).errors.first, error.isIncomplete else {
      return false
    }
    // Further lines only help the last statement.
    return !list.tokens.contains { $0.kind == .newline && $0.range.start >= error.range.start }
  }

  /// The tokens of a text, and whether it continues from the last value, which then precedes them.
  ///
  /// - Throws: `cancelled`.
  func tokens(
    of source: SourceText, _ isCancelled: (@Sendable () -> Bool)?
  ) throws(FormulaError) -> (list: TokenList, continuesFromAnswer: Bool) {
    let (text, continuesFromAnswer) = continued(source.text)
    let whole = continuesFromAnswer ? SourceText(text, name: source.name, firstLine: source.firstLine) : source
    let list = try Lexer.tokens(of: whole, newlinesSeparate: true, limits: options.limits, isCancelled: isCancelled)
    return (list, continuesFromAnswer)
  }

  /// A text that begins with an operator, with `ans` prepended, if the option is on and there is a last answer.
  package func continued(_ text: String) -> (text: String, continuesFromAnswer: Bool) {
    guard continuesFromAnswer, !past.results.isEmpty, !Self.beginsWithOperand(text) else { return (text, false) }
    // Only the beginning counts: an operator and the token after it. A bar is an operator unless another one closes it.
    let beginning = text.drop { $0.isWhitespace }
    let hasBar = beginning.first == "|"
    let list = Lexer.tokens(of: SourceText(hasBar ? text : String(text.prefix(200))), newlinesSeparate: true)
    if hasBar, StatementExtent.closesBars(list) { return (text, false) }
    guard let first = list.tokens.first, let second = list.tokens.dropFirst().first,
      beginsBehindValue(first, second, of: list)
    else {
      return (text, false)
    }
    return ("\(SessionAnswers.name) \(beginning)", true)
  }

  /// Whether a text begins with a letter or digit that no operator begins with; a fast path without lexing.
  private static func beginsWithOperand(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return true }
    return first >= UInt8(ascii: "0") && first <= UInt8(ascii: "9") || first == UInt8(ascii: "(")
  }

  private func beginsBehindValue(_ first: Token, _ second: Token, of list: TokenList) -> Bool {
    switch first.kind {
    case .superscript: return true
    case .symbol:
      let symbol = SymbolTable.shared.symbols[Int(first.payload)]
      // mod(7, 3) is a call.
      if second.kind == .leftBracket, first.range.end == second.range.start, Catalogue.isFunction(symbol.spelling) {
        return false
      }
      guard symbol.prefix != nil else { return symbol.infix != nil || symbol.postfix != nil }
      // Signs followed by a space are operators, and so are those that no operand follows.
      if symbol.postfix != nil { return !beginsOperand(second) }
      return symbol.infix != nil
        && (symbol.spelling == "+" || first.range.end < second.range.start && second.kind != .end)
    default: return false
    }
  }

  private func beginsOperand(_ token: Token) -> Bool {
    token.kind == .symbol ? SymbolTable.shared.symbols[Int(token.payload)].prefix != nil : token.kind.beginsOperand
  }
}
