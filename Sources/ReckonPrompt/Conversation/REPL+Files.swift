import Reckon
import ReckonSystem
import ReckonTerminal

/// Files that prompt commands read and write.
extension REPL {
  /// Writes a file atomically.
  ///
  /// - Parameter isNew: whether the file must not exist yet.
  func write(_ text: String, to path: String, isNew: Bool = false) throws {
    let target = try OutputTarget(path: path, console: console)
    do {
      try Array(text.utf8).withUnsafeBytes(target.write)
      try target.finish(isNew: isNew)
    } catch {
      target.abandon()
      throw error
    }
  }

  /// Writes a book's text to its file, only if the file is unchanged since it was read, or still does not exist. Check
  /// and replacement are atomic among processes that use this method.
  ///
  /// - Parameter known: the expected text of the file; `nil` if it should not exist.
  func save(_ text: String, to path: String, replacing known: String?) throws {
    guard let known else { return try write(text, to: path, isNew: true) }
    let lock = try ReplacementLock(path)
    defer { lock.release() }
    guard case .text(known) = try BookFiles.content(path, console, limits: session.options.limits) else {
      throw UsageError(
        "wasChangedBySomeoneElse", "\(path) was changed by someone else; :load it again, or save under another name")
    }
    try write(text, to: path)
  }

  /// The book that is kept up to date; `nil` if none of its definitions remain, since saving would empty its file.
  var currentBook: (path: String, book: FormulaBook, text: String)? {
    book.flatMap { book in book.book.names.contains { session.definition(of: $0) != nil } ? book : nil }
  }

  /// A path as typed: `~` is the home folder, and spaces need no quotes.
  ///
  /// - Throws: `FormulaError` for an unclosed quote, with its position.
  func path(_ text: String) throws(FormulaError) -> String {
    if let quote = CommandText.unclosedQuote(in: text) { throw quote }
    let path =
      text.count > 2 && text.hasPrefix("\"") && text.hasSuffix("\"") ? String(text.dropFirst().dropLast()) : text
    guard path == "~" || path.hasPrefix("~/") else { return path }
    return System.homeFolder(console.environment) + path.dropFirst()
  }
}
