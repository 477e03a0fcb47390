/// Classes of bytes in XML.
extension XMLReader {
  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

  static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    case UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."), 0x80...: true
    default: false
    }
  }

  func follows(_ text: StaticString) -> Bool {
    isText(text, at: offset)
  }

  /// Whether a name without its prefix is a text.
  func isName(_ range: Range<Int>, _ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard range.count >= count, isText(text, at: range.upperBound - count) else { return false }
    return range.count == count || bytes[range.upperBound - count - 1] == UInt8(ascii: ":")
  }

  /// Whether a text stands at a place. It is ASCII, so that each of its bytes may be read.
  func isText(_ text: StaticString, at start: Int) -> Bool {
    text.withUTF8Buffer { text in
      guard bytes.count - start >= text.count else { return false }
      for index in text.indices where text[index] != bytes[start + index] { return false }
      return true
    }
  }

  func localName(_ range: Range<Int>) -> String {
    var start = range.upperBound
    while start > range.lowerBound, bytes[start - 1] != UInt8(ascii: ":") { start -= 1 }
    return String(decoding: bytes[start..<range.upperBound], as: UTF8.self)
  }

  func string(_ bytes: [UInt8]) throws(WorkbookError) -> String {
    if bytes.allSatisfy({ $0 < 0x80 }) { return String(decoding: bytes, as: UTF8.self) }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw problem(.notUTF8) }
    return text
  }

  /// Bytes with references to characters replaced, and with ends of lines as line feeds.
  func decoded(_ range: Range<Int>) throws(WorkbookError) -> [UInt8] {
    let raw = bytes[range]
    guard raw.contains(where: { $0 == UInt8(ascii: "&") || $0 == 0x0D }) else { return Array(raw) }
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      if byte == UInt8(ascii: "&") {
        guard let end = bytes[index..<min(index + 12, range.upperBound)].firstIndex(of: UInt8(ascii: ";")),
          let scalar = Self.scalar(bytes[index + 1..<end])
        else { throw WorkbookError(.entity, byte: index) }
        result += Array(String(Character(scalar)).utf8)
        index = end
      } else if byte != 0x0D {
        result.append(byte)
      } else if index + 1 == bytes.count || bytes[index + 1] != 0x0A {
        result.append(0x0A)
      }
      index += 1
    }
    return result
  }

  /// The character that a reference stands for: `amp`, `#65`, `#x41`.
  static func scalar(_ bytes: ArraySlice<UInt8>) -> Unicode.Scalar? {
    switch String(decoding: bytes, as: UTF8.self) {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    case let text:
      guard text.hasPrefix("#") else { return nil }
      let digits = text.dropFirst()
      let number = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      guard let number, number >= 0x20 || number == 0x9 || number == 0xA || number == 0xD else { return nil }
      return Unicode.Scalar(number)
    }
  }
}
