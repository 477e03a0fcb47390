import Reckon
import ReckonSyntax

/// Reads the cells of a worksheet.
struct WorksheetReader {
  private(set) var sheet: Worksheet
  /// The most cells that are read.
  private let limit: Int
  /// The formulas that cells share, by their numbers, with the cell that each is written for.
  private var shared: [Int: (text: String, place: CellPlace)] = [:]

  init(name: String, limit: Int) {
    sheet = Worksheet(name: name)
    self.limit = limit
  }

  /// - Throws: `WorkbookError`.
  /// - Complexity: O(bytes).
  mutating func read(_ reader: inout XMLReader, texts: [String]) throws(WorkbookError) {
    var (row, column) = (0, 0)
    while let piece = try reader.next() {
      guard piece == .start else { continue }
      switch reader.name {
      case "row":
        row += 1
        if let text = try reader.attribute("r") {
          guard let number = Int(text), SheetArea.rows.contains(number) else { throw reader.problem(.value(text)) }
          row = number
        }
        if WorkbookReader.isTrue(try reader.attribute("hidden")) { sheet.hiddenRows.insert(row) }
        column = 0
      case "c":
        var place = CellPlace(column: column + 1, row: row)
        if let text = try reader.attribute("r") {
          guard let named = CellPlace(text), SheetArea.rows.contains(named.row),
            SheetArea.columns.contains(named.column)
          else {
            throw reader.problem(.value(text))
          }
          place = named
        }
        (row, column) = (place.row, place.column)
        guard SheetArea.rows.contains(row), SheetArea.columns.contains(column) else {
          throw reader.problem(.value("c"))
        }
        try readCell(place, &reader, texts)
      case "autoFilter":
        if let area = try Self.filteredArea(&reader) { sheet.filteredAreas.append(area) }
      case "sheetData", "worksheet": continue
      default: try reader.skipElement()
      }
    }
  }

  /// The cells of which an `autoFilter` that has just started hides rows; `nil` where it hides none.
  static func filteredArea(_ reader: inout XMLReader) throws(WorkbookError) -> SheetArea? {
    let area = try reader.attribute("ref").flatMap { Self.area($0) }
    let depth = reader.depth
    var filters = false
    while let piece = try reader.next() {
      if piece == .end, reader.depth < depth { break }
      if piece == .start, reader.name == "filterColumn" { filters = true }
    }
    return filters ? area : nil
  }

  private mutating func readCell(
    _ place: CellPlace, _ reader: inout XMLReader,
    _ texts: [String]
  ) throws(WorkbookError) {
    let type = try reader.attribute("t") ?? "n"
    let isSpilled = try reader.attribute("cm") != nil
    let depth = reader.depth
    var (formula, value, text) = (CellFormula?.none, String?.none, String?.none)
    while let piece = try reader.next() {
      if piece == .end, reader.depth < depth { break }
      guard piece == .start else { continue }
      switch reader.name {
      case "f": formula = try readFormula(place, isSpilled, &reader)
      case "v": value = try reader.content()
      case "is": text = WorkbookReader.unescaped(try reader.content(without: "rPh"))
      default: try reader.skipElement()
      }
    }
    let stored = if let text { CellValue.text(text) } else { try Self.value(value, type, reader, texts) }
    guard stored != .empty || formula != nil else { return }
    guard sheet.keys.count < limit else {
      throw reader.problem(.limit(Phrase("workbookCells", "there are more than \(Workbook.cellLimit) cells")))
    }
    guard sheet.add(place, stored, formula) else { throw reader.problem(.value(place.name)) }
  }

  /// The value of a cell of a type.
  static func value(_ value: String?, _ type: String, _ reader: XMLReader, _ texts: [String]) throws(WorkbookError)
    -> CellValue
  {
    guard let value else { return .empty }
    switch type {
    case "n":
      if value.isEmpty { return .empty }
      guard value.utf8.allSatisfy({ 0x2B...0x39 ~= $0 && $0 != 0x2C && $0 != 0x2F || $0 == 0x45 || $0 == 0x65 }),
        let number = Double(value), number.isFinite
      else { break }
      return .number(number)
    case "s":
      guard let index = Int(value), texts.indices.contains(index) else { break }
      return .text(texts[index])
    case "str": return .text(WorkbookReader.unescaped(value))
    case "b": if value == "1" || value == "0" { return .truth(value == "1") }
    case "e": return .error(value)
    default: throw reader.problem(.value("t=\"\(type)\""))
    }
    throw reader.problem(.value(value))
  }

  private mutating func readFormula(
    _ place: CellPlace, _ isSpilled: Bool, _ reader: inout XMLReader
  ) throws(WorkbookError) -> CellFormula? {
    let type = try reader.attribute("t") ?? "normal"
    let number = try reader.attribute("si").flatMap { Int($0) }
    let area = try reader.attribute("ref").flatMap { Self.area($0) }
    let text = try reader.content()
    switch type {
    case "shared":
      guard let number else { throw reader.problem(.value("f")) }
      if !text.isEmpty { shared[number] = (text, place) }
      guard let first = shared[number] else { throw reader.problem(.value("si=\"\(number)\"")) }
      return CellFormula(
        kind: .single, source: first.text, rows: place.row - first.place.row, columns: place.column - first.place.column
      )
    case "array":
      return CellFormula(
        kind: area?.isCell ?? false ? .single : .array, evaluatesArrays: true, array: area, isSpilled: isSpilled,
        source: text, rows: 0, columns: 0)
    case "dataTable": return CellFormula(kind: .dataTable, source: text, rows: 0, columns: 0)
    default: return text.isEmpty ? nil : CellFormula(kind: .single, source: text, rows: 0, columns: 0)
    }
  }

  /// `A1:B3` or `A1`.
  static func area(_ text: String) -> SheetArea? {
    let corners = text.split(separator: ":", omittingEmptySubsequences: false).map {
      CellPlace($0.filter { $0 != "$" })
    }
    guard let first = corners[0], let last = corners[corners.count - 1], corners.count <= 2, first.row <= last.row,
      first.column <= last.column
    else { return nil }
    return SheetArea(sheet: nil, rows: first.row...last.row, columns: first.column...last.column)
  }
}
