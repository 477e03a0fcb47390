import Reckon
import ReckonCalculator
import ReckonTerminal

/// Normalizes typed text for the parser: with decimal commas if the settings have them.
package enum TypedFormula {
  /// - Returns: a text with the same number of bytes.
  /// - Throws: `UsageError` for a comma that could be a decimal mark or separate arguments.
  package static func text(_ text: String, in session: FormulaSession, _ settings: CalculatorSettings)
    throws(UsageError) -> String
  {
    guard settings.decimalMark == .comma, isFormula(text) else { return text }
    guard let read = DecimalComma.replaced(in: text, names: session.scope) else {
      throw UsageError(CalculatorError.Kind.ambiguousComma.sentence)
    }
    return read
  }

  /// Whether a text consists of statements or a command with an expression, instead of file names or settings.
  private static func isFormula(_ text: String) -> Bool {
    switch CommandReading(text)?.command?.argument {
    case .nothing, .topic, .setting, .definition, .file, .book: false
    case .expression: true
    case nil: CommandReading(text) == nil
    }
  }
}

extension FormulaNote {
  /// The note in the spelling of the prompt: with decimal commas if the settings have them.
  func spelled(_ settings: CalculatorSettings) -> FormulaNote {
    guard settings.decimalMark == .comma else { return self }
    return FormulaNote(
      kind, at: range, as: wording, arguments.map { DecimalComma.shown($0, isFormula: true, isSentence: true) })
  }
}
