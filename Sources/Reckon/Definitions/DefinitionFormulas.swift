import ReckonCatalogue
import Synchronization

/// Where a definition's compiled formulas are kept once they are asked for. Shared by copies of a book in which the definition and all
/// that it needs are the same.
final class DefinitionFormulas: Sendable {
  /// The formulas that a definition has.
  enum Role: Hashable {
    /// Its value.
    case value
    /// A parameter's value when none is given.
    case byDefault
    /// Whether a parameter's value is allowed.
    case condition
  }

  private let made = Mutex<[Role: Formula]>([:])

  /// A formula, or nothing when it is not compiled yet.
  subscript(_ role: Role) -> Formula? { made.withLock { $0[role] } }

  /// Keeps a formula that was made elsewhere.
  func keep(_ formula: Formula, as role: Role) { made.withLock { $0[role] = formula } }

  /// A formula, compiled if that was not done before.
  func formula(_ role: Role, _ compile: () throws(FormulaError) -> Formula) throws(FormulaError) -> Formula {
    if let known = self[role] { return known }
    // Compiling outside of the lock keeps no other thread waiting; of two that are made at once either will do.
    let formula = try compile()
    made.withLock { $0[role] = formula }
    return formula
  }
}
