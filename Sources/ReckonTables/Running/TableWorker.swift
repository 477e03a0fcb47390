import Reckon
import ReckonTerminal

/// Processes blocks of a table: locates their fields, evaluates the formulas, and creates the output bytes.
///
/// Each thread has a worker of its own. Rows are processed in slices that fit into the processor's cache.
final class TableWorker<Value: TableNumber> {
  /// The number of rows read, evaluated and written at a time: few if formulas may take long, so that a signal is
  /// handled soon.
  let sliceRows: Int
  /// The limit on numbers in a slice of rows: if formulas use thousands of columns, slices have fewer rows.
  private static var sliceNumbers: Int { 1 << 20 }

  let plan: TablePlan
  let index: any RecordIndex
  private let columns: ColumnReader
  let rowWriter: any RowWriter
  let frame: RowFrame
  private(set) lazy var rowPlaces = RowPlaces(columnCount: plan.outputs.count)
  /// One for each slot of the program.
  var slots: [SlotValues<Value>]
  /// The field locations for each slot that formulas read as a text of the table.
  private(set) var texts: [TextColumn?]
  /// The values of each slot to which formulas write values that are not numbers.
  let others: [UnsafeMutablePointer<FormulaValue>?]
  private let testedFields: TextColumn
  /// The destination of a formula's values; it replaces the slot afterwards, so that a formula may overwrite its
  /// inputs.
  var spare: SlotValues<Value>
  /// The same for the imaginary parts.
  var otherSpare: SlotValues<Value>
  /// The dropped rows of a slice.
  let isDropped: UnsafeMutablePointer<Bool>
  var hasDropped = false
  let failed: UnsafeMutableBufferPointer<Bool>
  /// The inputs of one row.
  let inputs: UnsafeMutableBufferPointer<Value>
  var random: RandomSource
  var output = OutputBytes()
  /// The ends of the rows in ``output``, and their sort keys, if rows are sorted.
  let batch: RowBatch?
  private(set) lazy var keyFields = (plan.order?.keys ?? []).map {
    TextColumn(capacity: $0.source.field == nil ? 0 : Self.keyRows)
  }
  /// A reusable buffer for the text that a kernel builds.
  let kernelText = OutputBytes()
  /// A reusable buffer for the text of a date.
  var instant: [UInt8] = []
  let summaries: [BlockRows<Value>]
  /// The number of cells that each summary has gained from the block.
  var newCells: [Int]
  let aggregates: AggregateValues<Value>
  let aggregateKeys: [GroupKeys]
  /// Measures the stages, if requested.
  let clock: StageClock?
  var result = BlockResult()
  /// The index of the block's first row, from 0.
  var firstRow = 0
  /// The first row of the slice, in the block.
  private(set) var sliceStart = 0
  /// The bytes of the table up to the end of the block, and those of the block.
  var bytesRead = 0
  private var blockBytes = 0
  /// The failures of the current slice.
  var failures: [RowFailure] = []
  var failureCount = 0
  /// The failures of formulas before the condition, until the rows that it keeps are known, their rows, and those of
  /// them that it has dropped.
  var unsettled: [RowFailure] = []
  var unsettledRows: Set<Int> = []
  var excluded: Set<Int> = []

