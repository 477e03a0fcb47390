/// Texts as JSON writes them (RFC 8259, section 7).
package enum JSONString {
  /// The content of a text in quotes. A lone surrogate becomes U+FFFD, an unknown escape stands for itself.
  package static func decoded(_ quoted: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    let bytes = quoted.dropFirst().dropLast()
    guard bytes.contains(0x5C) else { return Array(bytes) }
    var text: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      guard byte == 0x5C, let escape = rest.popFirst() else {
        text.append(byte)
        continue
      }
      switch escape {
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0C)
      case UInt8(ascii: "u"): text += Array(String(scalar(&rest)).utf8)
      default: text.append(escape)
      }
    }
    return text
  }

  /// The character whose digits follow `\u`, including the second half of a surrogate pair.
  private static func scalar(_ rest: inout Slice<UnsafeBufferPointer<UInt8>>) -> Character {
    let first = unit(&rest)
    var value = first
    if 0xD800..<0xDC00 ~= first, rest.starts(with: "\\u".utf8) {
      var ahead = rest.dropFirst(2)
      let second = unit(&ahead)
      if 0xDC00..<0xE000 ~= second {
        rest = ahead
        value = 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)
      }
    }
    return Character(Unicode.Scalar(value) ?? "\u{FFFD}")
  }

  private static func unit(_ rest: inout Slice<UnsafeBufferPointer<UInt8>>) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = rest.first, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return 0xD800 }
      value = value << 4 | UInt32(digit)
      rest.removeFirst()
    }
    return value
  }
}
