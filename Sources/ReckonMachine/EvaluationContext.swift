import ReckonCatalogue

/// The context of an evaluation, apart from the program and its inputs.
package struct EvaluationContext {
  package var policy = ErrorPolicy.strict
  package var steps: Int
  package var callDepth: Int
  /// The limit on values held by all open calls.
  package var callValues: Int
  package var random: RandomSource
  /// In decimal mode, the exactness of the least exact number that decided a branch.
  package var exactness = Exactness.exact
  /// The budget of exact numbers, and the constants computed so far; set by ``Machine`` for a run on exact numbers.
  var exact: ExactRun?
  /// The budget of texts and lists, and the reason why an operation on them was refused; set by ``Machine`` for a run
  /// on values.
  var values: ValueRun?
  /// The memory for the further results, if they are wanted.
  var results: UnsafeMutableBufferPointer<Double>?
  let textBytes: Int
  let listItems: Int
  let valueBytes: Int
  private let numberBits: Int
  private let decidingDigits: Int
  let hosts: HostBodies?
  /// Called at least once per millisecond of evaluation, except within single functions that take longer.
  package var isCancelled: (@Sendable () -> Bool)?

  package init(limits: Limits = Limits(), random: RandomSource, hosts: HostBodies? = nil) {
    steps = limits.steps
    callDepth = limits.callDepth
    callValues = limits.callValues
    (textBytes, listItems, valueBytes) = (limits.textBytes, limits.listItems, limits.valueBytes)
    numberBits = limits.numberBits
    decidingDigits = limits.decidingDigits
    self.random = random
    self.hosts = hosts
  }

  /// The number of host functions.
  var hostCount: Int { hosts?.doubles.count ?? 0 }
}

/// The remaining work of one evaluation on exact numbers. A class, so that contexts of other runs hold only a
/// reference.
final class ExactRun {
  var work: Work
  /// Whether a real exceeded the exponent range.
  var hasLeftRange = false

  init(_ work: Work) { self.work = work }
}

extension EvaluationContext {
  /// Begins a run on exact numbers: one step corresponds to about a hundred nanoseconds of arithmetic on digits.
  mutating func beginExactRun() {
    let (units, overflow) = UInt64(max(0, steps)).multipliedReportingOverflow(by: 100)
    exact = ExactRun(
      Work(bits: numberBits, digits: decidingDigits, units: overflow ? .max : units, isCancelled: isCancelled))
  }

  /// Runs one part of an evaluation on exact numbers.
  func exactly<Result>(_ body: (inout Work) throws(Work.Stop) -> Result) throws(Work.Stop) -> Result {
    guard let exact else { preconditionFailure("a run on exact numbers is begun first") }
    return try body(&exact.work)
  }

  /// The error that ends a run on exact numbers.
  func kind(of stop: Work.Stop) -> FormulaError.Kind {
    switch stop {
    case .cancelled: return .cancelled
    case .spent: return .stepLimit(steps)
    case .size: return .limitExceeded(.numberBits, maximum: numberBits)
    case .magnitude:
      exact?.hasLeftRange = true
      return .limitExceeded(.numberBits, maximum: numberBits)
    case .undecided: return .limitExceeded(.decidingDigits, maximum: decidingDigits)
    case .refused: return valueRun.refusal
    }
  }
}
