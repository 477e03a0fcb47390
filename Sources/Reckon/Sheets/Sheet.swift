public import ReckonCatalogue
import ReckonCompiler
public import ReckonMachine
import ReckonSyntax

/// Cells that hold formulas of each other, and are up to date after every edit: the core of a spreadsheet.
///
/// ```swift
/// var sheet = Sheet()
/// try sheet.edit([("A1", "20"), ("A2", "3 * A1"), ("total", "sum(A1:A2)")])
/// try sheet.value(of: "total")          // 80
/// try sheet.set("A1", to: "30")         // ["A1", "A2", "total"]: the cells that changed
/// sheet.undo()
/// ```
///
/// A cell has a place, `A1` to `ZZZ9999999`, or any name that formulas can write and the language does not use itself. Its text is one expression
/// of the language; `A1:B3` is the list of a range's values, row by row. Cells may be used before they are filled: an empty place is `missing`,
/// which aggregates skip, an empty name an error. Values are of every kind, and quantities keep their units. A word behind a number is a unit,
/// `3 m`, also where a cell has its name.
///
/// A cell that fails takes those that use it with it: each has the first error, with its place in the text where it arose. Cells that need each
/// other in a cycle fail with `cyclicDefinition`, which names the cycle, of several the shortest. The order of edits does not matter.
///
/// Only cells that use what has changed are computed, each once and behind those that it uses. Many that do not use each other are read and computed
/// on all processors.
public struct Sheet: Sendable {
  /// Values and functions that cells may use. Cells cannot have their names.
  public let scope: Scope
  /// The options of compiling cells.
  public let options: Formula.Options
  /// The number of edits that ``undo()`` can undo. When there are more, the oldest are forgotten.
  public var undoLimit = 1_000

  /// The numbers of cells by their names: of those that have a text, and those that texts name.
  private(set) var numbers: [String: Int] = [:]
  private(set) var cells: [SheetCell] = []
  /// The dependencies between cells.
  private(set) var graph = DependencyGraph()
  /// The texts that each edit has replaced, oldest edit first.
  private var past: [[(name: String, text: String?)]] = []
  /// The texts that each edit which was taken back had made, the latest taken back last.
  private var future: [[(name: String, text: String?)]] = []

  /// A sheet without cells.
  public init(scope: Scope = Scope(), options: Formula.Options = Formula.Options()) {
    self.scope = scope
    self.options = options
  }

  // MARK: Reading

  /// The text of a cell; `nil` for an empty one.
  public subscript(name: String) -> String? { numbers[name].flatMap { cells[$0].text } }

  /// The names of the cells that are not empty, in the order in which they were first filled or named.
  public var names: [String] { cells.lazy.filter { $0.text != nil }.map { $0.name } }

  /// The value of a cell with its kind and how exact it is; `nil` for an empty one.
  ///
  /// - Throws: why the cell has no value.
  public func result(of name: String) throws(FormulaError) -> FormulaResult? {
    guard let number = numbers[name] else { return nil }
    switch cells[number].state {
    case .empty: return nil
    case .value(let result): return result
    case .failed(let error): throw suggestingName(error)
    }
  }

  /// An error with the name that may have been meant, which is one of now: other cells come and go.
  private func suggestingName(_ error: FormulaError) -> FormulaError {
    guard case .unknownName(let name, suggestion: nil) = error.kind else { return error }
    let names = cells.count <= Self.mostSuggested ? names.sorted() : []
    let suggestion = Suggestion.nearest(to: name, among: names + Catalogue.names + scope.valueNames)
    return FormulaError(.unknownName(name, suggestion: suggestion), at: error.range, in: error.source)
  }

  /// The most cells among which one is looked for that may have been meant: it takes time for each time that an error is asked for.
  private static let mostSuggested = 10_000

  /// The value of a cell; `Value.missing` for an empty one.
  ///
  /// - Throws: why the cell has no value.
  public func value(of name: String) throws(FormulaError) -> Value { try result(of: name)?.value ?? .missing }

  /// The names of the cells that a cell uses itself, sorted.
  public func dependencies(of name: String) -> [String] {
    numbers[name].map { graph.references[$0].map { cells[$0].name }.sorted() } ?? []
  }

