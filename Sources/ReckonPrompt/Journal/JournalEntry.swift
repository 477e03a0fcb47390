import Reckon
import ReckonCalculator
import ReckonTerminal

/// An entry of a prompt's journal: an event that changed its session.
///
/// Statements are replayed with their original time and random numbers, so that undo steps, answer numbers and all
/// dependent values are the same as before.
enum JournalEntry: Equatable {
  /// The context of a statement besides its text.
  struct Moment: Equatable {
    var time: Timestamp
    /// The seed after the random numbers that it used; `nil` if it used none.
    var seed: UInt64?
  }

  /// A formula book with the texts of its imports.
  struct Book: Equatable {
    /// The path that it was read from.
    var path: String
    var text: String
    var imports: [String: String]
  }

  /// The start: the settings that affect the meaning of statements, and the command options.
  case start(Moment, AngleUnit, NumberMode, options: [String])
  /// A book given as an option.
  case option(Book)
  /// The startup file has run; the options follow, and then user input.
  case ready
  /// A text with the number of its statements that were run, or a command.
  case run(Moment, count: Int, text: String)
  /// A value that a command has numbered.
  case answer(SessionSnapshot.SavedAnswer)
  case load(Moment, Book)
  /// The book that is kept up to date from now on.
  case save(Book)

  var fields: [String] {
    switch self {
    case .start(let moment, let angle, let mode, let options):
      ["start"] + moment.fields + [angle.abbreviation, mode.rawValue] + options
    case .option(let book): ["option"] + book.fields
    case .ready: ["ready"]
    case .run(let moment, let count, let text): ["run"] + moment.fields + ["\(count)", text]
    case .answer(let answer): ["answer", "\(answer.exactness.rawValue)", answer.numberMode.rawValue, answer.text]
    case .load(let moment, let book): ["load"] + moment.fields + book.fields
    case .save(let book): ["save"] + book.fields
    }
  }

  /// Decodes ``fields``; `nil` if they are invalid.
  init?(_ fields: [String]) {
    var rest = fields.dropFirst()
    switch fields.first {
    case "start":
      guard let moment = Moment(&rest), let name = rest.popFirst(),
        let angle = AngleUnit.allCases.first(where: { $0.abbreviation == name }),
        let mode = rest.popFirst().flatMap({ NumberMode(rawValue: $0) })
      else { return nil }
      self = .start(moment, angle, mode, options: Array(rest))
    case "option":
      guard let book = Book(rest) else { return nil }
      self = .option(book)
    case "ready": self = .ready
    case "run":
      guard let moment = Moment(&rest), let count = rest.popFirst().flatMap({ Int($0) }), count >= 0,
        let text = rest.popFirst(),
        rest.isEmpty
      else { return nil }
      self = .run(moment, count: count, text: text)
    case "answer":
      guard let exactness = rest.popFirst().flatMap({ UInt8($0) }).flatMap({ Exactness(rawValue: $0) }),
        let mode = rest.popFirst().flatMap({ NumberMode(rawValue: $0) }), let text = rest.popFirst(), rest.isEmpty
      else { return nil }
      self = .answer(SessionSnapshot.SavedAnswer(text: text, exactness: exactness, numberMode: mode))
    case "load":
      guard let moment = Moment(&rest), let book = Book(rest) else { return nil }
      self = .load(moment, book)
    case "save":
      guard let book = Book(rest) else { return nil }
      self = .save(book)
    default: return nil
    }
  }
}

extension JournalEntry.Moment {
  fileprivate var fields: [String] { [time.text, seed.map { "\($0)" } ?? ""] }

  fileprivate init?(_ rest: inout ArraySlice<String>) {
    guard let time = rest.popFirst().flatMap({ Timestamp($0.utf8) }), let seed = rest.popFirst() else { return nil }
    self.time = time
    self.seed = UInt64(seed)
    if self.seed == nil, !seed.isEmpty { return nil }
  }
}

extension JournalEntry.Book {
  /// A book as parsed.
  ///
  /// - Throws: `missingSource` for a compiled one without its text.
  init(_ book: FormulaBook, path: String) throws(FormulaError) {
    (self.path, text, imports) = (path, try book.text, try book.importedTexts)
  }

  /// The book, without file access.
  func book(limits: Limits, rates: ExchangeRates?) throws(FormulaBookError) -> FormulaBook {
    let imports = imports
    return try FormulaBook(text, name: path, limits: limits, rates: rates) { path in
      guard let text = imports[path] else { throw UsageError("itWasNotKept", "its text was not stored") }
      return text
    }
  }

  fileprivate var fields: [String] {
    [path, text] + imports.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
  }

  fileprivate init?(_ fields: ArraySlice<String>) {
    var rest = fields
    guard let path = rest.popFirst(), let text = rest.popFirst(), rest.count % 2 == 0 else { return nil }
    (self.path, self.text, imports) = (path, text, [:])
    while let path = rest.popFirst(), let text = rest.popFirst() { imports[path] = text }
  }
}
