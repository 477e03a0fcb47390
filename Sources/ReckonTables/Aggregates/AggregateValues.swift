import Reckon

/// The destinations of the values of calls over rows, determined before the second pass.
struct AggregatePlan: Sendable {
  /// Calls over rows with the same grouping.
  struct Grouping: Sendable {
    /// The columns that group the rows; empty for the complete table.
    let columns: [GroupColumn]
    /// The slot, the summary column and the statistic of each call.
    let calls: [(slot: Int, column: Int, statistic: Statistic)]
    /// The number of formulas that are evaluated before the values of all grouping columns are known.
    let order: Int
  }

  var groupings: [Grouping] = []
  /// The slots of calls with one value per row, in the order of the first pass.
  var besideSlots: [Int] = []

  static let none = AggregatePlan()

  /// The slots of all calls.
  var slots: [Int] { groupings.flatMap { $0.calls.map(\.slot) } + besideSlots }
  /// Whether some grouping depends on formulas.
  var isLate: Bool { groupings.contains { $0.order > 0 } }
}

/// The values of calls over rows, by groups and by rows.
struct AggregateValues<Value: TableNumber>: Sendable {
  /// A class, so that passing it for each row copies no references inside it.
  private final class Grouping: Sendable {
    let plan: AggregatePlan.Grouping
    let summary: Summary<Value>
    /// The value of each call, by partition of the summary and by group.
    let values: [[Value?]]

    init(_ plan: AggregatePlan.Grouping, _ summary: Summary<Value>, _ values: [[Value?]]) {
      (self.plan, self.summary, self.values) = (plan, summary, values)
    }
  }

  private let groupings: [Grouping]
  private let beside: [BesideValues<Value>]
  private let besideSlots: [Int]

  static var none: AggregateValues { AggregateValues(.none, [], []) }

  /// - Parameters:
  ///   - summaries: one for each grouping of the plan.
  ///   - beside: one for each slot with one value per row.
  init(_ plan: AggregatePlan, _ summaries: [Summary<Value>], _ beside: [BesideValues<Value>]) {
    (self.beside, besideSlots) = (beside, plan.besideSlots)
    groupings = zip(plan.groupings, summaries).map { plan, summary in
      let values = summary.groupCounts.enumerated().map { partition, count in
        (0..<count).flatMap { group in
          let place = Summary<Value>.Place(partition: Int32(partition), group: Int32(group))
          return plan.calls.map { summary.value(of: $0.statistic, place, column: $0.column) }
        }
      }
      summary.removeValues()
      return Grouping(plan, summary, values)
    }
  }

  /// The columns of each grouping.
  var groupColumns: [[GroupColumn]] { groupings.map(\.plan.columns) }

  /// Fills in the values of calls with one value per row.
  ///
  /// - Parameter first: the index of the first row in the table.
  func fillBeside(
    _ slots: inout [SlotValues<Value>], _ others: [UnsafeMutablePointer<FormulaValue>?], count: Int, first: Int
  ) {
    for (slot, values) in zip(besideSlots, beside) {
      values.fill(&slots[slot], others[slot], count: count, first: first)
    }
  }

  /// Fills in the values of the groupings that are known after a number of formulas.
  ///
  /// - Parameters:
  ///   - rows: the rows within the block.
  ///   - values: the values of the slice with the rows.
  ///   - keys: the key finders, one for each grouping.
  func fill(
    _ slots: inout [SlotValues<Value>], _ rows: Range<Int>, order: Int, _ others: [UnsafeMutablePointer<FormulaValue>?],
    slice: Int, _ keys: [GroupKeys]
  ) {
    for (grouping, keys) in zip(groupings, keys) where grouping.plan.order == order {
      if rows.lowerBound == slice { for call in grouping.plan.calls { slots[call.slot].clear() } }
      let values = RowValues(first: slice, slots: slots, others: others)
      var start = rows.lowerBound
      while start < rows.upperBound {
        let next = min(start + GroupKeys.stride, rows.upperBound)
        withUnsafeTemporaryAllocation(of: GroupKey.self, capacity: next - start) { found in
          guard let first = found.baseAddress else { return }
          keys.find(start..<next, values, first)
          for row in start..<next {
            fill(&slots, row - slice, grouping, grouping.summary.place(of: found[row - start]))
          }
        }
        keys.removeAll()
        start = next
      }
    }
  }

  @inline(__always) private func fill(
    _ slots: inout [SlotValues<Value>], _ row: Int, _ grouping: Grouping, _ place: Summary<Value>.Place?
  ) {
    for (number, call) in grouping.plan.calls.enumerated() {
      if let place,
        let value = grouping.values[Int(place.partition)][Int(place.group) * grouping.plan.calls.count + number]
      {
        slots[call.slot].values[row] = value
      } else {
        slots[call.slot].setGap(.empty, row)
      }
    }
  }
}
