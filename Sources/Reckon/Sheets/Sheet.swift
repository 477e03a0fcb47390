public import ReckonCatalogue
import ReckonCompiler
public import ReckonMachine
import ReckonSyntax

/// Cells with formulas that refer to each other, always up to date: the core of a spreadsheet.
///
/// ```swift
/// var sheet = Sheet()
/// try sheet.edit([("A1", "20"), ("A2", "3 * A1"), ("total", "sum(A1:A2)")])
/// try sheet.value(of: "total")          // 80
/// try sheet.set("A1", to: "30")         // ["A1", "A2", "total"]: the cells that changed
/// sheet.undo()
/// ```
///
/// A cell is named by its position, `A1` to `ZZZ9999999`, or by any name that formulas can write and that is not built
/// in. Its text is a single expression; `A1:B3` is the list of a range's values in row-major order. Cells may be used
/// before they are filled: an empty position is `missing`, which aggregates skip; an empty name is an error. Values may
/// be of any kind, and quantities keep their units. A word after a number is a unit, `3 m`, even if a cell has its
/// name.
///
/// The failure of a cell propagates to its dependents: each has the first error, with the position in the text where it
/// arose. Cells in a cycle fail with `cyclicDefinition`, which names the shortest cycle. The order of edits does not
/// matter.
///
/// Only dependents of changed cells are recomputed, each once and in topological order. Many independent cells are
/// parsed and computed in parallel.
public struct Sheet: Sendable {
  /// Values and functions that cells may use. Cells cannot have their names.
  public let scope: Scope
  /// The options of compiling cells.
  public let options: Formula.Options
  /// The maximum number of edits that ``undo()`` can undo; older ones are dropped.
  public var undoLimit = 1_000

  /// The numbers of cells by name: those with a text, and those that texts refer to.
  private(set) var numbers: [String: Int] = [:]
  private(set) var cells: [SheetCell] = []
  /// The dependencies between cells.
  private(set) var graph = DependencyGraph()
  /// The texts that each edit has replaced, oldest edit first.
  private var past: [[(name: String, text: String?)]] = []
  /// The texts that each undone edit had set, last undone last.
  private var future: [[(name: String, text: String?)]] = []

  /// A sheet without cells.
  public init(scope: Scope = Scope(), options: Formula.Options = Formula.Options()) {
    self.scope = scope
    self.options = options
  }

  // MARK: Reading

  /// The text of a cell; `nil` for an empty one.
  public subscript(name: String) -> String? { numbers[name].flatMap { cells[$0].text } }

  /// The names of the nonempty cells, in the order in which they were first filled or referred to.
  public var names: [String] { cells.lazy.filter { $0.text != nil }.map { $0.name } }

  /// The value of a cell with its kind and exactness; `nil` for an empty one.
  ///
  /// - Throws: the error of the cell.
  public func result(of name: String) throws(FormulaError) -> FormulaResult? {
    guard let number = numbers[name] else { return nil }
    switch cells[number].state {
    case .empty: return nil
    case .value(let result): return result
    case .failed(let error): throw suggestingName(error)
    }
  }

  /// An error with a suggestion among the current cells, computed on demand since cells change.
  private func suggestingName(_ error: FormulaError) -> FormulaError {
    guard case .unknownName(let name, suggestion: nil) = error.kind else { return error }
    let names = cells.count <= Self.mostSuggested ? names.sorted() : []
    let suggestion = Suggestion.nearest(to: name, among: names + Catalogue.names + scope.valueNames)
    return FormulaError(.unknownName(name, suggestion: suggestion), at: error.range, in: error.source)
  }

  /// The maximum number of cells that are searched for a suggestion, which is repeated for each request of an error.
  private static let mostSuggested = 10_000

  /// The value of a cell; `Value.missing` for an empty one.
  ///
  /// - Throws: the error of the cell.
  public func value(of name: String) throws(FormulaError) -> Value { try result(of: name)?.value ?? .missing }

  /// The names of the cells that a cell uses directly, sorted.
  public func dependencies(of name: String) -> [String] {
    numbers[name].map { graph.references[$0].map { cells[$0].name }.sorted() } ?? []
  }

  /// The names of the cells that use a cell directly, sorted.
  public func dependents(of name: String) -> [String] {
    numbers[name].map { graph.dependents[$0].map { cells[$0].name }.sorted() } ?? []
  }

  // MARK: Changing

  /// Sets the text of a cell, or empties it with `nil`.
  ///
  /// An invalid text is stored too; the cell then has the error.
  ///
  /// - Parameters:
  ///   - name: the cell's name.
  ///   - text: its new text.
  ///   - deadline: the time limit; `nil` for none. With one, a cancelled task ends it too.
  /// - Returns: the names of the cells whose value or error changed, in topological order.
  /// - Throws: `invalidName`; `alreadyDefined` for a built-in name or one of the scope; `deadlinePassed` and
  ///   `cancelled`. Then nothing has changed.
  /// - Complexity: O(length of the text and its dependents); with a deadline also O(cells).
  @discardableResult public mutating func set(
    _ name: String, to text: String?, deadline: EvaluationOptions.Deadline? = nil
  ) throws(FormulaError) -> [String] {
    try edit([(name, text)], deadline: deadline)
  }

