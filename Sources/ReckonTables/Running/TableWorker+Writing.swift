import Reckon
import ReckonTerminal

/// Writes a slice of rows.
extension TableWorker {
  /// - Parameter first: the first row of the slice.
  func write(_ rows: Range<Int>, from first: Int) {
    var start = rows.lowerBound
    while start < rows.upperBound {
      let next = min(start + RowPlaces.most, rows.upperBound)
      if plan.keepsRecords { appendToRecords(start..<next, first) } else { writeRows(start..<next, first) }
      start = next
    }
  }

  /// Writes records verbatim, followed by new columns.
  private func appendToRecords(_ rows: Range<Int>, _ first: Int) {
    let numbers = plan.outputs.indices.dropFirst(plan.columnCount)
    let added = numbers.map(writtenColumn)
    let notations = numbers.map { plan.outputs[$0].notation }
    let hasNotations = notations.contains { $0 != nil }
    let (output, index, writer, places, isDropped) = (
      output, index, rowWriter, rowPlaces.records, hasDropped ? isDropped : nil
    )
    let (closing, bytes, end, gap) = (writer.closingCount, index.bytes, frame.end, frame.gap)
    let filler = index.hasShortRecords ? writer.filler : []
    let (isJSON, dateMarks) = (writer.hasJSONNumbers, writer.dateMarks)
    let room = added.reduce(end.count) { $0 &+ $1.lead.count &+ max(gap.count, Value.textCapacity) }
    index.findRecords(rows, isAll: added.isEmpty, places)
    for (number, column) in zip(numbers, added) {
      if let field = column.field { index.find(field, rows, rowPlaces[number]) }
    }
    let (rowPlaces, firstAdded, batch) = (rowPlaces, plan.columnCount, batch)
    added.withUnsafeBufferPointer { added in
      for row in rows {
        let place = row &- first
        if let isDropped, isDropped[place] { continue }
        let record = places[row &- rows.lowerBound]
        guard record.isThere else {
          writeRows(row..<row &+ 1, first)
          continue
        }
        output.append(
          UnsafeBufferPointer(start: bytes + Int(record.start), count: Int(record.end &- record.start) &- closing))
        if !filler.isEmpty { for _ in 0..<index.missingFields(row) { output.append(filler) } }
        output.reserve(room)
        for (number, column) in added.enumerated() {
          output.appendReserved(column.lead)
          if column.field != nil {
            let found = rowPlaces[firstAdded &+ number][row &- rows.lowerBound]
            writer.append(found.isThere ? found.field(bytes) : nil, output)
            output.reserve(room)
          } else if column.gaps[place] != .none {
            output.appendReserved(gap)
          } else if let others = column.others {
            writer.append(value: others[place], output)
            output.reserve(room)
          } else if isJSON || hasNotations {
            append(column.values[place], notations[number], writer, output, dateMarks)
            output.reserve(room)
          } else {
            output.appendReserved(column.values[place])
          }
        }
        output.appendReserved(end)
        if let batch { batch.endRow(output.count) }
      }
    }
  }

  private func writtenColumn(_ number: Int) -> WrittenColumn<Value> {
    let lead = rowWriter.leads[number]
    switch plan.outputs[number].source {
    case .slot(let slot):
      return WrittenColumn(
        lead: lead, field: nil, values: slots[slot].values,
        others: plan.outputs[number].holdsValues ? others[slot] : nil,
        gaps: slots[slot].gaps)
    case .field(let field):
      return WrittenColumn(lead: lead, field: field, values: spare.values, others: nil, gaps: spare.gaps)
    }
  }

