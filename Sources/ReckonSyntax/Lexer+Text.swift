import ReckonCatalogue

/// Text in double quotes.
extension Lexer {
  /// Scans a text up to its closing quote or the end of the line, and decodes its escapes.
  mutating func scanText() {
    let start = at
    var content: [UInt8] = []
    at += 1
    while at < bytes.count, bytes[at] != 0x0A, bytes[at] != 0x0D {
      let byte = bytes[at]
      if byte == UInt8(ascii: "\"") {
        at += 1
        return appendText(content, from: start)
      }
      if byte == UInt8(ascii: "\\") {
        guard let scalar = scanEscape() else { return skipText(from: start) }
        content += Array(String(Character(scalar)).utf8)
      } else {
        let scalar = self.scalar(at: at)
        if TextLiteral.mustBeEscaped(scalar) {
          let place = at
          at += UTF8.width(scalar)
          let escape = "\\u{" + String(scalar.value, radix: 16) + "}"
          fail(.unexpectedCharacter(String(Character(scalar)), instead: escape), from: place, to: at)
          return skipText(from: start)
        }
        content += bytes[at..<at + UTF8.width(scalar)]
        at += UTF8.width(scalar)
      }
    }
    fail(
      .unexpectedToken("\"", hint: Phrase("thisQuoteIsNeverClosed", "this quote is never closed; add another one")),
      from: start, to: at,
      marked: 1)
  }

  private mutating func appendText(_ content: [UInt8], from start: Int) {
    guard content.count <= limits.textBytes else {
      return fail(.limitExceeded(.textBytes, maximum: limits.textBytes), from: start, to: at)
    }
    list.texts.append(String(decoding: content, as: UTF8.self))
    append(.text, Int32(list.texts.count - 1), from: start)
  }

  /// Skips the rest of a text with an error; the complete text is one token.
  private mutating func skipText(from start: Int) {
    while at < bytes.count, bytes[at] != 0x0A, bytes[at] != 0x0D {
      let byte = bytes[at]
      at += byte == UInt8(ascii: "\\") && at + 1 < bytes.count && bytes[at + 1] != 0x0A && bytes[at + 1] != 0x0D ? 2 : 1
      if byte == UInt8(ascii: "\"") { break }
    }
    guard let token = list.tokens.popLast() else { preconditionFailure("an error is a token") }
    append(Token(kind: .invalid, payload: token.payload, range: SourceRange(start: start, end: at)))
  }

  /// The character that an escape denotes; `nil` after an error.
  private mutating func scanEscape() -> Unicode.Scalar? {
    let start = at
    at += 1
    let letter = byte(at: at)
    if let escape = TextLiteral.escapes.first(where: { $0.letter == letter }) {
      at += 1
      return escape.scalar
    }
    if letter == UInt8(ascii: "u"), byte(at: at + 1) == UInt8(ascii: "{") {
      var end = at + 2
      var value: UInt32 = 0
      while end < bytes.count, end < at + 10, let digit = Character(Unicode.Scalar(bytes[end])).hexDigitValue {
        value = value << 4 | UInt32(digit)
        end += 1
      }
      if end > at + 2, byte(at: end) == UInt8(ascii: "}"), let scalar = Unicode.Scalar(value) {
        at = end + 1
        return scalar
      }
    }
    let end = min(bytes.count, at + (at < bytes.count ? UTF8.width(scalar(at: at)) : 0))
    fail(
      .unexpectedToken(
        String(decoding: bytes[start..<end], as: UTF8.self),
        hint: Phrase("escapesAreNTAndU", "escapes are \\\" \\\\ \\n \\t and \\u{…} with a character's number")),
      from: start, to: end)
    return nil
  }
}
