import ReckonCatalogue

/// Number literals: digits with underscores or commas, decimal points, exponents, and other bases.
extension Lexer {
  func isDigit(at offset: Int) -> Bool { offset < bytes.count && 0x30...0x39 ~= bytes[offset] }

  func byte(at offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  /// Whether a decimal point is at an offset, rather than the range operator or `.*` and `./`, which never give their
  /// point to a number; `2.**3` and `2.//3` have one.
  private func isPoint(at offset: Int) -> Bool {
    guard byte(at: offset) == UInt8(ascii: ".") else { return false }
    let next = byte(at: offset + 1)
    let isElementwise = (next == UInt8(ascii: "*") || next == UInt8(ascii: "/")) && byte(at: offset + 2) != next
    return next != UInt8(ascii: ".") && !isElementwise
  }

  func isNameByte(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") || 0x30...0x39 ~= byte
      || byte == UInt8(ascii: "_")
  }

  mutating func scanNumber() {
    let start = at
    if bytes[at] == UInt8(ascii: "0"), let base = Self.base(of: byte(at: at + 1)) { return scanInteger(base: base) }
    guard scanDigits() else {
      return failNumber("underscoreStandsBetweenTwo", "an underscore belongs between two digits", from: start)
    }
    if commasGroup, scanGroups(from: start) == false {
      return failNumber(
        "groupedDigitsComeInThrees", "grouped digits come in threes, as in 1,234,567; for decimals write a point",
        from: start)
    }
    if isPoint(at: at) {
      at += 1
      guard scanDigits() else {
        return failNumber("underscoreStandsBetweenTwo", "an underscore belongs between two digits", from: start)
      }
      if isPoint(at: at) { return failPoints(from: start) }
    }
    if byte(at: at) | 0x20 == UInt8(ascii: "e") {
      let sign = lengthOfSign(at: at + 1)
      if isDigit(at: at + 1 + sign) {
        at += 1 + sign
        guard scanDigits() else {
          return failNumber("underscoreStandsBetweenTwo", "an underscore belongs between two digits", from: start)
        }
        if isPoint(at: at) { return failNumber("exponentIsAWholeNumber", "an exponent is a whole number", from: start) }
      } else if sign > 0, bytes[at] == UInt8(ascii: "e") {
        noteEulerNumber(from: start, sign: sign)
      }
    }
    appendNumber(from: start)
  }

  /// The length in bytes of an exponent's sign: `+`, `-` or `−`, which elsewhere is an operator; 0 if there is none.
  private func lengthOfSign(at offset: Int) -> Int {
    switch byte(at: offset) {
    case UInt8(ascii: "+"), UInt8(ascii: "-"): 1
    case 0xE2 where byte(at: offset + 1) == 0x88 && byte(at: offset + 2) == 0x92: 3
    default: 0
    }
  }

  private static func base(of byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "x"), UInt8(ascii: "X"): 16
    case UInt8(ascii: "o"), UInt8(ascii: "O"): 8
    case UInt8(ascii: "b"), UInt8(ascii: "B"): 2
    default: nil
    }
  }

  private mutating func scanInteger(base: Int) {
    let start = at
    at += 2
    var isGood = true
    var last = UInt8(ascii: "_")
    while at < bytes.count, isNameByte(bytes[at]) {
      let byte = bytes[at]
      if byte == UInt8(ascii: "_") {
        isGood = isGood && last != byte
      } else {
        isGood = isGood && (Character(Unicode.Scalar(byte)).hexDigitValue ?? 99) < base
      }
      last = byte
      at += 1
    }
    guard isGood, last != UInt8(ascii: "_") else {
      return failNumber(
        "afterComeDigitsOfBase", "after \(base == 16 ? "0x" : base == 8 ? "0o" : "0b") come digits of base \(base)",
        from: start)
    }
    if isPoint(at: at) {
      return failNumber("numberOfAnotherBaseHasNo", "a number of another base has no decimal point", from: start)
    }
    appendNumber(from: start)
  }

  /// Skips digits with single underscores between them; false if an underscore is elsewhere.
  private mutating func scanDigits() -> Bool {
    let start = at
    while isDigit(at: at) || byte(at: at) == UInt8(ascii: "_") {
      if bytes[at] == UInt8(ascii: "_"), at == start || !isDigit(at: at + 1) { return false }
      at += 1
    }
    return true
  }

  /// Whether a comma here groups digits rather than separating arguments.
  private var commasGroup: Bool {
    !(brackets.last?.isCall ?? false) && byte(at: at) == UInt8(ascii: ",") && isDigit(at: at + 1)
  }

  /// Skips `,234,567`; false if a group is not three digits long, `nil` if there is no group.
  private mutating func scanGroups(from start: Int) -> Bool? {
    guard at - start <= 3, bytes[start] != UInt8(ascii: "0") else { return false }
    while byte(at: at) == UInt8(ascii: ","), isDigit(at: at + 1) {
      guard isDigit(at: at + 2), isDigit(at: at + 3), !isDigit(at: at + 4), byte(at: at + 4) != UInt8(ascii: "_") else {
        return false
      }
      at += 4
    }
    return true
  }

  /// The error of a second decimal point; in many countries `27.11.2026` is a date.
  private mutating func failPoints(from start: Int) {
    var end = at
    while end < bytes.count, isDigit(at: end) || bytes[end] == UInt8(ascii: ".") { end += 1 }
    let parts = String(decoding: bytes[start..<end], as: UTF8.self).split(
      separator: ".", omittingEmptySubsequences: false)
    if parts.count == 3, parts[2].utf8.count == 4, 1...2 ~= parts[0].utf8.count, 1...2 ~= parts[1].utf8.count {
      let padded = parts.map { $0.utf8.count == 1 ? "0" + $0 : String($0) }
      let date = "\(padded[2])-\(padded[1])-\(padded[0])"
      if case .instant = InstantToken.read(Array(date.utf8), at: 0) {
        return failNumber(
          "numberHasOneDecimalPointDay", "a number has one decimal point; for the day write \(date)", from: start)
      }
    }
    failNumber("numberHasOneDecimalPoint", "a number has one decimal point", from: start)
  }

  private mutating func failNumber(_ key: String, _ reason: Phrase, from start: Int) {
    while at < bytes.count,
      isNameByte(bytes[at]) || bytes[at] == UInt8(ascii: ".") || bytes[at] == UInt8(ascii: ",") && isDigit(at: at + 1)
    {
      at += 1
    }
    fail(.badNumber(Phrase(key, reason)), from: start, to: at)
  }

  private mutating func appendNumber(from start: Int) {
    guard at - start <= limits.literalBytes else {
      return fail(.limitExceeded(.literalBytes, maximum: limits.literalBytes), from: start, to: at)
    }
    guard let value = NumberLiteral.double(bytes[start..<at]) else {
      return failNumber("thisIsNotANumber", "this is not a number", from: start)
    }
    list.numbers.append(value)
    append(.number, Int32(list.numbers.count - 1), from: start)
    if start > 0, bytes[start - 1] == UInt8(ascii: ",") { noteGroup() }
  }

  /// Notes `max(1,234)`, where the comma separates arguments. A digit group is three digits without a space before
  /// them, after one to three digits or another group; a decimal point may follow the last.
  private mutating func noteGroup() {
    guard brackets.last?.isCall ?? false, list.tokens.count >= 3 else { return }
    let parts = list.tokens.suffix(3).map { $0 }
    guard parts[0].kind == .number, parts[1].kind == .comma, parts[0].range.end == parts[1].range.start,
      parts[1].range.end == parts[2].range.start
    else { return }
    func text(_ token: Token) -> Substring { list.source.slice(token.range) }
    func isDigits(_ text: Substring) -> Bool { text.utf8.allSatisfy { 0x30...0x39 ~= $0 } }
    let (first, group) = (text(parts[0]), text(parts[2]).prefix { $0 != "." })
    guard isDigits(first), isDigits(group), group.utf8.count == 3, first.utf8.count <= 3 else { return }
    var start = parts[0].range.start
    if let last = list.notes.last, last.kind == .groupedDigits, last.range.end == parts[0].range.end {
      start = last.range.start
      list.notes.removeLast()
    } else if first.utf8.first == UInt8(ascii: "0") {
      return
    }
    let whole = list.source.slice(SourceRange(start: start, end: at))
    let values = whole.split(separator: ",").joined(separator: ", ")
    list.notes.append(
      FormulaNote(
        .groupedDigits, at: SourceRange(start: start, end: at), as: .values,
        [values, String(whole.filter { $0 != "," })]))
  }

  private mutating func noteEulerNumber(from start: Int, sign length: Int) {
    let number = String(decoding: bytes[start..<at].prefix(40), as: UTF8.self)
    let sign = String(decoding: bytes[at + 1..<at + 1 + length], as: UTF8.self)
    list.notes.append(
      FormulaNote(.eulerNumber, at: SourceRange(start: start, end: at + 1), as: .exponent, ["\(number)", "\(sign)"]))
  }
}
