import ReckonBytecode
import ReckonCatalogue
import ReckonMachine

/// What all copies of a formula share: its program and what an evaluation needs beside it.
@usableFromInline final class FormulaContent: Sendable {
  @usableFromInline let executable: Executable
  /// The number of inputs if a run of the formula's own code keeps within the limit of steps and no results are kept, otherwise a number that no
  /// count has.
  @usableFromInline let quickInputCount: Int
  /// The names of the inputs. A copy for other threads has an array of its own, so that they count no references in common.
  let inputNames: [String]
  let limits: Limits
  let hosts: [HostBody]
  let decimalHosts: [DecimalHostBody?]
  /// The host's functions of values, by the program's signatures; empty when there are none.
  let valueHosts: [ValueHostBody?]
  /// Results that an ``Engine`` keeps for the formula. With them, evaluation takes the longer way, which looks there first.
  var results: ResultCache? { unmanagedResults?.takeUnretainedValue() }
  /// The same, held by one count of this content's own: evaluation looks there without counting, since threads would count in the same word.
  let unmanagedResults: Unmanaged<ResultCache>?

  init(
    _ executable: Executable, limits: Limits, hosts: [HostBody], decimalHosts: [DecimalHostBody?], valueHosts: [ValueHostBody?],
    results: ResultCache? = nil, inputNames: [String]? = nil
  ) {
    self.executable = executable
    self.limits = limits
    self.hosts = hosts
    self.decimalHosts = decimalHosts
    self.valueHosts = valueHosts
    unmanagedResults = results.map { .passRetained($0) }
    self.inputNames = inputNames ?? executable.program.variables
    quickInputCount = results == nil && executable.canRun(within: limits.steps) ? executable.inputCount : -1
  }

  deinit { unmanagedResults?.release() }

  /// The same for other threads: the program, linked code and results are the same ones, only the references to it are counted apart.
  convenience init(copyOf other: FormulaContent) {
    self.init(
      other.executable, limits: other.limits, hosts: other.hosts, decimalHosts: other.decimalHosts, valueHosts: other.valueHosts,
      results: other.results, inputNames: other.inputNames.map { $0 })
  }

  /// The same with results that are kept.
  convenience init(_ other: FormulaContent, results: ResultCache?) {
    self.init(
      other.executable, limits: other.limits, hosts: other.hosts, decimalHosts: other.decimalHosts, valueHosts: other.valueHosts,
      results: results)
  }

  /// Whether the formula's own code keeps within the limit of steps.
  var canRunQuickly: Bool { executable.canRun(within: limits.steps) }
}
