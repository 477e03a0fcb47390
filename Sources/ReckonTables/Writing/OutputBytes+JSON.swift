import Reckon

/// Writing JSON.
extension OutputBytes {
  /// Adds a member's name and the colon behind it.
  func appendKey(_ name: [UInt8], isFirst: Bool) {
    if !isFirst { append(", ".utf8) }
    appendJSON(text: name)
    append(": ".utf8)
  }

  /// Adds a text in quotes. Bytes that are not UTF-8 become the character U+FFFD, since JSON has no others.
  package func appendJSON(text: [UInt8]) {
    append(0x22)
    let isSound = text.allSatisfy { $0 < 0x80 } || String(validating: text, as: UTF8.self) != nil
    for byte in isSound ? text : Array(String(decoding: text, as: UTF8.self).utf8) {
      if JSONText.isEscaped(byte) { append(JSONText.escape(byte).utf8) } else { append(byte) }
    }
    append(0x22)
  }

  /// Adds a number; what JSON cannot write, as text.
  func appendJSON<Value: TableNumber>(_ number: Value) {
    if number.isNaN {
      append("\"NaN\"".utf8)
    } else if number.isInfinite {
      append((number.sign == .minus ? "\"-Infinity\"" : "\"Infinity\"").utf8)
    } else if number.isZero, number.sign == .minus {
      // Many readers take -0 for an integer and lose its sign.
      append("-0.0".utf8)
    } else {
      append(number)
    }
  }

  /// Adds a number of any kind. JSON has no sign for digits that follow: of an exact number without an end the first
  /// ones are written.
  package func appendJSON(number: NumericValue) {
    switch number {
    case .double(let double): appendJSON(double)
    case .decimal(let decimal): appendJSON(decimal)
    case .exact(let exact) where number.isFinite: append(exact.description.filter { $0 != "…" }.utf8)
    case .exact: appendJSON(number.double)
    }
  }

  /// Adds a value of any kind.
  package func appendJSON(_ value: Value) {
    switch value {
    case .number(let number): appendJSON(number: number)
    case .truth(let holds): append(holds ? TruthText.yes : TruthText.no)
    case .text(let text): appendJSON(text: Array(text.utf8))
    case .instant(let seconds):
      if let text = seconds.instantText { appendJSON(text: Array(text.utf8)) } else { appendJSON(number: seconds) }
    case .missing: append("null".utf8)
    case .list(let items):
      append(0x5B)
      for (place, item) in items.enumerated() {
        if place > 0 { append(", ".utf8) }
        appendJSON(item)
      }
      append(0x5D)
    }
  }

  /// Adds an object, a list or a word on one line, and otherwise as it stands.
  func appendJSON(value: UnsafeBufferPointer<UInt8>) {
    let hasLineEnd = value.baseAddress.map { $0.firstIndex(of: 0x0A, from: 0, to: value.count) != nil } ?? false
    if hasLineEnd { append(Field.onOneLine(value)) } else { append(value) }
  }

  /// Adds a field: JSON as it stands; what is a number as JSON has them, as one; nothing as null; anything else as
  /// text, and in doubles also a number that no double reaches.
  func appendJSON(_ field: Field?, _ mode: NumberMode) {
    guard let field, !field.bytes.isEmpty else { return append("null".utf8) }
    switch field.form {
    case .string: append(field.bytes)
    case .compound: appendJSON(value: field.bytes)
    case .quoted: appendJSON(text: field.plain)
    case .bare where JSONNumber.isNumber(field.bytes) && (mode != .double || JSONNumber.fitsDoubles(field.bytes)): append(field.bytes)
    case .bare: appendJSON(text: Array(field.bytes))
    }
  }
}

/// Numbers as JSON has them (RFC 8259, section 6).
package enum JSONNumber {
  package static func isNumber(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var at = 0
    func digits() -> Int {
      let start = at
      while at < bytes.count, bytes[at] &- 0x30 < 10 { at &+= 1 }
      return at &- start
    }
    func take(_ byte: UInt8, orElse other: UInt8) -> Bool {
      guard at < bytes.count, bytes[at] == byte || bytes[at] == other else { return false }
      at &+= 1
      return true
    }
    _ = take(0x2D, orElse: 0x2D)
    let startsWithZero = at < bytes.count && bytes[at] == 0x30
    let whole = digits()
    guard whole == 1 || whole > 1 && !startsWithZero else { return false }
    if take(0x2E, orElse: 0x2E), digits() == 0 { return false }
    if take(0x65, orElse: 0x45) {
      _ = take(0x2B, orElse: 0x2D)
      if digits() == 0 { return false }
    }
    return at == bytes.count
  }

  /// Whether a number is within the doubles, which is what most programs read numbers of JSON as.
  static func fitsDoubles(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let start = bytes.baseAddress, bytes.count > 308 || bytes.contains(where: { $0 | 0x20 == 0x65 }) else { return true }
    var value = 0.0
    _ = NumberScanner.scan(start, start + bytes.count, &value)
    return value.isFinite
  }
}
