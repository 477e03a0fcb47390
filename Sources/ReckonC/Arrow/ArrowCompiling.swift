import Reckon
import ReckonSyntax

/// A formula that was compiled for the columns of a schema, and its form for columns of texts.
struct CompiledForColumns {
  let formula: Formula
  let columnForm: ArrowColumnForm?
}

extension ArrowFields {
  /// Compiles a formula for the columns of a schema: each that it uses is an input of the column's kind, in the order
  /// of the columns, behind those that the scope names. What the scope says of an input goes before what the schema
  /// says.
  ///
  /// - Throws: `invalidArgument`, which names the column, for one that formulas cannot use; otherwise as `Formula`'s
  ///   initialiser.
  func compile(_ text: String, _ scope: CScope) throws(FormulaError) -> CompiledForColumns {
    if isBare, fields[0].name.isEmpty { return try compileForNameless(text, scope) }
    let columns = fields.indices.filter { Scope.canName(fields[$0].name) && !scope.variables.contains(fields[$0].name) }
    let names = columns.map { fields[$0].name }
    let tree = try Parser.tree(
      of: SourceText(text), scope: scope.scope.names(with: scope.variables + Self.withoutRepetitions(names)),
      limits: scope.options.limits)
    let uses = tree.uses(in: tree.nodes.indices)
    let values = Set(uses.lazy.filter { !$0.isCall }.map { $0.name })
    for name in values
    where names.contains(name) || scope.variables.contains(name) && fields.contains(where: { $0.name == name }) {
      _ = try place(of: name, isOnly: false)
    }
    let reached = scope.scope.names(usedBy: uses.map { $0.name })
    let used = Self.withoutRepetitions(names.filter { reached.contains($0) })
    do throws(FormulaError) { return try compile(text, scope, used) } catch {
      // All names may have been meant.
      return try compile(text, scope, Self.withoutRepetitions(names))
    }
  }

  /// A column without a name is the only input that a formula has: the one name that can be it.
  private func compileForNameless(_ text: String, _ scope: CScope) throws(FormulaError) -> CompiledForColumns {
    let field = fields[0]
    let tree = try Parser.tree(
      of: SourceText(text), scope: scope.scope.names(with: scope.variables.isEmpty ? nil : scope.variables),
      limits: scope.options.limits)
    let uses = tree.uses(in: tree.nodes.indices).filter { !$0.isCall }
    let names = Self.withoutRepetitions(uses.map { $0.name }).filter { !scope.variables.contains($0) }
    var compiled: [CompiledForColumns] = []
    var failure: FormulaError?
    for used in [[]] + names.prefix(Self.mostNames).map({ [$0] }) {
      do throws(FormulaError) {
        compiled.append(try compile(text, scope, used) { _ in field })
        // Without an input it takes no column.
        if used.isEmpty { return compiled[0] }
      } catch { if !used.isEmpty { failure = failure ?? error } }
    }
    if compiled.count == 1 {
      if let problem = field.problem { throw FormulaError(column: "", problem) }
      return compiled[0]
    }
    if let failure, compiled.isEmpty, names.count == 1 { throw failure }
    throw FormulaError(
      column: "",
      Phrase(
        "itHasNoNameAndInputsAre",
        "it has no name and the formula has \(names.count) names that could be its own; name it"))
  }

  /// So many names of a formula are tried out.
  private static let mostNames = 16

  private func compile(_ text: String, _ scope: CScope, _ used: [String]) throws(FormulaError) -> CompiledForColumns {
    try compile(text, scope, used) { name in fields.first { $0.name == name } }
  }

  private func compile(
    _ text: String, _ scope: CScope, _ used: [String], _ field: (String) -> ArrowField?
  ) throws(FormulaError) -> CompiledForColumns {
    let variables = scope.variables + used
    var units: [String: String] = [:]
    for name in variables { units[name] = scope.units[name] ?? field(name)?.inputUnit }
    let formula = try Formula(text, variables: variables, units: units, scope: scope.scope, options: scope.options)
    return CompiledForColumns(
      formula: formula, columnForm: ArrowColumnForm(formula, text, variables: variables, units: units, scope))
  }

  private static func withoutRepetitions(_ names: [String]) -> [String] {
    var known: Set<String> = []
    return names.filter { known.insert($0).inserted }
  }
}

extension ArrowField {
  /// The unit of an input that reads the column, or the word in its place; `nil` for plain numbers.
  var inputUnit: String? {
    guard let type else { return nil }
    switch type {
    case .integer, .float, .decimal: return unit
    case .nothing, .truth, .text, .textView, .days, .milliseconds, .timestamp, .time, .duration: return type.inputUnit
    }
  }
}
