import ReckonBytecode
import ReckonCatalogue
import ReckonSyntax

/// The results of typing for a formula and the functions that it uses.
struct Typing {
  private final class Found {
    let formula: TypedBody
    /// The function instances, by argument kinds.
    let instances: [FunctionInstance?]
    let kind: Kind
    let errors: [FormulaError]
    let inferredInputs: [Int: Kind]

    init(_ run: TypingRun) {
      (formula, kind, instances, errors) = (run.formula, run.kind, run.functions.instances, run.functions.errors)
      inferredInputs = run.functions.inferredInputs
    }
  }

  /// `nil` if kinds are not checked, so that most formulas have nothing to copy.
  private let found: Found?
  /// Whether the formula's value is a truth value if kinds are not checked.
  private let isTruth: Bool

  /// The result where kinds are not checked.
  init() { (found, isTruth) = (nil, false) }

  /// Types the formula's nodes and all functions that they call, for each combination of argument kinds.
  ///
  /// - Throws: `cancelled`; kind errors are part of the result.
  /// - Complexity: O(nodes of the trees, for each combination of argument kinds); O(1) if there are no units, percents,
  ///   notations or long integers.
  init(_ resolution: Resolution, _ nodes: Range<Int>, _ definitions: Definitions, _ options: CompilerOptions)
    throws(FormulaError)
  {
    guard resolution.needsTyping else {
      (found, isTruth) = (nil, resolution.isTruth)
      return
    }
    (found, isTruth) = (try Self.run(resolution, nodes, definitions, options), false)
  }

  /// Separate, so that formulas without kinds do not pay for it.
  @inline(never) private static func run(
    _ resolution: Resolution, _ nodes: Range<Int>, _ definitions: Definitions, _ options: CompilerOptions
  ) throws(FormulaError) -> Found {
    func typed(_ given: [Int: Kind] = [:], leavingOpen open: Set<Int> = []) throws(FormulaError) -> Found {
      var inferred = given
      var real: Set<RealReading.Place> = []
      while true {
        var run = TypingRun(resolution, definitions, options, inferred, open, real)
        try run.typeFormula(nodes)
        // Each round infers the kind of one more input, or reads more as real, so that it terminates.
        guard run.functions.hasInferred,
          run.functions.inferredInputs.count > inferred.count || run.functions.real.count > real.count
        else { return Found(run) }
        (inferred, real) = (run.functions.inferredInputs, run.functions.real)
      }
    }
    let found = try typed()
    let guesses = resolution.inputs.indices.filter { options.guessedInputs.contains(resolution.inputs[$0]) }
    guard !found.errors.isEmpty, resolution.errors.isEmpty, !guesses.isEmpty else { return found }
    // Guesses are dropped if the use of an input contradicts them.
    let open = try typed(leavingOpen: Set(guesses))
    var changed: [Int: Kind] = [:]
    for input in guesses {
      let used = open.inferredInputs[input] ?? .number
      if used.isText != resolution.inputKinds[input].isText { changed[input] = used }
    }
    guard !changed.isEmpty else { return found }
    let other = try typed(changed)
    return other.errors.isEmpty ? other : found
  }

  var errors: [FormulaError] { found?.errors ?? [] }

  /// The inferred kinds of inputs without a unit, by index.
  var inferredInputs: [Int: ValueKind] { found?.inferredInputs.mapValues { $0.valueKind } ?? [:] }

  /// The same limit as in the parser.
  static let mostErrors = 100

  /// The results for the formula, or for a function instance.
  private func body(of instance: Int?) -> TypedBody? {
    guard let found else { return nil }
    guard let instance else { return found.formula }
    return found.instances[instance]?.body
  }

  /// Whether a named value is a time whose months and seconds are known separately.
  func isDivided(_ value: Int) -> Bool {
    if case .divided? = found?.instances[value]?.result.quantity?.span { true } else { false }
  }

  /// Whether the value of the formula, or of an instance, is complex.
  func isComplex(_ instance: Int?) -> Bool {
    guard let found else { return false }
    guard let instance else { return found.kind.part != nil }
    return found.instances[instance]?.result.part != nil
  }

  /// The kinds of an instance's arguments and captures.
  func arguments(ofInstance instance: Int) -> [Kind] { found?.instances[instance]?.arguments ?? [] }

  /// The function of an instance.
  func function(ofInstance instance: Int) -> Int { found?.instances[instance]?.function ?? instance }
  /// The recorded actions of the formula's nodes, or of an instance's.
  func elaborations(of instance: Int?) -> [Elaboration] { body(of: instance)?.elaborations ?? [] }
  /// Whether the meaning of the formula or of an instance depends on the exchange rates.
  func usesRates(in instance: Int?) -> Bool { body(of: instance)?.usesRates ?? false }
  /// Notes on the reading of the formula.
  var notes: [FormulaNote] { found?.formula.notes ?? [] }
  /// The kind of the formula's value; `nil` if unknown.
  var valueKind: ValueKind? {
    guard let found else { return isTruth ? .truth : .number }
    return found.kind.isUnknown ? nil : found.kind.valueKind
  }
  /// The display form of the formula's value.
  var resultForm: ResultForm {
    found.map { $0.formula.form ?? ResultForm($0.kind.valueKind) } ?? (isTruth ? ResultForm(.truth) : .plain)
  }
}

