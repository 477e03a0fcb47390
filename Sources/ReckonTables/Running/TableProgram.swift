import Reckon
import ReckonBytecode
import ReckonCompiler
import ReckonSyntax

/// The formulas of `reckon run`, compiled once for the columns of a table.
///
/// Every column and every definition has a slot; a definition with a column's name takes over that column's slot, so
/// that later formulas see the new value.
struct TableProgram: Sendable {
  private(set) var names: [String]
  private(set) var nameIndex: NameIndex
  /// The units of the numbers in slots, by name: of the table's columns, and of the formulas compiled so far.
  private(set) var units: [String: String]
  /// The columns whose kinds were guessed from their first fields, since none was given.
  let guessed: Set<String>
  /// The slots written by the formulas so far.
  var writtenSlots: Set<Int> = []
  /// The remaining definition budget of the formulas.
  var definitionBudget: DefinitionBudget
  /// The number of names that belong to the table.
  private let columnCount: Int
  private(set) var columns: [Column] = []
  private(set) var condition: Column?
  /// The number of formulas that are evaluated before the condition, which may use them; the others see only the rows
  /// that satisfy it.
  private(set) var conditionPlace = 0
  /// The slots of columns whose numbers some formula reads before a formula writes them.
  var neededSlots: [Int] = []
  /// The slots of columns that some formula reads as texts.
  var textSlots: [Int] = []
  /// The slots to which some formula writes values that are not numbers.
  private(set) var valueSlots: Set<Int> = []
  /// The slots of the imaginary parts of complex values, by those of the real parts.
  private(set) var imaginarySlots: [Int: Int] = [:]
  /// The tests of columns' fields that are evaluated on their bytes, with the slots of the results and of the columns.
  private(set) var tests: [(slot: Int, column: Int, question: ColumnTest.Question)] = []
  /// The calls of aggregates that read a single row.
  private(set) var aggregates: [RowAggregate] = []
  /// The columns used in computations, whose fields are therefore not copied.
  private let summed: Set<String>
  /// The slots of the values of aggregates' calls.
  let callSlots: Range<Int>
  /// The slot of the row number, if a formula uses it.
  var rowSlot: Int?
  /// The kinds of the slots whose columns are not numbers.
  let readKinds: [Int: ValueKind]
  /// The slots of columns with times of day.
  let timeSlots: Set<Int>
  let policy: ErrorPolicy
  let numberMode: NumberMode

  /// - Parameters:
  ///   - header: the table's distinct column names.
  ///   - calls: the names of aggregates' calls, whose values are known.
  ///   - summed: the names of columns used in computations, whose fields are therefore not copied.
  ///   - units: the units of columns, by name.
  ///   - guessed: the columns whose kinds in `units` were guessed from their first fields.
  ///   - books: the books whose definitions the formulas may use.
  init(
    _ formulas: TableFormulas, header: [String], calls: [String] = [], summed: Set<String> = [],
    units: [String: String],
    guessed: Set<String> = [],
    books: [FormulaBook], scope: Scope, options: Formula.Options, policy: ErrorPolicy
  ) throws(FormulaError) {
    names = header + calls + Self.rowNames(besides: header)
    callSlots = header.count..<header.count + calls.count
    nameIndex = NameIndex(names)
    (self.units, self.guessed) = (units, guessed)
    readKinds = header.enumerated().reduce(into: [:]) { kinds, column in
      guard let kind = units[column.element].map({ ValueKind(ofInput: $0) }), kind == .instant || kind == .truth else {
        return
      }
      kinds[column.offset] = kind
    }
    timeSlots = Set(header.indices.filter { units[header[$0]] == ValueKind.timeOfDayUnit })
    definitionBudget = DefinitionBudget(options.limits)
    (self.policy, self.summed) = (policy, summed)
    for slot in callSlots where units[names[slot]].map({ !ValueKind(ofInput: $0).isNumeric }) ?? false {
      valueSlots.insert(slot)
    }
    numberMode = options.numberMode
    columnCount = header.count
    var scope = scope
    for tree in formulas.trees { try addFormulas(tree, books, &scope, options) }
    if let condition = formulas.condition { try setCondition(condition, books, scope, options) }
  }

