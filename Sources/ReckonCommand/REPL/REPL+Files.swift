import Foundation
import Reckon

/// Files that commands of the prompt write and name.
extension REPL {
  /// Writes a file, which appears under its name when it is whole.
  func write(_ text: String, to path: String) throws {
    let target = try OutputTarget(path: path, console: console)
    do {
      try Array(text.utf8).withUnsafeBytes(target.write)
      try target.finish()
    } catch {
      target.abandon()
      throw error
    }
  }

  /// The book that is kept up to date; none when nothing of it is defined any more: saving would empty its file.
  var currentBook: (path: String, book: FormulaBook, text: String)? {
    book.flatMap { book in book.book.names.contains { session.definition(of: $0) != nil } ? book : nil }
  }

  /// A path as a person writes it: `~` is the home folder, and quotes around blanks are not needed.
  func path(_ text: String) -> String {
    let path = text.count > 2 && text.hasPrefix("\"") && text.hasSuffix("\"") ? String(text.dropFirst().dropLast()) : text
    guard path == "~" || path.hasPrefix("~/"), let home = console.environment["HOME"] else { return path }
    return home + path.dropFirst()
  }
}
