import Reckon
import ReckonPrompt
import ReckonSyntax
import ReckonSystem
import ReckonTables
import ReckonTerminal

extension Command {
  static let run = Command(
    "run", usage: "FORMULAS… FILE…",
    summary: """
      Computes columns of a table (- is standard input) and writes the table with the new columns after the others.

      Several files are read one after another as one table: reckon run 'total = price * qty' jan.csv feb.csv. Each
      has its own header, with the same columns in any order. Messages about a row name the file and the row in it;
      row counts through all files. --filename NAME adds a column with the file's name. An argument before the last is
      a file if it is -, ends like a table's file (.csv, .jsonl), begins with / or ./, or contains a point or slash
      and such a file exists; all others are formulas.

      FORMULAS are definitions, as in 'total = price * qty; tax = total * 20%'. The columns' names, without spaces
      around them, are variables; names that are not identifiers are written in back quotes; row is the row's number.
      A definition with a column's name replaces that column, and later formulas see the new value. A formula without
      a name becomes a column named by its own text. FORMULAS may be omitted with --select, --where, --summary,
      --group-by, --statistics, --partial, --sort, --distinct, --head, --tail, --format or --delimiter-out.

      total(qty), count(qty), avg, min, max, stdev and median of one argument, and percentile(qty, 95), aggregate all
      rows, or those that share values: total(qty, by: region). They cover the rows that --where keeps (all rows, if
      the condition itself uses one), ignore rows without a value, and read the table twice; input from a pipe is
      buffered in $TMPDIR. The same holds for mode(qty), correl(x, y), slope(x, y) and intercept(x, y). prev(qty),
      next(qty, 3), cumtotal(qty), movavg(qty, 7), rank(qty), where the greatest has 1, and share(qty) give each row a
      value that depends on the rows around it, or on the rows of its by: group. The columns of by: and of --group-by
      may be computed. Everything else in a formula sees one row at a time. The result of a formula that ends in to
      fix 2, to hex or another notation is written in that notation, in JSON lines as a text unless it is a JSON
      number; later formulas see the full value.

      In a cluster, or in several processes, such calls and summaries cover the rows of one process, that is, of a
      partition. For the whole table, summarize each partition (--summary --statistics sum --partial), combine the
      parts with reckon combine, and pass the total to a second run: 'share = qty / sum' --let sum=1234.

      A formula that uses an empty or non-numeric field fails for that row; a > 0 ? a : b does not use b where a is 3.
      NA, NaN, inf, 1e400, 0x10 and 1,5 are not numbers, nor is a whole number with more digits than doubles hold;
      --decimal holds 34. k = id copies fields unchanged. Short rows are padded with empty fields; a row with more
      fields than the header ends the run, or is left out with --on-error skip. Blank lines are skipped, except in a
      table of one column, where they are empty fields. Output lines end in LF. Of several columns with the same name,
      formulas see the first. Bytes that are not UTF-8 pass through. The columns of JSON are the members of the first
      object, unless --columns names them: in JSON lines one object per line, in JSON an array of objects, over any
      number of lines.

      --join rates.csv --on currency adds to each row the columns of the row of another file that has the same value
      in that column; --on currency=code if it has another name there.

      A column whose header ends in a unit in brackets, such as distance [km], is called distance, and its numbers
      have that unit; --unit gives a unit to a column whose header has none. Formulas then compute with units, and a
      new column has its unit in its header, such as speed [km/h].

      --uncertainty x=ux gives a column x standard uncertainties: those in a column ux, a formula such as 0.02 or
      x*1e-4, or a percentage. Each formula y then has a column u(y) at the end: the root of the sum of (∂y/∂x ·
      u(x))² over such columns, which are taken to be independent.

      A column's kind follows from the formula that uses it: texts in region == "EU", region in ["EU", "UK"] and
      upper(region), otherwise numbers, or dates or truth values if its first fields are. Empty fields are missing:
      fee ?? 0 and ismissing(fee) accept them; elsewhere they are row errors. In JSON, order.total is the member total
      of the object order.

      --fields lenient reads numbers as people write them: $1,234.50, 1'234.50, 5% as 0.05, and (12.00) as -12. The
      decimal mark is a point unless --numbers says otherwise, and other marks only separate groups of three digits;
      an ambiguous number is a row error, as is an amount in a currency other than the column's first. --dates
      dmy reads 27.11.2026 and --dates mdy 11/27/2026. Fields are written unchanged.

      Tables are computed in doubles, or in decimals with --decimal; both have a fixed size. For exact numbers, use
      reckon eval --exact --jsonl with one request per row.

      Exit codes: 0, even after row errors; 1 if --on-error stop ended the run; 2 for an error in a formula; 3 if
      something cannot be read or written.
      """,
    flags: RunFlags.all + [FormulaFlags.define, FormulaFlags.book, FormulaFlags.angle]
      + FormulaFlags.numberModes(byDefault: .double, among: NumberMode.ofFixedSize) + [
        FormulaFlags.ieee, FormulaFlags.seed, FormulaFlags.steps, FormulaFlags.limit, FormulaFlags.timeZone,
        FormulaFlags.noNative,
        FormulaFlags.dialect,
      ], words: [.file], run: { arguments, console in try TableRun.run(try TableRequest(arguments, console), console) })
}

