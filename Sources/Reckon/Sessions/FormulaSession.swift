import ReckonBytecode
import ReckonCatalogue
import ReckonCompiler
public import ReckonMachine
import ReckonSyntax

/// A session: statements one after another, whose definitions stay in force.
///
/// ```swift
/// var session = FormulaSession()
/// try session.run("price = 20")
/// try session.run("total := 3 * price")        // 60
/// try session.run("price = 25")                // total is 75 now, as the outcome's changes say
/// try session.run("ans + total(2)")
/// session.undo()                               // what was defined last
/// ```
///
/// A definition follows its text: when a name that it uses changes, its value is computed again. One that uses itself, directly or
/// through others (`n = n + 1`), random numbers or `ans` takes their value of now. Every value is numbered: `ans` is the last one and
/// `ans(3)` the third.
public struct FormulaSession: Sendable {
  /// The meaning of a name, and its state.
  public typealias Definition = Reckon.Definition

  /// The outcome of one statement.
  public struct Outcome: Sendable {
    /// The name that the statement defines, if any; for a function with its parameters, `f(x, y)`.
    public let definition: String?
    /// The names of the unknowns that the value solves: of one unknown its value, or the list of those that it may have; of several a list with
    /// the value of each. Empty for a statement that is no equation.
    public var solves: [String] = []
    /// Whether the value is the text of a formula: what `derive` and `integrate` give.
    public var isFormula = false
    /// The value; `nil` for the definition of a function.
    public let result: FormulaResult?
    /// The form in which the statement shows its value.
    public let form: ResultForm
    /// The day of the exchange rates by which the statement converts; `nil` when it converts no currency.
    public let ratesDate: String?
    /// Remarks on readings that could surprise.
    public let notes: [FormulaNote]
    /// The statement's text.
    public let source: String
    /// The value's number, by which `ans(number)` finds it; `nil` where there is no value.
    public let number: Int?
    /// Whether the text continues from the last answer, as `* 2` does; then `ans` is part of ``source``.
    public let continuesFromAnswer: Bool
    /// The definitions whose value the statement has changed beside its own, each after those that it uses.
    public let changes: [Definition]

    /// The nearest double to the value.
    public var value: Double? { result?.number.double }
  }

  /// How statements are run, and what those of the text that is being run share.
  struct Execution: Sendable {
    var options: Formula.Options
    var policy = ErrorPolicy.strict
    var random = RandomSource()
    /// Whether definitions are computed again when what they use changes; otherwise each keeps its first value.
    var keepsUpToDate = true
    /// Whether statements may be equations.
    var solvesEquations = true
    /// The number of values that the text may still cause to be computed again.
    var updatesLeft = 0
    /// How much its statements may still use of definitions.
    var definitionBudget = DefinitionBudget.unlimited
    /// Remarks on what the statement that is being run does to definitions.
    var notes: [FormulaNote] = []
    /// The number of the last text, by which uncertain literals are known.
    var serial = 0
    /// The numbers of texts that no definition of the session has: those of books and of the scope, by owner.
    var serials: [String: Int] = [:]
    /// Programs and values of statements that may come again; `nil` while nothing is kept.
    var cache: ProgramCache<CachedStatement>?
    /// What those in the cache were made with beside what their keys say.
    var surroundings: StatementSurroundings?
  }

  var inForce: DefinitionsInForce
  var past = SessionAnswers()
  var log = DefinitionLog()
  var execution: Execution

  /// A session in which only what the scope has is defined.
  public init(scope: Scope = Scope(), options: Formula.Options = Formula.Options()) {
    inForce = DefinitionsInForce(scope: scope)
    execution = Execution(options: options)
  }

