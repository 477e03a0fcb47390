import ReckonCatalogue
import ReckonCompiler
import Synchronization

/// The text of a stored book, for parameters given in another unit than its programs were compiled for.
extension FormulaBook {
  /// The names as formulas outside of the book see them.
  var namesForUsers: BookNames {
    var names = store.names
    guard stored?.texts != nil else { return names }
    let text = RereadBook(self)
    names.reread = { (isCancelled) throws(FormulaError) in try text.names(isCancelled) }
    return names
  }
}

/// A stored book that is read from its text when that is first needed.
private final class RereadBook: Sendable {
  private let book: FormulaBook
  /// What reading has given, once it was tried.
  private let found = Mutex<BookNames??>(nil)

  init(_ book: FormulaBook) { self.book = book }

  /// The names with the meanings that the text gives them; `nil` where it is none of a book.
  ///
  /// - Throws: `cancelled`.
  func names(_ isCancelled: (@Sendable () -> Bool)?) throws(FormulaError) -> BookNames? {
    if let known = found.withLock({ $0 }) { return known }
    // Reading outside of the lock keeps no other thread waiting; of two that read at once either will do.
    var names: BookNames?
    do throws(FormulaBookError) { names = try book.readTexts(isCancelled).store.names } catch {
      if let first = error.errors.first, first.kind == .cancelled { throw first }
    }
    found.withLock { $0 = .some(names) }
    return names
  }
}
