extension CalculatorSession {
  /// The number on the display with all its digits, as text that the language reads; nothing when there is an error.
  public var value: String? { error == nil ? displayedValue.text : nil }
}
