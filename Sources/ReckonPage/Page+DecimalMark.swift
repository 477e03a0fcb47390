import Reckon
import ReckonCalculator

/// Numbers as people write them where the page is used: with a decimal comma if the settings or the browser have one.
extension Page {
  /// A typed text in the language's form, with as many bytes; `nil` when a comma could be a decimal mark or separate
  /// arguments.
  func read(_ text: String) -> String? {
    calculator.usesDecimalComma ? DecimalComma.replaced(in: text, names: conversation.scope) : text
  }

  /// A text in the language's form as people see it.
  ///
  /// - Parameter isFormula: whether commas in brackets separate arguments.
  func shown(_ text: String, isFormula: Bool = false) -> String {
    calculator.usesDecimalComma ? DecimalComma.shown(text, isFormula: isFormula) : text
  }

  /// The answer to a text that ``read(_:)`` refuses.
  func ambiguousComma(in text: String) -> String {
    var error = JSONObject()
    error.add("kind", "ambiguousComma")
    error.add("message", CalculatorError.Kind.ambiguousComma.sentence.description)
    error.add("start", 0)
    error.add("end", text.utf8.count)
    var object = JSONObject()
    object.add("error", json: error.text)
    return object.text
  }
}
