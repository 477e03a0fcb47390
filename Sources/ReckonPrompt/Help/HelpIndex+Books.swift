import Reckon
import ReckonBooks
import ReckonTerminal

/// Help on the shipped books, before any of them is loaded.
extension HelpIndex {
  /// The list of the books.
  static let books = list(
    "books", Phrase("booksThatComeWithReckon", "the formula books that come with Reckon; :load NAME loads one")
  ) {
    bookRows
  }

  /// The names of the books, each with a one-line description.
  package static var bookRows: [HelpPage.Row] {
    zip(ShippedBooks.books, bookSentences).map { .init($0.name, $1.description) }
  }

  /// Descriptions of the books.
  package static var bookSentences: [Phrase] { ShippedBooks.books.map { Phrase(.book, $0.name, $0.summary) } }

  /// The list of the books, or of the definitions of one of them.
  ///
  /// - Throws: `UsageError` for an unknown name.
  package static func bookPages(of name: String) throws(UsageError) -> [HelpPage] {
    if name.isEmpty { return [books.page()] }
    guard let book = ShippedBooks.books.first(where: { $0.name == name }) else {
      let nearest = Suggestion.nearest(to: name, among: ShippedBooks.names)
      throw UsageError(
        "noBookComesWithReckon",
        "no book \(FormulaError.Kind.shortened(name)) comes with Reckon; \(Suggestion.advice(nearest, otherwise: Phrase("theBooksAre", "there are \(ShippedBooks.names.joined(separator: ", "))")))"
      )
    }
    let rows = ShippedBooks.definitions.filter { $0.book == name && !$0.example.isEmpty }.map {
      HelpPage.Row($0.head, $0.summary)
    }
    return [HelpPage(name, Phrase(.book, book.name, book.summary).description, [.rows(rows)])]
  }

  /// The definitions that the books show in an example; internal ones have none.
  ///
  /// - Parameter inShell: whether example lines are for a shell instead of the prompt.
  package static func bookDefinitions(inShell: Bool = false) -> [HelpEntry] {
    ShippedBooks.definitions.filter { !$0.example.isEmpty }.map { definition in
      HelpEntry(.definition, [definition.name], Phrase(verbatim: definition.summary), keywords: definition.keywords) {
        HelpPage(
          definition.head,
          (definition.head == definition.name
            ? Phrase("valueOfTheBook", "value of the book \(definition.book)")
            : Phrase("functionOfTheBook", "function of the book \(definition.book)")).description,
          [
            .text(definition.summary),
            .inputs(inShell ? [shellLine(for: definition)] : [":load \(definition.book)", definition.example]),
          ])
      }
    }
  }

  /// A shell command that uses a definition, with values of parameters first.
  private static func shellLine(for definition: ShippedBooks.Definition) -> String {
    var statements = definition.example.split(separator: "; ").map(String.init)
    let expression = statements.popLast() ?? ""
    let quote = expression.contains("'") ? "\"" : "'"
    return (["reckon --book \(definition.book)"] + statements.map { "--let '\($0)'" } + [quote + expression + quote])
      .joined(separator: " ")
  }
}

extension HelpEntry {
  /// A summary with one example line.
  var brief: HelpPage {
    let page = page()
    var blocks: [HelpPage.Block] = [.text(summary)]
    for block in page.blocks {
      switch block {
      case .examples(let inputs): blocks.append(.examples(Array(inputs.prefix(1))))
      case .inputs: blocks.append(block)
      case .text, .rows, .names: continue
      }
      break
    }
    return HelpPage(page.title, page.kind, blocks)
  }
}
