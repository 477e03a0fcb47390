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
  private let guessed: Set<String>
  /// The slots written by the formulas so far.
  private var writtenSlots: Set<Int> = []
  /// The remaining definition budget of the formulas.
  private var definitionBudget: DefinitionBudget
  /// The number of names that belong to the table.
  private let columnCount: Int
  private(set) var columns: [Column] = []
  private(set) var condition: Column?
  /// The number of formulas that are evaluated before the condition, which may use them; the others see only the rows
  /// that satisfy it.
  private(set) var conditionPlace = 0
  /// The slots of columns whose numbers some formula reads before a formula writes them.
  private(set) var neededSlots: [Int] = []
  /// The slots of columns that some formula reads as texts.
  private(set) var textSlots: [Int] = []
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
  private let callSlots: Range<Int>
  /// The slot of the row number, if a formula uses it.
  private(set) var rowSlot: Int?
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
  private func isTables(_ slot: Int) -> Bool { slot < columnCount && !writtenSlots.contains(slot) }

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

  /// The locations of the values of a formula's variables.
  private mutating func reads(_ formula: Formula, _ variableSlots: [Int]) throws(FormulaError) -> [Read] {
    var reads: [Read] = []
    let kinds = formula.inputKinds
    for variable in formula.program.usedVariables {
      let slot = variableSlots[variable]
      guard slot >= 0 else {
        throw FormulaError(
          .misplacedKind(
            "a column", operation: "a complex number",
            advice: Phrase("complexNumbersOfTwoColumns", "columns hold its parts, as in (re + im*i)*2")),
          at: formula.wholeRange, in: formula.program.source)
      }
      let source: Read.Source
      switch kinds[variable] {
      case .number, .percent, .truth, .instant, .quantity, .missing: source = .number
      case .text: source = isTables(slot) || tests.contains { $0.slot == slot } ? .field : .value
      case .list, .complex:
        guard !isTables(slot) else {
          throw FormulaError(
            .misplacedKind(
              "a column", operation: "a list",
              advice: Phrase("hasOneValueInEachRow", "\(names[slot]) has one value in each row")),
            at: formula.wholeRange,
            in: formula.program.source)
        }
        source = .value
      }
      if source == .field, !textSlots.contains(slot) { textSlots.append(slot) }
      reads.append(Read(variable: variable, slot: slot, source: source))
    }
    return reads
  }

  /// The conditions of books on the slots that a formula uses through their values and functions.
  private mutating func guards(of used: Set<String>, _ books: [FormulaBook]) throws(FormulaError) -> [Guard] {
    guard !books.isEmpty else { return [] }
    // A name with a slot denotes that slot's number, and not the book's definition.
    let used = used.filter { nameIndex.find($0, in: names) == nil }
    var guards: [Guard] = []
    for book in books {
      for condition in try book.conditions(reachedBy: used, units: units, numberMode) {
        guard let slot = nameIndex.find(condition.parameter, in: names) else { continue }
        let isOfNumbers = condition.formula.inputKinds.allSatisfy(\.isNumeric)
        guards.append(
          Guard(slot: slot, condition: condition, read: isOfNumbers ? nil : try reads(condition.formula, [slot]).first))
      }
    }
    return guards
  }

  /// The slots whose numbers a formula and its guards read; those that no formula has written yet are needed from the
  /// table.
  ///
  /// A guard may test a parameter that folding has removed from the formula.
  private mutating func inputs(_ slots: [Int], _ guards: [Guard]) -> [Int] {
    let inputs = Set(slots).union(guards.lazy.filter { $0.read == nil }.map(\.slot)).sorted()
    for input in inputs {
      if isTables(input) {
        if !neededSlots.contains(input) { neededSlots.append(input) }
      } else if names[input] == Self.rowName, input == callSlots.upperBound, !writtenSlots.contains(input) {
        rowSlot = input
      }
    }
    return inputs
  }

  /// - Parameters:
  ///   - used: the names that the formula uses.
  ///   - isCharged: whether its use of definitions is charged to the budget.
  /// - Returns: the formula and the slots of its variables.
  private mutating func compile(
    _ tree: SyntaxTree, _ statement: Int?, _ used: Set<String>, _ books: [FormulaBook], _ scope: Scope,
    _ options: Formula.Options,
    isCharged: Bool = true
  ) throws(FormulaError) -> (formula: Formula, variableSlots: [Int]) {
    // Definitions of a book take columns only through its parameters, whatever the names in their texts.
    let reachable = used.union(books.flatMap { $0.parameters.map(\.name) })
    var slots = reachable.compactMap { nameIndex.find($0, in: names) }.sorted()
    func compiled() throws(FormulaError) -> Compiler.Result {
      let variables = slots.map { names[$0] }
      var compilerOptions = CompilerOptions(options, variables: variables)
      compilerOptions.inputUnits = units.filter { variables.contains($0.key) }
      (compilerOptions.dividesValue, compilerOptions.dividesInputs) = (true, true)
      // Fields that look like dates are texts where a formula takes texts, and where it needs numbers, a field that
      // does not look like one is an error of its row.
      compilerOptions.guessedInputs = Set(slots.filter(isTables).map { names[$0] }).intersection(guessed)
      return try Compiler.compile(
        tree, statements: statement.map { $0..<$0 + 1 }, definitions: scope.definitions, options: compilerOptions)
    }
    let result: Compiler.Result
    do throws(FormulaError) { result = try compiled() } catch {
      // Any name may have been meant.
      slots = names.indices.filter { slot in !tests.contains { $0.slot == slot } }
      result = try compiled()
    }
    let range = statement.map { tree.statements[$0].range } ?? SourceRange(start: 0, end: tree.source.text.utf8.count)
    if isCharged { try definitionBudget.charge(result, at: range, in: tree.source) }
    let parts = result.program.variables[slots.count...].map { nameIndex.find($0, in: names) ?? -1 }
    let formula = try Formula(
      program: result.program, parts: result.parts, functions: scope.hostFunctions, options: options)
    return (formula, slots + parts)
  }

  /// The header of a column that a formula writes: its name, with its unit in brackets.
  func title(ofSlot slot: Int) -> String {
    guard let unit = units[names[slot]].flatMap({ ValueKind(ofInput: $0).unit }) else { return names[slot] }
    return "\(names[slot]) [\(unit)]"
  }

  /// The slot of a call of an aggregate.
  func slot(ofCall name: String) -> Int? { callSlots.first { names[$0] == name } }

  /// The unit of the numbers with a name, in the form of input units.
  func unit(of name: String) -> String? { units[name] }

  /// Whether equal rows have equal results; otherwise random numbers are drawn row by row.
  var isRepeatable: Bool { programs.allSatisfy(\.isPure) }
  /// Whether formulas are evaluated column by column.
  var isColumnar: Bool { numberMode == .double && isRepeatable }

  /// The slot of the imaginary parts of a slot's final values, if these are complex.
  func imaginarySlot(_ slot: Int) -> Int? { columns.last { $0.slot == slot }?.imaginary }

  /// Whether a slot's final values are not numbers.
  func holdsValues(_ slot: Int) -> Bool { columns.last { $0.slot == slot }.map { !$0.formula.kind.isNumeric } ?? false }

  /// Whether a slot's final values are dates.
  func holdsDates(_ slot: Int) -> Bool { columns.last { $0.slot == slot }?.formula.kind == .instant }

  /// The slot of the table's column whose fields a slot finally copies.
  func source(_ slot: Int) -> Int? { columns.last { $0.slot == slot }?.source }

  /// The slots whose numbers formulas compute with, rather than copy.
  var computedSlots: [Int] { (columns.filter { $0.source == nil } + (condition.map { [$0] } ?? [])).flatMap(\.inputs) }

  /// Whether some row may take a thousand times as long as others, since a formula loops or calls functions.
  var mayTakeLong: Bool { programs.contains(where: \.loopsOrCalls) }

  private var programs: [Program] { columns.map(\.formula.program) + (condition.map { [$0.formula.program] } ?? []) }

  /// The name of the row number.
  private static let rowName = "row"

  /// The name of the row number, unless a column has it.
  static func rowNames(besides header: [String]) -> [String] { header.contains(rowName) ? [] : [rowName] }
}
