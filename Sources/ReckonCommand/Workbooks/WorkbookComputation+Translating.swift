import Reckon
import ReckonSyntax

/// Translating formulas of cells.
extension WorkbookComputation {
  /// What decides about a formula's translation: its text, the areas' sizes and how they overlap, and the cells' places
  /// and kinds.
  mutating func shape(of job: Job, _ lists: [[Int]]) -> Shape {
    var facts: [Int] = []
    let upper = job.text.uppercased()
    let text =
      "\(job.place.sheet)\(job.formula.evaluatesArrays ? "[]" : "!")" + job.references.relative(to: job.place.cell)
    let isPlaced =
      placed.contains(text) || upper.contains("ROW") || upper.contains("COLUMN") || upper.contains("[")
      || upper.contains("@")
      || upper.contains("SUBTOTAL(") || upper.contains("OFFSET(")
    let overlaps = job.areas.indices.contains { index in job.areas[..<index].contains { $0.overlaps(job.areas[index]) }
    }
    for (area, list) in zip(job.areas, lists) {
      facts += [area.area.rows.count, area.area.columns.count, kinds(of: area, list)]
      if overlaps || isPlaced { facts += [area.sheet, area.area.rows.lowerBound, area.area.columns.lowerBound] }
    }
    let mentioned = job.references.pieces.count { piece in
      if case .text = piece { false } else { true }
    }
    // An area that is mentioned twice in one cell may be two in another that says the same.
    if isPlaced || mentioned != job.areas.count { facts += [job.place.cell.row, job.place.cell.column] }
    // Names mean the same in all formulas of a sheet only.
    return Shape(text: text, cells: facts)
  }

  /// A number for the places and kinds of an area's cells.
  private mutating func kinds(of area: WorkbookCells.Area, _ list: [Int]) -> Int {
    if area.area.isCell { return list.first.map { values[$0].kindNumber } ?? CellValue.empty.kindNumber }
    if let known = contents[area]?.kinds { return known }
    let facts = list.map { number in
      let place = cells.place(number).cell
      let offset = (place.row - area.area.rows.lowerBound) << 15 + place.column - area.area.columns.lowerBound
      return offset << 8 + values[number].kindNumber
    }
    let number = kinds[facts] ?? kinds.count
    kinds[facts] = number
    contents[area]?.kinds = number
    return number
  }

  func compiled(
    _ job: Job, _ lists: [[Int]], _ inputs: WorkbookInputs, looksUpMixtures: Bool
  ) -> Result<[Compiled], FormulaError> {
    let (values, numberTexts, areas, cells) = (values, numberTexts, job.areas, cells)
    // What whole areas hold, once for all that ask.
    let kinds = lists.map { list in
      list.reduce(into: Dialect.Kinds()) { $0.formUnion(DialectReferences.Cell(values[$1], "").kind) }
    }
    @Sendable func known(_ area: SheetArea) -> Dialect.Kinds? {
      guard let area = cells.area(area, at: job.place) else { return nil }
      if let index = areas.firstIndex(of: area) { return kinds[index] }
      return cells.kinds(in: area, values)
    }
    do throws(FormulaError) {
      var references = DialectReferences(cells, at: job.place) { number in
        guard let (area, cell) = Self.position(of: number, in: lists) else { return nil }
        let value = values[number]
        return DialectReferences.Cell(value, inputs.name(.cell(area: area, cell: cell), kind: value.kindWord))
      }
      references.evaluatesArrays = job.formula.evaluatesArrays
      references.looksUpMixtures = looksUpMixtures
      references.hasFixedKinds = true
      // The same translation is for cells of other values.
      references.isTyped = { _ in false }
      references.usesPlace = { inputs.notePlace() }
      references.kinds = known
      references.holdsNumberTexts = { area in
        cells.area(area, at: job.place).map { cells.numbers(in: $0).contains { numberTexts[$0] } } ?? false
      }
      references.mayFail = { area in known(area)?.contains(.error) ?? true }
      references.list = { area, kind in
        guard let kind = WorkbookInput.Kind(kind), let area = cells.area(area, at: job.place),
          cells.clipped(area).area.count <= Self.listSizeLimit,
          let part = WorkbookInput.Part(area, in: areas)
        else { return nil }
        return DialectReferences.Cell(text: inputs.name(.list(part, kind), kind: kind.listWord), kind: .list)
      }
      return .success(
        try WorkbookFormula.compiled(job.text, references, inputs, uses1904: cells.workbook.uses1904))
    } catch { return .failure(error) }
  }
}
