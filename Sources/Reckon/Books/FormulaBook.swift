public import ReckonCatalogue
public import ReckonMachine
import ReckonCompiler

/// Named formulas that use each other, with their parameters, documentation and examples: what would be a sheet of cells elsewhere, as a
/// text that people read and write.
///
/// ```swift
/// var book = try FormulaBook("""
///   # The price before tax.
///   parameter price where price >= 0
///   rate = 0.2
///   net = price * (1 - rate)
///   > price = 100; net = 80
///   """)
/// try book.evaluate("net", ["price": 100])    // 80
/// try book.define("rate = 0.1")               // ["rate", "net"]: what has to be compiled again
/// book.failedExamples.count                   // 1
/// ```
///
/// A line defines a value (`rate = 0.2`), a function (`area(r) = π*r^2`) or a parameter (`parameter t = 20 where -90 <= t <= 60`,
/// `parameter height: m = 1.8`), sets `angle` or `mode`, imports another book, or gives an example (`> area(1) = 3.14 ± 0.01`); it goes on
/// while a bracket is open. Comment lines directly above a definition are its documentation. Definitions use each other in any order,
/// but not in a cycle, except that
/// functions may call themselves.
///
/// A value is evaluated at most once per evaluation where it is used in any case, and not at all in a branch that is not taken. One that
/// is used only inside of branches, loops or called functions may be evaluated in each of them.
///
/// A book is a value: a copy that is changed leaves the other as it was. Programs are compiled when they are first needed, and kept.
public struct FormulaBook: Sendable {
  /// The limits within which it is read, compiled and evaluated.
  public let limits: Limits
  var files: [BookFile]
  var store: DefinitionStore
  var exampleList: [BookExample]
  let lastGiven = GivenValues.Last()
  /// The state that the current change has overwritten; `nil` outside of changes.
  var journal: BookJournal?
  /// The number of definitions that the last change has overwritten.
  package internal(set) var lastChangeCount = 0
  /// The data of a stored book beside its programs; `nil` for a book that was read from its text.
  var stored: StoredBook?

  /// Why a book without a way to others cannot import.
  /// A book whose imports are read by a reader that reports the reason of a failure in words.
  init(
    reading text: String, name: String?, limits: Limits, rates: ExchangeRates?, permissions: Scope.Permissions, imports read: ImportReader,
    isCancelled: (@Sendable () -> Bool)? = nil
  ) throws(FormulaBookError) {
    let loader = try Self.reporting { () throws(FormulaError) in
      try Self.loader(text, name, limits, rates, permissions, read, isCancelled)
    }
    guard loader.errors.isEmpty else {
      throw FormulaBookError(loader.errors.map({ $0.error }), culprits: loader.errors.map({ $0.culprit }))
    }
    self.limits = limits
    files = loader.files
    store = loader.store
    exampleList = loader.examples
    stored = nil
  }

  /// A book whose imports are among texts that are known by their paths.
  package init(
    _ text: String, name: String?, rates: ExchangeRates?, importing known: [String: String]
  ) throws(FormulaBookError) {
    try self.init(
      reading: text, name: name, limits: Limits(), rates: rates, permissions: Scope.Permissions(),
      imports: { (path) throws(ImportFailure) in
        guard let text = known[path] else { return try ImportFailure.noImports(path) }
        return text
      })
  }

  private static func loader(
    _ text: String, _ name: String?, _ limits: Limits, _ rates: ExchangeRates?, _ permissions: Scope.Permissions, _ read: ImportReader,
    _ isCancelled: (@Sendable () -> Bool)?
  ) throws(FormulaError) -> BookLoader {
    var loader = BookLoader(limits: limits, rates: rates, permissions: permissions, isCancelled: isCancelled)
    try loader.load(text, path: name, importing: read)
    return loader
  }

  /// The errors of a book within a deadline; when that passes, its error alone.
  private static func errors(
    _ text: String, _ name: String?, _ limits: Limits, _ rates: ExchangeRates?, _ permissions: Scope.Permissions, _ read: ImportReader,
    _ deadline: EvaluationOptions.Deadline?
  ) -> [FormulaError] {
    do throws(FormulaError) {
      return try EvaluationOptions(deadline: deadline).limiting { (isCancelled) throws(FormulaError) in
        try loader(text, name, limits, rates, permissions, read, isCancelled).errors.map { $0.error }
      }
    } catch { return [error] }
  }

  /// A book that is read within a deadline.
  private init(
    _ text: String, _ name: String?, _ limits: Limits, _ rates: ExchangeRates?, _ permissions: Scope.Permissions, _ read: ImportReader,
    _ deadline: EvaluationOptions.Deadline?
  ) throws(FormulaBookError) {
    let options = EvaluationOptions(deadline: deadline)
    do throws(FormulaBookError) {
      try self.init(
        reading: text, name: name, limits: limits, rates: rates, permissions: permissions, imports: read,
        isCancelled: options.interruption())
    } catch { throw error.map { options.cause(of: $0) } }
  }

  // MARK: What it holds

  /// The kind of numbers in which it computes.
  public var numberMode: NumberMode { files[0].mode ?? .double }

  /// The kind that it says; nil for one that is read in the numbers of its user. A compiled book has one.
  package var statedNumberMode: NumberMode? { files[0].mode }

  /// The rates by which its formulas convert currencies.
  public var rates: ExchangeRates? { ExchangeRates(store.names.currencies) }

