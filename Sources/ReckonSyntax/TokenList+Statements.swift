import ReckonCatalogue

/// Statements of a token list: words are read only in statements that need it.
extension TokenList {
  /// The tokens of each statement, without separators.
  private var statements: [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    var depth = 0
    for (index, token) in tokens.enumerated() {
      depth = max(0, depth + token.kind.nesting)
      let separates = depth == 0 && (token.kind == .semicolon || token.kind == .newline)
      guard separates || token.kind == .end else { continue }
      ranges.append(start..<index)
      start = index + 1
    }
    return ranges
  }

  /// The list with its erroneous statements replaced by those of an alternative parse; `nil` if all are erroneous, or
  /// if the parses have different statements.
  func taking(_ other: TokenList, where errors: [FormulaError]) -> TokenList? {
    let (own, others) = (statements, other.statements)
    guard own.count == others.count, own.count > 1 else { return nil }
    var result = other
    result.tokens = []
    var taken: [SourceRange] = []
    var start = 0
    for (statement, range) in own.enumerated() {
      let end = tokens[range.upperBound].range.start
      if errors.contains(where: { start...end ~= $0.range.start }) {
        result.tokens += other.tokens[others[statement]]
        taken.append(SourceRange(start: start, end: end))
      } else {
        result.tokens += tokens[range]
      }
      result.tokens.append(tokens[range.upperBound])
      start = tokens[range.upperBound].range.end
    }
    guard taken.count < own.count else { return nil }
    func isTaken(_ range: SourceRange) -> Bool { taken.contains { $0.start <= range.start && range.start <= $0.end } }
    result.notes = other.notes.filter { notes.contains($0) || isTaken($0.range) }
    result.errors = other.errors.filter { errors.contains($0) || isTaken($0.range) }
    return result
  }
}
