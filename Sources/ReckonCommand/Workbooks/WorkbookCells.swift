import Reckon
import ReckonSyntax

/// The cells of all sheets of a workbook by numbers, and what formulas in them refer to.
struct WorkbookCells: Sendable {
  /// Cells that a formula refers to.
  struct Area: Hashable, Sendable {
    let sheet: Int
    let area: SheetArea

    func overlaps(_ other: Area) -> Bool {
      sheet == other.sheet && area.rows.overlaps(other.area.rows) && area.columns.overlaps(other.area.columns)
    }
  }

  /// The meaning of a defined name.
  enum Meaning {
    case area(Area)
    case value(CellValue)
    /// Another formula.
    case formula
  }

  let workbook: Workbook
  /// The number of the first cell of each sheet, and of all cells.
  private let starts: [Int]
  private let sheets: [String: Int]
  private let tables: [String: Workbook.Table]
  private var names: [String: Workbook.DefinedName] = [:]
  /// The last row and column that have a cell in any sheet.
  let extent: (rows: Int, columns: Int)
  /// How far names lead to other names.
  private static let depthLimit = 20

  init(_ workbook: Workbook) {
    self.workbook = workbook
    starts = workbook.sheets.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.keys.count) }
    sheets = Dictionary(workbook.sheets.enumerated().map { ($1.name.lowercased(), $0) }) { first, _ in first }
    tables = Dictionary(workbook.tables.map { ($0.name.lowercased(), $0) }) { first, _ in first }
    extent = workbook.sheets.reduce((1, 1)) { (max($0.0, $1.lastRow), max($0.1, $1.lastColumn)) }
    for name in workbook.names { names[Self.key(name.name, name.sheet)] = name }
  }

  private static func key(_ name: String, _ sheet: Int?) -> String {
    "\(sheet.map { "\($0)" } ?? "")!\(name.lowercased())"
  }

  var count: Int { starts[starts.count - 1] }

  func sheet(named name: String) -> Int? { sheets[name.lowercased()] }

  /// The number of a cell; `nil` for an empty one.
  func number(_ place: WorkbookPlace) -> Int? {
    workbook.sheets[place.sheet].number(place.cell).map { starts[place.sheet] + $0 }
  }

  func place(_ number: Int) -> WorkbookPlace {
    var (low, high) = (0, starts.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= number { low = middle } else { high = middle }
    }
    return WorkbookPlace(sheet: low, cell: workbook.sheets[low].place(number - starts[low]))
  }

  /// The numbers of the cells of an area that are not empty, row by row.
  func numbers(in area: Area) -> [Int] {
    let start = starts[area.sheet]
    return workbook.sheets[area.sheet].numbers(in: area.area).map { start + $0 }
  }

  func formula(_ number: Int) -> CellFormula? { formula(place(number)) }

  func formula(_ place: WorkbookPlace) -> CellFormula? { workbook.sheets[place.sheet].formula(place.cell) }

  /// `Sheet1!B3`, in quotes where the sheet's name needs them.
  func name(_ place: WorkbookPlace) -> String { Self.prefix(workbook.sheets[place.sheet].name) + place.cell.name }

  private static func prefix(_ sheet: String) -> String {
    let isPlain = sheet.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && !(sheet.first?.isNumber ?? true)
    return isPlain
      ? "\(sheet)!" : "'\(sheet.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''"))'!"
  }

  // MARK: References

  /// The cells that a formula refers to, each area once.
  func areas(of references: FormulaReferences, at place: WorkbookPlace) -> [Area] {
    var seen: Set<String> = []
    let areas = areas(of: references, at: place, &seen)
    return areas + others(than: areas, in: references, at: place)
  }

  private func areas(of references: FormulaReferences, at place: WorkbookPlace, _ seen: inout Set<String>) -> [Area] {
    var result: [Area] = []
    func add(_ area: Area?) { if let area, !result.contains(area) { result.append(area) } }
    for piece in references.pieces {
      switch piece {
      case .text: continue
      case .area(let sheet, let first, let last):
        guard let number = sheet.map({ self.sheet(named: $0) }) ?? place.sheet else { continue }
        add(Area(sheet: number, area: Self.area(first, last ?? first)))
      case .table(let range): add(table(references.string(range), at: place))
      case .name(let range):
        let name = references.string(range)
        switch meaning(of: name, in: place.sheet) {
        case .area(let area): add(area)
        case .formula:
          // Names may refer to each other in a cycle.
          guard seen.count < Self.depthLimit, seen.insert(name.lowercased()).inserted,
            let defined = definition(of: name, in: place.sheet)
          else { continue }
          for area in areas(of: FormulaReferences(defined.formula), at: place, &seen) { add(area) }
        case .value, nil: continue
        }
      }
    }
    return result
  }

  private static func area(_ first: FormulaReferences.Corner, _ last: FormulaReferences.Corner) -> SheetArea {
    func range(_ a: Int?, _ b: Int?, _ all: ClosedRange<Int>) -> ClosedRange<Int> {
      guard let a, let b else { return all }
      return min(a, b)...max(a, b)
    }
    return SheetArea(
      sheet: nil, rows: range(first.row, last.row, SheetArea.rows),
      columns: range(first.column, last.column, SheetArea.columns))
  }

  // MARK: Names

  /// The definition of a name, `Rate` or `Sheet1!Rate`, as a sheet knows it.
  private func definition(of name: String, in sheet: Int) -> Workbook.DefinedName? {
    if let mark = name.lastIndex(of: "!") {
      let number = self.sheet(named: String(name[..<mark]).filter { $0 != "'" })
      let name = String(name[name.index(after: mark)...])
      return number.flatMap { names[Self.key(name, $0)] } ?? names[Self.key(name, nil)]
    }
    return names[Self.key(name, sheet)] ?? names[Self.key(name, nil)]
  }

  /// The meaning of a name in a sheet; `nil` if it is not defined.
  func meaning(of name: String, in sheet: Int) -> Meaning? {
    guard let defined = definition(of: name, in: sheet) else { return nil }
    let references = FormulaReferences(defined.formula)
    if case .area(let other, let first, let last)? = references.pieces.last, first.isFixed, (last ?? first).isFixed,
      let number = other.map({ self.sheet(named: $0) }) ?? sheet,
      references.pieces.dropLast().allSatisfy({ references.isSheet($0) })
    {
      return .area(Area(sheet: number, area: Self.area(first, last ?? first)))
    }
    if case .table(let range)? = references.pieces.first, references.pieces.count == 1 {
      let place = WorkbookPlace(sheet: sheet, cell: CellPlace(column: 1, row: 1))
      return table(references.string(range), at: place).map { .area($0) } ?? .formula
    }
    if let number = Double(defined.formula), number.isFinite { return .value(.number(number)) }
    switch defined.formula.uppercased() {
    case "TRUE": return .value(.truth(true))
    case "FALSE": return .value(.truth(false))
    default: return .formula
    }
  }

  /// So many bytes a formula has with those in it that names stand for.
  private static let expandedLimit = 1 << 16

  /// A formula in which names that stand for formulas are these, in brackets.
  func expanded(_ text: String, at place: WorkbookPlace) -> String { expanded(text, at: place, 0) ?? text }

  private func expanded(_ text: String, at place: WorkbookPlace, _ depth: Int) -> String? {
    let references = FormulaReferences(text)
    var (result, start) = ("", 0)
    for piece in references.pieces {
      guard case .name(let range) = piece else { continue }
      let name = references.string(range)
      guard case .formula? = meaning(of: name, in: place.sheet), let defined = definition(of: name, in: place.sheet),
        !references.string(start..<range.lowerBound).hasSuffix("!")
      else { continue }
      // Relative references count from the first cell.
      let moved = FormulaReferences.shifted(defined.formula, rows: place.cell.row - 1, columns: place.cell.column - 1)
      guard depth < Self.depthLimit, let formula = expanded(moved, at: place, depth + 1) else { return nil }
      result += references.string(start..<range.lowerBound) + "(" + formula + ")"
      start = range.upperBound
      guard result.utf8.count <= Self.expandedLimit else { return nil }
    }
    return start == 0 ? text : result + references.string(start..<text.utf8.count)
  }

  // MARK: Tables

  /// The cells of a table's part: `Sales[Amount]`, `[@Amount]`, `Sales[[#Headers],[Amount]]`; `nil` where there is no
  /// such part.
  func table(_ text: String, at place: WorkbookPlace) -> Area? {
    guard let open = text.firstIndex(of: "["), text.last == "]" else { return nil }
    let name = text[..<open].lowercased()
    let table =
      name.isEmpty
      ? workbook.tables.first {
        $0.sheet == place.sheet && $0.area.rows ~= place.cell.row && $0.area.columns ~= place.cell.column
      }
      : tables[name]
    guard let table else { return nil }
    var rows =
      table.area.rows.lowerBound
      + table.headerRows...max(
        table.area.rows.lowerBound + table.headerRows, table.area.rows.upperBound - table.totalRows)
    var columns: (first: Int, last: Int)?
    var sections: [String] = []
    for item in Self.items(text[text.index(after: open)...].dropLast()) {
      if item.name.hasPrefix("#"), !item.isQuoted {
        sections.append(item.name.lowercased())
      } else {
        guard let column = table.columns.firstIndex(where: { $0.lowercased() == item.name.lowercased() }) else {
          return nil
        }
        let number = table.area.columns.lowerBound + column
        columns =
          item.continues
          ? (min(columns?.first ?? number, number), max(columns?.last ?? number, number)) : (number, number)
      }
    }
    switch sections {
    case [], ["#data"]: break
    case ["#all"]: rows = table.area.rows
    case ["#headers", "#data"] where table.headerRows > 0: rows = table.area.rows.lowerBound...rows.upperBound
    case ["#data", "#totals"] where table.totalRows > 0: rows = rows.lowerBound...table.area.rows.upperBound
    case ["#headers"] where table.headerRows > 0: rows = table.area.rows.lowerBound...table.area.rows.lowerBound
    case ["#totals"] where table.totalRows > 0: rows = table.area.rows.upperBound...table.area.rows.upperBound
    case ["#this row"] where rows.contains(place.cell.row): rows = place.cell.row...place.cell.row
    default: return nil
    }
    let range = columns.map { $0.first...$0.last } ?? table.area.columns
    return Area(sheet: table.sheet, area: SheetArea(sheet: nil, rows: rows, columns: range))
  }

  /// The names between a table's brackets, whether each goes on a range that another one begins, and whether it begins
  /// with a quoted character.
  private static func items(_ text: Substring) -> [(name: String, continues: Bool, isQuoted: Bool)] {
    var result: [(name: String, continues: Bool, isQuoted: Bool)] = []
    var (name, depth, isQuoted, continues, beginsQuoted) = ("", 0, false, false, false)
    func add() {
      let trimmed = name.trimmed
      if !trimmed.isEmpty { result.append((trimmed, continues, beginsQuoted)) }
      (name, continues, beginsQuoted) = ("", false, false)
    }
    for character in text {
      if isQuoted {
        beginsQuoted = beginsQuoted || name.isEmpty
        name.append(character)
        isQuoted = false
        continue
      }
      switch character {
      case "'": isQuoted = true
      case "@" where depth == 0 && name.isEmpty: result.append(("#This Row", false, false))
      case "[": depth += 1
      case "]": depth -= 1
      case "," where depth == 0: add()
      case ":" where depth == 0:
        add()
        continues = true
      default: name.append(character)
      }
    }
    add()
    return result
  }
}

extension FormulaReferences.Corner {
  /// Whether a name for it means the same cells in every formula.
  fileprivate var isFixed: Bool { (column == nil || fixesColumn) && (row == nil || fixesRow) }
}

extension FormulaReferences {
  /// Whether a piece is only the sheet before a place.
  fileprivate func isSheet(_ piece: Piece) -> Bool {
    guard case .text(let range) = piece else { return false }
    return Self.isSheet(string(range)[...])
  }

  /// Whether a text is the sheet before a place, `Results!` or `'Results - 2'!`, of another workbook perhaps: without
  /// quotes it has neither blanks nor signs.
  static func isSheet(_ text: Substring) -> Bool {
    guard text.hasSuffix("!") else { return false }
    var name = text.dropLast()
    if name.hasPrefix("'") {
      guard name.count > 2, name.hasSuffix("'") else { return false }
      return !name.dropFirst().dropLast().replacing("''", with: "").contains("'")
    }
    if name.hasPrefix("["), let end = name.firstIndex(of: "]") { name = name[name.index(after: end)...] }
    return !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || "_.?\\".contains($0) }
  }
}
