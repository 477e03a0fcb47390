import Reckon

/// Where the values of aggregates' calls go, settled before the table is read again.
struct AggregatePlan: Sendable {
  /// Calls over rows that are grouped alike.
  struct Grouping: Sendable {
    /// The columns of the input by whose values rows are grouped; none for the whole table.
    let columns: [Int]
    /// For each call its slot, its place among the summary's columns, and what it gives.
    let calls: [(slot: Int, column: Int, statistic: Statistic)]
  }

  let groupings: [Grouping]
  static let none = AggregatePlan(groupings: [])
}

/// The results of aggregates over a table, by group of rows.
struct AggregateValues<Value: TableNumber>: Sendable {
  /// A class, so that handing it over for each row takes no counts of what it holds.
  private final class Grouping: Sendable {
    let plan: AggregatePlan.Grouping
    let summary: Summary<Value>
    /// For each partition of the summary and each of its groups, the value of each call.
    let values: [[Value?]]

    init(_ plan: AggregatePlan.Grouping, _ summary: Summary<Value>, _ values: [[Value?]]) {
      (self.plan, self.summary, self.values) = (plan, summary, values)
    }
  }

  private let groupings: [Grouping]

  static var none: AggregateValues { AggregateValues(.none, []) }

  /// - Parameter summaries: one for each grouping of the plan.
  init(_ plan: AggregatePlan, _ summaries: [Summary<Value>]) {
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
  var groupColumns: [[Int]] { groupings.map(\.plan.columns) }

  /// Gives rows the values of their groups.
  ///
  /// - Parameter keys: what finds the rows' groups, one for each grouping.
  func fill(_ slots: inout [SlotValues<Value>], _ rows: Range<Int>, _ keys: [GroupKeys]) {
    for (grouping, keys) in zip(groupings, keys) {
      for call in grouping.plan.calls { slots[call.slot].clear() }
      var start = rows.lowerBound
      while start < rows.upperBound {
        let next = min(start + GroupKeys.stride, rows.upperBound)
        withUnsafeTemporaryAllocation(of: GroupKey.self, capacity: next - start) { found in
          guard let first = found.baseAddress else { return }
          keys.find(start..<next, first)
          for row in start..<next {
            fill(&slots, row - rows.lowerBound, grouping, grouping.summary.place(of: found[row - start]))
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
