import Reckon
import ReckonBytecode
import ReckonCompiler
import ReckonSyntax

/// The formulas of `reckon run`, compiled once for the columns of a table.
///
/// Every column and every definition has a slot; a definition with a column's name takes that column's slot, so formulas
/// behind it see the new value.
struct TableProgram: Sendable {
  struct Column: Sendable {
    let name: String
    let slot: Int
    let formula: Formula
    /// Which of the formula's variables are read, with their slots.
    let reads: [(variable: Int, slot: Int)]
    /// The slots that the formula and its guards read, in order.
    let inputs: [Int]
    /// What books ask of slots that are parameters of theirs which the formula reaches.
    let guards: [(slot: Int, condition: FormulaBook.Condition)]
  }

  private(set) var names: [String]
  private var nameIndex: NameIndex
  /// The units of the numbers in slots, by their names: of the table's columns, and of what formulas have written so far.
  private var units: [String: String]
  /// The slots that formulas have written so far, and those that are known to be needed.
  private var settledSlots: Set<Int> = []
  /// How much the formulas may still use of definitions.
  private var linkBudget: LinkBudget
  /// The number of names that are the table's.
  private let columnCount: Int
  private(set) var columns: [Column] = []
  private(set) var condition: Column?
  /// How many formulas are evaluated before the condition, which may use them; the others see only the rows for which it holds.
  private(set) var conditionPlace = 0
  /// The slots of columns that some formula reads before any formula has written them.
  private(set) var neededSlots: [Int] = []
  /// The calls of aggregates that read one row only.
  private(set) var aggregates: [RowAggregate] = []
  /// The slots of the values of aggregates' calls.
  private let callSlots: Range<Int>
  /// The slot of the row's number, if a formula uses it.
  private(set) var rowSlot: Int?
  /// What the slots of the table's columns hold that are no numbers.
  let readKinds: [Int: ValueKind]
  let policy: ErrorPolicy
  let numberMode: NumberMode

  /// - Parameters:
  ///   - header: the table's column names, without repetitions.
  ///   - calls: the names of aggregates' calls, whose values are known.
  ///   - units: the units of columns, by name.
  ///   - condition: the text of `--where`, if any.
  ///   - books: whose definitions the formulas may use.
  init(
    _ text: String, condition: String?, header: [String], calls: [String] = [], units: [String: String], books: [FormulaBook], scope: Scope,
    options: Formula.Options,
    policy: ErrorPolicy
  ) throws(FormulaError) {
    // The row's number has a name unless a column has it.
    let rowName = header.contains(Self.rowName) ? [] : [Self.rowName]
    names = header + calls + rowName
    callSlots = header.count..<header.count + calls.count
    nameIndex = NameIndex(names)
    self.units = units
    readKinds = header.enumerated().reduce(into: [:]) { kinds, column in
      guard let kind = units[column.element].map({ ValueKind(ofInput: $0) }), kind.unit == nil else { return }
      kinds[column.offset] = kind
    }
    linkBudget = LinkBudget(options.limits)
    self.policy = policy
    numberMode = options.numberMode
    columnCount = header.count
    var scope = scope
    // Without formulas there is a selection, a condition or another format.
    if !text.isEmpty { try addFormulas(text, books, &scope, options) }
    if let condition { try setCondition(condition, books, scope, options) }
  }

  private mutating func addFormulas(_ text: String, _ books: [FormulaBook], _ scope: inout Scope, _ options: Formula.Options)
    throws(FormulaError)
  {
    let tree = try Parser.tree(
      of: SourceText(text), newlinesSeparate: true, scope: scope.names(with: names), limits: options.limits)
    for (index, function) in tree.functions.enumerated() {
      scope.define(function.name, function: Definitions.Function(tree: tree, index: index, angleUnit: options.angleUnit))
    }
    for (index, statement) in tree.statements.enumerated() {
      let name: String
      switch statement.defines {
      case .function: continue
      case .value(let defined): name = defined
      case nil:
        // Calls of aggregates stand in back quotes that nobody has typed.
        name = callSlots.reduce(String(tree.source.slice(statement.range))) { $0.replacing("`\(names[$1])`", with: names[$1]) }
      }
      let column = try column(name, slot: -1, tree, index, books, scope, options)
      let slot = nameIndex.index(of: name, in: &names)
      columns.append(
        Column(
          name: name, slot: slot, formula: column.formula, reads: column.reads, inputs: column.inputs, guards: column.guards))
      settledSlots.insert(slot)
      units[name] = column.formula.kind.inputUnit
    }
    addAggregates(tree)
  }

  private mutating func addAggregates(_ tree: SyntaxTree) {
    aggregates += RowAggregate.calls(in: tree) { $0 != Self.rowName && nameIndex.find($0, in: names) != nil }
  }

  private mutating func setCondition(_ text: String, _ books: [FormulaBook], _ scope: Scope, _ options: Formula.Options)
    throws(FormulaError)
  {
    let tree = try Parser.tree(of: SourceText(text, name: "--where"), scope: scope.names(with: names), limits: options.limits)
    if let last = tree.statements.last, case .value? = last.defines {
      // Nobody wants a definition here, whose value would nearly always hold.
      let bytes = Array(tree.source.text.utf8)[last.range.start..<last.range.end]
      let sign = bytes.firstIndex(of: UInt8(ascii: "=")) ?? last.range.start
      throw FormulaError(.misplacedEquals, at: SourceRange(start: sign, end: sign + 1), in: tree.source)
    }
    let column = try column("--where", slot: -1, tree, nil, books, scope, options)
    let inputs = Set(column.inputs)
    condition = column
    conditionPlace = (columns.lastIndex { inputs.contains($0.slot) } ?? -1) + 1
    addAggregates(tree)
  }

