import Reckon
import ReckonSyntax
import ReckonTerminal

/// Computes the formulas of a workbook with this engine, each behind those that it uses.
///
/// A cell counts for others with the value that the workbook stores, or else with the one that is computed. Formulas
/// that say the same of cells of the same kinds are translated once.
struct WorkbookComputation {
  typealias Compiled = WorkbookFormula.Compiled

  /// The cells of an area as a list.
  private struct ListKey: Hashable {
    let area: WorkbookCells.Area
    let kind: WorkbookInput.Kind
  }

  /// The cells of an area that are not empty.
  struct Content {
    let numbers: [Int]
    /// Whether none has a formula that is still to be computed.
    var isDone = false
    /// The number of the list of their places and kinds; `nil` while that is not settled.
    var kinds: Int?
  }

  /// Formulas by what they say and by what the cells are that they refer to.
  struct Shape: Hashable {
    let text: String
    let cells: [Int]
    /// Whether cells that are looked up may be of several kinds.
    var looksUpMixtures = false
  }

  private enum State: UInt8 { case due, open, done }

  /// So many formulas are kept.
  private static let shapeLimit = 20_000
  /// So many areas are kept.
  private static let areaLimit = 20_000
  /// So many lists are kept.
  private static let listLimit = 500
  /// So many cells a list has, the empty ones among them.
  static let listSizeLimit = 2_000_000
  /// So many cells a formula refers to at most.
  private static let cellLimit = 100_000

  let cells: WorkbookCells
  /// The values of all cells, by their numbers: those that the workbook stores, until others are computed.
  private(set) var values: [CellValue]
  private var states: [State]
  /// Which cells hold a text that looks like a number.
  var numberTexts: [Bool]
  private var shapes: [Shape: Result<[Compiled], FormulaError>] = [:]
  /// What areas of several cells hold, since many formulas look at the same.
  var contents: [WorkbookCells.Area: Content] = [:]
  /// The lists of areas whose cells are all computed.
  private var lists: [ListKey: Value] = [:]
  /// Lists of places and kinds, each with a number.
  var kinds: [[Int]: Int] = [:]
  /// Formulas whose translation depends on where they stand.
  var placed: Set<String> = []
  private let options = EvaluationOptions(policy: FormulaDialect.excel.policy)

  init(_ workbook: Workbook) {
    cells = WorkbookCells(workbook.withElementsOfArrays())
    values = cells.workbook.sheets.flatMap { $0.values }
    states = [State](repeating: .done, count: values.count)
    numberTexts = values.map(Self.isNumberText)
    for number in values.indices where cells.formula(number) != nil { states[number] = .due }
  }

  /// Computes all formulas.
  ///
  /// - Parameter visit: is given each formula with its cell's number, its outcome and our formula, where there is one,
  ///   in the order of computing.
  mutating func compute(_ visit: (Int, CellFormula, Outcome, Translation?) throws -> Void) throws {
    for first in values.indices where states[first] == .due {
      var stack = [first]
      while let number = stack.last {
        guard states[number] != .done, let formula = cells.formula(number) else {
          stack.removeLast()
          continue
        }
        try Interruption.check()
        let job = Job(formula, number, cells)
        let isFirst = states[number] == .due
        states[number] = .open
        if isFirst, job.isComputed {
          let height = stack.count
          for area in job.areas {
            for needed in content(of: area) where states[needed] == .due { stack.append(needed) }
          }
          if stack.count > height { continue }
        }
        stack.removeLast()
        states[number] = .done
        let (outcome, translation) = outcome(of: job, number)
        // What is stored agrees with what is computed, but for rounding, which would add up from cell to cell.
        if case .value(let value) = outcome, values[number] == .empty {
          (values[number], numberTexts[number]) = (value, Self.isNumberText(value))
        }
        try visit(number, formula, outcome, translation)
      }
    }
  }

  /// The numbers of the cells of an area that may still be computed: none once all are.
  private mutating func content(of area: WorkbookCells.Area) -> [Int] {
    if area.area.isCell { return cells.numbers(in: area) }
    if let known = contents[area] {
      if known.isDone { return [] }
      if !known.numbers.contains(where: { states[$0] != .done }) { contents[area]?.isDone = true }
      return known.numbers
    }
    if contents.count >= Self.areaLimit { contents.removeAll() }
    let numbers = cells.numbers(in: area)
    contents[area] = Content(numbers: numbers)
    return numbers
  }

  private mutating func numbers(in area: WorkbookCells.Area) -> [Int] {
    if let known = contents[area] { return known.numbers }
    return cells.numbers(in: area)
  }

