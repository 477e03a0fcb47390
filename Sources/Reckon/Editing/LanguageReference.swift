import ReckonCatalogue

/// The functions, constants, units and operators of the language, and the names of a scope, with their help.
///
/// ```swift
/// let reference = LanguageReference()
/// reference.functions.count                            // all built-in functions
/// let log = reference.entries(named: "log")[0]
/// log.usage                                            // log(x[, b])
/// log.summary                                          // The logarithm to base 10, or to a given base: log(x, b).
/// log.examples[1].expression                           // log(8, 2)
/// log.errorBound                                       // .ulp(2)
/// ```
///
/// The prompt's `:help`, the page and ``FormulaAssistant`` use the same rows.
public struct LanguageReference: Sendable {
  /// The functions of the scope and its books, followed by the built-in ones.
  public let functions: [Entry]
  /// The values of the scope and its books, followed by the built-in mathematical and physical constants.
  public let constants: [Entry]
  /// The scope's units, followed by the built-in ones and the scope's currencies. Prefixed units have no entries of
  /// their own; ``entries(named:)`` finds them.
  public let units: [Entry]
  /// The operators, one entry for each position: prefix, infix, postfix.
  public let operators: [Entry]

  /// The reference of the language and of a scope's names.
  ///
  /// - Complexity: O(names of the scope).
  public init(_ scope: Scope = Scope()) {
    let own = scope.ownNames.map { Entry(row: .own($0)) }
    let currencies = scope.definitions.currencies.map { currencies in
      currencies.euros.keys.sorted().map {
        Entry(
          row: .scopeUnit(
            $0, topic: "currency",
            summary: Phrase("currencyByTheRates", "Currency · by the rates of \(currencies.date)")))
      }
    }
    let ownUnits = scope.definitions.units.sorted { $0.key < $1.key }.map { name, unit in
      Entry(
        row: .scopeUnit(
          name, topic: "unit", summary: Phrase(verbatim: scope[documentation: name]?.summary ?? unit.definition)))
    }
    functions = own.filter { $0.kind == .function } + Self.builtInFunctions
    constants = own.filter { $0.kind == .constant } + Self.builtInConstants
    units = ownUnits + Self.builtInUnits + (currencies ?? [])
    operators = Self.allOperators
  }

  /// All entries: functions, operators, constants, units.
  public var entries: [Entry] { functions + operators + constants + units }

  /// The entries of a name, which several may share, such as `%`; also for prefixed units.
  public func entries(named name: String) -> [Entry] {
    let found = entries.filter { $0.names.contains(name) }
    if !found.isEmpty { return found }
    return Catalogue.unit(named: name).map { [Entry(row: .unit($0))] } ?? []
  }

  package static let builtInFunctions = Catalogue.functions.filter { $0.isNamed }.map { Entry(row: .function($0)) }
  package static let builtInConstants = (Catalogue.constants + Catalogue.constantsOfNature).map {
    Entry(row: .constant($0))
  }
  package static let builtInUnits = Catalogue.units.map { Entry(row: .unit($0)) }
  package static let allOperators = Catalogue.operators.map { Entry(row: .operator($0)) }
}
