import Reckon

/// The contribution of a block to a summary: the numbers of its rows with their groups, or their totals if nothing
/// groups them.
final class BlockRows<Value: TableNumber> {
  private let slots: [Int]
  private let finder: GroupKeys
  /// The number of its rows, with or without numbers.
  private(set) var rowCount = 0
  /// An upper bound on groups times columns, plus stored numbers.
  var cells: Int { totals?.cells ?? rowCount * slots.count }
  /// The totals of all rows; `nil` if they are grouped or stored.
  private let totals: GroupTable<Value>?
  private let isGrouped: Bool

  // MARK: Rows of groups, and stored rows

  private var keys: UnsafeMutablePointer<GroupKey>
  private(set) var columns: [SlotValues<Value>]
  private var capacity = 1 << 10
  /// The rows sorted by partition, and the start of each partition.
  private var rows: UnsafeMutablePointer<Int32>
  private var starts: [Int] = []
  /// For stored rows: their indices in the block, the values of each column of texts, and the number of rows in the
  /// block.
  private(set) var places: [Int32] = []
  private(set) var texts: [[FormulaValue]]
  var blockRowCount = 0
  private let keepsRows: Bool
  private let holdsTexts: [Bool]

  init(_ plan: SummaryPlan, _ finder: GroupKeys) {
    slots = plan.columns.map(\.slot)
    self.finder = finder
    isGrouped = !plan.groupColumns.isEmpty
    keepsRows = plan.keepsRows
    holdsTexts = plan.columns.map { $0.content == .texts }
    texts = plan.columns.map { _ in [] }
    totals = isGrouped || keepsRows ? nil : GroupTable(plan)
    totals?.beginWhole()
    keys = .allocate(capacity: capacity)
    rows = .allocate(capacity: capacity)
    let capacity = totals == nil ? capacity : 0
    columns = slots.map { _ in SlotValues(capacity: capacity) }
  }

  deinit {
    keys.deallocate()
    rows.deallocate()
    for column in columns { column.deallocate() }
  }

  func removeAll() {
    rowCount = 0
    totals?.beginWhole()
    finder.removeAll()
    places.removeAll(keepingCapacity: true)
    for column in texts.indices { texts[column].removeAll(keepingCapacity: true) }
    for column in columns.indices { columns[column].clear() }
  }

  /// Adds rows of the block, except dropped ones.
  ///
  /// - Parameters:
  ///   - isDropped: by index among these rows.
  ///   - values: the values of these rows.
  func add(_ new: Range<Int>, isDropped: UnsafePointer<Bool>?, of values: RowValues<Value>) {
    let own = slots.map { values.slots[$0] }
    var start = new.lowerBound
    while start < new.upperBound {
      let next = min(start + GroupKeys.stride, new.upperBound)
      reserve(rowCount + next - start)
      if isGrouped { finder.find(start..<next, values, keys + rowCount) }
      let place = start - new.lowerBound
      var count = 0
      for row in place..<place + next - start where isDropped.map({ !$0[row] }) ?? true {
        if isGrouped, isDropped != nil { keys[rowCount + count] = keys[rowCount + row - place] }
        rows[count] = Int32(row)
        count += 1
      }
      let kept = UnsafeBufferPointer(start: rows, count: count)
      if let totals {
        totals.add(nil, kept, first: 0, of: own)
      } else {
        for column in columns.indices { columns[column].append(kept, of: own[column], at: rowCount) }
        if keepsRows { keep(kept, new.lowerBound, values) }
      }
      rowCount += count
      start = next
    }
  }

  private func keep(_ rows: UnsafeBufferPointer<Int32>, _ first: Int, _ values: RowValues<Value>) {
    places.append(contentsOf: rows.lazy.map { Int32(first) + $0 })
    for column in texts.indices where holdsTexts[column] {
      texts[column].append(contentsOf: rows.lazy.map { values.value(self.slots[column], first + Int($0)) ?? .missing })
    }
  }

  /// The groups of the rows in a table without columns; new groups are added.
  func groups(in table: GroupTable<Value>) -> [Int32] {
    for row in 0..<rowCount { rows[row] = Int32(row) }
    return table.groups(keys, UnsafeBufferPointer(start: rows, count: rowCount))
  }

  private func reserve(_ count: Int) {
    guard count > capacity else { return }
    let larger = max(count, 2 * capacity)
    let (newKeys, newRows) = (
      UnsafeMutablePointer<GroupKey>.allocate(capacity: larger), UnsafeMutablePointer<Int32>.allocate(capacity: larger)
    )
    newKeys.update(from: keys, count: isGrouped ? rowCount : 0)
    keys.deallocate()
    rows.deallocate()
    (keys, rows) = (newKeys, newRows)
    if totals == nil {
      for column in columns.indices { columns[column].grow(to: larger, keeping: rowCount) }
    }
    capacity = larger
  }

  /// Sorts the rows stably by partition.
  func sort(by partitions: Int) {
    starts = [Int](repeating: 0, count: partitions + 1)
    guard isGrouped else { return }
    starts.withUnsafeMutableBufferPointer { starts in
      for row in 0..<rowCount { starts[GroupKey.partition(keys[row].hash, of: partitions) &+ 1] &+= 1 }
      for partition in 0..<partitions { starts[partition + 1] += starts[partition] }
      // Each position advances to the end of its partition, which is where the next begins.
      for row in 0..<rowCount {
        let partition = GroupKey.partition(keys[row].hash, of: partitions)
        rows[starts[partition]] = Int32(row)
        starts[partition] &+= 1
      }
    }
    starts.insert(0, at: 0)
  }

  /// Adds the rows of a partition to its groups, or the totals of all rows.
  ///
  /// - Parameter first: the index of the block's first row.
  func add(to table: GroupTable<Value>, partition: Int, first: UInt64) {
    if let totals { return table.addWhole(totals) }
    let own = UnsafeBufferPointer(start: rows + starts[partition], count: starts[partition + 1] - starts[partition])
    table.add(keys, own, first: first, of: columns)
  }
}

extension GroupKey {
  /// The partition of a hash, by its uppermost bits; tables use the others.
  @inline(__always) static func partition(_ hash: UInt64, of count: Int) -> Int {
    count == 1 ? 0 : Int(truncatingIfNeeded: hash &>> UInt64(hash.bitWidth &- count.trailingZeroBitCount))
  }
}

extension SlotValues {
  /// Appends numbers of another slot after the first `count`.
  fileprivate mutating func append(_ rows: UnsafeBufferPointer<Int32>, of other: SlotValues, at count: Int) {
    for (place, row) in rows.enumerated() { values[count &+ place] = other.values[Int(row)] }
    guard hasGaps || other.hasGaps else { return }
    for (place, row) in rows.enumerated() { gaps[count &+ place] = other.hasGaps ? other.gaps[Int(row)] : .none }
    hasGaps = true
  }

  fileprivate mutating func grow(to capacity: Int, keeping count: Int) {
    var larger = SlotValues(capacity: capacity)
    larger.take(self, count: count)
    deallocate()
    self = larger
  }
}
