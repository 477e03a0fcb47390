import ReckonCatalogue

/// Names: plain ones, which may be joined by points, and names in backquotes.
extension Lexer {
  mutating func scanName() {
    scanName(from: at)
  }

  /// Scans the rest of a name that began at an offset.
  private mutating func scanName(from start: Int) {
    while at < bytes.count {
      let byte = bytes[at]
      if byte < 0x80 {
        guard
          byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") || isDigit(at: at)
            || byte == UInt8(ascii: "_")
        else { break }
        at += 1
      } else {
        let scalar = self.scalar(at: at)
        let properties = scalar.properties
        // Subscript digits are allowed in names such as log₂; full-width forms are rejected. `·` is an operator here,
        // although Unicode lets it continue identifiers.
        guard properties.isAlphabetic || properties.isXIDContinue || 0x2080...0x2089 ~= scalar.value,
          Self.widthForm(of: scalar) == nil,
          !symbols.byFirstByte[Int(byte)].contains(where: { matches($0.bytes) })
        else { break }
        at += UTF8.width(scalar)
      }
    }
    // `order.total` is one name, `1..n` a range.
    if byte(at: at) == UInt8(ascii: "."), startsName(at: at + 1) {
      at += 1
      return scanName(from: start)
    }
    appendName(from: start, to: at, kind: .name)
  }

  /// Whether a letter or `_` is at an offset.
  private func startsName(at offset: Int) -> Bool {
    guard offset < bytes.count else { return false }
    let byte = bytes[offset]
    if byte < 0x80 {
      return byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") || byte == UInt8(ascii: "_")
    }
    let scalar = self.scalar(at: offset)
    return scalar.properties.isAlphabetic && Self.widthForm(of: scalar) == nil
  }

  mutating func scanQuotedName() {
    let start = at
    at += 1
    while at < bytes.count, bytes[at] != UInt8(ascii: "`"), bytes[at] != 0x0A, bytes[at] != 0x0D { at += 1 }
    guard at < bytes.count, bytes[at] == UInt8(ascii: "`") else {
      return fail(
        .unexpectedToken("`", hint: Phrase("closeTheQuotedNameAnother", "close the quoted name with another `")),
        from: start, to: at,
        marked: 1)
    }
    at += 1
    guard at - start > 2 else {
      return fail(
        .unexpectedToken("``", hint: Phrase("writeANameBetweenTheQuotes", "write a name between the quotes")),
        from: start, to: at)
    }
    appendName(from: start + 1, to: at - 1, kind: .quotedName)
  }

  mutating func appendName(from start: Int, to end: Int, kind: Token.Kind) {
    guard end - start <= limits.identifierBytes else {
      return fail(.limitExceeded(.identifierBytes, maximum: limits.identifierBytes), from: start, to: end)
    }
    let name = String(decoding: bytes[start..<end], as: UTF8.self)
    let tokenStart = kind == .quotedName ? start - 1 : start
    if kind == .name, let symbol = symbols.word(name, bytes[start..<end]) {
      if symbols.isConversion[Int(symbol)] { list.hasConversions = true }
      return append(.symbol, symbol, from: tokenStart)
    }
    if kind == .quotedName, let control = name.unicodeScalars.first(where: { $0.value < 0x20 || $0.value == 0x7F }) {
      return fail(.unexpectedCharacter(String(Character(control)), instead: nil), from: tokenStart, to: at)
    }
    let index = names.index(of: name, in: &list.names)
    if mentions.openCount > 0 { mentions.add(index, name, isQuoted: kind == .quotedName, at: list.tokens.count) }
    append(kind, Int32(index), from: tokenStart)
  }
}
