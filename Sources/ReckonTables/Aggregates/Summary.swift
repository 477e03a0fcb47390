import Reckon
import ReckonSystem
import Synchronization

/// Statistics of a table's columns, for all rows or for each group of them.
///
/// Groups are partitioned by hash. Each partition takes the rows in order, so that sums do not depend on the number of
/// threads, and a thread with a block follows the thread with the previous block through the partitions. If nothing
/// groups rows, the totals of each block are added instead.
///
/// - Complexity: memory proportional to groups times columns, plus the numbers in columns that store theirs.
final class Summary<Value: TableNumber>: RowSink {
  /// The partition and index of a group.
  struct Place: Sendable {
    let partition: Int32
    let group: Int32
  }

  /// Threads change it with its lock held, and only read it after the run; stored numbers are sorted by the thread that
  /// has the group.
  private final class Partition: @unchecked Sendable {
    let table: GroupTable<Value>
    let turns = Turns()
    /// The block expected next, and the number of rows in the blocks before it.
    var next = 0
    var rowCount = 0

    init(_ plan: SummaryPlan) { table = GroupTable(plan) }
  }

  private static var partitionCount: Int { 32 }
  private let partitions: [Partition]
  private let isEnded = Atomic<Bool>(false)

  init(_ plan: SummaryPlan) {
    partitions = (0..<(plan.groupColumns.isEmpty ? 1 : Self.partitionCount)).map { _ in Partition(plan) }
    // Without grouping, the summary has a row even for an empty table.
    if plan.groupColumns.isEmpty { partitions[0].table.beginWhole() }
  }

  // MARK: Adding

  func add(_ rows: BlockRows<Value>, ofBlock number: Int, isLast: Bool) -> Int? {
    rows.sort(by: partitions.count)
    var cells = 0
    for (index, partition) in partitions.enumerated() {
      partition.turns.lock()
      defer { partition.turns.unlock() }
      while partition.next < number, !isEnded.load(ordering: .relaxed) { partition.turns.wait(for: number) }
      if isEnded.load(ordering: .relaxed) { return nil }
      let before = partition.table.cells
      rows.add(to: partition.table, partition: index, first: UInt64(partition.rowCount))
      cells += partition.table.cells - before
      partition.rowCount += rows.rowCount
      guard isLast else { continue }
      partition.next = number + 1
      partition.turns.call(number + 1)
    }
    return cells
  }

  func end() {
    isEnded.store(true, ordering: .relaxed)
    for partition in partitions {
      partition.turns.lock()
      partition.turns.callAll()
      partition.turns.unlock()
    }
  }

  var cells: Int { partitions.reduce(0) { $0 + $1.table.cells } }

  // MARK: Groups

  /// The number of rows, with or without numbers.
  var rowCount: Int { partitions[0].rowCount }

  /// The groups in order of first appearance.
  ///
  /// - Complexity: O(groups).
  func ordered() -> [Place] {
    var lists = partitions.enumerated().map { index, partition in
      partition.table.firsts.enumerated().map { (first: $1, place: Place(partition: Int32(index), group: Int32($0))) }
    }
    while lists.count > 1 {
      lists = stride(from: 0, to: lists.count, by: 2).map { Self.merged(lists[$0], lists[$0 + 1]) }
    }
    return lists[0].map(\.place)
  }

  private static func merged(_ a: [(first: UInt64, place: Place)], _ b: [(first: UInt64, place: Place)]) -> [(
    first: UInt64, place: Place
  )] {
    var all: [(first: UInt64, place: Place)] = []
    all.reserveCapacity(a.count + b.count)
    var (i, j) = (0, 0)
    while i < a.count, j < b.count {
      if a[i].first < b[j].first {
        all.append(a[i])
        i += 1
      } else {
        all.append(b[j])
        j += 1
      }
    }
    all.append(contentsOf: a[i...])
    all.append(contentsOf: b[j...])
    return all
  }

  /// The location of the group with a key, if there is one.
  func place(of key: GroupKey) -> Place? {
    let partition = GroupKey.partition(key.hash, of: partitions.count)
    return partitions[partition].table.number(of: key).map { Place(partition: Int32(partition), group: Int32($0)) }
  }

  /// The number of groups in each partition.
  var groupCounts: [Int] { partitions.map(\.table.count) }

  /// A group's key as text.
  func text(_ place: Place) -> [UInt8] { partitions[Int(place.partition)].table.text(Int(place.group)) }

  // MARK: Parts

  /// The partial results of a group, by column.
  func parts(_ place: Place, columns: Int) -> [GroupPart<Value>] {
    (0..<columns).map { partitions[Int(place.partition)].table.part(Int(place.group), column: $0) }
  }

  /// Merges the partial results of a group's columns from other rows. One thread at a time merges.
  ///
  /// - Parameter row: a number greater than those of all groups added before.
  func add(_ key: [UInt8], _ parts: [GroupPart<Value>], row: UInt64) {
    guard partitions.count > 1 else { return partitions[0].table.add(.whole, parts, row: row) }
    // Keys are read in words.
    (key + [UInt8](repeating: 0, count: 16)).withUnsafeBufferPointer { text in
      guard let start = text.baseAddress else { return }
      let key = GroupKey(start, count: key.count, SeededHash())
      partitions[GroupKey.partition(key.hash, of: partitions.count)].table.add(key, parts, row: row)
    }
  }

  // MARK: Values

  /// The number of values of a column in all groups.
  func count(ofColumn column: Int) -> Int {
    partitions.reduce(0) { sum, partition in
      (0..<partition.table.count).reduce(sum) { $0 + partition.table.count(of: $1, column: column) }
    }
  }

  /// The statistic of a group's column; `nil` if it has no such value. Threads may compute those of different groups
  /// concurrently.
  func value(of statistic: Statistic, _ place: Place, column: Int) -> Value? {
    partitions[Int(place.partition)].table.value(of: statistic, Int(place.group), column: column)
  }

  /// Removes the stored numbers.
  func removeValues() { for partition in partitions { partition.table.removeValues() } }
}
