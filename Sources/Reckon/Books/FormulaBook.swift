public import ReckonCatalogue
public import ReckonMachine
import ReckonCompiler

/// Named formulas that use each other, with parameters, documentation and examples: a spreadsheet in the form of
/// readable text.
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
/// A line defines a value (`rate = 0.2`), a function (`area(r) = π*r^2`) or a parameter
/// (`parameter t = 20 where -90 <= t <= 60`, `parameter height: m = 1.8`), sets `angle` or `mode`, imports another
/// book, or gives an example (`> area(1) = 3.14 ± 0.01`); it continues while a bracket is open. Comment lines directly
/// above a definition are its documentation. Definitions use each other in any order, but not in a cycle, except that
/// functions may be recursive.
///
/// A value used unconditionally is evaluated at most once per evaluation, and not at all in a branch that is not taken.
/// A value used only in branches, loops or called functions may be evaluated in each of them.
///
/// A book has value semantics: changing a copy leaves the original unchanged. Programs are compiled on first use and
/// cached.
public struct FormulaBook: Sendable {
  /// The limits of parsing, compiling and evaluation.
  public let limits: Limits
  var files: [BookFile]
  var store: DefinitionStore
  var exampleList: [BookExample]
  let lastGiven = GivenValues.Last()
  /// The undo journal of the current change; `nil` outside changes.
  var journal: BookJournal?
  /// The number of definitions that the last change has overwritten.
  package internal(set) var lastChangeCount = 0
  /// The data of a stored book besides its programs; `nil` for a book parsed from text.
  var stored: StoredBook?

  /// A book with an import reader that reports the reason of a failure in words.
  init(
    reading text: String, name: String?, limits: Limits, rates: ExchangeRates?, permissions: Scope.Permissions,
    imports read: ImportReader,
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

  /// A book whose imports are among given texts, by path.
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
    _ text: String, _ name: String?, _ limits: Limits, _ rates: ExchangeRates?, _ permissions: Scope.Permissions,
    _ read: ImportReader,
    _ isCancelled: (@Sendable () -> Bool)?
  ) throws(FormulaError) -> BookLoader {
    var loader = BookLoader(limits: limits, rates: rates, permissions: permissions, isCancelled: isCancelled)
    try loader.load(text, path: name, importing: read)
    return loader
  }

  /// The errors of a book, within a deadline; when it passes, only that error.
  private static func errors(
    _ text: String, _ name: String?, _ limits: Limits, _ rates: ExchangeRates?, _ permissions: Scope.Permissions,
    _ read: ImportReader,
    _ deadline: EvaluationOptions.Deadline?
  ) -> [FormulaError] {
    do throws(FormulaError) {
      return try EvaluationOptions(deadline: deadline).limiting { (isCancelled) throws(FormulaError) in
        try loader(text, name, limits, rates, permissions, read, isCancelled).errors.map { $0.error }
      }
    } catch { return [error] }
  }

  /// A book parsed within a deadline.
  private init(
    _ text: String, _ name: String?, _ limits: Limits, _ rates: ExchangeRates?, _ permissions: Scope.Permissions,
    _ read: ImportReader,
    _ deadline: EvaluationOptions.Deadline?
  ) throws(FormulaBookError) {
    let options = EvaluationOptions(deadline: deadline)
    do throws(FormulaBookError) {
      try self.init(
        reading: text, name: name, limits: limits, rates: rates, permissions: permissions, imports: read,
        isCancelled: options.interruption())
    } catch { throw error.map { options.cause(of: $0) } }
  }

  // MARK: Contents

  /// The mode of its numbers.
  public var numberMode: NumberMode { files[0].mode ?? .double }

  /// The mode that its text sets; `nil` if it uses that of its caller. A compiled book has one.
  package var statedNumberMode: NumberMode? { files[0].mode }

  /// The rates that its formulas convert currencies with.
  public var rates: ExchangeRates? { ExchangeRates(store.names.currencies) }

  /// The features that its definitions may use.
  public var permissions: Scope.Permissions { store.names.permissions }

