/// Parsing number literals of formulas.
package enum NumberLiteral {
  /// The double nearest to a literal's text; `nil` if the text is malformed. Overflow yields infinity.
  ///
  /// The text must have been accepted by the lexer: decimal with an optional fraction and exponent, or `0x`, `0o`, `0b`
  /// digits; `_` and `,` between digits are ignored, and `−` is the minus sign of an exponent. Text in all bases is
  /// rounded correctly.
  package static func double(_ text: some Sequence<UInt8>) -> Double? {
    let bytes = plain(text)
    if bytes.count > 2, bytes[0] == UInt8(ascii: "0") {
      switch bytes[1] | 0x20 {
      case UInt8(ascii: "x"): return Double(String(decoding: bytes + Array("p0".utf8), as: UTF8.self))
      case UInt8(ascii: "o"): return Double(hexadecimal(bytes.dropFirst(2), bitsPerDigit: 3))
      case UInt8(ascii: "b"): return Double(hexadecimal(bytes.dropFirst(2), bitsPerDigit: 1))
      default: break
      }
    }
    return bytes.withUnsafeBufferPointer { decimalDouble($0[...]) }
  }

  /// The bytes without digit separators, and with ASCII's minus sign for U+2212.
  private static func plain(_ text: some Sequence<UInt8>) -> [UInt8] {
    // The last of U+2212's three bytes E2 88 92 becomes the sign: a literal has no other bytes beyond ASCII.
    text.compactMap { byte in
      switch byte {
      case UInt8(ascii: "_"), UInt8(ascii: ","), 0xE2, 0x88: nil
      case 0x92: UInt8(ascii: "-")
      default: byte
      }
    }
  }

  /// The same for bytes in memory, most of which are plain decimal text.
  package static func double(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Double? {
    decimalDouble(text) ?? double(Array(text))
  }

  /// The double nearest to decimal text; `nil` if not all of it is a number.
  private static func decimalDouble(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Double? {
    guard let start = UnsafeBufferPointer(rebasing: text).baseAddress, !text.isEmpty else { return nil }
    let end = start + text.count
    var value = 0.0
    return NumberScanner.scan(start, end, &value) == end ? value : nil
  }

  /// The decimal nearest to a literal's text, in the same forms; overflow yields infinity.
  package static func decimal(_ text: some Sequence<UInt8>) -> Decimal128? {
    var flags: Decimal128.Flags = []
    return decimal(text, &flags)
  }

  /// The same, with the rounding in `flags`.
  package static func decimal(_ text: some Sequence<UInt8>, _ flags: inout Decimal128.Flags) -> Decimal128? {
    let bytes = plain(text)
    guard bytes.count > 2, bytes[0] == UInt8(ascii: "0"), bytes[1] >= UInt8(ascii: "A") else {
      return decimalText(bytes, &flags)
    }
    let base: Int
    switch bytes[1] | 0x20 {
    case UInt8(ascii: "x"): base = 16
    case UInt8(ascii: "o"): base = 8
    case UInt8(ascii: "b"): base = 2
    default: return decimalText(bytes, &flags)
    }
    let digits = bytes.dropFirst(2).map { $0 < UInt8(ascii: "A") ? $0 & 0xF : ($0 & 0xF) &+ 9 }.drop { $0 == 0 }
    guard digits.count <= Decimal128.bitsOfLargest else { return .infinity }
    return Decimal128(
      Work.unlimited { (work) throws(Work.Stop) in try BigInteger(digits: digits, base: base, &work) }, &flags)
  }

  /// The exact value of a literal's text, in the same forms; infinity if it has more bits than exact numbers may have.
  package static func exact(_ text: some Sequence<UInt8>) -> ExactNumber? {
    if let short = shortDecimal(text) { return .rational(short) }
    let bytes = plain(text)
    var work = Work()
    if bytes.count > 2, bytes[0] == UInt8(ascii: "0"), let base = [0x78: 16, 0x6F: 8, 0x62: 2][Int(bytes[1] | 0x20)] {
      let digits = bytes.dropFirst(2).map { $0 < UInt8(ascii: "A") ? $0 & 0xF : ($0 & 0xF) &+ 9 }
      guard let number = try? BigInteger(digits: digits[...], base: base, &work) else {
        return .infinity(isNegative: false)
      }
      return .rational(Rational(number))
    }
    return ExactNumber(decimalText: String(decoding: bytes, as: UTF8.self))
  }

  /// A decimal without an exponent whose digits fit into a word, the most common form of literals.
  private static func shortDecimal(_ text: some Sequence<UInt8>) -> Rational? {
    var (coefficient, power, count): (Int64, Int64, Int) = (0, 1, 0)
    var hasPoint = false
    for byte in text {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9") where count < 18:
        coefficient = coefficient * 10 + Int64(byte & 0xF)
        if hasPoint { power *= 10 }
        count += 1
      case UInt8(ascii: ".") where !hasPoint: hasPoint = true
      default: return nil
      }
    }
    guard count > 0 else { return nil }
    return Rational(word: coefficient, over: power)
  }

  private static func decimalText(_ bytes: [UInt8], _ flags: inout Decimal128.Flags) -> Decimal128? {
    let number = Decimal128(utf8: bytes, &flags)
    return flags.contains(.conversionSyntax) ? nil : number
  }

  /// Digits of another base as a hexadecimal literal, which the standard library rounds correctly.
  private static func hexadecimal(_ digits: ArraySlice<UInt8>, bitsPerDigit: Int) -> String {
    let bits = digits.flatMap { digit in (0..<bitsPerDigit).reversed().map { (digit & 0xF) >> UInt8($0) & 1 } }
    let padded = [UInt8](repeating: 0, count: (4 - bits.count % 4) % 4) + bits
    let nibbles = stride(from: 0, to: padded.count, by: 4).map { start in
      padded[start..<start + 4].reduce(0) { $0 << 1 | $1 }
    }
    return "0x" + nibbles.map { String($0, radix: 16) }.joined() + "p0"
  }
}

extension Decimal128 {
  /// The decimal that a double's shortest text spells: 0.1 for 0.1.
  package init(shortest double: Double) {
    self = Decimal128(double.description) ?? Decimal128(double)
  }
}
