import Reckon
import ReckonSyntax

/// Names of cells.
extension WorkbookBook {
  mutating func nameCells(_ workbook: Workbook) {
    var taken = Set(
      Catalogue.names.map { $0.lowercased() } + (FormulaDialect.excel.book?.names ?? []).map { $0.lowercased() })
    for defined in workbook.names where defined.sheet == nil {
      guard case .area(let area)? = cells.meaning(of: defined.name, in: 0), area.area.isCell,
        let number = cells.number(WorkbookPlace(sheet: area.sheet, cell: area.area.first)), definedNames[number] == nil,
        taken.insert(defined.name.lowercased()).inserted
      else { continue }
      definedNames[number] = DialectReferences.written(defined.name)
    }
  }

  /// The name of a cell in the book: its defined name, or its place.
  func name(_ number: Int) -> String {
    if let name = definedNames[number] { return name }
    let place = cells.place(number)
    guard hasSheets else { return DialectReferences.written(place.cell.name) }
    return Self.qualified(place.cell.name, cells.workbook.sheets[place.sheet].name)
  }

  static func qualified(_ name: String, _ sheet: String) -> String {
    let isWord =
      sheet.utf8.allSatisfy { Character(UnicodeScalar($0)).isLetter || 0x30...0x39 ~= $0 }
      && sheet.first?.isLetter ?? false
    return isWord ? "\(sheet)_\(name)" : DialectReferences.written("\(sheet)!\(name)")
  }
}
