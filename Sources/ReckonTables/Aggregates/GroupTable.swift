import Reckon
import ReckonSystem

/// Groups of rows with their statistics of a summary's columns, in order of first appearance.
///
/// - Complexity: memory proportional to groups times columns, plus the numbers in columns that store theirs.
final class GroupTable<Value: TableNumber> {
  let columns: [SummaryPlan.Column]
  /// A hash table with linear probing, by the low bits of the hashes. It is at most half full.
  private var entries: UnsafeMutablePointer<Entry>
  private var entryCount = 1 << 8
  /// The words of each group: its hash, its key, and its column states. All data that a row needs is adjacent.
  private var records: UnsafeMutablePointer<UInt64>
  private var capacity = 1 << 6
  private let stride: Int
  private(set) var count = 0
  /// The index of the first row of each group, which orders the groups of several tables.
  private(set) var firsts: [UInt64] = []
  /// Long keys, contiguously.
  private var texts = UnsafeMutablePointer<UInt8>.allocate(capacity: 1 << 6)
  private var textCapacity = 1 << 6
  private var textCount = 0
  var states: Value.States
  /// The columns that store their numbers; for each group, the numbers of each of these columns.
  let keeping: [Int]
  /// For each of these columns, whether its numbers are counted instead.
  private let isCounted: [Bool]
  var kept: [Kept] = []
  var keptCount = 0

  /// A group's index, -1 for none, with the high bits of its hash, so that few keys of other groups are compared.
  private struct Entry {
    var tag: UInt32 = 0
    var group: Int32 = -1
  }

  /// The numbers of a group in an object of their own, so that threads can sort those of different groups.
  final class Kept {
    var values: KeptValues<Value>

    init(isCounted: Bool) { values = KeptValues(isCounted: isCounted) }
  }

  static var headerWords: Int { 3 }
  /// The number of keys that are looked up together, so that their cache misses overlap.
  static var batch: Int { GroupKeys.stride }
  private let found = UnsafeMutablePointer<Entry>.allocate(capacity: GroupTable.batch)
  private var touched: UInt64 = 0
  private let places = UnsafeMutablePointer<Int>.allocate(capacity: GroupTable.batch)

  init(_ plan: SummaryPlan) {
    columns = plan.columns
    states = Value.States(plan.columns)
    keeping = plan.columns.indices.filter { plan.columns[$0].keepsValues }
    isCounted = keeping.map { plan.columns[$0].isApproximate }
    stride = Self.headerWords + states.words
    entries = .allocate(capacity: entryCount)
    entries.initialize(repeating: Entry(), count: entryCount)
    records = .allocate(capacity: capacity * stride)
    found.initialize(repeating: Entry(), count: Self.batch)
    places.initialize(repeating: 0, count: Self.batch)
  }

  deinit {
    entries.deallocate()
    records.deallocate()
    texts.deallocate()
    found.deallocate()
    places.deallocate()
  }

  /// Removes the stored numbers.
  func removeValues() {
    kept.removeAll()
    keptCount = 0
  }

  /// The number of groups times columns, plus stored numbers.
  var cells: Int { count * columns.count + keptCount }

  /// Creates the group of all rows, without any yet.
  func beginWhole() {
    if count == 0 { _ = add(.whole, row: 0) }
    states.removeAll()
    states.begin(records + Self.headerWords)
    for number in keeping.indices { kept[number].values.removeAll() }
    keptCount = 0
  }

  // MARK: Groups

  func record(_ group: Int) -> UnsafeMutablePointer<UInt64> { records + group &* stride }

  /// A group's key as text.
  func text(_ group: Int) -> [UInt8] {
    let (first, second) = (record(group)[1], record(group)[2])
    if GroupKey.isLong(second) {
      return Array(UnsafeBufferPointer(start: texts + Int(second & ~GroupKey.longMark), count: Int(first)))
    }
    return (0..<Int(second >> 56)).map { UInt8(truncatingIfNeeded: ($0 < 8 ? first : second) >> UInt64(8 * ($0 % 8))) }
  }

  /// The index of the group with a key, if there is one.
  func number(of key: GroupKey) -> Int? { find(key).number }

  /// The index of a group, or the free entry that it would take.
  private func find(_ key: GroupKey) -> (number: Int?, entry: Int) {
    let (entries, mask, tag) = (entries, entryCount &- 1, UInt32(truncatingIfNeeded: key.hash &>> 32))
    var index = Int(truncatingIfNeeded: key.hash) & mask
    while entries[index].group >= 0 {
      let group = Int(entries[index].group)
      if entries[index].tag == tag, Self.isKey(key, of: record(group), texts) { return (group, index) }
      index = (index &+ 1) & mask
    }
    return (nil, index)
  }

  @inline(__always) private static func isKey(
    _ key: GroupKey, of record: UnsafePointer<UInt64>, _ texts: UnsafePointer<UInt8>
  ) -> Bool {
    guard record[1] == key.first else { return false }
    guard let long = key.long else { return record[2] == key.second }
    return GroupKey.isLong(record[2]) && record[0] == key.hash
      && memcmp(texts + Int(record[2] & ~GroupKey.longMark), long, Int(key.first)) == 0
  }

  /// Adds a group; false if the key exists.
  func insert(_ key: GroupKey) -> Bool {
    let before = count
    _ = add(key, row: 0)
    return count > before
  }