  /// The options of statements. When the number mode changes, all definitions are computed again.
  public var options: Formula.Options {
    get { execution.options }
    set { uninterrupted { (session) throws(FormulaError) in try session.setOptions(newValue, nil) } }
  }
  /// The error policy of statements. Default: strict.
  public var policy: ErrorPolicy {
    get { execution.policy }
    set { execution.policy = newValue }
  }
  /// The source of `random()` and `randint(a, b)`.
  public var random: RandomSource {
    get { execution.random }
    _modify { yield &execution.random }
  }
  /// Whether a text that begins with an operator continues from the last answer: `* 2`, `+ 5`, `to hex`; and `- 5`, but not `-5`.
  /// Default: no.
  public var continuesFromAnswer: Bool {
    get { past.continuesFromAnswer }
    set { past.continuesFromAnswer = newValue }
  }

  /// The names in force.
  ///
  /// To give a name another value here, `session.scope["x"] = 6`, is to define it: it takes the place of a definition of that name, as a
  /// step for ``undo()``, and what uses the name is computed again.
  ///
  ///- Complexity: O(names) for each change, and that of what is computed again.
  public var scope: Scope {
    get { inForce.scope }
    set { uninterrupted { (session) throws(FormulaError) in try session.replaceScope(with: newValue, nil) } }
  }

  /// The names in force, for changes that concern no definition.
  package var currentScope: Scope {
    get { inForce.scope }
    _modify { yield &inForce.scope }
  }

  /// The last values, oldest first: all of them until there are more than ``answerLimit``.
  public var answers: [FormulaResult] { past.results }
  /// The number of values that ``answers`` keeps, at least 1. When there are more, the oldest tenth is dropped, and `ans(1)` is unknown.
  /// Default: 10,000.
  public var answerLimit: Int {
    get { past.limit }
    set { past.limit = newValue }
  }
  /// The number of the last value; 0 before the first.
  public var answerCount: Int { past.count }
  /// The value with a number, as `ans(number)` names it; `nil` where there is none, or none any more.
  public func answer(_ number: Int) -> FormulaResult? { past[number] }

  /// Whether programs and values of statements are kept for when the same text comes again. Default: no.
  public var cachesStatements: Bool {
    get { execution.cache != nil }
    set { execution.cache = newValue ? execution.cache ?? ProgramCache(capacity: 256) : nil }
  }
  /// The hits and misses, of programs and of values.
  public var cacheStatistics: Engine.Statistics { execution.cache?.statistics ?? Engine.Statistics() }

  /// Keeps the definitions and forgets the rest: answers are numbered from 1, and there is nothing to undo.
  public mutating func forgetPast() {
    past.forget()
    log = DefinitionLog()
    inForce.scope.remove(SessionAnswers.name)
  }

  // MARK: Running

  /// Runs all statements of a text, which `;` or line ends separate. A line continues in the next while a bracket is open, a `?` waits for its `:`, or
  /// an operator is last, unless that one begins a definition.
  ///
  /// - Parameters:
  ///   - text: the statements.
  ///   - options: how they are evaluated; `nil` for ``policy`` and ``random`` and without an end. Its policy takes the place of the session's in
  ///     this run, and so do its random numbers if it has some. Deadline and cancellation end compiling too, and are looked at at least once in a
  ///     millisecond.
  /// - Throws: the first error. What the statements before it defined stays defined; what the failing one would have changed does not.
  @discardableResult
  public mutating func run(_ text: String, options: EvaluationOptions? = nil) throws(FormulaError) -> [Outcome] {
    var outcomes: [Outcome] = []
    guard let options else {
      try run(SourceText(text), into: &outcomes, isCancelled: EvaluationOptions().interruption())
      return outcomes
    }
    let own = (policy: policy, random: random)
    policy = options.policy
    if let source = options.random { random = source }
    defer {
      policy = own.policy
      if options.random != nil { random = own.random }
    }
    do throws(FormulaError) { try run(SourceText(text), into: &outcomes, isCancelled: options.interruption()) } catch {
      throw options.cause(of: error)
    }
    return outcomes
  }

