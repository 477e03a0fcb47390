import Reckon

/// A summary, as `--summary` requests it.
struct SummaryPlan: Sendable {
  /// A column to sum up.
  struct Column: Sendable {
    let title: [UInt8]
    let slot: Int
    let content: Content
    /// Whether all its numbers are kept, for some statistic of them.
    var keepsValues = false
    /// Whether its values are counted and nothing else.
    var isCounted = false
  }

  /// The content of a column.
  enum Content: Sendable {
    case numbers
    /// They have a mean and extremes, but no sum.
    case dates
    /// Texts or lists, which are counted.
    case texts
  }

  let columns: [Column]
  /// The columns of the input by whose values rows are grouped, if any.
  let groupColumns: [Int]
  /// Those columns' names.
  let groupTitles: [String]
  /// The statistics of each column.
  var statistics = SummaryStatistic.usual
  /// How many groups times columns it may have, and numbers it may keep, beyond one for each byte of the table.
  let maximumCells: Int

  /// The error if there are more.
  var excess: Phrase {
    guard columns.contains(where: \.keepsValues) else {
      return Phrase(
        "summaryHasMoreThanGroups",
        """
        the summary has more than \(maximumCells) groups times columns beyond one for each byte of the table; select fewer \
        columns or raise the limit
        """)
    }
    return Phrase(
      "mediansAndPercentilesKeep",
      """
      medians and percentiles keep more than \(maximumCells) numbers beyond one for each byte of the table; \
      give them fewer columns or raise the limit
      """)
  }
}

/// Statistics of a table's columns, for all rows or for each group of them.
///
/// - Complexity: memory in proportion to the number of groups times columns, and of numbers in columns that keep theirs, which ``isTooLarge(for:)``
///   bounds by the length of the table.
struct Summary<Value: TableNumber>: Sendable {
  /// The slots of the columns, and how many groups times columns and kept numbers there may be beyond one for each byte of the table.
  private let slots: [Int]
  private let isCounted: [Bool]
  private let maximumCells: Int
  private let isGrouped: Bool
  /// The groups' values one behind the other, in the order in which they were first seen; where each ends, and its hash.
  private var bytes: [UInt8] = []
  private var ends: [Int] = []
  private var hashes: [UInt64] = []
  /// The groups by the low bits of their hashes, each from the first free entry on. At most half of the entries are in use.
  private var table = [Entry](repeating: Entry(), count: 16)
  /// For each group, one for each column.
  private(set) var statistics: [Value.Statistics] = []
  /// The columns that keep their numbers; for each group, those of each of these columns.
  private let keeping: [Int]
  private var kept: [KeptValues<Value>] = []
  private var keptCount = 0

  /// A group's number, -1 for none, with the high bits of its hash: of other groups' values few are compared.
  private struct Entry {
    var tag: UInt32 = 0
    var group: Int32 = -1
  }

  init(_ plan: SummaryPlan) {
    slots = plan.columns.map(\.slot)
    isCounted = plan.columns.map(\.isCounted)
    keeping = plan.columns.indices.filter { plan.columns[$0].keepsValues }
    maximumCells = plan.maximumCells
    isGrouped = !plan.groupColumns.isEmpty
    addWhole()
  }

