import ReckonCatalogue
import ReckonCompiler
public import ReckonMachine
import ReckonSyntax
import Synchronization

/// Formulas by their text, compiled when they are first asked for: what a program needs that keeps formulas as text.
///
/// ```swift
/// let engine = Engine()
/// try engine.evaluate("price * qty", ["price": 19.9, "qty": 3])
/// let total = try engine.formula("price * qty", variables: ["price", "qty"])   // found, not compiled again
/// try total.evaluate(19.9, 3)
/// ```
///
/// It has two caches. *Programs* are kept by text, inputs and options; a hit costs a small part of compiling.
/// *Results* are kept for formulas that are pure and costly enough, by the bits of their inputs; for all others there
/// is no look-up. Whether looking up pays is watched: a formula whose inputs hardly ever come again stops looking, and
/// tries again much later.
///
/// An engine may be used from any number of threads.
public final class Engine: Sendable {
  /// The results to keep.
  public enum ResultCaching: Sendable, Hashable {
    /// Those of formulas that cost enough, as long as it pays.
    case automatic
    /// None.
    case off
  }

  /// The counts of the caches so far.
  public struct Statistics: Sendable, Hashable {
    /// Programs that were found by their text.
    public var programHits = 0
    /// Formulas whose text was not known, which were compiled.
    public var programMisses = 0
    /// Programs that were given up for others.
    public var programEvictions = 0
    /// Programs that were given up since a name in them was redefined.
    public var programInvalidations = 0
    /// Programs that are kept now.
    public var programCount = 0
    /// Results that were found. Threads that evaluate the same formula
    /// at the same moment may lose some of these counts, or count some twice.
    public var resultHits = 0
    /// Results that were computed after looking them up in vain.
    public var resultMisses = 0
  }

  /// The options of compiling formulas.
  public let options: Formula.Options
  /// The results to keep.
  public let resultCaching: ResultCaching
  /// The programs of each thread by its number: what is found there waits for no other thread.
  private let threads = (0..<ThreadNumbers.count).map { _ in ThreadPrograms() }
  /// The same, uncounted.
  private let unmanagedThreads: [Unmanaged<ThreadPrograms>]
  private let threadNumbers = ThreadNumbers()
  private let seed = SeededHash()
  /// State that one thread at a time changes.
  private let state: Mutex<State>
  private let counters = ResultCounters()

  private struct State {
    var scope: Scope
    var programs: EnginePrograms
  }

  /// - Parameters:
  ///   - scope: values and functions that formulas may use; more can be defined later.
  ///   - options: the angle unit, the limits, and whether to optimize.
  ///   - programCapacity: how many programs are kept; at least 1.
  ///   - resultCaching: which results are kept beside the programs.
  public init(
    scope: Scope = Scope(), options: Formula.Options = Formula.Options(), programCapacity: Int = 1024,
    resultCaching: ResultCaching = .automatic
  ) {
    self.options = options
    self.resultCaching = resultCaching
    unmanagedThreads = threads.map { .passUnretained($0) }
    state = Mutex(State(scope: scope, programs: EnginePrograms(capacity: max(1, programCapacity))))
  }

  // MARK: Formulas

  /// The formula of a text, compiled now or earlier.
  ///
  /// - Parameters:
  ///   - source: the formula's text.
  ///   - variables: the names of the inputs, in the order of their values; see
  ///     ``Formula/init(_:variables:undeclared:units:defaults:scope:options:deadline:)``.
  ///   - units: the units that the inputs' numbers are in.
  ///   - defaults: the values of inputs that get none where values are given by name.
  ///   - deadline: when compiling ends at the latest; `nil` for as long as it takes. A cancelled task ends it too.
  /// - Throws: the first error of syntax or meaning; `deadlinePassed` and `cancelled`. Texts with errors are not kept.
  /// - Complexity: O(length of the text). A text that the thread has asked for before keeps no other thread waiting,
  ///   and waits for none; nor does compiling.
  public func formula(
    _ source: String, variables: [String]? = nil, units: [String: String] = [:], defaults: [String: Value] = [:],
    deadline: EvaluationOptions.Deadline? = nil
  ) throws(FormulaError) -> Formula {
    let inputs = units.isEmpty && defaults.isEmpty ? nil : InputFacts(units: units, defaults: defaults)
    if let found = find(source, variables, inputs) { return found }
    return try compile(source, variables, inputs ?? InputFacts(), EvaluationOptions(deadline: deadline))
  }