  init(
    _ plan: TablePlan, _ index: any RecordIndex, _ aggregates: AggregateValues<Value>, _ random: RandomSource,
    _ clock: StageClock?
  ) {
    self.plan = plan
    self.index = index
    (self.aggregates, self.clock) = (aggregates, clock)
    aggregateKeys = aggregates.groupColumns.map { GroupKeys($0, index, marksTexts: plan.marksTexts) }
    summaries = plan.summaries.map { BlockRows($0, GroupKeys($0.groupColumns, index, marksTexts: plan.marksTexts)) }
    columns = ColumnReader(
      plan.marks, secondsFromUTC: plan.secondsFromUTC, refusesTooSmall: plan.marksTexts, lenient: plan.lenient)
    rowWriter = plan.writer.rows(plan.outputs.map(\.title), plan.program.numberMode, plan.marks)
    frame = RowFrame(rowWriter)
    batch = plan.order.map { _ in RowBatch() }
    newCells = plan.summaries.map { _ in 0 }
    self.random = random
    let slotCount = plan.program.names.count
    // A table may have many columns, few of which are used by formulas.
    let used = Set(
      plan.program.columns.map(\.slot) + plan.reads.map(\.slot) + plan.tests.map(\.slot)
        + (plan.program.rowSlot.map { [$0] } ?? [])
        + plan.aggregates.slots + plan.program.imaginarySlots.values)
    let sliceRows = plan.program.mayTakeLong ? 64 : min(8192, max(64, Self.sliceNumbers / (used.count + 1)))
    self.sliceRows = sliceRows
    let capacity = sliceRows
    slots = (0..<slotCount).map { SlotValues(capacity: used.contains($0) ? capacity : 0) }
    spare = SlotValues(capacity: sliceRows)
    otherSpare = SlotValues(capacity: plan.program.imaginarySlots.isEmpty ? 0 : sliceRows)
    texts = (0..<slotCount).map { slot in plan.texts.contains { $0.slot == slot } ? TextColumn(capacity: capacity) : nil
    }
    testedFields = TextColumn(capacity: plan.tests.isEmpty ? 0 : capacity)
    others = (0..<slotCount).map { slot in
      guard plan.program.valueSlots.contains(slot) else { return nil }
      let values = UnsafeMutablePointer<FormulaValue>.allocate(capacity: capacity)
      values.initialize(repeating: .missing, count: capacity)
      return values
    }
    isDropped = .allocate(capacity: sliceRows)
    isDropped.initialize(repeating: false, count: sliceRows)
    failed = .allocate(capacity: sliceRows)
    failed.initialize(repeating: false)
    inputs = .allocate(capacity: max(1, slotCount))
    inputs.initialize(repeating: Value.filler)
  }

  deinit {
    for slot in slots + [spare, otherSpare] { slot.deallocate() }
    columns.deallocate()
    for column in texts { column?.deallocate() }
    for column in keyFields { column.deallocate() }
    testedFields.deallocate()
    for case let values? in others {
      values.deinitialize(count: sliceRows)
      values.deallocate()
    }
    isDropped.deallocate()
    failed.deallocate()
    inputs.deallocate()
  }

  /// The first stage: indexes the block's records and returns their number.
  func open(_ block: TableBlock) -> Int {
    clock?.enter(.finding)
    index.build(block)
    bytesRead = block.bytesRead
    blockBytes = block.count
    return index.rowCount
  }

  /// The second stage: the results are then in ``output``, ``batch``, ``summaries`` and ``result``.
  ///
  /// - Parameters:
  ///   - firstRow: the number of rows before the block.
  ///   - handOver: takes ``output``, or ``summaries``, when they have grown large; false to end the work.
  func work(firstRow: Int, handOver: () -> Bool) {
    self.firstRow = firstRow
    output.removeAll()
    batch?.removeAll()
    for (number, summary) in summaries.enumerated() {
      summary.removeAll()
      summary.blockRowCount = index.rowCount
      newCells[number] = 0
    }
    result = BlockResult()
    result.rowCount = index.rowCount
    if plan.dropsExtraMembers { result.leftOut = index.extraMembers }
    result.repeated = index.repeated
    let rowCount = index.hasShortRecords ? rowsToFill() : index.rowCount
    let replacedCount = rowWriter.replacedCount
    defer { result.replacedCount = rowWriter.replacedCount - replacedCount }
    var row = 0
    // If few rows are needed, few are processed.
    let wanted = plan.order.flatMap(\.wantedRows)
    var (step, written) = (wanted.map { min(max(1, $0), sliceRows) } ?? sliceRows, 0)
    while row < rowCount, result.end == nil, !Interruption.isAsked, wanted.map({ written < $0 }) ?? true {
      let next = min(row + step, rowCount)
      let before = batch?.ends.count ?? 0
      guard work(row..<next, handOver) else { return }
      row = next
      guard let batch, wanted != nil else { continue }
      written += max(0, batch.ends.count - before)
      step = min(2 * step, sliceRows)
    }
    batch?.sort()
    if rowCount < index.rowCount, result.end == nil {
      let most = plan.missingFields
      let failure = RowFailure(row: rowCount, order: -1) { row in
        Phrase(
          "rowLacksFields",
          """
          row \(row): with those before it, it lacks more than \(most) fields beyond 32 for each byte; select fewer columns or \
          raise the limit
          """)
      }
      result.end = BlockResult.End(failure: failure, isEvaluation: false)
    }
  }

