import ReckonCatalogue

/// Conditions of parameters, for whoever evaluates formulas that reach them.
extension FormulaBook {
  /// What a book asks of a parameter's value.
  package struct Condition: Sendable {
    package let parameter: String
    /// The condition as it is written.
    package let text: String
    /// True for values that are allowed; its only input, if it has one, is the value.
    package let formula: Formula
  }

  /// The conditions of those of the names that are parameters with one.
  ///
  /// - Throws: as ``formula(named:)``.
  package func conditions(of names: [String]) throws(FormulaError) -> [Condition] {
    var conditions: [Condition] = []
    for name in names {
      guard let number = nameTable.find(name), let definition = definitionList[number], let formula = try condition(number) else { continue }
      conditions.append(Condition(parameter: name, text: conditionText(definition), formula: formula))
    }
    return conditions
  }
}