  /// Compiles a statement, or all of a tree, for the slots that there are.
  private mutating func column(
    _ name: String, slot: Int, _ tree: SyntaxTree, _ statement: Int?, _ books: [FormulaBook], _ scope: Scope, _ options: Formula.Options
  ) throws(FormulaError) -> Column {
    let range = statement.map { tree.statements[$0].range } ?? SourceRange(start: 0, end: tree.source.text.utf8.count)
    let uses = tree.uses(in: statement.map { tree.statements[$0].nodes } ?? tree.nodes.indices)
    let used = scope.names(usedBy: uses.map(\.name))
    // What is reached inside of a book takes columns through its parameters only, whatever else has the names that stand there.
    let reachable = used.union(books.flatMap { $0.parameters.map(\.name) })
    let slots = reachable.compactMap { nameIndex.find($0, in: names) }.sorted()
    let (formula, variableSlots) = try compile(tree, statement, at: range, slots, scope, options)
    let guards = try guards(of: used, books)
    let reads = formula.program.usedVariables.map { (variable: $0, slot: variableSlots[$0]) }
    let inputs = inputs(reads.map(\.slot), guards)
    return Column(name: name, slot: slot, formula: formula, reads: reads, inputs: inputs, guards: guards)
  }

  /// What books ask of the slots that a formula reaches through their values and functions.
  private func guards(of used: Set<String>, _ books: [FormulaBook]) throws(FormulaError) -> [(slot: Int, condition: FormulaBook.Condition)]
  {
    guard !books.isEmpty else { return [] }
    // What has the name of a slot is that slot's number, and not the book's.
    let used = used.filter { nameIndex.find($0, in: names) == nil }
    var guards: [(slot: Int, condition: FormulaBook.Condition)] = []
    for book in books {
      for condition in try book.conditions(reachedBy: used) {
        if let slot = nameIndex.find(condition.parameter, in: names) { guards.append((slot, condition)) }
      }
    }
    return guards
  }

  /// The slots that a formula and its guards read; those that no formula has written yet are needed from the table.
  ///
  /// A guard may look at a parameter of which folding has left nothing in the formula.
  private mutating func inputs(_ slots: [Int], _ guards: [(slot: Int, condition: FormulaBook.Condition)]) -> [Int] {
    let inputs = Set(slots).union(guards.map(\.slot)).sorted()
    for input in inputs where settledSlots.insert(input).inserted {
      if input < columnCount { neededSlots.append(input) } else if !callSlots.contains(input) { rowSlot = input }
    }
    return inputs
  }

  private mutating func compile(
    _ tree: SyntaxTree, _ statement: Int?, at range: SourceRange, _ slots: [Int], _ scope: Scope, _ options: Formula.Options
  ) throws(FormulaError) -> (formula: Formula, variableSlots: [Int]) {
    func compiled(_ variables: [String]) throws(FormulaError) -> Compiler.Result {
      var compilerOptions = CompilerOptions(options, variables: variables)
      compilerOptions.inputUnits = units.filter { variables.contains($0.key) }
      return try Compiler.compile(
        tree, statements: statement.map { $0..<$0 + 1 }, definitions: scope.definitions, options: compilerOptions)
    }
    var variableSlots = slots
    let result: Compiler.Result
    do throws(FormulaError) { result = try compiled(slots.map { names[$0] }) } catch {
      // All names may have been meant.
      variableSlots = Array(names.indices)
      result = try compiled(names)
    }
    try linkBudget.charge(result, at: range, in: tree.source)
    if result.program.holdsValues {
      let kind = FormulaError.Kind.misplacedKind(
        "texts, lists and missing values", operation: "a table", advice: "eval --jsonl computes with them line by line")
      throw FormulaError(kind, at: SourceRange(start: 0, end: result.program.source.text.utf8.count), in: result.program.source)
    }
    return (try Formula(program: result.program, functions: scope.hostFunctions, limits: options.limits), variableSlots)
  }

  /// The header of a column that a formula writes: its name, and its unit in brackets.
  func title(ofSlot slot: Int) -> String {
    guard let unit = units[names[slot]].flatMap({ ValueKind(ofInput: $0).unit }) else { return names[slot] }
    return "\(names[slot]) [\(unit)]"
  }

  /// The slot of a call of an aggregate.
  func slot(ofCall name: String) -> Int? { callSlots.first { names[$0] == name } }

  /// The unit of the numbers under a name, as inputs have units.
  func unit(of name: String) -> String? { units[name] }

  /// Whether equal rows give equal values; otherwise numbers are drawn at random, row by row.
  var isRepeatable: Bool { programs.allSatisfy(\.isPure) }
  /// Whether formulas are evaluated column by column.
  var isColumnar: Bool { numberMode == .double && isRepeatable }

  /// Whether some row may take a thousand times as long as others do, since a formula loops or calls functions.
  var mayTakeLong: Bool { programs.contains(where: \.loopsOrCalls) }

  private var programs: [Program] { columns.map(\.formula.program) + (condition.map { [$0.formula.program] } ?? []) }

  /// What the number of a row is called.
  static let rowName = "row"
}

extension Program {
  /// The inputs that the code reads, in order.
  var usedVariables: [Int] {
    var used = [Bool](repeating: false, count: variables.count)
    var offset = 0
    while let instruction = Instruction.decode(draft.code, at: &offset) {
      if instruction.opcode == .variable { used[Int(instruction.operand)] = true }
    }
    return used.indices.filter { used[$0] }
  }

  /// Whether there is more in the code than what runs once from its start to its end.
  var loopsOrCalls: Bool {
    var offset = 0
    while let instruction = Instruction.decode(draft.code, at: &offset) {
      if instruction.opcode == .loop || instruction.opcode == .call { return true }
    }
    return false
  }
}
