import Reckon
import ReckonPrompt
import ReckonSystem
import ReckonTables
import ReckonTerminal

extension Command {
  static let run = Command(
    "run", usage: "FORMULAS… FILE",
    summary: """
      Computes columns of a table (- is standard input) and writes it with the new columns behind the others.

      FORMULAS are definitions, as in 'total = price * qty; tax = total * 20%'. The columns' names, without spaces around them, are variables; names that
      are no words stand in back quotes; row is the row's number. A definition with a column's name replaces that column, and formulas behind it see the
      new value. A formula without a name becomes a column named by its own text. FORMULAS may be left out with --select, --where, --summary, --group-by,
      --format or --delimiter-out.

      total(qty), count(qty), avg, min, max and stdev of one argument look at all rows, or at those that share values: total(qty, by: region). They are
      over the rows that --where keeps (over all, where the condition itself uses one), pass over rows without a value, and read the table twice; what
      comes from a pipe is kept meanwhile in $TMPDIR. All else in formulas sees one row at a time. A formula that ends
      in to fix 2, to hex or another notation is written so, in JSON lines as a text where the notation is no JSON number; formulas behind it
      see the whole value.

      A field matters only to the formulas that use it: there, one that is empty or no number (NA, NaN and inf are none, nor 1e400, 0x10 or 1,5) is an error
      of that row. Short rows are filled up with empty fields; a row with more fields than the header ends the run, or is left out with --on-error skip.
      Blank lines are passed over (in a table of one column they are empty fields), and what is written ends its lines in LF. Of columns with the same
      name, formulas see the first. Bytes that are not UTF-8 pass through. The columns of JSON lines are the members of the first line, unless --columns
      names them.

      A column whose header ends in a unit in brackets, as distance [km], is called distance, and its numbers are of that unit; --unit gives a unit to a
      column whose header has none. Formulas then compute with units, and a column that they make has its unit in its header, as speed [km/h].

      What a column is follows from the formula that uses it: a text in region == "EU", region in ["EU", "UK"] and upper(region), otherwise a number, or a
      date or truth where its first fields are. Empty fields are missing: fee ?? 0 and ismissing(fee) take them, elsewhere they are errors of their rows.

      Tables are computed in doubles, or in decimals with --decimal: their cells and sums are numbers of a fixed size, worked out in blocks. For exact
      numbers, reckon eval --exact --jsonl takes a request for each row.

      Exit codes: 0, also after row errors; 1 when --on-error stop met one; 2 for a wrong formula; 3 when something cannot be read or written.
      """,
    options: [
      Option("--where", "COND", "keep only the rows for which a condition holds; it may use old and new columns"),
      Option("--select", "A,B,…", "the columns to write, in this order"),
      Option("--summary", nil, "write count, sum, mean, min, max and standard deviation of each new (or selected) column instead of rows"),
      Option("--group-by", "A,B,…", "a summary for each value of a column, or of several together, in the order of their first rows"),
      Option("--output", "FILE", "write to a file, which appears only when it is whole", words: .file),
      Option(
        "--format", "FORMAT", "write \(names(of: TableFormat.all.filter(\.isWritten))); default: as the input",
        words: .oneOf { TableFormat.all.filter(\.isWritten).map(\.name) }),
      Option(
        "--from", "FORMAT", "read \(names(of: TableFormat.all.filter(\.isRead))); default: by the file's name, otherwise csv",
        words: .oneOf { TableFormat.all.filter(\.isRead).map(\.name) }),
    ] + TableFormat.options.map { Option($0.name, $0.value, $0.summary) } + [
      Option(
        "--numbers", "MARKS",
        "the marks in the table's numbers: " + NumberMarks.all.map { "\($0.name) (\($0.example))" }.joined(separator: ", "),
        words: .oneOf { NumberMarks.all.map(\.name) }),
      Option("--unit", "COLUMN=UNIT", "the unit of a column's numbers, as in --unit distance=km; may be repeated", repeats: true),
      Option("--no-header", nil, "the first line is a row like the others; columns are called c1, c2, …"),
      Option("--columns", "A,B,…", "the columns' names, for input without a header, and for JSON lines"),
      Option("--header-from", "FILE", "take the columns' names from another file's header, for input without one", words: .file),
      Option("--no-header-out", nil, "write no header"),
      Option(
        "--on-error", "null|skip|stop", "for a row error leave the field empty (default), leave out the row, or end",
        words: .oneOf { OnError.allCases.map(\.rawValue) }),
      Option("--threads", "COUNT", "how many threads work at once (default and most: one for each processor); what is written is the same"),
      .define, .book, .angle,
    ] + .fixedNumberModes + [
      .ieee, .seed, .steps, .limit,
    ], words: [.file], run: { try RunCommand.run($0, $1) })
}

