import Reckon
import ReckonSyntax
import ReckonTerminal

/// The names with given values that no text uses, most likely typing errors.
package struct UnusedNames: Sendable {
  /// The names that no text has used so far, in order.
  package private(set) var remaining: [String]
  /// The candidates for suggestions: the other names.
  private var others: Set<String> = []

  /// - Parameter books: the books whose parameters count as used.
  package init(_ names: [String], _ books: [FormulaBook]) {
    remaining = names
    for book in books { read(book) }
  }

  /// The names that definitions such as `x=3` assign; each may be used by another.
  package init(definitions: [String], _ books: [FormulaBook]) {
    let lists = definitions.map { Lexer.tokens(of: SourceText($0), newlinesSeparate: true) }
    self.init(lists.compactMap { list in list.tokens.lazy.compactMap { list.name(of: $0) }.first }, books)
    for list in lists { read(list, from: list.tokens.firstIndex { $0.kind == .equals } ?? 0) }
  }

  /// Marks the names in a text as used. Commands that list or save definitions use all names.
  ///
  /// - Complexity: O(bytes); O(1) if no name remains.
  package mutating func read(_ text: String) {
    guard !remaining.isEmpty else { return }
    // Bytewise splitting is ten times faster than splitting characters.
    for bytes in text.utf8.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      let line = String(Substring(bytes))
      switch CommandReading(line)?.command?.argument {
      case .definition, .file, .book: remaining = []
      case .nothing, .expression, .topic, .setting, nil: read(Lexer.tokens(of: SourceText(line)), from: 0)
      }
    }
  }

  /// Marks the parameters of a book as used.
  package mutating func read(_ book: FormulaBook) { add(Set(book.parameters.map(\.name))) }

  private mutating func read(_ list: TokenList, from start: Int) {
    add(Set(list.tokens[start...].compactMap { list.name(of: $0) }))
  }

  private mutating func add(_ names: Set<String>) {
    remaining.removeAll { names.contains($0) }
    others.formUnion(names)
  }

  /// The suggestion at the end of a message on an unused name.
  package func suggestion(for name: String) -> Phrase {
    Suggestion.ending(Suggestion.nearest(to: name, among: others.sorted()))
  }

  /// Rejects a name given with `--let` that no text uses.
  ///
  /// - Throws: `UsageError` for the first of them.
  package func check() throws(UsageError) {
    guard let name = remaining.first else { return }
    throw UsageError(
      "letIsUsedNowhere", "--let \(FormulaError.Kind.shortened(name)) is used nowhere\(suggestion(for: name))")
  }
}
