import Reckon

/// What `--summary` asks for.
struct SummaryPlan: Sendable {
  /// The columns to sum up, with their slots.
  let columns: [(name: String, slot: Int)]
  /// The column of the input by whose values rows are grouped, if any.
  let groupColumn: Int?
  /// That column's name.
  let groupTitle: String?

  /// The names of the statistics, in the order in which they are written.
  static let statistics = ["count", "sum", "mean", "min", "max", "stdev"]
}

/// Statistics of a table's columns, for all rows or for each group of them.
///
/// - Complexity: memory in proportion to the number of groups.
struct Summary<Value: TableNumber>: Sendable {
  private let plan: SummaryPlan
  /// The groups' values, in the order in which they were first seen.
  private(set) var groups: [[UInt8]] = []
  private var places: [[UInt8]: Int] = [:]
  /// For each group, one for each column.
  private(set) var statistics: [Value.Statistics] = []
  private var last = -1

  init(_ plan: SummaryPlan) {
    self.plan = plan
    // Without groups there is something to say of no rows too.
    if plan.groupColumn == nil { _ = place(of: []) }
  }

  private mutating func place(of group: [UInt8]) -> Int {
    // Neighbours often belong together.
    if last >= 0, groups[last] == group { return last }
    if let place = places[group] {
      last = place
    } else {
      last = groups.count
      places[group] = last
      groups.append(group)
      for _ in plan.columns { statistics.append(Value.Statistics()) }
    }
    return last
  }

  /// Adds the numbers of a row; columns without one are passed over.
  mutating func add(row: Int, of slots: [SlotValues<Value>], in group: [UInt8]?) {
    let first = (group.map { place(of: $0) } ?? 0) * plan.columns.count
    for (index, column) in plan.columns.enumerated() where slots[column.slot].gaps[row] == .none {
      statistics[first + index].add(slots[column.slot].values[row])
    }
  }

  /// Adds a summary of rows that come behind these.
  mutating func add(_ other: Summary) {
    for (index, group) in other.groups.enumerated() {
      let first = place(of: group) * plan.columns.count
      for column in plan.columns.indices {
        statistics[first + column].add(other.statistics[index * plan.columns.count + column])
      }
    }
  }
}
