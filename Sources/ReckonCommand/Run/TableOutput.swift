import Reckon

/// What a run writes beside rows: headers, summaries, and the columns of tables for people. One thread at a time uses it.
final class TableOutput {
  private let plan: TablePlan
  private let target: OutputTarget
  private var aligned: AlignedRows?

  /// A cell of a header or a summary.
  enum Cell {
    case text([UInt8])
    /// A value of a column of the input, whatever it is.
    case value([UInt8])
    case number(String)
    case none
  }

  init(_ plan: TablePlan, _ target: OutputTarget) {
    self.plan = plan
    self.target = target
    if plan.format == .aligned { aligned = AlignedRows() }
  }

  /// Writes what workers have made.
  func write(_ bytes: UnsafeRawBufferPointer) throws {
    guard let aligned else { return try target.write(bytes) }
    try aligned.add(bytes) { try target.write($0) }
  }

  /// Writes out what is buffered, for readers that wait for it.
  func flush() throws { try target.flush() }

  private func write(_ bytes: OutputBytes) throws { try write(bytes.buffer) }

  /// Writes the columns' names, where the format has them.
  func writeHeader(isWanted: Bool) throws { try writeHeader(plan.outputs.map(\.title), isWanted: isWanted) }

  private func writeHeader(_ titles: [[UInt8]], isWanted: Bool) throws {
    guard isWanted, plan.format != .jsonLines, !titles.isEmpty else { return }
    try write(row: titles.map { .text($0) }, titles: titles)
  }

  private func write(row cells: [Cell], titles: [[UInt8]]) throws {
    let bytes = OutputBytes()
    switch plan.format {
    case .delimited(let delimiter):
      for (index, cell) in cells.enumerated() {
        if index > 0 { bytes.append(delimiter) }
        switch cell {
        case .text(let text), .value(let text): bytes.append(text: text, delimiter: delimiter)
        case .number(let text): bytes.append(text.utf8)
        case .none: break
        }
      }
      if cells.count == 1, bytes.count == 0 { bytes.append("\"\"".utf8) }
      bytes.append(0x0A)
    case .jsonLines:
      bytes.append(UInt8(ascii: "{"))
      for (index, cell) in cells.enumerated() {
        bytes.appendKey(titles[index], isFirst: index == 0)
        switch cell {
        case .text(let text): bytes.appendJSON(text: text)
        case .value(let text): text.withUnsafeBufferPointer { bytes.appendJSON(Field(bytes: $0, form: .bare), plan.program.numberMode) }
        case .number(let text): bytes.append(text.utf8)
        case .none: bytes.append("null".utf8)
        }
      }
      bytes.append("}\n".utf8)
    case .aligned:
      for cell in cells {
        switch cell {
        case .text(let text), .value(let text): bytes.appendCell(text, isNumber: false)
        case .number(let text): bytes.appendCell(Array(text.utf8), isNumber: true)
        case .none: bytes.appendCell([], isNumber: true)
        }
      }
      bytes.append(AlignedRows.rowEnd)
    }
    try write(bytes)
  }

  /// Writes a summary: a row for each column, or for each column of each group.
  func write<Value: TableNumber>(_ summary: Summary<Value>, header: Bool) throws {
    guard let summaryPlan = plan.summary else { return }
    let names = ["column"] + SummaryPlan.statistics
    // A group's column keeps its name unless a statistic has it.
    let group = summaryPlan.groupTitle.map { [Array((names.contains($0) ? "group by \($0)" : $0).utf8)] } ?? []
    let titles = group + names.map { Array($0.utf8) }
    try writeHeader(titles, isWanted: header)
    for (place, value) in summary.groups.enumerated() {
      for (index, column) in summaryPlan.columns.enumerated() {
        let statistics = summary.statistics[place * summaryPlan.columns.count + index]
        let numbers = [statistics.sum, statistics.mean, statistics.minimum, statistics.maximum, statistics.deviation]
        let cells: [Cell] =
          (group.isEmpty ? [] : [.value(value)]) + [.text(Array(column.name.utf8)), .number("\(statistics.count)")]
          + numbers.map { $0.map { .number(text($0)) } ?? .none }
        try write(row: cells, titles: titles)
      }
    }
  }

  private func text<Value: TableNumber>(_ number: Value) -> String {
    let bytes = OutputBytes()
    if plan.format == .jsonLines { bytes.appendJSON(number) } else { bytes.append(number) }
    return String(decoding: bytes.buffer, as: UTF8.self)
  }

  /// Writes what is still held back.
  func finish() throws { try aligned?.finish { try target.write($0) } }
}
