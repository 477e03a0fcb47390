import Reckon

/// JSON output.
extension OutputBytes {
  /// Appends a member's name and the colon after it.
  func appendKey(_ name: [UInt8], isFirst: Bool) {
    if !isFirst { append(", ".utf8) }
    appendJSON(text: name)
    append(": ".utf8)
  }

  /// Appends a quoted string. Invalid UTF-8 becomes U+FFFD, since JSON requires UTF-8.
  package func appendJSON(text: [UInt8]) {
    append(0x22)
    let isSound = text.allSatisfy { $0 < 0x80 } || String(validating: text, as: UTF8.self) != nil
    for byte in isSound ? text : Array(String(decoding: text, as: UTF8.self).utf8) {
      if JSONText.isEscaped(byte) { append(JSONText.escape(byte).utf8) } else { append(byte) }
    }
    append(0x22)
  }

  /// Appends a number; NaN and infinities, which JSON lacks, as strings.
  func appendJSON<Value: TableNumber>(_ number: Value) {
    if number.isNaN {
      append("\"NaN\"".utf8)
    } else if number.isInfinite {
      append((number.sign == .minus ? "\"-Infinity\"" : "\"Infinity\"").utf8)
    } else if number.isZero, number.sign == .minus {
      // Many readers parse -0 as an integer and lose its sign.
      append("-0.0".utf8)
    } else {
      append(number)
    }
  }

  /// Appends a number of any mode. JSON cannot mark truncation: an exact number with an infinite expansion is written
  /// as its first digits.
  package func appendJSON(number: NumericValue) {
    switch number {
    case .double(let double): appendJSON(double)
    case .decimal(let decimal): appendJSON(decimal)
    case .exact(let exact) where number.isFinite: append(exact.description.filter { $0 != "…" }.utf8)
    case .exact: appendJSON(number.double)
    }
  }

  /// Appends a value of any kind.
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

  /// Appends an object, a list or a literal verbatim, but on one line.
  func appendJSON(value: UnsafeBufferPointer<UInt8>) {
    let hasLineEnd = value.baseAddress.map { $0.firstIndex(of: 0x0A, from: 0, to: value.count) != nil } ?? false
    if hasLineEnd { append(Field.onOneLine(value)) } else { append(value) }
  }

  /// Appends a field: JSON verbatim; a valid JSON number as a number; an empty field as null; anything else as a
  /// string, in double mode including numbers that overflow a double.
  func appendJSON(_ field: Field?, _ mode: NumberMode) {
    guard let field, !field.bytes.isEmpty else { return append("null".utf8) }
    switch field.form {
    case .string: append(field.bytes)
    case .compound: appendJSON(value: field.bytes)
    case .quoted: appendJSON(text: field.plain)
    case .bare where JSONNumber.isNumber(field.bytes) && (mode != .double || JSONNumber.fitsDoubles(field.bytes)):
      append(field.bytes)
    case .bare: appendJSON(text: Array(field.bytes))
    }
  }
}

/// JSON numbers (RFC 8259, section 6).
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

  /// Whether a number is in the range of doubles, as which most programs parse JSON numbers.
  static func fitsDoubles(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let start = bytes.baseAddress, bytes.count > 308 || bytes.contains(where: { $0 | 0x20 == 0x65 }) else {
      return true
    }
    var value = 0.0
    _ = NumberScanner.scan(start, start + bytes.count, &value)
    return value.isFinite
  }
}
