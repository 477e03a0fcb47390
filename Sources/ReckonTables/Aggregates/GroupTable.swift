import Reckon
import ReckonSystem

/// Groups of rows and what they have of a summary's columns, in the order in which they were first seen.
///
/// - Complexity: memory in proportion to groups times columns, and to numbers in columns that keep theirs.
final class GroupTable<Value: TableNumber>: @unchecked Sendable {
  private let columns: [SummaryPlan.Column]
  /// The groups by the low bits of their hashes, each from the first free entry on. At most half of the entries are in use.
  private var entries: UnsafeMutablePointer<Entry>
  private var entryCount = 1 << 8
  /// The words of each group: its hash, its key, and what it has of the columns. All that a row needs lies together.
  private var records: UnsafeMutablePointer<UInt64>
  private var capacity = 1 << 6
  private let stride: Int
  private(set) var count = 0
  /// For each group a number by which groups of several tables are in order, where rows come from other tables.
  private(set) var firsts: [UInt64] = []
  /// Long keys, one behind the other.
  private var texts = UnsafeMutablePointer<UInt8>.allocate(capacity: 1 << 6)
  private var textCapacity = 1 << 6
  private var textCount = 0
  private var states: Value.States
  /// The columns that keep their numbers; for each group, those of each of these columns.
  private let keeping: [Int]
  private var kept: [KeptValues<Value>] = []
  private(set) var keptCount = 0

  /// A group's number, -1 for none, with the high bits of its hash: of other groups' keys few are compared.
  private struct Entry {
    var tag: UInt32 = 0
    var group: Int32 = -1
  }

  private static var headerWords: Int { 3 }
  /// How many keys are looked up at a time, so that the processor waits for the memory of all of them at once.
  static var batch: Int { GroupKeys.stride }
  private let found = UnsafeMutablePointer<Entry>.allocate(capacity: GroupTable.batch)
  private let places = UnsafeMutablePointer<Int>.allocate(capacity: GroupTable.batch)

  init(_ plan: SummaryPlan) {
    columns = plan.columns
    states = Value.States(plan.columns)
    keeping = plan.columns.indices.filter { plan.columns[$0].keepsValues }
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

  /// Forgets all rows, and keeps the memory for others.
  func removeAll() {
    entries.update(repeating: Entry(), count: entryCount)
    (count, textCount) = (0, 0)
    states.removeAll()
    removeValues()
  }

  /// Forgets the numbers that were kept.
  func removeValues() {
    kept.removeAll()
    keptCount = 0
  }

  /// How many groups times columns it has, and numbers it keeps.
  var cells: Int { count * columns.count + keptCount }

  /// Adds the group of all rows.
  func addWhole() {
    _ = add(.whole)
    firsts.append(0)
  }

  // MARK: Groups

  private func record(_ group: Int) -> UnsafeMutablePointer<UInt64> { records + group &* stride }

  /// A group's key.
  ///
  /// - Returns: a key of which a long text is in this table's memory, until groups are added.
  private func key(_ group: Int) -> GroupKey {
    let record = record(group)
    guard record[2] & GroupKey.longMark == GroupKey.longMark else {
      return GroupKey(hash: record[0], first: record[1], second: record[2], long: nil)
    }
    return GroupKey(hash: record[0], first: record[1], second: GroupKey.longMark, long: texts + Int(record[2] & ~GroupKey.longMark))
  }

  /// A group's key as text.
  func text(_ group: Int) -> [UInt8] {
    let key = key(group)
    if let long = key.long { return Array(UnsafeBufferPointer(start: long, count: Int(key.first))) }
    let count = Int(key.second >> 56)
    return (0..<count).map { UInt8(truncatingIfNeeded: ($0 < 8 ? key.first : key.second) >> UInt64(8 * ($0 % 8))) }
  }

  func hash(_ group: Int) -> UInt64 { record(group)[0] }

  /// The number of a group, if there is one of that key.
  func number(of key: GroupKey) -> Int? { find(key).number }

  /// The number of a group, or the free entry that it would take.
  @inline(__always) private func find(_ key: GroupKey) -> (number: Int?, entry: Int) {
    let tag = UInt32(truncatingIfNeeded: key.hash &>> 32)
    var index = Int(truncatingIfNeeded: key.hash) & (entryCount &- 1)
    while entries[index].group >= 0 {
      if entries[index].tag == tag, isKey(key, of: Int(entries[index].group)) { return (Int(entries[index].group), index) }
      index = (index &+ 1) & (entryCount &- 1)
    }
    return (nil, index)
  }

  @inline(__always) private func isKey(_ key: GroupKey, of group: Int) -> Bool {
    let record = record(group)
    guard record[1] == key.first else { return false }
    guard let long = key.long else { return record[2] == key.second }
    guard record[2] & GroupKey.longMark == GroupKey.longMark, record[0] == key.hash else { return false }
    return memcmp(texts + Int(record[2] & ~GroupKey.longMark), long, Int(key.first)) == 0
  }

  /// The number of a group, which is added if it is new.
  private func add(_ key: GroupKey) -> Int {
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
    for _ in keeping { kept.append(KeptValues()) }
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
      let hash = hash(group)
      var index = Int(truncatingIfNeeded: hash) & (entryCount - 1)
      while entries[index].group >= 0 { index = (index + 1) & (entryCount - 1) }
      entries[index] = Entry(tag: UInt32(truncatingIfNeeded: hash >> 32), group: Int32(group))
    }
  }

