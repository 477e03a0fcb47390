import Reckon
import ReckonPrompt
import ReckonTables
import ReckonTerminal

/// Options that several commands have, and what they mean.
enum FormulaFlags {
  static let angle = Flag<AngleUnit>(
    "--angle", "UNIT", "deg (default), rad or grad", oneOf: AngleUnit.allCases, named: \.abbreviation)
  static let ieee = Switch("--ieee", "let NaN and infinity propagate instead of reporting the failed operation")
  static let book = Flag<String>(
    "--book", "FILE",
    "use the definitions of a formula book, a file or one that comes with Reckon, such as finance; may be repeated",
    repeats: true, words: .fileOr { HelpIndex.bookRows.map(\.head) })
  static let define = Flag<String>("--let", "NAME=EXPR", "give a name a value; may be repeated", repeats: true) {
    text throws(UsageError) in
    guard let sign = text.firstIndex(of: "="), sign != text.startIndex else {
      throw UsageError(
        "letGivesANameAValueAsInLetX3",
        "--let needs NAME=EXPR, as in --let x=3, not \(FormulaError.Kind.shortened(text))")
    }
    return text
  }
  static let seed = Flag<UInt64>(
    "--seed", "NUMBER", "seed random() and randint()", expected: Phrase("wholeNumber", "a whole number from \(0)"),
    read: { UInt64($0) })
  static let steps = Flag<Int>(
    "--steps", "COUNT", "end an evaluation after COUNT steps; the same as --limit steps=COUNT", from: 1...Int.max)
  static let limit = Flag<(limit: ToolLimit, count: Int)>(
    "--limit", "NAME=COUNT",
    "set a limit that reckon help limits lists; may be repeated", repeats: true,
    words: .oneOf { ToolLimit.allCases.map { "\($0.name)=" } }, read: limit)

  /// The time zone whose clocks formulas read; `nil` for that of the machine.
  static let timeZone = Flag<String?>(
    "--time-zone", "ZONE",
    "read dates and now in a time zone such as Europe/Berlin or UTC; system is the machine's own",
    expected: Phrase("timeZoneByName", "a time zone of the system's database, such as Europe/Berlin")
  ) { text in
    if text == systemZone { return .some(nil) }
    return TimeZones.system.zone(of: text).map { .some($0) }
  }
  private static let systemZone = "system"

  static let complex = Switch("--complex", "let functions also return complex numbers: sqrt(-4) is 2i")

  static let uncertain = Switch(
    "--uncertain", "give measured constants of nature their uncertainties, and read 5.02(3) as 5.02 ± 0.03")

  static let dialect = Flag<FormulaDialect>(
    "--dialect", "NAME", "read formulas of another language; reckon help dialects lists them")

  static let noNative = Switch(
    "--no-native", "do not compile frequently evaluated formulas to machine code; the values are the same")

  /// An option for each number mode, of which the help says which a command has without.
  static func numberModes(byDefault: NumberMode, among modes: [NumberMode] = NumberMode.allCases) -> [Switch] {
    modes.map { flag($0, isDefault: $0 == byDefault) } + [complex]
  }

  fileprivate static func flag(_ mode: NumberMode, isDefault: Bool = false) -> Switch {
    let numbers = Phrase(sentence: mode.facts.description.description)
    let summary: Phrase = isDefault ? "compute in \(numbers) (default)" : "compute in \(numbers)"
    return Switch("--\(mode.rawValue)", summary.keyed(.option, isDefault ? "default mode" : "mode"))
  }

  @Sendable private static func limit(_ text: String) throws(UsageError) -> (limit: ToolLimit, count: Int) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let limit = ToolLimit(named: parts[0]) else {
      let nearest = Suggestion.nearest(to: parts[0], among: ToolLimit.allCases.map(\.name))
      throw UsageError(
        "thereIsNoLimit",
        "there is no limit \(FormulaError.Kind.shortened(parts[0])); \(Suggestion.advice(nearest, otherwise: Phrase("reckonHelpLimitsListsThem", "reckon help limits lists them")))"
      )
    }
    guard parts.count == 2, let count = Int(parts[1]), count > 0 else {
      throw UsageError(
        "limitIsANameWithAPositive",
        "--limit needs NAME=COUNT, a positive whole number, as in --limit \(limit.name)=\(limit.byDefault)")
    }
    guard limit != .table(.recordBytes) || count <= TableBlock.largestRecord else {
      throw UsageError(
        "limitRecordBytesIsAtMost4GiB",
        "--limit record-bytes is at most \(TableBlock.largestRecord), 4 GiB, not \(count)")
    }
    return (limit, count)
  }
}

