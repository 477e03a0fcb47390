import ReckonBytecode
import ReckonCatalogue
import ReckonCompiler
import ReckonMachine
import ReckonSyntax

/// The content that all copies of a formula share: its program and the data of evaluation.
@usableFromInline final class FormulaContent: Sendable {
  @usableFromInline let executable: Executable
  /// The number of inputs if a run of the formula's own code keeps within the limit of steps and no results are kept, otherwise a number that no
  /// count has.
  @usableFromInline let quickInputCount: Int
  /// Results that an ``Engine`` keeps for the formula. With them, evaluation takes the longer way, which looks there first.
  var results: ResultCache? { unmanagedResults?.takeUnretainedValue() }
  /// The same, held by one count of this content's own: evaluation looks there without counting, since threads would count in the same word.
  let unmanagedResults: Unmanaged<ResultCache>?
  /// The names of the inputs. A copy for other threads has an array of its own, so that they count no references in common.
  let inputNames: [String]
  let limits: Limits
  let hosts: HostBodies?
  // What no evaluation reads comes last: the cache line may hold the references that another thread counts to its copy.
  /// The source of compilation; `nil` for a stored program.
  let origin: FormulaOrigin?
  /// What is uncertain in it; `nil` where nothing is.
  let uncertain: UncertainFormula?
  /// The formulas of a complex value's parts, of real numbers alone; none where there are no such.
  let parts: [Formula]

  init(
    _ executable: Executable, limits: Limits, hosts: HostBodies?, results: ResultCache? = nil,
    inputNames: [String]? = nil, origin: FormulaOrigin? = nil, uncertain: UncertainFormula? = nil, parts: [Formula] = []
  ) {
    (self.origin, self.uncertain, self.parts) = (origin, uncertain, parts)
    self.executable = executable
    self.limits = limits
    self.hosts = hosts
    unmanagedResults = results.map { .passRetained($0) }
    self.inputNames = inputNames ?? executable.program.variables
    quickInputCount = results == nil && executable.canRun(within: limits.steps) ? executable.inputCount : -1
  }

  deinit { unmanagedResults?.release() }

  /// The same for other threads: the program, linked code and results are the same ones, only the references to it are counted apart.
  convenience init(copyOf other: FormulaContent) {
    self.init(
      other.executable, limits: other.limits, hosts: other.hosts, results: other.results, inputNames: other.inputNames.map { $0 },
      origin: other.origin, uncertain: other.uncertain, parts: other.parts)
  }

  /// The same with results that are kept.
  convenience init(_ other: FormulaContent, results: ResultCache?) {
    self.init(
      other.executable, limits: other.limits, hosts: other.hosts, results: results, origin: other.origin,
      uncertain: other.uncertain, parts: other.parts)
  }

  /// Whether the formula's own code keeps within the limit of steps.
  var canRunQuickly: Bool { executable.canRun(within: limits.steps) }
}

/// The source of a formula, to compile it again with other options.
struct FormulaOrigin: Sendable {
  let variables: [String]?
  let units: [String: String]
  var undeclared: Formula.Undeclared?
  /// The values of inputs for which none is given by name.
  var defaults: [String: Value] = [:]
  let scope: Scope
  let options: Formula.Options
  /// The inputs by which its value is differentiated, one after the other.
  var differentiatedBy: [String] = []
  /// The inputs by which its program has derivatives beside the value.
  var gradientBy: [String] = []
  /// Whether sources of uncertainty are inputs too, and its value is differentiated by them.
  enum Tracking { case none, values, derivatives }
  var tracking = Tracking.none

  /// The same on another kind of numbers.
  func computing(in mode: NumberMode) -> FormulaOrigin {
    var options = options
    options.numberMode = mode
    return FormulaOrigin(
      variables: variables, units: units, undeclared: undeclared, defaults: defaults, scope: scope, options: options,
      differentiatedBy: differentiatedBy)
  }

  /// How its value is compiled.
  var compilerOptions: CompilerOptions {
    var options = CompilerOptions(options, variables: variables, units: units)
    options.findsInputs = undeclared.map { $0 == .becomeInputs }
    return options
  }

  /// The names as the parser needs them.
  var names: NameScope {
    var names = scope.names(with: variables)
    names.readsUncertainties = options.readsUncertainties
    if let undeclared { names.findsInputs = undeclared == .becomeInputs }
    // A name with a unit is an input, whatever else it means.
    if variables == nil, undeclared != .refuse, !units.isEmpty { names.unresolvedNames = Set(units.keys) }
    return names
  }
}
