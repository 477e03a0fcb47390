import ReckonCatalogue

/// Notes on parses that may surprise.
extension Parser {
  /// `10 % -3`: the remainder may be meant.
  mutating func notePercent(_ token: Token) {
    guard let sign = self.symbol(next), sign.prefix != nil, sign.infix != nil, at > 0, at + 2 < tokens.count,
      let operand = operands.last
    else { return }
    let isApart = tokens[at - 1].range.end < token.range.start
    let looksLikeSign = token.range.end < next.range.start && next.range.end == tokens[at + 2].range.start
    guard isApart || looksLikeSign else { return }
    let number = source.brief(operand.range)
    let other = source.brief(tokens[at + 2].range)
    tree.notes.append(
      FormulaNote(
        .percent, at: operand.range.union(next.range),
        ["\(number)% \(sign.spelling) \(other)", "\(number) rem \(sign.spelling)\(other)"]))
  }

  /// `-7 % 3` and `7 % (-3)`: a remainder with the sign of the dividend, where many languages take that of the divisor.
  mutating func noteRemainder(_ sign: Token, _ row: Int) {
    guard symbol(sign)?.spelling == "%", Catalogue.operatorMeanings[row] == .apply(.remainder),
      let dividend = operands.last
    else { return }
    // The sign before a dividend is applied to it next.
    let negation = open.last.flatMap {
      $0.kind == .prefix && Catalogue.operatorMeanings[$0.payload] == .apply(.negate) && tokens[at - 1].kind == .number
        ? $0 : nil
    }
    guard negation != nil || isNegativeInBrackets(from: at - 4) || isNegativeInBrackets(from: at + 1),
      (negation == nil ? open.last : open.dropLast().last).map({ $0.level < .multiplicative }) ?? true
    else { return }
    let range = negation.map { $0.range.union(dividend.range) } ?? dividend.range
    tree.notes.append(FormulaNote(.remainder, at: range.union(sign.range), as: .remainder, [source.brief(range)]))
  }

  /// Whether a negative number in brackets begins at a token.
  private func isNegativeInBrackets(from index: Int) -> Bool {
    guard index >= 0, index + 3 < tokens.count, tokens[index].kind == .leftBracket, tokens[index + 2].kind == .number,
      tokens[index + 3].kind == .rightBracket, let row = symbol(tokens[index + 1])?.prefix
    else { return false }
    return Catalogue.operatorMeanings[row] == .apply(.negate)
  }

  /// Notes spellings that mean something else to many: `$5m`, `W/mK`, `470 || 330`.
  mutating func noteSpellings() {
    guard !scope.findsInputs, list.tokens.count > 3 else { return }
    if list.hasDisjunctions { noteParallels() }
    // Most texts have no such name.
    guard list.names.contains(where: { $0.utf8.count == 1 && Self.millions[$0] != nil || $0 == "mK" }) else { return }
    for index in 1..<list.tokens.count - 1 {
      let (last, token, next) = (list.tokens[index - 1], list.tokens[index], list.tokens[index + 1])
      if token.kind == .number, next.kind == .name, last.kind == .name, token.range.end == next.range.start,
        case let name = list.names[Int(next.payload)], let word = Self.millions[name],
        Catalogue.currency(ofSign: list.names[Int(last.payload)]) != nil
      {
        let money = source.brief(last.range.union(token.range))
        tree.notes.append(
          FormulaNote(.words, at: last.range.union(next.range), ["\(money) * 1 \(name)", "\(money) \(word)"]))
      }
      if token.kind == .symbol, Int(symbols.infixRows[Int(token.payload)]) == symbols.divisionRow, last.kind == .name,
        next.kind == .name,
        list.names[Int(next.payload)] == "mK",
        Catalogue.unit(named: list.names[Int(last.payload)])?.dimension == UnitCategory.power.dimension
      {
        let watts = source.brief(last.range)
        tree.notes.append(
          FormulaNote(
            .quantity, at: last.range.union(next.range), as: .millikelvins, ["\(watts)/mK", "\(watts)/(m K)"]))
      }
    }
  }

  private static let millions = ["m": "million", "B": "billion", "b": "billion", "T": "trillion"]

  /// `470 || 330`, which is a disjunction instead of parallel resistance.
  private mutating func noteParallels() {
    func isEdge(_ index: Int) -> Bool {
      guard list.tokens.indices ~= index else { return true }
      let token = list.tokens[index]
      return token.kind != .name && !token.kind.beginsOperand
        && (token.kind != .symbol || token.payload == symbols.disjunction)
        || token.kind == .leftBracket
    }
    for index in 1..<list.tokens.count - 1
    where list.tokens[index].kind == .symbol && list.tokens[index].payload == symbols.disjunction {
      let (first, second) = (list.tokens[index - 1], list.tokens[index + 1])
      guard first.kind == .number, second.kind == .number, isEdge(index - 2), isEdge(index + 2) else { continue }
      // 0 and 1 are truth values.
      guard list.numbers[Int(first.payload)] > 1, list.numbers[Int(second.payload)] > 1 else { continue }
      let (left, right) = (source.brief(first.range), source.brief(second.range))
      let whole = first.range.union(second.range)
      tree.notes.append(FormulaNote(.words, at: whole, as: .disjunction, [left, right, "\(left) ohm || \(right) ohm"]))
    }
  }

