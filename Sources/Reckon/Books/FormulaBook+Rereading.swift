import ReckonCatalogue
import ReckonCompiler
import Synchronization

/// The text of a stored book, for callers that give its parameters in units other than its programs were compiled for.
extension FormulaBook {
  /// The names as visible to formulas outside the book.
  var namesForUsers: BookNames {
    var names = store.names
    guard stored?.texts != nil else { return names }
    let text = RereadBook(self)
    names.reread = { (isCancelled) throws(FormulaError) in try text.names(isCancelled) }
    return names
  }
}

/// A stored book that is lazily reparsed from its text.
private final class RereadBook: Sendable {
  private let book: FormulaBook
  /// The result of parsing, once attempted.
  private let found = Mutex<BookNames??>(nil)

  init(_ book: FormulaBook) { self.book = book }

  /// The names with the meanings from the text; `nil` if the text is not a valid book.
  ///
  /// - Throws: `cancelled`.
  func names(_ isCancelled: (@Sendable () -> Bool)?) throws(FormulaError) -> BookNames? {
    if let known = found.withLock({ $0 }) { return known }
    // Parsing outside the lock does not block other threads; if two threads parse concurrently, either result will do.
    var names: BookNames?
    do throws(FormulaBookError) { names = try book.readTexts(isCancelled).store.names } catch {
      if let first = error.errors.first, first.kind == .cancelled { throw first }
    }
    found.withLock { $0 = .some(names) }
    return names
  }
}