extension TableRequest {
  /// The request that the arguments describe.
  init(_ arguments: Arguments, _ console: Console) throws {
    let formatOptions = try RunFlags.formats.reduce(into: [:]) { values, flag in
      values[flag.option.name] = try arguments[flag]
    }
    let needsNoFormulas = RunFlags.insteadOfFormulas.contains { arguments.has($0) }
    let paths = Self.paths(arguments.words)
    guard !paths.isEmpty, arguments.words.count > paths.count || needsNoFormulas else {
      throw UsageError(
        "runTakesFormulasAndAFile", "run takes formulas and a file: reckon run 'total = price * qty' data.csv")
    }
    guard paths.count(where: { $0 == "-" }) < 2 else {
      throw UsageError("standardInputIsGivenTwice", "- is given twice; standard input can be read only once")
    }
    self.init(
      paths: paths,
      try FormatChoice(paths, from: try arguments[RunFlags.source], to: try arguments[RunFlags.target], formatOptions))
    let dialect = try arguments[FormulaFlags.dialect].map { DialectColumns($0) }
    formulas = try arguments.words.dropLast(paths.count).map { try dialect?.column($0) ?? $0 }.joined(separator: "\n")
    fileNameTitle = try arguments[RunFlags.fileName]?.trimmed
    if fileNameTitle?.isEmpty ?? false {
      throw UsageError("filenameNeedsAName", "--filename needs a name for the column, as in --filename file")
    }
    condition = try arguments[RunFlags.condition].map { try dialect?.formula($0) ?? $0 }
    selection = try arguments[RunFlags.selection]
    groupColumns = try arguments[RunFlags.groups] ?? []
    if let statistics = try arguments[RunFlags.statistics] { self.statistics = statistics }
    isSummary = [RunFlags.summary, RunFlags.groups, RunFlags.statistics, RunFlags.partial].contains {
      (flag: any CommandFlag) in
      arguments.has(flag)
    }
    if let medians = try arguments[RunFlags.medians] { self.medians = medians }
    order = try arguments.rowOrder()
    join = try Self.join(arguments)
    showsTimes = arguments.has(RunFlags.time)
    isPartial = arguments.has(RunFlags.partial)
    guard !isPartial || order == RowOrder() && !arguments.has(RunFlags.target) else {
      throw UsageError(
        "partialSummaryIsCombined",
        "--partial writes a part of a summary; sort and format the result with reckon combine")
    }
    outputPath = try arguments[RunFlags.output].flatMap { $0 == "-" ? nil : $0 }
    writesHeader = !arguments.has(RunFlags.noHeaderOut)
    onError = try arguments[RunFlags.onError] ?? .null
    if let marks = try arguments[RunFlags.numbers] { self.marks = marks }
    if let lenient = try arguments[RunFlags.fields] { self.lenient = lenient }
    dates = try arguments[RunFlags.dates]
    let processors = System.processorCount
    threads = min(try arguments[RunFlags.threads] ?? processors, processors)
    random = try arguments.randomSource()
    headerSource = try Self.headerSource(arguments)
    units = try arguments.all(RunFlags.units)
    policy = arguments.has(FormulaFlags.ieee) ? .ieee : dialect?.dialect.policy ?? arguments.policy
    limits = try arguments.tableLimits()
    // What a table gives does not depend on where it is computed.
    let console = try arguments.inTimeZone(console, byDefault: "UTC")
    books = try arguments.books(console)
    options = try arguments.formulaOptions(byDefault: .double, of: books)
    for text in [formulas, condition ?? ""] + (try arguments.all(FormulaFlags.define)) {
      if let excess = WholeNumber.excess(inFormula: text, options.numberMode) { throw UsageError(excess) }
    }
    try arguments.unusedNames(books, in: [formulas, condition ?? ""] + (selection ?? []) + groupColumns).check()
    scope = try arguments.scope(options, books: books, over: console.scope)
    if let book = dialect?.dialect.book { scope.add(book) }
    formulas = try Self.formulas(formulas, uncertainties: try arguments.all(RunFlags.uncertainties), scope, options)
  }

