import Reckon
import ReckonTerminal

/// The output of a run beside rows: headers, summaries and aligned columns. One thread at a time uses it.
final class TableOutput {
  private let plan: TablePlan
  private let target: OutputTarget
  private var aligned: AlignedRows?

  /// A cell of a header or a summary.
  enum Cell {
    case text([UInt8])
    /// A value of a column of the input, whatever it is.
    case value([UInt8])
    /// A stretch of the bytes of a row's numbers.
    case number(Range<Int>)
    case none
  }

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

  private func write(_ bytes: OutputBytes) throws { try write(bytes.buffer) }

  /// Writes the columns' names, where the format has them.
  func writeHeader(isWanted: Bool) throws { try writeHeader(plan.outputs.map(\.title), isWanted: isWanted) }

  private func writeHeader(_ titles: [[UInt8]], isWanted: Bool) throws {
    guard isWanted, plan.writer.hasHeader, !titles.isEmpty else { return }
    let bytes = OutputBytes()
    append(titles.map { .text($0) }, numbers: OutputBytes(), rows(titles), to: bytes)
    try write(bytes)
  }

  private func rows(_ titles: [[UInt8]]) -> any RowWriter { plan.writer.rows(titles, plan.program.numberMode, plan.marks) }

  /// Appends a row to bytes.
  private func append(_ cells: [Cell], numbers: OutputBytes, _ rows: any RowWriter, to bytes: OutputBytes) {
    let start = bytes.count
    bytes.append(rows.start)
    for (number, cell) in cells.enumerated() {
      bytes.append(rows.leads[number])
      switch cell {
      // In JSON a value that is a number is one.
      case .value(let text) where rows.hasJSONNumbers:
        text.withUnsafeBufferPointer { rows.append(Field(bytes: $0, form: .bare), bytes) }
      case .text(let text), .value(let text): rows.append(text: text, bytes)
      case .number(let range):
        bytes.append(UnsafeRawBufferPointer(rebasing: numbers.buffer[range]))
        bytes.append(rows.numberEnd)
      case .none: bytes.append(rows.gap)
      }
    }
    rows.finish(bytes, from: start)
  }

  /// How many bytes of a summary are written at a time.
  private static let chunk = 1 << 16

  /// Writes a summary: a row for each column, or for each column of each group.
  func write<Value: TableNumber>(_ summary: inout Summary<Value>, header: Bool) throws {
    guard let summaryPlan = plan.summaries.first else { return }
    let names = ["column"] + summaryPlan.statistics.map(\.name)
    // Groups' columns keep their names unless a statistic has one.
    let group = summaryPlan.groupTitles.map { Array((names.contains($0) ? "group by \($0)" : $0).utf8) }
    let titles = group + names.map { Array($0.utf8) }
    try writeHeader(titles, isWanted: header)
    let columns = summaryPlan.columns.map { (title: Cell.text($0.title), content: $0.content) }
    let statistics = summaryPlan.statistics.map(\.statistic)
    let rows = rows(titles)
    let (bytes, numbers) = (OutputBytes(), OutputBytes())
    var cells: [Cell] = []
    func add(_ number: Value) {
      let start = numbers.count
      if rows.hasJSONNumbers { numbers.appendJSON(number) } else { numbers.append(number) }
      cells.append(.number(start..<numbers.count))
    }
    for place in 0..<summary.groupCount {
      let values = group.isEmpty ? [] : GroupKeys.parts(of: summary.group(place), count: group.count).map(groupCell)
      for (index, column) in columns.enumerated() {
        numbers.removeAll()
        cells.removeAll(keepingCapacity: true)
        cells += values + [column.title]
        for statistic in statistics {
          let isThere =
            switch column.content {
            case .numbers: true
            case .dates: statistic == .count || statistic.isOfDates
            case .texts: statistic == .count
            }
          guard isThere, let number = summary.value(of: statistic, place, column: index) else {
            cells.append(.none)
            continue
          }
          if column.content == .dates, statistic != .count {
            cells.append(.text(Array(ResultText.value(FormulaResult(number.number), .instant).utf8)))
          } else {
            add(number)
          }
        }
        append(cells, numbers: numbers, rows, to: bytes)
        if bytes.count > Self.chunk {
          try write(bytes)
          bytes.removeAll()
        }
      }
    }
    try write(bytes)
  }

  private func groupCell(_ part: [UInt8]) -> Cell {
    plan.marksTexts && part.first == QuotedField.quote ? .text(Array(part.dropFirst())) : .value(part)
  }

  /// Writes what is still held back.
  func finish() throws { try aligned?.finish { try target.write($0) } }
}