  /// Forgets all rows, and keeps the memory for others.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    hashes.removeAll(keepingCapacity: true)
    statistics.removeAll(keepingCapacity: true)
    removeValues()
    rowCount = 0
    table.withUnsafeMutableBufferPointer { $0.update(repeating: Entry()) }
    addWhole()
  }

  /// Without groups there is something to say of no rows too.
  private mutating func addWhole() { if !isGrouped { _ = number(of: UnsafeBufferPointer(start: nil, count: 0), hash: 0) } }

  /// Forgets the numbers that were kept.
  mutating func removeValues() {
    kept.removeAll()
    keptCount = 0
  }

  /// Whether it has more groups times columns, and keeps more numbers, than so many bytes of a table may make.
  func isTooLarge(for bytes: Int) -> Bool { statistics.count + keptCount - bytes > maximumCells }

  // MARK: Values

  /// The statistic of a group's column; `nil` if it has no such value.
  mutating func value(of statistic: Statistic, _ group: Int, column: Int) -> Value? {
    let sums = statistics[group * slots.count + column]
    switch statistic {
    case .count: return Value(row: sums.count)
    case .sum: return sums.sum
    case .mean: return sums.mean
    case .minimum: return sums.minimum
    case .maximum: return sums.maximum
    case .deviation: return sums.deviation
    case .percentile(let percentage):
      guard let place = keeping.firstIndex(of: column) else { preconditionFailure("columns with percentiles keep their numbers") }
      return kept[group * keeping.count + place].percentile(percentage)
    }
  }

  // MARK: Groups

  var groupCount: Int { ends.count }
  /// How many columns it is of.
  var columnCount: Int { slots.count }
  /// How many rows it is of, whether they have numbers or not.
  private(set) var rowCount = 0

  /// The number of a group, if there is one of that value.
  func number(of group: UnsafeBufferPointer<UInt8>) -> Int? { find(group, Self.hash(group)).number }

  /// The number of a group, or the free entry that it would take.
  @inline(__always) private func find(_ group: UnsafeBufferPointer<UInt8>, _ hash: UInt64) -> (number: Int?, entry: Int) {
    let tag = UInt32(truncatingIfNeeded: hash >> 32)
    var index = Int(truncatingIfNeeded: hash) & (table.count - 1)
    while table[index].group >= 0 {
      if table[index].tag == tag, isValue(of: Int(table[index].group), group) { return (Int(table[index].group), index) }
      index = (index + 1) & (table.count - 1)
    }
    return (nil, index)
  }

  /// The value of a group.
  func group(_ number: Int) -> ArraySlice<UInt8> { bytes[start(of: number)..<ends[number]] }

  private func start(of number: Int) -> Int { number == 0 ? 0 : ends[number - 1] }

  /// The number of a group, which is added if it is new.
  private mutating func number(of group: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Int {
    let (known, entry) = find(group, hash)
    if let known { return known }
    let number = ends.count
    bytes.append(contentsOf: group)
    ends.append(bytes.count)
    hashes.append(hash)
    for _ in slots { statistics.append(Value.Statistics()) }
    for _ in keeping { kept.append(KeptValues()) }
    table[entry] = Entry(tag: UInt32(truncatingIfNeeded: hash >> 32), group: Int32(number))
    if ends.count * 2 > table.count { grow() }
    return number
  }

  private func isValue(of number: Int, _ group: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = start(of: number)
    guard ends[number] - start == group.count else { return false }
    return bytes.withUnsafeBytes { bytes in
      let group = UnsafeRawBufferPointer(group)
      var at = 0
      while at + 8 <= group.count {
        if bytes.loadUnaligned(fromByteOffset: start + at, as: UInt64.self) != group.loadUnaligned(fromByteOffset: at, as: UInt64.self) {
          return false
        }
        at += 8
      }
      while at < group.count {
        if bytes[start + at] != group[at] { return false }
        at += 1
      }
      return true
    }
  }

  private mutating func grow() {
    table = [Entry](repeating: Entry(), count: table.count * 2)
    for (number, hash) in hashes.enumerated() {
      var index = Int(truncatingIfNeeded: hash) & (table.count - 1)
      while table[index].group >= 0 { index = (index + 1) & (table.count - 1) }
      table[index] = Entry(tag: UInt32(truncatingIfNeeded: hash >> 32), group: Int32(number))
    }
  }

  private static func hash(_ group: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash = SeededHash()
    let bytes = UnsafeRawBufferPointer(group)
    var at = 0
    while at + 8 <= bytes.count {
      hash.mix(bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self))
      at += 8
    }
    var last = UInt64(truncatingIfNeeded: bytes.count)
    while at < bytes.count {
      last = last << 8 | UInt64(bytes[at])
      at += 1
    }
    hash.mix(last)
    return hash.value
  }

  // MARK: Adding

  /// Adds the numbers of a row; columns without one are skipped.
  mutating func add(row: Int, of values: [SlotValues<Value>], in group: UnsafeBufferPointer<UInt8>?) {
    rowCount &+= 1
    let first = (group.map { number(of: $0, hash: Self.hash($0)) } ?? 0) * slots.count
    for index in slots.indices {
      let slot = slots[index]
      if values[slot].gaps[row] == .none {
        statistics[first + index].add(values[slot].values[row])
      } else if values[slot].gaps[row] == .tooLong, isCounted[index] {
        statistics[first + index].add(Value.one)
      }
    }
    if !keeping.isEmpty { keep(row: row, of: values, number: first / slots.count) }
  }

  private mutating func keep(row: Int, of values: [SlotValues<Value>], number group: Int) {
    for (place, column) in keeping.enumerated() where values[slots[column]].gaps[row] == .none {
      kept[group * keeping.count + place].add(values[slots[column]].values[row])
      keptCount += 1
    }
  }

  /// Adds a summary of rows that come behind these.
  mutating func add(_ other: Summary) {
    rowCount += other.rowCount
    keptCount += other.keptCount
    other.bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      for index in other.ends.indices {
        let group = UnsafeBufferPointer(rebasing: bytes[start..<other.ends[index]])
        let own = number(of: group, hash: other.hashes[index])
        let first = own * slots.count
        for column in slots.indices { statistics[first + column].add(other.statistics[index * slots.count + column]) }
        for place in keeping.indices { kept[own * keeping.count + place].add(other.kept[index * keeping.count + place]) }
        start = other.ends[index]
      }
    }
  }
}
