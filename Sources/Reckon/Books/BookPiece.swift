import ReckonCatalogue
import ReckonSyntax

/// A piece of a book's text: the concatenation of all pieces is the text, byte for byte.
struct BookPiece: Sendable {
  enum Kind: Sendable {
    /// Blank lines.
    case blank
    /// Comment-only lines.
    case comment
    /// A statement with the rest of its last line.
    case statement
  }

  let kind: Kind
  /// The comment lines directly above a statement, its documentation, including line ends.
  var lead = ""
  /// Including the end of the last line, if any.
  let text: String
  /// The number of the first line of ``text`` in its file.
  let firstLine: Int

  /// The complete piece.
  var whole: String { lead + text }

  /// The text without the end of the last line.
  var content: String {
    var bytes = Substring(text).utf8
    if bytes.last == 0x0A { bytes.removeLast() }
    if bytes.last == 0x0D { bytes.removeLast() }
    return String(Substring(bytes))
  }

  /// The text of the comment lines above a statement, without comment signs; `nil` if there are none.
  var documentation: String? { lead.isEmpty ? nil : Self.words(of: lead) }

  /// The text of comment lines, without comment signs.
  static func words(of lines: String) -> String {
    var words = lines.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.map { line in
      let text = line.drop { $0 == " " || $0 == "\t" }.drop { $0 == "#" }
      return String((text.first == " " ? text.dropFirst() : text))
    }
    if words.last == "" { words.removeLast() }
    return words.joined(separator: "\n")
  }
}

extension BookPiece {
  /// Splits a text into pieces.
  ///
  /// ``StatementExtent`` determines where statements end.
  ///
  /// - Complexity: O(bytes).
  static func pieces(of text: String, firstLine: Int = 1) -> [BookPiece] {
    var text = text
    return text.withUTF8 { bytes in
      var splitter = BookSplitter(bytes: bytes, line: firstLine)
      return splitter.run()
    }
  }
}

private struct BookSplitter {
  let bytes: UnsafeBufferPointer<UInt8>
  var line: Int
  var at = 0
  var pieces: [BookPiece] = []

  init(bytes: UnsafeBufferPointer<UInt8>, line: Int) {
    self.bytes = bytes
    self.line = line
  }

  mutating func run() -> [BookPiece] {
    // A byte order mark is not part of the first statement.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      pieces.append(BookPiece(kind: .blank, text: "\u{FEFF}", firstLine: line))
      at = 3
    }
    while at < bytes.count {
      let kind = kindOfLine(at: at)
      var end = endOfLine(at)
      switch kind {
      case .blank, .comment: while end < bytes.count, kindOfLine(at: end) == kind { end = endOfLine(end) }
      case .statement: end = endOfStatement(at)
      }
      append(kind, to: end)
    }
    return pieces
  }

  private mutating func append(_ kind: BookPiece.Kind, to end: Int) {
    var lead = ""
    if kind == .statement, let last = pieces.last, last.kind == .comment {
      lead = last.text
      pieces.removeLast()
    }
    pieces.append(
      BookPiece(kind: kind, lead: lead, text: String(decoding: bytes[at..<end], as: UTF8.self), firstLine: line))
    for byte in bytes[at..<end] where byte == 0x0A { line += 1 }
    at = end
  }

  /// The start of the next line.
  private func endOfLine(_ start: Int) -> Int {
    var at = start
    while at < bytes.count, bytes[at] != 0x0A { at += 1 }
    return min(at + 1, bytes.count)
  }

  private func passBlanks(_ start: Int) -> Int {
    var at = start
    while at < bytes.count, bytes[at] == 0x20 || bytes[at] == 0x09 || bytes[at] == 0x0D { at += 1 }
    return at
  }

  private func kindOfLine(at start: Int) -> BookPiece.Kind {
    let at = passBlanks(start)
    guard at < bytes.count, bytes[at] != 0x0A else { return .blank }
    return bytes[at] == UInt8(ascii: "#") ? .comment : .statement
  }

  private func endOfStatement(_ start: Int) -> Int {
    // A quoted path may contain anything.
    let line = bytes[passBlanks(start)...]
    let isImport = line.starts(with: "import ".utf8) || line.starts(with: "import\"".utf8)
    return isImport ? endOfLine(start) : endOfWholeLine(start) ?? Lexer.endOfStatementInBook(bytes, at: start)
  }

  /// The end of a line that is evidently a complete statement: balanced brackets, no quotes or conditionals, and a
  /// number, a nonoperator word or a bracket at its end; `nil` for others. A fast path.
  private func endOfWholeLine(_ start: Int) -> Int? {
    var depth = 0
    var at = start
    var last = start
    scanning: while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"):
        depth -= 1
        last = at
      case UInt8(ascii: "`"), UInt8(ascii: "\""), UInt8(ascii: "?"): return nil
      case UInt8(ascii: "#"), 0x0A: break scanning
      case 0x20, 0x09, 0x0D: break
      default: last = at
      }
      at += 1
    }
    guard depth == 0, endsOperand(last) else { return nil }
    return endOfLine(at)
  }

  /// Whether a byte is a digit, a closing bracket or the last letter of a word that is not an operator.
  private func endsOperand(_ place: Int) -> Bool {
    func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") }
    let byte = bytes[place]
    guard isLetter(byte) else {
      return byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: ")")
        || byte == UInt8(ascii: "]")
    }
    var first = place
    while first > 0, isLetter(bytes[first - 1]) { first -= 1 }
    return !Catalogue.reservedWords.contains(String(decoding: bytes[first...place], as: UTF8.self))
  }
}
