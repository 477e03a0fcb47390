import Reckon
import ReckonTerminal

/// The output of a run beside rows: headers, summaries and aligned columns. One thread at a time uses it.
final class TableOutput {
  let plan: TablePlan
  private let target: OutputTarget
  private var aligned: AlignedRows?

  init(_ plan: TablePlan, _ target: OutputTarget) {
    self.plan = plan
    self.target = target
    if plan.writer.isAligned { aligned = AlignedRows() }
  }

  /// Writes what workers have made.
  func write(_ bytes: UnsafeRawBufferPointer) throws {
    guard let aligned else { return try target.write(bytes) }
    try aligned.add(bytes) { try target.write($0) }
  }

  /// Writes out what is buffered, for readers that wait for it.
  func flush() throws { try target.flush() }

  func write(_ bytes: OutputBytes) throws { try write(bytes.buffer) }

  /// Writes the columns' names, where the format has them.
  func writeHeader(isWanted: Bool) throws { try writeHeader(plan.outputs.map(\.title), isWanted: isWanted) }

  func writeHeader(_ titles: [[UInt8]], isWanted: Bool) throws {
    guard isWanted, plan.writer.hasHeader, !titles.isEmpty else { return }
    let bytes = OutputBytes()
    let rows = rows(titles)
    bytes.append(rows.start)
    for (number, title) in titles.enumerated() {
      bytes.append(rows.leads[number])
      rows.append(text: title, bytes)
    }
    rows.finish(bytes, from: 0)
    try write(bytes)
  }

  func rows(_ titles: [[UInt8]]) -> any RowWriter { plan.writer.rows(titles, plan.program.numberMode, plan.marks) }

  /// Writes what is still held back.
  func finish() throws { try aligned?.finish { try target.write($0) } }
}