  /// Converts dates with an offset, such as `2024-03-01T14:30Z`, to local time in formulas compiled from now on.
  /// Without it, local time is UTC.
  ///
  /// - Parameter secondsFromUTC: the offset of local time from UTC in seconds, at a number of seconds since
  ///   1970-01-01T00:00Z.
  public mutating func setClock(secondsFromUTC: @escaping @Sendable (Double) -> Int) {
    store.setClock(secondsFromUTC: secondsFromUTC)
  }

  /// The name given when it was parsed.
  public var name: String? { files[0].path }

  /// The comment at its start that a blank line follows.
  public var documentation: String? { stored.map { $0.documentation } ?? files[0].documentation }

  /// Whether its text is available: a stored book may have been stored without it.
  public var hasSource: Bool { stored.map { $0.texts != nil } ?? true }

  /// The current text of the book, including all changes.
  ///
  /// - Throws: `missingSource` if it was stored without its text.
  public var text: String {
    get throws(FormulaError) { try texts()[0] }
  }

  /// The current texts of the imported books, by the paths that they were read from.
  ///
  /// - Throws: `missingSource` if it was stored without its text.
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

  /// The reader for texts with the current names in scope.
  var reader: BookReader { reader(nil) }

  /// The same, cancellable.
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
    /// Parses a book without imports: Embedded Swift has no closures that throw any error.
    public init(
      _ text: String, name: String? = nil, limits: Limits = Limits(), rates: ExchangeRates? = nil,
      permissions: Scope.Permissions = Scope.Permissions(), deadline: EvaluationOptions.Deadline? = nil
    ) throws(FormulaBookError) {
      try self.init(text, name, limits, rates, permissions, ImportFailure.noImports, deadline)
    }

    /// All syntax and semantic errors in a book, by position; none if it is valid.
    public static func validate(
      _ text: String, name: String? = nil, limits: Limits = Limits(), rates: ExchangeRates? = nil,
      permissions: Scope.Permissions = Scope.Permissions(), deadline: EvaluationOptions.Deadline? = nil
    ) -> [FormulaError] {
      errors(text, name, limits, rates, permissions, ImportFailure.noImports, deadline)
    }
  }
#else
  extension FormulaBook {
    /// Parses a book.
    ///
    /// - Parameters:
    ///   - text: the book's text.
    ///   - name: the name in messages, and the path that imports are relative to.
    ///   - limits: the resource limits of the book and its formulas.
    ///   - rates: the rates of currency conversions. They are compiled into its programs, which record the date. For
    ///     the rates of another day, parse the book again.
    ///   - permissions: the features that its definitions may use.
    ///   - deadline: the time limit; `nil` for none. A cancelled task ends it too.
    ///   - read: returns the text of another book by the path in the `import` line, relative to the importing book.
    /// - Throws: all syntax and semantic errors in the book and its imports; `deadlinePassed` and `cancelled`.
    /// - Complexity: O(size of the text and its imports). Nothing is compiled yet.
    public init(
      _ text: String, name: String? = nil, limits: Limits = Limits(), rates: ExchangeRates? = nil,
      permissions: Scope.Permissions = Scope.Permissions(), deadline: EvaluationOptions.Deadline? = nil,
      importing read: ((String) throws -> String)? = nil
    ) throws(FormulaBookError) {
      try self.init(text, name, limits, rates, permissions, ImportFailure.reader(read), deadline)
    }

    /// All syntax and semantic errors in a book and its imports, by file and position; none if it is valid. After a
    /// deadline, or in a cancelled task, `deadlinePassed` or `cancelled` is the only one.
    public static func validate(
      _ text: String, name: String? = nil, limits: Limits = Limits(), rates: ExchangeRates? = nil,
      permissions: Scope.Permissions = Scope.Permissions(), deadline: EvaluationOptions.Deadline? = nil,
      importing read: ((String) throws -> String)? = nil
    ) -> [FormulaError] {
      errors(text, name, limits, rates, permissions, ImportFailure.reader(read), deadline)
    }
  }
#endif
