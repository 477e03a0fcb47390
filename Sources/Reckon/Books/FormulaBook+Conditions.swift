import ReckonCatalogue

/// Conditions of parameters, for whoever evaluates formulas that reach them.
extension FormulaBook {
  /// The condition of a parameter.
  package struct Condition: Sendable {
    package let parameter: String
    /// The condition as it is written.
    package let text: String
    /// True for values that are allowed; its only input, if it has one, is the value.
    package let formula: Formula
  }

  /// The conditions of the parameters that some of the book's values and functions reach, by name; other names are skipped.
  ///
  /// - Throws: as ``formula(named:deadline:)``.
  package func conditions(reachedBy names: Set<String>) throws(FormulaError) -> [Condition] {
    var parameters: Set<String> = []
    for name in names {
      guard let number = store.number(of: name), let definition = store[number], !definition.isParameter else { continue }
      parameters.formUnion(try formula(number, nil).variables.dropFirst(definition.parameters?.count ?? 0))
    }
    var conditions: [Condition] = []
    for name in parameters.sorted() {
      guard let definition = store[name], let formula = try condition(definition, nil) else { continue }
      conditions.append(Condition(parameter: name, text: conditionText(definition), formula: formula))
    }
    return conditions
  }

  /// Checks the defaults of all parameters, which ``evaluate(_:_:options:)`` does when it needs them.
  ///
  /// - Throws: `outOfRange` for the first that its own condition does not allow.
  package func checkDefaults() throws(FormulaError) {
    for definition in store.all where definition.isParameter {
      guard let value = try defaultResult(definition) else { continue }
      try check(definition, value, EvaluationOptions())
    }
  }
}
