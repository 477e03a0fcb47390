/// Adding rows to summaries.
extension TableWorker {
  /// Whether the block alone makes a summary too large.
  var isTooLarge: Bool { newCells.indices.contains { plan.summaries[$0].isTooLarge(newCells[$0], for: bytesRead) } }

  /// Adds rows to the summaries; false to end the work.
  func summarize(_ rows: Range<Int>, _ handOver: () -> Bool) -> Bool {
    let values = RowValues(first: rows.lowerBound, slots: slots, others: others)
    for summary in summaries { summary.add(rows, isDropped: hasDropped ? isDropped : nil, of: values) }
    // A block's rows may have many more numbers than its bytes.
    return summaries.allSatisfy { $0.cells <= Self.mostCells } || handOver()
  }

  /// The number of cells of a block's rows that are handed over before the block is done.
  private static var mostCells: Int { 1 << 18 }
}
