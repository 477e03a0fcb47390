import Reckon
import ReckonSyntax

extension DialectReferences {
  /// The cells and names of a workbook as a formula in one of its cells sees them.
  ///
  /// - Parameter known: what is written for a cell, by its number; `nil` for a cell that the formula does not refer to.
  init(_ cells: WorkbookCells, at place: WorkbookPlace, known: @escaping @Sendable (Int) -> Cell?) {
    self.init()
    writesRanges = false
    takesMixtures = true
    self.place = place.cell
    @Sendable func sheet(_ area: SheetArea) -> Int? { area.sheet.map { cells.sheet(named: $0) } ?? place.sheet }
    @Sendable func named(_ area: WorkbookCells.Area) -> SheetArea {
      let sheet = area.sheet == place.sheet ? nil : cells.workbook.sheets[area.sheet].name
      return SheetArea(sheet: sheet, rows: area.area.rows, columns: area.area.columns)
    }
    cell = { area in
      guard let sheet = sheet(area) else { return Cell(.error("#REF!"), "") }
      guard let number = cells.number(WorkbookPlace(sheet: sheet, cell: area.first)) else { return Cell(.empty, "") }
      return known(number) ?? Cell(text: "`\(area.name)`", kind: .named)
    }
    filled = { area in
      guard let sheet = sheet(area) else { return nil }
      return cells.numbers(in: WorkbookCells.Area(sheet: sheet, area: area)).map { cells.place($0).cell }
    }
    meaning = { name in
      switch cells.meaning(of: name, in: place.sheet) {
      case .area(let area): return .area(named(area))
      case .value(.number(let number)): return .value(Cell(.number(number), CellValue.number(number).literal))
      case .value(.truth(let truth)): return .value(Cell(text: "\(truth)", kind: .truth))
      case .value, .formula, nil: return nil
      }
    }
    table = { text in cells.table(text, at: place).map(named) }
    spill = { area in
      guard area.isCell, let sheet = sheet(area),
        let formula = cells.formula(WorkbookPlace(sheet: sheet, cell: area.first)), formula.isSpilled
      else { return nil }
      return formula.array.map { SheetArea(sheet: area.sheet, rows: $0.rows, columns: $0.columns) }
    }
    prefixesNewFunctions = true
    shown = { area, leavesOutHidden in
      guard let sheet = sheet(area) else { return nil }
      return cells.shown(in: WorkbookCells.Area(sheet: sheet, area: area), leavesOutHidden: leavesOutHidden)
    }
    stored = { area in
      guard let sheet = sheet(area), cells.workbook.sheets[sheet].isStored else { return .unknown }
      if cells.workbook.sheets[sheet].isLost { return .lost }
      return cells.numbers(in: WorkbookCells.Area(sheet: sheet, area: area)).isEmpty ? .unknown : .known
    }
  }
}

extension WorkbookCells {
  /// The cells of an area as a formula names it; `nil` for a sheet that there is not.
  func area(_ area: SheetArea, at place: WorkbookPlace) -> Area? {
    (area.sheet.map { sheet(named: $0) } ?? place.sheet).map {
      Area(sheet: $0, area: SheetArea(sheet: nil, rows: area.rows, columns: area.columns))
    }
  }

  /// The kinds of the cells in an area that are not empty.
  func kinds(in area: SheetArea, at place: WorkbookPlace, _ values: [CellValue]) -> Dialect.Kinds? {
    self.area(area, at: place).map { kinds(in: $0, values) }
  }

  func kinds(in area: Area, _ values: [CellValue]) -> Dialect.Kinds {
    numbers(in: area).reduce(into: Dialect.Kinds()) { $0.formUnion(DialectReferences.Cell(values[$1], "").kind) }
  }

  /// Whether a text in an area looks like a number.
  func holdsNumberTexts(in area: SheetArea, at place: WorkbookPlace, _ values: [CellValue]) -> Bool {
    guard let area = self.area(area, at: place) else { return false }
    return numbers(in: area).contains { number in
      if case .text(let text) = values[number] { DialectReferences.isNumber(text) } else { false }
    }
  }

  /// The cells of an area that SUBTOTAL takes: those that are not empty, are no subtotals themselves, and stand in rows
  /// that no filter hides, nor a person where these are left out too.
  func shown(in area: Area, leavesOutHidden: Bool) -> [CellPlace] {
    let sheet = workbook.sheets[area.sheet]
    let filtered = sheet.filteredAreas.filter { $0.rows.overlaps(area.area.rows) }
    return numbers(in: area).compactMap { number in
      let place = place(number).cell
      let isHidden =
        sheet.hiddenRows.contains(place.row) && (leavesOutHidden || filtered.contains { $0.rows ~= place.row })
      let isSubtotal = formula(number)?.isSubtotal ?? false
      return isHidden || isSubtotal ? nil : place
    }
  }

  /// The part of an area up to the last row, or column where it is one row, that has a cell in any sheet. Cells are
  /// counted row by row, so that several rows keep their length.
  func clipped(_ area: Area) -> Area {
    let rows = area.area.rows.lowerBound...max(area.area.rows.lowerBound, min(area.area.rows.upperBound, extent.rows))
    let (first, last) = (area.area.columns.lowerBound, area.area.columns.upperBound)
    let columns = first...(area.area.rows.count == 1 ? max(first, min(last, extent.columns)) : last)
    return Area(sheet: area.sheet, area: SheetArea(sheet: nil, rows: rows, columns: columns))
  }
}

