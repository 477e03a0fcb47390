import Dispatch
import Reckon
import ReckonTerminal

extension TableOutput {
  /// The number of groups that a thread formats at a time.
  private static let chunk = 2048

  /// Writes a summary: one row per column, or per column of each group.
  func write<Value: TableNumber>(_ summary: Summary<Value>, header: Bool, threads: Int) throws {
    guard let summaryPlan = plan.summary else { return }
    let names = [SummaryPlan.columnTitle] + summaryPlan.statistics.map(\.name)
    // Group columns keep their names unless these clash with a statistic's.
    let titles =
      summaryPlan.groupTitles.map { Array((names.contains($0) ? "group by \($0)" : $0).utf8) }
      + names.map { Array($0.utf8) }
    try writeHeader(titles, isWanted: header)
    let places = summary.ordered()
    let parts = (0..<max(1, min(threads, places.count / Self.chunk))).map { _ in
      SummaryRows(summary, summaryPlan, plan.rows(titles), plan)
    }
    var start = 0
    while start < places.count {
      let (first, end) = (start, min(start + parts.count * Self.chunk, places.count))
      DispatchQueue.concurrentPerform(iterations: parts.count) { part in
        let own = first + part * Self.chunk
        parts[part].make(places[min(own, end)..<min(own + Self.chunk, end)])
      }
      for part in parts {
        try write(part.bytes, part.batch)
        if isFull { return }
      }
      start = end
    }
  }
}

/// Formats the rows of a summary's groups. Used by one thread at a time: first by that of a part, then by the writer.
private final class SummaryRows<Value: TableNumber>: @unchecked Sendable {
  private let summary: Summary<Value>
  private let summaryPlan: SummaryPlan
  private let statistics: [Statistic]
  private let rows: any RowWriter
  private let marksTexts: Bool
  let bytes = OutputBytes()
  let batch: RowBatch?
  private let keys: [(source: OrderPlan.Source, isDescending: Bool)]
  private let marks: NumberMarks

  init(_ summary: Summary<Value>, _ summaryPlan: SummaryPlan, _ rows: any RowWriter, _ plan: OutputPlan) {
    (self.summary, self.summaryPlan, self.rows, marksTexts) = (summary, summaryPlan, rows, plan.marksTexts)
    statistics = summaryPlan.statistics.map(\.statistic)
    (batch, keys, marks) = (plan.order.map { _ in RowBatch() }, plan.order?.keys ?? [], plan.marks)
  }

  func make(_ places: ArraySlice<Summary<Value>.Place>) {
    bytes.removeAll()
    batch?.removeAll()
    defer { batch?.sort() }
    let (rows, groupCount) = (rows, summaryPlan.groupColumns.count)
    for place in places {
      let values = groupCount == 0 ? [] : GroupKeys.parts(of: summary.text(place), count: groupCount)
      for (index, column) in summaryPlan.columns.enumerated() {
        let start = bytes.count
        bytes.append(rows.start)
        for (number, value) in values.enumerated() {
          bytes.append(rows.leads[number])
          append(value)
        }
        bytes.append(rows.leads[groupCount])
        rows.append(text: column.title, bytes)
        for (number, statistic) in statistics.enumerated() {
          bytes.append(rows.leads[groupCount + 1 + number])
          append(statistic, place, index, column.content)
        }
        rows.finish(bytes, from: start)
        guard let batch else { continue }
        batch.endRow(bytes.count)
        appendKey(place, values, index, to: SortKey(bytes: batch.keys))
        if !keys.isEmpty { batch.endKey() }
      }
    }
  }

  /// Appends the sort key of a column's row in a group.
  private func appendKey(_ place: Summary<Value>.Place, _ values: [[UInt8]], _ index: Int, to key: SortKey) {
    for (source, isDescending) in keys {
      key.append(isDescending: isDescending) {
        switch source {
        case .group(let number, let isText): append(values[number], isText: isText, to: key)
        case .title: key.append(text: summaryPlan.columns[index].title)
        case .statistic(let number):
          let value = value(of: statistics[number], place, index)
          if let value { key.append(value) } else { key.appendMissing() }
        case .slot, .field: preconditionFailure("rows of a summary are not those of the table")
        }
      }
    }
  }

  private func append(_ value: [UInt8], isText: Bool, to key: SortKey) {
    if marksTexts, value.first == QuotedField.quote { return key.append(text: value.dropFirst()) }
    if value.isEmpty { return key.appendMissing() }
    if isText { return key.append(text: value) }
    value.withUnsafeBufferPointer { key.append($0, as: Value.self, marks) }
  }

  /// A statistic of a column in a group; `nil` if it does not apply to the column's kind.
  private func value(of statistic: Statistic, _ place: Summary<Value>.Place, _ index: Int) -> Value? {
    let isThere =
      switch summaryPlan.columns[index].content {
      case .numbers: true
      case .dates, .times: statistic == .count || statistic.isOfDates
      case .texts: statistic == .count
      }
    return isThere ? summary.value(of: statistic, place, column: index) : nil
  }

  private func append(
    _ statistic: Statistic, _ place: Summary<Value>.Place, _ index: Int, _ content: SummaryPlan.Content
  ) {
    guard let number = value(of: statistic, place, index) else { return bytes.append(rows.gap) }
    if content == .dates || content == .times, statistic != .count {
      var text: [UInt8] = []
      (content == .times ? CellContent.times : .dates).append(number, to: &text)
      return rows.append(text: text, bytes)
    }
    if rows.hasJSONNumbers { bytes.appendJSON(number) } else { bytes.append(number) }
    bytes.append(rows.numberEnd)
  }

  /// Appends a value of an input column of any kind.
  private func append(_ value: [UInt8]) {
    if marksTexts, value.first == QuotedField.quote { return rows.append(text: Array(value.dropFirst()), bytes) }
    // In JSON numeric values are written as numbers.
    guard rows.hasJSONNumbers else { return rows.append(text: value, bytes) }
    value.withUnsafeBufferPointer { rows.append(Field(bytes: $0, form: .bare), bytes) }
  }
}
