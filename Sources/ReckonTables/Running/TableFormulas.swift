import Reckon
import ReckonCompiler
import ReckonSyntax

/// The formulas and the condition of a run as syntax trees, whose ranges refer to the given texts.
struct TableFormulas {
  /// The formulas in order. Without any, the run selects, filters or converts.
  var trees: [SyntaxTree] = []
  var condition: SyntaxTree?

  init() {}

  /// - Parameters:
  ///   - names: the names of the table's columns, and of the row number.
  ///   - scope: the other names in scope.
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
      let tree = try Parser.tree(
        of: SourceText(request.formulas), newlinesSeparate: true, scope: known(), limits: limits)
      trees = [tree]
      scope.define(functionsOf: tree, request.options.angleUnit)
      names += tree.statements.compactMap {
        if case .value(let name)? = $0.defines, !names.contains(name) { name } else { nil }
      }
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