  /// What its definitions may use.
  public var permissions: Scope.Permissions { store.names.permissions }

  /// Makes dates with an offset, such as `2024-03-01T14:30Z`, readings of a wall clock where the book's formulas are compiled from now on. Without
  /// it the wall clock shows universal time.
  ///
  /// - Parameter secondsFromUTC: how many seconds the wall clock is ahead of universal time at a number of seconds since 1970-01-01T00:00Z.
  public mutating func setClock(secondsFromUTC: @escaping @Sendable (Double) -> Int) { store.setClock(secondsFromUTC: secondsFromUTC) }

  /// The name that it was given when it was read.
  public var name: String? { files[0].path }

  /// The comment at its start with a blank line behind it.
  public var documentation: String? { stored.map { $0.documentation } ?? files[0].documentation }

  /// Whether its text is there: that of a stored book may have been left out.
  public var hasSource: Bool { stored.map { $0.texts != nil } ?? true }

  /// The current text of the book, with all that was ever typed into it and not removed.
  ///
  /// - Throws: `missingSource` when it was stored without its text.
  public var text: String {
    get throws(FormulaError) { try texts()[0] }
  }

  /// The current texts of the books that it imports, by the paths under which they were read.
  ///
  /// - Throws: `missingSource` when it was stored without its text.
  public var importedTexts: [String: String] {
    get throws(FormulaError) {
      let texts = try texts()
      return Dictionary(firstOf: zip(files, texts).dropFirst().map { ($0.0.path ?? "", $0.1) })
    }
  }

  /// The texts of all files.
  func texts() throws(FormulaError) -> [String] {
    guard let stored else { return files.map({ $0.text }) }
    guard let texts = stored.texts else {
      throw FormulaError(.missingSource, at: SourceRange(start: 0, end: 0), in: SourceText("", name: name))
    }
    return texts
  }

  /// The reader for texts that see the names of now.
  var reader: BookReader { reader(nil) }

  /// The same, whose work can be cancelled.
  func reader(_ isCancelled: (@Sendable () -> Bool)?) -> BookReader {
    BookReader(names: store.names, numberMode: numberMode, limits: limits, isCancelled: isCancelled)
  }

  func number(of name: String) throws(FormulaError) -> Int {
    if let number = store.number(of: name) { return number }
    let suggestion = Suggestion.nearest(to: name, among: store.all.map { $0.name })
    throw FormulaError(
      .unknownName(name, suggestion: suggestion), at: SourceRange(start: 0, end: name.utf8.count), in: SourceText(name))
  }
}

#if hasFeature(Embedded)
  extension FormulaBook {
    /// Reads a book that imports nothing: Embedded Swift has no closures that throw any error.
    public init(
      _ text: String, name: String? = nil, limits: Limits = Limits(), rates: ExchangeRates? = nil,
      permissions: Scope.Permissions = Scope.Permissions(), deadline: EvaluationOptions.Deadline? = nil
    ) throws(FormulaBookError) {
      try self.init(text, name, limits, rates, permissions, ImportFailure.noImports, deadline)
    }

    /// All errors of syntax and meaning in a book, by place; none when it can be used.
    public static func validate(
      _ text: String, name: String? = nil, limits: Limits = Limits(), rates: ExchangeRates? = nil,
      permissions: Scope.Permissions = Scope.Permissions(), deadline: EvaluationOptions.Deadline? = nil
    ) -> [FormulaError] {
      errors(text, name, limits, rates, permissions, ImportFailure.noImports, deadline)
    }
  }
#else
  extension FormulaBook {
    /// Reads a book.
    ///
    /// - Parameters:
    ///   - text: the book's text.
    ///   - name: what messages call it, and the path to which imports are relative.
    ///   - limits: what the book and its formulas may take.
    ///   - rates: by what its formulas convert currencies: part of what they are compiled to, whose programs name the day. For the rates of
    ///     another day, the book is read again.
    ///   - permissions: what its definitions may use.
    ///   - deadline: when reading ends at the latest; `nil` for as long as it takes. A cancelled task ends it too.
    ///   - read: returns the text of another book by the path in the `import` line, relative to the book with that line.
    /// - Throws: all errors of syntax and meaning in the book and in what it imports; `deadlinePassed` and `cancelled`.
    /// - Complexity: O(size of the text and of what it imports). Nothing is compiled yet.
    public init(
      _ text: String, name: String? = nil, limits: Limits = Limits(), rates: ExchangeRates? = nil,
      permissions: Scope.Permissions = Scope.Permissions(), deadline: EvaluationOptions.Deadline? = nil,
      importing read: ((String) throws -> String)? = nil
    ) throws(FormulaBookError) {
      try self.init(text, name, limits, rates, permissions, ImportFailure.reader(read), deadline)
    }

    /// All errors of syntax and meaning in a book and in what it imports, by file and place; none when it can be used. Behind a deadline, or in a
    /// cancelled task, `deadlinePassed` or `cancelled` is the only one.
    public static func validate(
      _ text: String, name: String? = nil, limits: Limits = Limits(), rates: ExchangeRates? = nil,
      permissions: Scope.Permissions = Scope.Permissions(), deadline: EvaluationOptions.Deadline? = nil,
      importing read: ((String) throws -> String)? = nil
    ) -> [FormulaError] {
      errors(text, name, limits, rates, permissions, ImportFailure.reader(read), deadline)
    }
  }
#endif
