import Reckon
import ReckonCompiler
import ReckonSyntax
import ReckonSystem
import ReckonTerminal

/// A run over a table: reads it, computes its columns and writes them, or their summary.
package enum TableRun {
  /// - Returns: also after row errors, success.
  /// - Throws: ``StoppedRun`` when a row error ended the run; `InputOutputError`, `UsageError`, and `FormulaError` of wrong formulas.
  package static func run(_ request: TableRequest, _ console: Console) throws -> ExitCode {
    do {
      return try start(request, console)
    } catch let interrupted as Interruption.Interrupted {
      try? console.flush()
      Interruption.end(by: interrupted.signal)
      return .inputOutput
    }
  }

  private static func start(_ request: TableRequest, _ console: Console) throws -> ExitCode {
    guard AggregateCalls.mayBe(in: request.formulas + "\n" + (request.condition ?? "")) else {
      let input = try InputPath.source(request.path, console, waits: true)
      defer { input.close() }
      let table = try OpenTable(request, input.source, console)
      let plan = try TablePlan(request, table.names, nested: table.nested, kinds: table.kinds, console)
      return plan.program.numberMode == .double
        ? try run(plan, request, table, console, AggregateValues<Double>.none)
        : try run(plan, request, table, console, AggregateValues<Decimal128>.none)
    }
    // What may be read twice is kept, where it comes only once.
    let input = try RereadSource(request.path, console)
    defer { input.close() }
    let table = try OpenTable(request, try input.source(), console)
    let titles = table.titles
    let known = titles + titles.compactMap { TableUnits.parts(of: $0)?.name }
    let calls = try AggregateCalls(request.formulas, condition: request.condition, columns: known)
    return request.options.numberMode == .double
      ? try run(calls, request, table, input, console, Double.self) : try run(calls, request, table, input, console, Decimal128.self)
  }

  /// Runs twice, first for the values of aggregates' calls.
  private static func run<Value: TableNumber>(
    _ calls: AggregateCalls, _ request: TableRequest, _ table: OpenTable, _ input: RereadSource, _ console: Console, _ type: Value.Type
  ) throws -> ExitCode {
    guard !calls.calls.isEmpty else {
      let plan = try TablePlan(request, table.names, nested: table.nested, kinds: table.kinds, console)
      return try run(plan, request, table, console, AggregateValues<Value>.none)
    }
    var (first, second) = (request, request)
    (second.formulas, second.condition) = (calls.formulas, calls.condition)
    first.formulas = calls.firstFormulas
    // The rows that a condition keeps are known beforehand unless it looks at the whole table itself.
    if calls.isInCondition { first.condition = nil }
    (first.selection, first.isSummary, first.groupColumns) = (nil, false, [])
    if first.onError == .stop { first.onError = .null }
    var quiet = console
    quiet.writeError = { _ in }
    let sums: TablePlan
    // Fields that look like texts are none where a column's numbers are wanted.
    let kinds = table.kinds.filter { $1.kind != .text || !calls.takesNumbers(of: table.titles[$0]) }
    let summed = Set(calls.calls.filter { $0.statistic != .count }.map(\.name))
    do { sums = try TablePlan(first, table.names, nested: table.nested, kinds: kinds, summed: summed, quiet) } catch {
      // Errors are reported for the formulas as they were given, which fail in the same way.
      _ = try TablePlan(second, table.names, nested: table.nested, kinds: table.kinds, calls: calls.calls, console)
      throw error
    }
    let units = try sums.program.units(of: calls.calls)
    let plan = try TablePlan(second, table.names, nested: table.nested, kinds: table.kinds, calls: calls.calls, callUnits: units, console)
    let summing = sums.summarizing(calls.calls, plan.aggregates, limits: request.limits)
    if console.inputDescriptor != nil { Interruption.begin() }
    let pipeline = TablePipeline<Value>(
      summing, table.reader, first: table.block, progress: nil, aggregates: .none,
      output: TableOutput(summing, try OutputTarget(path: nil, console: console))
    ) { summing.index(request.reader) }
    let (report, summaries) = try pipeline.run(threads: summing.program.isRepeatable ? request.threads : 1, random: request.random)
    if let error = report.tableError { throw InputOutputError("\(request.path): \(error)") }
    if let failure = report.tooLong { throw UsageError("\(request.path): \(failure)") }
    tellOfMissing(calls.calls, summaries, console)
    let again = try OpenTable(request, try input.source(), quiet)
    return try run(plan, request, again, console, AggregateValues(plan.aggregates, summaries))
  }

  /// Reports the rows that aggregates skipped because their argument has no value there.
  private static func tellOfMissing<Value: TableNumber>(_ calls: [AggregateCalls.Call], _ summaries: [Summary<Value>], _ console: Console) {
    for (groups, summary) in zip(AggregateCalls.groupings(calls), summaries) {
      for (place, call) in calls.filter({ $0.groups == groups }).enumerated() where call.statistic != .count {
        let missing = summary.rowCount - summary.count(ofColumn: place)
        guard missing > 0 else { continue }
        console.report(
          note: Phrase(
            "passesOverWithoutAValue", "\(FormulaError.Kind.shortened(call.name)) passes over \(missing, of: "row") without a value"))
      }
    }
  }

  private static func run<Value: TableNumber>(
    _ plan: TablePlan, _ request: TableRequest, _ table: OpenTable, _ console: Console, _ aggregates: AggregateValues<Value>
  ) throws -> ExitCode {
    // Until here a signal may end the process at once, however long compiling takes: nothing has been written.
    if console.inputDescriptor != nil { Interruption.begin() }
    let target = try OutputTarget(path: request.outputPath, console: console)
    let showsProgress = console.errorIsTerminal && (!console.outputIsTerminal || request.outputPath != nil)
    let progress = showsProgress ? Progress(console, size: table.size) : nil
    let writer = TableOutput(plan, target)
    let pipeline = TablePipeline<Value>(
      plan, table.reader, first: table.block, progress: progress, aggregates: aggregates, output: writer
    ) { plan.index(request.reader) }
    do {
      if plan.summaries.isEmpty { try writer.writeHeader(isWanted: request.writesHeader) }
      let (report, summaries) = try pipeline.run(threads: plan.program.isRepeatable ? request.threads : 1, random: request.random)
      progress?.finish()
      if report.tableError == nil, !report.isStopped {
        if !summaries.isEmpty { try writer.write(summaries[0], header: request.writesHeader, threads: request.threads) }
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
}

/// A table whose first records have been read.
private struct OpenTable {
  let reader: BlockReader
  let block: TableBlock?
  /// The columns' names as the table has them, and what columns' first fields say of them.
  let names: [[UInt8]]
  let nested: [NestedMember]
  let kinds: [Int: ColumnGuess]
  let size: Int?

  /// The columns' names, behind them those of nested members.
  var titles: [String] { names.map { String(decoding: $0, as: UTF8.self).trimmed } + nested.map(\.name) }

  init(_ request: TableRequest, _ source: ByteSource, _ console: Console) throws {
    reader = BlockReader(source, request.reader, recordLimit: request.limits.recordBytes, cutsAtPauses: !request.isSummary)
    block = try reader.first(skipsBlankLines: request.headerSource == .table || request.reader.hasBlankLinesOfSpaces)
    if let guess = request.formats.guess, let block { request.doubt(guess, block, console) }
    if let block, let table = request.reader as? DelimitedTable, table.showsQuotes(block) {
      console.report(
        note: Phrase(
          "fieldsOfStandInQuotes",
          "fields of \(request.path) stand in quotes, which are characters like others in tsv; --quotes double takes them off"))
    }
    if reader.endsLinesInReturns {
      console.report(note: Phrase("linesOfEndInCRAloneWithoutLF", "the lines of \(request.path) end in CR alone, without LF"))
    }
    names = try request.names(block, console)
    nested = request.nested(in: names)
    kinds = request.columnKinds(names, nested, block)
    size = source.size
  }
}

extension TableRequest {
  /// Tells of a table that begins as those of another format do.
  fileprivate func doubt(_ guess: TableFormat, _ block: TableBlock, _ console: Console) {
    for format in TableFormat.all where format.name != guess.name {
      guard let beginning = format.beginning, beginning.isThere(block) else { continue }
      console.report(
        note: Phrase(
          "beginsWithAndIsRead",
          "\(path) begins with \(beginning.what), and is read as \(guess.title); --from \(format.name) reads \(format.title)"))
    }
  }

  /// The members of columns' values that the request names: in formulas, and as columns to select or to group by.
  fileprivate func nested(in names: [[UInt8]]) -> [NestedMember] {
    guard reader.hasNestedMembers else { return [] }
    let titles = names.map { String(decoding: $0, as: UTF8.self).trimmed }
    var used = (selection ?? []) + groupColumns
    for text in [formulas, condition ?? ""] {
      let list = Lexer.tokens(of: SourceText(text), newlinesSeparate: true)
      used += list.tokens.compactMap { list.name(of: $0) }
    }
    var known: Set<String> = []
    return used.filter { known.insert($0).inserted }.compactMap { NestedMember($0, of: titles) }
  }

  /// What the first fields of the columns say that formulas or a summary may use.
  fileprivate func columnKinds(_ names: [[UInt8]], _ nested: [NestedMember], _ block: TableBlock?) -> [Int: ColumnGuess] {
    let titles = names.map { String(decoding: $0, as: UTF8.self).trimmed } + nested.map(\.name)
    let index = reader.index(names, added: [], nested: nested)
    let text = isSummary ? nil : "\(formulas)\n\(condition ?? "")"
    guard let block else { return [:] }
    return ColumnKinds.columns(in: block, index, reader.boundary(), usedBy: text, titles: titles, count: names.count, marks)
  }
}

extension RunReport {
  /// Shows the number of row errors and the first of them.
  func show(_ console: Console) {
    if leftOut.count > 0 {
      let name = FormulaError.Kind.shortened(leftOut.name)
      console.report(
        note: leftOut.count == 1
          ? Phrase(
            "rowHasExtraMembers",
            "1 row has members that the first row lacks, such as ‘\(name)’; they are left out; --columns names all columns")
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
          ? Phrase("rowRepeatsAMember", "1 row has two members with the same name, such as ‘\(name)’; the first is read")
          : Phrase(
            "rowsRepeatAMember", "\(repeated.count) rows have two members with the same name, such as ‘\(name)’; the first is read"))
    }
    if replacedCount > 0 {
      console.report(
        note: replacedCount == 1
          ? Phrase(
            "textHasDelimiters", "1 text has delimiters or line ends, which are written as spaces; --quotes double keeps them")
          : Phrase(
            "textsHaveDelimiters",
            "\(replacedCount) texts have delimiters or line ends, which are written as spaces; --quotes double keeps them"))
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

extension TableProgram {
  /// The units of the values of aggregates' calls, by the calls' names, which are columns here.
  fileprivate func units(of calls: [AggregateCalls.Call]) throws(UsageError) -> [String: String] {
    var units: [String: String] = [:]
    for call in calls {
      // Truths are 1 and 0 there.
      guard let unit = unit(of: call.name), unit != ValueKind.truthUnit else { continue }
      guard ValueKind(ofInput: unit).isNumeric || call.statistic == .count else {
        throw UsageError("isOfTextsWhichHaveNoSuch", "\(call.name) is of texts, which have no such value; count(…) counts them")
      }
      guard call.statistic != .count else { continue }
      guard call.statistic.isOfDates || unit != ValueKind.instantUnit else {
        throw UsageError("isOfDatesWhichHaveNoSuch", "\(call.name) is of dates, which have no such value")
      }
      units[call.name] = unit
    }
    return units
  }
}

extension TablePlan {
  /// The plan that sums up the columns that have the names of calls, grouped as another plan's aggregates are.
  fileprivate func summarizing(_ calls: [AggregateCalls.Call], _ aggregates: AggregatePlan, limits: TableLimits) -> TablePlan {
    var plan = self
    plan.summaries = zip(AggregateCalls.groupings(calls), aggregates.groupings).map { groups, grouping in
      let columns = calls.filter { $0.groups == groups }.map { call in
        guard let slot = program.names.firstIndex(of: call.name) else { preconditionFailure("each call is a column of the first pass") }
        return SummaryPlan.Column(
          title: Array(call.name.utf8), slot: slot, content: .numbers, statistics: [call.statistic])
      }
      return SummaryPlan(columns: columns, groupColumns: grouping.columns, groupTitles: groups, maximumCells: limits.summaryCells)
    }
    return plan
  }
}

/// The end of a run at a row error; what there is to say has been said.
package struct StoppedRun: Error {}