extension Arguments {
  /// The options for compiling that were given.
  ///
  /// - Parameter byDefault: the numbers that the command computes in without an option. What a person types is exact;
  ///   what programs send, and rows of tables, are doubles.
  func formulaOptions(byDefault: NumberMode) throws(UsageError) -> Formula.Options {
    var options = Formula.Options()
    options.limits = try limits()
    let dialect = try self[FormulaFlags.dialect]
    if dialect != nil { options.angleUnit = .radians }
    if let unit = try self[FormulaFlags.angle] { options.angleUnit = unit }
    options.usesComplexNumbers = has(FormulaFlags.complex)
    options.usesNativeCode = !has(FormulaFlags.noNative)
    options.readsUncertainties = has(FormulaFlags.uncertain)
    options.numberMode = try numberMode ?? (dialect == nil ? byDefault : .double)
    return options
  }

  /// The numbers that the options ask for; NaN and infinity are doubles.
  private var numberMode: NumberMode? {
    get throws(UsageError) {
      let modes = NumberMode.allCases.filter { has(FormulaFlags.flag($0)) }
      guard modes.count < 2 else {
        let names = modes.map { FormulaFlags.flag($0).option.name }
        throw UsageError(
          "andAskForDifferentNumbers",
          "\(names[0]) and \(names[1]) ask for different kinds of numbers; give one of them")
      }
      return modes.first ?? (has(FormulaFlags.ieee) ? .double : nil)
    }
  }

  /// The same, in the numbers of the books: theirs if they say some, unless doubles are to be replaced by what an
  /// option asks for.
  func formulaOptions(byDefault: NumberMode, of books: [FormulaBook]) throws(UsageError) -> Formula.Options {
    var options = try formulaOptions(byDefault: byDefault)
    let stated = books.compactMap(\.statedNumberMode)
    if let mode = stated.first(where: { $0 != .double }) {
      options.numberMode = mode
    } else if try numberMode == nil, let mode = stated.first {
      options.numberMode = mode
    }
    return options
  }

  /// The tool's limits with those that were given.
  func limits() throws(UsageError) -> Limits {
    var limits = Limits.tool
    for (limit, count) in try all(FormulaFlags.limit) { if case .formula(let kind) = limit { limits[kind] = count } }
    if let steps = try self[FormulaFlags.steps] { limits.steps = steps }
    return limits
  }

  /// The limits of tables with those that were given.
  func tableLimits() throws(UsageError) -> TableLimits {
    var limits = TableLimits()
    for (limit, count) in try all(FormulaFlags.limit) { if case .table(let kind) = limit { limits[kind] = count } }
    return limits
  }

  /// A console whose clock is that of the time zone that was given.
  func inTimeZone(_ console: Console, byDefault zone: String?) throws(UsageError) -> Console {
    var console = console
    console.timeZone = try self[FormulaFlags.timeZone] ?? zone
    return console
  }

  /// The books of `--book`, in their order.
  func books(_ console: Console) throws -> [FormulaBook] {
    let limits = try limits()
    return try all(FormulaFlags.book).map { try BookFiles.book($0, console, limits: limits) }
  }

  var policy: ErrorPolicy { has(FormulaFlags.ieee) ? .ieee : .strict }

  /// The source of random numbers, at a fixed place when one was given.
  func randomSource() throws(UsageError) -> RandomSource {
    try self[FormulaFlags.seed].map { RandomSource(seed: $0) } ?? RandomSource()
  }

  /// The names of `--let` that are in none of some texts.
  func unusedNames(_ books: [FormulaBook] = [], in texts: [String] = []) throws(UsageError) -> UnusedNames {
    var unused = UnusedNames(definitions: try all(FormulaFlags.define), books)
    for text in texts { unused.read(text) }
    return unused
  }

  /// A session with the options, books and names that were given.
  func session(_ books: [FormulaBook], _ console: Console, byDefault: NumberMode) throws -> FormulaSession {
    let options = try formulaOptions(byDefault: byDefault, of: books)
    var session = FormulaSession(scope: try scope(options, books: books, over: console.scope), options: options)
    session.policy = has(FormulaFlags.ieee) ? .ieee : try self[FormulaFlags.dialect]?.policy ?? policy
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
    for text in try all(FormulaFlags.define) {
      var options = options
      options.limits.sourceBytes = max(options.limits.sourceBytes, text.utf8.count)
      try scope.define(text, options: options)
    }
    for book in books {
      for name in scope.valueNames {
        guard let result = scope[result: name] else { continue }
        // A plain number is one of the parameter's unit.
        if result.kind.unit == nil { try book.check(name, result.value) } else { try book.check(name, result) }
      }
    }
    return scope
  }
}
