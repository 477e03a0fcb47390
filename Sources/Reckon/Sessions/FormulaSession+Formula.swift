import ReckonCatalogue
import ReckonCompiler
import ReckonSyntax

/// Formulas for those who look at functions of a conversation.
extension FormulaSession {
  /// Compiles a formula that sees what statements see: the definitions, and earlier values as `ans` and `ans(3)`.
  ///
  /// - Parameters:
  ///   - variables: the names of the inputs; they hide definitions. Without them, names that nothing is known of become inputs.
  ///   - options: how to compile it; without them as statements are.
  ///   - readsUnits: whether words behind operands may mean units, where they are not inputs.
  /// - Throws: as ``Formula/init(_:variables:undeclared:units:defaults:scope:options:)``; also the error of a definition that it uses and that has no value now.
  package func formula(
    _ text: String, variables: [String]? = nil, options: Formula.Options? = nil, readsUnits: Bool = true
  ) throws(FormulaError) -> Formula {
    let options = options ?? self.options
    var names = names(with: variables ?? [])
    names.findsInputs = variables == nil || !readsUnits
    let tree = try Parser.tree(of: SourceText(text), scope: names, limits: options.limits)
    do throws(FormulaError) {
      let compiled = try Compiler.compile(
        tree, definitions: definitions(withAnswersOf: tree), options: CompilerOptions(options, variables: variables))
      return try Formula(program: compiled.program, functions: inForce.scope.hostFunctions, limits: options.limits)
    } catch {
      throw cause(of: error)
    }
  }

  /// What a tree's names mean, those of earlier values included.
  package func definitions(withAnswersOf tree: SyntaxTree) -> Definitions {
    var definitions = inForce.scope.definitions
    for name in tree.names {
      guard let answer = past[name] else { continue }
      definitions[name] = Definitions.Meaning(value: Program.Constant(answer.number, answer.exactness), form: answer.form)
    }
    return definitions
  }
}
