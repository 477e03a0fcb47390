import Reckon
import ReckonCompiler
import ReckonSyntax

/// The formulas and the condition of a run as syntax trees, whose ranges are those of what was given.
struct TableFormulas {
  /// The formulas in order. Without any there is a selection, a condition or another format.
  var trees: [SyntaxTree] = []
  var condition: SyntaxTree?

  init() {}

  /// - Parameters:
  ///   - names: those of the table's columns, and of the row's number.
  ///   - scope: what else has names.
  init(_ request: TableRequest, names: [String], _ scope: Scope) throws(FormulaError) {
    let limits = request.options.limits
    let functions = Set(RowsFunction.all.map(\.name))
    var (names, scope) = (names, scope)
    func known() -> NameScope {
      var known = scope.names(with: names)
      known.functionsOfRows = functions
      return known
    }
    if !request.formulas.isEmpty {
      let tree = try Parser.tree(of: SourceText(request.formulas), newlinesSeparate: true, scope: known(), limits: limits)
      trees = [tree]
      scope.define(functionsOf: tree, request.options.angleUnit)
      names += tree.statements.compactMap { if case .value(let name)? = $0.defines, !names.contains(name) { name } else { nil } }
    }
    if let condition = request.condition {
      self.condition = try Parser.tree(of: SourceText(condition, name: "--where"), scope: known(), limits: limits)
    }
  }
}

extension Scope {
  /// Adds the functions that a tree defines.
  mutating func define(functionsOf tree: SyntaxTree, _ angleUnit: AngleUnit) {
    for (index, function) in tree.functions.enumerated() {
      define(function.name, function: Definitions.Function(tree: tree, index: index, angleUnit: angleUnit))
    }
  }
}
