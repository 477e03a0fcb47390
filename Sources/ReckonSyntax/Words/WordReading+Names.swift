import ReckonCatalogue

/// Names with exponents, and conversion targets in everyday notation.
extension WordReading {
  /// Reads a name as a unit with an exponent, a number suffix, a degree of temperature, or a function with an exponent.
  mutating func readName(at index: Int) -> Int? {
    let token = tokens[index]
    guard token.kind == .name, !isHidden(token) else { return nil }
    if let count = readBase(at: index) ?? readBase(before: index + 1) ?? readJoined(token) { return count }
    return readSuffix(token) ?? readUnitPower(token) ?? readMinutes(token) ?? readDegree(at: index)
      ?? readFunctionPower(at: index)
      ?? readMinuteLetter(at: index) ?? readTimes(at: index) ?? readLetters(at: index)
  }

  /// `2 h 15 m`: after hours the letter is a minute.
  private mutating func readMinuteLetter(at index: Int) -> Int? {
    guard name(tokens[index]) == "m", index > 2, tokens[index - 1].kind == .number, tokens[index - 3].kind == .number,
      isUnit(index - 2),
      Catalogue.unit(named: name(tokens[index - 2]))?.symbol == "h"
    else { return nil }
    append("min", at: tokens[index].range)
    return 1
  }

  /// `4.2 m x 2.6 m`: the letter as a multiplication sign between operands.
  private mutating func readTimes(at index: Int) -> Int? {
    let letter = name(tokens[index])
    guard letter == "x" || letter == "X", startOfOperand() != nil, case let next = tokens[index + 1],
      next.kind.beginsOperand,
      next.kind != .name || touch(next, tokens[index + 2]) && tokens[index + 2].kind == .number
    else { return nil }
    append("*", at: tokens[index].range)
    return 1
  }

  /// `m2`, `kg/m3`.
  private mutating func readUnitPower(_ token: Token) -> Int? {
    guard let power = UnitPower(name(token)) else { return nil }
    let digit = token.range.end - 1
    let range = SourceRange(start: token.range.start, end: digit)
    output.append(Token(kind: .name, payload: self.number(ofName: power.unit), range: range))
    append(["²", "³", "⁴"][power.power - 2], at: SourceRange(start: digit, end: token.range.end))
    return 1
  }

  /// `usd`, `kwh`: a currency code or a unit in other letter case, if the name is undefined and the unit unique.
  ///
  /// In `2 km IN miles` the word is the operator, and only behind a number the inch.
  private mutating func readLetters(at index: Int) -> Int? {
    let token = tokens[index]
    guard let unit = unit(inOtherLetters: name(token)),
      !Catalogue.reservedWords.contains(unit) || index > 0 && tokens[index - 1].kind == .number
    else { return nil }
    output.append(Token(kind: .name, payload: number(ofName: unit), range: token.range))
    return 1
  }

  /// The unique spelling of a currency code or a unit that equals a name except for case.
  func unit(inOtherLetters name: String) -> String? {
    guard !scope.mayBeUnit(name), !Catalogue.isConstant(name), !Catalogue.isFunction(name), 1...6 ~= name.utf8.count,
      name.utf8.allSatisfy({ UInt8(ascii: "a") <= $0 | 0x20 && $0 | 0x20 <= UInt8(ascii: "z") })
    else { return nil }
    // Of single letters only unambiguous ones are accepted: `n` may be nano, `f` femto.
    guard name.utf8.count > 1 || name == "w" || name == "v", name != "an" else { return nil }
    let upper = name.uppercased()
    /// Spellings by meaning.
    var found: [String: String] = Catalogue.number(ofCurrency: upper) == nil ? [:] : [upper: upper]
    let letters = Array(name.lowercased().utf8)
    for cases in 0..<1 << letters.count {
      let variant = letters.enumerated().map { cases >> $0 & 1 == 1 ? $1 & 0xDF : $1 }
      let spelling = String(decoding: variant, as: UTF8.self)
      if let unit = Catalogue.unit(named: spelling), !Catalogue.hasRarePrefix(spelling) {
        found[unit.symbol] = spelling
      }
    }
    return found.count == 1 ? found.first?.value : nil
  }

