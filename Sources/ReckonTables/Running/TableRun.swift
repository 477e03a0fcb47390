import Reckon
import ReckonCompiler
import ReckonSyntax
import ReckonSystem
import ReckonTerminal

/// A run over a table: reads it, computes its columns and writes them, or their summary.
package enum TableRun {
  /// - Returns: success, even after row errors.
  /// - Throws: ``StoppedRun`` if a row error ended the run; `InputOutputError`, `UsageError`, and `FormulaError` for
  ///   invalid formulas.
  package static func run(_ request: TableRequest, _ console: Console) throws -> ExitCode {
    do {
      return try start(request, console)
    } catch let interrupted as Interruption.Interrupted {
      try? console.flush()
      Interruption.end(by: interrupted.signal)
      return .inputOutput
    }
  }

  private static func start(_ given: TableRequest, _ console: Console) throws -> ExitCode {
    var request = given
    let times = given.showsTimes ? RunTimes() : nil
    defer { times?.show(console) }
    // If two passes may be needed, data that can be read only once is copied.
    let mayHaveCalls = AggregateCalls.mayBe(in: request.formulas + "\n" + (request.condition ?? ""))
    let input = try TableInput(request.paths, isReadTwice: mayHaveCalls, console)
    defer { input.close() }
    let table = try OpenTable(request, input, console)
    (request.fields, request.joined) = (table.fields, table.joined)
    let names = try TableNames(request, table, console)
    let formulas = try names.formulas(request, console)
    return request.options.numberMode == .double
      ? try run(formulas, names, request, table, input, console, times, Double.self)
      : try run(formulas, names, request, table, input, console, times, Decimal128.self)
  }

  /// Runs one pass, or two, the first for the values of calls over rows.
  private static func run<Value: TableNumber>(
    _ formulas: TableFormulas, _ names: TableNames, _ request: TableRequest, _ table: OpenTable, _ input: TableInput,
    _ console: Console, _ times: RunTimes?, _ type: Value.Type
  ) throws -> ExitCode {
    let calls = try AggregateCalls(formulas, columns: names.names) { names.isDefined($0, request.books) }
    guard !calls.calls.isEmpty else {
      let plan = try TablePlan(request, names, formulas, kinds: table.kinds, .only, console)
      plan.report(names.currencies, console)
      return try run(plan, request, table, console, AggregateValues<Value>.none, times)
    }
    let pass = try FirstPass<Value>(calls, request, names, table, console)
    pass.report(names.currencies, console)
    let values = try pass.run(request, table, console, times)
    let again = try OpenTable(again: table, request, input)
    return try run(pass.second, request, again, console, values, times)
  }

  private static func run<Value: TableNumber>(
    _ plan: TablePlan, _ request: TableRequest, _ table: OpenTable, _ console: Console,
    _ aggregates: AggregateValues<Value>,
    _ times: RunTimes?
  ) throws -> ExitCode {
    // Until here a signal may end the process immediately, even during a long compilation: nothing has been written.
    if console.inputDescriptor != nil { Interruption.begin() }
    let target = try OutputTarget(path: request.outputPath, console: console)
    let showsProgress = console.errorIsTerminal && (!console.outputIsTerminal || request.outputPath != nil)
    let progress = showsProgress ? Progress(console, size: table.reader.size) : nil
    let writer = TableOutput(plan.sink, target, threads: request.threads)
    let summaries: [Summary<Value>] = plan.summaries.map { Summary($0) }
    let pipeline = TablePipeline<Value>(
      plan, table.reader, first: table.block, progress: progress, sinks: summaries, aggregates: aggregates,
      output: writer,
      times: times
    ) { plan.index(request.reader) }
    do {
      if plan.summaries.isEmpty { try writer.writeHeader(isWanted: request.writesHeader) }
      let report = try pipeline.run(threads: plan.program.isRepeatable ? request.threads : 1, random: request.random)
      progress?.finish()
      if report.tableError == nil, !report.isStopped {
        if request.isPartial {
          try writer.writeParts(of: summaries[0])
        } else if !summaries.isEmpty {
          try writer.write(summaries[0], header: request.writesHeader, threads: request.threads)
        }
        try writer.finish()
        try target.finish()
      } else {
        try writer.finish()
        target.abandon()
      }
      times?.take(.finishing)
      for note in table.reader.notes { console.report(note: note) }
      report.show(console)
      if report.isStopped { throw StoppedRun() }
      if let error = report.tableError { throw InputOutputError(request.named(error)) }
      return .success
    } catch let error as InputOutputError where error.isClosedPipe {
      // The reader has closed the pipe.
      progress?.finish()
      target.abandon()
      return .success
    } catch {
      progress?.finish()
      target.abandon()
      throw error
    }
  }
}

/// A table whose first records have been read.
struct OpenTable {
  let reader: FilesReader
  let block: TableBlock?
  /// The columns' names in the table, and the kinds guessed from their first fields.
  let names: [[UInt8]]
  let nested: [NestedMember]
  let kinds: [Int: ColumnGuess]
  let fields: LenientFields
  private let sideTitles: [String]
  /// The file whose columns are joined.
  let joined: JoinedTable?

  /// The columns' names, followed by those of nested members and of columns that are not in the records.
  var titles: [String] { names.map { String(decoding: $0, as: UTF8.self).trimmed } + nested.map(\.name) + sideTitles }

