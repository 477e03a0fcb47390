import Reckon

/// Takes blocks of a table one after another: finds their fields, evaluates the formulas, and makes the bytes to be written.
///
/// Each thread has a worker of its own. Rows are worked on in slices that stay in the processor's cache.
final class TableWorker<Index: RecordIndex, Value: TableNumber> {
  /// How many rows are read, evaluated and written at a time.
  static var sliceRows: Int { 8192 }

  let plan: TablePlan
  let index: Index
  /// One for each slot of the program.
  var slots: [SlotValues<Value>]
  /// Where a formula's values go; it takes the place of the slot afterwards, so that a formula may replace what it reads.
  var spare: SlotValues<Value>
  /// The rows of a slice that are left out.
  let isDropped: UnsafeMutablePointer<Bool>
  var hasDropped = false
  let failed: UnsafeMutableBufferPointer<Bool>
  /// The inputs of one row.
  let inputs: UnsafeMutableBufferPointer<Value>
  var random: RandomSource
  var output = OutputBytes()
  var summary: Summary<Value>?
  var result = BlockResult()
  /// The number of the block's first row, from 0.
  var firstRow = 0
  /// The failures of the current slice.
  var failures: [RowFailure] = []
  var failureCount = 0

  init(_ plan: TablePlan, _ index: Index, _ random: RandomSource) {
    self.plan = plan
    self.index = index
    self.random = random
    let slotCount = plan.program.names.count
    // A table may have many columns of which formulas use few.
    let used = Set(plan.program.columns.map(\.slot) + plan.reads.map(\.slot) + (plan.program.rowSlot.map { [$0] } ?? []))
    slots = (0..<slotCount).map { SlotValues(capacity: used.contains($0) ? Self.sliceRows : 0) }
    spare = SlotValues(capacity: Self.sliceRows)
    isDropped = .allocate(capacity: Self.sliceRows)
    isDropped.initialize(repeating: false, count: Self.sliceRows)
    failed = .allocate(capacity: Self.sliceRows)
    failed.initialize(repeating: false)
    inputs = .allocate(capacity: max(1, slotCount))
    inputs.initialize(repeating: Value.filler)
  }

  deinit {
    for slot in slots + [spare] { slot.deallocate() }
    isDropped.deallocate()
    failed.deallocate()
    inputs.deallocate()
  }

  /// The first half of the work: finds the block's records and gives their number.
  func open(_ block: TableBlock) -> Int {
    index.build(block)
    return index.rowCount
  }

  /// The second half: what is to be written is then in ``output``, ``summary`` and ``result``.
  ///
  /// - Parameter firstRow: the number of rows before the block.
  func work(firstRow: Int) {
    self.firstRow = firstRow
    output.removeAll()
    summary = plan.summary.map { Summary($0) }
    result = BlockResult()
    result.rowCount = index.rowCount
    var row = 0
    while row < index.rowCount, result.end == nil {
      let next = min(row + Self.sliceRows, index.rowCount)
      work(row..<next)
      row = next
    }
  }

  private func work(_ rows: Range<Int>) {
    if hasDropped { isDropped.update(repeating: false, count: Self.sliceRows) }
    hasDropped = false
    failures.removeAll(keepingCapacity: true)
    failureCount = 0
    var rows = rows
    if index.hasProblems { rows = takeProblems(rows) }
    for (slot, column) in plan.reads { index.read(column, rows, into: &slots[slot]) }
    for (slot, condition) in plan.program.conditions { check(slot, condition.formula, rows.count) }
    if let slot = plan.program.rowSlot {
      slots[slot].clear()
      for row in rows { slots[slot].values[row - rows.lowerBound] = Value(row: firstRow + row + 1) }
    }
    evaluate(rows)
    if plan.onError == .stop, let first = failures.min(by: { ($0.row, $0.order) < ($1.row, $1.order) }) {
      rows = rows.lowerBound..<first.row
      result.end = BlockResult.End(failure: first, isEvaluation: true)
      failures = [first]
      failureCount = 1
    }
    result.add(failures, count: failureCount)
    if summary != nil { summarize(rows) } else { write(rows) }
  }

  /// Leaves out records that cannot be taken, or ends the run at the first of them.
  private func takeProblems(_ rows: Range<Int>) -> Range<Int> {
    for row in rows {
      guard let problem = index.problem(row) else { continue }
      let failure = RowFailure(row: row, order: -1, text: " \(problem)")
      guard plan.onError == .skip else {
        result.end = BlockResult.End(failure: failure, isEvaluation: false)
        return rows.lowerBound..<row
      }
      drop(row - rows.lowerBound)
      failures.append(failure)
      failureCount += 1
    }
    return rows
  }

  func drop(_ index: Int) {
    isDropped[index] = true
    hasDropped = true
  }

  private func summarize(_ rows: Range<Int>) {
    guard let summaryPlan = plan.summary else { return }
    for row in rows {
      let place = row - rows.lowerBound
      if hasDropped, isDropped[place] { continue }
      let group = summaryPlan.groupColumn.map { index.field(row, $0)?.plain ?? [] }
      summary?.add(row: place, of: slots, in: group)
    }
  }
}
