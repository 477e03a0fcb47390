import Reckon
import ReckonTerminal

extension TablePlan {
  /// The order that a request asks for, of the rows of a table or of a summary.
  ///
  /// - Parameters:
  ///   - all: the columns of the input and those that formulas add.
  ///   - columnSlots: the slots of the input's columns.
  ///   - kinds: what their first fields say of them.
  ///   - count: how many of them are no nested members.
  ///   - folder: where rows are kept that do not fit into memory.
  ///   - needed: the slots whose numbers are read; those that keys need are added.
  static func order(
    _ request: TableRequest, _ all: [Output], _ summary: SummaryPlan?, _ program: TableProgram, _ columnSlots: [Int?],
    _ kinds: [Int: ColumnGuess], _ count: Int, _ folder: String, _ needed: inout [Int]
  ) throws(UsageError) -> OrderPlan? {
    let order = request.order
    guard !order.isNone else { return nil }
    var keys: [(source: OrderPlan.Source, isDescending: Bool)] = []
    for key in order.keys {
      if let summary {
        keys.append((try source(key.name, summary, kinds, all), key.isDescending))
        continue
      }
      let output = try find(key.name, in: all, .sorting)
      if case .slot(let slot) = output.source, output.handedOn == nil {
        keys.append((.slot(slot, output.content, field: nil), key.isDescending))
        continue
      }
      guard let column = output.handedOn ?? columnSlots.indices.first(where: { all[$0].name == output.name }) else {
        preconditionFailure("what is no slot's is a column of the input")
      }
      let field = NestedMember.column(column, of: count)
      if let slot = columnSlots[column], kinds[column]?.kind != .text || program.readKinds[slot] != nil {
        if !needed.contains(slot) { needed.append(slot) }
        let kind = program.readKinds[slot]
        let content: CellContent = kind == .instant ? .dates : kind == .truth ? .truths : .numbers
        keys.append((.slot(slot, content, field: field), key.isDescending))
      } else {
        keys.append((.field(field), key.isDescending))
      }
    }
    return OrderPlan(
      keys: keys, isDistinct: order.isDistinct, head: order.head, tail: order.tail, memory: request.limits.sortBytes,
      folder: folder)
  }

  /// A column of a summary.
  private static func source(
    _ name: String, _ summary: SummaryPlan, _ kinds: [Int: ColumnGuess], _ all: [Output]
  ) throws(UsageError) -> OrderPlan.Source {
    if let place = summary.statistics.firstIndex(where: { $0.name == name }) { return .statistic(place) }
    if name == SummaryPlan.columnTitle { return .title }
    if let place = summary.groupTitles.firstIndex(of: name) {
      let column = all.firstIndex { $0.name == name }
      let isText = column.map { all[$0].holdsValues || kinds[$0]?.kind == .text } ?? false
      return .group(place, isText: isText)
    }
    let names = summary.groupTitles + [SummaryPlan.columnTitle] + summary.statistics.map(\.name)
    let ending = Suggestion.ending(Suggestion.nearest(to: name, among: names))
    throw UsageError(
      "summaryHasNoColumnToSortBy",
      "the summary has no column \(FormulaError.Kind.shortened(name)) to sort by\(ending); it has \(names.joined(separator: ", "))")
  }
}
