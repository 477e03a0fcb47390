import ReckonCatalogue

/// A file of a book: the book's own text, or one that it imports.
struct BookFile: Sendable {
  /// The path by which it was read; nothing for a text without a name.
  let path: String?
  var pieces: [BookPiece]
  var angleUnit = AngleUnit.degrees
  /// The mode that it sets, if it sets one.
  var mode: NumberMode?
  /// The files that it imports.
  var imports: [Int] = []

  init(path: String?, pieces: [BookPiece]) {
    self.path = path
    self.pieces = pieces
  }

  /// The whole text.
  var text: String { pieces.map(\.whole).joined() }

  /// A piece as messages show it.
  func source(ofPiece piece: Int) -> SourceText {
    SourceText(pieces[piece].content, name: path, firstLine: pieces[piece].firstLine)
  }

  /// What the comment at the start says, which has a blank line behind it; nothing where there is none.
  var documentation: String? {
    guard let first = pieces.first(where: { $0.kind != .blank }), first.kind == .comment else { return nil }
    return BookPiece.words(of: first.text)
  }

  /// The path that another path means in a file: relative to the file's folder, without `.` and `..` where they can be resolved.
  static func resolve(_ path: String, relativeTo file: String?) -> String {
    var parts: [Substring] = []
    let isAbsolute = path.hasPrefix("/") || file?.hasPrefix("/") ?? false
    if !path.hasPrefix("/"), let file { parts = file.split(separator: "/").dropLast() }
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
  }
}
