import Reckon
import ReckonBooks
import ReckonSystem
import ReckonTerminal

extension PromptCommand {
  static let save = PromptCommand(
    "save", "[FILE]", "saves definitions and calculations as a formula book",
    details: """
      Definitions are saved as they were typed, with the calculations below them as examples, which reckon test
      checks. :load restores them with the same values. The book that was loaded or saved last is updated, and keeps
      its comments and examples; a parameter's current value becomes its default. No other file is ever overwritten.
      """, argument: .file, examples: ["price = 20", "net = price * 0.8", ":save prices.reckon", ":save"]
  ) { repl, path in
    guard let path = path.isEmpty ? repl.currentBook?.path : try repl.path(path) else {
      throw UsageError(
        repl.hasSeveralBooks
          ? Phrase("severalBooksWereLoaded", "several books were loaded; :save FILE saves the definitions in a new one")
          : Phrase("saveNeedsAFile", "save needs a file: :save prices.reckon"))
    }
    let known = repl.currentBook.flatMap { $0.path == path ? $0 : nil }
    let exists = System.exists(path)
    if exists, known == nil {
      throw UsageError(
        "isThereAlreadyLoad", "\(path) already exists; :load it to update it, or save under another name")
    }
    // A book saved under another name keeps its comments and examples.
    let text = try repl.session.bookText(updating: (known ?? repl.currentBook)?.book, isCancelled: repl.isCancelled)
    let book = try FormulaBook(
      text, name: path, limits: repl.session.options.limits, rates: repl.session.scope.rates,
      importing: BookFiles.imported(repl.session.options.limits))
    try repl.save(text, to: path, replacing: exists ? known?.text : nil)
    repl.book = (path, book, text)
    if let kept = try? JournalEntry.Book(book, path: path) { repl.record(.save(kept)) }
    let count = repl.session.definitions.count
    if repl.isInteractive { try repl.say(Phrase("in", "\(count, of: "definition") in \(path)")) }
  }

  static let load = PromptCommand(
    "load", "FILE", "loads the definitions of a formula book",
    details: """
      If there is no file of that name, the book that comes with Reckon is loaded: :load finance. Its definitions can
      be used and changed like any other; :undo removes all of them. Parameters with a default have it as their value;
      formulas that use other parameters have no value until these are given one. :books lists the books.
      """, argument: .book,
    examples: ["price = 20", ":save prices.reckon", ":forget price", ":load prices.reckon", "price"]
  ) { repl, path in
    guard !path.isEmpty else { throw UsageError("loadNeedsAFile", "load needs a file: :load prices.reckon") }
    let path = BookFiles.path(try repl.path(path))
    let book = try BookFiles.book(path, repl.console, limits: repl.session.options.limits)
    for note in book.notes { repl.console.report(note) }
    let before = repl.session.definitions.map(\.name)
    let definitions = try repl.take(book, from: path)
    if let kept = try? JournalEntry.Book(book, path: path) { repl.record(.load(repl.moment, kept)) }
    guard repl.isInteractive else { return }
    try repl.say(added(definitions, path))
    let replaced = before.filter(Set(definitions.map(\.name)).contains)
    if !replaced.isEmpty {
      try repl.say(Phrase("inThePlaceOfYourOwn", "replacing your own: \(REPL.list(replaced)); :undo brings them back"))
    }
    for definition in definitions { if let remark = besideBuiltIn(definition) { try repl.say(remark) } }
    let missing = book.parameters.filter { $0.defaultText == nil && repl.session.definition(of: $0.name) == nil }.map(
      \.name)
    if !missing.isEmpty {
      try repl.say(Phrase("stillToBeGiven", "still to be given: \(missing.joined(separator: ", "))"))
    }
  }

  /// A summary of the definitions that a book adds; for a shipped book, those that it shows in examples come first.
  private static func added(_ definitions: [FormulaSession.Definition], _ path: String) -> Phrase {
    guard path.hasPrefix(ShippedBooks.scheme) else {
      return definitions.isEmpty
        ? Phrase("definesNothing", "\(path) defines nothing")
        : addedNames(definitions.map(\.title), definitions.count, path)
    }
    let name = String(path.dropFirst(ShippedBooks.scheme.count))
    let names = Set(definitions.map(\.name))
    let shown = ShippedBooks.definitions.filter { $0.book == name && !$0.example.isEmpty && names.contains($0.name) }
      .map(\.name)
    return addedNames(shown + definitions.map(\.name).filter { !shown.contains($0) }, definitions.count, name)
  }

  private static func addedNames(_ names: [String], _ count: Int, _ book: String) -> Phrase {
    Phrase("bookAdds", "\(book) adds \(count, of: "definition"): \(REPL.list(names))")
  }

  static let books = PromptCommand(
    "books", "[NAME]", "lists the formula books that come with Reckon, or the definitions of one",
    details: "Their definitions can be found before any is loaded: :help mortgage.", argument: .book,
    examples: [":books", ":books finance"]
  ) { repl, name in
    try repl.show(try HelpIndex.bookPages(of: name))
  }

  /// How a definition coexists with the built-in function of its name; `nil` if there is none, and for one that is
  /// shadowed, which a note of the book reports.
  private static func besideBuiltIn(_ definition: FormulaSession.Definition) -> Phrase? {
    guard let parameters = definition.parameters, let row = Catalogue.function(synonym: definition.name),
      !row.accepts(parameters.count)
    else { return nil }
    return
      Phrase(
        "withIsTheBook",
        "\(definition.name) with \(parameters.count, of: "argument") is the book's; with \(row.arityPhrase) it is still the built-in function"
      )
  }
}

extension REPL {
  /// Loads the definitions of a book.
  ///
  /// - Returns: the loaded definitions.
  mutating func take(_ book: FormulaBook, from path: String) throws -> [FormulaSession.Definition] {
    let definitions = try session.load(book, isCancelled: isCancelled)
    loadedBooks.removeAll { $0.name == book.name }
    loadedBooks.append(book)
    try followMode()
    // A shipped book is not a file that can be saved.
    let isFile = !path.hasPrefix(ShippedBooks.scheme)
    if isFile, let known = self.book, known.path != path { hasSeveralBooks = true }
    // With several books no single one contains all definitions, and a stored book without its text cannot be updated.
    if isFile { self.book = hasSeveralBooks ? nil : (try? book.text).map { (path, book, $0) } }
    return definitions
  }
}
