import ReckonCatalogue

/// A cell, or the cells between two corners of a sheet.
package struct SheetArea: Hashable, Sendable {
  /// The sheet that the reference names; `nil` for the formula's own.
  package let sheet: String?
  package let rows: ClosedRange<Int>
  package let columns: ClosedRange<Int>

  package static let rows = 1...1_048_576
  package static let columns = 1...16_384

  package init(sheet: String?, rows: ClosedRange<Int>, columns: ClosedRange<Int>) {
    (self.sheet, self.rows, self.columns) = (sheet, rows, columns)
  }

  package init(sheet: String?, _ place: CellPlace) {
    self.init(sheet: sheet, rows: place.row...place.row, columns: place.column...place.column)
  }

  package var isCell: Bool { rows.count == 1 && columns.count == 1 }
  package var count: Int { rows.count * columns.count }
  package var first: CellPlace { CellPlace(column: columns.lowerBound, row: rows.lowerBound) }

  /// Whether it consists of entire columns or rows.
  package var isUnbounded: Bool { rows == Self.rows || columns == Self.columns }

  /// The cells in row-major order.
  package var places: [CellPlace] {
    rows.flatMap { row in columns.map { CellPlace(column: $0, row: row) } }
  }

  /// The subarea between columns and rows, counted from its first ones; `nil` if it is out of range.
  package func part(rows: ClosedRange<Int>, columns: ClosedRange<Int>) -> SheetArea? {
    guard rows.lowerBound >= 1, columns.lowerBound >= 1, rows.upperBound <= self.rows.count,
      columns.upperBound <= self.columns.count
    else { return nil }
    let (row, column) = (self.rows.lowerBound - 1, self.columns.lowerBound - 1)
    return SheetArea(
      sheet: sheet, rows: row + rows.lowerBound...row + rows.upperBound,
      columns: column + columns.lowerBound...column + columns.upperBound)
  }

  /// The rows and columns that `TAKE` or `DROP` leave, counted from the end if a number is negative; `nil` for none.
  func taken(rows: Int?, columns: Int?, isDropped: Bool) -> SheetArea? {
    func range(_ number: Int?, of count: Int) -> ClosedRange<Int>? {
      guard let number else { return 1...count }
      let size = isDropped ? count - min(abs(number), count) : min(abs(number), count)
      guard size > 0 else { return nil }
      return (number > 0) == isDropped ? count - size + 1...count : 1...size
    }
    guard let rows = range(rows, of: self.rows.count), let columns = range(columns, of: self.columns.count) else {
      return nil
    }
    return part(rows: rows, columns: columns)
  }

  /// The area offset by rows and columns; `nil` if outside the sheet.
  func moved(rows: Int, columns: Int, height: Int?, width: Int?) -> SheetArea? {
    func range(_ first: Int, _ count: Int, _ all: ClosedRange<Int>) -> ClosedRange<Int>? {
      guard count != 0 else { return nil }
      let (low, high) = count > 0 ? (first, first + count - 1) : (first + count + 1, first)
      return all.contains(low) && all.contains(high) ? low...high : nil
    }
    guard let rows = range(self.rows.lowerBound + rows, height ?? self.rows.count, Self.rows),
      let columns = range(self.columns.lowerBound + columns, width ?? self.columns.count, Self.columns)
    else { return nil }
    return SheetArea(sheet: sheet, rows: rows, columns: columns)
  }

  package func column(_ number: Int) -> SheetArea? { part(rows: 1...rows.count, columns: number...number) }
  package func row(_ number: Int) -> SheetArea? { part(rows: number...number, columns: 1...columns.count) }

  /// `Sheet2!A1:B3`, in our notation.
  package var name: String {
    let last = CellPlace(column: columns.upperBound, row: rows.upperBound)
    let prefix = sheet.map { $0 + "!" } ?? ""
    if isCell { return prefix + first.name }
    if rows == Self.rows {
      return prefix + "\(CellPlace.letters(ofColumn: first.column)):\(CellPlace.letters(ofColumn: last.column))"
    }
    if columns == Self.columns { return prefix + "\(first.row):\(last.row)" }
    return prefix + "\(first.name):\(last.name)"
  }
}

