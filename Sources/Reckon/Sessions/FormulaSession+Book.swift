import ReckonCatalogue
import ReckonCompiler
import ReckonSyntax

/// Keeping a session as a formula book.
extension FormulaSession {
  /// The text of a formula book that has the definitions of the session, and below them what was calculated, as examples where they
  /// hold with what is defined now and as comments otherwise.
  ///
  /// Loaded into a new session, the book gives every name the value that it has here. What a book cannot say, such as a conversion by
  /// exchange rates, is written as its number; a function that a book cannot contain is written as a comment. Names that
  /// functions use and that nothing defines become parameters.
  ///
  /// - Parameters:
  ///   - base: the book that the session has loaded, if it is to be kept up to date: its order, comments, parameters
  ///     and examples stay.
  ///   - isCancelled: asked now and then; true ends it with `cancelled`.
  /// - Throws: `definedTwice` when a definition was changed that the base imports; `missingSource`.
  public func bookText(
    updating base: FormulaBook? = nil, isCancelled: (@Sendable () -> Bool)? = nil
  ) throws(FormulaError) -> String {
    let draft = try BookDraft(of: self, updating: base?.withText(isCancelled), isCancelled)
    return try bookText(of: draft, updating: base, isCancelled)
  }

  /// A line of a text that was run line by line, as a book keeps it.
  package enum BookLine {
    /// A comment with its sign, an empty line, or a line that has no value here, which becomes a comment.
    case comment(String)
    /// A line that defined a name.
    case definition(String)
    /// A calculation, and its value.
    case calculation(String, FormulaResult)
  }

  /// The same with the lines of a text in their order, and before them what they do not contain.
  package func bookText(of lines: [BookLine]) throws(FormulaError) -> String {
    try bookText(of: BookDraft(of: self, lines), updating: nil, nil)
  }

  private func bookText(
    of draft: BookDraft, updating base: FormulaBook?, _ isCancelled: (@Sendable () -> Bool)?
  ) throws(FormulaError) -> String {
    var draft = draft
    // A slow calculation would be a useless example.
    var limits = options.limits
    limits.steps = min(limits.steps, Self.mostExampleSteps)
    // Each round mends what the one before has found, so that the number of rounds is bounded by what can be found.
    var failure: FormulaError?
    for _ in 0..<100 {
      let text = draft.text
      do throws(FormulaBookError) {
        let book =
          if let base {
            try FormulaBook(
              reading: text, name: base.name, limits: limits, rates: base.rates, permissions: base.permissions, imports: base.importedText,
              isCancelled: isCancelled)
          } else {
            try FormulaBook(
              reading: text, name: nil, limits: limits, rates: nil, permissions: Scope.Permissions(), imports: ImportFailure.noImports,
              isCancelled: isCancelled)
          }
        if try draft.mendValues(of: self, by: book, isCancelled) { continue }
        if try draft.mendExamples(by: book, isCancelled) { continue }
        return base.endingLines(of: text)
      } catch {
        guard let first = error.errors.first else { preconditionFailure("a book that cannot be read says why") }
        if first.kind == .cancelled || !draft.mend(error, self) { throw first }
        failure = first
      }
    }
    // What cannot be read back is not kept.
    if let failure { throw failure }
    return base.endingLines(of: draft.text)
  }
}

extension FormulaBook? {
  /// A text with the line ends of the book, where its first line ends in CR LF.
  fileprivate func endingLines(of text: String) -> String {
    let first = self?.files.first?.pieces.lazy.map { $0.whole }.first { $0.utf8.contains(0x0A) }
    guard let first, first.utf8.prefix(while: { $0 != 0x0A }).last == 0x0D else { return text }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count + text.utf8.count / 16)
    for byte in text.utf8 {
      if byte == 0x0A, bytes.last != 0x0D { bytes.append(0x0D) }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension FormulaSession {
  /// The most steps that an example of a book may take which is made of a session.
  private static let mostExampleSteps = 10_000_000
}

extension FormulaBook {
  /// The text of an import, for reading the book again.
  fileprivate var importedText: ImportReader {
    let texts = (try? importedTexts) ?? [:]
    return { (path) throws(ImportFailure) in
      guard let text = texts[path] else {
        throw ImportFailure(FormulaError.Kind.missingSource.sentence)
      }
      return text
    }
  }
}
