import Reckon
import ReckonSyntax

/// Reads the values that a workbook stores of cells in other workbooks.
extension WorkbookReader {
  /// Reads a part as sheets that formulas name by the other workbook's number, `[1]Prices`.
  mutating func readOtherWorkbook(_ part: String, number: Int) throws {
    try parse(part) { reader, this in
      var names: [String] = []
      var count = this.workbook.sheets.reduce(0) { $0 + $1.keys.count }
      while let piece = try reader.next() {
        guard piece == .start else { continue }
        switch reader.name {
        case "sheetName": names.append(try reader.attribute("val") ?? "")
        case "sheetData":
          guard let index = try reader.attribute("sheetId").flatMap({ Int($0) }), names.indices.contains(index) else {
            throw reader.problem(.value("sheetData"))
          }
          let isLost = Self.isTrue(try reader.attribute("refreshError"))
          var sheet = try Self.storedSheet("[\(number)]\(names[index])", &reader, room: Workbook.cellLimit - count)
          sheet.isLost = isLost && sheet.keys.isEmpty
          guard sheet.isLost || !sheet.keys.isEmpty else { continue }
          guard this.workbook.sheets.count < Workbook.sheetLimit else {
            throw reader.problem(.limit(Phrase("workbookSheets", "there are more than \(Workbook.sheetLimit) sheets")))
          }
          count += sheet.keys.count
          this.workbook.sheets.append(sheet)
        default: continue
        }
      }
    }
  }

  /// Reads the cells of a sheet up to the end of its element.
  private static func storedSheet(
    _ name: String, _ reader: inout XMLReader, room: Int
  ) throws(WorkbookError) -> Worksheet {
    var sheet = Worksheet(name: name)
    sheet.isStored = true
    let depth = reader.depth
    while let piece = try reader.next() {
      if piece == .end, reader.depth < depth { break }
      guard piece == .start, reader.name == "cell" else { continue }
      guard let text = try reader.attribute("r"), let place = CellPlace(text), SheetArea.rows.contains(place.row),
        SheetArea.columns.contains(place.column)
      else { throw reader.problem(.value("cell")) }
      let type = try reader.attribute("t") ?? "n"
      var value: String?
      let cellDepth = reader.depth
      while let piece = try reader.next() {
        if piece == .end, reader.depth < cellDepth { break }
        if piece == .start, reader.name == "v" { value = try reader.content() }
      }
      let stored = try WorksheetReader.value(value, type, reader, [])
      guard sheet.keys.count < room else {
        throw reader.problem(.limit(Phrase("workbookCells", "there are more than \(Workbook.cellLimit) cells")))
      }
      guard sheet.add(place, stored, nil) else { throw reader.problem(.value(text)) }
    }
    return sheet
  }
}
