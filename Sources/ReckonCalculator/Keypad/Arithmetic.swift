import Reckon

/// A number with all its digits.
struct CalculatorValue: Hashable, Sendable {
  /// Decimal text that the language reads: `0.1`, `-1e-40`.
  var text: String
  /// Whether functions that are not exact took part.
  var isInexact = false

  static let zero = CalculatorValue(text: "0")

  var isNegative: Bool { text.hasPrefix("-") }
  var isZero: Bool { DecimalDigits(text)?.isZero ?? false }
  /// The number as an operand that any operator may stand beside.
  var operandText: String { isNegative ? "(\(text))" : text }

  /// The number with the other sign; 0 keeps it.
  var negated: CalculatorValue {
    if isZero { return self }
    return CalculatorValue(text: isNegative ? String(text.dropFirst()) : "-" + text, isInexact: isInexact)
  }
}

/// The one place where the calculator computes: expressions as text in, numbers as text out.
struct Arithmetic: Equatable {
  let angleUnit: AngleUnit
  let numberMode: NumberMode

  init(_ settings: CalculatorSettings) {
    angleUnit = settings.angleUnit
    numberMode = settings.numberMode
  }

  /// The value of an expression.
  ///
  /// - Parameter takesInexact: whether numbers stand in the expression that are inexact themselves.
  /// - Throws: what is wrong with it, with the place in its text.
  func value(of expression: String, takesInexact: Bool = false) throws(FormulaError) -> CalculatorValue {
    let formula = try Formula(expression, variables: [], options: Formula.Options(angleUnit: angleUnit, numberMode: numberMode))
    let result = try formula.result()
    let value = CalculatorValue(text: result.number.description, isInexact: takesInexact || result.isInexact)
    // A calculator knows one 0.
    return value.isZero ? CalculatorValue(text: CalculatorValue.zero.text, isInexact: value.isInexact) : value
  }
}
