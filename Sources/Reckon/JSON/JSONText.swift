/// JSON strings (RFC 8259, section 7).
package enum JSONText {
  /// A quoted string.
  package static func quoted(_ text: String) -> String {
    var result = "\""
    if text.utf8.contains(where: isEscaped) {
      for scalar in text.unicodeScalars {
        if let byte = UInt8(exactly: scalar.value), isEscaped(byte) {
          result += escape(byte)
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    } else {
      result += text
    }
    return result + "\""
  }

  /// Whether a character must be escaped: quotes, backslashes and control characters. JSON allows DEL, but terminals do
  /// not show it.
  @inline(__always)
  package static func isEscaped(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F }

  /// The escape sequence of such a character.
  package static func escape(_ byte: UInt8) -> String {
    switch byte {
    case 0x22: "\\\""
    case 0x5C: "\\\\"
    case 0x0A: "\\n"
    case 0x0D: "\\r"
    case 0x09: "\\t"
    default: "\\u00\(byte < 0x10 ? "0" : "")\(String(byte, radix: 16))"
    }
  }
}