extension DialectReferences.Cell {
  /// A cell of a value, for which a text is written unless it is empty or an error.
  init(_ value: CellValue, _ text: String) {
    switch value {
    case .empty: self.init(text: "0", kind: .empty)
    case .number: self.init(text: text, kind: .number)
    case .text(let content): self.init(text: text, kind: content.isEmpty ? .blank : .text)
    case .truth: self.init(text: text, kind: .truth)
    case .error(let name): self.init(text: name, kind: .error)
    }
  }
}

extension DialectReferences.Cell {
  /// Its text in a list of values of some kinds; `nil` if it has none of these kinds.
  func text(of kinds: Dialect.Kinds) -> String? {
    if kind == .mixed { return parts.first { !$0.kind.isDisjoint(with: kinds) }?.text }
    return kind.isDisjoint(with: kinds) ? nil : text
  }
}

extension CellValue {
  /// The value as formulas write it.
  var literal: String {
    switch self {
    case .empty: "0"
    case .number(let number): number.sign == .minus ? "(\(Self.written(number)))" : Self.written(number)
    case .text(let text): TextLiteral.written(text)
    case .truth(let truth): "\(truth)"
    case .error(let name): "noValue(\(TextLiteral.written(name)))"
    }
  }

  /// A number without a fraction that is 0.
  static func written(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

/// Formulas of a workbook's cells in our language.
enum WorkbookFormula {
  /// A formula in our language, and what its inputs are.
  struct Compiled {
    let formula: Formula
    let inputs: [WorkbookInput]
    /// The kinds that its value may have, besides missing if the cell's value may be of several kinds.
    let kind: Dialect.Kinds
  }

  /// The functions that translations call.
  private static let scope: Scope = {
    var scope = Scope()
    if let book = FormulaDialect.excel.book { scope.add(book) }
    return scope
  }()

  /// Functions of days, which translations count from 1900.
  private static let namesOfDays = [
    "DATE", "YEAR", "MONTH", "DAY", "WEEK", "TODAY", "NOW", "TEXT", "VALUE", "WORKDAY", "COUPD", "PRICE", "YIELD",
    "DISC", "ACCRINT",
    "XNPV", "XIRR",
  ]

  /// A cell's formula in our language.
  ///
  /// - Throws: what the language does not read, and what has no equivalent here.
  static func translation(
    of text: String, _ references: DialectReferences, uses1904: Bool
  ) throws(FormulaError) -> DialectTranslation {
    if uses1904, let function = functionsOfDays(in: text).first {
      let reason: Phrase = Phrase("workbook1904", "the workbook counts days from 1904 on")
      throw FormulaError(
        .noEquivalent(function, reason: reason), at: SourceRange(start: 0, end: text.utf8.count), in: SourceText(text))
    }
    return try DialectTranslation(
      SourceText(text), in: FormulaDialect.excel.dialect, references: references, limits: .tool)
  }

  /// The functions of days that a formula calls.
  private static func functionsOfDays(in text: String) -> [String] {
    // Texts stand between quotes.
    let parts = text.uppercased().split(separator: "\"", omittingEmptySubsequences: false).enumerated()
    let calls = parts.filter { $0.offset % 2 == 0 }.flatMap { part in
      part.element.split(separator: "(", omittingEmptySubsequences: false).dropLast().map { call in
        String(call.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }.reversed())
      }
    }
    return namesOfDays.filter { name in calls.contains { $0.contains(name) } }
  }

  /// Compiles a cell's formula.
  ///
  /// - Parameter inputs: those that the references name.
  /// - Returns: the formula, and those of the inputs that it has, in their order; one for each kind of which its value
  ///   may be.
  /// - Throws: what the language does not read, what has no equivalent here, and what does not compile.
  static func compiled(
    _ text: String, _ references: DialectReferences, _ inputs: WorkbookInputs, uses1904: Bool
  ) throws(FormulaError) -> [Compiled] {
    var options = Formula.Options(angleUnit: .radians, numberMode: .double)
    options.limits = .tool
    guard !WorkbookInputs.areNamed(in: text) else {
      throw FormulaError(
        .unknownName(text, suggestion: nil), at: SourceRange(start: 0, end: text.utf8.count), in: SourceText(text))
    }
    let translation = try translation(of: text, references, uses1904: uses1904)
    var formulas: [Compiled] = []
    let whole = DialectTranslation.Part(kind: translation.kind, text: translation.text)
    for part in translation.parts.isEmpty ? [whole] : translation.parts {
      let words = Set(part.text.split { !$0.isLetter && !$0.isNumber }.map(String.init))
      let used = zip(inputs.names, inputs.all).filter { words.contains($0.0) }
      let units = inputs.kinds.filter { words.contains($0.key) }
      let formula = try Formula(part.text, variables: used.map { $0.0 }, units: units, scope: scope, options: options)
      formulas.append(Compiled(formula: formula, inputs: used.map { $0.1 }, kind: part.kind))
    }
    return formulas
  }
}
