import ReckonBytecode
import ReckonCatalogue
import ReckonCompiler
import ReckonMachine
import ReckonSyntax

/// A conversation: statements one after another, where definitions stay and go on to hold.
///
/// ```swift
/// var session = Session()
/// try session.run("price = 20")
/// try session.run("total := 3 * price")        // 60
/// try session.run("price = 25")                // total is 75 now, as the outcome's changes say
/// try session.run("ans + total(2)")
/// session.undo()                               // what was defined last
/// ```
///
/// A definition holds as it was written: when a name that it uses changes, its value is computed anew. One that uses itself, directly or
/// through others (`n = n + 1`), random numbers or `ans` takes their value of now. Every value is numbered: `ans` is the last one and
/// `ans(3)` the third.
public struct Session: Sendable {
  /// What one statement came to.
  public struct Outcome: Sendable {
    /// The name that the statement defines, if any; for a function with its parameters, `f(x, y)`.
    public let definition: String?
    /// The value; nothing for the definition of a function.
    public let result: FormulaResult?
    /// How the statement asks for its value to be shown.
    public let form: ResultForm
    /// The day of the exchange rates by which the statement converts; nothing when it converts no currency.
    public let ratesDate: String?
    /// Remarks on readings that could surprise.
    public let notes: [Note]
    /// The statement's text.
    public let source: String
    /// The value's number, by which `ans(number)` finds it; nothing where there is no value.
    public let number: Int?
    /// Whether the text goes on from the last value, as `* 2` does; then it is part of ``source``.
    public let goesOn: Bool
    /// The definitions whose value the statement has changed beside its own, in an order in which each stands behind those that it uses.
    public let changes: [Definition]

    /// The nearest double to the value.
    public var value: Double? { result?.number.double }
  }

  /// The names in force.
  ///
  /// To give a name another value here, `session.scope["x"] = 6`, is to define it: it takes the place of a definition of that name, as a
  /// step for ``undo()``, and what uses the name is computed anew.
  ///
  /// - Complexity: O(names) for each change, and that of what is computed anew.
  public var scope: Scope {
    get { currentScope }
    set { replaceScope(with: newValue) }
  }
  /// The names in force, for changes that concern no definition.
  package var currentScope: Scope
  public var options: Formula.Options {
    didSet { if options.numberMode != oldValue.numberMode { recomputeAll() } }
  }
  public var policy = ErrorPolicy.strict
  /// The source of `random()` and `randint(a, b)`.
  public var random = RandomSource()
  /// Whether a text that begins with an operator goes on from the last value: `* 2`, `+ 5`, `to hex`; and `- 5`, but not `-5`.
  /// Default: no.
  public var goesOnFromAnswer = false

  /// How many values the text that is being run may still have computed anew.
  var updatesLeft = 0
  /// How much the statements of the text that is being run may still use of definitions.
  var linkBudget = LinkBudget.unlimited
  /// Whether definitions are computed anew when what they use changes; otherwise each has the value of when it was made. Default: yes.
  var keepsUpToDate = true

  /// The last values, oldest first: all of them until there are more than ``answerLimit``.
  public internal(set) var answers: [FormulaResult] = []
  /// How many values ``answers`` keeps, at least 1. When there are more, the oldest tenth is dropped, and `ans(1)` is unknown. Default: 10,000.
  public var answerLimit = 10_000 {
    didSet { dropAnswers(keeping: max(1, answerLimit)) }
  }
  /// How many values are no longer among ``answers``.
  var droppedAnswers = 0
  /// The number of the last value; 0 before the first.
  public var answerCount: Int { droppedAnswers + answers.count }
  /// Remarks on what the statement that is being run does to definitions.
  var pendingNotes: [Note] = []
  /// Names of the scope that were changed from outside and that are no definitions: what ``undo()`` brings back may use them.
  var changedOutside: Set<String> = []
  /// What was typed and came to a value without defining anything, oldest first: what ``text(updating:)`` keeps beside the definitions.
  var calculations: [Calculation] = []
  var sheet = DefinitionSheet()
  var log = DefinitionLog()
  /// What definitions hide that was in ``scope`` before.
  var hidden: [String: Outside] = [:]
  /// Books whose conditions on parameters hold.
  var books: [FormulaBook] = []
  /// Programs and values of statements that may come again; nothing while nothing is kept.
  var cache: StatementCache?

  /// How many of them are kept at least, less one half.
  private static let mostCalculations = 10_000

  struct Calculation: Sendable {
    let source: String
    let result: FormulaResult
    let angleUnit: AngleUnit
  }

  public init(scope: Scope = Scope(), options: Formula.Options = Formula.Options()) {
    currentScope = scope
    self.options = options
  }

  /// Begins anew with the definitions as they are: values are numbered from 1, and there is nothing to undo.
  public mutating func forgetPast() {
    answers = []
    droppedAnswers = 0
    calculations = []
    log = DefinitionLog()
    currentScope.remove(Self.answerName)
  }

  // MARK: Running

