public import Reckon

/// The reason why a key, a character or a pasted text was rejected.
public indirect enum CalculatorRefusal: Error, Hashable, Sendable {
  /// There is an error on the display, which only a digit, the point or `AC` clears.
  case afterError
  /// The expression has the maximum number of parts.
  case tooManyParts(most: Int)
  /// The typed text has the maximum length in bytes.
  case tooLong(most: Int)
  /// The typed number has the maximum number of digits.
  case tooManyDigits(most: Int)
  /// The typed number already has a decimal mark.
  case secondDecimalMark
  /// An unmatched closing bracket.
  case noOpenBracket
  /// A function's name without its argument in parentheses, or after a space if it takes a bare number.
  case missingArgument(function: String, mayBeBare: Bool)
  /// An operand follows another one: a number, or text that begins with it.
  case missingOperation(before: String?)
  /// The displayed value has no sign to change, such as a date.
  case noSign(shown: String)
  /// A key for keyed numbers was pressed while text is being typed.
  case onlyKeyed(CalculatorKey)
  /// A key for the displayed number was pressed while text is being typed, which has no value yet.
  case noNumberYet(CalculatorKey)
  /// All digits of the result have been displayed.
  case noFurtherDigits
  /// Further digits cannot be computed within seconds.
  case digitsTakeTooLong
  /// A pasted text exceeds the maximum length in bytes.
  case pasteTooLong(most: Int)
  /// A pasted text has several lines.
  case pasteHasLines
  /// A pasted text contains no expression.
  case pasteIsEmpty
  /// A pasted text has no value.
  case pasteFails(CalculatorError)
  /// A pasted text directly follows an operand.
  case pasteNeedsOperation
  /// A pasted text cannot be entered here.
  case notPasted(CalculatorRefusal)
  /// A preceding key or character was rejected, and continuing would change the meaning of the calculation.
  case blocked(CalculatorRefusal)

  /// The reason wrapped by ``blocked(_:)`` and ``notPasted(_:)``.
  public var cause: CalculatorRefusal {
    switch self {
    case .blocked(let reason), .notPasted(let reason): reason.cause
    default: self
    }
  }

  /// One sentence with the reason and a hint, in the ``/ReckonPhrases/Language/current`` language.
  public var message: String { message(in: .current) }

  /// The sentence in a language.
  public func message(in language: Language) -> String { VisibleText.message(sentence.text(in: language)) }

  /// The message as a phrase.
  package var sentence: Phrase {
    switch self {
    case .afterError: Phrase("digitOrACBeginsANew", "a digit or AC begins a new calculation")
    case .tooManyParts(let most): Phrase("expressionHasAtMostParts", "an expression has at most \(most) parts")
    case .tooLong(let most): Phrase("expressionHasAtMost", "an expression has at most \(most) characters")
    case .tooManyDigits(let most): Phrase("numberThatIsTypedHasAtMost", "a typed number has at most \(most) digits")
    case .secondDecimalMark: Phrase("numberHasOneDecimalMark", "a number has one decimal mark")
    case .noOpenBracket: Phrase("noBracketIsOpen", "no bracket is open")
    case .missingArgument(let function, let mayBeBare):
      mayBeBare
        ? Phrase("isAFunction", "\(function) is a function: write \(function)(…), or a blank before the number")
        : Phrase("isAFunctionWrite", "\(function) is a function: write \(function)(…)")
    case .missingOperation(let text?): Phrase("operationIsMissingBefore", "an operation is missing before ‘\(text)’")
    case .missingOperation(nil): Phrase("operationIsMissingBeforeNumber", "an operation is missing before the number")
    case .noSign(let shown): Phrase("hasNoSign", "\(shown) has no sign")
    case .onlyKeyed(let key):
      Phrase("changesNumbersThatAreKeyed", "\(key.glyph) changes only a number that was keyed; type the sign")
    case .noNumberYet(let key):
      Phrase("pressFirstTakesTheNumber", "press = first: \(key.glyph) takes the number on the display")
    case .noFurtherDigits: Phrase("thereAreNoFurtherDigits", "there are no further digits")
    case .digitsTakeTooLong: Phrase("furtherDigitsTakeTooLong", "further digits take too long")
    case .pasteTooLong(let most): Phrase("bytesAreTheMost", "at most \(most) bytes can be pasted")
    case .pasteHasLines: Phrase("itHasSeveralLines", "it has several lines")
    case .pasteIsEmpty: Phrase("thereIsNoExpression", "there is no expression in it")
    case .pasteFails(let error): error.sentence
    case .pasteNeedsOperation: Phrase("operationIsMissingBeforeIt", "an operation is missing before it")
    case .notPasted(let reason): Phrase("nothingWasPasted", "nothing was pasted: \(reason.sentence)")
    case .blocked(let reason):
      Phrase(
        "removesItClears",
        "\(reason.sentence); \(CalculatorKey.backspace.glyph) removes it, \(CalculatorKey.allClear.glyph) clears")
    }
  }
}

#if !hasFeature(Embedded)
  extension CalculatorRefusal: Codable {}
#endif
