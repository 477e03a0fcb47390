import ReckonCatalogue
import ReckonCompiler
public import ReckonMachine
import ReckonSyntax
import Synchronization

/// Formulas by text, compiled on first use, for programs that store formulas as text.
///
/// ```swift
/// let engine = Engine()
/// try engine.evaluate("price * qty", ["price": 19.9, "qty": 3])
/// let total = try engine.formula("price * qty", variables: ["price", "qty"])   // found, not compiled again
/// try total.evaluate(19.9, 3)
/// ```
///
/// It has two caches. *Programs* are cached by text, inputs and options; a hit costs a small fraction of compiling.
/// *Results* are cached by the bits of the inputs, for formulas that are pure and costly enough; others are never
/// looked up. The benefit is monitored: a formula whose inputs rarely repeat stops looking up, and retries much later.
///
/// An engine may be used from any number of threads.
public final class Engine: Sendable {
  /// The results to cache.
  public enum ResultCaching: Sendable, Hashable {
    /// Those of costly formulas, as long as caching pays.
    case automatic
    /// None.
    case off
  }

  /// The cache statistics so far.
  public struct Statistics: Sendable, Hashable {
    /// Programs found by text.
    public var programHits = 0
    /// Programs compiled because their text was not cached.
    public var programMisses = 0
    /// Programs evicted in favor of others.
    public var programEvictions = 0
    /// Programs discarded because a name in them was redefined.
    public var programInvalidations = 0
    /// Programs currently cached.
    public var programCount = 0
    /// Results found. Concurrent evaluations of one formula may lose some of these counts, or count some twice.
    public var resultHits = 0
    /// Results computed after an unsuccessful lookup.
    public var resultMisses = 0
  }

  /// The options of compiling formulas.
  public let options: Formula.Options
  /// The results to cache.
  public let resultCaching: ResultCaching
  /// The programs of each thread by its number: hits there never wait for other threads.
  private let threads = (0..<ThreadNumbers.count).map { _ in ThreadPrograms() }
  /// The same, unretained.
  private let unmanagedThreads: [Unmanaged<ThreadPrograms>]
  private let threadNumbers = ThreadNumbers()
  private let seed = SeededHash()
  /// State guarded by a lock.
  private let state: Mutex<State>
  private let counters = ResultCounters()

  private struct State {
    var scope: Scope
    var programs: EnginePrograms
  }

  /// - Parameters:
  ///   - scope: values and functions that formulas may use; more can be defined later.
  ///   - options: the angle unit, the limits, and whether to optimize.
  ///   - programCapacity: the maximum number of cached programs; at least 1.
  ///   - resultCaching: the results to cache besides the programs.
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

  /// The formula of a text, compiled on first use.
  ///
  /// - Parameters:
  ///   - source: the formula's text.
  ///   - variables: the names of the inputs, in the order of their values; see
  ///     ``Formula/init(_:variables:undeclared:units:defaults:scope:options:deadline:)``.
  ///   - units: the units of the inputs' numbers.
  ///   - defaults: the values of inputs omitted from values given by name.
  ///   - deadline: the time limit of compiling; `nil` for none. A cancelled task ends it too.
  /// - Throws: the first syntax or semantic error; `deadlinePassed` and `cancelled`. Invalid texts are not cached.
  /// - Complexity: O(length of the text). A text that the thread has requested before is found without contention;
  ///   compiling blocks no other thread either.
  public func formula(
    _ source: String, variables: [String]? = nil, units: [String: String] = [:], defaults: [String: Value] = [:],
    deadline: EvaluationOptions.Deadline? = nil
  ) throws(FormulaError) -> Formula {
    let inputs = units.isEmpty && defaults.isEmpty ? nil : InputFacts(units: units, defaults: defaults)
    if let found = find(source, variables, inputs) { return found }
    return try compile(source, variables, inputs ?? InputFacts(), EvaluationOptions(deadline: deadline))
  }

  /// A formula that the calling thread has requested before.
  @inline(__always) private func find(_ source: String, _ variables: [String]?, _ inputs: InputFacts?) -> Formula? {
    unmanagedThreads[threadNumbers.current]._withUnsafeGuaranteedRef { $0.find(source, variables, inputs, seed) }
  }

