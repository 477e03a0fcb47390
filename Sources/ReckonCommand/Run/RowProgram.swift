import Reckon
import ReckonBytecode
import ReckonCompiler
import ReckonSyntax

/// The formulas of `reckon run`, compiled once for the columns of a table.
///
/// Every column and every definition has a slot; a definition with a column's name takes that column's slot, so formulas
/// behind it see the new value.
struct RowProgram {
  struct Column {
    let name: String
    let slot: Int
    let formula: Formula
    /// The slots that the formula reads.
    let inputs: [Int]
  }

  /// Why a slot has no number in the current row.
  enum Gap: Equatable {
    case empty
    case notNumeric
    /// Its own formula failed.
    case failed
  }

  /// A formula that could not be evaluated for a row.
  struct Failure {
    let column: String
    let reason: String
  }

  private(set) var names: [String]
  private(set) var columns: [Column] = []
  private(set) var condition: Column?
  /// The slots that some formula reads before any formula has written them.
  private(set) var neededSlots: [Int] = []
  let policy: ErrorPolicy
  let numberMode: NumberMode

  /// - Parameters:
  ///   - header: the table's column names, without repetitions.
  ///   - condition: the text of `--where`, if any.
  init(
    _ text: String, condition: String?, header: [String], scope: Scope, options: Formula.Options, policy: ErrorPolicy
  ) throws(FormulaError) {
    names = header
    self.policy = policy
    numberMode = options.numberMode
    var scope = scope
    let tree = try Parser.tree(
      of: SourceText(text), newlinesSeparate: true, scope: scope.names(with: header), limits: options.limits)
    for (index, function) in tree.functions.enumerated() {
      scope.define(function.name, function: Definitions.Function(tree: tree, index: index, angleUnit: options.angleUnit))
    }
    var defined: Set<Int> = []
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
      let inputs = formula.program.usedVariables
      neededSlots += inputs.filter { !defined.contains($0) && $0 < header.count && !neededSlots.contains($0) }
      columns.append(Column(name: name, slot: slot, formula: formula, inputs: inputs))
      defined.insert(slot)
    }
    if let condition {
      let tree = try Parser.tree(
        of: SourceText(condition, name: "--where"), scope: scope.names(with: names), limits: options.limits)
      let formula = try compile(tree, nil, scope, options)
      let inputs = formula.program.usedVariables
      neededSlots += inputs.filter { !defined.contains($0) && $0 < header.count && !neededSlots.contains($0) }
      self.condition = Column(name: "--where", slot: -1, formula: formula, inputs: inputs)
    }
  }

  private func compile(_ tree: SyntaxTree, _ statement: Int?, _ scope: Scope, _ options: Formula.Options) throws(FormulaError) -> Formula {
    let result = try Compiler.compile(
      tree, statements: statement.map { $0..<$0 + 1 }, definitions: scope.definitions,
      options: CompilerOptions(options, variables: names))
    return try Formula(program: result.program, functions: [], limits: options.limits)
  }

  /// Evaluates one column into its slot.
  ///
  /// - Parameters:
  ///   - values: a number for each slot; those with a gap are not read.
  ///   - gaps: for each slot, why it has no number.
  func evaluate(_ column: Column, _ values: RowValues, _ gaps: [Gap?], using random: inout RandomSource) -> Result<Number, FailureReason> {
    for input in column.inputs {
      switch gaps[input] {
      case nil: break
      case .empty: return .failure(FailureReason("\(names[input]) is empty"))
      case .notNumeric: return .failure(FailureReason("\(names[input]) is not a number"))
      case .failed: return .failure(FailureReason("\(names[input]) could not be computed"))
      }
    }
    do throws(FormulaError) {
      // A formula knows the slots that existed when it was compiled.
      return .success(try values.evaluate(column.formula, policy, using: &random))
    } catch {
      return .failure(FailureReason(error.message))
    }
  }

  struct FailureReason: Error {
    let text: String
    init(_ text: String) { self.text = text }
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
