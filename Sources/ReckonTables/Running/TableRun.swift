import Reckon
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
    let input = try InputPath.source(request.path, console, waits: true)
    defer { input.close() }
    let reader = BlockReader(
      input.source, request.reader, recordLimit: request.limits.recordBytes, cutsAtPauses: !request.isSummary)
    let block = try reader.first(skipsBlankLines: request.headerSource == .table || request.reader.hasBlankLinesOfSpaces)
    if let guess = request.formats.guess, let block { request.doubt(guess, block, console) }
    let names = try request.names(block, console)
    let dates = request.dateColumns(names, block)
    let plan = try TablePlan(request, names, dates: dates, console)
    return plan.program.numberMode == .double
      ? try run(plan, request, reader, block, input.source.size, console, Double.self)
      : try run(plan, request, reader, block, input.source.size, console, Decimal128.self)
  }

  private static func run<Value: TableNumber>(
    _ plan: TablePlan, _ request: TableRequest, _ reader: BlockReader, _ first: TableBlock?, _ size: Int?, _ console: Console,
    _ type: Value.Type
  ) throws -> ExitCode {
    // Until here a signal may end the process at once, however long compiling takes: nothing has been written.
    if console.inputDescriptor != nil { Interruption.begin() }
    let target = try OutputTarget(path: request.outputPath, console: console)
    let progress = console.errorIsTerminal && (!console.outputIsTerminal || request.outputPath != nil) ? Progress(console, size: size) : nil
    let writer = TableOutput(plan, target)
    let pipeline = TablePipeline<Value>(plan, reader, first: first, progress: progress, output: writer) {
      request.reader.index(plan.inputTitles, added: plan.addedTitles)
    }
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
}

extension TableRequest {
  /// Tells of a table that begins as those of another format do.
  fileprivate func doubt(_ guess: TableFormat, _ block: TableBlock, _ console: Console) {
    for format in TableFormat.all where format.name != guess.name {
      guard let beginning = format.beginning, beginning.isThere(block) else { continue }
      console.report(
        note: "\(path) begins with \(beginning.what), and is read as \(guess.title); --from \(format.name) reads \(format.title)")
    }
  }

  /// The columns of dates among those that formulas may use.
  fileprivate func dateColumns(_ names: [[UInt8]], _ block: TableBlock?) -> Set<Int> {
    let titles = names.map { String(decoding: $0, as: UTF8.self).trimmed }
    let index = reader.index(names, added: [])
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
package struct StoppedRun: Error {}
