import ReckonCatalogue
import Synchronization

/// A definition's compiled formulas and its last value. Shared by copies of a book in which the definition and all that it
/// needs are the same.
final class DefinitionFormulas: Sendable {
  /// The formulas that a definition has.
  enum Role: Hashable {
    /// Its value, with all that it uses built in.
    case value
    /// The same with the inputs of its plan.
    case sharing
    /// A parameter's value when none is given.
    case byDefault
    /// Whether a parameter's value is allowed.
    case condition
  }

  private struct State {
    var formulas: [Role: Formula] = [:]
    var plan: SharingPlan?
    /// The last value, with the values of parameters for which it holds.
    var value: (given: GivenValues, result: FormulaResult)?
  }

  private let state = Mutex(State())

  /// The values that its program takes as inputs; `nil` while these are not known.
  var plan: SharingPlan? {
    get { state.withLock { $0.plan } }
    set { state.withLock { $0.plan = newValue } }
  }

  /// A formula, or `nil` when it is not compiled yet.
  subscript(_ role: Role) -> Formula? { state.withLock { $0.formulas[role] } }

  /// Whether there is a program for its value.
  var isCompiled: Bool { state.withLock { $0.formulas[.value] != nil || $0.formulas[.sharing] != nil } }

  /// Keeps a formula that was made elsewhere.
  func keep(_ formula: Formula, as role: Role) { state.withLock { $0.formulas[role] = formula } }

  /// A formula, compiled if that was not done before.
  func formula(_ role: Role, _ compile: () throws(FormulaError) -> Formula) throws(FormulaError) -> Formula {
    if let known = self[role] { return known }
    // Compiling outside of the lock keeps no other thread waiting; of two that are made at once either will do.
    let formula = try compile()
    keep(formula, as: role)
    return formula
  }

  /// The value for the same parameters, if it was the last one.
  func value(for given: GivenValues) -> FormulaResult? { state.withLock { $0.value.flatMap { $0.given === given ? $0.result : nil } } }

  func keep(_ result: FormulaResult, for given: GivenValues) { state.withLock { $0.value = (given, result) } }
}

/// The values of parameters that someone evaluates definitions of a book with. Values that rest on the same object are kept.
final class GivenValues: Sendable {
  let values: [String: Value]
  let policy: ErrorPolicy

  init(_ values: [String: Value], _ policy: ErrorPolicy) { (self.values, self.policy) = (values, policy) }

  /// Whether values are the same bit for bit: 0 and -0 are not.
  private func isSame(as other: [String: Value]) -> Bool {
    other.count == values.count && other.allSatisfy { name, number in values[name]?.hasSameBits(as: number) ?? false }
  }

  /// The values that were given last, so that evaluating many definitions with the same ones evaluates each value once.
  final class Last: Sendable {
    private let last = Mutex<GivenValues?>(nil)
    private let runCount = Atomic<Int>(0)

    /// The number of programs that have been run with them and with those before.
    var runs: Int { runCount.load(ordering: .relaxed) }

    func countRun() { runCount.wrappingAdd(1, ordering: .relaxed) }

    /// An object for values: the last one, if they are the same.
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
