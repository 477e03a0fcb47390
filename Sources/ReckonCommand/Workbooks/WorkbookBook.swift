import Reckon
import ReckonSyntax
import ReckonTerminal
import Synchronization

/// A workbook as a formula book: its inputs are parameters, and each formula is a definition.
struct WorkbookBook {
  /// The book's text.
  private(set) var text = ""
  /// The formulas that have no equal here, for which the book has the value that the workbook stores.
  private(set) var refusals: [(cell: String, reason: Phrase)] = []

  let cells: WorkbookCells
  private let computation: WorkbookComputation
  /// The names of defined cells, by the cells' numbers.
  var definedNames: [Int: String] = [:]
  /// Whether cells of several sheets are in the book.
  var hasSheets = false
  /// The names of lists of cells that have a definition.
  private var lists: Set<String> = []
  /// Areas of more cells are lists of their own.
  private static let listSize = 20
  /// The cells that are definitions, whose values may be errors.
  private var definitions: Set<Int> = []
  /// The cells whose values the workbook stores are only had where cells that they look up are of several kinds.
  private let needsMixtures: Set<Int>
  /// What is written for the cells that are parameters or definitions.
  private var written: [Int: DialectReferences.Cell] = [:]

  /// - Parameters:
  ///   - inputs: the cells that are parameters; `nil` for all that formulas use and that have none themselves.
  ///   - outputs: the cells that the book is for; `nil` for all formulas.
  /// - Throws: `UsageError` for an input or output that has no such value.
  init(_ workbook: Workbook, inputs: [WorkbookPlace]?, outputs: [WorkbookPlace]?) throws {
    var computation = WorkbookComputation(workbook)
    var order: [(number: Int, formula: CellFormula, outcome: WorkbookComputation.Outcome)] = []
    var needsMixtures: Set<Int> = []
    try computation.compute { number, formula, outcome, translation in
      order.append((number, formula, outcome))
      if translation?.looksUpMixtures ?? false { needsMixtures.insert(number) }
    }
    (self.computation, self.needsMixtures) = (computation, needsMixtures)
    cells = computation.cells
    let used = Dictionary(
      uniqueKeysWithValues: order.map { ($0.number, Self.used(by: $0.formula, $0.number, computation.cells)) })
    let inputs = try inputs.map { try Set($0.map { try Self.number($0, computation.cells) }) }
    let outputs = try outputs.map { try $0.map { try Self.number($0, computation.cells) } }
    let needed = outputs.map { Self.needed(for: $0, used, until: inputs ?? []) } ?? Set(used.keys)
    nameCells(workbook)
    let parameters =
      inputs
      ?? Set(needed.flatMap { used[$0] ?? [] }.filter { used[$0] == nil && Self.isValue(computation.values[$0]) })
    // Without inputs that reach it, a cell is a constant.
    var variables = parameters
    for (number, _, _) in order where needed.contains(number) && !parameters.contains(number) {
      let isVariable =
        inputs == nil || outputs?.contains(number) ?? false || (used[number] ?? []).contains { variables.contains($0) }
      if isVariable { variables.insert(number) }
    }
    hasSheets = Set(variables.map { cells.place($0).sheet }).count > 1
    for number in parameters { written[number] = DialectReferences.Cell(computation.values[number], name(number)) }
    var blocks: [(number: Int, lines: [String])] = []
    for (number, formula, outcome) in order where variables.contains(number) && !parameters.contains(number) {
      blocks.append((number, define(number, formula, outcome)))
    }
    let epoch = workbook.uses1904 ? "1904-01-01" : "1899-12-30"
    var lines = [
      "# Formulas of an Excel workbook: dates are days since \(epoch).", "import \"excel\"", "set angle rad",
    ]
    for number in parameters.sorted() {
      let isStored = workbook.sheets[cells.place(number).sheet].isStored
      let remark: Phrase? =
        isStored
        ? Phrase("workbookOtherWorkbook", "the value of a cell of another workbook that Excel stored") : nil
      lines +=
        [""] + comment(number, nil, remark.map { "\($0)" }) + [
          "parameter \(name(number)) = \(computation.values[number].literal)"
        ]
    }
    for block in blocks.sorted(by: { $0.number < $1.number }) { lines += [""] + block.lines }
    text = lines.joined(separator: "\n") + "\n"
  }