  /// Finds the groups of at most ``batch`` keys, and adds those that are new: where their words begin, in ``places``.
  private func take(_ keys: UnsafePointer<GroupKey>, _ count: Int) {
    let mask = entryCount &- 1
    for place in 0..<count { found[place] = entries[Int(truncatingIfNeeded: keys[place].hash) & mask] }
    for place in 0..<count {
      let (key, entry) = (keys[place], found[place])
      let isFirst = entry.group >= 0 && entry.tag == UInt32(truncatingIfNeeded: key.hash &>> 32) && isKey(key, of: Int(entry.group))
      places[place] = (isFirst ? Int(entry.group) : add(key)) &* stride
    }
  }

  // MARK: Adding

  /// Adds the numbers of at most ``batch`` rows; columns without one are skipped.
  ///
  /// - Parameters:
  ///   - keys: those of the rows, in their order.
  ///   - rows: where the rows' numbers are in `slots`.
  func add(_ keys: UnsafePointer<GroupKey>, _ rows: UnsafeBufferPointer<Int32>, of slots: [SlotValues<Value>]) {
    take(keys, rows.count)
    for (number, column) in columns.enumerated() {
      states.add(number, slots[column.slot], rows, to: places, records + Self.headerWords)
    }
    for (number, column) in keeping.enumerated() {
      let values = slots[columns[column].slot]
      for (place, row) in rows.enumerated() where values.gaps[Int(row)] == .none {
        kept[places[place] / stride * keeping.count + number].add(values.values[Int(row)])
        keptCount += 1
      }
    }
  }

  /// Adds some groups of another table, whose rows come behind these.
  ///
  /// - Parameters:
  ///   - first: the number in ``firsts`` of a group 0 of the other table.
  ///   - keys: memory for ``batch`` keys.
  func add(
    _ groups: UnsafeBufferPointer<Int32>, of other: GroupTable, first: UInt64, _ keys: UnsafeMutablePointer<GroupKey>
  ) {
    var start = 0
    while start < groups.count {
      let batch = UnsafeBufferPointer(rebasing: groups[start..<min(start + Self.batch, groups.count)])
      for (place, group) in batch.enumerated() { keys[place] = other.key(Int(group)) }
      let known = count
      take(keys, batch.count)
      // New groups were added in the order in which they came.
      if count > known {
        for (place, group) in batch.enumerated() where places[place] == firsts.count &* stride { firsts.append(first + UInt64(group)) }
      }
      for column in columns.indices {
        for (place, group) in batch.enumerated() {
          states.add(column, other.states, other.record(Int(group)) + Self.headerWords, to: records + places[place] + Self.headerWords)
        }
      }
      for (place, group) in batch.enumerated() {
        for number in keeping.indices {
          let values = other.kept[Int(group) * keeping.count + number]
          kept[places[place] / stride * keeping.count + number].add(values)
          keptCount += values.count
        }
      }
      start += Self.batch
    }
  }

  // MARK: Values

  /// How many values a group has of a column.
  func count(of group: Int, column: Int) -> Int { states.statistics(column, record(group) + Self.headerWords).count }

  /// The statistic of a group's column; `nil` if it has no such value.
  func value(of statistic: Statistic, _ group: Int, column: Int) -> Value? {
    if case .percentile(let percentage) = statistic {
      guard let place = keeping.firstIndex(of: column) else { preconditionFailure("columns with percentiles keep their numbers") }
      return kept[group * keeping.count + place].percentile(percentage)
    }
    let sums = states.statistics(column, record(group) + Self.headerWords)
    switch statistic {
    case .count: return Value(row: sums.count)
    case .sum: return sums.sum
    case .mean: return sums.mean
    case .minimum: return sums.minimum
    case .maximum: return sums.maximum
    case .deviation: return sums.deviation
    case .percentile: preconditionFailure("percentiles are taken of kept numbers")
    }
  }
}
