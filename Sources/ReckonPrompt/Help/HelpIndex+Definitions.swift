import Reckon
import ReckonTerminal

/// Help on the definitions of loaded books and of the session.
extension HelpIndex {
  /// - Parameters:
  ///   - books: in loading order; of two definitions of a name the last one counts.
  static func definitions(of session: FormulaSession, books: [FormulaBook]) -> [HelpEntry] {
    var entries: [String: HelpEntry] = [:]
    for book in books {
      for definition in book.definitions {
        let own = session.definition(of: definition.name)
        // An unchanged definition equals its text in the book, except for the value of a parameter and a trailing
        // comment.
        guard definition.kind == .parameter || own.map({ definition.text.hasPrefix($0.text) }) ?? false else {
          continue
        }
        entries[definition.name] = entry(of: definition, in: book)
      }
    }
    for definition in session.definitions where entries[definition.name] == nil {
      entries[definition.name] = HelpEntry(.definition, [definition.name], Phrase(verbatim: definition.text)) {
        HelpPage(definition.title, Phrase("defined here").description, [.inputs([definition.text])])
      }
    }
    return entries.values.sorted { $0.name < $1.name }
  }

  /// The prefix of the search keywords of a definition, on a line of its comment.
  private static let keywordsMark = "Keywords: "

  private static func entry(of definition: FormulaBook.Definition, in book: FormulaBook) -> HelpEntry {
    let documentation = (definition.documentation ?? "").split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init)
    // Keywords are not displayed.
    let lines = documentation.filter { !$0.hasPrefix(keywordsMark) }
    let keywords =
      documentation.first { $0.hasPrefix(keywordsMark) }.map { String($0.dropFirst(keywordsMark.count)) } ?? ""
    let summary = lines.first { !$0.isEmpty } ?? definition.text
    let word: Phrase =
      switch definition.kind {
      case .parameter: "parameter"
      case .constant: "value"
      case .formula: definition.arguments == nil ? "value" : "function"
      }
    return HelpEntry(.definition, [definition.name], Phrase(verbatim: summary), keywords: keywords) {
      let facts = [
        ("unit", definition.unit), ("default", definition.defaultText), ("needs", definition.condition),
      ].compactMap { name, text in text.map { HelpPage.Row(Phrase(sentence: name).description, $0) } }
      return HelpPage(
        definition.arguments.map { "\(definition.name)(\($0.joined(separator: ", ")))" } ?? definition.name,
        (definition.file.map { Phrase("of", "\(word) of \($0)") } ?? word).description,
        [
          .text(lines.joined(separator: " ")), .rows(facts),
          .inputs([definition.text] + book.examples(of: definition.name)),
        ])
    }
  }
}
