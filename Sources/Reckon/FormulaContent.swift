import ReckonBytecode
import ReckonCatalogue
import ReckonCompiler
import ReckonMachine
import ReckonSyntax

/// The content shared by all copies of a formula: its program and the data of evaluation.
@usableFromInline final class FormulaContent: Sendable {
  @usableFromInline let executable: Executable
  /// The number of inputs if the formula's own code stays within the step limit and there is no result cache, otherwise
  /// a number that no input count equals.
  @usableFromInline let quickInputCount: Int
  /// The result cache of an ``Engine``. If present, evaluation takes the slow path, which looks there first.
  var results: ResultCache? { unmanagedResults?.takeUnretainedValue() }
  /// The same, retained once by this object: evaluation accesses it without reference counting, which would contend
  /// between threads.
  let unmanagedResults: Unmanaged<ResultCache>?
  /// The names of the inputs. A copy for other threads has its own array, so that they share no reference counts.
  let inputNames: [String]
  let limits: Limits
  let hosts: HostBodies?
  // Fields not read in evaluation come last: their cache line may contain the reference count of another thread's copy.
  /// The source to recompile from; `nil` for a stored program.
  let origin: FormulaOrigin?
  /// Its sources of uncertainty; `nil` if there are none.
  let uncertain: UncertainFormula?
  /// The real formulas of a complex value's parts; empty if there are none.
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

  /// A copy for other threads, which shares program, linked code and results, but has its own reference count.
  convenience init(copyOf other: FormulaContent) {
    self.init(
      other.executable, limits: other.limits, hosts: other.hosts, results: other.results,
      inputNames: other.inputNames.map { $0 },
      origin: other.origin, uncertain: other.uncertain, parts: other.parts)
  }

  /// The same with a result cache.
  convenience init(_ other: FormulaContent, results: ResultCache?) {
    self.init(
      other.executable, limits: other.limits, hosts: other.hosts, results: results, origin: other.origin,
      uncertain: other.uncertain, parts: other.parts)
  }

  /// Whether the formula's own code stays within the step limit.
  var canRunQuickly: Bool { executable.canRun(within: limits.steps) }
}

/// The source of a formula, for recompiling it with other options.
struct FormulaOrigin: Sendable {
  let variables: [String]?
  let units: [String: String]
  var undeclared: Formula.Undeclared?
  /// The values of inputs omitted from values given by name.
  var defaults: [String: Value] = [:]
  let scope: Scope
  let options: Formula.Options
  /// The inputs that its value is differentiated with respect to, in sequence.
  var differentiatedBy: [String] = []
  /// The inputs that its program has derivatives for, besides the value.
  var gradientBy: [String] = []
  /// Whether sources of uncertainty are inputs too, with or without derivatives.
  enum Tracking { case none, values, derivatives }
  var tracking = Tracking.none

  /// The same in another number mode.
  func computing(in mode: NumberMode) -> FormulaOrigin {
    var options = options
    options.numberMode = mode
    return FormulaOrigin(
      variables: variables, units: units, undeclared: undeclared, defaults: defaults, scope: scope, options: options,
      differentiatedBy: differentiatedBy)
  }

  /// The options for compiling its value.
  var compilerOptions: CompilerOptions {
    var options = CompilerOptions(options, variables: variables, units: units)
    options.findsInputs = undeclared.map { $0 == .becomeInputs }
    return options
  }

  /// The parser's scope.
  var names: NameScope {
    var names = scope.names(with: variables)
    names.readsUncertainties = options.readsUncertainties
    if let undeclared { names.findsInputs = undeclared == .becomeInputs }
    // A name with a unit is an input, whatever else it denotes.
    if variables == nil, undeclared != .refuse, !units.isEmpty { names.unresolvedNames = Set(units.keys) }
    return names
  }
}
