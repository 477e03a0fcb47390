import ReckonCatalogue
import ReckonSyntax

extension BookFile {
  /// Appends a statement on a line of its own.
  mutating func append(_ statement: BookPiece) {
    var line = 1
    if let last = pieces.last {
      let isOpen = !last.text.isEmpty && last.text.utf8.last != 0x0A && last.text != "\u{FEFF}"
      if isOpen {
        pieces[pieces.count - 1] = BookPiece(
          kind: last.kind, lead: last.lead, text: last.text + "\n", firstLine: last.firstLine)
      }
      line = last.firstLine + pieces[pieces.count - 1].text.lineCount
      if last.kind == .comment {
        // A comment directly above the statement would become its documentation.
        pieces.append(BookPiece(kind: .blank, text: "\n", firstLine: line))
        line += 1
      }
    }
    pieces.append(
      BookPiece(
        kind: .statement, lead: statement.lead, text: statement.content + "\n",
        firstLine: line + statement.lead.lineCount))
  }

  /// A statement with its replacement merged: leading and trailing comments are kept unless the new one has its own.
  func replacement(of piece: Int, by new: BookPiece) -> BookPiece {
    let old = pieces[piece]
    let end = old.text.utf8.suffix(old.text.utf8.count - old.content.utf8.count)
    let text =
      new.content + (new.trailingComment.isEmpty ? old.trailingComment : "") + String(decoding: end, as: UTF8.self)
    let lead = new.lead.isEmpty ? old.lead : new.lead
    let line = old.firstLine + lead.lineCount - old.lead.lineCount
    return BookPiece(kind: .statement, lead: lead, text: text, firstLine: line)
  }

  /// Whether replacing a piece changes the line numbers after it.
  func movesLines(_ piece: Int, _ new: BookPiece) -> Bool { new.whole.lineCount != pieces[piece].whole.lineCount }

  mutating func replace(_ piece: Int, with new: BookPiece) {
    let moves = movesLines(piece, new)
    pieces[piece] = new
    if moves { moveLines(behind: piece) }
  }

  /// Empties a piece.
  mutating func erase(_ piece: Int) {
    let old = pieces[piece]
    pieces[piece] = BookPiece(kind: .blank, text: "", firstLine: old.firstLine - old.lead.lineCount)
    moveLines(behind: piece)
  }
}

extension BookPiece {
  /// The comment after a statement, with the spaces before it.
  var trailingComment: String {
    let list = Lexer.tokens(of: SourceText(content), newlinesSeparate: true)
    let last = list.tokens.dropLast().last { $0.kind != .newline }
    let rest = String(decoding: content.utf8.dropFirst(last?.range.end ?? 0), as: UTF8.self)
    return rest.contains("#") ? rest : ""
  }
}
