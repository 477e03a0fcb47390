import ReckonCatalogue
import ReckonCompiler
import ReckonSyntax

/// Saving a session as a formula book.
extension FormulaSession {
  /// The text of a formula book with the session's definitions, followed by its calculations, as examples if they hold
  /// with the current definitions and as comments otherwise.
  ///
  /// Loaded into a new session, the book gives every name its current value. Expressions that a book cannot contain,
  /// such as a conversion by exchange rates, are written as numbers; such functions are written as comments. Undefined
  /// names that functions use become parameters.
  ///
  /// - Parameters:
  ///   - base: the book loaded by the session, if it is to be updated: its order, comments, parameters and examples are
  ///     kept.
  ///   - isCancelled: polled regularly; returning true throws `cancelled`.
  /// - Throws: `definedTwice` if an imported definition of the base was changed; `missingSource`.
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
    // Each round fixes the errors found by the previous one; the number of rounds is bounded by the number of errors.
    var failure: FormulaError?
    for _ in 0..<100 {
      let text = draft.text
      do throws(FormulaBookError) {
        let book =
          if let base {
            try FormulaBook(
              reading: text, name: base.name, limits: limits, rates: base.rates, permissions: base.permissions,
              imports: base.importedText,
              isCancelled: isCancelled)
          } else {
            try FormulaBook(
              reading: text, name: nil, limits: limits, rates: nil, permissions: Scope.Permissions(),
              imports: ImportFailure.noImports,
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
    // Text that does not parse back is not saved.
    if let failure { throw failure }
    return base.endingLines(of: draft.text)
  }
}

extension FormulaBook? {
  /// The text with CR LF line ends if the book's first line has one.
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
  /// The maximum number of steps of a calculation that is saved as an example.
  private static let mostExampleSteps = 10_000_000
}

extension FormulaBook {
  /// A reader of the stored import texts, for parsing the book again.
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
