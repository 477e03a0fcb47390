import Reckon
import ReckonCalculator

/// Results as the prompt and the commands show them.
enum ResultText {
  /// A statement's outcome as a line: `f(x) defined`, `x = 3`, `≈ 0.5`.
  static func line(_ outcome: Session.Outcome) -> String {
    guard let result = outcome.result else { return "\(outcome.definition ?? "") defined" }
    let value = (result.isInexact ? "≈ " : "") + value(result, outcome.form)
    return outcome.definition.map { "\($0) \(result.isInexact ? "" : "= ")\(value)" } ?? value
  }

  /// A value in the form that the formula asks for: `3.1 mile`, `0xff`.
  static func value(_ result: FormulaResult, _ form: ResultForm) -> String {
    let number = result.number.description
    switch form {
    case .plain: return number
    case .unit(let unit): return "\(number) \(unit)"
    case .notation(let notation):
      var format = DisplayFormat()
      format.notation = CalculatorSettings.Notation(notation)
      format.places = 15
      format.groupsDigits = false
      format.width = 200
      return format.text(of: number)
    }
  }
}

extension CalculatorSettings.Notation {
  fileprivate init(_ notation: ResultForm.Notation) {
    self =
      switch notation {
      case .hexadecimal: .hexadecimal
      case .octal: .octal
      case .binary: .binary
      case .fraction: .fraction
      case .scientific: .scientific
      case .engineering: .engineering
      }
  }
}
