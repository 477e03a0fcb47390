import Reckon
import ReckonTerminal

/// The statements of a script as one text with unchanged byte offsets; commands are replaced by spaces.
package struct ScriptText {
  /// The script without a byte order mark.
  package let source: SourceText
  package let statements: SourceText
  /// The files and shipped books that `:load` commands name, in order.
  package let loadedBooks: [String]

  /// - Throws: `FormulaError` for a line that exceeds the length limit.
  /// - Complexity: O(bytes).
  package init(_ text: String, limits: Limits) throws {
    source = SourceText(text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text)
    // The reader turns two-byte line ends into one byte.
    var bytes = Array(source.text.replacing("\r\n", with: " \n").utf8)
    let starts = [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
    var books: [String] = []
    var reader = ScriptReader(bytes: bytes, name: "", limits: limits)
    while let statement = try reader.next() {
      guard statement.isCommand else { continue }
      if let command = CommandReading(statement.source.text), command.command?.name == "load" {
        books.append(command.content)
      }
      let start = starts[statement.firstLine - 1]
      for index in start..<start + statement.count { bytes[index] = 0x20 }
    }
    statements = SourceText(String(decoding: bytes, as: UTF8.self))
    loadedBooks = books
  }
}