  /// `7h45`: hours, and minutes in two digits.
  private mutating func readMinutes(_ token: Token) -> Int? {
    let name = Array(name(token).utf8)
    guard name.count == 3 || name.count == 6 && name[3...].elementsEqual("min".utf8), name[0] == UInt8(ascii: "h"),
      name[1...2].allSatisfy({ 0x30...0x39 ~= $0 }), let last = output.last, last.kind == .number, touch(last, token)
    else { return nil }
    append("h \(String(decoding: name[1...2], as: UTF8.self)) min", at: token.range)
    return 1
  }

  /// `72 F to C`: degrees, not farads and coulombs.
  private mutating func readDegree(at index: Int) -> Int? {
    func degree(_ index: Int, _ units: [String: String]) -> String? {
      index < tokens.count && tokens[index].kind == .name && !isHidden(tokens[index])
        ? units[name(tokens[index]).uppercased()] : nil
    }
    guard let from = degree(index, ["F": "°F", "C": "°C"]), index > 0, tokens[index - 1].kind == .number,
      let to = degree(index + 2, Self.temperatures), from != to, let word = symbol(tokens[index + 1]),
      word.spelling == "to" || word.spelling == "in", isEnd(tokens[index + 3])
    else { return nil }
    let number = text(tokens[index - 1])
    append(from, at: tokens[index].range)
    output.append(tokens[index + 1])
    append(to, at: tokens[index + 2].range)
    note(
      .temperature, at: tokens[index - 1].range.union(tokens[index + 2].range), as: .temperature,
      ["\(number) \(from) to \(to)"])
    return 3
  }

  private static let temperatures = [
    "F": "°F", "C": "°C", "K": "K", "FAHRENHEIT": "°F", "CELSIUS": "°C", "CENTIGRADE": "°C", "KELVIN": "K",
  ]

  /// `sin²30`, `sin^2(30)`: the exponent applies to the function's value.
  private mutating func readFunctionPower(at index: Int) -> Int? {
    let token = tokens[index]
    guard let row = Catalogue.function(named: name(token)), row.takesBareArgument else { return nil }
    var argument = index + 1
    let power: String
    if tokens[argument].kind == .superscript {
      power = String(text(tokens[argument]))
    } else if symbol(tokens[argument])?.infix == SymbolTable.shared.powerRow, tokens[argument + 1].kind == .number {
      argument += 1
      power = "^\(text(tokens[argument]))"
    } else {
      return nil
    }
    argument += 1
    // The exponent -1 is ambiguous: inverse or reciprocal.
    guard !power.hasPrefix("⁻"), let end = endOfOperand(at: argument) else { return nil }
    append("(", at: SourceRange(start: token.range.start, end: token.range.start))
    output.append(token)
    self.end(with: ")\(power)", before: end)
    return argument - index
  }

  // MARK: Conversions

  /// `8 oz in ml`: ounces that are converted to a volume are fluid ounces.
  mutating func readFluidOunces(at index: Int) -> Int? {
    guard ["oz", "ounce", "ounces"].contains(word(at: index)), output.last?.kind == .number, index + 2 < tokens.count,
      isConversion(tokens[index + 1]), tokens[index + 2].kind == .name,
      Catalogue.unit(named: name(tokens[index + 2]))?.dimension == UnitCategory.volume.dimension
    else { return nil }
    append("floz", at: tokens[index].range)
    return 1
  }

  /// Reads `to 20 digits`, `to ft in` and `in %` as `to sig 20`, `to ft+in` and `to %`.
  mutating func readConversion(at index: Int) -> Int? {
    guard let word = symbol(tokens[index]), word.spelling == "to" || word.spelling == "in" else { return nil }
    return readDigits(at: index) ?? readParts(at: index) ?? readTarget(at: index) ?? readInches(at: index)
  }

