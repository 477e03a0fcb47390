import ReckonCatalogue

/// Conditions of parameters, for callers that evaluate formulas depending on them.
extension FormulaBook {
  /// The condition of a parameter.
  package struct Condition: Sendable {
    package let parameter: String
    /// The condition as written.
    package let text: String
    /// True for allowed values; its only input, if any, is the value.
    package let formula: Formula
    /// Converts a value to the parameter's unit, if values are in another one.
    package let conversion: Formula?
  }

  /// The conditions of the parameters that some of the book's values and functions depend on, by name; other names are
  /// ignored.
  ///
  /// - Parameters:
  ///   - units: the units of the values given for parameters, by name.
  ///   - mode: the number mode of the values.
  /// - Throws: as ``formula(named:deadline:)``.
  package func conditions(
    reachedBy names: Set<String>, units: [String: String], _ mode: NumberMode
  ) throws(FormulaError) -> [Condition] {
    var parameters: Set<String> = []
    for name in names {
      guard let number = store.number(of: name), let definition = store[number], !definition.isParameter else {
        continue
      }
      parameters.formUnion(try formula(number, nil).variables.dropFirst(definition.parameters?.count ?? 0))
    }
    var conditions: [Condition] = []
    for name in parameters.sorted() {
      guard let definition = store[name], let formula = try condition(definition, nil) else { continue }
      var conversion: Formula?
      if let unit = definition.meaning.inputKind.unit, let given = units[name].flatMap({ ValueKind(ofInput: $0).unit }),
        given != unit
      {
        do throws(FormulaError) { conversion = try self.conversion(from: given, to: unit, mode) } catch {
          // Compiling a formula that uses it reports the error with its position.
          guard case .incompatibleUnits = error.kind else { throw error }
        }
      }
      conditions.append(
        Condition(parameter: name, text: conditionText(definition), formula: formula, conversion: conversion))
    }
    return conditions
  }

  /// Checks the defaults of all parameters, which ``evaluate(_:_:options:)`` otherwise does on demand.
  ///
  /// - Throws: `outOfRange` for the first one that its own condition rejects.
  package func checkDefaults() throws(FormulaError) {
    for definition in store.all where definition.isParameter {
      guard let value = try defaultResult(definition) else { continue }
      try check(definition, value, EvaluationOptions())
    }
  }
}
