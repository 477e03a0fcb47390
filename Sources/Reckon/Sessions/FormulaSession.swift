import ReckonBytecode
import ReckonCatalogue
public import ReckonMachine
import ReckonSyntax

/// A session: a sequence of statements whose definitions stay in force.
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
/// A definition tracks its dependencies: when a name that it uses changes, its value is recomputed. One that uses
/// itself, directly or indirectly (`n = n + 1`), random numbers or `ans` captures their current value. Every value is
/// numbered: `ans` is the last one and `ans(3)` the third.
public struct FormulaSession: Sendable {
  /// The meaning of a name, and its state.
  public typealias Definition = Reckon.Definition

  /// The outcome of one statement.
  public struct Outcome: Sendable {
    /// The name that the statement defines, if any; for a function with its parameters, `f(x, y)`.
    public let definition: String?
    /// The unknowns that the value solves for: for one unknown its value, or the list of its solutions; for several a
    /// list with the value of each. Empty for a statement that is not an equation.
    public var solves: [String] = []
    /// Whether the value is the text of a formula, the result of `derive` or `integrate`.
    public var isFormula = false
    /// The value; `nil` for the definition of a function.
    public let result: FormulaResult?
    /// The display form of the value.
    public let form: ResultForm
    /// The date of the exchange rates that the statement converts with; `nil` if it converts no currency.
    public let ratesDate: String?
    /// Notes on parses that may surprise.
    public let notes: [FormulaNote]
    /// The statement's text.
    public let source: String
    /// The value's number, for `ans(number)`; `nil` if there is no value.
    public let number: Int?
    /// Whether the text continues from the last answer, such as `* 2`; then `ans` is part of ``source``.
    public let continuesFromAnswer: Bool
    /// The other definitions whose value the statement has changed, in topological order.
    public let changes: [Definition]

    /// The nearest double to the value.
    public var value: Double? { result?.number.double }
  }

  /// The settings of statements, and the shared state of the text that is run.
  struct Execution: Sendable {
    var options: Formula.Options
    var policy = ErrorPolicy.strict
    var random = RandomSource()
    /// Whether definitions are recomputed when a dependency changes; otherwise each keeps its first value.
    var keepsUpToDate = true
    /// Whether statements may be equations.
    var solvesEquations = true
    /// The number of values that the text may still cause to be recomputed.
    var updatesLeft = 0
    /// The remaining inlining budget of its statements.
    var definitionBudget = DefinitionBudget.unlimited
    /// Notes on the effects of the current statement on definitions.
    var notes: [FormulaNote] = []
    /// The serial number of the last text, which identifies uncertain literals.
    var serial = 0
    /// The serial numbers of texts outside the session's definitions, those of books and of the scope, by owner.
    var serials: [String: Int] = [:]
    /// Programs and values of repeated statements; `nil` if caching is off.
    var cache: ProgramCache<CachedStatement>?
    /// The context of the cached entries, besides their keys.
    var surroundings: StatementSurroundings?
  }

  var inForce: DefinitionsInForce
  var past = SessionAnswers()
  var log = DefinitionLog()
  var execution: Execution

  /// A session in which only the scope's names are defined.
  public init(scope: Scope = Scope(), options: Formula.Options = Formula.Options()) {
    inForce = DefinitionsInForce(scope: scope)
    execution = Execution(options: options)
  }

  /// The options of statements. A change of the number mode recomputes all definitions.
  public var options: Formula.Options {
    get { execution.options }
    set { uninterrupted { (session) throws(FormulaError) in try session.setOptions(newValue, nil) } }
  }
  /// The error policy of statements. Default: strict.
  public var policy: ErrorPolicy {
    get { execution.policy }
    set { execution.policy = newValue }
  }
  /// The random number generator of `random()` and `randint(a, b)`.
  public var random: RandomSource {
    get { execution.random }
    _modify { yield &execution.random }
  }
  /// Whether a text that begins with an operator continues from the last answer: `* 2`, `+ 5`, `to hex`; and `- 5`, but
  /// not `-5`.
  /// Default: no.
  public var continuesFromAnswer: Bool {
    get { past.continuesFromAnswer }
    set { past.continuesFromAnswer = newValue }
  }

  /// The names in force.
  ///
  /// Setting the value of a name here, `session.scope["x"] = 6`, defines it: that replaces its definition, as a step
  /// for ``undo()``, and recomputes its users.
  ///
  /// - Complexity: O(names) for each change, plus that of recomputing its users.
  public var scope: Scope {
    get { inForce.scope }
    set { uninterrupted { (session) throws(FormulaError) in try session.replaceScope(with: newValue, nil) } }
  }

