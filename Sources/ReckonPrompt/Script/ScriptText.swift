import Reckon
import ReckonTerminal

/// The statements of a script as one text, at the same bytes as in the script; blanks stand for its commands.
package struct ScriptText {
  /// The script as it is, but for a mark of the byte order.
  package let source: SourceText
  package let statements: SourceText
  /// The files and shipped books that it takes in by `:load`, in their order.
  package let loadedBooks: [String]

  /// - Throws: `FormulaError` for a line that is longer than a source may be.
  /// - Complexity: O(bytes).
  package init(_ text: String, limits: Limits) throws {
    source = SourceText(text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text)
    // Ends of lines that are two bytes are one in what the reader gives.
    var bytes = Array(source.text.replacing("\r\n", with: " \n").utf8)
    let starts = [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
    var books: [String] = []
    var reader = ScriptReader(bytes: bytes, name: "", limits: limits)
    while let statement = try reader.next() {
      guard statement.isCommand else { continue }
      if let command = CommandReading(statement.source.text), command.command?.name == "load" { books.append(command.content) }
      let start = starts[statement.firstLine - 1]
      for index in start..<start + statement.count { bytes[index] = 0x20 }
    }
    statements = SourceText(String(decoding: bytes, as: UTF8.self))
    loadedBooks = books
  }
}
