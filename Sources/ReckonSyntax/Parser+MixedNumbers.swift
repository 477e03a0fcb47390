import ReckonCatalogue

/// Mixed numbers: `5 ft 3 in`, `2 h 30 min`, `52° 30′ 58.68″`, `4'8 3/8"`.
extension Parser {
  /// Parses a mixed number; false if none begins here. A sign before it applies to all parts.
  mutating func parseMixed() throws(FormulaError) -> Bool {
    guard at + 3 < tokens.count, tokens[at].kind == .number, tokens[at + 2].kind == .number, !isExponent,
      let first = amount(at: at, isPart: true), first.form == .plain, let unit = part(first),
      var next = nextPart(behind: first, unit)
    else { return false }
    try emitPart(first, unit.name)
    var count = 1
    while true {
      count += 1
      try emitPart(next.amount, next.unit.name)
      guard next.amount.form == .plain, let further = nextPart(behind: next.amount, next.unit) else { break }
      next = further
    }
    try join(.mixed, count, ending: .unit)
    return true
  }

  /// A unit of a mixed number.
  typealias PartUnit = (name: String, unit: Unit)

  /// The unit after an amount if it is in the catalogue and has no exponent.
  private mutating func part(_ amount: Amount) -> PartUnit? {
    let index = amount.tokens.upperBound
    let isDegree = tokens[index].kind == .symbol && tokens[index].payload == symbols.degree
    let name = isDegree ? "deg" : unitName(at: index, isPart: true)
    guard let name, let unit = Catalogue.unit(named: name) else { return nil }
    return (name, unit)
  }

  /// The amount and smaller unit of the same dimension after a part.
  private mutating func nextPart(behind amount: Amount, _ larger: PartUnit) -> (amount: Amount, unit: PartUnit)? {
    let index = amount.tokens.upperBound + 1
    guard index < tokens.count, let next = self.amount(at: index, isPart: true) else { return nil }
    if larger.unit.category == .angle, let minutes = minutes(next, larger) { return (next, minutes) }
    guard let unit = part(next), unit.unit.dimension == larger.unit.dimension, unit.unit.ratio < larger.unit.ratio,
      unit.unit.offset == nil
    else { return nil }
    return (next, unit)
  }

  /// After degrees, `'` and `"` are minutes and seconds.
  private mutating func minutes(_ amount: Amount, _ larger: PartUnit) -> PartUnit? {
    let token = tokens[amount.tokens.upperBound]
    guard token.kind == .name, case let mark = name(token), mark == "'" || mark == "\"" else { return nil }
    let name = mark == "'" ? "arcmin" : "arcsec"
    guard let unit = Catalogue.unit(named: name), unit.ratio < larger.unit.ratio else { return nil }
    return (name, unit)
  }

  private mutating func emitPart(_ amount: Amount, _ unit: String) throws(FormulaError) {
    try emitAmount(amount, isPart: true)
    at += 1
    try emitUnit(unit, at: tokens[at - 1].range)
    try join(.product, 2, payload: 1, ending: .unit)
  }

  /// Whether the expected operand is an exponent.
  private var isExponent: Bool {
    for item in open.reversed() where item.kind != .prefix { return item.level == .power }
    return false
  }
}
