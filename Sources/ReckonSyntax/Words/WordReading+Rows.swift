import ReckonCatalogue

/// Reading words by the rows of the table.
extension WordReading {
  private static let table = WordTable.shared

  // MARK: Rows

  /// Reads the words of a row at a token; returns the number of tokens, or `nil` if no row matches.
  mutating func readWords(at index: Int) -> Int? {
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
