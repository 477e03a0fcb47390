import Reckon
import ReckonTerminal

/// The output of a run beside rows: headers, summaries and aligned columns. One thread at a time uses it.
final class TableOutput {
  let plan: OutputPlan
  private let target: OutputTarget
  private var aligned: AlignedRows?
  private var array: ArrayRows?
  private let ordered: OrderedRows?

  /// - Parameter threads: how many of them put rows in order.
  init(_ plan: OutputPlan, _ target: OutputTarget, threads: Int) {
    self.plan = plan
    self.target = target
    ordered = plan.order.map { OrderedRows($0, threads: threads) }
    if plan.writer.isAligned { aligned = AlignedRows() }
    if plan.writer.isArray { array = ArrayRows() }
  }

  /// Whether all rows have been written that are wanted.
  var isFull: Bool { ordered?.isFull ?? false }

  /// Writes rows, or holds them back until it is known whether and when they are written.
  func write(_ rows: OutputBytes, _ batch: RowBatch?) throws {
    guard let ordered, let batch else { return try write(rows.buffer) }
    try ordered.add(rows, batch) { try write($0) }
  }

  private func write(_ bytes: UnsafeRawBufferPointer) throws {
    if let array { return try array.add(bytes) { try target.write($0) } }
    guard let aligned else { return try target.write(bytes) }
    try aligned.add(bytes) { try target.write($0) }
  }

  /// Writes out what is buffered, for readers that wait for it.
  func flush() throws { try target.flush() }

  /// Writes the columns' names, where the format has them.
  func writeHeader(isWanted: Bool) throws { try writeHeader(plan.titles, isWanted: isWanted) }

  func writeHeader(_ titles: [[UInt8]], isWanted: Bool) throws {
    guard isWanted, plan.writer.hasHeader, !titles.isEmpty else { return }
    let bytes = OutputBytes()
    let rows = plan.rows(titles)
    bytes.append(rows.start)
    for (number, title) in titles.enumerated() {
      bytes.append(rows.leads[number])
      rows.append(text: title, bytes)
    }
    rows.finish(bytes, from: 0)
    try write(bytes.buffer)
  }

  /// Writes what a summary has of each group, for ``CombineRun``.
  ///
  /// - Throws: `InputOutputError`, and `UsageError` where the value of a group is no UTF-8.
  func writeParts<Value: TableNumber>(of summary: Summary<Value>) throws {
    guard let summaryPlan = plan.summary else { return }
    let partial = PartialSummary(summaryPlan, plan)
    let bytes = OutputBytes()
    bytes.append("\(partial.line)\n".utf8)
    for place in summary.ordered() {
      guard let line = partial.line(summary.text(place), summary.parts(place, columns: summaryPlan.columns.count)) else {
        throw UsageError("groupIsNoUTF8", "the value of a group is not UTF-8, in which partial summaries are written")
      }
      bytes.append("\(line)\n".utf8)
      guard bytes.count > 1 << 18 else { continue }
      try write(bytes.buffer)
      bytes.removeAll()
    }
    try write(bytes.buffer)
  }

  /// Writes what is still held back.
  func finish() throws {
    try ordered?.finish { try write($0) }
    try aligned?.finish { try target.write($0) }
    try array?.finish { try target.write($0) }
  }
}
