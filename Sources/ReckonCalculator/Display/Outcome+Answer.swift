package import Reckon

extension FormulaSession.Outcome {
  /// The answer of a statement that requests something other than a value: the solution of an equation, `x = 3`, or of
  /// several unknowns, `x = 2, y = 1`, or the requested formula; `nil` for other outcomes.
  ///
  /// - Parameter equation: formats a value after the sign of its exactness: `= 3`.
  package func answer(_ equation: (FormulaResult, ResultForm) -> String) -> String? {
    guard let result else { return nil }
    if isFormula, case .text(let text) = result.value { return text }
    guard let first = solves.first else { return nil }
    guard solves.count > 1, case .list(let values) = result.value, case .list(let kind) = result.kind else {
      return "\(first) \(equation(result, form))"
    }
    return zip(solves, values).map { name, value in
      "\(name) \(equation(FormulaResult(value: value, result.exactness, form: ResultForm(kind)), ResultForm(kind)))"
    }.joined(separator: ", ")
  }
}