  // MARK: Values

  /// What a formula gives, and our formula.
  private mutating func outcome(of job: Job, _ own: Int) -> (Outcome, Translation?) {
    if job.isVolatile { return (.volatile, nil) }
    switch job.formula.kind {
    case .single: break
    case .array: return (.refused(Phrase("workbookArrayFormula", "an array formula")), nil)
    case .dataTable:
      return (.refused(Phrase("workbookDataTable", "a table of a formula's values for several inputs")), nil)
    }
    let lists = job.areas.map { numbers(in: $0) }
    guard lists.reduce(0, { $0 + $1.count }) <= Self.cellLimit else {
      return (.refused(Phrase("workbookManyCells", "a formula of more than \(Self.cellLimit) cells")), nil)
    }
    for (area, list) in zip(job.areas, lists) where !(contents[area]?.isDone ?? false) {
      if list.contains(where: { states[$0] == .open || $0 == own }) { return (.cycle, nil) }
    }
    var shape = shape(of: job, lists)
    var result = outcome(of: job, own, lists, shape)
    let isUnmet = if case .failed(let error) = result.0 { error.kind == .unmetCondition } else { false }
    let isRefused = if case .refused = result.0 { true } else { false }
    if isRefused || isUnmet, job.looksUp {
      shape.looksUpMixtures = true
      let other = outcome(of: job, own, lists, shape)
      if case .refused = other.0 {} else { result = other }
    }
    return result
  }

  private mutating func outcome(
    of job: Job, _ own: Int, _ lists: [[Int]], _ shape: Shape
  ) -> (Outcome, Translation?) {
    var shape = shape
    let compiled: Result<[Compiled], FormulaError>
    if let known = shapes[shape] {
      compiled = known
    } else {
      let inputs = WorkbookInputs()
      compiled = self.compiled(job, lists, inputs, looksUpMixtures: shape.looksUpMixtures)
      if inputs.usesPlace, placed.insert(shape.text).inserted {
        let isMixed = shape.looksUpMixtures
        shape = self.shape(of: job, lists)
        shape.looksUpMixtures = isMixed
      }
      if shapes.count < Self.shapeLimit { shapes[shape] = compiled }
    }
    switch compiled {
    case .failure(let error): return (.refused(Self.reason(error)), nil)
    case .success(let formulas):
      // What is of the kind of the stored value most likely tells the value.
      let stored = DialectReferences.Cell(values[own], "").kind
      if formulas.count > 1, let likely = formulas.first(where: { $0.kind == stored }) {
        let found = outcome(of: likely, job, lists, shape)
        if case .value(let value) = found.0, value != .text("") { return found }
      }
      var found: (Outcome, Translation?) = (.value(.text("")), nil)
      for compiled in formulas {
        found = outcome(of: compiled, job, lists, shape)
        // A missing value is of another kind.
        if case .value(.text("")) = found.0 { continue }
        break
      }
      return found
    }
  }

  private mutating func outcome(
    of compiled: Compiled, _ job: Job, _ lists: [[Int]], _ shape: Shape
  ) -> (Outcome, Translation?) {
    let inputs = compiled.inputs.map { input in
      switch input {
      case .cell(let area, let cell): values[lists[area][cell]].formulaValue
      case .list(let part, let kind): list(part.area(in: job.areas), kind)
      }
    }
    let translation = Translation(
      text: compiled.formula.source, largest: inputs.reduce(0) { max($0, $1.largest) },
      looksUpMixtures: shape.looksUpMixtures)
    return (Self.outcome(of: compiled.formula, inputs, options), translation)
  }

  /// The cells of an area, row by row, in which those that a kind does not take are missing.
  private mutating func list(_ area: WorkbookCells.Area, _ kind: WorkbookInput.Kind) -> Value {
    let key = ListKey(area: area, kind: kind)
    if let known = lists[key] { return known }
    let clipped = cells.clipped(area)
    var items = [Value](repeating: kind == .numberOrZero ? .number(.double(0)) : .missing, count: clipped.area.count)
    var isDone = true
    for number in numbers(in: clipped) {
      let place = cells.place(number).cell
      isDone = isDone && states[number] == .done
      let row = place.row - clipped.area.rows.lowerBound
      let index = row * clipped.area.columns.count + place.column - clipped.area.columns.lowerBound
      items[index] = kind.takes(values[number]) ? values[number].formulaValue : .missing
    }
    if isDone {
      if lists.count >= Self.listLimit { lists.removeAll() }
      lists[key] = .list(items)
    }
    return .list(items)
  }
}
