extension CalculatorSession {
  /// The displayed number as exact parsable text: a decimal, or an expression such as `1/3` or `sqrt(2)/2`; `nil` if
  /// there is an error, or while text without a value is being typed. A number that would exceed 60,000 bytes is
  /// rounded to 34 digits.
  public var value: String? { error == nil && state.typed == nil ? displayedValue.wholeText : nil }

  /// Whether ``value`` is the complete number.
  package var isValueWhole: Bool { displayedValue.wholeExactness == displayedValue.exactness }

  /// The displayed number as decimal text: an infinite expansion has its first 34 digits and `…`.
  public var valueDigits: String? { error == nil && state.typed == nil ? displayedValue.digits : nil }

  /// The unit of that number: `km/h`; `nil` if it has none.
  public var unit: String? { value == nil ? nil : displayedValue.form.kind.unit }

  /// The evaluator with the current settings.
  var arithmetic: KeypadArithmetic { KeypadArithmetic(settings, services, interruption) }
}
