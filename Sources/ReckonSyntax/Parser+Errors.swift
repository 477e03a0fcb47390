import ReckonCatalogue

/// Errors at tokens.
extension Parser {
  func error(_ kind: FormulaError.Kind, at range: SourceRange) -> FormulaError {
    FormulaError(kind, at: range, in: source)
  }

  func unclosed(_ bracket: Open) -> FormulaError {
    error(.unclosedBracket(closing: bracket.kind.isSquare ? "]" : ")"), at: bracket.range)
  }

  /// The error of an incomplete text: at the end of its last nonempty line.
  func earlyEnd(_ token: Token) -> FormulaError {
    let rest = source.text.utf8.dropFirst(tokens.count > 1 ? tokens[tokens.count - 2].range.end : 0)
    guard token.kind == .end, let end = rest.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else {
      return error(.unexpectedEnd, at: token.range)
    }
    let offset = source.text.utf8.distance(from: source.text.startIndex, to: end)
    return error(.unexpectedEnd, at: SourceRange(start: offset, end: offset))
  }

  func unexpected(_ token: Token, hint: Phrase) -> FormulaError {
    if token.kind == .invalid { return list.errors[Int(token.payload)] }
    if let error = foreignSpelling(token) { return error }
    if token.kind == .equals { return error(.misplacedEquals, at: token.range) }
    if token.kind == .end {
      let bracket = open.last { $0.kind == .bracket || $0.kind == .call || $0.kind.isSquare }
      return bracket.map { unclosed($0) } ?? earlyEnd(token)
    }
    let text = token.kind == .newline ? "end of line" : String(source.slice(token.range))
    return error(.unexpectedToken(text, hint: hint), at: token.range)
  }
}
