import ReckonCatalogue

/// Numbers before units.
extension Parser {
  /// The tokens of a number before a unit.
  struct Amount {
    enum Form { case plain, fraction, wholeAndFraction }
    let form: Form
    let tokens: Range<Int>
  }

  /// Parses a number with its unit where an operand is expected; false if no unit follows the number.
  mutating func parseQuantity() throws(FormulaError) -> Bool {
    if try parseMixed() { return true }
    guard let amount = amount(at: at) else { return false }
    switch amount.form {
    case .plain: break
    // An operator tighter than a fraction takes the fraction's numerator: `2^1/2 h` is divided by 2 h.
    case .fraction, .wholeAndFraction: guard mayBeFraction else { return false }
    }
    try emitAmount(amount)
    try joinUnit()
    if amount.form == .fraction, !isCommonFraction(amount) { noteFraction(amount) }
    return true
  }

  /// The number before a unit that begins at a token; `nil` if there is none, or none that affects the unit.
  mutating func amount(at start: Int, isPart: Bool = false) -> Amount? {
    var end = start
    if tokens[end].kind == .number {
      end += 1
      if beginsUnit(at: end, isPart: isPart) { return Amount(form: .plain, tokens: start..<end) }
      // `8 3/8 in`
      if tokens[end].kind == .number, end + 2 < tokens.count, isDivision(tokens[end + 1]), isWhole(start), isWhole(end),
        isWhole(end + 2),
        beginsUnit(at: end + 3, isPart: isPart)
      {
        return Amount(form: .wholeAndFraction, tokens: start..<end + 3)
      }
    }
    // `2π/3 rad`
    if !isPart, end + 1 < tokens.count, tokens[end].kind == .name, isDivision(tokens[end + 1]), isConstant(tokens[end])
    {
      end += 1
    }
    guard end > start, end + 1 < tokens.count, isDivision(tokens[end]), tokens[end + 1].kind == .number,
      beginsUnit(at: end + 2, isPart: isPart)
    else { return nil }
    return Amount(form: .fraction, tokens: start..<end + 2)
  }

  @inline(__always) func isDivision(_ token: Token) -> Bool {
    token.kind == .symbol && symbols.infixRows[Int(token.payload)] == symbols.divisionRow
  }

  /// Whether a token is a number of digits only.
  private func isWhole(_ index: Int) -> Bool {
    tokens[index].kind == .number && source.slice(tokens[index].range).utf8.allSatisfy { 0x30...0x39 ~= $0 }
  }

  /// Whether a number is a common fraction, as in recipes: two integers without spaces between them.
  private func isCommonFraction(_ amount: Amount) -> Bool {
    let (first, last) = (amount.tokens.lowerBound, amount.tokens.upperBound - 1)
    return amount.tokens.count == 3 && isWhole(first) && isWhole(last)
      && tokens[last].range.end - tokens[first].range.start
        == amount.tokens.reduce(0) { $0 + tokens[$1].range.end - tokens[$1].range.start }
  }

  /// Whether a name is a mathematical constant, which is part of the number before a unit: `π/2 rad`.
  private mutating func isConstant(_ token: Token) -> Bool { isConstant(token.payload) && !isValue(token.payload) }

  /// Whether a fraction may begin here: no preceding operator takes its numerator alone.
  private var mayBeFraction: Bool {
    let last = open.last { $0.kind != .prefix || !isSign($0.payload) }
    guard let last else { return true }
    switch last.kind {
    case .bracket, .call, .list, .index, .choice, .otherwise, .chain: return true
    // After a quantity and an operator, the number before the unit is a divisor: `100 km * 3 / 2 h`.
    case .infix:
      return last.level < .multiplicative
        || Catalogue.operatorMeanings[last.payload] == .apply(.multiply) && operands.last?.isQuantity != true
    case .prefix: return last.level < .multiplicative
    case .bareCall, .product: return false
    }
  }

  func isSign(_ row: Int) -> Bool {
    switch Catalogue.operatorMeanings[row] {
    case .identity, .apply(.negate): true
    default: false
    }
  }

  /// Emits a number before a unit as one operand, including its signs.
  mutating func emitAmount(_ amount: Amount, isPart: Bool = false) throws(FormulaError) {
    let first = amount.tokens.lowerBound
    at = amount.tokens.upperBound
    func number(_ index: Int) throws(FormulaError) {
      try emitLeaf(.number, payload: tokens[index].payload, ending: .number, at: tokens[index].range)
    }
    switch amount.form {
    case .plain:
      try number(first)
      if !isPart { try reduceBeforeUnit() }
    case .fraction:
      if tokens[first].kind == .number { try number(first) }
      if tokens[at - 3].kind == .name {
        try emitLeaf(.name, payload: tokens[at - 3].payload, ending: .valueName, at: tokens[at - 3].range)
        if at - 3 > first { try join(.product, 2, payload: 1) }
      }
      if !isPart { try reduceBeforeUnit() }
      try number(at - 1)
      try join(.apply, 2, payload: symbols.infixRows[Int(tokens[at - 2].payload)])
    case .wholeAndFraction:
      try number(first)
      try number(first + 1)
      try number(first + 3)
      try join(.apply, 2, payload: symbols.infixRows[Int(tokens[first + 2].payload)])
      try join(.apply, 2, payload: symbols.sumRow)
      try join(.group, 1, ending: .bracket)
      if !isPart { try reduceBeforeUnit() }
    }
  }
}
