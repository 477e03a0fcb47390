import ReckonCatalogue

/// The cells between two corners of a sheet, or one cell.
package struct SheetArea: Hashable, Sendable {
  /// The sheet that a formula names; `nil` for the one that the formula stands in.
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

  /// Whether it is whole columns or rows.
  package var isUnbounded: Bool { rows == Self.rows || columns == Self.columns }

  /// The cells, row by row.
  package var places: [CellPlace] {
    rows.flatMap { row in columns.map { CellPlace(column: $0, row: row) } }
  }

  /// The part of it between columns and rows that are counted from its first one; `nil` for one outside of it.
  package func part(rows: ClosedRange<Int>, columns: ClosedRange<Int>) -> SheetArea? {
    guard rows.lowerBound >= 1, columns.lowerBound >= 1, rows.upperBound <= self.rows.count,
      columns.upperBound <= self.columns.count
    else { return nil }
    let (row, column) = (self.rows.lowerBound - 1, self.columns.lowerBound - 1)
    return SheetArea(
      sheet: sheet, rows: row + rows.lowerBound...row + rows.upperBound,
      columns: column + columns.lowerBound...column + columns.upperBound)
  }

  /// The rows and columns that `TAKE` or `DROP` leave, from the end where a number is below 0; `nil` for none.
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

  /// The cells so many rows and columns from its own; `nil` for some outside of a sheet.
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

  /// `Sheet2!A1:B3`, as formulas here name it.
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

/// What is known of the cells and names in a formula.
package struct DialectReferences: Sendable {
  /// A cell or a named value: what is written for it, and its kind.
  package struct Cell: Sendable {
    package let text: String
    package let kind: Dialect.Kinds
    /// For a cell of several kinds: what is written for the values of each kind, missing where it is of another one.
    package var parts: [Cell] = []

    /// A cell of several kinds.
    package init(parts: [Cell]) {
      self.init(text: "", kind: .mixed)
      self.parts = parts
    }

    package init(text: String, kind: Dialect.Kinds) { (self.text, self.kind) = (text, kind) }
  }

  /// What a name that is no function stands for.
  package enum Meaning: Sendable {
    case area(SheetArea)
    case value(Cell)
  }

  /// What is known of cells of another workbook: nothing, their values, or that there are none any more.
  package enum Stored: Sendable { case unknown, known, lost }

  /// What a cell holds, for an area of one cell.
  package var cell: @Sendable (SheetArea) -> Cell = { Cell(text: written($0.name), kind: .named) }
  /// The cells of an area that are not empty, row by row; `nil` where that is not known.
  package var filled: @Sendable (SheetArea) -> [CellPlace]? = { _ in nil }
  /// What the cells of an area that are not empty may be; `nil` to look at each.
  package var kinds: @Sendable (SheetArea) -> Dialect.Kinds? = { _ in nil }
  /// The name of a list of the cells of an area, row by row, in which those that are not of a kind are missing.
  package var list: @Sendable (SheetArea, Dialect.Kinds) -> Cell? = { _, _ in nil }
  /// Whether a text in an area looks like a number, which COUNTIF takes for that number and nothing else does.
  package var holdsNumberTexts: @Sendable (SheetArea) -> Bool = { _ in false }
  /// Whether a cell is a number with no more digits than Excel shows, as a person types it; `nil` where nothing is
  /// known of cells.
  package var isTyped: (@Sendable (SheetArea) -> Bool)?
  /// Whether a cell of an area may hold an error, so that IFERROR has a meaning for it.
  package var mayFail: @Sendable (SheetArea) -> Bool = { _ in true }
  /// Whether operators take each cell of an area, as in formulas of arrays.
  package var evaluatesArrays = true
  /// Whether a formula's value may be of several kinds, so that its translation has a part for each.
  package var takesMixtures = false
  /// Whether a cell that is looked up may be of several kinds, where cells are, or else of that of most cells.
  package var looksUpMixtures = false
  /// Whether cells keep the kinds that they have, so that a text is not empty.
  package var hasFixedKinds = false
  /// Whether functions that are newer than the file format stand with its prefix, and without it there are none of that
  /// name.
  package var prefixesNewFunctions = false
  /// The cells of an area that are not empty, without subtotals and without those in rows that are not shown; with
  /// `true` also without those in rows that a person has hidden. `nil` where that is not known.
  package var shown: @Sendable (SheetArea, Bool) -> [CellPlace]? = { _, _ in nil }
  /// Whether `A1:A3` may be written for cells of the formula's own sheet whose values are numbers.
  package var writesRanges = true
  /// What a defined name stands for; `nil` for a name of the same value here.
  package var meaning: @Sendable (String) -> Meaning? = { _ in nil }
  /// The cells of a table's part, `Sales[Amount]` or `[@Amount]`.
  package var table: @Sendable (String) -> SheetArea? = { _ in nil }
  /// The cells of the array whose formula stands in a cell; `nil` where it has none.
  package var spill: @Sendable (SheetArea) -> SheetArea? = { _ in nil }
  /// What is known of cells of another workbook.
  package var stored: @Sendable (SheetArea) -> Stored = { _ in .unknown }
  /// Is called where the translation depends on the place of the formula's cell.
  package var usesPlace: @Sendable () -> Void = {}
  /// The cell that the formula stands in.
  package var place: CellPlace?

  package init() {}

  /// Whether a text is a number for certain.
  package static func isNumber(_ text: String) -> Bool { DialectWriter.number(text) != nil }

  /// A name as formulas here write it.
  package static func written(_ name: String) -> String { DialectWriter.written(name) }

  /// References by which each cell is a value of its own: `A1:A3` is A1, A2 and A3.
  package static var cells: DialectReferences {
    var references = DialectReferences()
    references.writesRanges = false
    references.filled = { $0.count <= mostCells ? $0.places : nil }
    return references
  }

  /// So many cells a range has at most whose cells are written one by one.
  package static let mostCells = 10_000
}
