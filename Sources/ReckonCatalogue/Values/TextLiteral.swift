/// Text in quotes, as formulas write it.
package enum TextLiteral {
  /// Characters with an escape of one letter, by that letter.
  package static let escapes: [(letter: UInt8, scalar: Unicode.Scalar)] = [
    (UInt8(ascii: "\""), "\""), (UInt8(ascii: "\\"), "\\"), (UInt8(ascii: "n"), "\n"), (UInt8(ascii: "t"), "\t"),
  ]

  /// Whether a scalar can stand in a text's quotes only as an escape.
  package static func mustBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value || scalar.value == 0x2028 || scalar.value == 0x2029
  }

  /// A text in quotes that reads back as the same text.
  package static func written(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      if let escape = escapes.first(where: { $0.scalar == scalar }) {
        result += "\\"
        result.unicodeScalars.append(Unicode.Scalar(escape.letter))
      } else if mustBeEscaped(scalar) {
        result += "\\u{" + String(scalar.value, radix: 16) + "}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
