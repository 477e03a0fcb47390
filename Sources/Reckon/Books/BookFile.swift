import ReckonCatalogue

/// A file of a book: the book's own text, or one that it imports.
struct BookFile: Sendable {
  /// The path by which it was read; `nil` for a text without a name.
  let path: String?
  var pieces: [BookPiece]
  /// The angle units that it sets, each for the pieces behind that one.
  private(set) var angleUnits: [(piece: Int, unit: AngleUnit)] = []
  /// The mode that it sets, if it sets one.
  var mode: NumberMode?
  /// The files that it imports.
  var imports: [Int] = []
  /// Whether lines have moved since the text was read, so that definitions that have not been read again have the places of then.
  var hasMoved = false

  init(path: String?, pieces: [BookPiece]) {
    self.path = path
    self.pieces = pieces
  }

  /// Takes in that a piece sets the unit of angles; pieces come in their order.
  mutating func setAngleUnit(_ unit: AngleUnit, at piece: Int) { angleUnits.append((piece, unit)) }

  /// The unit of angles in force at a piece: degrees before any is set.
  func angleUnit(at piece: Int) -> AngleUnit { angleUnits.last { $0.piece < piece }?.unit ?? .degrees }

  /// The whole text.
  var text: String { pieces.map { $0.whole }.joined() }

  /// A piece as messages show it.
  func source(ofPiece piece: Int) -> SourceText {
    SourceText(pieces[piece].content, name: path, firstLine: pieces[piece].firstLine)
  }

  /// The text of the comment at the start that a blank line follows; `nil` where there is none.
  var documentation: String? {
    guard let first = pieces.first(where: { $0.kind != .blank }), first.kind == .comment else { return nil }
    return BookPiece.words(of: first.text)
  }

  /// Numbers the lines behind a piece that has got more or fewer of them.
  mutating func moveLines(behind piece: Int) {
    hasMoved = true
    var line = pieces[piece].firstLine + pieces[piece].text.lineCount
    for index in pieces.indices.dropFirst(piece + 1) {
      line += pieces[index].lead.lineCount
      let old = pieces[index]
      pieces[index] = BookPiece(kind: old.kind, lead: old.lead, text: old.text, firstLine: line)
      line += old.text.lineCount
    }
  }

  /// Whether a path begins with a word of at least two letters and a colon.
  private static func hasScheme(_ path: String) -> Bool {
    guard let colon = path.firstIndex(of: ":") else { return false }
    let scheme = path[..<colon].utf8
    return scheme.count > 1 && scheme.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
  }

  /// The path that another path means in a file: relative to the file's folder, without `.` and `..` where they can be resolved.
  ///
  /// A path with a scheme, `reckon:finance`, means what the reader of books makes of it.
  static func resolve(_ path: String, relativeTo file: String?) -> String {
    if hasScheme(path) { return path }
    var parts: [Substring] = []
    let isAbsolute = path.hasPrefix("/") || file?.hasPrefix("/") ?? false
    if !path.hasPrefix("/"), let file { parts = file.split(separator: "/").dropLast() }
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
  }
}

extension String {
  /// The number of line ends that it has.
  var lineCount: Int { utf8.reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) } }
}