  /// The names of the cells that use a cell themselves, sorted.
  public func dependents(of name: String) -> [String] {
    numbers[name].map { graph.dependents[$0].map { cells[$0].name }.sorted() } ?? []
  }

  // MARK: Changing

  /// Gives a cell another text, or empties it with `nil`.
  ///
  /// A text that is not a formula is the cell's all the same; the cell then has the error.
  ///
  /// - Parameters:
  ///   - name: the cell's name.
  ///   - text: its new text.
  ///   - deadline: when it ends at the latest; `nil` for as long as it takes. With one, a cancelled task ends it too.
  /// - Returns: the names of the cells whose value or error is another now, each behind those that it uses.
  /// - Throws: `invalidName`; `alreadyDefined` for a name of the language or of the scope; `deadlinePassed` and `cancelled`. Nothing has
  ///   changed then.
  /// - Complexity: O(length of the text, and the cells that use it); with a deadline O(cells) beside.
  @discardableResult public mutating func set(
    _ name: String, to text: String?, deadline: EvaluationOptions.Deadline? = nil
  ) throws(FormulaError) -> [String] {
    try edit([(name, text)], deadline: deadline)
  }

  /// Makes several changes at once, as one step for ``undo()``. Of two changes of one cell the later holds.
  ///
  /// - Parameters:
  ///   - changes: the cells with their new texts.
  ///   - deadline: when it ends at the latest; `nil` for as long as it takes. With one, a cancelled task ends it too.
  /// - Returns: the names of the cells whose value or error is another now, each behind those that it uses.
  /// - Throws: as ``set(_:to:deadline:)``, for the first name that is refused. Nothing has changed then.
  @discardableResult public mutating func edit(
    _ changes: [(name: String, text: String?)], deadline: EvaluationOptions.Deadline? = nil
  ) throws(FormulaError) -> [String] {
    for change in changes { try check(change.name) }
    return try within(deadline) { (sheet, isCancelled) throws(FormulaError) in
      sheet.future = []
      return try sheet.make(changes, isCancelled)
    }
  }

  /// Changes the sheet before a deadline; when that passes, nothing has changed.
  ///
  /// What nothing can end changes the sheet in place; anything else works on a copy.
  mutating func within<Value>(
    _ deadline: EvaluationOptions.Deadline?,
    _ body: (inout Sheet, (@Sendable () -> Bool)?) throws(FormulaError) -> Value
  ) throws(FormulaError) -> Value {
    guard let deadline else { return try body(&self, nil) }
    var copy = self
    let options = EvaluationOptions(deadline: deadline)
    do throws(FormulaError) {
      let value = try body(&copy, options.interruption(spreads: true))
      self = copy
      return value
    } catch { throw options.cause(of: error) }
  }

  /// Makes changes that can be taken back.
  private mutating func make(
    _ changes: [(name: String, text: String?)], _ isCancelled: (@Sendable () -> Bool)?
  ) throws(FormulaError) -> [String] {
    past.append(texts(of: changes))
    if past.count > max(0, undoLimit) { past.removeFirst(past.count - max(0, undoLimit)) }
    return try apply(changes, isCancelled)
  }

  /// The texts that cells have before changes.
  private func texts(of changes: [(name: String, text: String?)]) -> [(name: String, text: String?)] {
    changes.map { ($0.name, self[$0.name]) }
  }

  /// Fills a new sheet, as a state behind which ``undo()`` does not go.
  ///
  /// - Throws: `cancelled`; what refuses a name.
  mutating func start(
    with cells: [(name: String, text: String?)], _ isCancelled: (@Sendable () -> Bool)?
  ) throws(FormulaError) {
    for cell in cells { try check(cell.name) }
    _ = try apply(cells, isCancelled)
  }

  /// Takes the last edit back that was not taken back yet.
  ///
  /// - Returns: the names of the cells whose value or error is another now; `nil` where there is nothing to take back.
  @discardableResult public mutating func undo() -> [String]? {
    uninterrupted { (sheet) throws(FormulaError) in try sheet.undo(deadline: nil) }
  }