  /// A formula that the calling thread has asked for before.
  @inline(__always) private func find(_ source: String, _ variables: [String]?, _ inputs: InputFacts?) -> Formula? {
    unmanagedThreads[threadNumbers.current]._withUnsafeGuaranteedRef { $0.find(source, variables, inputs, seed) }
  }

  /// A formula that another thread has asked for, or a new one.
  @inline(never) private func compile(
    _ source: String, _ variables: [String]?, _ inputs: InputFacts, _ limiting: EvaluationOptions
  ) throws(FormulaError) -> Formula {
    let key = ProgramCacheKey(source: source, variables: variables, inputs: inputs)
    let own = threads[threadNumbers.current]
    let (known, scope, generation) = state.withLock { ($0.programs.find(key), $0.scope, $0.programs.generation) }
    if let known { return own.keep(known) }
    let origin = FormulaOrigin(
      variables: variables, units: inputs.units, defaults: inputs.defaults, scope: scope, options: options)
    var (formula, named) = try limiting.limiting { (isCancelled) throws(FormulaError) in
      let tree = try Parser.tree(of: SourceText(source), scope: origin.names, limits: options.limits, isCancelled: isCancelled)
      return (try Formula(tree, origin, isCancelled), tree.names)
    }
    if resultCaching == .automatic, let results = ResultCache(formula.program, counters) {
      formula = Formula(content: FormulaContent(formula.content, results: results))
    }
    // The texts of units name units of the scope as well.
    for unit in inputs.units.values { named += Lexer.tokens(of: SourceText(unit)).names }
    let names = scope.names(usedBy: named)
    let program = KeptProgram(formula, key, seed)
    let isKept = change { $0.programs.insert(program, for: key, dependingOn: names, compiledAt: generation) }
    if isKept { own.keep(program, formula) }
    return formula
  }

  /// The value of a text with values by name. Costs a look-up of the text and one of each name.
  ///
  /// - Throws: errors of syntax and meaning; `missingInput`; the operation that failed.
  public func evaluate(
    _ source: String, _ values: [String: Double] = [:], units: [String: String] = [:], defaults: [String: Value] = [:],
    options: EvaluationOptions = EvaluationOptions()
  ) throws(FormulaError) -> Double {
    let inputs = units.isEmpty && defaults.isEmpty ? nil : InputFacts(units: units, defaults: defaults)
    if let found = find(source, nil, inputs) { return try found.evaluate(values, options: options) }
    return try compile(source, nil, inputs ?? InputFacts(), options).evaluate(values, options: options)
  }

  // MARK: Names

  /// The names that formulas may use.
  public var scope: Scope { state.withLock { $0.scope } }

  /// Sets the value of a name, or removes it with `nil`. Programs that use the name are removed, and no others;
  /// formulas that were handed out keep the value with which they were compiled.
  ///
  /// - Throws: `invalidName` for a name that no formula could use: it begins with a letter or `_`.
  public func set(_ name: String, to value: Double?) throws(FormulaError) {
    try Scope.checkName(name)
    change { state in
      if let value { state.scope[name] = value } else { state.scope.remove(name) }
      state.programs.invalidate([name])
    }
  }

  /// Adds definitions, `name = expression` and `name(parameters) = expression`, separated by `;` or line ends.
  ///
  /// - Parameters:
  ///   - source: the definitions.
  ///   - deadline: when evaluating them ends at the latest; `nil` for as long as it takes. A cancelled task ends it
  ///     too.
  /// - Throws: the first error; `deadlinePassed` and `cancelled`. Nothing is defined then.
  public func define(_ source: String, deadline: EvaluationOptions.Deadline? = nil) throws(FormulaError) {
    // Definitions are evaluated outside the lock; with another change meanwhile they are evaluated again.
    while true {
      let (before, generation) = state.withLock { ($0.scope, $0.programs.generation) }
      var scope = before
      let defined = try scope.defining(source, options: options, deadline: deadline)
      let changed = Set(defined.filter { !scope.defines($0, as: before) })
      let isDone = change { [scope] state in
        guard state.programs.generation == generation else { return false }
        state.scope = scope
        state.programs.invalidate(changed)
        return true
      }
      if isDone { return }
    }
  }

