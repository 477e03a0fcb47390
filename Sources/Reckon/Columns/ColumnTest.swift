import ReckonCatalogue
import ReckonMachine

/// A test of the fields of one column that is answered from their bytes, so that the enclosing formula only computes
/// numbers: `region == "EU"`.
package struct ColumnTest: Hashable, Sendable {
  package enum Question: Hashable, Sendable {
    /// Whether a field's text is one of these.
    case isAmong([[UInt8]])
    case isNoneOf([[UInt8]])
    case isMissing
    /// The number of characters of a field's text.
    case length
    /// Whether a field's text contains another, or begins or ends with it.
    case holds(String, TextPlace)
    /// A field's number, or that of a literal if the field is missing.
    case number(orElse: String)
    /// A field's text verbatim, as for `concat`: 007, not 7.
    case text
  }

  /// The position of a text in another.
  package enum TextPlace: Hashable, Sendable { case anywhere, atStart, atEnd }

  package let column: String
  package let question: Question

  package init(column: String, question: Question) { (self.column, self.question) = (column, question) }

  /// The name of its result in formulas, which cannot be typed.
  package var name: String {
    switch question {
    case .isAmong(let texts): "\(column) in \(Self.written(texts))\u{0}"
    case .isNoneOf(let texts): "\(column) not in \(Self.written(texts))\u{0}"
    case .isMissing: "ismissing(\(column))\u{0}"
    case .length: "length(\(column))\u{0}"
    case .holds(let text, .anywhere): "anywhere(\(column), \(text))\u{0}"
    case .holds(let text, .atStart): "atStart(\(column), \(text))\u{0}"
    case .holds(let text, .atEnd): "atEnd(\(column), \(text))\u{0}"
    case .number(let text): "\(column) ?? \(text)\u{0}"
    case .text: "text(\(column))\u{0}"
    }
  }

  /// The bytes of texts in an unambiguous notation.
  private static func written(_ texts: [[UInt8]]) -> String {
    texts.map { text in text.map { "\($0)" }.joined(separator: ",") }.joined(separator: ";")
  }

  /// The unit of its result.
  package var unit: String? {
    switch question {
    case .isAmong, .isNoneOf, .isMissing, .holds: ValueKind.truth.inputUnit
    case .number, .length: nil
    case .text: ValueKind.text.inputUnit
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether each byte is one character: all are ASCII, and none is a carriage return, which forms one character with a
  /// line feed.
  private var isOfSingleBytes: Bool {
    var isNone = false
    for byte in self { isNone = isNone || byte >= 0x80 || byte == 0x0D }
    return !isNone
  }

  /// The number of characters of a field's text.
  package var characterCount: Int { isOfSingleBytes ? count : String(decoding: self, as: UTF8.self).count }

  /// Whether a field's text contains another, as the built-in function does.
  ///
  /// - Parameter part: the bytes of `text`.
  package func holds(_ part: UnsafeBufferPointer<UInt8>, _ text: String, _ place: ColumnTest.TextPlace) -> Bool {
    guard isOfSingleBytes else {
      let whole = String(decoding: self, as: UTF8.self)
      return switch place {
      case .anywhere: TextOperations.contains(whole, text)
      case .atStart: TextOperations.starts(whole, with: text)
      case .atEnd: TextOperations.ends(whole, with: text)
      }
    }
    guard part.count <= count else { return false }
    func isAt(_ start: Int) -> Bool {
      var at = 0
      while at < part.count, self[start &+ at] == part[at] { at &+= 1 }
      return at == part.count
    }
    switch place {
    case .atStart: return isAt(0)
    case .atEnd: return isAt(count - part.count)
    case .anywhere:
      var start = 0
      while start <= count &- part.count {
        if isAt(start) { return true }
        start &+= 1
      }
      return false
    }
  }
}
