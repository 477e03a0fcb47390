import Reckon
import ReckonTerminal

extension TablePlan {
  /// The requested order of the rows of a table or of a summary.
  ///
  /// - Parameters:
  ///   - all: the columns of the input and the added ones.
  ///   - columnSlots: the slots of the input's columns.
  ///   - kinds: the kinds guessed from their first fields.
  ///   - count: the number of columns that are not nested members.
  ///   - folder: the folder for rows that do not fit into memory.
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
        keys.append((try summary.source(ofKey: key.name), key.isDescending))
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
}

extension SummaryPlan {
  /// The column of a summary to sort its rows by.
  func source(ofKey name: String) throws(UsageError) -> OrderPlan.Source {
    if let place = statistics.firstIndex(where: { $0.name == name }) { return .statistic(place) }
    if name == Self.columnTitle { return .title }
    if let place = groupTitles.firstIndex(of: name) { return .group(place, isText: groupsAreTexts[place]) }
    let names = groupTitles + [Self.columnTitle] + statistics.map(\.name)
    let ending = Suggestion.ending(Suggestion.nearest(to: name, among: names))
    throw UsageError(
      "summaryHasNoColumnToSortBy",
      "the summary has no column \(FormulaError.Kind.shortened(name)) to sort by\(ending); it has \(names.joined(separator: ", "))"
    )
  }
}
