import Reckon
import ReckonSystem

extension Command {
  static let run = Command(
    "run", usage: "FORMULAS… FILE",
    summary: """
      Computes columns of a table (- is standard input) and writes it with the new columns behind the others.

      FORMULAS are definitions, as in 'total = price * qty; tax = total * 20%'. The columns' names, without spaces around them, are variables; names that
      are no words stand in back quotes; row is the row's number. A definition with a column's name replaces that column, and formulas behind it see the
      new value. A formula without a name becomes a column named by its own text. FORMULAS may be left out with --select, --where, --summary, --group-by,
      --format or --delimiter-out.

      Formulas see one row at a time: avg(qty) is that row's own qty, and --summary computes statistics of whole columns. A formula that ends
      in to fix 2, to hex or another notation is written so, in JSON lines as a text where the notation is no JSON number; formulas behind it
      see the whole value.

      A field matters only to the formulas that use it: there, one that is empty or no number (NA, NaN and inf are none, nor 1e400, 0x10 or 1,5) is an error
      of that row. Short rows are filled up with empty fields; a row with more fields than the header ends the run, or is left out with --on-error skip.
      Blank lines are passed over (in a table of one column they are empty fields), and what is written ends its lines in LF. Of columns with the same
      name, formulas see the first. Bytes that are not UTF-8 pass through. The columns of JSON lines are the members of the first line, unless --columns
      names them.

      A column whose header ends in a unit in brackets, as distance [km], is called distance, and its numbers are of that unit; --unit gives a unit to a
      column whose header has none. Formulas then compute with units, and a column that they make has its unit in its header, as speed [km/h].

      Exit codes: 0, also after row errors; 1 when --on-error stop met one; 2 for a wrong formula; 3 when something cannot be read or written.
      """,
    options: [
      Option("--where", "COND", "keep only the rows for which a condition holds; it may use old and new columns"),
      Option("--select", "A,B,…", "the columns to write, in this order"),
      Option("--summary", nil, "write count, sum, mean, min, max and standard deviation of each new (or selected) column instead of rows"),
      Option("--group-by", "COLUMN", "a summary for each value of a column, in the order of their first rows"),
      Option("--output", "FILE", "write to a file, which appears only when it is whole", words: .file),
      Option(
        "--format", "FORMAT", "write csv, tsv, jsonl (a JSON object a line) or table (for people); default: as the input",
        words: .oneOf { ["csv", "tsv", "jsonl", "table"] }),
      Option(
        "--from", "FORMAT", "read csv, tsv or jsonl; default: by the file's name, otherwise csv", words: .oneOf { ["csv", "tsv", "jsonl"] }),
      Option("--delimiter", "BYTE", "the byte between fields, or tab"),
      Option("--delimiter-out", "BYTE", "the byte between fields of what is written, where it is another"),
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

/// `reckon run`.
enum RunCommand {
  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    do {
      return try start(arguments, console)
    } catch let interrupted as Interruption.Interrupted {
      try? console.flush()
      Interruption.end(by: interrupted.signal)
      return .inputOutput
    }
  }

  private static func start(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let request = try TableRequest(arguments)
    let input = try open(request.path, console)
    defer { input.close() }
    switch request.inputFormat {
    case .delimited(let delimiter):
      let syntax = DelimitedSyntax(delimiter)
      let reader = BlockReader(input.source, syntax, recordLimit: request.limits.recordBytes, cutsAtPauses: !request.isSummary)
      let block = try reader.first(skipsBlankLines: request.headerSource == .table)
      if !request.arguments.has("--from"), let block, JSONLinesSyntax.begins(block) {
        console.report(note: "\(request.path) begins with a JSON object, and is read as a delimited table; --from jsonl reads JSON lines")
      }
      let header = try request.header(syntax, block, console)
      let count = header.count
      let dates = request.dateColumns(header, block, FieldIndex(delimiter: delimiter, columnCount: count))
      let plan = try TablePlan(request, header, dates: dates, console)
      return try run(plan, request, reader, block, input.source.size, console) {
        FieldIndex(delimiter: delimiter, columnCount: count)
      }
    case .jsonLines:
      let reader = BlockReader(
        input.source, JSONLinesSyntax(), recordLimit: request.limits.recordBytes, cutsAtPauses: !request.isSummary)
      let block = try reader.first(skipsBlankLines: true)
      let members = try request.members(block, console)
      let dates = request.dateColumns(members, block, MemberIndex(names: members, added: []))
      let plan = try TablePlan(request, members, dates: dates, console)
      let (names, added) = (plan.inputTitles, plan.addedTitles)
      return try run(plan, request, reader, block, input.source.size, console) { MemberIndex(names: names, added: added) }
    }
  }

  private static func run<Index: RecordIndex & SendableMetatype>(
    _ plan: TablePlan, _ request: TableRequest, _ reader: BlockReader, _ first: TableBlock?, _ size: Int?, _ console: Console,
    index: @escaping @Sendable () -> Index
  ) throws -> ExitCode {
    plan.program.numberMode == .double
      ? try run(plan, request, reader, first, size, console, Double.self, index)
      : try run(plan, request, reader, first, size, console, Decimal128.self, index)
  }

  private static func run<Index: RecordIndex & SendableMetatype, Value: TableNumber>(
    _ plan: TablePlan, _ request: TableRequest, _ reader: BlockReader, _ first: TableBlock?, _ size: Int?, _ console: Console,
    _ type: Value.Type, _ index: @escaping @Sendable () -> Index
  ) throws -> ExitCode {
    // Until here a signal may end the process at once, however long compiling takes: nothing has been written.
    if console.inputDescriptor != nil { Interruption.begin() }
    let target = try OutputTarget(path: request.outputPath, console: console)
    let progress = console.errorIsTerminal && (!console.outputIsTerminal || request.outputPath != nil) ? Progress(console, size: size) : nil
    let writer = TableOutput(plan, target)
    let pipeline = TablePipeline<Index, Value>(plan, reader, first: first, progress: progress, index: index, output: writer)
    do {
      if plan.summary == nil { try writer.writeHeader(isWanted: request.writesHeader) }
      let (report, summary) = try pipeline.run(threads: plan.program.isRepeatable ? request.threads : 1, random: request.random)
      progress?.finish()
      if report.tableError == nil, !report.isStopped {
        if let summary { try writer.write(summary, header: request.writesHeader) }
        try writer.finish()
        try target.finish()
      } else {
        try writer.finish()
        target.abandon()
      }
      report.show(console)
      if report.isStopped { throw StoppedRun() }
      if let error = report.tableError { throw InputOutputError("\(request.path): \(error)") }
      return .success
    } catch let error as InputOutputError where error.isClosedPipe {
      // Whoever reads has seen enough.
      progress?.finish()
      target.abandon()
      return .success
    } catch {
      progress?.finish()
      target.abandon()
      throw error
    }
  }

  static func open(_ path: String, _ console: Console) throws -> (source: ByteSource, close: () -> Void) {
    if path == "-" { return (console.standardInput, {}) }
    let descriptor = System.openFile(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw InputOutputError("\(path) cannot be read: \(systemMessage())") }
    return (ByteSource(descriptor: descriptor, name: path), { System.closeFile(descriptor) })
  }
}

extension TableRequest {
  /// The columns of dates among those that formulas may use.
  fileprivate func dateColumns(_ header: [[UInt8]], _ block: TableBlock?, _ index: some RecordIndex) -> Set<Int> {
    let titles = header.map { String(decoding: $0, as: UTF8.self).trimmed }
    return block.map { TableDates.columns(in: $0, index, usedBy: "\(formulas)\n\(condition ?? "")", titles: titles) } ?? []
  }
}

extension RunReport {
  /// Shows the number of row errors and the first of them.
  func show(_ console: Console) {
    if leftOut.count > 0 {
      let rows = leftOut.count == 1 ? "1 row has members" : "\(leftOut.count) rows have members"
      let name = FormulaError.Kind.shortened(leftOut.name)
      console.report(note: "\(rows) that the first row lacks, such as ‘\(name)’; they are left out; --columns names all columns")
    }
    if repeated.count > 0 {
      let rows = repeated.count == 1 ? "1 row has" : "\(repeated.count) rows have"
      console.report(
        note: "\(rows) two members with the same name, such as ‘\(FormulaError.Kind.shortened(repeated.name))’; the first is read")
    }
    guard failureCount > 0 else { return }
    let rest = failureCount - failures.count
    console.writeError(
      "\(failureCount) row error\(failureCount == 1 ? "" : "s"):\n" + failures.map { "  \(VisibleText.message($0))\n" }.joined()
        + (rest > 0 ? "  and \(rest) more\n" : ""))
  }
}

/// The end of a run at a row error; what there is to say has been said.
struct StoppedRun: Error {}