  /// The names in force, for changes that affect no definition.
  package var currentScope: Scope {
    get { inForce.scope }
    _modify { yield &inForce.scope }
  }

  /// The last values, oldest first, at most ``answerLimit``.
  public var answers: [FormulaResult] { past.results }
  /// The number of values that ``answers`` keeps, at least 1. If there are more, the oldest tenth is dropped, and
  /// `ans(1)` is unknown.
  /// Default: 10,000.
  public var answerLimit: Int {
    get { past.limit }
    set { past.limit = newValue }
  }
  /// The number of the last value; 0 before the first.
  public var answerCount: Int { past.count }
  /// The value with a number, as in `ans(number)`; `nil` if there is none, or if it was dropped.
  public func answer(_ number: Int) -> FormulaResult? { past[number] }

  /// Whether programs and values of statements are cached for repeated texts. Default: no.
  public var cachesStatements: Bool {
    get { execution.cache != nil }
    set { execution.cache = newValue ? execution.cache ?? ProgramCache(capacity: 256) : nil }
  }
  /// The hits and misses of programs and values.
  public var cacheStatistics: Engine.Statistics { execution.cache?.statistics ?? Engine.Statistics() }

  /// Keeps only the definitions: answers are numbered from 1, and there is nothing to undo.
  public mutating func forgetPast() {
    past.forget()
    log = DefinitionLog()
    inForce.scope.remove(SessionAnswers.name)
  }

  // MARK: Running

  /// Runs all statements of a text, separated by `;` or line ends. A statement continues on the next line while a
  /// bracket is open, a `?` awaits its `:`, or an operator is last, unless that line begins a definition.
  ///
  /// - Parameters:
  ///   - text: the statements.
  ///   - options: the evaluation options; `nil` for ``policy`` and ``random`` without a limit. Their policy replaces
  ///     the session's in this run, and so does their random number generator, if any. Deadline and cancellation also
  ///     apply to compiling, and are checked at least once per millisecond.
  /// - Throws: the first error. Definitions of preceding statements are kept; changes of the failing one are rolled
  ///   back.
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

  /// The same for the text of a file. The outcomes of statements before a failing one are also in `outcomes`.
  ///
  /// - Parameter most: the maximum number of statements to run.
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
      guard most > 0, execution.solvesEquations, error.kind != .cancelled, let outcome = try solve(list, isCancelled)
      else { throw error }
      return outcomes.append(outcome)
    }
    log.begin()
    execution.updatesLeft = options.limits.updates
    execution.definitionBudget = DefinitionBudget(options.limits)
    let notes = Self.notesByStatement(of: tree)
    for index in tree.statements.indices.prefix(most) {
      // Many short statements may also take long.
      if index > 0, isCancelled?() ?? false {
        throw FormulaError(.cancelled, at: tree.statements[index].range, in: tree.source)
      }
      do throws(FormulaError) {
        outcomes.append(
          try run(tree, index, notes[index] ?? [], continuesFromAnswer: continuesFromAnswer && index == 0, isCancelled))
      } catch {
        guard execution.solvesEquations, let outcome = try derivative(in: tree, after: error, isCancelled) else {
          throw error
        }
        outcomes.append(outcome)
      }
    }
  }

  private mutating func run(
    _ tree: SyntaxTree, _ index: Int, _ notes: [FormulaNote], continuesFromAnswer: Bool,
    _ isCancelled: (@Sendable () -> Bool)?
  ) throws(FormulaError) -> Outcome {
    let statement = tree.statements[index]
    let source = String(tree.source.slice(statement.range))
    execution.notes = []
    execution.serial += 1
    func outcome(_ definition: Definition?, _ evaluated: Evaluated?, _ number: Int?, _ changes: [Definition]) -> Outcome
    {
      Outcome(
        definition: definition?.title, result: evaluated?.result, form: evaluated?.form ?? .plain,
        ratesDate: evaluated?.ratesDate,
        notes: (evaluated == nil ? notes : []) + execution.notes, source: source, number: number,
        continuesFromAnswer: continuesFromAnswer,
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
      guard let index = tree.statementIndex(at: note.range.start), note.range.end <= tree.statements[index].range.end
      else { continue }
      notes[index, default: []].append(note)
    }
    return notes
  }

  /// Numbers a value, which becomes the last one.
  package mutating func keep(_ result: FormulaResult) -> Int {
    inForce.scope[result: SessionAnswers.name] = result
    return past.keep(result)
  }
}
