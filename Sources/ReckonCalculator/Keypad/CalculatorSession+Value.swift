extension CalculatorSession {
  /// The number on the display with all its digits, as text that the language reads; `nil` when there is an error, and
  /// while text is typed, which has no value before `=`.
  public var value: String? { error == nil && typed == nil ? displayedValue.text : nil }
}
