import Reckon
import ReckonSystem
import ReckonTerminal

/// Files that commands of the prompt write and name.
extension REPL {
  /// Writes a file, which appears under its name when it is complete.
  ///
  /// - Parameter isNew: whether there must be no file of that name.
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

  /// Writes a book's text to its file: only if the file still has the text that is known of it, or still does not exist. The check and the
  /// replacement are one step for all processes that do the same.
  ///
  /// - Parameter known: the text that the file should have; `nil` when there should be no file.
  func save(_ text: String, to path: String, replacing known: String?) throws {
    guard let known else { return try write(text, to: path, isNew: true) }
    let lock = try ReplacementLock(path)
    defer { lock.release() }
    guard case .text(known) = try BookFiles.content(path, console, limits: session.options.limits) else {
      throw UsageError("wasChangedBySomeoneElse", "\(path) was changed by someone else; :load it again, or save under another name")
    }
    try write(text, to: path)
  }

  /// The book that is kept up to date; none when nothing of it is defined any more: saving would empty its file.
  var currentBook: (path: String, book: FormulaBook, text: String)? {
    book.flatMap { book in book.book.names.contains { session.definition(of: $0) != nil } ? book : nil }
  }

  /// A path as a person writes it: `~` is the home folder, and quotes around blanks are not needed.
  ///
  /// - Throws: `FormulaError` for a quote without its pair, at its place.
  func path(_ text: String) throws(FormulaError) -> String {
    if let quote = CommandText.unclosedQuote(in: text) { throw quote }
    let path = text.count > 2 && text.hasPrefix("\"") && text.hasSuffix("\"") ? String(text.dropFirst().dropLast()) : text
    guard path == "~" || path.hasPrefix("~/") else { return path }
    return System.homeFolder(console.environment) + path.dropFirst()
  }
}