/// Types bodies, each after those of the functions that it calls: suspended bodies are on an explicit stack, so that no
/// chain of calls overflows the native one.
private struct TypingRun {
  /// A body that is being typed.
  struct Open {
    var typer: Typer
    let instance: Int?
    let errorCount: Int
  }

  let resolution: Resolution
  let definitions: Definitions
  let options: CompilerOptions
  let functions: FunctionInstances
  /// For each function, whether with plain numbers it needs no coercions and returns a plain number.
  private let isPlain: [Bool]
  private(set) var formula = TypedBody()
  private(set) var kind = Kind.number
  private var open: [Open] = []
  private var poll: CancellationPoll

  init(
    _ resolution: Resolution, _ definitions: Definitions, _ options: CompilerOptions, _ inferredInputs: [Int: Kind],
    _ openInputs: Set<Int>, _ real: Set<RealReading.Place>
  ) {
    (self.resolution, self.definitions, self.options) = (resolution, definitions, options)
    functions = FunctionInstances(
      functionCount: resolution.functions.count, inferredInputs: inferredInputs, openInputs: openInputs, real: real)
    isPlain = resolution.plainFunctions
    poll = CancellationPoll(options.isCancelled)
  }

  mutating func typeFormula(_ nodes: Range<Int>) throws(FormulaError) {
    open.append(Open(typer: typer(nil, nodes), instance: nil, errorCount: 0))
    try work()
    // Functions that the formula does not call are checked for errors that do not depend on arguments.
    for (number, function) in resolution.functions.enumerated()
    where function.tree >= 0 && resolution.trees[function.tree].isOwn {
      guard functions.instances[number] == nil, !isPlain[number], functions.errors.count < Typing.mostErrors else {
        continue
      }
      let kinds = Array(repeating: Kind.unknown, count: function.inputCount)
      if functions.find(number, kinds) == nil, !isCalled(number) { begin(number, kinds) }
      try work()
    }
  }

  private func isCalled(_ function: Int) -> Bool { functions.instances.contains { $0?.function == function } }

  private func typer(_ function: Int?, _ nodes: Range<Int>) -> Typer {
    let tree = function.map { resolution.functions[$0].tree } ?? 0
    return Typer(resolution, tree: tree, function: function, nodes, functions, definitions, options)
  }

  private mutating func work() throws(FormulaError) {
    while let last = open.indices.last {
      switch try open[last].typer.resume(&poll) {
      case .awaiting(let function, let kinds): begin(function, kinds)
      case .finished(let result): finish(result)
      }
    }
  }

  /// Begins an instance of a function for some argument kinds.
  private mutating func begin(_ function: Int, _ kinds: [Kind]) {
    let resolved = resolution.functions[function]
    guard let number = functions.begin(function, kinds) else {
      guard let last = open.indices.last else { return }
      return open[last].typer.failCall(of: resolved.name, most: FunctionInstances.mostPerFunction)
    }
    if resolved.tree < 0 {
      let kind = resolved.kind ?? resolved.stored?.program.resultForm.kind
      functions.settle(number, kind.map(definitions.kind) ?? .unknown)
    } else if number == function, isPlain[function] {
      functions.settle(number, .number)
    } else {
      var typer = typer(function, resolved.body)
      typer.take(kinds)
      open.append(Open(typer: typer, instance: number, errorCount: functions.errors.count))
    }
  }

  private mutating func finish(_ result: Kind) {
    guard let done = open.popLast() else { preconditionFailure("what ends has been begun") }
    guard let instance = done.instance else {
      (formula, kind) = (done.typer.body, result)
      return
    }
    switch functions.finish(instance, done.typer.body, result, errorCount: done.errorCount) {
    case .settled: break
    case .again:
      guard let function = functions.instances[instance].map({ ($0.function, $0.arguments) }) else { return }
      var typer = typer(function.0, resolution.functions[function.0].body)
      typer.take(function.1)
      open.append(Open(typer: typer, instance: instance, errorCount: done.errorCount))
    case .contradictory:
      // The errors of the body were reported already.
      guard functions.errors.count == done.errorCount else { return }
      let name = functions.instances[instance].map { resolution.functions[$0.function].name } ?? ""
      done.typer.fail(.unsettledKinds(function: name, most: FunctionInstances.mostPerFunction), done.typer.current)
    }
  }
}