  /// The same for the text of a file. The outcomes of statements before a failing one are in `outcomes` too.
  ///
  /// - Parameter most: how many of the statements are run.
  package mutating func run(
    _ source: SourceText, into outcomes: inout [Outcome], most: Int = .max, isCancelled: (@Sendable () -> Bool)? = nil
  ) throws(FormulaError) {
    let (list, continuesFromAnswer) = try tokens(of: source, isCancelled)
    if most > 0, execution.solvesEquations {
      if let outcome = try calculus(list, isCancelled) { return outcomes.append(outcome) }
      if let outcome = try contributions(list, isCancelled) { return outcomes.append(outcome) }
    }
    let tree: SyntaxTree
    do throws(FormulaError) {
      tree = try Parser.tree(of: list, scope: names, limits: options.limits, isCancelled: isCancelled)
    } catch {
      guard most > 0, execution.solvesEquations, error.kind != .cancelled, let outcome = try solve(list, isCancelled) else { throw error }
      return outcomes.append(outcome)
    }
    log.begin()
    execution.updatesLeft = options.limits.updates
    execution.definitionBudget = DefinitionBudget(options.limits)
    let notes = Self.notesByStatement(of: tree)
    for index in tree.statements.indices.prefix(most) {
      // Many short statements take long too.
      if index > 0, isCancelled?() ?? false { throw FormulaError(.cancelled, at: tree.statements[index].range, in: tree.source) }
      do throws(FormulaError) {
        outcomes.append(try run(tree, index, notes[index] ?? [], continuesFromAnswer: continuesFromAnswer && index == 0, isCancelled))
      } catch {
        guard execution.solvesEquations, let outcome = try derivative(in: tree, after: error, isCancelled) else { throw error }
        outcomes.append(outcome)
      }
    }
  }

  private mutating func run(
    _ tree: SyntaxTree, _ index: Int, _ notes: [FormulaNote], continuesFromAnswer: Bool, _ isCancelled: (@Sendable () -> Bool)?
  ) throws(FormulaError) -> Outcome {
    let statement = tree.statements[index]
    let source = String(tree.source.slice(statement.range))
    execution.notes = []
    execution.serial += 1
    func outcome(_ definition: Definition?, _ evaluated: Evaluated?, _ number: Int?, _ changes: [Definition]) -> Outcome {
      Outcome(
        definition: definition?.title, result: evaluated?.result, form: evaluated?.form ?? .plain, ratesDate: evaluated?.ratesDate,
        notes: (evaluated == nil ? notes : []) + execution.notes, source: source, number: number, continuesFromAnswer: continuesFromAnswer,
        changes: changes)
    }
    switch statement.defines {
    case .function(let function)?:
      let (definition, changes) = try takingBackFailures { (session) throws(FormulaError) in
        try session.define(function, of: tree, at: statement, isCancelled)
      }
      return outcome(definition, nil, nil, changes)
    case .value(let name)?:
      let evaluated = try evaluate(tree, index, options.angleUnit, isCancelled)
      let (definition, changes) = try takingBackFailures { (session) throws(FormulaError) in
        try session.define(name, evaluated, of: tree, at: statement, isCancelled)
      }
      return outcome(definition, evaluated, keep(evaluated.result), changes)
    case nil:
      let evaluated = try evaluate(tree, index, options.angleUnit, isCancelled)
      past.keep(SessionAnswers.Calculation(source: source, result: evaluated.result, angleUnit: options.angleUnit))
      return outcome(nil, evaluated, keep(evaluated.result), [])
    }
  }

  private static func notesByStatement(of tree: SyntaxTree) -> [Int: [FormulaNote]] {
    var notes: [Int: [FormulaNote]] = [:]
    for note in tree.notes {
      guard let index = tree.statementIndex(at: note.range.start), note.range.end <= tree.statements[index].range.end else { continue }
      notes[index, default: []].append(note)
    }
    return notes
  }

  /// Numbers a value, which is the last one from now on.
  package mutating func keep(_ result: FormulaResult) -> Int {
    inForce.scope[result: SessionAnswers.name] = result
    return past.keep(result)
  }

  // MARK: Evaluating

