import ReckonCatalogue

/// Remarks on readings that could surprise.
extension Parser {
  /// `10 % -3`: someone may have meant the remainder.
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
        .percent, at: operand.range.union(next.range), reading: "\(number)% \(sign.spelling) \(other)",
        alternative: "\(number) rem \(sign.spelling)\(other)"))
  }

  /// `1/2x`, `6/2(1+2)` and `x(3)`.
  mutating func noteProduct(_ product: Open) {
    guard operands.count >= 2 else { return }
    let left = source.brief(operands[operands.count - 2].range)
    let right = source.brief(operands[operands.count - 1].range)
    let range = operands[operands.count - 2].range.union(operands[operands.count - 1].range)
    if product.level == .tightProduct, let last = open.last, last.kind == .infix, isDivision(last.payload), operands.count >= 3 {
      let dividend = operands[operands.count - 3].range
      let divided = source.brief(dividend)
      let sign = source.brief(last.range)
      tree.notes.append(
        FormulaNote(
          .tightProduct, at: dividend.union(range), reading: "\(divided)\(sign)(\(left)*\(right))",
          alternative: "\(divided)\(sign)\(left)*\(right)"))
    } else if product.earlier != nil {
      tree.notes.append(
        FormulaNote(
          .bracketProduct, at: range, reading: "(\(left))*\(right)", alternative: "brackets around what is divided by"))
    } else if product.payload == 1 {
      tree.notes.append(
        FormulaNote(
          .nameProduct, at: range, reading: "\(left) * \(right)", alternative: "a function of another name, for \(left) is a number"))
    }
  }

  /// `2024 - 12 - 25`: someone may have meant the day.
  mutating func noteDate(_ sign: Token) {
    func digits(_ index: Int, _ count: Int) -> Substring? {
      let range = tokens[index].range
      return tokens[index].kind == .number && range.end - range.start == count ? source.slice(range) : nil
    }
    guard at + 3 < tokens.count, let number = operands.last?.range, number == tokens[at - 1].range, number.end - number.start == 4,
      open.last.map({ $0.level < .additive }) ?? true, tokens[at + 2].kind == .symbol, tokens[at + 2].payload == sign.payload,
      let year = digits(at - 1, 4), let month = digits(at + 1, 2), let day = digits(at + 3, 2)
    else { return }
    let date = "\(year)-\(month)-\(day)"
    guard case .instant = InstantToken.read(Array(date.utf8), at: 0) else { return }
    tree.notes.append(
      FormulaNote(
        .date, at: number.union(tokens[at + 3].range), reading: "(\(year) - \(month)) - \(day)", alternative: Phrase(verbatim: date)))
  }

  func isDifference(_ row: Int) -> Bool { Catalogue.operatorMeanings[row] == .additive(.subtract) }

  // MARK: Units

  /// `1/2 h`: half an hour, and not one in two hours.
  mutating func noteFraction(_ amount: Amount) {
    guard let whole = operands.last?.range else { return }
    let divisor = tokens[amount.tokens.upperBound - 1].range
    let sign = tokens[amount.tokens.upperBound - 2].range
    let dividend = source.brief(SourceRange(start: whole.start, end: sign.start)).trimmedOfLines
    let unit = source.brief(SourceRange(start: divisor.end, end: whole.end)).trimmedOfLines
    let number = source.brief(divisor)
    tree.notes.append(
      FormulaNote(
        .quantity, at: whole, reading: "(\(dividend)\(source.brief(sign))\(number)) \(unit)",
        alternative: "\(dividend)\(source.brief(sign))(\(number) \(unit))"))
  }

  /// `√2 m`: a number of metres, since roots bind tighter than products.
  mutating func noteRoot(of operand: SourceRange) {
    guard let whole = operands.last?.range else { return }
    let unit = source.brief(SourceRange(start: operand.end, end: whole.end)).trimmedOfLines
    let sign = source.slice(operand).prefix(1)
    let root = source.brief(SourceRange(start: operand.start + sign.utf8.count, end: operand.end)).trimmedOfLines
    tree.notes.append(
      FormulaNote(.quantity, at: whole, reading: "(\(sign)\(root)) \(unit)", alternative: "\(sign)(\(root) \(unit))"))
  }

  /// `100 MiB / 10 Mbit/s`: a number and its unit are one divisor. Where both readings are the same value nothing is said.
  mutating func noteDivisor(_ division: Open, number: SourceRange, hasMoreUnits: Bool) {
    guard operands.count >= 2, let quantity = operands.last?.range, case let dividend = operands[operands.count - 2],
      hasMoreUnits || dividend.ending != .unit
    else { return }
    let sign = source.brief(SourceRange(start: dividend.range.end, end: number.start))
    let unit = source.brief(SourceRange(start: number.end, end: quantity.end)).trimmedOfLines
    tree.notes.append(
      FormulaNote(
        .quantity, at: dividend.range.union(quantity), reading: "\(source.brief(dividend.range))\(sign)(\(source.brief(quantity)))",
        alternative: "(\(source.brief(dividend.range))\(sign)\(source.brief(number))) \(unit)"))
  }

  /// `3 m` where m is a value.
  mutating func noteHiddenUnit(_ token: Token) {
    guard let number = operands.last?.range else { return }
    let (left, name) = (source.brief(number), source.brief(token.range))
    tree.notes.append(
      FormulaNote(
        .hiddenUnit, at: number.union(token.range), reading: "\(left) * \(name), the value \(name)", alternative: "\(left) [\(name)]"))
  }

  /// `1 < x > 0`: a chain whose comparisons do not point the same way.
  mutating func noteChain(_ chain: Open) {
    guard let earlier = chain.earlier, let first = Self.direction(of: source.slice(earlier)),
      let second = Self.direction(of: source.slice(chain.range)), first != second, operands.count >= 2
    else { return }
    let left = operands[operands.count - 2].range
    let right = operands[operands.count - 1].range
    let text = source.brief(left)
    let sign = source.brief(chain.range)
    tree.notes.append(
      FormulaNote(
        .mixedComparison, at: left.union(right), reading: "both \(text) and its last part \(sign) \(source.brief(right))",
        alternative: "(\(text)) \(sign) \(source.brief(right))"))
  }

  private static func direction(of symbol: Substring) -> Int? {
    switch symbol.first {
    case "<", "≤": -1
    case ">", "≥": 1
    case "=": nil
    default: 0
    }
  }
}
