import ReckonCatalogue
import Synchronization

/// A definition's compiled formulas and its last value. Shared by copies of a book in which the definition and its
/// dependencies are unchanged.
final class DefinitionFormulas: Sendable {
  /// The roles of a definition's formulas.
  enum Role: Hashable {
    /// Its value, with all dependencies inlined.
    case value
    /// Its value, with the inputs of its sharing plan.
    case sharing
    /// A parameter's default.
    case byDefault
    /// A parameter's condition.
    case condition
  }

  private struct State {
    var formulas: [Role: Formula] = [:]
    var plan: SharingPlan?
    /// The last value, and the parameter values that it is valid for.
    var value: (given: GivenValues, result: FormulaResult)?
  }

  private let state = Mutex(State())

  /// The values that its program takes as inputs; `nil` if not yet determined.
  var plan: SharingPlan? {
    get { state.withLock { $0.plan } }
    set { state.withLock { $0.plan = newValue } }
  }

  /// A formula; `nil` if it is not compiled yet.
  subscript(_ role: Role) -> Formula? { state.withLock { $0.formulas[role] } }

  /// Whether there is a program for its value.
  var isCompiled: Bool { state.withLock { $0.formulas[.value] != nil || $0.formulas[.sharing] != nil } }

  /// Stores a formula that was compiled elsewhere.
  func keep(_ formula: Formula, as role: Role) { state.withLock { $0.formulas[role] = formula } }

  /// A formula, compiled on first use.
  func formula(_ role: Role, _ compile: () throws(FormulaError) -> Formula) throws(FormulaError) -> Formula {
    if let known = self[role] { return known }
    // Compiling outside the lock does not block other threads; if two are compiled concurrently, either will do.
    let formula = try compile()
    keep(formula, as: role)
    return formula
  }

  /// The last value, if it is valid for the same parameter values.
  func value(for given: GivenValues) -> FormulaResult? {
    state.withLock { $0.value.flatMap { $0.given === given ? $0.result : nil } }
  }

  func keep(_ result: FormulaResult, for given: GivenValues) { state.withLock { $0.value = (given, result) } }
}

/// A set of parameter values for evaluating a book's definitions. Results for the same object are cached.
final class GivenValues: Sendable {
  let values: [String: Value]
  let policy: ErrorPolicy

  init(_ values: [String: Value], _ policy: ErrorPolicy) { (self.values, self.policy) = (values, policy) }

  /// Whether the values are equal bit for bit: 0 and -0 differ.
  private func isSame(as other: [String: Value]) -> Bool {
    other.count == values.count && other.allSatisfy { name, number in values[name]?.hasSameBits(as: number) ?? false }
  }

  /// The last set of values, so that evaluating many definitions with it evaluates each value once.
  final class Last: Sendable {
    private let last = Mutex<GivenValues?>(nil)
    private let runCount = Atomic<Int>(0)

    /// The number of program runs with these and earlier values.
    var runs: Int { runCount.load(ordering: .relaxed) }

    func countRun() { runCount.wrappingAdd(1, ordering: .relaxed) }

    /// The object for a set of values: the last one if they are the same.
    func given(_ values: [String: Value], _ policy: ErrorPolicy) -> GivenValues {
      last.withLock { last in
        if let last, last.policy == policy, last.isSame(as: values) { return last }
        let given = GivenValues(values, policy)
        last = given
        return given
      }
    }
  }
}