  /// `1/2x` and `6/2(1+2)`.
  mutating func noteProduct(_ product: Open) {
    guard operands.count >= 2 else { return }
    let left = source.brief(operands[operands.count - 2].range)
    let right = source.brief(operands[operands.count - 1].range)
    let range = operands[operands.count - 2].range.union(operands[operands.count - 1].range)
    if product.level == .tightProduct, let last = open.last, last.kind == .infix, isDivision(last.payload),
      operands.count >= 3
    {
      let dividend = operands[operands.count - 3].range
      let divided = source.brief(dividend)
      let sign = source.brief(last.range)
      tree.notes.append(
        FormulaNote(
          .tightProduct, at: dividend.union(range),
          ["\(divided)\(sign)(\(left)*\(right))", "\(divided)\(sign)\(left)*\(right)"]))
    } else if product.earlier != nil {
      tree.notes.append(
        FormulaNote(.bracketProduct, at: range, as: .brackets, ["(\(left))*\(right)"]))
    }
  }

  /// `2024 - 12 - 25`, `2026-1-5`, `11/27/2026`: a date may be meant.
  mutating func noteDate(_ sign: Token, _ row: Int) {
    let isDifference = isDifference(row)
    guard isDifference || row == symbols.divisionRow, at + 3 < tokens.count, tokens[at + 2].kind == .symbol,
      tokens[at + 2].payload == sign.payload,
      tokens[at - 1].kind == .number, tokens[at + 1].kind == .number, tokens[at + 3].kind == .number,
      let number = operands.last?.range,
      number == tokens[at - 1].range,
      open.last.map({ $0.level < (isDifference ? .additive : .multiplicative) }) ?? true
    else { return }
    let parts = [at - 1, at + 1, at + 3].map { String(source.slice(tokens[$0].range)) }
    let isTight = (at - 1..<at + 3).allSatisfy { tokens[$0].range.end == tokens[$0 + 1].range.start }
    let isPadded = isDifference && parts.map({ $0.utf8.count }) == [4, 2, 2]
    // Calculator keys insert spaces around operators that a typist would not.
    let signText = source.slice(sign.range)
    guard isPadded || (isTight || signText == "−" || signText == "÷") && endsDate(at + 4, sign, isTight: isTight) else {
      return
    }
    var dates = [Self.date(parts[0], parts[1], parts[2], ofAnyYear: isPadded)]
    if !isPadded { dates += [Self.date(parts[2], parts[0], parts[1]), Self.date(parts[2], parts[1], parts[0])] }
    let found = dates.compactMap { $0 }
    guard let first = found.first, let last = found.last else { return }
    let text =
      isDifference
      ? "(\(parts[0]) - \(parts[1])) - \(parts[2])" : "(\(parts[0])\(signText)\(parts[1]))\(signText)\(parts[2])"
    tree.notes.append(
      FormulaNote(
        .date, at: number.union(tokens[at + 3].range), as: first == last ? .formula : .dates,
        [text, first] + (first == last ? [] : [last]))
    )
  }

  /// The date of a four-digit year and a month and a day of one or two digits, in ISO format; `nil` if invalid. With
  /// single digits or slashes, only years that are common in dates are accepted.
  private static func date(_ year: String, _ month: String, _ day: String, ofAnyYear: Bool = false) -> String? {
    func padded(_ text: String) -> String { text.utf8.count == 1 ? "0" + text : text }
    let date = "\(year)-\(padded(month))-\(padded(day))"
    guard date.utf8.count == 10, year.utf8.count == 4,
      case .instant(let token) = InstantToken.read(Array(date.utf8), at: 0),
      token.end == 10,
      ofAnyYear || year >= "1600" && year < "2200"
    else { return nil }
    return date
  }

  /// Whether an apparent date ends before a token: no tighter operator takes its last number, and without spaces a
  /// delimiter must follow.
  private func endsDate(_ index: Int, _ sign: Token, isTight: Bool) -> Bool {
    guard index < tokens.count else { return true }
    let token = tokens[index]
    switch token.kind {
    case .end, .newline, .semicolon, .comma, .rightBracket, .rightSquare, .colon: return true
    case .symbol:
      let row = symbols.infixRows[Int(token.payload)]
      let goesOn = token.payload == sign.payload && !(isTight && tokens[index - 1].range.end < token.range.start)
      return row >= 0 && Catalogue.operators[row].level <= .additive && !goesOn
        || symbols.isConversion[Int(token.payload)]
    case .number, .name, .quotedName, .superscript, .leftBracket, .leftSquare, .instant, .text, .equals, .invalid:
      return false
    }
  }

  func isDifference(_ row: Int) -> Bool { Catalogue.operatorMeanings[row] == .additive(.subtract) }

  /// Removes notes on digit groups between the bounds of a loop, where `1,100` is not a number.
  mutating func dropGroupedDigits(in bounds: SourceRange) {
    tree.notes.removeAll { $0.kind == .groupedDigits && $0.range.start >= bounds.start && $0.range.end <= bounds.end }
  }
}
