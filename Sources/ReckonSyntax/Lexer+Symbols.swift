import ReckonCatalogue

/// Scanning operators and other signs.
extension Lexer {
  mutating func scanSymbol() {
    let start = at
    if bytes[at] >= 0xC2, let length = lengthOfTemperature() {
      at += length
      return appendName(from: start, to: at, kind: .name)
    }
    // Elsewhere `'` does not transpose.
    for candidate in symbols.byFirstByte[Int(bytes[at])]
    where candidate.symbol != symbols.transpose && matches(candidate.bytes) {
      at += candidate.bytes.count
      if candidate.symbol == symbols.disjunction { list.hasDisjunctions = true }
      append(.symbol, candidate.symbol, from: start)
      return
    }
    if bytes[at] == UInt8(ascii: "=") {
      at += 1
      append(.equals, from: start)
      return
    }
    let scalar = self.scalar(at: at)
    if scalar == "$", let (first, end, cell) = cellWithDollars() {
      at = end
      let written = String(decoding: bytes[first..<end], as: UTF8.self)
      // The column's letters were scanned as a name.
      if first < start { list.tokens.removeLast() }
      return fail(
        .unexpectedToken(written, hint: Phrase("cellIsWrittenWithout", "a cell is written without $: \(cell)")),
        from: first, to: end)
    }
    if Self.signNames.contains(scalar) {
      at += UTF8.width(scalar)
      appendName(from: start, to: at, kind: .name)
    } else if scalar.properties.isAlphabetic || scalar.properties.isXIDStart, Self.widthForm(of: scalar) == nil {
      scanName()
    } else if Self.superscriptDigit(scalar) != nil || scalar == "⁻" {
      scanSuperscript()
    } else if scalar.properties.isWhitespace, scalar.value >= 0xA0, !Self.isLineSeparator(scalar) {
      at += UTF8.width(scalar)
    } else if scalar == "\"" {
      scanText()
    } else if scalar == "'", let end = endOfSingleQuotes() {
      at = end
      let text = TextLiteral.written(String(decoding: bytes[start + 1..<end - 1], as: UTF8.self))
      fail(
        .unexpectedToken(
          String(decoding: bytes[start..<end], as: UTF8.self),
          hint: Phrase("textHasDoubleQuotes", "a text has double quotes: \(text)")),
        from: start,
        to: end)
    } else {
      // A run of identical bad characters is one error.
      at += UTF8.width(scalar)
      fail(.unexpectedCharacter(String(Character(scalar)), instead: Self.asciiForm(of: scalar)), from: start, to: at)
    }
  }

  /// The length in bytes of `°C`, `Δ°C` or a similar unit of temperature that is complete here.
  private mutating func lengthOfTemperature() -> Int? {
    let isDifference = Self.differenceSigns.contains(scalar(at: at))
    let sign = isDifference ? at + UTF8.width(scalar(at: at)) : at
    let hasDegrees = byte(at: sign) == 0xC2 && byte(at: sign + 1) == 0xB0
    // A name may begin with a Greek letter, but not with ∆.
    guard hasDegrees || scalar(at: at) == "∆" else { return nil }
    let start = hasDegrees ? sign + 2 : sign
    var end = start
    // The letters of °Ré are not all ASCII.
    while end < bytes.count, isNameByte(bytes[end]) || bytes[end] >= 0x80 && scalar(at: end).properties.isAlphabetic {
      end += UTF8.width(scalar(at: end))
    }
    guard end > start, end <= start + 6, Catalogue.unit(named: String(decoding: bytes[at..<end], as: UTF8.self)) != nil
    else { return nil }
    return end - at
  }

  private static let differenceSigns = Unit.differenceSigns.compactMap { $0.unicodeScalars.first }
  /// The end of a text in single quotes on one line that begins here; `nil` if none does.
  private func endOfSingleQuotes() -> Int? {
    var end = at + 1
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D, end - at <= 1_000 {
      if bytes[end] == UInt8(ascii: "'") { return end > at + 1 ? end + 1 : nil }
      end += 1
    }
    return nil
  }

