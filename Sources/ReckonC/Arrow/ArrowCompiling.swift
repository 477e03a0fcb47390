import Reckon
import ReckonSyntax

extension ArrowFields {
  /// Compiles a formula for the columns of a schema: each that it uses is an input of the column's kind, in the order
  /// of the columns, behind those that the scope names. What the scope says of an input goes before what the schema
  /// says.
  ///
  /// - Throws: `invalidArgument`, which names the column, for one that formulas cannot use; otherwise as `Formula`'s
  ///   initialiser.
  func compile(_ text: String, _ scope: CScope) throws(FormulaError) -> Formula {
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

  /// A column without a name is the only input that a formula has.
  private func compileForNameless(_ text: String, _ scope: CScope) throws(FormulaError) -> Formula {
    let found = try Formula(text, scope: scope.scope, options: scope.options).variables.filter {
      !scope.variables.contains($0)
    }
    guard found.count <= 1, fields[0].problem == nil || found.isEmpty else {
      throw FormulaError(
        column: "",
        fields[0].problem
          ?? Phrase("itHasNoNameAndInputsAre", "it has no name and the formula has \(found.count) inputs; name it"))
    }
    return try compile(text, scope, found) { _ in fields[0] }
  }

  private func compile(_ text: String, _ scope: CScope, _ used: [String]) throws(FormulaError) -> Formula {
    try compile(text, scope, used) { name in fields.first { $0.name == name } }
  }

  private func compile(
    _ text: String, _ scope: CScope, _ used: [String], _ field: (String) -> ArrowField?
  ) throws(FormulaError) -> Formula {
    let variables = scope.variables + used
    var units: [String: String] = [:]
    for name in variables { units[name] = scope.units[name] ?? field(name)?.inputUnit }
    return try Formula(text, variables: variables, units: units, scope: scope.scope, options: scope.options)
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
