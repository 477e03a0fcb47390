import Reckon

extension CalculatorError.Kind {
  /// A one-sentence description of the error.
  package var sentence: Phrase {
    switch self {
    case .formula(let kind): Self.sentence(kind)
    case .ambiguousFunction(let name): CalculatorRefusal.missingArgument(function: name, mayBeBare: true).sentence
    case .ambiguousComma:
      Phrase("withADecimalCommaWrite", "with a decimal comma, write ; between arguments, and a point in numbers")
    case .kept(let message): Phrase(verbatim: message)
    case .notation: Phrase("hereTheSettingNotationSays", "here the setting ‘notation’ says how numbers are written")
    }
  }

  /// The failed operation and its operand in a few words; the language's own sentence if these would not suffice.
  private static func sentence(_ kind: FormulaError.Kind) -> Phrase {
    switch kind {
    case .divisionByZero(let operation, let operands):
      // A negative power of 0 is a division by 0.
      Catalogue.function(.modulo)?.name == operation
        ? Phrase("moduloByZero", "mod by 0") : operands.isEmpty ? kind.sentence : Phrase("dividedByZero", "÷ by 0")
    case .domain(let function, let operands, _):
      if let operand = operands.first, operands.count == 1 {
        Phrase(
          "of",
          "\(glyph(function)) of \(operand.double < 0 && needsPositive(function) ? Phrase("aNegative", "a negative") : Phrase(verbatim: shown(operand)))"
        )
      } else if operands.count == 2, let key = CalculatorKey.allCases.first(where: { $0.row.applies(function) }) {
        Phrase("isUndefined", "\(shown(operands[0])) \(key.catalogueText) \(shown(operands[1])) is undefined")
      } else {
        kind.sentence
      }
    // The operation is visible on the display.
    case .mismatchedKinds(let first, let second, let problem, _, _):
      Phrase("mismatch", "\(first) and \(second) \(problem)")
    case .overflow(let operation, _): Phrase("givesTooLargeANumber", "\(glyph(operation)) gives too large a number")
    case .unclosedBracket, .unexpectedEnd: Phrase("numberIsMissingAtTheEnd", "a number is missing at the end")
    case .unexpectedToken(")", _), .wrongArgumentCount(_, _, found: 0):
      Phrase("numberIsMissingInTheBrackets", "a number is missing in the brackets")
    default: kind.sentence
    }
  }

  private static let positiveFunctions: [Function.ID] = [.sqrt, .ln, .log, .log2, .log10]

  private static func needsPositive(_ name: String) -> Bool {
    Catalogue.function(named: name).map { positiveFunctions.contains($0.id) } ?? false
  }

  /// The glyph on the key of a function.
  private static func glyph(_ name: String) -> String {
    CalculatorKey.allCases.first { $0.row.applies(name) }?.glyph ?? name
  }

  private static func shown(_ number: NumericValue) -> String {
    var format = DisplayFormat()
    format.places = 10
    return format.text(of: number.description)
  }
}

extension CalculatorKey.Row {
  /// Whether the key applies the function or operator with a name used in errors.
  fileprivate func applies(_ name: String) -> Bool {
    guard kind != .constant, let spelling = action.spelling else { return false }
    return spelling.function.flatMap(Catalogue.function(_:))?.name == name || spelling.names.contains(name)
  }
}
