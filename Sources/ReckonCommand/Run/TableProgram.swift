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
    /// The slots that the formula reads.
    let inputs: [Int]
  }

  private(set) var names: [String]
  /// The number of names that are the table's.
  private let columnCount: Int
  private(set) var columns: [Column] = []
  private(set) var condition: Column?
  /// The slots of columns that some formula reads before any formula has written them.
  private(set) var neededSlots: [Int] = []
  /// What a book asks of the columns that are its parameters, with their slots.
  private(set) var conditions: [(slot: Int, condition: FormulaBook.Condition)] = []
  /// The slot of the row's number, if a formula uses it.
  private(set) var rowSlot: Int?
  let policy: ErrorPolicy
  let numberMode: NumberMode

  /// - Parameters:
  ///   - header: the table's column names, without repetitions.
  ///   - condition: the text of `--where`, if any.
  ///   - books: whose definitions the formulas may use.
  init(
    _ text: String, condition: String?, header: [String], books: [FormulaBook], scope: Scope, options: Formula.Options, policy: ErrorPolicy
  ) throws(FormulaError) {
    // The row's number has a name unless a column has it.
    let rowName = header.contains(Self.rowName) ? [] : [Self.rowName]
    names = header + rowName
    self.policy = policy
    numberMode = options.numberMode
    columnCount = header.count
    var scope = scope
    // Without formulas there is a selection, a condition or another format.
    if !text.isEmpty { try addFormulas(text, &scope, options) }
    if let condition { try setCondition(condition, scope, options) }
    for book in books {
      for condition in try book.conditions(of: neededSlots.map { names[$0] }) {
        if let slot = names.firstIndex(of: condition.parameter) { conditions.append((slot, condition)) }
      }
    }
  }

  private mutating func addFormulas(_ text: String, _ scope: inout Scope, _ options: Formula.Options) throws(FormulaError) {
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
      case nil: name = String(tree.source.slice(statement.range))
      }
      let formula = try compile(tree, index, scope, options)
      let slot = names.firstIndex(of: name) ?? names.count
      if slot == names.count { names.append(name) }
      columns.append(Column(name: name, slot: slot, formula: formula, inputs: inputs(of: formula)))
    }
  }

  private mutating func setCondition(_ text: String, _ scope: Scope, _ options: Formula.Options) throws(FormulaError) {
    let tree = try Parser.tree(of: SourceText(text, name: "--where"), scope: scope.names(with: names), limits: options.limits)
    let formula = try compile(tree, nil, scope, options)
    condition = Column(name: "--where", slot: -1, formula: formula, inputs: inputs(of: formula))
  }

  /// The slots that a formula reads; those that no formula has written yet are needed from the table.
  private mutating func inputs(of formula: Formula) -> [Int] {
    let inputs = formula.program.usedVariables
    let unwritten = inputs.filter { input in !columns.contains { $0.slot == input } }
    for input in unwritten {
      if input < columnCount {
        if !neededSlots.contains(input) { neededSlots.append(input) }
      } else {
        rowSlot = input
      }
    }
    return inputs
  }

  private func compile(_ tree: SyntaxTree, _ statement: Int?, _ scope: Scope, _ options: Formula.Options) throws(FormulaError) -> Formula {
    let result = try Compiler.compile(
      tree, statements: statement.map { $0..<$0 + 1 }, definitions: scope.definitions,
      options: CompilerOptions(options, variables: names))
    return try Formula(program: result.program, functions: [], limits: options.limits)
  }

  /// Whether equal rows give equal values; otherwise numbers are drawn at random, row by row.
  var isRepeatable: Bool { (columns + (condition.map { [$0] } ?? [])).allSatisfy(\.formula.program.isPure) }
  /// Whether formulas are evaluated column by column.
  var isColumnar: Bool { numberMode == .double && isRepeatable }

  /// What the number of a row is called.
  static let rowName = "row"

  /// Why a column has no number in a row where one of its inputs has none.
  func reason(_ gap: Gap, of slot: Int) -> String {
    switch gap {
    case .none: ""
    case .empty: "\(names[slot]) is empty"
    case .notNumeric: "\(names[slot]) is not a number"
    case .outOfRange: "\(names[slot]) is outside of what its book allows: \(conditions.first { $0.slot == slot }?.condition.text ?? "")"
    case .failed: "\(names[slot]) could not be computed"
    }
  }
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
}
