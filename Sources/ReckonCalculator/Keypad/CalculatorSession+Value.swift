extension CalculatorSession {
  /// The number on the display as text that the language reads, exactly: a decimal, or an expression such as `1/3` or `sqrt(2)/2`; `nil` when
  /// there is an error, and while text is typed, which has no value before `=`. A number that would take more than 60,000 bytes has 34 digits.
  public var value: String? { error == nil && state.typed == nil ? displayedValue.wholeText : nil }

  /// Whether ``value`` is all of the number.
  package var isValueWhole: Bool { displayedValue.wholeExactness == displayedValue.exactness }

  /// The same as decimal text: a number without an end has its first 34 digits and `…`.
  public var valueDigits: String? { error == nil && state.typed == nil ? displayedValue.digits : nil }

  /// The unit of that number: `km/h`; `nil` for what has none.
  public var unit: String? { value == nil ? nil : displayedValue.form.kind.unit }

  /// The evaluator with the current settings.
  var arithmetic: KeypadArithmetic { KeypadArithmetic(settings, services, interruption) }
}