  private mutating func addFormulas(
    _ tree: SyntaxTree, _ books: [FormulaBook], _ scope: inout Scope, _ options: Formula.Options
  )
    throws(FormulaError)
  {
    let tree = try tree.read(with: scope.names(with: names))
    scope.define(functionsOf: tree, options.angleUnit)
    for (index, statement) in tree.statements.enumerated() {
      let name: String
      switch statement.defines {
      case .function: continue
      case .value(let defined): name = defined
      case nil: name = String(tree.source.slice(statement.range))
      }
      var column = try column(name, tree, index, books, scope, options)
      let only = Self.onlyName(tree.nodes[statement.nodes], tree).flatMap { nameIndex.find($0, in: names) }
      if !summed.contains(name) { column.source = source(of: column, only) }
      column.handsOnCall = only.map(callSlots.contains) ?? false
      column.slot = nameIndex.index(of: name, in: &names)
      writtenSlots.insert(column.slot)
      if column.formula.kind.partKind != nil {
        column.imaginary = nameIndex.index(of: CompilerOptions.imaginaryPart(of: name), in: &names)
        imaginarySlots[column.slot] = column.imaginary
      } else if !column.formula.kind.isNumeric {
        valueSlots.insert(column.slot)
      }
      columns.append(column)
      units[name] = column.formula.inputUnit
    }
    addAggregates(tree)
  }

  /// The name, if a formula consists of a bare name.
  private static func onlyName(_ nodes: ArraySlice<SyntaxTree.Node>, _ tree: SyntaxTree) -> String? {
    let nodes = nodes.filter { $0.kind != .assign && $0.kind != .group }
    return nodes.count == 1 && nodes[0].kind == .name ? tree.names[Int(nodes[0].payload)] : nil
  }

  /// The slot of the table's column that a formula copies, if it is the bare name of a column, or of a copy of one.
  private func source(of column: Column, _ only: Int?) -> Int? {
    guard let slot = only, column.reads.map(\.slot) == [slot], units[names[slot]] == column.formula.inputUnit
    else { return nil }
    return slot < columnCount && !writtenSlots.contains(slot) ? slot : columns.last { $0.slot == slot }?.source
  }

  private mutating func addAggregates(_ tree: SyntaxTree) {
    aggregates += RowAggregate.calls(in: tree) { name in
      name != Self.rowName && nameIndex.find(name, in: names).map { !valueSlots.contains($0) } ?? false
    }
  }

  private mutating func setCondition(
    _ tree: SyntaxTree, _ books: [FormulaBook], _ scope: Scope, _ options: Formula.Options
  )
    throws(FormulaError)
  {
    let tree = try tree.read(with: scope.names(with: names))
    if let last = tree.statements.last, case .value? = last.defines {
      // A definition here is a mistake: as a condition its value would nearly always hold.
      let bytes = Array(tree.source.text.utf8)[last.range.start..<last.range.end]
      let sign = bytes.firstIndex(of: UInt8(ascii: "=")) ?? last.range.start
      throw FormulaError(.misplacedEquals, at: SourceRange(start: sign, end: sign + 1), in: tree.source)
    }
    let column = try column("--where", tree, nil, books, scope, options)
    switch column.formula.kind {
    case .text, .list, .complex:
      let advice: Phrase = Phrase("itTakesAComparisonAsInRegion", "it takes a comparison, as in region == \"EU\"")
      let isComplex = column.formula.kind.partKind != nil
      let found: Phrase = column.formula.kind == .text ? "a text" : isComplex ? "a complex number" : "a list"
      throw FormulaError(
        .misplacedKind(found, operation: "--where", advice: advice),
        at: column.formula.wholeRange,
        in: tree.source)
    case .number, .percent, .truth, .instant, .quantity, .missing: break
    }
    let inputs = Set(column.reads.map(\.slot) + column.inputs)
    condition = column
    conditionPlace = (columns.lastIndex { inputs.contains($0.slot) } ?? -1) + 1
    addAggregates(tree)
  }

