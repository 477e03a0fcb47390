import Reckon
import ReckonTerminal

/// Filters and orders rows between the workers and the output.
///
/// One thread at a time uses it.
final class OrderedRows {
  private let plan: OrderPlan
  private let sorted: SortedRows?
  /// The rows seen so far, if duplicates are dropped.
  private let seen: GroupTable<Double>?
  private var written = 0
  private var last: LastRows

  init(_ plan: OrderPlan, threads: Int) {
    self.plan = plan
    sorted = plan.keys.isEmpty ? nil : SortedRows(plan, threads: threads)
    seen = plan.isDistinct ? GroupTable(.rows) : nil
    last = LastRows(plan.keys.isEmpty ? plan.tail ?? 0 : 0)
  }

  /// Whether no further rows are needed.
  var isFull: Bool { sorted == nil && plan.head.map { written >= $0 } ?? false }

  /// Takes rows that follow all previous ones.
  func add(_ output: OutputBytes, _ batch: RowBatch, _ write: (UnsafeRawBufferPointer) throws -> Void) throws {
    let isKept = distinct(output, batch)
    if let sorted { return try sorted.add(output.buffer, batch, keeping: isKept) }
    let kept = OutputBytes()
    var start = 0
    for (row, end) in batch.ends.enumerated() {
      let bytes = UnsafeBufferPointer(start: output.bytes + start, count: end - start)
      start = end
      guard isKept.map({ $0[row] }) ?? true else { continue }
      if plan.tail != nil {
        last.add(bytes)
      } else if plan.head.map({ written < $0 }) ?? true {
        kept.append(bytes)
        written += 1
      }
    }
    try write(kept.buffer)
  }

  /// For each row whether it is the first one with its output.
  private func distinct(_ output: OutputBytes, _ batch: RowBatch) -> [Bool]? {
    guard let seen else { return nil }
    // Keys are read in words.
    output.reserve(16)
    var start = 0
    let seed = SeededHash()
    return batch.ends.map { end in
      defer { start = end }
      return seen.insert(GroupKey(output.bytes + start, count: end - start, seed))
    }
  }

  /// Writes the rows that were held back.
  func finish(_ write: (UnsafeRawBufferPointer) throws -> Void) throws {
    try sorted?.finish(write)
    for row in last.rows { try row.withUnsafeBytes(write) }
  }
}
