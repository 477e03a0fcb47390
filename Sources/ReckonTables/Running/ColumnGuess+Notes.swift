import Reckon
import ReckonSyntax
import ReckonTerminal

extension TableRequest {
  /// The names that its formulas, its condition and its sort columns use.
  var usedNames: Set<String> {
    let list = Lexer.tokens(of: SourceText("\(formulas)\n\(condition ?? "")"), newlinesSeparate: true)
    return Set(list.tokens.compactMap { list.name(of: $0) } + order.keys.map(\.name))
  }
}

extension TablePlan {
  /// Remarks on why columns have their kinds, and on how to change them.
  static func remarks(on kinds: [Int: ColumnGuess], _ titles: [String], _ marks: NumberMarks) -> [Remark] {
    kinds.sorted { $0.key < $1.key }.compactMap { column, guess in
      let (name, field) = (FormulaError.Kind.shortened(titles[column]), FormulaError.Kind.shortened(guess.field))
      switch (guess.kind, guess.usual) {
      case (_, .instant?):
        return Remark(
          Phrase(
            "isAColumnOfNumbersAsInRow",
            "‘\(name)’ is a column of numbers, since ‘\(field)’ in row \(guess.row) is not a date; --unit \(name)=date reads it as dates"
          ))
      case (_, .truth?):
        return Remark(
          Phrase(
            "isAColumnOfNumbersAsInRowNo",
            "‘\(name)’ is a column of numbers, since ‘\(field)’ in row \(guess.row) is not a truth value; --unit \(name)=truth reads it as truth values"
          ))
      case (.text?, _):
        if let advice = LenientFields.advice(guess.field, marks) {
          return Remark(
            Phrase(
              "isAColumnOfTextsThatAreRead",
              "‘\(name)’ is a column of texts, since ‘\(field)’ in row \(guess.row) is one; \(advice)"))
        }
        return Remark(
          Phrase(
            "isAColumnOfTextsAsInRowIsOne",
            """
            ‘\(name)’ is a column of texts, since ‘\(field)’ in row \(guess.row) is one; number(\(name)) reads its \
            numbers, --unit \(name)=date reads it as dates
            """))
      case (.instant?, _):
        return Remark(
          Phrase(
            "isAColumnOfDatesAsInRowIsOne",
            "‘\(name)’ is a column of dates, since ‘\(field)’ in row \(guess.row) is one"))
      case (.truth?, _):
        return Remark(
          Phrase(
            "isAColumnOfTruthsAsInRow",
            "‘\(name)’ is a column of truth values, since ‘\(field)’ in row \(guess.row) is one"))
      case (.number?, _), (.percent?, _), (.quantity?, _), (.list?, _), (.complex?, _), (.missing?, _), (nil, _):
        return nil
      }
    }
  }
}

extension FormulaError {
  /// Whether the error is about a value of the wrong kind.
  var isOfKinds: Bool {
    switch kind {
    case .incompatibleUnits, .mismatchedKinds, .misplacedUnit, .misplacedKind, .wrongKind: true
    default: false
    }
  }
}