  init(_ given: TableRequest, _ input: TableInput, _ console: Console) throws {
    var request = given
    reader = try FilesReader(request, input)
    block = try reader.first()
    if let guess = request.formats.guess, let block { request.doubt(guess, block, console) }
    if let block, let table = request.reader as? DelimitedTable, table.showsQuotes(block) {
      console.report(
        note: Phrase(
          "fieldsOfStandInQuotes",
          "fields of \(request.path) are in quotes, which are ordinary characters in tsv; --quotes double removes them")
      )
    }
    if reader.endsLinesInReturns {
      console.report(
        note: Phrase("linesOfEndInCRAloneWithoutLF", "the lines of \(request.path) end in CR alone, without LF"))
    }
    names = try request.names(block, reader.path, console)
    try reader.setNames(names)
    nested = request.nested(in: names)
    let titles = names.map { String(decoding: $0, as: UTF8.self).trimmed } + nested.map(\.name)
    if request.joined == nil, let join = request.join {
      request.joined = try JoinedTable(join, besides: titles + request.sideTitles, request, console)
    }
    joined = request.joined
    fields = try LenientFields(
      request, titles, count: names.count, block, request.reader.index(names, added: [], nested: nested))
    kinds = request.columnKinds(names, nested, block, fields)
    sideTitles = request.sideTitles
  }

  /// Opens a table again that has been read, from its start.
  init(again table: OpenTable, _ request: TableRequest, _ input: TableInput) throws {
    reader = try FilesReader(request, input)
    block = try reader.first()
    if case .table = request.headerSource, let block { _ = try request.reader.takeNames(block, reader.path) }
    try reader.setNames(table.names)
    (names, nested, kinds, fields) = (table.names, table.nested, table.kinds, table.fields)
    (joined, sideTitles) = (table.joined, table.sideTitles)
  }
}

extension TableRequest {
  /// Warns about a table whose beginning indicates another format.
  fileprivate func doubt(_ guess: TableFormat, _ block: TableBlock, _ console: Console) {
    for format in TableFormat.all where format.name != guess.name && !guess.accepts.contains(format.name) {
      guard let beginning = format.beginning, beginning.isThere(block) else { continue }
      console.report(
        note: Phrase(
          "beginsWithAndIsRead",
          "\(path) begins with \(beginning.what), and is read as \(guess.title); --from \(format.name) reads \(format.title)"
        ))
    }
  }

  /// The members of columns' values that the request refers to: in formulas, and as columns to select, group or sort
  /// by.
  fileprivate func nested(in names: [[UInt8]]) -> [NestedMember] {
    guard reader.hasNestedMembers else { return [] }
    let titles = names.map { String(decoding: $0, as: UTF8.self).trimmed }
    let used = (selection ?? []) + groupColumns + usedNames
    var known: Set<String> = []
    return used.filter { known.insert($0).inserted }.compactMap { NestedMember($0, of: titles) }
  }

  /// The kinds guessed from the first fields of the columns that formulas or a summary may use.
  fileprivate func columnKinds(
    _ names: [[UInt8]], _ nested: [NestedMember], _ block: TableBlock?, _ fields: LenientFields
  ) -> [Int: ColumnGuess] {
    let titles = names.map { String(decoding: $0, as: UTF8.self).trimmed } + nested.map(\.name)
    let index = reader.index(names, added: [], nested: nested)
    let used = isSummary ? nil : usedNames.union(groupColumns)
    guard let block else { return [:] }
    var kinds = ColumnKinds.columns(
      in: block, index, reader.boundary(), used: used, titles: titles, count: names.count, marks, fields)
    for (place, kind) in (joined?.kinds ?? []).enumerated() {
      kinds[titles.count + (fileNameTitle == nil ? 0 : 1) + place] = kind
    }
    if fileNameTitle != nil { kinds[titles.count] = ColumnGuess(kind: .text, row: 1, field: block.file?.name ?? path) }
    return kinds
  }
}

extension RunReport {
  /// Reports the number of row errors and the first of them.
  func show(_ console: Console) {
    if leftOut.count > 0 {
      let name = FormulaError.Kind.shortened(leftOut.name)
      console.report(
        note: leftOut.count == 1
          ? Phrase(
            "rowHasExtraMembers",
            "1 row has members that the first row lacks, such as ‘\(name)’; they are left out; --columns names all columns"
          )
          : Phrase(
            "rowsHaveExtraMembers",
            """
            \(leftOut.count) rows have members that the first row lacks, such as ‘\(name)’; they are left out; --columns names \
            all columns
            """))
    }
    if repeated.count > 0 {
      let name = FormulaError.Kind.shortened(repeated.name)
      console.report(
        note: repeated.count == 1
          ? Phrase(
            "rowRepeatsAMember", "1 row has two members with the same name, such as ‘\(name)’; the first is read")
          : Phrase(
            "rowsRepeatAMember",
            "\(repeated.count) rows have two members with the same name, such as ‘\(name)’; the first is read"))
    }
    if replacedCount > 0 {
      console.report(
        note: replacedCount == 1
          ? Phrase(
            "textHasDelimiters",
            "1 text has delimiters or line ends, which are written as spaces; --quotes double keeps them")
          : Phrase(
            "textsHaveDelimiters",
            "\(replacedCount) texts have delimiters or line ends, which are written as spaces; --quotes double keeps them"
          ))
    }
    guard failureCount > 0 else { return }
    let rest = failureCount - failures.count
    let heading: Phrase = "\(failureCount, of: "row error"):"
    let lines =
      [heading.description] + failures.map { "  \(VisibleText.message($0))" }
      + (rest > 0 ? ["  \(Phrase("andMore", "and \(rest) more"))"] : [])
    console.writeError(lines.map { "\($0)\n" }.joined())
  }
}

/// The end of a run at a row error, which has been reported.
package struct StoppedRun: Error {}