  private mutating func readDigits(at index: Int) -> Int? {
    guard index + 2 < tokens.count, tokens[index + 1].kind == .number else { return nil }
    var end = index + 2
    var words: [String] = []
    while end < tokens.count, tokens[end].kind == .name {
      words.append(name(tokens[end]).lowercased())
      end += 1
    }
    let notation: String
    switch words.joined(separator: "-") {
    case "digits", "digit", "significant-digits", "significant-figures", "sig-figs", "sf": notation = "sig"
    case "places", "place", "decimals", "decimal-places", "decimal-place", "dp": notation = "fix"
    default: return nil
    }
    output.append(tokens[index])
    append(notation, at: tokens[index + 2].range.union(tokens[end - 1].range))
    output.append(tokens[index + 1])
    return end - index
  }

  /// `to hms`, and `in %` and `in percent`, which are not targets of `in` otherwise.
  private mutating func readTarget(at index: Int) -> Int? {
    guard index + 2 < tokens.count, isEnd(tokens[index + 2]) else { return nil }
    let target: String
    switch text(tokens[index + 1]) {
    case "hms": target = "h+min+s"
    case "%", "percent": target = "%"
    // Volumes and money never convert to a mass.
    case "oz", "ounce", "ounces":
      guard let last = output.last, last.kind == .name,
        Catalogue.unit(named: name(last))?.dimension == UnitCategory.volume.dimension
      else {
        return nil
      }
      target = "floz"
    case "pound", "pounds":
      guard output.contains(where: { isCurrency($0) }) else { return nil }
      target = "GBP"
    default: return nil
    }
    append("to", at: tokens[index].range)
    append(target, at: tokens[index + 1].range)
    return 2
  }

  /// Whether a token is a currency symbol or code.
  func isCurrency(_ token: Token) -> Bool {
    guard token.kind == .name, case let name = name(token) else { return false }
    return !isHidden(token) && Catalogue.number(ofCurrency: Catalogue.currencySigns[name] ?? name.uppercased()) != nil
  }

  /// `5 ft 11 in cm`: the word is both the inch and the conversion.
  private mutating func readInches(at index: Int) -> Int? {
    guard text(tokens[index]) == "in", index > 2, tokens[index - 1].kind == .number, tokens[index - 3].kind == .number,
      isUnit(index - 2),
      Catalogue.unit(named: name(tokens[index - 2]))?.symbol == "ft", isUnit(index + 1), isEnd(tokens[index + 2])
    else { return nil }
    append("in", at: tokens[index].range)
    append("to", at: tokens[index].range)
    output.append(tokens[index + 1])
    return 2
  }

  /// The parts of a mixed number, in decreasing units.
  private mutating func readParts(at index: Int) -> Int? {
    var units: [(index: Int, unit: Unit)] = []
    var next = index + 1
    while next < tokens.count {
      if !units.isEmpty, text(tokens[next]) == "and" || tokens[next].kind == .comma { next += 1 }
      let token = tokens[next]
      let isInch = token.kind == .symbol && token.payload == SymbolTable.shared.inch
      guard isInch || token.kind == .name, let unit = Catalogue.unit(named: isInch ? "in" : name(token)) else { break }
      if let last = units.last?.unit, unit.dimension != last.dimension || last.ratio <= unit.ratio { return nil }
      units.append((next, unit))
      next += 1
    }
    guard units.count > 1, isEnd(tokens[next]) || tokens[next].kind == .rightBracket else { return nil }
    output.append(tokens[index])
    for (position, part) in units.enumerated() {
      if position > 0 {
        append("+", at: SourceRange(start: tokens[part.index].range.start, end: tokens[part.index].range.start))
      }
      output.append(tokens[part.index])
    }
    return next - index
  }
}
