import ReckonCatalogue

/// Notes on units.
extension Parser {
  /// `1/2 h`: half an hour, not the reciprocal of two hours.
  mutating func noteFraction(_ amount: Amount) {
    guard let whole = operands.last?.range else { return }
    let divisor = tokens[amount.tokens.upperBound - 1].range
    let sign = tokens[amount.tokens.upperBound - 2].range
    let dividend = source.brief(SourceRange(start: whole.start, end: sign.start)).trimmedOfLines
    let unit = source.brief(SourceRange(start: divisor.end, end: whole.end)).trimmedOfLines
    let number = source.brief(divisor)
    tree.notes.append(
      FormulaNote(
        .quantity, at: whole,
        ["(\(dividend)\(source.brief(sign))\(number)) \(unit)", "\(dividend)\(source.brief(sign))(\(number) \(unit))"]))
  }

  /// `√2 m`: a number of metres, since roots bind tighter than products.
  mutating func noteRoot(of operand: SourceRange, _ radicand: SourceRange) {
    guard let whole = operands.last?.range, operand.start < radicand.start else { return }
    let unit = source.brief(SourceRange(start: operand.end, end: whole.end)).trimmedOfLines
    let sign = source.brief(SourceRange(start: operand.start, end: radicand.start)).trimmedOfLines
    let blank = sign.utf8.count > 3 ? " " : ""
    let root = source.brief(SourceRange(start: radicand.start, end: operand.end)).trimmedOfLines
    tree.notes.append(
      FormulaNote(.quantity, at: whole, ["(\(sign)\(blank)\(root)) \(unit)", "\(sign)\(blank)(\(root) \(unit))"]))
  }

  /// `100 MiB / 10 Mbit/s`: a number with its unit is one divisor. No note is added if both parses have the same value.
  mutating func noteDivisor(_ division: Open, number: SourceRange, hasMoreUnits: Bool) {
    guard operands.count >= 2, let quantity = operands.last?.range, case let dividend = operands[operands.count - 2],
      hasMoreUnits || dividend.ending != .unit
    else { return }
    let sign = source.brief(SourceRange(start: dividend.range.end, end: number.start))
    let unit = source.brief(SourceRange(start: number.end, end: quantity.end)).trimmedOfLines
    tree.notes.append(
      FormulaNote(
        .quantity, at: dividend.range.union(quantity),
        [
          "\(source.brief(dividend.range))\(sign)(\(source.brief(quantity)))",
          "(\(source.brief(dividend.range))\(sign)\(source.brief(number))) \(unit)",
        ]))
  }

  /// `3 m` if m is a value.
  mutating func noteHiddenUnit(_ token: Token) {
    guard let number = operands.last?.range else { return }
    let (left, name) = (source.brief(number), source.brief(token.range))
    tree.notes.append(
      FormulaNote(
        .hiddenUnit, at: number.union(token.range), as: .valueOfName, ["\(left) * \(name)", name, "\(left) [\(name)]"]))
  }

  /// `90 km/h` if h is a value: h is the divisor, not the hour.
  mutating func noteHiddenFactor(behind number: SourceRange) {
    guard scope.readsUnits || converts, isUnitSign(token), next.kind == .name, isValue(next.payload),
      isKnownUnit(next.payload)
    else {
      return
    }
    let unit = source.brief(SourceRange(start: number.end, end: tokens[at - 1].range.end)).trimmedOfLines
    let (amount, sign, name) = (source.brief(number), source.brief(token.range), source.brief(next.range))
    // `m/s²`: the exponent belongs to the name.
    var last = at + 1
    if last + 1 < tokens.count, tokens[last + 1].kind == .superscript {
      last += 1
    } else if last + 2 < tokens.count, tokens[last + 1].kind == .symbol, tokens[last + 2].kind == .number,
      symbols.infixRows[Int(tokens[last + 1].payload)] == symbols.powerRow
    {
      last += 2
    }
    let factor = source.brief(next.range.union(tokens[last].range))
    tree.notes.append(
      FormulaNote(
        .hiddenUnit, at: number.union(next.range), as: .valueOfName,
        ["(\(amount) \(unit)) \(sign) \(factor)", name, "\(amount) [\(unit)\(sign)\(factor)]"]))
  }

  /// `90 km/h` if h is a value: without spaces it is the hour, not the value.
  mutating func noteForcedFactors(from first: Int, behind number: SourceRange) {
    guard let index = (first..<at).first(where: { tokens[$0].kind == .name && isValue(tokens[$0].payload) }) else {
      return
    }
    func text(_ start: Int, _ end: Int) -> String { source.brief(SourceRange(start: start, end: end)).trimmedOfLines }
    let (units, name) = (text(number.end, tokens[at - 1].range.end), source.brief(tokens[index].range))
    let before =
      index == first ? "*" : "\(text(number.end, tokens[index - 2].range.end)) \(source.brief(tokens[index - 1].range))"
    tree.notes.append(
      FormulaNote(
        .hiddenUnit, at: number.union(tokens[at - 1].range), as: .unitOfName,
        [
          "\(source.brief(number)) [\(units)]", name,
          "\(source.brief(number)) \(before) \(text(tokens[index].range.start, tokens[at - 1].range.end))",
        ]))
  }

  /// `1 < x > 0`: a chain of comparisons in different directions.
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
        .mixedComparison, at: left.union(right), as: .chain,
        [text, "\(sign) \(source.brief(right))", "(\(text)) \(sign) \(source.brief(right))"]))
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
