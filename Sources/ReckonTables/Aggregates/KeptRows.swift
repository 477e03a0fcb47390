import Reckon
import ReckonSystem
import Synchronization

/// A consumer of the rows of blocks, in block order, from several threads.
protocol RowSink<Value>: AnyObject, Sendable {
  associatedtype Value: TableNumber

  /// Adds rows of a block once the preceding blocks have been added.
  ///
  /// - Parameter isLast: whether these are the last rows of the block.
  /// - Returns: the number of cells added; `nil` if the run has ended.
  func add(_ rows: BlockRows<Value>, ofBlock number: Int, isLast: Bool) -> Int?
  /// Releases all waiting threads.
  func end()
  /// The number of groups times columns, plus stored numbers.
  var cells: Int { get }
}

/// The values of columns in all rows that satisfy a condition, in order, for functions of several rows.
///
/// - Complexity: memory proportional to rows times columns.
final class KeptRows<Value: TableNumber>: RowSink {
  /// One column, by stored row.
  private struct Column {
    var values: [Value] = []
    var isThere: [Bool] = []
    /// The values of a column of texts.
    var texts: [FormulaValue] = []
  }

  // Threads change these with the lock held, and only read them after the run.
  private nonisolated(unsafe) var columns: [Column]
  /// The indices of the stored rows in the table.
  private nonisolated(unsafe) var numbers: [Int] = []
  /// The groups of the stored rows, if there are several.
  private nonisolated(unsafe) var groups: [Int32] = []
  private nonisolated(unsafe) var rowCount = 0
  private nonisolated(unsafe) var next = 0
  private nonisolated(unsafe) let table: GroupTable<Value>?
  private let turns = Turns()
  private let isEnded = Atomic<Bool>(false)
  private let holdsTexts: [Bool]

  init(_ plan: SummaryPlan) {
    columns = plan.columns.map { _ in Column() }
    holdsTexts = plan.columns.map { $0.content == .texts }
    table = plan.groupColumns.isEmpty ? nil : GroupTable(plan.withoutColumns)
  }

  // MARK: Adding

  func add(_ rows: BlockRows<Value>, ofBlock number: Int, isLast: Bool) -> Int? {
    turns.lock()
    defer { turns.unlock() }
    while next < number, !isEnded.load(ordering: .relaxed) { turns.wait(for: number) }
    if isEnded.load(ordering: .relaxed) { return nil }
    for place in 0..<rows.rowCount { numbers.append(rowCount + Int(rows.places[place])) }
    if let table { groups.append(contentsOf: rows.groups(in: table)) }
    for column in columns.indices {
      if holdsTexts[column] { columns[column].texts += rows.texts[column] }
      let added = rows.columns[column]
      columns[column].values.append(contentsOf: UnsafeBufferPointer(start: added.values, count: rows.rowCount))
      columns[column].isThere.append(
        contentsOf: UnsafeBufferPointer(start: added.gaps, count: rows.rowCount).lazy.map { $0 == .none })
    }
    if isLast {
      rowCount += rows.blockRowCount
      next = number + 1
      turns.call(number + 1)
    }
    return rows.rowCount * max(1, columns.count)
  }

  func end() {
    isEnded.store(true, ordering: .relaxed)
    turns.lock()
    turns.callAll()
    turns.unlock()
  }

  var cells: Int { 0 }

  // MARK: Results

  /// The results of a function of some columns, by index.
  ///
  /// - Complexity: O(rows), O(rows · log(rows)) for ranks.
  func values(of function: BesideFunction, _ own: [Int]) -> BesideValues<Value> {
    let first = columns[own[0]]
    var values = [Value](repeating: Value.filler, count: numbers.count)
    var isThere = [Bool](repeating: false, count: numbers.count)
    var texts: [FormulaValue]? = holdsTexts[own[0]] ? Array(repeating: .missing, count: numbers.count) : nil
    for group in members() {
      guard texts == nil else {
        for (place, source) in zip(group, Self.shifted(group, function)) {
          guard let source, first.isThere[source] else { continue }
          texts?[place] = first.texts[source]
          isThere[place] = true
        }
        continue
      }
      let series = own.map { number in
        GroupSeries(
          values: group.map { columns[number].values[$0] }, isThere: group.map { columns[number].isThere[$0] })
      }
      let found =
        series.count == 2
        ? Array(repeating: GroupSeries.relation(function, series[0], series[1]), count: group.count)
        : series[0].results(of: function)
      for (place, value) in zip(group, found) {
        guard let value else { continue }
        (values[place], isThere[place]) = (value, true)
      }
    }
    return BesideValues(numbers: numbers, values: values, isThere: isThere, texts: texts)
  }

  /// The number of rows without a value in any of these columns.
  func missing(inAnyOf own: [Int]) -> Int {
    numbers.indices.count { row in own.contains { !columns[$0].isThere[row] } }
  }

  /// For each row of a group, the row whose value it takes.
  private static func shifted(_ group: [Int], _ function: BesideFunction) -> [Int?] {
    let distance: Int
    switch function {
    case .previous(let count): distance = count
    case .next(let count): distance = -count
    default: preconditionFailure("texts are those of rows before or behind")
    }
    return SequencePositions.shifted(group.count, by: distance).map { $0.map { group[$0] } }
  }

  /// The stored rows of each group, in order.
  private func members() -> [[Int]] {
    guard let table else { return [Array(numbers.indices)] }
    var members = [[Int]](repeating: [], count: table.count)
    for (place, group) in groups.enumerated() { members[Int(group)].append(place) }
    return members
  }
}

/// The results of a function for each row that satisfies a condition.
struct BesideValues<Value: TableNumber>: Sendable {
  /// The indices of the rows in the table, in order.
  fileprivate let numbers: [Int]
  fileprivate let values: [Value]
  fileprivate let isThere: [Bool]
  /// The values if they are texts.
  fileprivate let texts: [FormulaValue]?

  /// Fills in the values of rows.
  ///
  /// - Parameter first: the index of the first row in the table.
  func fill(_ slot: inout SlotValues<Value>, _ others: UnsafeMutablePointer<FormulaValue>?, count: Int, first: Int) {
    slot.clear()
    var at = numbers.firstPlace { $0 >= first }
    for row in 0..<count {
      let isKept = at < numbers.count && numbers[at] == first + row
      if isKept, isThere[at] {
        if let texts { others?[row] = texts[at] } else { slot.values[row] = values[at] }
      } else {
        slot.setGap(.missing, row)
      }
      if isKept { at += 1 }
    }
  }
}

extension [Int] {
  /// Binary search: the first index for which a monotonic predicate holds; the count if there is none.
  ///
  /// - Complexity: O(log(count)).
  fileprivate func firstPlace(where isBehind: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
