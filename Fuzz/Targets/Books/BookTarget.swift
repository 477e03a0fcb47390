import Reckon
import ReckonBytecode
import ReckonCatalogue

/// Formula books: text, changes of it and stored books.
package struct BookTarget: FuzzTarget {
  package let name = "book"
  package let summary =
    "a book's text, its changes one by one, and its stored form, damaged or not, give the same values or good messages"
  package let longestInput = 1_024
  package var words: [String] { SeedTexts.words + BookSeeds.words }

  package init() {}

  package var seeds: [[UInt8]] {
    let texts = BookSeeds.texts.map { Array($0.utf8) }
    let images = BookSeeds.texts.enumerated().compactMap { index, text -> [UInt8]? in
      let image = try? BookInput(text).book().image(keepingSource: index % 2 == 0)
      return image.flatMap { $0.count <= longestInput ? $0 : nil }
    }
    return texts + images
  }

  /// What begins as a stored book does is one; its checksum is made to fit when it does not. All else is text.
  package func check(_ input: [UInt8]) throws(Finding) {
    guard !FormulaBook.isImage(input) else {
      if try !checkImage(input) { _ = try checkImage(Self.header.mended(input)) }
      return
    }
    let input = BookInput(String(decoding: input, as: UTF8.self))
    var book: FormulaBook
    do { book = try input.book() } catch {
      try check(error, isValid: input.isValid)
      return
    }
    guard input.isValid else { throw Finding("a book that can be read is not valid") }
    guard let text = try? book.text, text == input.text else {
      throw Finding("the book's text is another than the one that was read")
    }
    try checkStored(book)
    for change in input.changes { try apply(change, to: &book, input) }
  }

  private func check(_ error: FormulaBookError, isValid: Bool) throws(Finding) {
    guard !error.errors.isEmpty, !isValid else { throw Finding("a book is refused without an error, or is valid") }
    for error in error.errors { try MessageCheck.check(error) }
  }

  // MARK: Changes

  /// A book that was changed is the one that its new text is; a change that is refused leaves it as it was.
  private func apply(_ change: BookInput.Change, to book: inout FormulaBook, _ input: BookInput) throws(Finding) {
    let before = book
    try? book.compile()
    let compiled = Set(book.compiledNames)
    let touched: [String]
    do {
      switch change {
      case .define(let text): touched = try book.define(text)
      case .remove(let name): touched = try book.remove(name)
      }
    } catch {
      for error in error.errors { try MessageCheck.check(error) }
      guard !error.errors.isEmpty, BookView(book) == BookView(before) else {
        throw Finding("a change that is refused changes the book")
      }
      try checkRefusal(change, before, input)
      return
    }
    let anew: FormulaBook
    do { anew = try BookInput.anew(book) } catch {
      throw Finding("after \(change) the text no longer loads: \(error)")
    }
    let (found, expected) = (BookView(book), BookView(anew))
    guard found == expected else {
      throw Finding("after \(change) the book differs from its text read anew:\n\(found)\n\(expected)")
    }
    guard compiled.subtracting(touched).intersection(book.names).isSubset(of: book.compiledNames),
      Set(touched).isSubset(of: book.names)
    else {
      throw Finding("after \(change) programs are given up that it does not touch, \(touched)")
    }
  }

  /// A definition that cannot be added makes a text that cannot be read.
  private func checkRefusal(_ change: BookInput.Change, _ book: FormulaBook, _ input: BookInput) throws(Finding) {
    guard case .define(let line) = change, let text = try? book.text, !line.contains("\n"), !line.contains(";") else {
      return
    }
    guard let again = try? FormulaBook(line, limits: BookInput.limits), again.names.count == 1,
      let name = again.names.first,
      book.definition(named: name) == nil
    else { return }
    let whole = text + (text.isEmpty || text.utf8.last == 0x0A ? "" : "\n") + line + "\n"
    if let read = try? BookInput(whole).book(), read.names.count == book.names.count + 1,
      read.definition(named: name) != nil
    {
      throw Finding("\(change) is refused, but the text with it is read")
    }
  }

  // MARK: Stored books

  /// A stored book gives what the book gives; without its text only the places of errors are missing.
  private func checkStored(_ book: FormulaBook) throws(Finding) {
    for keepsSource in [true, false] {
      guard let image = try? book.image(keepingSource: keepsSource) else { continue }
      let stored: FormulaBook
      do { stored = try FormulaBook(image: image, limits: BookInput.limits) } catch {
        throw Finding("the stored book is refused: \(error.message)")
      }
      let (found, expected) = (
        BookView.answers(stored, places: keepsSource), BookView.answers(book, places: keepsSource)
      )
      guard found == expected else {
        throw Finding("stored \(keepsSource ? "with" : "without") its text it differs:\n\(found)\n\(expected)")
      }
      let (use, expectedUse) = (try BookUses.answers(stored), try BookUses.answers(book))
      guard use == expectedUse else {
        throw Finding(
          "stored \(keepsSource ? "with" : "without") its text it is used otherwise:\n\(use)\n\(expectedUse)")
      }
      guard (try? stored.image(keepingSource: keepsSource)) == image else {
        throw Finding("stored once more the book differs")
      }
      guard keepsSource else { continue }
      guard (try? stored.text) == (try? book.text), BookView.examples(stored) == BookView.examples(book) else {
        throw Finding("the stored book's text or its examples differ")
      }
    }
  }

  private static let header = ImageHeader(magic: "RKNB", version: FormulaBook.imageVersion, subject: "")

  /// - Returns: whether the image was read.
  private func checkImage(_ image: [UInt8]) throws(Finding) -> Bool {
    var book: FormulaBook
    do { book = try FormulaBook(image: image, limits: BookInput.limits) } catch {
      try MessageCheck.check(error)
      return false
    }
    _ = BookView(book)
    for name in book.names {
      do { _ = try book.formula(named: name) } catch { try MessageCheck.check(error) }
    }
    if let again = try? book.image(keepingSource: false) {
      guard let stored = try? FormulaBook(image: again, limits: BookInput.limits) else {
        throw Finding("stored again it is refused")
      }
      let (found, expected) = (BookView.answers(stored, places: false), BookView.answers(book, places: false))
      guard found == expected else { throw Finding("stored again it differs:\n\(found)\n\(expected)") }
    }
    do { try book.define("fuzzed = 1") } catch { for error in error.errors { try MessageCheck.check(error) } }
    return true
  }

  package func listing(of input: [UInt8]) -> String {
    guard FormulaBook.isImage(input) else { return String(decoding: input, as: UTF8.self) }
    guard let book = try? FormulaBook(image: Self.header.mended(input)) else {
      return "\(input.count) bytes that hold no sound book"
    }
    return "\(BookView(book))"
  }
}