  /// Formulas with one more for each, `u(y)` for `y`: its uncertainty to first order, of uncertainties of columns that
  /// are independent.
  private static func formulas(
    _ text: String, uncertainties: [(name: String, text: String)], _ scope: Scope, _ options: Formula.Options
  ) throws(UsageError) -> String {
    // What cannot be read is reported where it is compiled.
    guard !uncertainties.isEmpty,
      let tree = try? Parser.tree(
        of: SourceText(text), newlinesSeparate: true, scope: scope.names(with: nil), limits: options.limits)
    else { return text }
    // A derivative looks into no other formula, so that each has all that it uses in its own text.
    var texts: [String: String] = [:]
    var lines = [text]
    for statement in tree.statements {
      var title = String(tree.source.slice(statement.range))
      let nodes: Range<Int>
      switch statement.defines {
      case .function?: continue
      case .value(let name)?: (title, nodes) = (name, statement.nodes.dropLast())
      case nil: nodes = statement.nodes
      }
      guard let range = nodes.map({ tree.nodes[$0].range }).reduce(SourceRange?.none, { $0?.union($1) ?? $1 }) else {
        continue
      }
      let edits = tree.uses(in: nodes).compactMap { use in
        texts[use.name].map { SyntaxTree.Edit(range: use.range, text: "(\($0))") }
      }
      let formula = tree.text(in: range, with: edits)
      if case .value(let name)? = statement.defines {
        guard !uncertainties.contains(where: { $0.name == name }) else {
          throw UsageError(
            "uncertainColumnStays",
            "a column with an uncertainty keeps its values; give \(FormulaError.Kind.shortened(name)) another name")
        }
        texts[name] = formula
      }
      let parts = uncertainties.map { uncertain in
        let name = SyntaxTree.written(uncertain.name)
        // In brackets a percent would be a plain number.
        let isPercent = uncertain.text.hasSuffix("%") && Double(uncertain.text.dropLast().trimmed) != nil
        return "d((\(formula)), \(name))*uncertainty(\(name) ± \(isPercent ? uncertain.text : "(\(uncertain.text))"))"
      }
      let sum = parts.dropFirst().reduce("abs(\(parts[0]))") { "hypot(\($0), \($1))" }
      lines.append("\(SyntaxTree.written("u(\(title))")) = \(sum)")
    }
    return lines.joined(separator: "\n")
  }

  /// The words at the end that are files: the last one, and those before it that are certainly no formulas.
  private static func paths(_ words: [String]) -> [String] {
    guard let last = words.last else { return [] }
    return words.dropLast().reversed().prefix(while: isFile).reversed() + [last]
  }

  /// Whether a word before the last is a file: `-`, a name that ends as a table's file does, a path that begins with
  /// a folder, or a file that exists and has a point or slash in its name.
  private static func isFile(_ word: String) -> Bool {
    if word == "-" || TableFormat.ofFile(word) != nil || ["/", "./", "../"].contains(where: word.hasPrefix) {
      return true
    }
    return word.contains { $0 == "/" || $0 == "." } && System.exists(word)
  }

  private static func join(_ arguments: Arguments) throws(UsageError) -> JoinChoice? {
    guard let path = try arguments[RunFlags.join] else {
      for flag in [RunFlags.joinKeys, RunFlags.inner, RunFlags.duplicates] as [any CommandFlag]
      where arguments.has(flag) {
        throw UsageError("isOfAJoin", "\(flag.option.name) needs --join FILE")
      }
      return nil
    }
    let keys = try arguments[RunFlags.joinKeys] ?? []
    guard !keys.isEmpty, keys.allSatisfy({ !$0.isEmpty }) else {
      throw UsageError(
        "joinNeedsColumns", "--join needs the columns whose values are compared: --on currency, or --on currency=code")
    }
    guard path != "-" else { throw UsageError("joinNeedsAFile", "--join reads a file, not standard input") }
    var choice = JoinChoice(
      path: path,
      keys: keys.map { key in
        let parts = key.split(separator: "=", maxSplits: 1).map(\.trimmed)
        return parts.count == 2 ? (parts[0], parts[1]) : (key, key)
      })
    choice.isInner = arguments.has(RunFlags.inner)
    choice.duplicates = try arguments[RunFlags.duplicates] ?? .error
    return choice
  }

  private static func headerSource(_ arguments: Arguments) throws(UsageError) -> HeaderSource {
    let given = [RunFlags.noHeader, RunFlags.columns, RunFlags.headerSource].filter { (flag: any CommandFlag) in
      arguments.has(flag)
    }
    guard given.count < 2 else {
      throw UsageError(
        "andBothSayWhereColumnsNames",
        "\(given[0].option.name) and \(given[1].option.name) both give the columns' names; use one of them")
    }
    if arguments.has(RunFlags.noHeader) { return .numbers }
    if let names = try arguments[RunFlags.columns] { return .names(names) }
    if let file = try arguments[RunFlags.headerSource] { return .file(file) }
    return .table
  }
}