/// Resolves the cells and names of a formula.
package struct DialectReferences: Sendable {
  /// A cell or a named value: its translation and its kind.
  package struct Cell: Sendable {
    package let text: String
    package let kind: Dialect.Kinds
    /// For a cell of several kinds: one expression per kind, missing unless the value is of that kind.
    package var parts: [Cell] = []

    /// A cell of several kinds.
    package init(parts: [Cell]) {
      self.init(text: "", kind: .mixed)
      self.parts = parts
    }

    package init(text: String, kind: Dialect.Kinds) { (self.text, self.kind) = (text, kind) }
  }

  /// The meaning of a name that is not a function.
  package enum Meaning: Sendable {
    case area(SheetArea)
    case value(Cell)
  }

  /// The state of cells of another workbook: unknown, values known, or lost.
  package enum Stored: Sendable { case unknown, known, lost }

  /// The contents of a single cell.
  package var cell: @Sendable (SheetArea) -> Cell = { Cell(text: written($0.name), kind: .named) }
  /// The nonempty cells of an area in row-major order; `nil` if not known.
  package var filled: @Sendable (SheetArea) -> [CellPlace]? = { _ in nil }
  /// The kinds that the nonempty cells of an area may have; `nil` to inspect each.
  package var kinds: @Sendable (SheetArea) -> Dialect.Kinds? = { _ in nil }
  /// The name of a list of the cells of an area in row-major order, with missing values for those of other kinds.
  package var list: @Sendable (SheetArea, Dialect.Kinds) -> Cell? = { _, _ in nil }
  /// Whether an area contains a text that looks like a number, which only COUNTIF treats as that number.
  package var holdsNumberTexts: @Sendable (SheetArea) -> Bool = { _ in false }
  /// Whether a cell is a number with no more digits than Excel displays, as if typed; `nil` if nothing is known of
  /// cells.
  package var isTyped: (@Sendable (SheetArea) -> Bool)?
  /// Whether a cell of an area may contain an error, so that IFERROR matters.
  package var mayFail: @Sendable (SheetArea) -> Bool = { _ in true }
  /// Whether operators are applied to each cell of an area, as in array formulas.
  package var evaluatesArrays = true
  /// Whether a formula's value may be of several kinds, so that its translation has a part for each.
  package var takesMixtures = false
  /// Whether a lookup may return a cell of several kinds if there are any; otherwise the kind of most cells is assumed.
  package var looksUpMixtures = false
  /// Whether the kinds of cells are fixed, so that a text is never empty.
  package var hasFixedKinds = false
  /// Whether functions that are newer than the file format need its prefix, and do not exist without it.
  package var prefixesNewFunctions = false
  /// The nonempty cells of an area, without subtotals and cells of filtered rows; with `true` also without those of
  /// manually hidden rows. `nil` if not known.
  package var shown: @Sendable (SheetArea, Bool) -> [CellPlace]? = { _, _ in nil }
  /// Whether `A1:A3` may be written for numeric cells of the formula's own sheet.
  package var writesRanges = true
  /// The meaning of a defined name; `nil` for a name with the same value here.
  package var meaning: @Sendable (String) -> Meaning? = { _ in nil }
  /// The cells of a structured reference, `Sales[Amount]` or `[@Amount]`.
  package var table: @Sendable (String) -> SheetArea? = { _ in nil }
  /// The cells of the array whose formula is in a cell; `nil` if it has none.
  package var spill: @Sendable (SheetArea) -> SheetArea? = { _ in nil }
  /// The state of cells of another workbook.
  package var stored: @Sendable (SheetArea) -> Stored = { _ in .unknown }
  /// Called if the translation depends on the position of the formula's cell.
  package var usesPlace: @Sendable () -> Void = {}
  /// The formula's cell.
  package var place: CellPlace?

  package init() {}

  /// Whether a text is certainly a number.
  package static func isNumber(_ text: String) -> Bool { DialectWriter.number(text) != nil }

  /// A name in our notation.
  package static func written(_ name: String) -> String { DialectWriter.written(name) }

  /// References that resolve each cell to a value of its own: `A1:A3` is A1, A2 and A3.
  package static var cells: DialectReferences {
    var references = DialectReferences()
    references.writesRanges = false
    references.filled = { $0.count <= mostCells ? $0.places : nil }
    return references
  }

  /// The maximum number of cells of a range that is expanded cell by cell.
  package static let mostCells = 10_000
}
