import ReckonCatalogue
import ReckonCompiler
import ReckonMachine
import ReckonSyntax

/// Evaluating statements.
extension FormulaSession {
  /// The value of a statement, with the facts of its program.
  struct Evaluated {
    let result: FormulaResult
    let form: ResultForm
    let ratesDate: String?
    let isPure: Bool
    /// Notes on its parse that depend on more than its text.
    let notes: [FormulaNote]
  }

  /// The value of a tree's statement.
  ///
  /// - Parameters:
  ///   - usesNames: whether it may contain names of the session; otherwise all are constants.
  ///   - serial: the serial number of its text; `nil` for that of the current statement.
  /// - Throws: also the error of a definition that the statement uses and that currently has no value.
  mutating func evaluate(
    _ tree: SyntaxTree, _ index: Int, _ angleUnit: AngleUnit, usesNames: Bool = true, serial: Int? = nil,
    _ isCancelled: (@Sendable () -> Bool)?
  ) throws(FormulaError) -> Evaluated {
    let statement = tree.statements[index]
    forgetOtherSurroundings()
    let usesAnswers = tree.nodes[statement.nodes].contains {
      $0.kind == .name && past.isAnswer(tree.names[Int($0.payload)])
    }
    var key =
      execution.cache == nil || usesAnswers || !usesNames
      ? nil : cacheKey(tree.source.slice(statement.range), angleUnit)
    if let key, let known = execution.cache?.value(key) {
      execution.notes += known.notes
      return known
    }
    let random = execution.random
    var uncertain: UncertainText?
    do throws(FormulaError) {
      let formula: Formula
      if let key, let known = execution.cache?.find(key) {
        formula = known.formula
      } else {
        let named = usesAnswers ? definitions(withAnswersOf: tree) : inForce.scope.definitions
        let definitions = usesNames ? lookingInto(named) : named.unitsAlone
        let compiled = try compile(tree, index, angleUnit, definitions, isCancelled)
        formula = try self.formula(of: compiled, angleUnit)
        if !compiled.sources.isEmpty {
          key = nil
          let text = UncertainText(
            tree: tree, index: index, angleUnit: angleUnit, definitions: definitions, sources: compiled.sources,
            serial: serial ?? execution.serial, random: random, isMeasured: compiled.measuresUncertainty)
          uncertain = text
        } else if key != nil {
          let used = inForce.scope.names(usedBy: tree.names)
          // The formulas that a derivative depends on may change although the value does not.
          if used.contains(Self.derivativeName) { key = nil }
          if let key { execution.cache?.insert(CachedStatement(formula), for: key, dependingOn: used) }
        }
      }
      var result = try formula.result(
        options: EvaluationOptions(policy: policy, endingBy: isCancelled), using: &execution.random)
      let noteCount = execution.notes.count
      if let uncertain { result.uncertainty = try uncertainty(of: result, uncertain, isCancelled) }
      let program = formula.program
      let evaluated = Evaluated(
        result: result, form: program.resultForm, ratesDate: program.ratesDate, isPure: program.isPure,
        notes: program.notes.filter { $0.range.start < statement.range.end && statement.range.start < $0.range.end })
      execution.notes.insert(contentsOf: evaluated.notes, at: noteCount)
      if let key, program.isPure, program.canRepeat { execution.cache?.keep(evaluated, for: key) }
      return evaluated
    } catch {
      // A cancelled evaluation consumes no random numbers.
      if error.kind == .cancelled { execution.random = random }
      throw cause(of: error)
    }
  }

  private static let derivativeName = Catalogue.row(.derivative).name

  /// Clears the cache if rates, units, books, the clock or options have changed since it was filled.
  private mutating func forgetOtherSurroundings() {
    guard execution.cache != nil else { return }
    let surroundings = StatementSurroundings(inForce.scope, options)
    guard surroundings != execution.surroundings else { return }
    if execution.surroundings != nil { execution.cache?.removeAll() }
    execution.surroundings = surroundings
  }

  /// The cache key of a statement, including frequently changing context. Redefining a name evicts its users; other
  /// changes clear the cache.
  private func cacheKey(_ statement: Substring, _ angleUnit: AngleUnit) -> ProgramCacheKey {
    let policy = policy == .strict ? "strict" : "ieee"
    return ProgramCacheKey(
      source: String(statement), variables: [angleUnit.abbreviation, options.numberMode.rawValue, policy])
  }

  private mutating func compile(
    _ tree: SyntaxTree, _ index: Int, _ angleUnit: AngleUnit, _ definitions: Definitions,
    _ isCancelled: (@Sendable () -> Bool)?
  ) throws(FormulaError) -> Compiler.Result {
    var compilerOptions = CompilerOptions(options, variables: [])
    compilerOptions.angleUnit = angleUnit
    compilerOptions.isCancelled = isCancelled
    let compiled = try Compiler.compile(
      tree, statements: index..<index + 1, definitions: definitions, options: compilerOptions)
    try execution.definitionBudget.charge(compiled, at: tree.statements[index].range, in: tree.source)
    return compiled
  }

  func formula(of compiled: Compiler.Result, _ angleUnit: AngleUnit) throws(FormulaError) -> Formula {
    var options = options
    options.angleUnit = angleUnit
    return try Formula(
      program: compiled.program, functions: inForce.scope.hostFunctions(of: compiled.program), options: options)
  }

  /// The cause of an unknown name: if it is defined but currently has no value, the error of its definition.
  func cause(of error: FormulaError) -> FormulaError {
    guard let name = error.kind.unknownName else { return error }
    if case .failed(let cause)? = inForce[name]?.state { return cause }
    if inForce.books.contains(where: { $0.store[name]?.isParameter ?? false }) {
      return FormulaError(.missingParameter(name), at: error.range, in: error.source)
    }
    return error
  }

  /// The tree of a text, parsed with the names in force.
  func tree(of source: SourceText, _ isCancelled: (@Sendable () -> Bool)? = nil) throws(FormulaError) -> SyntaxTree {
    try Parser.tree(of: source, newlinesSeparate: true, scope: names, limits: options.limits, isCancelled: isCancelled)
  }

  /// The parser's scope.
  package var names: NameScope { names(with: []) }

  /// The same with some inputs.
  func names(with inputs: [String]) -> NameScope {
    var names = inForce.scope.names(with: inputs)
    // A value that currently cannot be computed is still a value.
    names.unresolvedNames = inForce.namesWithoutValue
    names.numberedName = SessionAnswers.name
    names.readsUncertainties = options.readsUncertainties
    return names
  }
}

extension FormulaError.Kind {
  /// The unknown name; `nil` for other errors.
  fileprivate var unknownName: String? {
    if case .unknownName(let name, suggestion: _) = self { return name }
    if case .unknownFunction(let name, suggestion: _) = self { return name }
    return nil
  }
}
