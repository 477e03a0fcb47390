import ReckonCatalogue
import ReckonMachine

/// A question about the fields of one column that is answered from their bytes, so that the formula around it computes
/// with numbers alone: `region == "EU"`.
package struct ColumnTest: Hashable, Sendable {
  package enum Question: Hashable, Sendable {
    /// Whether a field's text is one of these.
    case isAmong([[UInt8]])
    case isNoneOf([[UInt8]])
    case isMissing
    /// How many characters a field's text has.
    case length
    /// Whether a field's text holds another, or begins or ends with it.
    case holds(String, TextPlace)
    /// A field's number, or that of a literal where the field is missing.
    case number(orElse: String)
    /// A field's text as it stands, as `concat` takes it: 007 and not 7.
    case text
  }

  /// Where a text stands in another.
  package enum TextPlace: Hashable, Sendable { case anywhere, atStart, atEnd }

  package let column: String
  package let question: Question

  package init(column: String, question: Question) { (self.column, self.question) = (column, question) }

  /// The name that its answers have in formulas; nobody can type it.
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

  /// The bytes of texts, so that no two lists of texts are written in one way.
  private static func written(_ texts: [[UInt8]]) -> String {
    texts.map { text in text.map { "\($0)" }.joined(separator: ",") }.joined(separator: ";")
  }

  /// The unit of its answers.
  package var unit: String? {
    switch question {
    case .isAmong, .isNoneOf, .isMissing, .holds: ValueKind.truth.inputUnit
    case .number, .length: nil
    case .text: ValueKind.text.inputUnit
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether each byte is a character of the text: all are ASCII, and none is a carriage return, which is one character
  /// with a line feed.
  private var isOfSingleBytes: Bool {
    var isNone = false
    for byte in self { isNone = isNone || byte >= 0x80 || byte == 0x0D }
    return !isNone
  }

  /// How many characters a field's text has.
  package var characterCount: Int { isOfSingleBytes ? count : String(decoding: self, as: UTF8.self).count }

  /// Whether a field's text holds another, as the function of the language says it.
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
