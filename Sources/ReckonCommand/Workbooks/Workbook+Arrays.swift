import Reckon
import ReckonSyntax

/// Formulas of arrays as formulas of their cells.
extension Workbook {
  /// So many cells of arrays get formulas of their own, with so many bytes of text.
  private static let elementLimit = 200_000
  private static let elementSizeLimit = 1 << 25

  /// The workbook with a formula of its own for each cell of an array whose elements are known one by one.
  ///
  /// - Complexity: O(cells × length of their formulas), up to the limits.
  func withElementsOfArrays() -> Workbook {
    var result = self
    let cells = WorkbookCells(self)
    var (count, size, visited) = (0, 0, 0)
    for sheet in sheets.indices {
      let arrays = sheets[sheet].formulas.filter { $0.value.kind == .array }.sorted { $0.key < $1.key }
      for (first, formula) in arrays {
        guard let area = formula.array, count < Self.elementLimit, visited < Workbook.cellLimit else { break }
        let place = WorkbookPlace(sheet: sheet, cell: sheets[sheet].place(first))
        guard area.first == place.cell, let elements = Self.elements(of: formula, cells, at: place) else { continue }
        let numbers = sheets[sheet].numbers(in: area)
        visited += numbers.count
        for number in numbers where number == first || sheets[sheet].formulas[number] == nil {
          let cell = sheets[sheet].place(number)
          guard count < Self.elementLimit, size < Self.elementSizeLimit else { break }
          count += 1
          size += formula.source.utf8.count
          guard
            let text = elements.text(
              row: cell.row - place.cell.row + 1, column: cell.column - place.cell.column + 1,
              isWhole: formula.isSpilled)
          else { continue }
          size += text.utf8.count
          result.sheets[sheet].setFormula(
            CellFormula(
              kind: .single, evaluatesArrays: true, array: number == first ? area : nil, isSpilled: formula.isSpilled,
              whole: formula.source, source: text, rows: 0, columns: 0), ofNumber: number)
        }
      }
    }
    return result
  }

  private static func elements(
    of formula: CellFormula, _ cells: WorkbookCells, at place: WorkbookPlace
  ) -> DialectElements? {
    let references = DialectReferences(cells, at: place) { _ in nil }
    do throws(FormulaError) {
      return try DialectElements(
        SourceText(formula.source), in: FormulaDialect.excel.dialect, references: references, limits: .tool)
    } catch { return nil }
  }
}