  /// The same before a deadline; a cancelled task ends it too.
  ///
  /// - Throws: `deadlinePassed` and `cancelled`; nothing has changed then.
  @discardableResult public mutating func undo(deadline: EvaluationOptions.Deadline?) throws(FormulaError) -> [String]? {
    guard let changes = past.last else { return nil }
    return try within(deadline) { (sheet, isCancelled) throws(FormulaError) in
      sheet.past.removeLast()
      sheet.future.append(sheet.texts(of: changes))
      return try sheet.apply(changes, isCancelled)
    }
  }

  /// Makes the edit again that was taken back last. After another edit there is none.
  ///
  /// - Returns: the names of the cells whose value or error is another now; `nil` where there is nothing to make again.
  @discardableResult public mutating func redo() -> [String]? {
    uninterrupted { (sheet) throws(FormulaError) in try sheet.redo(deadline: nil) }
  }

  /// The same before a deadline; a cancelled task ends it too.
  ///
  /// - Throws: `deadlinePassed` and `cancelled`; nothing has changed then.
  @discardableResult public mutating func redo(deadline: EvaluationOptions.Deadline?) throws(FormulaError) -> [String]? {
    guard let changes = future.last else { return nil }
    return try within(deadline) { (sheet, isCancelled) throws(FormulaError) in
      sheet.future.removeLast()
      return try sheet.make(changes, isCancelled)
    }
  }

  private mutating func uninterrupted<Value>(_ body: (inout Sheet) throws(FormulaError) -> Value) -> Value {
    do throws(FormulaError) { return try body(&self) } catch { preconditionFailure("what nothing can end is not ended") }
  }

  /// - Throws: `cancelled`.
  private mutating func apply(
    _ changes: [(name: String, text: String?)], _ isCancelled: (@Sendable () -> Bool)?
  ) throws(FormulaError) -> [String] {
    var edited: Set<Int> = []
    for (change, reading) in zip(changes, readings(of: changes, isCancelled)) {
      if case .failure(let error)? = reading, error.kind == .cancelled { throw error }
      let number = intern(change.name)
      edited.insert(number)
      cells[number].text = change.text
      switch reading {
      case nil: cells[number].content = .empty
      case .failure(let error)?: cells[number].content = .unreadable(error)
      case .success(let formula)?: cells[number].content = .formula(formula)
      }
      let content = cells[number].content
      let references = content.references(interning: { intern($0) })
      cells[number].content.resolve(references)
      graph.set(number, Set(references.joined()).sorted())
    }
    return try recompute(edited, isCancelled)
  }

  /// The formulas of texts, read on all processors where they are many.
  private func readings(
    of changes: [(name: String, text: String?)], _ isCancelled: (@Sendable () -> Bool)?
  ) -> [Result<SheetFormula, FormulaError>?] {
    Processors.map(changes.count, share: 64) { index in changes[index].text.map { SheetFormula.read($0, by: self, isCancelled) } }
  }

  private func check(_ name: String) throws(FormulaError) {
    try Scope.checkName(name)
    if isTaken(name) {
      throw FormulaError(.alreadyDefined(name), at: SourceRange(start: 0, end: name.utf8.count), in: SourceText(name))
    }
  }

  /// Whether a name means something that is no cell.
  func isTaken(_ name: String) -> Bool {
    if Catalogue.isConstant(name) || Catalogue.isFunction(name) || name == "missing" { return true }
    let definitions = scope.definitions
    if definitions.isEmpty { return false }
    let meaning = definitions[name]
    return meaning.isValue || meaning.isFunction || definitions.bookDefines(name, asValue: true)
      || definitions.bookDefines(name, asValue: false) || definitions.clock(named: name) != nil
  }

  /// The number of a name, now or from now on.
  private mutating func intern(_ name: String) -> Int {
    if let known = numbers[name] { return known }
    let number = cells.count
    numbers[name] = number
    cells.append(SheetCell(name))
    graph.extend(to: cells.count)
    return number
  }

  /// Puts a state, and what was compiled to find it, in the place of a cell's old ones.
  mutating func setState(_ number: Int, _ state: SheetCell.State) { cells[number].state = state }

  mutating func keep(_ compiled: SheetFormula.Compiled, of number: Int) { cells[number].content.keep(compiled) }
}
