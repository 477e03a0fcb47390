import Reckon
import ReckonTerminal

extension TableFormat {
  static let aligned = TableFormat(
    name: "table", summary: "for people", title: Phrase("tableForPeople", "a table for people"), suffixes: [],
    writer: { (_) throws(UsageError) in AlignedTable() })
}

/// Tables with aligned columns, for people.
struct AlignedTable: TableWriter {
  var form: String { "aligned" }
  var hasHeader: Bool { true }
  var hasMembers: Bool { false }
  var isUTF8: Bool { false }
  var isAligned: Bool { true }

  func rows(_ titles: [[UInt8]], _ mode: NumberMode, _ marks: NumberMarks) -> any RowWriter {
    AlignedCells(titles.count)
  }
}

/// Writes cells for ``AlignedRows``.
final class AlignedCells: RowWriter {
  let start: [UInt8] = []
  let leads: PackedTexts
  let end = [AlignedRows.rowEnd]
  let numberEnd = [AlignedRows.numberEnd]
  let gap = [AlignedRows.numberEnd]
  let hasJSONNumbers = false
  let closingCount = 0
  let filler: [UInt8] = []

  init(_ count: Int) { leads = PackedTexts(Array(repeating: [], count: count)) }

  func append(_ field: Field?, _ out: OutputBytes) {
    out.appendCell(field?.plain ?? [], isNumber: field.map { JSONNumber.isNumber($0.bytes) } ?? true)
  }

  func append(text: [UInt8], _ out: OutputBytes) { out.appendCell(text, isNumber: false) }

  func append(notation: [UInt8], _ out: OutputBytes) { out.appendCell(notation, isNumber: true) }
}