  /// Runs all statements of a text, which `;` or line ends separate; a line that ends in an operator goes on in the next.
  ///
  /// - Parameter isCancelled: called at least once in a millisecond, while compiling too; true ends the run with `cancelled`.
  /// - Throws: the first error. What the statements before it defined stays defined; what the failing one would have changed does not.
  @discardableResult
  public mutating func run(_ text: String, isCancelled: (@Sendable () -> Bool)? = nil) throws(FormulaError) -> [Outcome] {
    var outcomes: [Outcome] = []
    try run(SourceText(text), into: &outcomes, isCancelled: isCancelled)
    return outcomes
  }

  /// The same for a text that stands in a file. What the statements before a failing one came to is in `outcomes` too.
  package mutating func run(
    _ source: SourceText, into outcomes: inout [Outcome], isCancelled: (@Sendable () -> Bool)? = nil
  ) throws(FormulaError) {
    let (text, goesOn) = continued(Self.joined(source.text, limits: options.limits))
    let tree = try tree(of: SourceText(text, name: source.name, firstLine: source.firstLine), isCancelled)
    log.begin()
    updatesLeft = options.limits.updates
    linkBudget = LinkBudget(options.limits)
    let notes = Self.notesByStatement(of: tree)
    for index in tree.statements.indices {
      // Many short statements take long too.
      if index > 0, isCancelled?() ?? false { throw FormulaError(.cancelled, at: tree.statements[index].range, in: tree.source) }
      outcomes.append(try run(tree, index, notes[index] ?? [], goesOn: goesOn && index == 0, isCancelled))
    }
  }

  private mutating func run(
    _ tree: SyntaxTree, _ index: Int, _ notes: [Note], goesOn: Bool, _ isCancelled: (@Sendable () -> Bool)?
  ) throws(FormulaError) -> Outcome {
    let statement = tree.statements[index]
    let source = String(tree.source.slice(statement.range))
    pendingNotes = []
    func outcome(_ definition: Definition?, _ evaluated: Evaluated?, _ number: Int?, _ changes: [Definition]) -> Outcome {
      Outcome(
        definition: definition?.title, result: evaluated?.result, form: evaluated?.form ?? .plain, ratesDate: evaluated?.ratesDate,
        notes: notes + pendingNotes, source: source, number: number, goesOn: goesOn, changes: changes)
    }
    switch statement.defines {
    case .function(let function)?:
      let (definition, changes) = try define(function, of: tree, at: statement, isCancelled)
      return outcome(definition, nil, nil, changes)
    case .value(let name)?:
      let evaluated = try evaluate(tree, index, options.angleUnit, isCancelled)
      let (definition, changes) = try define(name, evaluated, of: tree, at: statement, isCancelled)
      return outcome(definition, evaluated, keep(evaluated.result), changes)
    case nil:
      let evaluated = try evaluate(tree, index, options.angleUnit, isCancelled)
      if calculations.count == Self.mostCalculations { calculations.removeFirst(Self.mostCalculations / 2) }
      calculations.append(Calculation(source: source, result: evaluated.result, angleUnit: options.angleUnit))
      return outcome(nil, evaluated, keep(evaluated.result), [])
    }
  }

  private static func notesByStatement(of tree: SyntaxTree) -> [Int: [Note]] {
    var notes: [Int: [Note]] = [:]
    for note in tree.notes {
      guard let index = tree.statementIndex(at: note.range.start), note.range.end <= tree.statements[index].range.end else { continue }
      notes[index, default: []].append(note)
    }
    return notes
  }

  /// Numbers a value.
  package mutating func keep(_ result: FormulaResult) -> Int {
    let limit = max(1, answerLimit)
    // By tenths, so that it costs little for each value.
    if answers.count >= limit { dropAnswers(keeping: limit - max(1, limit / 10)) }
    answers.append(result)
    currentScope[result: Self.answerName] = result
    return answerCount
  }

  private mutating func dropAnswers(keeping count: Int) {
    guard answers.count > count else { return }
    droppedAnswers += answers.count - count
    answers.removeFirst(answers.count - count)
  }

  /// The value with a number, as `ans(number)` names it; `nil` where there is none, or none any more.
  public func answer(_ number: Int) -> FormulaResult? {
    let index = number.subtractingReportingOverflow(droppedAnswers + 1)
    return !index.overflow && answers.indices.contains(index.partialValue) ? answers[index.partialValue] : nil
  }

  // MARK: Evaluating

  /// The name of the last value.
  static let answerName = "ans"

  /// What a statement came to, and what its program tells.
  struct Evaluated {
    let result: FormulaResult
    let form: ResultForm
    let ratesDate: String?
    let isPure: Bool
  }

  /// What a text says with the names in force.
  func tree(of text: String) throws(FormulaError) -> SyntaxTree { try tree(of: SourceText(text)) }

  private func tree(of source: SourceText, _ isCancelled: (@Sendable () -> Bool)? = nil) throws(FormulaError) -> SyntaxTree {
    try Parser.tree(of: source, newlinesSeparate: true, scope: names, limits: options.limits, isCancelled: isCancelled)
  }

  /// What the parser must know of the names.
  package var names: NameScope { names(with: []) }

  /// The same with some inputs.
  func names(with inputs: [String]) -> NameScope {
    var names = currentScope.names(with: inputs)
    // What has no value for now is a value all the same.
    names.awaitedNames = sheet.failedNames
    names.numberedName = Self.answerName
    return names
  }
}