  /// Makes a function of the host known; one of the same name and number of parameters is replaced.
  ///
  /// - Throws: as ``Scope/add(_:)-(HostFunction)``; nothing has changed then.
  public func add(_ function: HostFunction) throws(FormulaError) {
    let error = change { (state) -> FormulaError? in
      do throws(FormulaError) { try state.scope.add(function) } catch { return error }
      state.programs.invalidate([function.name])
      return nil
    }
    if let error { throw error }
  }

  /// The rates by which formulas convert currencies; without any, amounts of different currencies do not meet. All
  /// programs are given up with a change, since the codes of rates are units too; formulas that were handed out keep
  /// the rates with which they were compiled.
  public var rates: ExchangeRates? {
    get { scope.rates }
    set {
      change { state in
        state.scope.rates = newValue
        state.programs.forget()
      }
    }
  }

  /// Lets formulas read a clock; see ``Scope/setClock(now:secondsFromUTC:)``.
  public func setClock(
    now: @escaping @Sendable () -> Double, secondsFromUTC: @escaping @Sendable (Double) -> Int = { _ in 0 }
  ) {
    change { state in
      state.scope.setClock(now: now, secondsFromUTC: secondsFromUTC)
      // Literals with an offset are compiled by the clock too.
      state.programs.forget()
    }
  }

  /// What formulas may use. All programs are given up with a change; formulas that were handed out stay what they are.
  public var permissions: Scope.Permissions {
    get { scope.permissions }
    set {
      change { state in
        state.scope.permissions = newValue
        state.programs.forget()
      }
    }
  }

  /// Changes names or programs. What goes by it is released when the lock is given back, since a host's function may
  /// have captured objects that use the engine when they go.
  private func change<Value: Sendable>(_ body: (inout State) -> Value) -> Value {
    let (value, before, givenUp) = state.withLock { state in
      let before = state.scope
      return (body(&state), before, state.programs.takeGivenUp())
    }
    // No thread finds them any more; what threads hold of them goes too.
    let copies = givenUp.isEmpty ? [] : threads.flatMap { $0.remove(givenUp) }
    return withExtendedLifetime((before, givenUp, copies)) { value }
  }

  // MARK: The caches

  /// The counts of the caches so far.
  public var statistics: Statistics {
    let cache = state.withLock { $0.programs.cache }
    let results = cache.programs.compactMap { $0.formula.content.results }
    var statistics = cache.statistics
    for thread in threads { statistics.programHits += thread.hits }
    statistics.resultHits = counters.hits.load(ordering: .relaxed)
    statistics.resultMisses = counters.misses.load(ordering: .relaxed)
    for pending in results.map({ $0.pending }) {
      statistics.resultHits += pending.hits
      statistics.resultMisses += pending.misses
    }
    return statistics
  }

  /// Removes all cached programs and their results.
  public func removeAll() { change { $0.programs.removeAll() } }
}

extension Scope {
  /// Whether a name means the same here as in another scope.
  func defines(_ name: String, as other: Scope) -> Bool {
    self[result: name] == other[result: name] && self[name]?.bitPattern == other[name]?.bitPattern
      && text(ofFunction: name) == other.text(ofFunction: name)
      && definitions.units[name] == other.definitions.units[name]
      && hosts[name]?.identity === other.hosts[name]?.identity
      && (definitions.clock(named: name) == nil || hasSameClock(as: other))
  }

  /// Names, and those that the functions and definitions of books behind them use, directly or not.
  package func names(usedBy names: [String]) -> Set<String> {
    var found = Set(names)
    var open = Array(found)
    while let name = open.popLast() {
      for inner in definitions.names(usedBy: name) where found.insert(inner).inserted { open.append(inner) }
    }
    return found
  }
}
