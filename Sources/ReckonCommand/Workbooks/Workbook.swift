import Reckon
import ReckonSyntax

/// An Excel workbook's cells, names and tables.
struct Workbook: Sendable {
  /// A name for cells, a value or a formula.
  struct DefinedName: Sendable {
    let name: String
    /// The sheet in which it is known; `nil` for all sheets.
    let sheet: Int?
    let formula: String
  }

  /// Rows with titles, whose columns formulas name: `Sales[Amount]`.
  struct Table: Sendable {
    let name: String
    let sheet: Int
    let area: SheetArea
    let columns: [String]
    let headerRows: Int
    let totalRows: Int
  }

  /// The most cells with something in them.
  static let cellLimit = 1_000_000
  static let sheetLimit = 400

  var sheets: [Worksheet] = []
  var names: [DefinedName] = []
  var tables: [Table] = []
  /// Whether days are counted from 1904 on instead of from 1900.
  var uses1904 = false
  /// Whether its formulas had been calculated when it was saved, so that its values are theirs.
  var isCalculated = true

  /// The number of a sheet by its name, whose case does not matter.
  func sheet(named name: String) -> Int? {
    let folded = name.lowercased()
    return sheets.firstIndex { $0.name.lowercased() == folded }
  }

  /// The value that the workbook stores for a cell.
  func value(_ place: WorkbookPlace) -> CellValue { sheets[place.sheet].value(place.cell) }
}

/// A cell of a workbook.
struct WorkbookPlace: Hashable, Sendable, Comparable {
  let sheet: Int
  let cell: CellPlace

  static func < (a: Self, b: Self) -> Bool {
    (a.sheet, a.cell.row, a.cell.column) < (b.sheet, b.cell.row, b.cell.column)
  }
}

/// The content of a cell, or the value that Excel computed for it.
enum CellValue: Hashable, Sendable {
  case empty
  case number(Double)
  case text(String)
  case truth(Bool)
  /// `#N/A`, `#DIV/0!` and the like.
  case error(String)
}

/// A formula of a cell, as the workbook stores it.
struct CellFormula: Sendable {
  enum Kind: Sendable, Equatable {
    case single
    /// A formula for the cells of a range at once.
    case array
    /// A table of what a formula gives for several inputs.
    case dataTable
  }

  let kind: Kind
  /// Whether operators take each cell of a range.
  var evaluatesArrays = false
  /// The cells of an array, of which this is the first.
  var array: SheetArea?
  /// Whether the array has as many cells as the formula's value.
  var isSpilled = false
  /// The formula of the array in which the cell is.
  var whole: String?
  /// The formula of the cell, or of the first of several that share one.
  let source: String
  /// How far the cell lies from that one.
  let rows: Int
  let columns: Int

  /// Whether it has a function that other subtotals pass over.
  var isSubtotal: Bool {
    let upper = source.uppercased()
    return upper.contains("SUBTOTAL(") || upper.contains("AGGREGATE(")
  }

  /// The formula of the cell itself.
  var text: String {
    rows == 0 && columns == 0 ? source : FormulaReferences.shifted(source, rows: rows, columns: columns)
  }
}

/// The cells of a sheet that have a value or a formula.
struct Worksheet: Sendable {
  let name: String
  /// Whether its cells are in another workbook, with the values that they had when this one was saved, and whether that
  /// had no such sheet.
  var (isStored, isLost) = (false, false)
  /// The rows that are not shown, and the cells among which a filter hides some.
  var (hiddenRows, filteredAreas) = (Set<Int>(), [SheetArea]())
  /// The places, ascending, and the value of each.
  private(set) var keys: [Int] = []
  private(set) var values: [CellValue] = []
  /// The formulas, by the number of the cell.
  private(set) var formulas: [Int: CellFormula] = [:]

  /// The last row and column that have a cell.
  private(set) var lastRow = 1
  private(set) var lastColumn = 1

  init(name: String) { self.name = name }

  /// Gives a cell a formula.
  mutating func setFormula(_ formula: CellFormula, ofNumber number: Int) { formulas[number] = formula }

  private static func key(_ place: CellPlace) -> Int { place.row << 15 | place.column }

  private static func place(_ key: Int) -> CellPlace { CellPlace(column: key & 0x7FFF, row: key >> 15) }

  /// The number of the first cell that is not before a place.
  private func index(_ key: Int) -> Int {
    var (low, high) = (0, keys.count)
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] < key { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The number of a cell; `nil` for an empty one.
  func number(_ place: CellPlace) -> Int? {
    let key = Self.key(place)
    let index = index(key)
    return index < keys.count && keys[index] == key ? index : nil
  }

  func place(_ number: Int) -> CellPlace { Self.place(keys[number]) }

  func value(_ place: CellPlace) -> CellValue { number(place).map { values[$0] } ?? .empty }

  func formula(_ place: CellPlace) -> CellFormula? { number(place).flatMap { formulas[$0] } }

  /// The numbers of the cells of an area, row by row.
  ///
  /// - Complexity: O(rows of the area that have cells × log of the sheet's cells + cells).
  func numbers(in area: SheetArea) -> [Int] {
    var result: [Int] = []
    var at = index(area.rows.lowerBound << 15 | area.columns.lowerBound)
    while at < keys.count {
      let place = Self.place(keys[at])
      if place.row > area.rows.upperBound { break }
      if place.column > area.columns.upperBound {
        at = index((place.row + 1) << 15 | area.columns.lowerBound)
      } else if place.column < area.columns.lowerBound {
        at = index(place.row << 15 | area.columns.lowerBound)
      } else {
        result.append(at)
        at += 1
      }
    }
    return result
  }

  /// Adds a cell behind the others.
  ///
  /// - Returns: whether it comes behind them.
  mutating func add(_ place: CellPlace, _ value: CellValue, _ formula: CellFormula?) -> Bool {
    let key = Self.key(place)
    if let last = keys.last, last >= key { return false }
    if let formula { formulas[keys.count] = formula }
    keys.append(key)
    values.append(value)
    (lastRow, lastColumn) = (max(lastRow, place.row), max(lastColumn, place.column))
    return true
  }
}