  /// The rows up to the one at which the number of missing fields exceeds the limit.
  private func rowsToFill() -> Int {
    var rest = plan.missingFields
    let filledCount = plan.filledCount
    for row in 0..<index.rowCount {
      rest -= min(index.missingFields(row), filledCount)
      if rest < -32 * blockBytes { return row }
    }
    return index.rowCount
  }

  /// The output size that is handed over before a block is done.
  private static var outputLimit: Int { 8 << 20 }

  private func work(_ rows: Range<Int>, _ handOver: () -> Bool) -> Bool {
    sliceStart = rows.lowerBound
    if hasDropped { isDropped.update(repeating: false, count: sliceRows) }
    hasDropped = false
    failures.removeAll(keepingCapacity: true)
    failureCount = 0
    var rows = rows
    if index.hasProblems { rows = takeProblems(rows) }
    if index.leavesOutRows { for row in rows where index.isLeftOut(row) { drop(row - rows.lowerBound) } }
    clock?.enter(.numbers)
    for (slot, column) in plan.reads {
      let kind = plan.program.readKinds[slot] ?? .number
      columns.read(index, column, rows, as: kind, isTime: plan.program.timeSlots.contains(slot), into: &slots[slot])
    }
    for (slot, column, question) in plan.tests {
      question.answer(index, column, rows, testedFields, columns, into: &slots[slot])
    }
    for (slot, column) in plan.texts { texts[slot]?.find(index, column, rows) }
    if let slot = plan.program.rowSlot {
      slots[slot].clear()
      for row in rows { slots[slot].values[row - rows.lowerBound] = Value(row: firstRow + row + 1) }
    }
    aggregates.fillBeside(&slots, others, count: rows.count, first: firstRow + rows.lowerBound)
    clock?.enter(.evaluating)
    evaluate(rows)
    // Rows truncated by a signal are not part of the result.
    guard !Interruption.isAsked else { return false }
    failTooLong(rows)
    if plan.onError == .stop, let first = failures.min(by: { ($0.row, $0.order) < ($1.row, $1.order) }) {
      rows = rows.lowerBound..<first.row
      result.end = BlockResult.End(failure: first, isEvaluation: true)
      failures = [first]
      failureCount = 1
    }
    result.add(failures, count: failureCount)
    clock?.enter(summaries.isEmpty ? .rows : .summing)
    guard summaries.isEmpty else { return summarize(rows, handOver) }
    // Output rows may be much longer than input rows: as many at a time as are likely to stay within the limit.
    let step = max(1, Self.outputLimit / (8 * max(1, plan.outputs.count)))
    var row = rows.lowerBound
    while row < rows.upperBound {
      let next = min(row + step, rows.upperBound)
      let (start, rowCount) = (output.count, batch?.ends.count ?? 0)
      write(row..<next, from: rows.lowerBound)
      // Names and texts are copied verbatim from the input.
      if plan.writer.isUTF8 { makeUTF8(from: start, row: rowCount) }
      if let batch, let order = plan.order { addKeys(row..<next, from: rows.lowerBound, order, to: batch) }
      if output.count > Self.outputLimit {
        batch?.sort()
        guard handOver() else { return false }
        output.removeAll()
        batch?.removeAll()
      }
      row = next
    }
    return true
  }

  private func makeUTF8(from start: Int, row: Int) {
    if let batch { batch.makeUTF8(output, fromRow: row, at: start) } else { output.makeUTF8(from: start) }
  }

  /// Drops invalid records, or ends the run at the first of them.
  private func takeProblems(_ rows: Range<Int>) -> Range<Int> {
    for row in rows {
      guard let problem = index.problem(row) else { continue }
      let failure = RowFailure(row: row, order: -1, sentence: problem)
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
}
