import Reckon
import ReckonPrompt
import ReckonTables
import ReckonTerminal

/// Options that several commands have, and what they mean.
extension Command.Option {
  static let angle = Self("--angle", "UNIT", "deg (default), rad or grad", words: .oneOf { AngleUnit.allCases.map(\.abbreviation) })
  static let ieee = Self("--ieee", nil, "let NaN and infinity flow instead of reporting the operation that failed")
  static let book = Self("--book", "FILE", "use the definitions of a formula book; may be repeated", repeats: true, words: .file)
  static let define = Self("--let", "NAME=EXPR", "give a name a value; may be repeated", repeats: true)
  static let seed = Self("--seed", "NUMBER", "start random() and randint() at a fixed place")
  static let steps = Self("--steps", "COUNT", "end an evaluation after so many steps; the same as --limit steps=COUNT")
  static let limit = Self(
    "--limit", "NAME=COUNT",
    "set a limit; may be repeated: " + Limit.allCases.map { "\($0.name) (\(Limits.tool[$0]))" }.joined(separator: ", "), repeats: true,
    words: .oneOf { Limit.allCases.map { "\($0.name)=" } })
}

extension [Command.Option] {
  /// An option for each number mode but the one that formulas have without.
  static let numberModes = options(NumberMode.allCases)

  /// The same for tables, whose cells are numbers of a fixed size.
  static let fixedNumberModes = options(NumberMode.ofFixedSize)

  private static func options(_ modes: [NumberMode]) -> [Command.Option] {
    modes.filter { $0 != .double }.map { mode in
      Command.Option("--\(mode.rawValue)", nil, "compute in \(mode.facts.description) instead of doubles")
    }
  }
}

extension Arguments {
  /// The options for compiling that were given.
  func formulaOptions() throws(UsageError) -> Formula.Options {
    var options = Formula.Options()
    options.limits = try limits()
    if let text = self["--angle"] {
      guard let unit = AngleUnit(text) else { throw UsageError("--angle is deg, rad or grad, not \(text)") }
      options.angleUnit = unit
    }
    if let mode = NumberMode.allCases.first(where: { has("--\($0.rawValue)") }) { options.numberMode = mode }
    return options
  }

  /// The tool's limits with those that were given.
  func limits() throws(UsageError) -> Limits {
    var limits = Limits.tool
    for text in all("--limit") {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let limit = Limit(named: parts[0]) else {
        let nearest = Suggestion.nearest(to: parts[0], among: Limit.allCases.map(\.name))
        throw UsageError(
          "there is no limit \(FormulaError.Kind.shortened(parts[0]))\(nearest.map { "; did you mean \($0)?" } ?? "; reckon help eval lists them")"
        )
      }
      guard parts.count == 2, let count = Int(parts[1]), count > 0 else {
        throw UsageError("--limit is a name with a positive whole number, as in --limit \(limit.name)=\(Limits.tool[limit])")
      }
      guard limit != .recordBytes || count <= TableBlock.largestRecord else {
        throw UsageError("--limit record-bytes is at most \(TableBlock.largestRecord), 4 GiB, not \(count)")
      }
      limits[limit] = count
    }
    if let text = self["--steps"] {
      guard let steps = Int(text), steps > 0 else {
        throw UsageError("--steps is a positive whole number, not \(FormulaError.Kind.shortened(text))")
      }
      limits.steps = steps
    }
    return limits
  }

  /// The books of `--book`, in their order.
  func books(_ console: Console) throws -> [FormulaBook] {
    let limits = try limits()
    return try all("--book").map { try BookFiles.book($0, console, limits: limits) }
  }

  var policy: ErrorPolicy { has("--ieee") ? .ieee : .strict }

  /// The source of random numbers, at a fixed place when one was given.
  func randomSource() throws(UsageError) -> RandomSource {
    guard let text = self["--seed"] else { return RandomSource() }
    guard let seed = UInt64(text) else { throw UsageError("--seed is a whole number from 0, not \(text)") }
    return RandomSource(seed: seed)
  }

  /// A session with the options, books and names that were given.
  func session(_ books: [FormulaBook], _ console: Console) throws -> Session {
    var options = try formulaOptions()
    options.takeMode(of: books)
    var session = Session(scope: try scope(options, books: books, over: console.scope), options: options)
    session.policy = policy
    session.random = try randomSource()
    return session
  }

  /// The names of books, and the names and values of `--let`, each evaluated with all before it in scope.
  ///
  /// - Parameter known: names that are in scope already, and the clock.
  /// - Throws: also `outOfRange` for a value that the condition on a book's parameter does not allow.
  func scope(_ options: Formula.Options, books: [FormulaBook] = [], over known: Scope) throws -> Scope {
    var scope = known
    for book in books { scope.add(book) }
    for text in all("--let") {
      guard let sign = text.firstIndex(of: "="), sign != text.startIndex else {
        throw UsageError("--let gives a name a value, as in --let x=3, not \(FormulaError.Kind.shortened(text))")
      }
      var options = options
      options.limits.sourceBytes = max(options.limits.sourceBytes, text.utf8.count)
      try scope.define(text, options: options)
    }
    for book in books {
      for name in scope.valueNames { if let value = scope[number: name] { try book.check(name, value) } }
    }
    return scope
  }
}
