import Reckon
import ReckonTerminal

/// The first pass over a table whose formulas aggregate its rows, and the plan of the second pass.
struct FirstPass<Value: TableNumber> {
  private let calls: [AggregateCalls.Call]
  private let plan: TablePlan
  let second: TablePlan

  /// - Throws: the errors of planning.
  init(_ calls: AggregateCalls, _ request: TableRequest, _ names: TableNames, _ table: OpenTable, _ console: Console)
    throws
  {
    self.calls = calls.calls
    var first = request
    (first.selection, first.isSummary, first.groupColumns, first.order) = (nil, false, [], RowOrder())
    if first.onError == .stop { first.onError = .null }
    // A column whose numbers are needed is not one of texts, even if its fields look so.
    let kinds = table.kinds.filter { $1.kind != .text || !calls.takesNumbers(of: table.titles[$0]) }
    plan = try TablePlan(first, names, calls.first, kinds: kinds, .first(calls), console)
    let units = try plan.program.units(of: calls.calls)
    second = try TablePlan(request, names, calls.second, kinds: table.kinds, .second(calls, units: units), console)
  }

  /// Reports the remarks on both plans.
  func report(_ currencies: Currencies, _ console: Console) {
    second.report(currencies, console)
    guard plan.isApproximate, !second.isApproximate else { return }
    console.report(note: MedianMethod.note)
  }

  /// Reads the table, and reports the rows that calls skip because their argument has no value there.
  func run(_ request: TableRequest, _ table: OpenTable, _ console: Console, _ times: RunTimes?) throws
    -> AggregateValues<Value>
  {
    if console.inputDescriptor != nil { Interruption.begin() }
    let plan = plan
    let summaries: [Summary<Value>] = plan.summaries.filter { !$0.keepsRows }.map { Summary($0) }
    let kept: [KeptRows<Value>] = plan.summaries.filter(\.keepsRows).map { KeptRows($0) }
    let pipeline = TablePipeline<Value>(
      plan, table.reader, first: table.block, progress: nil, sinks: summaries + kept, aggregates: .none,
      output: TableOutput(plan.sink, try OutputTarget(path: nil, console: console), threads: 1), times: times
    ) { plan.index(request.reader) }
    let report = try pipeline.run(threads: plan.program.isRepeatable ? request.threads : 1, random: request.random)
    if let error = report.tableError { throw InputOutputError(request.named(error)) }
    if let failure = report.tooLong { throw UsageError(request.named("\(failure)")) }
    var missing: [String: Int] = [:]
    let groupings = AggregateCalls.groupings(calls)
    for (groups, summary) in zip(groupings.filter { !AggregateCalls.statistics(calls, $0).isEmpty }, summaries) {
      for (place, own) in AggregateCalls.statistics(calls, groups).enumerated() where own.statistic != .count {
        missing[own.call.name] = summary.rowCount - summary.count(ofColumn: place)
      }
    }
    var beside: [String: BesideValues<Value>] = [:]
    for (groups, rows) in zip(groupings.filter { !AggregateCalls.beside(calls, $0).isEmpty }, kept) {
      var column = 0
      for (call, function) in AggregateCalls.beside(calls, groups) {
        let columns = Array(column..<column + call.columns.count)
        beside[call.name] = rows.values(of: function, columns)
        missing[call.name] = rows.missing(inAnyOf: columns)
        column += columns.count
      }
    }
    for call in calls {
      guard let count = missing[call.name], count > 0 else { continue }
      console.report(
        note: Phrase(
          "passesOverWithoutAValue",
          "\(FormulaError.Kind.shortened(call.name)) ignores \(count, of: "row") without a value"))
    }
    defer { times?.take(.finishing) }
    return AggregateValues(
      second.aggregates, summaries, AggregateCalls.beside(calls).compactMap { beside[$0.call.name] })
  }
}

extension TableProgram {
  /// The units of the values of calls over rows, by call name; a first pass computes their columns.
  fileprivate func units(of calls: [AggregateCalls.Call]) throws(UsageError) -> [String: String] {
    var units: [String: String] = [:]
    for call in calls where !call.isCount {
      let own = call.columns.map { unit(of: $0) }
      for unit in own {
        let kind = unit.map { ValueKind(ofInput: $0) } ?? .number
        if call.function.takes(kind) { continue }
        guard kind == .instant else {
          throw UsageError(
            "isOfTextsWhichHaveNoSuch", "\(call.name) is of texts, which have no such value; count(…) counts them")
        }
        throw UsageError("isOfDatesWhichHaveNoSuch", "\(call.name) is of dates, which have no such value")
      }
      units[call.name] = call.function.unit(of: own)
    }
    return units
  }
}
