import Reckon

/// Results as the prompt and the commands show them.
enum ResultText {
  /// A statement's outcome as a line: `f(x) defined`, `x = 3`, `≈ 0.5`.
  static func line(_ outcome: Session.Outcome) -> String {
    guard let result = outcome.result else { return "\(outcome.definition ?? "") defined" }
    let value = text(result, outcome.form)
    return outcome.definition.map { "\($0) \(result.isInexact ? "" : "= ")\(value)" } ?? value
  }

  /// A value with its mark, in the form that the formula asks for.
  static func text(_ result: FormulaResult, _ form: ResultForm) -> String {
    let number = result.number.description
    let mark = result.isInexact ? "≈ " : ""
    return switch form {
    case .plain, .notation: mark + number
    case .unit(let unit): "\(mark)\(number) \(unit)"
    }
  }
}
