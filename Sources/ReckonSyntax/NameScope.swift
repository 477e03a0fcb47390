import ReckonCatalogue

/// The names in scope, which a parser needs to distinguish a call from a product; the grammar itself is fixed.
package struct NameScope: Sendable {
  private let variables: [String]
  private let variableIndex: NameIndex
  /// Whether a name is defined as a value; as a function.
  private let definesValue: (@Sendable (String) -> Bool)?
  private let definesFunction: (@Sendable (String) -> Bool)?
  /// Whether a name is a defined unit, such as a currency.
  private let definesUnit: (@Sendable (String) -> Bool)?
  /// The value whose name with a number in parentheses is another value: for `ans`, `ans(3)` is such a name.
  package var numberedName: String?
  /// Names of values that are currently undefined.
  package var unresolvedNames: Set<String> = []
  /// Whether undefined names become inputs.
  package var findsInputs = false
  /// Whether words after operands denote units in statements without conversions: if all names in scope are known, or
  /// on request.
  package var readsUnits: Bool { !findsInputs || requiresUnits }
  /// The host's time zones.
  package var timeZones: TimeZones?
  /// Whether units are read even if inputs are found.
  package var requiresUnits = false
  /// The row functions of a table: their calls may end in `by:` and column names, and are calls whatever else has these
  /// names.
  package var functionsOfRows: Set<String> = []
  /// Whether parenthesized digits directly after a number are the uncertainty of its last digits: `5.02(3)`.
  package var readsUncertainties = false

  /// - Parameters:
  ///   - variables: the declared inputs.
  ///   - definesValue: whether a name is a defined value; `nil` if there are none.
  ///   - definesFunction: whether a name is a user-defined or host function; `nil` if there are none.
  ///   - definesUnit: whether a name is a unit outside the catalogue; `nil` if there are none.
  package init(
    variables: [String] = [], definesValue: (@Sendable (String) -> Bool)? = nil,
    definesFunction: (@Sendable (String) -> Bool)? = nil,
    definesUnit: (@Sendable (String) -> Bool)? = nil
  ) {
    self.variables = variables
    variableIndex = NameIndex(variables)
    self.definesValue = definesValue
    self.definesFunction = definesFunction
    self.definesUnit = definesUnit
  }

  /// Whether a name denotes a value: a variable or a defined value.
  func isValue(_ name: String) -> Bool {
    variableIndex.find(name, in: variables) != nil || definesValue?(name) ?? false || unresolvedNames.contains(name)
  }

  /// Whether a name is a unit outside the catalogue.
  func isUnit(_ name: String) -> Bool { Catalogue.number(ofCurrency: name) != nil || definesUnit?(name) ?? false }

  /// Whether a word is a unit if it is not otherwise defined.
  package func mayBeUnit(_ name: String) -> Bool { Catalogue.unit(named: name) != nil || isUnit(name) }

  /// Whether an undefined name is a unit, or a word or letter for an operator.
  package func mayMeanOtherwise(_ name: String) -> Bool {
    mayBeUnit(name) || WordTable.shared.isWord(name) || WordReading.scales[name] != nil
  }

  /// Whether a possible unit word is shadowed by a value or a function.
  package func hides(_ name: String) -> Bool { isValue(name) || isFunction(name) }

  /// Whether a name is a user-defined or host function.
  func isFunction(_ name: String) -> Bool { definesFunction?(name) ?? false }
}
