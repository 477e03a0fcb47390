import Reckon
import ReckonBytecode
import ReckonCompiler
import ReckonSyntax

/// A formula of numbers alone that takes answers to questions about columns of texts, such as `region == "EU"`, in
/// place of the texts: it has the values of a formula that reads texts, and is evaluated by columns.
struct ArrowColumnForm: Sendable {
  let formula: Formula
  /// The questions whose answers are inputs by their names.
  let tests: [ColumnTest]

  /// - Parameters:
  ///   - text: that of the formula.
  ///   - variables: its inputs.
  ///   - units: their units, or the words in the place of one.
  /// - Returns: `nil` for a formula that has no such form, or needs none.
  init?(_ formula: Formula, _ text: String, variables: [String], units: [String: String], _ scope: CScope) {
    let program = formula.program
    guard program.holdsValues, program.numberMode == .double, program.isPure, formula.kind.isNumeric else { return nil }
    let names = scope.scope.names(with: variables)
    guard let tree = try? Parser.tree(of: SourceText(text), scope: names, limits: scope.options.limits) else {
      return nil
    }
    let columns = Set(variables)
    let conditions = TextConditions(tree, tree.nodes.indices, defined: nil, names) {
      columns.contains($0)
    } isPlain: {
      units[$0] == nil
    } textSource: { _ in
      nil
    }
    let tests = conditions.tests
    guard !tests.isEmpty else { return nil }
    // A text that is an input, used or not, would be a value of any kind.
    let replaced = conditions.replaced
    let used = scope.scope.names(usedBy: replaced.uses(in: replaced.nodes.indices).map { $0.name })
    let left = variables.filter { used.contains($0) }
    let kinds = tests.reduce(into: units.filter { left.contains($0.key) }) { $0[$1.name] = $1.unit }
    let options = CompilerOptions(scope.options, variables: left + tests.map { $0.name }, units: kinds)
    guard
      let result = try? Compiler.compile(replaced, definitions: scope.scope.definitions, options: options),
      !result.program.holdsValues,
      let form = try? Formula(program: result.program, functions: scope.scope.hostFunctions, options: scope.options)
    else { return nil }
    (self.formula, self.tests) = (form, tests)
  }
}
