import Reckon
import ReckonTerminal

/// The sort keys of rows.
extension TableWorker {
  /// Appends the keys of rows that have been written.
  ///
  /// - Parameter first: the first row of the slice.
  func addKeys(_ rows: Range<Int>, from first: Int, _ order: OrderPlan, to batch: RowBatch) {
    guard !order.keys.isEmpty else { return }
    let values = RowValues(first: first, slots: slots, others: others)
    let key = SortKey(bytes: batch.keys)
    for start in stride(from: rows.lowerBound, to: rows.upperBound, by: Self.keyRows) {
      let part = start..<min(start + Self.keyRows, rows.upperBound)
      for (number, column) in order.keys.enumerated() {
        if let field = column.source.field { keyFields[number].find(index, field, part) }
      }
      for row in part where !(hasDropped && isDropped[row - first]) {
        for (number, column) in order.keys.enumerated() {
          key.append(isDescending: column.isDescending) {
            append(column.source, row, values, keyFields[number], row - start, to: key)
          }
        }
        batch.endKey()
      }
    }
  }

  /// The number of rows whose fields are located at a time.
  static var keyRows: Int { 512 }

  private func append(
    _ source: OrderPlan.Source, _ row: Int, _ values: RowValues<Value>, _ fields: TextColumn, _ place: Int,
    to key: SortKey
  ) {
    switch source {
    case .slot(let slot, let content, let field):
      switch slots[slot].gaps[row - values.first] {
      case .none where content == .values:
        guard let value = values.value(slot, row) else { return key.appendMissing() }
        if case .text(let text) = value {
          key.append(text: text.utf8)
        } else {
          key.append(text: value.formulaText.utf8)
        }
      case .none: key.append(slots[slot].values[row - values.first])
      case .notNumeric, .tooLong:
        guard field != nil, !fields.isMissing(place, index.bytes) else { return key.appendMissing() }
        fields.places[place].field(index.bytes).plain.withUnsafeBufferPointer {
          key.append($0, as: Value.self, plan.marks)
        }
      case .empty, .missing, .failed: key.appendMissing()
      }
    case .field:
      if fields.isMissing(place, index.bytes) {
        key.appendMissing()
      } else if let text = fields.places[place].content(index.bytes) {
        key.append(text: text)
      } else {
        key.append(text: fields.places[place].field(index.bytes).plain)
      }
    case .group, .title, .statistic: preconditionFailure("rows of the table are not those of a summary")
    }
  }
}
