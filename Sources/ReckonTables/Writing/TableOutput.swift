import Reckon
import ReckonTerminal

/// The output of a run other than plain rows: headers, summaries and aligned columns. Used by one thread at a time.
final class TableOutput {
  let plan: OutputPlan
  private let target: OutputTarget
  private var aligned: AlignedRows?
  private var array: ArrayRows?
  private let ordered: OrderedRows?

  /// - Parameter threads: the number of threads for sorting rows.
  init(_ plan: OutputPlan, _ target: OutputTarget, threads: Int) {
    self.plan = plan
    self.target = target
    ordered = plan.order.map { OrderedRows($0, threads: threads) }
    if plan.writer.isAligned { aligned = AlignedRows() }
    if plan.writer.isArray { array = ArrayRows() }
  }

  /// Whether all requested rows have been written.
  var isFull: Bool { ordered?.isFull ?? false }

  /// Writes rows, or buffers them until their order is known.
  func write(_ rows: OutputBytes, _ batch: RowBatch?) throws {
    guard let ordered, let batch else { return try write(rows.buffer) }
    try ordered.add(rows, batch) { try write($0) }
  }

  private func write(_ bytes: UnsafeRawBufferPointer) throws {
    if let array { return try array.add(bytes) { try target.write($0) } }
    guard let aligned else { return try target.write(bytes) }
    try aligned.add(bytes) { try target.write($0) }
  }

  /// Flushes buffered output, for waiting readers.
  func flush() throws { try target.flush() }

  /// Writes the column names, if the format has a header.
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

  /// Writes the partial summary of each group, for ``CombineRun``.
  ///
  /// - Throws: `InputOutputError`, and `UsageError` if the value of a group is not UTF-8.
  func writeParts<Value: TableNumber>(of summary: Summary<Value>) throws {
    guard let summaryPlan = plan.summary else { return }
    let partial = PartialSummary(summaryPlan, plan)
    let bytes = OutputBytes()
    bytes.append("\(partial.line)\n".utf8)
    for place in summary.ordered() {
      guard let line = partial.line(summary.text(place), summary.parts(place, columns: summaryPlan.columns.count))
      else {
        throw UsageError("groupIsNoUTF8", "the value of a group is not UTF-8, in which partial summaries are written")
      }
      bytes.append("\(line)\n".utf8)
      guard bytes.count > 1 << 18 else { continue }
      try write(bytes.buffer)
      bytes.removeAll()
    }
    try write(bytes.buffer)
  }

  /// Writes the remaining buffered output.
  func finish() throws {
    try ordered?.finish { try write($0) }
    try aligned?.finish { try target.write($0) }
    try array?.finish { try target.write($0) }
  }
}