  /// A formula that another thread has requested, or a new one.
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
      let tree = try Parser.tree(
        of: SourceText(source), scope: origin.names, limits: options.limits, isCancelled: isCancelled)
      return (try Formula(tree, origin, isCancelled), tree.names)
    }
    if resultCaching == .automatic, let results = ResultCache(formula.program, counters) {
      formula = Formula(content: FormulaContent(formula.content, results: results))
    }
    // The texts of units also contain names of the scope's units.
    for unit in inputs.units.values { named += Lexer.tokens(of: SourceText(unit)).names }
    let names = scope.names(usedBy: named)
    let program = KeptProgram(formula, key, seed)
    let isKept = change { $0.programs.insert(program, for: key, dependingOn: names, compiledAt: generation) }
    if isKept { own.keep(program, formula) }
    return formula
  }

  /// The value of a text with values by name. Costs a lookup of the text and one per name.
  ///
  /// - Throws: syntax and semantic errors; `missingInput`; the operation that failed.
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

  /// Sets the value of a name, or removes it with `nil`. Only programs that use the name are discarded; formulas
  /// already returned keep the value that they were compiled with.
  ///
  /// - Throws: `invalidName` for a name that formulas cannot contain: it must begin with a letter or `_`.
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
  ///   - deadline: the time limit of evaluating them; `nil` for none. A cancelled task ends it too.
  /// - Throws: the first error; `deadlinePassed` and `cancelled`. Then nothing is defined.
  public func define(_ source: String, deadline: EvaluationOptions.Deadline? = nil) throws(FormulaError) {
    // Definitions are evaluated outside the lock, and again after a concurrent change.
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

  /// Registers a host function, replacing one with the same name and number of parameters.
  ///
  /// - Throws: as ``Scope/add(_:)-(HostFunction)``; then nothing has changed.
  public func add(_ function: HostFunction) throws(FormulaError) {
    let error = change { (state) -> FormulaError? in
      do throws(FormulaError) { try state.scope.add(function) } catch { return error }
      state.programs.invalidate([function.name])
      return nil
    }
    if let error { throw error }
  }

  /// The exchange rates for currency conversions; without any, amounts of different currencies are incompatible. A
  /// change discards all programs, since currency codes are units; formulas already returned keep the rates that they
  /// were compiled with.
  public var rates: ExchangeRates? {
    get { scope.rates }
    set {
      change { state in
        state.scope.rates = newValue
        state.programs.forget()
      }
    }
  }

  /// Sets the clock for formulas; see ``Scope/setClock(now:secondsFromUTC:)``.
  public func setClock(
    now: @escaping @Sendable () -> Double, secondsFromUTC: @escaping @Sendable (Double) -> Int = { _ in 0 }
  ) {
    change { state in
      state.scope.setClock(now: now, secondsFromUTC: secondsFromUTC)
      // Literals with an offset are compiled with the clock.
      state.programs.forget()
    }
  }

  /// The features that formulas may use. A change discards all programs; formulas already returned are unaffected.
  public var permissions: Scope.Permissions {
    get { scope.permissions }
    set {
      change { state in
        state.scope.permissions = newValue
        state.programs.forget()
      }
    }
  }

  /// Changes names or programs. Discarded objects are released after unlocking, since a host function may have captured
  /// objects that use the engine on deinitialization.
  private func change<Value: Sendable>(_ body: (inout State) -> Value) -> Value {
    let (value, before, givenUp) = state.withLock { state in
      let before = state.scope
      return (body(&state), before, state.programs.takeGivenUp())
    }
    // No thread finds them any more; the copies of threads are removed too.
    let copies = givenUp.isEmpty ? [] : threads.flatMap { $0.remove(givenUp) }
    return withExtendedLifetime((before, givenUp, copies)) { value }
  }

  // MARK: The caches

  /// The cache statistics so far.
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
  /// Whether a name has the same meaning as in another scope.
  func defines(_ name: String, as other: Scope) -> Bool {
    self[result: name] == other[result: name] && self[name]?.bitPattern == other[name]?.bitPattern
      && text(ofFunction: name) == other.text(ofFunction: name)
      && definitions.units[name] == other.definitions.units[name]
      && hosts[name]?.identity === other.hosts[name]?.identity
      && (definitions.clock(named: name) == nil || hasSameClock(as: other))
  }

  /// Names, and their direct and indirect dependencies through functions and book definitions.
  package func names(usedBy names: [String]) -> Set<String> {
    var found = Set(names)
    var open = Array(found)
    while let name = open.popLast() {
      for inner in definitions.names(usedBy: name) where found.insert(inner).inserted { open.append(inner) }
    }
    return found
  }
}