  /// Compiles a statement, or a complete tree, for the current slots.
  private mutating func column(
    _ name: String, _ tree: SyntaxTree, _ statement: Int?, _ books: [FormulaBook], _ scope: Scope,
    _ options: Formula.Options
  ) throws(FormulaError) -> Column {
    let nodes = statement.map { tree.statements[$0].nodes } ?? tree.nodes.indices
    let used = scope.names(usedBy: tree.uses(in: nodes).map(\.name))
    let guards = try guards(of: used, books)
    var (formula, variableSlots) = try compile(tree, statement, used, books, scope, options)
    var asked: Set<Int> = []
    var evaluated = (tree: tree, nodes: nodes)
    if formula.program.holdsValues {
      let defined: String? =
        if let statement, case .value(let name)? = tree.statements[statement].defines { name } else { nil }
      let program = self
      let conditions = TextConditions(tree, nodes, defined: defined, scope.names(with: names)) {
        program.isTables($0)
      } isPlain: {
        program.units[$0] == nil
      } textSource: {
        program.textSource(of: $0)
      }
      let new = conditions.tests
      asked = Set(conditions.asked.compactMap { nameIndex.find($0, in: names) })
      if !new.isEmpty {
        new.forEach { add($0) }
        // A missing text is also missing as the number that it would spell.
        for test in new where test.question == .text && conditions.asked.contains(test.column) {
          if let slot = nameIndex.find(test.name, in: names) { asked.insert(slot) }
        }
        let replaced = conditions.replaced
        let rest = statement.map { replaced.statements[$0].nodes } ?? replaced.nodes.indices
        evaluated = (replaced, rest)
        (formula, variableSlots) = try compile(
          replaced, statement, scope.names(usedBy: replaced.uses(in: rest).map(\.name)).union(new.map(\.name)), books,
          scope, options,
          isCharged: false)
      }
    }
    let reads = try reads(formula, variableSlots)
    let numbers = reads.filter { $0.source == .number }.map(\.slot)
    let certain = formula.program.certainVariables
    var column = Column(
      name: name, slot: -1, formula: formula, reads: reads, certain: reads.filter { certain.contains($0.variable) },
      inputs: inputs(numbers, guards), guards: guards, asked: asked)
    let isBounded = min(options.limits.textBytes, options.limits.valueBytes) > TextKernel.longest
    if formula.kind == .text, guards.isEmpty, isBounded {
      let fields = reads.filter { $0.source == .field }
      var inputs: [Column] = []
      column.kernel = TextKernel(evaluated.tree, evaluated.nodes) { [names] name in
        fields.first { names[$0.slot] == name }?.slot
      } builtIn: {
        TextConditions.builtIn($0, evaluated.tree, scope.names(with: names))
      } number: { nodes in
        guard let input = kernelInput(evaluated.tree, nodes, name, books, scope, options) else { return nil }
        inputs.append(input)
        return inputs.count - 1
      }
      column.kernelInputs = inputs
    }
    return column
  }

  /// A part of a formula as a formula of its own, if it uses only numbers.
  private mutating func kernelInput(
    _ tree: SyntaxTree, _ nodes: Range<Int>, _ name: String, _ books: [FormulaBook], _ scope: Scope,
    _ options: Formula.Options
  ) -> Column? {
    let other = tree.otherReading.flatMap { other in
      other.nodes(like: nodes, of: tree).map { other.choosing([.value(nodes: $0, name: nil)], otherReading: nil) }
    }
    let part = tree.choosing([.value(nodes: nodes, name: nil)], otherReading: other)
    guard
      let column = try? column(name, part, nil, books, scope, options), !column.holdsValues, column.guards.isEmpty,
      column.asked.isEmpty, column.reads.allSatisfy({ $0.source == .number })
    else { return nil }
    return column
  }

  /// Whether a slot is a column of the table that no formula has written yet.
  func isTables(_ slot: Int) -> Bool { slot < columnCount && !writtenSlots.contains(slot) }

  /// The column of the table whose fields a name of plain numbers copies.
  private func textSource(of name: String) -> String? {
    guard units[name] == nil, let slot = nameIndex.find(name, in: names) else { return nil }
    let source = isTables(slot) ? slot : source(slot)
    return source.flatMap { $0 < columnCount && units[names[$0]] == nil ? names[$0] : nil }
  }

  private func isTables(_ name: String) -> Bool { nameIndex.find(name, in: names).map(isTables) ?? false }

  private mutating func add(_ test: ColumnTest) {
    guard let column = nameIndex.find(test.column, in: names) else {
      preconditionFailure("questions are about columns")
    }
    let slot = nameIndex.index(of: test.name, in: &names)
    guard !tests.contains(where: { $0.slot == slot }) else { return }
    tests.append((slot, column, test.question))
    units[test.name] = test.unit
  }

  var programs: [Program] { columns.map(\.formula.program) + (condition.map { [$0.formula.program] } ?? []) }

  /// The name of the row number.
  static let rowName = "row"

  /// The name of the row number, unless a column has it.
  static func rowNames(besides header: [String]) -> [String] { header.contains(rowName) ? [] : [rowName] }
}