extension Command {
  /// Formats in a list: `csv, tsv or jsonl (a JSON object a line)`.
  private static func names(of formats: [TableFormat]) -> String {
    let texts = formats.map { $0.summary.isEmpty ? $0.name : "\($0.name) (\($0.summary))" }
    return texts.dropLast().joined(separator: ", ") + " or " + (texts.last ?? "")
  }
}

/// `reckon run`.
enum RunCommand {
  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    try TableRun.run(try TableRequest(arguments, console), console)
  }
}

extension TableRequest {
  /// What the arguments ask for.
  init(_ arguments: Arguments, _ console: Console) throws {
    let needsNoFormulas = ["--select", "--where", "--summary", "--group-by", "--format", "--delimiter-out"].contains { arguments.has($0) }
    guard let path = arguments.words.last, arguments.words.count > 1 || needsNoFormulas else {
      throw UsageError("run takes formulas and a file: reckon run 'total = price * qty' data.csv")
    }
    let formatOptions = TableFormat.options.reduce(into: [:]) { values, option in values[option.name] = arguments[option.name] }
    self.init(path: path, try FormatChoice(path, from: arguments["--from"], to: arguments["--format"], formatOptions))
    formulas = arguments.words.dropLast().joined(separator: "\n")
    condition = arguments["--where"]
    selection = arguments["--select"].map(Self.names)
    groupColumns = arguments["--group-by"].map(Self.names) ?? []
    isSummary = arguments.has("--summary") || !groupColumns.isEmpty
    outputPath = arguments["--output"].flatMap { $0 == "-" ? nil : $0 }
    writesHeader = !arguments.has("--no-header-out")
    guard let onError = OnError(rawValue: arguments["--on-error"] ?? "null") else {
      throw UsageError("--on-error is null, skip or stop, not \(arguments["--on-error"] ?? "")")
    }
    self.onError = onError
    if let name = arguments["--numbers"] {
      guard let marks = NumberMarks.all.first(where: { $0.name == name }) else {
        throw UsageError("--numbers is \(NumberMarks.all.map(\.name).joined(separator: ", ")), not \(FormulaError.Kind.shortened(name))")
      }
      self.marks = marks
    }
    let processors = ProcessInfo.processInfo.activeProcessorCount
    guard let threads = Int(arguments["--threads"] ?? "\(processors)"), 1...1024 ~= threads else {
      throw UsageError("--threads is a number from 1 to 1024, not \(arguments["--threads"] ?? "")")
    }
    self.threads = min(threads, processors)
    random = try arguments.randomSource()
    headerSource = try Self.headerSource(arguments)
    units = arguments.all("--unit")
    policy = arguments.policy
    options = try arguments.formulaOptions()
    books = try arguments.books(console)
    options.takeMode(of: books)
    scope = try arguments.scope(options, books: books, over: console.scope)
  }

  private static func headerSource(_ arguments: Arguments) throws(UsageError) -> HeaderSource {
    let given = ["--no-header", "--columns", "--header-from"].filter { arguments.has($0) }
    guard given.count < 2 else { throw UsageError("\(given[0]) and \(given[1]) both say where columns' names come from; give one of them") }
    if arguments.has("--no-header") { return .numbers }
    if let names = arguments["--columns"] { return .names(Self.names(names)) }
    if let file = arguments["--header-from"] { return .file(file) }
    return .table
  }

  /// Names between commas, without the spaces around them.
  private static func names(_ text: String) -> [String] {
    text.split(separator: ",", omittingEmptySubsequences: false).map { $0.trimmed }
  }
}