  /// Writes rows cell by cell.
  private func writeRows(_ rows: Range<Int>, _ first: Int) {
    let columns = plan.outputs.indices.map(writtenColumn)
    let (output, index, writer, isDropped) = (output, index, rowWriter, hasDropped ? isDropped : nil)
    let (bytes, keepsMembers, start, gap, dateMarks) = (
      index.bytes, plan.keepsMembers, frame.start, frame.gap, writer.dateMarks
    )
    let (isComputed, firstColumns) = keepsMembers ? (plan.isComputed, plan.firstColumns) : ([], [])
    for (number, column) in columns.enumerated() {
      if let field = column.field { index.find(field, rows, rowPlaces[number]) }
    }
    let (rowPlaces, outputs, batch) = (rowPlaces, plan.outputs, batch)
    columns.withUnsafeBufferPointer { columns in
      for row in rows {
        let place = row &- first
        if let isDropped, isDropped[place] { continue }
        let begin = output.count
        defer { batch?.endRow(output.count) }
        func write(_ number: Int) {
          let column = columns[number]
          if column.field != nil {
            let found = rowPlaces[number][row &- rows.lowerBound]
            writer.append(found.isThere ? found.field(bytes) : nil, output)
          } else if column.gaps[place] == .none, let others = column.others {
            writer.append(value: others[place], output)
          } else if column.gaps[place] == .none {
            append(column.values[place], outputs[number].notation, writer, output, dateMarks)
          } else {
            output.append(gap)
          }
        }
        if keepsMembers, writer.keep(row, index, isComputed, firstColumns, output, write) { continue }
        output.append(start)
        for number in columns.indices {
          output.append(columns[number].lead)
          write(number)
        }
        writer.finish(output, from: begin)
      }
    }
  }

  /// Appends a number, in a notation if one is requested and supports the number, otherwise plainly.
  @inline(__always) private func append(
    _ number: Value, _ notation: ResultForm?, _ writer: any RowWriter, _ output: OutputBytes, _ dateMarks: [UInt8]?
  ) {
    if notation == .truth {
      if let text = TruthText.text(of: number) { return writer.append(notation: text, output) }
    } else if case .instant? = notation, number.isFinite || !writer.hasJSONNumbers {
      if let dateMarks, let seconds = PlainInstant.seconds(of: number), output.append(date: seconds, in: dateMarks) {
        return
      }
      instant.removeAll(keepingCapacity: true)
      CellContent.dates.append(number, to: &instant)
      return writer.append(notation: instant, output)
    } else if let notation, number.isFinite || !writer.hasJSONNumbers {
      return writer.append(notation: Array(ResultText.value(FormulaResult(number.number), notation).utf8), output)
    }
    if writer.hasJSONNumbers { output.appendJSON(number) } else { output.append(number) }
    output.append(writer.numberEnd)
  }
}

/// An output column. Copying one counts no references.
private struct WrittenColumn<Value: TableNumber> {
  /// The bytes before its cells.
  let lead: UnsafeBufferPointer<UInt8>
  /// The column of the input that it copies, or else its numbers.
  let field: Int?
  let values: UnsafeMutablePointer<Value>
  /// Its values, if they are not numbers.
  let others: UnsafeMutablePointer<FormulaValue>?
  let gaps: UnsafeMutablePointer<Gap>
}

/// The bytes of a row around its cells, in memory that does not move.
struct RowFrame {
  private let texts: PackedTexts

  init(_ rows: any RowWriter) { texts = PackedTexts([rows.start, rows.gap, rows.end]) }

  var start: UnsafeBufferPointer<UInt8> { texts[0] }
  var gap: UnsafeBufferPointer<UInt8> { texts[1] }
  var end: UnsafeBufferPointer<UInt8> { texts[2] }
}

/// The locations of the fields of a few rows, for each output column, and of their records.
final class RowPlaces {
  /// The number of rows processed together.
  static let most = 128
  private let places: UnsafeMutablePointer<FieldPlace>

  init(columnCount: Int) {
    places = .allocate(capacity: (columnCount + 1) * Self.most)
    places.initialize(repeating: .none, count: (columnCount + 1) * Self.most)
  }

  deinit { places.deallocate() }

  var records: UnsafeMutablePointer<FieldPlace> { places }
  subscript(_ column: Int) -> UnsafeMutablePointer<FieldPlace> { places + (column + 1) * Self.most }
}
