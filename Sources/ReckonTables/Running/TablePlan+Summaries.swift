import Reckon
import ReckonTerminal

extension TablePlan {
  /// The columns of a summary: the selected ones, or the added ones, or else all columns of the input.
  ///
  /// - Parameters:
  ///   - count: the number of columns that are not nested members.
  ///   - needed: the slots whose numbers are read; those of the input's columns in the summary are added.
  static func summary(
    _ request: TableRequest, of selected: [Output]?, _ all: [Output], _ columnSlots: [Int?], _ program: TableProgram,
    _ kinds: [Int: ColumnGuess], _ count: Int, _ needed: inout [Int]
  ) throws(UsageError) -> SummaryPlan {
    let inputs = Array(all[..<columnSlots.count])
    let groups = try request.groupColumns.map { (name) throws(UsageError) in try find(name, in: all, .grouping) }
    let groupSources = Set(groups.map(\.source))
    let computed = all.filter { if case .slot = $0.source { !groupSources.contains($0.source) } else { false } }
    let summed =
      selected ?? (computed.isEmpty ? all[..<count].filter { !groupSources.contains($0.source) } : computed)
    let statistics = request.statistics.map(\.statistic)
    var columns: [SummaryPlan.Column] = []
    for output in summed {
      let title = Array(String(decoding: output.title, as: UTF8.self).trimmed.utf8)
      switch output.source {
      case .slot(let slot):
        let content: SummaryPlan.Content =
          switch output.content {
          case .values: .texts
          case .times: .times
          case .dates: .dates
          case .numbers, .truths: .numbers
          }
        columns.append(
          SummaryPlan.Column(
            title: title, slot: slot, content: content, statistics: statistics, medians: request.medians))
      case .field(let column):
        guard let slot = columnSlots[column] else { continue }
        if !needed.contains(slot) { needed.append(slot) }
        let isInstant = program.readKinds[slot] == .instant
        let content: SummaryPlan.Content = program.timeSlots.contains(slot) ? .times : isInstant ? .dates : .numbers
        columns.append(
          SummaryPlan.Column(
            title: title, slot: slot, content: content, statistics: statistics, medians: request.medians))
      }
    }
    return SummaryPlan(
      columns: columns,
      groupColumns: groups.map { groupColumn($0, inputs, count) },
      groupTitles: groups.map(\.name),
      groupsAreTexts: groups.map { group in
        group.holdsValues || inputs.firstIndex { $0.name == group.name }.map { kinds[$0]?.kind == .text } ?? false
      },
      statistics: request.statistics,
      maximumCells: request.limits.summaryCells, medians: request.medians)
  }

  /// The source of the group keys for a column.
  static func groupColumn(_ output: Output, _ inputs: [Output], _ count: Int) -> GroupColumn {
    switch output.source {
    case .slot(let slot) where output.handedOn == nil: return .slot(slot, output.content)
    case .slot, .field:
      let own = output.handedOn ?? inputs.firstIndex { $0.name == output.name }
      guard let own else { preconditionFailure("what is no slot's is a column of the input") }
      return .field(NestedMember.column(own, of: count))
    }
  }

  /// The destinations of the values of calls over rows, with their grouping columns.
  static func aggregates(
    _ calls: [AggregateCalls.Call], _ program: TableProgram, _ groupColumn: (String) throws(UsageError) -> GroupColumn
  ) throws(UsageError) -> AggregatePlan {
    var plan = AggregatePlan()
    for groups in AggregateCalls.groupings(calls) {
      let columns = try groups.map(groupColumn)
      let slots = columns.compactMap { if case .slot(let slot, _) = $0 { slot } else { nil } }
      let own = AggregateCalls.statistics(calls, groups)
      guard !own.isEmpty else { continue }
      plan.groupings.append(
        AggregatePlan.Grouping(
          columns: columns,
          calls: own.enumerated().compactMap { place, own in
            program.slot(ofCall: own.call.name).map { ($0, place, own.statistic) }
          },
          order: (program.columns.lastIndex { slots.contains($0.slot) } ?? -1) + 1))
    }
    plan.besideSlots = AggregateCalls.beside(calls).compactMap { program.slot(ofCall: $0.call.name) }
    return plan
  }

  /// The summaries of a first pass: one for each list of grouping columns, followed by the stored rows.
  static func firstPass(
    _ calls: [AggregateCalls.Call], _ program: TableProgram, _ request: TableRequest,
    _ groupColumn: (String) throws(UsageError) -> GroupColumn
  ) throws(UsageError) -> [SummaryPlan] {
    var (summaries, kept): ([SummaryPlan], [SummaryPlan]) = ([], [])
    for groups in AggregateCalls.groupings(calls) {
      let columns = try groups.map(groupColumn)
      func column(_ name: String, _ statistic: Statistic) -> SummaryPlan.Column {
        guard let slot = program.names.firstIndex(of: name) else {
          preconditionFailure("a first pass computes each call")
        }
        let content: SummaryPlan.Content =
          program.holdsValues(slot) ? .texts : program.holdsDates(slot) ? .dates : .numbers
        return SummaryPlan.Column(
          title: Array(name.utf8), slot: slot, content: content, statistics: [statistic], medians: request.medians)
      }
      func plan(_ own: [SummaryPlan.Column], keepsRows: Bool) -> [SummaryPlan] {
        own.isEmpty
          ? []
          : [
            SummaryPlan(
              columns: own, groupColumns: columns, groupTitles: groups, maximumCells: request.limits.summaryCells,
              keepsRows: keepsRows)
          ]
      }
      summaries += plan(
        AggregateCalls.statistics(calls, groups).map { column($0.call.name, $0.statistic) }, keepsRows: false)
      kept += plan(
        AggregateCalls.beside(calls, groups).flatMap { $0.call.columns.map { column($0, .sum) } }, keepsRows: true)
    }
    return summaries + kept
  }
}
