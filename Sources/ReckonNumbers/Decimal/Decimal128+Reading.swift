extension Decimal128 {
  /// The number that a text spells: digits with an optional sign, point and exponent, or `inf`, `infinity`, `nan`,
  /// `snan` in any case, NaN with an optional payload of digits. Text of any length is rounded once, half to even;
  /// out-of-range exponents yield infinity or 0.
  ///
  /// - Returns: `nil` for any other text.
  /// - Complexity: O(n).
  public init?(_ text: some StringProtocol) { self.init(utf8: text.utf8) }

  /// The same from the bytes of a text.
  package init?(utf8: some Collection<UInt8>) {
    var flags: Flags = []
    self.init(utf8: utf8, &flags)
    if flags.contains(.conversionSyntax) { return nil }
  }

  /// The number that a text spells, known to be valid.
  package init(verified text: String) {
    guard let number = Self(text) else { preconditionFailure("a number that the engine has written can be read") }
    self = number
  }

  /// The number that a text spells, NaN with ``Flags/conversionSyntax`` for any other text.
  ///
  /// - Complexity: O(n).
  public init(_ text: some StringProtocol, _ flags: inout Flags) { self.init(utf8: text.utf8, &flags) }

  /// The same from the bytes of a text.
  package init(utf8: some Collection<UInt8>, _ flags: inout Flags) {
    let number =
      utf8.withContiguousStorageIfAvailable { Self.number(in: $0[...], &flags) }
      ?? Array(utf8).withUnsafeBufferPointer { Self.number(in: $0[...], &flags) }
    self = number ?? Self.invalid(.conversionSyntax, &flags)
  }

  private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  private static func number(in text: Bytes, _ flags: inout Flags) -> Decimal128? {
    let sign = text.first
    let isNegative = sign == UInt8(ascii: "-")
    let rest = isNegative || sign == UInt8(ascii: "+") ? text.dropFirst() : text
    guard let first = rest.first else { return nil }
    return first < UInt8(ascii: "A")
      ? finite(rest, isNegative: isNegative, &flags) : special(rest, isNegative: isNegative)
  }

  private static func finite(_ text: Bytes, isNegative: Bool, _ flags: inout Flags) -> Decimal128? {
    var coefficient: UInt128 = 0
    // The number of digits after the point minus the number of omitted digits.
    var (scale, isInexact) = (0, false)
    var (hasDigits, hasPoint) = (false, false)
    var index = text.startIndex
    scan: while index != text.endIndex {
      let byte = text[index]
      switch byte {
      case 0x30...0x39:
        hasDigits = true
        // 37 digits are more than rounding uses.
        if coefficient < PowersOfTen.power(36) {
          coefficient = coefficient &* 10 &+ UInt128(truncatingIfNeeded: byte & 0xF)
          if hasPoint { scale &+= 1 }
        } else {
          if byte != 0x30 { isInexact = true }
          if !hasPoint { scale &-= 1 }
        }
      case UInt8(ascii: ".") where !hasPoint: hasPoint = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"): break scan
      default: return nil
      }
      index = text.index(after: index)
    }
    guard hasDigits, let power = index == text.endIndex ? 0 : exponent(text[index...].dropFirst()) else { return nil }
    return finished(
      isNegative: isNegative, exponent: power &- scale, coefficient: coefficient,
      residue: isInexact ? .belowHalf : .none, &flags)
  }

  /// The exponent written by digits with an optional sign. One beyond all text lengths is saturated.
  private static func exponent(_ text: Bytes) -> Int? {
    var digits = text[...]
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative || digits.first == UInt8(ascii: "+") { digits = digits.dropFirst() }
    if digits.isEmpty { return nil }
    var exponent = 0
    for byte in digits {
      guard case 0x30...0x39 = byte else { return nil }
      if exponent < Int.max / 100 { exponent = exponent &* 10 &+ Int(byte & 0xF) }
    }
    return isNegative ? -exponent : exponent
  }

  private static func special(_ text: Bytes, isNegative: Bool) -> Decimal128? {
    let sign = isNegative ? signMask : 0
    if matches(text, "inf") || matches(text, "infinity") { return Decimal128(canonicalBits: sign | infinityBits) }
    var (rest, kind) = (text[...], nanBits)
    if let first = rest.first, first | 0x20 == UInt8(ascii: "s") { (rest, kind) = (rest.dropFirst(), signalingNaNBits) }
    guard matches(rest.prefix(3), "nan") else { return nil }
    var payload: UInt128 = 0
    for byte in rest.dropFirst(3) {
      guard case 0x30...0x39 = byte, payload <= greatestPayload / 10 else { return nil }
      payload = payload &* 10 &+ UInt128(truncatingIfNeeded: byte & 0xF)
    }
    return Decimal128(canonicalBits: sign | kind | payload)
  }

  /// Whether letters spell a word, in any case.
  private static func matches(_ text: Bytes, _ word: StaticString) -> Bool {
    word.withUTF8Buffer { word in text.elementsEqual(word) { $0 | 0x20 == $1 } }
  }
}
