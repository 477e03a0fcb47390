import ReckonCatalogue

/// Square brackets without units: lists, `[1, 2]`, matrices, `[1, 2; 3, 4]`, and indices, `p[1]`; and `in` before a
/// list.
extension Parser {
  /// Opens a list where an operand is expected; true if it is empty and therefore complete.
  mutating func openList(_ token: Token) throws(FormulaError) -> Bool {
    guard self.token.kind == .rightSquare else {
      try push(Open(kind: .list, level: .sequence, payload: 0, range: token.range))
      return false
    }
    let end = self.token.range.end
    at += 1
    try join(.list, 0, from: token.range.start, to: end, ending: .bracket)
    return true
  }

  /// Opens the brackets of an index after a complete operand.
  mutating func openIndex(_ token: Token) throws(FormulaError) {
    at += 1
    try push(Open(kind: .index, level: .sequence, payload: 0, range: token.range))
    if self.token.kind == .rightSquare {
      throw unexpected(
        self.token, hint: Phrase("positionBelongsBeforeItAsInP", "a position belongs before it, as in p[1]"))
    }
    // `A[.., 1]`
    guard self.token.kind == .symbol, self.token.payload == symbols.range else { return }
    guard next.kind == .comma else {
      throw unexpected(
        self.token,
        hint: Phrase("columnIsWrittenSo", "the first column of a matrix is written A[.., 1], its first row A[1]"))
    }
    at += 2
    open[open.count - 1].payload = SyntaxTree.allRows
  }

  /// Closes the first of two indices at a comma; true if another one follows.
  mutating func closePosition(_ token: Token) throws(FormulaError) -> Bool {
    guard let last = open.last, last.count == 0, last.payload == 0 else {
      throw unexpected(token, hint: Phrase("matrixHasTwoPositions", "a matrix has rows and columns, as in A[2, 1]"))
    }
    at += 1
    guard self.token.kind == .symbol, self.token.payload == symbols.range else {
      open[open.count - 1].count = 1
      return true
    }
    at += 1
    open[open.count - 1].payload = SyntaxTree.allColumns
    return false
  }

  // MARK: Matrices

  static var rowHint: Phrase {
    Phrase("rowsHaveCommas", "the rows of a matrix have as many elements each, as in [1, 2; 3, 4]")
  }

  /// Closes a row of a matrix at a semicolon. If no row has a comma, semicolons separate the items of a list.
  mutating func closeRow(_ token: Token) throws(FormulaError) {
    try reduce { _ in true }
    guard let last = open.last, last.kind == .list else {
      if open.last?.kind == .choice { throw missingColon(token) }
      throw unexpected(token, hint: Phrase("closeTheBracketBeforeIt", "close the bracket before it"))
    }
    at += 1
    if last.hasSemicolons || last.count == 0 && last.rows == 0 {
      open[open.count - 1].hasSemicolons = true
      open[open.count - 1].count += 1
    } else {
      try join(.list, last.count + 1, ending: .bracket)
      open[open.count - 1].rows += 1
      open[open.count - 1].count = 0
    }
  }

  /// Closes a list or an index.
  mutating func closeSquare(_ token: Token) throws(FormulaError) {
    try reduce { _ in true }
    guard let last = open.last else { throw error(.unmatchedBracket, at: token.range) }
    switch last.kind {
    case .list:
      at += 1
      _ = popOpen()
      if last.rows > 0 { try join(.list, last.count + 1, ending: .bracket) }
      let count = last.rows > 0 ? last.rows + 1 : last.count + 1
      try join(.list, count, from: last.range.start, to: token.range.end, ending: .bracket)
    case .index:
      at += 1
      _ = popOpen()
      try join(.index, last.count + 2, payload: last.payload, to: token.range.end, ending: .bracket)
    case .choice: throw missingColon(token)
    case .prefix, .infix, .bracket, .bareCall, .product, .call, .chain, .otherwise:
      throw unexpected(token, hint: Phrase("closeTheBracketBeforeIt", "close the bracket before it"))
    }
  }

  // MARK: Membership

  /// Whether `in` at a token tests membership in a list: before `[`, before a name in scope that is not a unit, and
  /// before a literal range.
  mutating func isMembership(at index: Int) -> Bool {
    guard index > 0, index + 1 < tokens.count, endsOperand(tokens[index - 1]) else { return false }
    let next = tokens[index + 1]
    switch next.kind {
    case .leftSquare: return true
    case .name: return isValue(next.payload) && !isKnownUnit(next.payload)
    case .quotedName: return isValue(next.payload)
    case .number:
      return index + 2 < tokens.count && tokens[index + 2].kind == .symbol
        && infix(tokens[index + 2]) == symbols.rangeRow
    default: return false
    }
  }

  /// Whether `in` at a token follows the name of a loop: `Σ(k in p, k^2)`.
  mutating func bindsLoopName(at index: Int) -> Bool {
    guard index > 2, tokens[index - 2].kind == .leftBracket, tokens[index - 3].kind == .name,
      tokens[index - 1].kind == .name || tokens[index - 1].kind == .quotedName,
      let row = loopFunction(tokens[index - 3]),
      case .repeated(let repetition) = Catalogue.functions[row].form
    else { return false }
    return repetition == .list || name(tokens[index - 3]) != Catalogue.functions[row].name
      || !means(tokens[index - 1]) && !isKnownUnit(tokens[index - 1].payload)
  }

  private func infix(_ token: Token) -> Int { symbols.infixRows[Int(token.payload)] }

  /// Whether `not in` follows an operand, where it can only be the negated test: `x not in [1, 2]`.
  var isNegatedMembership: Bool {
    symbols.prefixRows[Int(token.payload)] == symbols.negationRow && next.kind == .symbol
      && next.payload == symbols.inch
  }

  /// Opens a membership test, which is a comparison but is not chained.
  mutating func openMembership(_ row: Int, _ token: Token, isNegated: Bool = false) throws(FormulaError) {
    if symbol(self.token)?.spelling == symbol(token)?.spelling, self.token.range == token.range { at += 1 }
    try reduce { $0.level >= .comparison }
    try push(Open(kind: .infix, level: .comparison, payload: row, range: token.range, count: isNegated ? 1 : 0))
  }
}
