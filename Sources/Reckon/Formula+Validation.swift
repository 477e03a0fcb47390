import ReckonCatalogue
import ReckonCompiler
public import ReckonMachine
import ReckonSyntax

/// Errors in a text.
extension Formula {
  /// The syntax and semantic errors in a formula, by position, at most a hundred of each; none if it can be compiled.
  /// After a deadline, or in a cancelled task, `deadlinePassed` or `cancelled` is the only one.
  public static func validate(
    _ source: String, variables: [String]? = nil, scope: Scope = Scope(), options: Options = Options(),
    deadline: EvaluationOptions.Deadline? = nil
  ) -> [FormulaError] {
    do throws(FormulaError) {
      return try EvaluationOptions(deadline: deadline).limiting { (isCancelled) throws(FormulaError) in
        try errors(
          in: SourceText(source), newlinesSeparate: false, variables: variables, scope: scope, options: options,
          isCancelled: isCancelled)
      }
    } catch { return [error] }
  }

  /// - Parameter readsAsTyped: whether the text is parsed as interactive input, with units after numbers, although
  ///   unknown names become inputs if no variables are given; these may then be of any kind.
  /// - Throws: `cancelled`.
  package static func errors(
    in source: SourceText, newlinesSeparate: Bool, variables: [String]?, readsAsTyped: Bool = false, scope: Scope,
    options: Options,
    isCancelled: (@Sendable () -> Bool)? = nil
  ) throws(FormulaError) -> [FormulaError] {
    let list = try Lexer.tokens(
      of: source, newlinesSeparate: newlinesSeparate, limits: options.limits, isCancelled: isCancelled)
    let (tree, errors) = try Parser.parse(
      list, scope: scope.names(with: readsAsTyped ? variables ?? [] : variables), limits: options.limits,
      isCancelled: isCancelled)
    var compilerOptions = CompilerOptions(options, variables: variables)
    compilerOptions.leavesKindsOpen = readsAsTyped
    compilerOptions.isCancelled = isCancelled
    var all = errors
    // A statement with a syntax error defines nothing: only the others are checked.
    if errors.isEmpty || tree.statements.count > 0 {
      all += try Compiler.errors(
        in: tree, isWhole: errors.isEmpty, definitions: scope.definitions, options: compilerOptions)
    }
    return all.sorted { $0.range.start < $1.range.start }
  }
}
