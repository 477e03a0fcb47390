import ReckonCatalogue

/// A file of a book: the book's own text or an import.
struct BookFile: Sendable {
  /// The path that it was read from; `nil` for an unnamed text.
  let path: String?
  var pieces: [BookPiece]
  /// The angle units that it sets, each in force after its piece.
  private(set) var angleUnits: [(piece: Int, unit: AngleUnit)] = []
  /// The number mode that it sets, if any.
  var mode: NumberMode?
  /// The files that it imports.
  var imports: [Int] = []
  /// Whether lines have moved since the text was read, so that definitions that were not reparsed have stale positions.
  var hasMoved = false

  init(path: String?, pieces: [BookPiece]) {
    self.path = path
    self.pieces = pieces
  }

  /// Records that a piece sets the angle unit; pieces must be added in order.
  mutating func setAngleUnit(_ unit: AngleUnit, at piece: Int) { angleUnits.append((piece, unit)) }

  /// The angle unit in force at a piece; degrees by default.
  func angleUnit(at piece: Int) -> AngleUnit { angleUnits.last { $0.piece < piece }?.unit ?? .degrees }

  /// The complete text.
  var text: String { pieces.map { $0.whole }.joined() }

  /// The source text of a piece, for messages.
  func source(ofPiece piece: Int) -> SourceText {
    SourceText(pieces[piece].content, name: path, firstLine: pieces[piece].firstLine)
  }

  /// The documentation: the text of a leading comment followed by a blank line; `nil` if there is none.
  var documentation: String? {
    guard let first = pieces.first(where: { $0.kind != .blank }), first.kind == .comment else { return nil }
    return BookPiece.words(of: first.text)
  }

  /// Renumbers the lines after a piece whose line count has changed.
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

  /// Whether a path has a scheme: a word of at least two letters and a colon.
  private static func hasScheme(_ path: String) -> Bool {
    guard let colon = path.firstIndex(of: ":") else { return false }
    let scheme = path[..<colon].utf8
    return scheme.count > 1 && scheme.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
  }

  /// Resolves a path relative to the folder of the importing file, and removes `.` and `..` where possible.
  ///
  /// A path with a scheme, `reckon:finance`, is left to the import reader.
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
  /// The number of line ends.
  var lineCount: Int { utf8.reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) } }
}
