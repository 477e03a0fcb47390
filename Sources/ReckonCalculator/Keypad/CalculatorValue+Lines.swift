package import Reckon
package import ReckonCatalogue

/// Results of lines typed outside the keypad, in the keypad's display forms.
extension DisplayFormat {
  /// A result that fits the format's width; `nil` if it is not a number.
  package func fitted(_ result: FormulaResult, form: ResultForm) -> ShownNumber? {
    CalculatorValue(result, form: form, result.exactness, ratesDate: nil).map { shown($0) }
  }

  /// A result as an operand of any operator.
  package static func operand(_ result: FormulaResult, form: ResultForm) -> String {
    CalculatorValue(result, form: form, result.exactness, ratesDate: nil)?.operandText ?? result.written
  }

  /// A result with up to a number of significant digits, if it has more than are displayed; otherwise `nil`.
  package static func further(
    _ result: FormulaResult, form: ResultForm, settings: CalculatorSettings, digits: Int
  ) -> ShownNumber? {
    guard case .exact(let value) = result.number, result.exactness == .exact else { return nil }
    return exact(value, form, settings, digits: digits)
  }
}

extension CalculatorSession {
  /// An expression with the last answer's name replaced by an operand; unchanged if it refers to an answer by number.
  package func withAnswer(_ operand: String, in expression: String) -> String {
    guard !expression.contains("\(answerName.lowercased())(") else { return expression }
    return Self.replacing([answerName, answerName.lowercased()], in: expression, by: operand)
  }
}
