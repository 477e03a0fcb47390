extension CalculatorSession {
  /// The number on the display with all its digits, as text that the language reads; `nil` when there is an error, and
  /// while text is typed, which has no value before `=`.
  public var value: String? { error == nil && typed == nil ? displayedValue.text : nil }

  /// The unit of that number: `km/h`; `nil` for what has none.
  public var unit: String? { value == nil ? nil : displayedValue.form.kind.unit }

  /// What computes with the settings in force.
  var arithmetic: Arithmetic { Arithmetic(settings, rates: services.rates) }
}
