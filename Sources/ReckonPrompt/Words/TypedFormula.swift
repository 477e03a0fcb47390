import Reckon
import ReckonCalculator
import ReckonTerminal

/// What people type at the prompt, as the language reads it: with a decimal comma where the settings have one.
package enum TypedFormula {
  /// - Returns: a text of as many bytes.
  /// - Throws: `UsageError` for a comma that could be a decimal mark or separate arguments.
  package static func text(_ text: String, in session: FormulaSession, _ settings: CalculatorSettings) throws(UsageError) -> String {
    guard settings.decimalMark == .comma, isFormula(text) else { return text }
    guard let read = DecimalComma.replaced(in: text, names: session.scope) else {
      throw UsageError(CalculatorError.Kind.ambiguousComma.sentence)
    }
    return read
  }

  /// Whether a text is statements, or a command with an expression, rather than one with names of files or settings.
  private static func isFormula(_ text: String) -> Bool {
    switch CommandReading(text)?.command?.argument {
    case .nothing, .topic, .setting, .definition, .file, .book: false
    case .expression: true
    case nil: CommandReading(text) == nil
    }
  }
}

extension FormulaNote {
  /// The note with its spellings as they are typed: with decimal commas where the settings have them.
  func spelled(_ settings: CalculatorSettings) -> FormulaNote {
    guard settings.decimalMark == .comma else { return self }
    return FormulaNote(
      kind, at: range, as: wording, arguments.map { DecimalComma.shown($0, isFormula: true, isSentence: true) })
  }
}
