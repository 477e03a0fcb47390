import Reckon
import ReckonSystem
import Synchronization

/// Statistics of a table's columns, for all rows or for each group of them.
///
/// Groups lie in partitions by their hashes. Each partition takes the rows in their order, so that sums do not depend
/// on the number of threads, and a thread that has a block goes through the partitions behind the one that has the
/// block before it. Where nothing groups rows, what a block's come to is added instead.
///
/// - Complexity: memory in proportion to the number of groups times columns, and of numbers in columns that keep
///   theirs.
final class Summary<Value: TableNumber>: RowSink {
  /// A group's place.
  struct Place: Sendable {
    let partition: Int32
    let group: Int32
  }

  /// Threads change it with its lock held, and only read it when the run is over; numbers that were kept are put in
  /// order by whoever has the group.
  private final class Partition: @unchecked Sendable {
    let table: GroupTable<Value>
    let turns = Turns()
    /// The block that comes next, and how many rows those before it have.
    var next = 0
    var rowCount = 0

    init(_ plan: SummaryPlan) { table = GroupTable(plan) }
  }

  private static var partitionCount: Int { 32 }
  private let partitions: [Partition]
  private let isEnded = Atomic<Bool>(false)

  init(_ plan: SummaryPlan) {
    partitions = (0..<(plan.groupColumns.isEmpty ? 1 : Self.partitionCount)).map { _ in Partition(plan) }
    // Without groups there is something to say of no rows too.
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

  /// How many rows it is of, whether they have numbers or not.
  var rowCount: Int { partitions[0].rowCount }

  /// The groups in the order in which they were first seen.
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

  /// Where a group is, if there is one of that key.
  func place(of key: GroupKey) -> Place? {
    let partition = GroupKey.partition(key.hash, of: partitions.count)
    return partitions[partition].table.number(of: key).map { Place(partition: Int32(partition), group: Int32($0)) }
  }

  /// How many groups each partition has.
  var groupCounts: [Int] { partitions.map(\.table.count) }

  /// A group's key as text.
  func text(_ place: Place) -> [UInt8] { partitions[Int(place.partition)].table.text(Int(place.group)) }

  // MARK: Parts

  /// What a group has of each column.
  func parts(_ place: Place, columns: Int) -> [GroupPart<Value>] {
    (0..<columns).map { partitions[Int(place.partition)].table.part(Int(place.group), column: $0) }
  }

  /// Adds what other rows have of a group's columns. One thread at a time adds.
  ///
  /// - Parameter row: a number that is greater than those of groups that were added before.
  func add(_ key: [UInt8], _ parts: [GroupPart<Value>], row: UInt64) {
    guard partitions.count > 1 else { return partitions[0].table.add(.whole, parts, row: row) }
    // Keys are read by words.
    (key + [UInt8](repeating: 0, count: 16)).withUnsafeBufferPointer { text in
      guard let start = text.baseAddress else { return }
      let key = GroupKey(start, count: key.count, SeededHash())
      partitions[GroupKey.partition(key.hash, of: partitions.count)].table.add(key, parts, row: row)
    }
  }

  // MARK: Values

  /// How many values of a column there are in all groups.
  func count(ofColumn column: Int) -> Int {
    partitions.reduce(0) { sum, partition in
      (0..<partition.table.count).reduce(sum) { $0 + partition.table.count(of: $1, column: column) }
    }
  }

  /// The statistic of a group's column; `nil` if it has no such value. Threads may ask for different groups at the same
  /// time.
  func value(of statistic: Statistic, _ place: Place, column: Int) -> Value? {
    partitions[Int(place.partition)].table.value(of: statistic, Int(place.group), column: column)
  }

  /// Forgets the numbers that were kept.
  func removeValues() { for partition in partitions { partition.table.removeValues() } }
}