  /// The index of a group, which is added if new.
  func add(_ key: GroupKey, row: UInt64) -> Int {
    let (known, entry) = find(key)
    if let known { return known }
    if count == capacity { growRecords() }
    let (group, record) = (count, record(count))
    (record[0], record[1], record[2]) = (key.hash, key.first, key.second)
    if let long = key.long {
      record[2] = GroupKey.longMark | UInt64(textCount)
      keep(long, Int(key.first))
    }
    states.begin(record + Self.headerWords)
    firsts.append(row)
    for isCounted in isCounted { kept.append(Kept(isCounted: isCounted)) }
    entries[entry] = Entry(tag: UInt32(truncatingIfNeeded: key.hash >> 32), group: Int32(group))
    count += 1
    if count * 2 > entryCount { growEntries() }
    return group
  }

  private func keep(_ text: UnsafePointer<UInt8>, _ length: Int) {
    if textCount + length > textCapacity {
      textCapacity = 2 * (textCount + length)
      let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: textCapacity)
      larger.update(from: texts, count: textCount)
      texts.deallocate()
      texts = larger
    }
    (texts + textCount).update(from: text, count: length)
    textCount += length
  }

  private func growRecords() {
    let larger = UnsafeMutablePointer<UInt64>.allocate(capacity: 2 * capacity * stride)
    larger.update(from: records, count: count * stride)
    records.deallocate()
    (records, capacity) = (larger, 2 * capacity)
  }

  private func growEntries() {
    entries.deallocate()
    entryCount *= 2
    entries = .allocate(capacity: entryCount)
    entries.initialize(repeating: Entry(), count: entryCount)
    for group in 0..<count {
      let hash = record(group)[0]
      var index = Int(truncatingIfNeeded: hash) & (entryCount - 1)
      while entries[index].group >= 0 { index = (index + 1) & (entryCount - 1) }
      entries[index] = Entry(tag: UInt32(truncatingIfNeeded: hash >> 32), group: Int32(group))
    }
  }

  /// Finds the groups of at most ``batch`` rows, and adds new ones: the offsets of their words, in ``places``.
  ///
  /// The accesses are random and miss the cache. Each loop performs independent reads for all rows, so that the misses
  /// overlap.
  private func take(_ keys: UnsafePointer<GroupKey>, _ rows: UnsafeBufferPointer<Int32>, first: UInt64) {
    let (found, places, stride) = (found, places, stride)
    probe(keys, rows)
    var sum: UInt64 = 0
    for place in rows.indices { sum &+= records[max(0, Int(found[place].group)) &* stride] }
    touched = sum
    for (place, row) in rows.enumerated() {
      let (key, group) = (keys[Int(row)], Int(found[place].group))
      let isKnown = group >= 0 && Self.isKey(key, of: records + group &* stride, texts)
      places[place] = (isKnown ? group : add(key, row: first &+ UInt64(row))) &* stride
    }
  }

  /// Finds for each row the first entry with its key's tag, or the free entry before it.
  private func probe(_ keys: UnsafePointer<GroupKey>, _ rows: UnsafeBufferPointer<Int32>) {
    let (found, entries, mask) = (found, UnsafePointer(entries), entryCount &- 1)
    for (place, row) in rows.enumerated() {
      found[place] = entries[Int(truncatingIfNeeded: keys[Int(row)].hash) & mask]
    }
    for (place, row) in rows.enumerated() {
      let hash = keys[Int(row)].hash
      var (index, entry) = (Int(truncatingIfNeeded: hash), found[place])
      while entry.group >= 0, entry.tag != UInt32(truncatingIfNeeded: hash &>> 32) {
        index &+= 1
        entry = entries[index & mask]
      }
      found[place] = entry
    }
  }

  // MARK: Adding

  /// The groups of rows, which are added if new.
  func groups(_ keys: UnsafePointer<GroupKey>, _ rows: UnsafeBufferPointer<Int32>) -> [Int32] {
    var groups: [Int32] = []
    groups.reserveCapacity(rows.count)
    for start in Swift.stride(from: 0, to: rows.count, by: Self.batch) {
      let batch = UnsafeBufferPointer(rebasing: rows[start..<min(start + Self.batch, rows.count)])
      take(keys, batch, first: 0)
      for place in batch.indices { groups.append(Int32(places[place] / stride)) }
    }
    return groups
  }

  /// Adds the numbers of some rows; columns without one are skipped.
  ///
  /// - Parameters:
  ///   - keys: the keys of a block's rows; `nil` if all are in the only group.
  ///   - first: the index of the block's first row.
  ///   - slots: the numbers of a block's rows, for each column.
  func add(
    _ keys: UnsafePointer<GroupKey>?, _ rows: UnsafeBufferPointer<Int32>, first: UInt64, of slots: [SlotValues<Value>]
  ) {
    var start = 0
    while start < rows.count {
      let batch = UnsafeBufferPointer(rebasing: rows[start..<min(start + Self.batch, rows.count)])
      if let keys { take(keys, batch, first: first) }
      for column in columns.indices {
        states.add(column, slots[column], batch, to: keys == nil ? nil : places, records + Self.headerWords)
      }
      for (number, column) in keeping.enumerated() {
        let values = slots[column]
        guard isCounted[number] else {
          for (place, row) in batch.enumerated() where values.gaps[Int(row)] == .none {
            kept[places[place] / stride * keeping.count + number].values.keep(values.values[Int(row)])
            keptCount += 1
          }
          continue
        }
        for (place, row) in batch.enumerated() where values.gaps[Int(row)] == .none {
          keptCount += kept[places[place] / stride * keeping.count + number].values.count(values.values[Int(row)])
        }
      }
      start += Self.batch
    }
  }

  /// Merges another table's totals of all rows, which follow these.
  func addWhole(_ other: GroupTable) {
    for column in columns.indices {
      states.add(column, other.states, other.records + Self.headerWords, to: records + Self.headerWords)
    }
    for number in keeping.indices {
      keptCount -= kept[number].values.count
      kept[number].values.add(other.kept[number].values)
      keptCount += kept[number].values.count
    }
  }
}
