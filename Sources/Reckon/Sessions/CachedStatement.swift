import ReckonCatalogue
import ReckonCompiler

/// A statement's formula and, once it has been evaluated, the value that it always has.
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
  /// The value that the formula of a key always has, if that is kept.
  mutating func value(_ key: ProgramCacheKey) -> FormulaSession.Evaluated? {
    let value = update(key) { statement in
      if statement.value != nil { statement.noteUse() }
      return statement.value
    }
    if value == nil { statistics.resultMisses += 1 } else { statistics.resultHits += 1 }
    return value
  }

  /// Keeps the value that a key's formula always has for as long as the formula.
  mutating func keep(_ value: FormulaSession.Evaluated, for key: ProgramCacheKey) { _ = update(key) { $0.value = value } }
}

/// What the values of statements depend on beside their text, the names in force and what ``ProgramCacheKey`` has.
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
    // These are in the keys: going back and forth between two of them is common.
    var options = options
    (options.angleUnit, options.numberMode) = (.degrees, .double)
    self.options = options
  }
}
