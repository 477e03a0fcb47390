import ReckonCatalogue
import ReckonCompiler

/// A statement's formula and, if it is constant, its value once evaluated.
package struct CachedStatement: CachedProgram {
  let formula: Formula
  fileprivate var value: FormulaSession.Evaluated?
  private var isRecent = false

  package init(_ formula: Formula) { self.formula = formula }

  package mutating func noteUse() { isRecent = true }

  package mutating func takeRecentUse() -> Bool {
    defer { isRecent = false }
    return isRecent
  }
}

extension ProgramCache<CachedStatement> {
  /// The constant value of a key's formula, if cached.
  mutating func value(_ key: ProgramCacheKey) -> FormulaSession.Evaluated? {
    let value = update(key) { statement in
      if statement.value != nil { statement.noteUse() }
      return statement.value
    }
    if value == nil { statistics.resultMisses += 1 } else { statistics.resultHits += 1 }
    return value
  }

  /// Caches the constant value of a key's formula, for the lifetime of the formula.
  mutating func keep(_ value: FormulaSession.Evaluated, for key: ProgramCacheKey) {
    _ = update(key) { $0.value = value }
  }
}

/// The context that the values of statements depend on besides their text, the names in force and the
/// ``ProgramCacheKey``.
struct StatementSurroundings: Equatable, Sendable {
  private let currencies: Currencies?
  private let units: [String: OwnUnit]
  private let bookCount: Int
  private let clock: [ObjectIdentifier]
  private let options: Formula.Options

  init(_ scope: Scope, _ options: Formula.Options) {
    currencies = scope.definitions.currencies
    units = scope.definitions.units
    bookCount = scope.definitions.books.count
    clock = scope.clockIdentity
    // These are in the keys, since switching back and forth is common.
    var options = options
    (options.angleUnit, options.numberMode) = (.degrees, .double)
    self.options = options
  }
}
