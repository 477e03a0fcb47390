import Reckon
import ReckonCatalogue

/// What formulas come to that use a book's definitions from outside.
enum BookUses {
  /// For each definition the value of formulas that use it twice, or the kind of their error: one that takes the
  /// parameters which it reaches, one that leaves them at their defaults, and one for which one of them is known. They
  /// are the same for a book and for its stored form, whose programs become parts of others. (Those have one kind of
  /// numbers; for the other only messages are looked at.)
  static func answers(_ book: FormulaBook) throws(Finding) -> [String] {
    var scope = Scope()
    scope.add(book)
    var known = scope
    if let parameter = book.parameters.first { known[parameter.name] = 1.5 }
    var answers: [String] = []
    for definition in book.definitions {
      let arguments = definition.arguments.map { $0.indices.map { "\(Double($0) + 1.5)" } }
      let use = "`\(definition.name)`" + (arguments.map { "(\($0.joined(separator: ", ")))" } ?? "")
      let text = "\(use) - 0.5*(1 + \(use))"
      let found = [
        try answer(text, nil, scope, book.numberMode), try answer(text, [], scope, book.numberMode),
        try answer(text, [], known, book.numberMode),
      ]
      answers.append("\(definition.name): \(found)")
      for mode in NumberMode.allCases where mode != book.numberMode { _ = try answer(text, nil, scope, mode) }
    }
    return answers
  }

  private static func answer(_ text: String, _ variables: [String]?, _ scope: Scope, _ mode: NumberMode) throws(Finding)
    -> String
  {
    var options = Formula.Options(numberMode: mode)
    options.limits = BookInput.limits
    let failure: FormulaError
    do throws(FormulaError) {
      let formula = try Formula(text, variables: variables, scope: scope, options: options)
      guard formula.program.isPure else { return "by chance" }
      let result = try formula.result(of: formula.variables.indices.map { .number(.double(Double($0) + 2.5)) })
      return
        "\(Answer.double(result.number.double)) \(result.number)\(result.exactness == .exact ? "" : " \(result.exactness)")"
    } catch {
      failure = error
    }
    try MessageCheck.check(failure)
    // Where a limit is met depends on what was compiled together.
    if case .limit = Answer(failure) { return "a limit" }
    return failure.kind.name
  }
}
