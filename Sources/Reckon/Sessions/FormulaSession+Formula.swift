import ReckonCatalogue
import ReckonCompiler
import ReckonSyntax

/// Formulas for evaluating a session's functions elsewhere.
extension FormulaSession {
  /// Compiles a formula in the scope of statements: with the definitions, and earlier values as `ans` and `ans(3)`.
  ///
  /// - Parameters:
  ///   - variables: the names of the inputs, which shadow definitions. If omitted, undefined names become inputs.
  ///   - units: the units of the inputs' numbers, by input name.
  ///   - options: the compile options; by default those of statements.
  ///   - readsUnits: whether words after operands that are not inputs may denote units.
  /// - Throws: as ``Formula/init(_:variables:undeclared:units:defaults:scope:options:deadline:)``; also the error of a
  ///   definition that it uses and that currently has no value.
  package func formula(
    _ text: String, variables: [String]? = nil, units: [String: String] = [:], options: Formula.Options? = nil,
    readsUnits: Bool = true
  ) throws(FormulaError) -> Formula {
    try formula(
      Lexer.tokens(of: SourceText(text), limits: (options ?? self.options).limits), variables: variables, units: units,
      options: options,
      readsUnits: readsUnits)
  }

  /// The same for tokens.
  func formula(
    _ list: TokenList, variables: [String]?, units: [String: String] = [:], options: Formula.Options? = nil,
    readsUnits: Bool = true
  ) throws(FormulaError) -> Formula {
    let options = options ?? self.options
    var names = names(with: variables ?? [])
    names.findsInputs = variables == nil || !readsUnits
    let tree = try Parser.tree(of: list, scope: names, limits: options.limits)
    do throws(FormulaError) {
      let compiled = try Compiler.compile(
        tree, definitions: lookingInto(definitions(withAnswersOf: tree)),
        options: CompilerOptions(options, variables: variables, units: units))
      return try Formula(
        program: compiled.program, functions: inForce.scope.hostFunctions(of: compiled.program), options: options)
    } catch {
      throw cause(of: error)
    }
  }

  /// Definitions as visible to the session's texts: values that currently cannot be computed have no other meaning, and
  /// derivatives with respect to `x` look into each value that depends on `x`.
  func lookingInto(_ definitions: Definitions) -> Definitions {
    var definitions = definitions
    definitions.unresolved = inForce.namesWithoutValue
    definitions.dependents = { names in formulas(dependingOn: names) }
    definitions.serials = { serial(ofText: $0, inBook: $1) }
    return definitions
  }

  /// The formulas of the values that depend on names, by name.
  private func formulas(dependingOn names: Set<String>) -> [String: Definitions.Function] {
    var formulas: [String: Definitions.Function] = [:]
    for user in inForce.users(of: names.compactMap { inForce.store.names.number(of: $0) }) {
      guard let definition = inForce[user], definition.parameters == nil, definition.result != nil else { continue }
      guard let tree = try? tree(of: definition) else { continue }
      formulas[definition.name] = Definitions.Function(
        value: definition.name, tree: tree, angleUnit: definition.angleUnit)
    }
    return formulas
  }

  /// The meanings of a tree's names, including earlier answers.
  package func definitions(withAnswersOf tree: SyntaxTree) -> Definitions {
    var definitions = inForce.scope.definitions
    for name in tree.names {
      guard let answer = past[name] else { continue }
      definitions[name] = Definitions.Meaning(
        value: Program.Constant(answer.number, answer.exactness), form: answer.form)
      definitions[name].uncertainty = answer.uncertainty
    }
    return definitions
  }
}