  /// Makes several changes at once, as one step for ``undo()``. The last change of a cell counts.
  ///
  /// - Parameters:
  ///   - changes: the cells with their new texts.
  ///   - deadline: the time limit; `nil` for none. With one, a cancelled task ends it too.
  /// - Returns: the names of the cells whose value or error changed, in topological order.
  /// - Throws: as ``set(_:to:deadline:)``, for the first rejected name. Then nothing has changed.
  @discardableResult public mutating func edit(
    _ changes: [(name: String, text: String?)], deadline: EvaluationOptions.Deadline? = nil
  ) throws(FormulaError) -> [String] {
    for change in changes { try check(change.name) }
    return try within(deadline) { (sheet, isCancelled) throws(FormulaError) in
      sheet.future = []
      return try sheet.make(changes, isCancelled)
    }
  }

  /// Changes the sheet within a deadline; when it passes, nothing has changed.
  ///
  /// Without a deadline the sheet is changed in place; otherwise a copy is.
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

  /// Makes changes that can be undone.
  private mutating func make(
    _ changes: [(name: String, text: String?)], _ isCancelled: (@Sendable () -> Bool)?
  ) throws(FormulaError) -> [String] {
    past.append(texts(of: changes))
    if past.count > max(0, undoLimit) { past.removeFirst(past.count - max(0, undoLimit)) }
    return try apply(changes, isCancelled)
  }

  /// The texts of cells before changes.
  private func texts(of changes: [(name: String, text: String?)]) -> [(name: String, text: String?)] {
    changes.map { ($0.name, self[$0.name]) }
  }

  /// Fills a new sheet, as a state that cannot be undone.
  ///
  /// - Throws: `cancelled`; the error of a rejected name.
  mutating func start(
    with cells: [(name: String, text: String?)], _ isCancelled: (@Sendable () -> Bool)?
  ) throws(FormulaError) {
    for cell in cells { try check(cell.name) }
    _ = try apply(cells, isCancelled)
  }

  /// Undoes the last edit that is not undone.
  ///
  /// - Returns: the names of the cells whose value or error changed; `nil` if there is nothing to undo.
  @discardableResult public mutating func undo() -> [String]? {
    uninterrupted { (sheet) throws(FormulaError) in try sheet.undo(deadline: nil) }
  }

  /// The same within a deadline; a cancelled task ends it too.
  ///
  /// - Throws: `deadlinePassed` and `cancelled`; then nothing has changed.
  @discardableResult public mutating func undo(deadline: EvaluationOptions.Deadline?) throws(FormulaError) -> [String]?
  {
    guard let changes = past.last else { return nil }
    return try within(deadline) { (sheet, isCancelled) throws(FormulaError) in
      sheet.past.removeLast()
      sheet.future.append(sheet.texts(of: changes))
      return try sheet.apply(changes, isCancelled)
    }
  }

  /// Redoes the last undone edit. A new edit discards undone ones.
  ///
  /// - Returns: the names of the cells whose value or error changed; `nil` if there is nothing to redo.
  @discardableResult public mutating func redo() -> [String]? {
    uninterrupted { (sheet) throws(FormulaError) in try sheet.redo(deadline: nil) }
  }

  /// The same within a deadline; a cancelled task ends it too.
  ///
  /// - Throws: `deadlinePassed` and `cancelled`; then nothing has changed.
  @discardableResult public mutating func redo(deadline: EvaluationOptions.Deadline?) throws(FormulaError) -> [String]?
  {
    guard let changes = future.last else { return nil }
    return try within(deadline) { (sheet, isCancelled) throws(FormulaError) in
      sheet.future.removeLast()
      return try sheet.make(changes, isCancelled)
    }
  }

  private mutating func uninterrupted<Value>(_ body: (inout Sheet) throws(FormulaError) -> Value) -> Value {
    do throws(FormulaError) { return try body(&self) } catch {
      preconditionFailure("what nothing can end is not ended")
    }
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

  /// The parsed formulas of texts, in parallel if there are many.
  private func readings(
    of changes: [(name: String, text: String?)], _ isCancelled: (@Sendable () -> Bool)?
  ) -> [Result<SheetFormula, FormulaError>?] {
    Processors.map(changes.count, share: 64) { index in
      changes[index].text.map { SheetFormula.read($0, by: self, isCancelled) }
    }
  }

  private func check(_ name: String) throws(FormulaError) {
    try Scope.checkName(name)
    if isTaken(name) {
      throw FormulaError(.alreadyDefined(name), at: SourceRange(start: 0, end: name.utf8.count), in: SourceText(name))
    }
  }

  /// Whether a name is already something other than a cell.
  func isTaken(_ name: String) -> Bool {
    if Catalogue.isConstant(name) || Catalogue.isFunction(name) || name == "missing" { return true }
    let definitions = scope.definitions
    if definitions.isEmpty { return false }
    let meaning = definitions[name]
    return meaning.isValue || meaning.isFunction || definitions.bookDefines(name, asValue: true)
      || definitions.bookDefines(name, asValue: false) || definitions.clock(named: name) != nil
  }

  /// Interns a name and returns its number.
  private mutating func intern(_ name: String) -> Int {
    if let known = numbers[name] { return known }
    let number = cells.count
    numbers[name] = number
    cells.append(SheetCell(name))
    graph.extend(to: cells.count)
    return number
  }

  /// Replaces the state of a cell.
  mutating func setState(_ number: Int, _ state: SheetCell.State) { cells[number].state = state }

  mutating func keep(_ compiled: SheetFormula.Compiled, of number: Int) { cells[number].content.keep(compiled) }
}