  /// The cell reference with dollar signs at the current sign, `$A$1` or `A$1`: its start, end and name; `nil` for
  /// other uses, as in `$5`. Spreadsheets mark absolute references so.
  private func cellWithDollars() -> (first: Int, end: Int, cell: String)? {
    func letters(_ start: Int) -> Int {
      var end = start
      while end < bytes.count, bytes[end] | 0x20 >= UInt8(ascii: "a"), bytes[end] | 0x20 <= UInt8(ascii: "z") {
        end += 1
      }
      return end
    }
    var (first, middle) = (at, letters(at + 1))
    var column = at + 1..<middle
    if column.isEmpty {
      guard let token = list.tokens.last, token.kind == .name, token.range.end == at else { return nil }
      (first, middle) = (token.range.start, at)
      guard letters(first) == at else { return nil }
      column = first..<at
    }
    guard 1...3 ~= column.count else { return nil }
    let digits = byte(at: middle) == UInt8(ascii: "$") ? middle + 1 : middle
    var end = digits
    while isDigit(at: end) { end += 1 }
    guard 1...7 ~= end - digits, end == bytes.count || !isNameByte(bytes[end]) else { return nil }
    return (
      first, end, String(decoding: bytes[column], as: UTF8.self) + String(decoding: bytes[digits..<end], as: UTF8.self)
    )
  }

  /// Symbols that are complete names, such as ∞ and ∑.
  private static let signNames = Set(
    (Catalogue.names + Catalogue.units.flatMap { $0.symbols }.filter { $0 != "°" } + Catalogue.currencySigns.keys)
      .compactMap { name in
        name.unicodeScalars.first.flatMap { name.unicodeScalars.count == 1 && !$0.properties.isAlphabetic ? $0 : nil }
      })

  mutating func matches(_ spelling: [UInt8]) -> Bool {
    guard bytes.count - at >= spelling.count else { return false }
    for index in spelling.indices where bytes[at + index] != spelling[index] { return false }
    return true
  }

  /// The scalar at an offset. The source is a `String`, so its bytes are valid UTF-8.
  func scalar(at offset: Int) -> Unicode.Scalar {
    let first = UInt32(bytes[offset])
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard offset + length <= bytes.count, length > 1 else { return Unicode.Scalar(bytes[offset]) }
    var value = first & (0x7F >> UInt32(length))
    for index in 1..<length { value = value << 6 | UInt32(bytes[offset + index] & 0x3F) }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  private mutating func scanSuperscript() {
    let start = at
    var isNegative = false
    var value = 0.0
    var digits = 0
    while at < bytes.count {
      let scalar = self.scalar(at: at)
      if scalar == "⁻", at == start {
        isNegative = true
      } else if let digit = Self.superscriptDigit(scalar) {
        value = value * 10 + Double(digit)
        digits += 1
      } else {
        break
      }
      at += UTF8.width(scalar)
    }
    guard digits > 0, digits <= 15 else {
      return fail(
        .badNumber(
          Phrase("superscriptIsAndUpTo15Digits", "a superscript is ⁻ and up to 15 digits; write ^ for other powers")),
        from: start,
        to: at)
    }
    list.numbers.append(isNegative ? -value : value)
    append(.superscript, Int32(list.numbers.count - 1), from: start)
  }

  static func superscriptDigit(_ scalar: Unicode.Scalar) -> Int? {
    switch scalar.value {
    case 0x2070: 0
    case 0xB9: 1
    case 0xB2: 2
    case 0xB3: 3
    case 0x2074...0x2079: Int(scalar.value) - 0x2070
    default: nil
    }
  }

  /// U+0085, U+2028 and U+2029 end lines in some programs but not in others. Texts with them are ambiguous and
  /// therefore errors.
  private static func isLineSeparator(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0x85 || scalar.value == 0x2028 || scalar.value == 0x2029
  }

  /// The ASCII form of a full-width form, a digit of another script or another lookalike.
  private static func asciiForm(of scalar: Unicode.Scalar) -> String? {
    if let form = widthForm(of: scalar) { return form }
    if isLineSeparator(scalar) { return "a line feed or ;" }
    switch scalar {
    case "‘", "’": return "`"
    case "“", "”": return "\""
    case "–", "—", "‐", "‑", "‒": return "-"
    case "⁄": return "/"
    case "∣": return "|"
    case "{": return "("
    case "}": return ")"
    default: return nil
    }
  }

  /// The ASCII form of a full-width character or of a digit of another script.
  static func widthForm(of scalar: Unicode.Scalar) -> String? {
    if 0xFF01...0xFF5E ~= scalar.value { return Unicode.Scalar(scalar.value - 0xFEE0).map { String(Character($0)) } }
    if scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue {
      return NumberText.shortest(value)
    }
    return nil
  }
}