  private static func isValue(_ value: CellValue) -> Bool {
    switch value {
    case .number, .truth: true
    case .text(let text): !text.isEmpty
    case .empty, .error: false
    }
  }

  private static func number(_ place: WorkbookPlace, _ cells: WorkbookCells) throws -> Int {
    guard let number = cells.number(place) else {
      let name = cells.name(place)
      throw UsageError("workbookEmptyCell", "\(name) is empty; give cells that have a value or a formula")
    }
    return number
  }

  /// The numbers of the cells that a formula uses.
  private static func used(by formula: CellFormula, _ number: Int, _ cells: WorkbookCells) -> [Int] {
    let place = cells.place(number)
    let references = FormulaReferences(cells.expanded(formula.text, at: place))
    return cells.areas(of: references, at: place).flatMap { cells.numbers(in: $0) }
  }

  /// The formulas that some cells need, but for those behind inputs.
  private static func needed(for outputs: [Int], _ used: [Int: [Int]], until inputs: Set<Int>) -> Set<Int> {
    var result: Set<Int> = []
    var open = outputs
    while let number = open.popLast() {
      guard !inputs.contains(number), let others = used[number], result.insert(number).inserted else { continue }
      open += others
    }
    return result
  }

  // MARK: Definitions

  private mutating func define(_ number: Int, _ formula: CellFormula, _ outcome: WorkbookComputation.Outcome)
    -> [String]
  {
    let place = cells.place(number)
    definitions.insert(number)
    func refused(_ reason: Phrase) -> [String] {
      refusals.append((cells.name(place), reason))
      let value = computation.values[number]
      written[number] = DialectReferences.Cell(value, name(number))
      let remark: Phrase = Phrase("workbookStoredValue", "the value that Excel stored; no formula: \(reason)")
      return comment(number, formula, Self.line("\(remark)")) + ["\(name(number)) = \(value.literal)"]
    }
    switch outcome {
    case .value, .failed: break
    // A book has no clock.
    case .volatile:
      return refused(Phrase("workbookVolatile", "it has another value each time, and a book always has the same"))
    case .refused(let reason): return refused(reason)
    case .cycle: return refused(Phrase("workbookCycle", "it depends on itself"))
    }
    let (known, values) = (written, computation.values)
    var references = DialectReferences(cells, at: place) {
      known[$0] ?? DialectReferences.Cell(values[$0], values[$0].literal)
    }
    references.evaluatesArrays = formula.evaluatesArrays
    references.holdsNumberTexts = { [cells] area in cells.holdsNumberTexts(in: area, at: place, values) }
    references.isTyped = { [cells, definitions] area in
      guard let number = cells.area(area, at: place).flatMap({ cells.numbers(in: $0).first }),
        case .number(let value) = values[number], !definitions.contains(number)
      else { return false }
      return CellValue.written(value).utf8.count { 0x30...0x39 ~= $0 } <= 15
    }
    // Parameters and constants are no errors.
    references.mayFail = { [cells, definitions] area in
      guard area.isCell, let area = cells.area(area, at: place) else { return true }
      return cells.numbers(in: area).contains { definitions.contains($0) }
    }
    let (all, sheets, requests) = (cells, hasSheets, ListRequests())
    references.list = { area, kind in
      guard area.count > Self.listSize, let kind = WorkbookInput.Kind(kind),
        let area = all.area(area, at: place).map(all.clipped), area.area.count <= WorkbookComputation.listSizeLimit
      else {
        return nil
      }
      let first = area.area.first
      let last = CellPlace(column: area.area.columns.upperBound, row: area.area.rows.upperBound)
      let plain = "\(first.name)_\(last.name)\(kind.suffix)"
      let name = sheets ? Self.qualified(plain, all.workbook.sheets[area.sheet].name) : plain
      requests.areas.withLock { $0[name] = (area, kind) }
      return DialectReferences.Cell(text: name, kind: .list)
    }
    do throws(FormulaError) {
      let text = cells.expanded(formula.text, at: place)
      let translation = try translation(of: text, references, needsMixtures.contains(number))
      var lines: [String] = []
      for (name, (area, kind)) in requests.areas.withLock({ $0 }).sorted(by: { $0.key < $1.key })
      where lists.insert(name).inserted {
        lines += ["\(name) = \(list(area, kind))", ""]
      }
      return lines + definitions(number, formula, translation)
    } catch { return refused(Phrase(verbatim: error.message)) }
  }

