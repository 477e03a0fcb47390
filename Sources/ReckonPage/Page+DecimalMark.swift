import Reckon
import ReckonCalculator
import ReckonCatalogue

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

  /// A sentence whose numbers and formulas, but not its words, are as people see them: what an error quotes of a text
  /// has that text's own marks.
  func message(_ sentence: Phrase) -> String {
    let quoting =
      calculator.usesDecimalComma
      ? sentence.mapTexts { DecimalComma.shown($0, isFormula: true, isSentence: true) } : sentence
    return VisibleText.message(quoting.description)
  }

  func message(of error: FormulaError) -> String { message(error.kind.sentence) }

  /// A remark on how a text was read, in which it is quoted as it was typed.
  func message(of note: FormulaNote) -> String {
    guard calculator.usesDecimalComma else { return note.message }
    let arguments = note.arguments.map { DecimalComma.shown($0, isFormula: true, isSentence: true) }
    return FormulaNote(note.kind, at: note.range, as: note.wording, arguments).message
  }

  /// Adds an error to an answer, with its sentence as people read it.
  func add(_ error: FormulaError, to object: inout JSONObject) {
    object.add(error, message: message(of: error))
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
