import Reckon
import ReckonSyntax
import ReckonTerminal

/// Which of the names that were given values no text has: most likely another one was meant.
package struct UnusedNames: Sendable {
  /// Those that no text has had so far, in their order.
  package private(set) var remaining: [String]
  /// What may have been meant: the other names.
  private var others: Set<String> = []

  /// - Parameter books: parameters of books are used, wherever they stand.
  package init(_ names: [String], _ books: [FormulaBook]) {
    remaining = names
    for book in books { read(book) }
  }

  /// The names that definitions give values, as `x=3` does; each may be used by another.
  package init(definitions: [String], _ books: [FormulaBook]) {
    let lists = definitions.map { Lexer.tokens(of: SourceText($0), newlinesSeparate: true) }
    self.init(lists.compactMap { list in list.tokens.lazy.compactMap { list.name(of: $0) }.first }, books)
    for list in lists { read(list, from: list.tokens.firstIndex { $0.kind == .equals } ?? 0) }
  }

  /// Takes note of the names in a text. Commands that list or keep what is defined use all names.
  ///
  /// - Complexity: O(bytes); O(1) when no name remains.
  package mutating func read(_ text: String) {
    guard !remaining.isEmpty else { return }
    // By bytes, which costs a tenth of what characters do.
    for bytes in text.utf8.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      let line = String(Substring(bytes))
      switch CommandReading(line)?.command?.argument {
      case .definition, .file, .book: remaining = []
      case .nothing, .expression, .topic, .setting, nil: read(Lexer.tokens(of: SourceText(line)), from: 0)
      }
    }
  }

  /// Takes note of the parameters of a book.
  package mutating func read(_ book: FormulaBook) { add(Set(book.parameters.map(\.name))) }

  private mutating func read(_ list: TokenList, from start: Int) { add(Set(list.tokens[start...].compactMap { list.name(of: $0) })) }

  private mutating func add(_ names: Set<String>) {
    remaining.removeAll { names.contains($0) }
    others.formUnion(names)
  }

  /// The question at the end of a message on a name that remains.
  package func suggestion(for name: String) -> Phrase { Suggestion.ending(Suggestion.nearest(to: name, among: others.sorted())) }

  /// Refuses a name that `--let` gives a value and no text has.
  ///
  /// - Throws: `UsageError` for the first of them.
  package func check() throws(UsageError) {
    guard let name = remaining.first else { return }
    throw UsageError("letIsUsedNowhere", "--let \(FormulaError.Kind.shortened(name)) is used nowhere\(suggestion(for: name))")
  }
}
