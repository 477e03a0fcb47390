package import Reckon
package import ReckonCatalogue

/// Results of lines that are typed beside the keys, in the forms that the keys have for their own.
extension DisplayFormat {
  /// A result within the format's width; `nil` for one that is no number.
  package func fitted(_ result: FormulaResult, form: ResultForm) -> ShownNumber? {
    CalculatorValue(result, form: form, result.exactness, ratesDate: nil).map { shown($0) }
  }

  /// A result as an operand that any operator may stand beside.
  package static func operand(_ result: FormulaResult, form: ResultForm) -> String {
    CalculatorValue(result, form: form, result.exactness, ratesDate: nil)?.operandText ?? result.written
  }

  /// A result with up to so many significant digits, where it has more than it is shown with; otherwise `nil`.
  package static func further(
    _ result: FormulaResult, form: ResultForm, settings: CalculatorSettings, digits: Int
  ) -> ShownNumber? {
    guard case .exact(let value) = result.number, result.exactness == .exact else { return nil }
    return exact(value, form, settings, digits: digits)
  }
}

extension CalculatorSession {
  /// An expression with an operand in the place of the last answer's name; one that names an answer by its number
  /// stays.
  package func withAnswer(_ operand: String, in expression: String) -> String {
    guard !expression.contains("\(answerName.lowercased())(") else { return expression }
    return Self.replacing([answerName, answerName.lowercased()], in: expression, by: operand)
  }
}