  /// The outcome of a statement, with the facts of its program.
  struct Evaluated {
    let result: FormulaResult
    let form: ResultForm
    let ratesDate: String?
    let isPure: Bool
    /// Remarks on how it was read that its text alone does not tell.
    let notes: [FormulaNote]
  }

  /// The value of a tree's statement.
  ///
  /// - Parameters:
  ///   - usesNames: whether names of the session may stand in it; otherwise all are constants.
  ///   - serial: the number of its text; `nil` for that of the statement that is run.
  /// - Throws: also the error of a definition that the statement uses and that has no value now.
  mutating func evaluate(
    _ tree: SyntaxTree, _ index: Int, _ angleUnit: AngleUnit, usesNames: Bool = true, serial: Int? = nil,
    _ isCancelled: (@Sendable () -> Bool)?
  ) throws(FormulaError) -> Evaluated {
    let statement = tree.statements[index]
    forgetOtherSurroundings()
    let usesAnswers = tree.nodes[statement.nodes].contains { $0.kind == .name && past.isAnswer(tree.names[Int($0.payload)]) }
    var key = execution.cache == nil || usesAnswers || !usesNames ? nil : cacheKey(tree.source.slice(statement.range), angleUnit)
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
          // The formulas behind a derivative may change although the value stays.
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
      // What was cancelled has drawn nothing.
      if error.kind == .cancelled { execution.random = random }
      throw cause(of: error)
    }
  }

  private static let derivativeName = Catalogue.row(.derivative).name

  /// Empties the cache when rates, units, books, the clock or options are others than when it was filled.
  private mutating func forgetOtherSurroundings() {
    guard execution.cache != nil else { return }
    let surroundings = StatementSurroundings(inForce.scope, options)
    guard surroundings != execution.surroundings else { return }
    if execution.surroundings != nil { execution.cache?.removeAll() }
    execution.surroundings = surroundings
  }

  /// A statement with what it is read and computed in: what changes often. Names in force give up what uses them, and all else empties the cache.
  private func cacheKey(_ statement: Substring, _ angleUnit: AngleUnit) -> ProgramCacheKey {
    let policy = policy == .strict ? "strict" : "ieee"
    return ProgramCacheKey(source: String(statement), variables: [angleUnit.abbreviation, options.numberMode.rawValue, policy])
  }

  private mutating func compile(
    _ tree: SyntaxTree, _ index: Int, _ angleUnit: AngleUnit, _ definitions: Definitions, _ isCancelled: (@Sendable () -> Bool)?
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
    return try Formula(program: compiled.program, functions: inForce.scope.hostFunctions(of: compiled.program), options: options)
  }

  /// Why a name is unknown: where it is defined but has no value now, the error that took it.
  func cause(of error: FormulaError) -> FormulaError {
    guard let name = error.kind.unknownName else { return error }
    if case .failed(let cause)? = inForce[name]?.state { return cause }
    if inForce.books.contains(where: { $0.store[name]?.isParameter ?? false }) {
      return FormulaError(.missingParameter(name), at: error.range, in: error.source)
    }
    return error
  }

  /// The tree of a text with the names in force.
  func tree(of source: SourceText, _ isCancelled: (@Sendable () -> Bool)? = nil) throws(FormulaError) -> SyntaxTree {
    try Parser.tree(of: source, newlinesSeparate: true, scope: names, limits: options.limits, isCancelled: isCancelled)
  }

  /// The names as the parser needs them.
  package var names: NameScope { names(with: []) }

  /// The same with some inputs.
  func names(with inputs: [String]) -> NameScope {
    var names = inForce.scope.names(with: inputs)
    // A value that cannot be computed now is still a value.
    names.unresolvedNames = inForce.namesWithoutValue
    names.numberedName = SessionAnswers.name
    names.readsUncertainties = options.readsUncertainties
    return names
  }
}

extension FormulaError.Kind {
  /// The name that is not known; `nil` for any other error.
  fileprivate var unknownName: String? {
    if case .unknownName(let name, suggestion: _) = self { return name }
    if case .unknownFunction(let name, suggestion: _) = self { return name }
    return nil
  }
}
