import Reckon

/// What `--summary` asks for.
struct SummaryPlan: Sendable {
  /// The columns to sum up, with their slots.
  let columns: [(name: String, slot: Int)]
  /// The column of the input by whose values rows are grouped, if any.
  let groupColumn: Int?
  /// That column's name.
  let groupTitle: String?
  /// How many groups times columns it may have beyond one for each byte of the table.
  let maximumCells: Int

  /// What is wrong when it has more.
  var excess: String { FormulaError.Kind.limitExceeded(.summaryCells, maximum: maximumCells).message }

  /// The names of the statistics, in the order in which they are written.
  static let statistics = ["count", "sum", "mean", "min", "max", "stdev"]
}

/// Statistics of a table's columns, for all rows or for each group of them.
///
/// - Complexity: memory in proportion to the number of groups times columns, which ``isTooLarge(for:)`` bounds by the length of the table.
struct Summary<Value: TableNumber>: Sendable {
  private let plan: SummaryPlan
  /// The groups' values, in the order in which they were first seen.
  private(set) var groups: [[UInt8]] = []
  /// The places of groups by the hashes of their values, from the first free one on; -1 where there is none. At most half of it is in use.
  private var table = [Int32](repeating: -1, count: 16)
  /// For each group, one for each column.
  private(set) var statistics: [Value.Statistics] = []

  init(_ plan: SummaryPlan) {
    self.plan = plan
    // Without groups there is something to say of no rows too.
    if plan.groupColumn == nil { _ = place(of: UnsafeBufferPointer(start: nil, count: 0)) }
  }

  /// Whether it has more groups times columns than so many bytes of a table may make.
  func isTooLarge(for bytes: Int) -> Bool { statistics.count - bytes > plan.maximumCells }

  private mutating func place(of group: UnsafeBufferPointer<UInt8>) -> Int {
    var index = Self.hash(group) & (table.count - 1)
    while table[index] >= 0 {
      let place = Int(table[index])
      if groups[place].count == group.count, groups[place].elementsEqual(group) { return place }
      index = (index + 1) & (table.count - 1)
    }
    let place = groups.count
    groups.append(Array(group))
    for _ in plan.columns { statistics.append(Value.Statistics()) }
    table[index] = Int32(clamping: place)
    if groups.count * 2 > table.count { grow() }
    return place
  }

  private mutating func grow() {
    table = [Int32](repeating: -1, count: table.count * 2)
    for (place, group) in groups.enumerated() {
      var index = group.withUnsafeBufferPointer(Self.hash) & (table.count - 1)
      while table[index] >= 0 { index = (index + 1) & (table.count - 1) }
      table[index] = Int32(clamping: place)
    }
  }

  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var hash = SeededHash()
    hash.mix(UInt64(truncatingIfNeeded: bytes.count))
    var at = 0
    while at < bytes.count {
      var word: UInt64 = 0
      for byte in bytes[at..<min(at + 8, bytes.count)] { word = word << 8 | UInt64(byte) }
      hash.mix(word)
      at += 8
    }
    return Int(truncatingIfNeeded: hash.value >> 1)
  }

  /// Adds the numbers of a row; columns without one are passed over.
  mutating func add(row: Int, of slots: [SlotValues<Value>], in group: UnsafeBufferPointer<UInt8>?) {
    let first = (group.map { place(of: $0) } ?? 0) * plan.columns.count
    for (index, column) in plan.columns.enumerated() where slots[column.slot].gaps[row] == .none {
      statistics[first + index].add(slots[column.slot].values[row])
    }
  }

  /// Adds a summary of rows that come behind these.
  mutating func add(_ other: Summary) {
    for (index, group) in other.groups.enumerated() {
      let first = group.withUnsafeBufferPointer { place(of: $0) } * plan.columns.count
      for column in plan.columns.indices {
        statistics[first + column].add(other.statistics[index * plan.columns.count + column])
      }
    }
  }
}