  /// Our formula for a cell's: where it is refused, cells that are looked up are taken to be of several kinds.
  private func translation(
    of text: String, _ references: DialectReferences, _ looksUpMixtures: Bool
  ) throws(FormulaError) -> DialectTranslation {
    var references = references
    references.looksUpMixtures = looksUpMixtures
    do throws(FormulaError) {
      return try WorkbookFormula.translation(of: text, references, uses1904: cells.workbook.uses1904)
    } catch {
      guard !looksUpMixtures, let other = try? translation(of: text, references, true) else { throw error }
      return other
    }
  }

  /// The definition of a cell, or one for each kind of which its value may be.
  private mutating func definitions(
    _ number: Int, _ formula: CellFormula, _ translation: DialectTranslation
  ) -> [String] {
    let name = name(number)
    guard !translation.parts.isEmpty else {
      written[number] = DialectReferences.Cell(text: name, kind: translation.kind)
      return comment(number, formula) + ["\(name) = \(translation.text)"]
    }
    let parts = translation.parts.map { part in
      DialectReferences.Cell(text: partName(name, part.kind), kind: part.kind.union(.missing))
    }
    written[number] = DialectReferences.Cell(parts: parts)
    let remark: Phrase = Phrase(
      "workbookKinds", "a value of one of several kinds: values of other kinds are missing")
    return comment(number, formula, "\(remark)") + zip(parts, translation.parts).map { "\($0.text) = \($1.text)" }
  }

  /// The name of the values of a kind of a cell: `B5_text`.
  private func partName(_ name: String, _ kind: Dialect.Kinds) -> String {
    let word = kind == .number ? "number" : kind == .truth ? "truth" : "text"
    guard name.hasSuffix("`") else { return name + "_" + word }
    return name.dropLast() + "_" + word + "`"
  }

  /// The cells of an area, row by row, in which those that a kind does not take are missing.
  private func list(_ area: WorkbookCells.Area, _ kind: WorkbookInput.Kind) -> String {
    let items = area.area.places.map { cell in
      guard let number = cells.number(WorkbookPlace(sheet: area.sheet, cell: cell)) else {
        return kind == .numberOrZero ? "0" : "missing"
      }
      let value =
        written[number] ?? DialectReferences.Cell(computation.values[number], computation.values[number].literal)
      return value.text(of: kind.kinds) ?? "missing"
    }
    return "[\(items.joined(separator: ", "))]"
  }

  /// The lines above a definition: the text left of the cell or above it, and the formula as it is there.
  private func comment(_ number: Int, _ formula: CellFormula?, _ remark: String? = nil) -> [String] {
    let place = cells.place(number)
    let label = label(place).map { "\(Self.line($0)) (\(cells.name(place)))" } ?? cells.name(place)
    let text = formula.map { $0.whole.map { "{=\(Self.line($0))}" } ?? "=\(Self.line($0.text))" }
    let lines = [label + (text.map { ": \($0)" } ?? "")] + (remark.map { [$0] } ?? [])
    return lines.map { "# \($0)" }
  }

  private static func line(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// The nearest text left of a cell, or above it.
  private func label(_ place: WorkbookPlace) -> String? {
    func text(_ column: Int, _ row: Int) -> String? {
      if case .text(let text) = cells.workbook.value(
        WorkbookPlace(sheet: place.sheet, cell: CellPlace(column: column, row: row))),
        !text.trimmed.isEmpty
      {
        return text
      }
      return nil
    }
    let cell = place.cell
    for column in stride(from: cell.column - 1, through: max(1, cell.column - 20), by: -1) {
      if let text = text(column, cell.row) { return text }
    }
    for row in stride(from: cell.row - 1, through: max(1, cell.row - 50), by: -1) {
      if let text = text(cell.column, row) { return text }
    }
    return nil
  }
}

/// The lists that a formula takes, by their names.
private final class ListRequests: Sendable {
  let areas = Mutex<[String: (WorkbookCells.Area, WorkbookInput.Kind)]>([:])
}
