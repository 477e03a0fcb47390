import ReckonCatalogue

/// The ends of patterns and of their operands.
extension WordReading {
  /// The possible ends of an operand that begins at a token, shortest first.
  func length(of kind: WordPattern.Operand, at start: Int, _ operands: Operands) -> [Int]? {
    guard start < tokens.count else { return nil }
    switch kind {
    case .any: return endsOfAny(from: start)
    case .single: return singles(at: start)
    case .percent:
      return singles(at: start)?.filter {
        symbol(tokens[$0 - 1])?.spelling == "%" || ["percent", "pct", "cent"].contains(word(at: $0 - 1))
      }
    case .fraction:
      guard start + 3 < tokens.count, tokens[start].kind == .number,
        symbol(tokens[start + 1])?.infix == SymbolTable.shared.divisionRow,
        tokens[start + 2].kind == .number
      else { return nil }
      return [start + 3]
    case .number:
      return (tokens[start].kind == .number || numberWord(at: start)) && clock(at: start) == nil ? [start + 1] : nil
    case .count:
      guard tokens[start].kind == .number || numberWord(at: start) else { return nil }
      // `3 for 2 at 8.99`: not technical atmospheres.
      return isUnit(start + 1) && word(at: start + 1) != "at" ? nil : [start + 1]
    case .unit: return endsOfAny(from: start)?.filter { isUnits(start..<$0) }.reversed()
    case .date: return dateLength(at: start).map { [start + $0] }
    case .month:
      return monthOfYear(at: start).map { _ in [word(at: start + 1) == "of" ? start + 3 : start + 2] }
    case .time: return clock(at: start).map { [start + $0.count] }
    case .laterTime:
      var before = start
      while before > 0, start - before < 12 {
        before -= 1
        if let first = clock(at: before), before + first.count < start, let second = clock(at: start) {
          // The hours may belong to a longer time: 3:07:15.
          while before > 0, let longer = clock(at: before - 1), before - 1 + longer.count < start { before -= 1 }
          return (clock(at: before) ?? first).text <= second.text ? [start + second.count] : nil
        }
      }
      return nil
    case .rate: return endsOfAny(from: start)?.filter { isRatePerTime(start..<$0) }
    case .rateOfAmount, .ratePerAmount:
      guard let amount = operands["A"] else { return nil }
      return endsOfAny(from: start)?.filter { end in
        kind == .rateOfAmount ? isRate(start..<end, ofAmount: amount) : isRate(start..<end, perAmount: amount)
      }.reversed()
    case .span:
      return singles(at: start)?.filter { end in
        unit(at: end - 1)?.dimension == Dimension(.time) && tokens[start].kind == .number
      }
    }
  }

  /// Whether a token converts the text before it: not the inches of `3 in`.
  func convertsPattern(_ index: Int) -> Bool {
    index + 1 < tokens.count && isConversion(tokens[index])
      && (text(tokens[index]) == "to" || tokens[index - 1].kind != .number)
      && tokens[index + 1].kind.beginsOperand
  }

  /// The possible ends of a single operand: after a quantity, a mixed number, a percentage in words.
  private func singles(at start: Int) -> [Int]? {
    guard var end = endOfOperand(at: start) else { return nil }
    if ["percent", "pct"].contains(word(at: end)) { return [end + 1] }
    if word(at: end) == "per", word(at: end + 1) == "cent" { return [end + 2] }
    if tokens[end - 1].kind == .number, unit(at: end) != nil || word(at: end).map({ Self.isCounted($0) }) ?? false {
      end += 1
    }
    while end + 1 < tokens.count, tokens[end].kind == .number, let first = unit(at: end - 1),
      let second = unit(at: end + 1),
      first.dimension == second.dimension, second.ratio < first.ratio
    { end += 2 }
    return [end]
  }

  private func numberWord(at index: Int) -> Bool {
    guard let word = word(at: index) else { return false }
    return WordTable.shared.numbers.contains(word)
  }

  /// All ends after at least one token, up to the end of the part.
  private func endsOfAny(from start: Int) -> [Int]? {
    var ends: [Int] = []
    var depth = 0
    var index = start
    while index < tokens.count, ends.count < 64 {
      let token = tokens[index]
      depth += token.kind.nesting
      if depth < 0 || isEnd(token) || depth == 0 && token.kind == .equals || isQuestionMark(index) { break }
      index += 1
      if depth == 0 { ends.append(index) }
    }
    return ends.isEmpty ? nil : ends
  }

  /// Whether tokens are a unit: names of units, words for exponents, and the operators that join them.
  private func isUnits(_ range: Range<Int>) -> Bool {
    guard let last = range.last,
      tokens[last].kind != .symbol || symbol(tokens[last])?.infix == nil || text(tokens[last]) == "in"
    else {
      return false
    }
    return range.allSatisfy { index in
      switch tokens[index].kind {
      case .name:
        isUnit(index) || unit(at: index) != nil || UnitPower(name(tokens[index])) != nil
          || Parser.unit(ofMark: name(tokens[index])) != nil
          || word(at: index).map { WordTable.shared.isUnitWord($0) } ?? false
      case .symbol: ["/", "*", "·", "^", "in", "%", "°"].contains(String(text(tokens[index])))
      case .number: index > range.lowerBound && text(tokens[index - 1]) == "^"
      case .superscript: index > range.lowerBound
      default: false
      }
    }
  }

  /// The number of words of a day phrase, `next friday`.
  func dayWords(at index: Int) -> Int? {
    guard let first = word(at: index) else { return nil }
    for row in WordTable.shared.rows(beginningWith: first) where matches(row, at: index) {
      if case .signs(let signs) = row.meaning, signs.hasPrefix("(today") { return row.words.count }
    }
    return nil
  }
}
