import ReckonCatalogue

/// Numbers and units without spaces: `5ft4in`, `4k7`, `kJ/kgK`.
extension WordReading {
  mutating func readJoined(_ token: Token) -> Int? {
    if let count = readJoinedParts(token) { return count }
    if let count = readLetterAsPoint(token) { return count }
    return readUnitAndKelvin(token)
  }

  /// `5ft4in`, `1h30m`: units and numbers after the first number, in decreasing units.
  private mutating func readJoinedParts(_ token: Token) -> Int? {
    guard let last = output.last, last.kind == .number, touch(last, token) else { return nil }
    var units: [Unit] = []
    var signs: [String] = []
    var rest = name(token)[...]
    while !rest.isEmpty {
      var spelling = String(rest.prefix { !$0.isNumber })
      rest = rest.dropFirst(spelling.count)
      if spelling == "m", units.last?.symbol == "h" { spelling = "min" }
      guard let unit = Catalogue.unit(named: spelling) else { return nil }
      if let before = units.last, unit.dimension != before.dimension || unit.ratio >= before.ratio { return nil }
      units.append(unit)
      signs.append(spelling)
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(digits.count)
      if !digits.isEmpty { signs.append(String(digits)) }
    }
    guard units.count > 1, signs.count == 2 * units.count - 1 else { return nil }
    append(signs.joined(separator: " "), at: token.range)
    return 1
  }

  /// `4k7`: an SI prefix letter in place of the decimal point.
  private mutating func readLetterAsPoint(_ token: Token) -> Int? {
    guard !isForLater, let last = output.last, last.kind == .number, touch(last, token), case let name = name(token),
      let letter = name.first,
      let exponent = Self.lettersAsPoints[letter], case let decimals = name.dropFirst(), 1...3 ~= decimals.count,
      decimals.utf8.allSatisfy({ 0x30...0x39 ~= $0 }), case let whole = text(last),
      whole.utf8.allSatisfy({ 0x30...0x39 ~= $0 })
    else { return nil }
    output.removeLast()
    let range = last.range.union(token.range)
    let literal = "\(whole).\(decimals)\(exponent == 0 ? "" : "e\(exponent)")"
    append(literal, at: range)
    note(.words, at: range, [literal, "\(whole) * \(name)"])
    return 1
  }

  private static let lettersAsPoints: [Character: Int] = [
    "k": 3, "K": 3, "M": 6, "R": 0, "n": -9, "u": -6, "µ": -6, "μ": -6,
  ]

  /// `kJ/kgK`, `W/m2K`: two adjacent units after a division, the second of them the kelvin.
  private mutating func readUnitAndKelvin(_ token: Token) -> Int? {
    let name = name(token)
    guard name.utf8.count > 1, name.hasSuffix("K"), !scope.mayBeUnit(name),
      symbol(output.last ?? token)?.infix == SymbolTable.shared.divisionRow,
      case let first = String(name.dropLast())
    else { return nil }
    let unit: String
    if let power = UnitPower(first) {
      unit = "\(power.unit)^\(power.power)"
    } else if Catalogue.unit(named: first) != nil {
      unit = first
    } else {
      return nil
    }
    append("(\(unit) K)", at: token.range)
    return 1
  }
}
