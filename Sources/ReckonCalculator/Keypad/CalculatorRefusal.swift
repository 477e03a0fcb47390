public import Reckon

/// The reason a key, a character or a pasted text was refused.
public indirect enum CalculatorRefusal: Error, Hashable, Sendable {
  /// There is an error on the display, which only a digit, the point or `AC` ends.
  case afterError
  /// The expression has as many parts as it may.
  case tooManyParts(most: Int)
  /// The text that is typed is as long as it may be, in bytes.
  case tooLong(most: Int)
  /// The number that is typed has as many digits as it may.
  case tooManyDigits(most: Int)
  /// The number that is typed has a decimal mark already.
  case secondDecimalMark
  /// A closing bracket closes nothing.
  case noOpenBracket
  /// A function's name stands where its argument would have to follow in brackets, or behind a blank if it takes a bare number.
  case missingArgument(function: String, mayBeBare: Bool)
  /// An operand follows another one: a number, or text that begins with so.
  case missingOperation(before: String?)
  /// The value on the display has no sign to change, as a date.
  case noSign(shown: String)
  /// A key that changes keyed numbers was pressed while text is typed.
  case onlyKeyed(CalculatorKey)
  /// A key that takes the number on the display was pressed while text is typed, which has none yet.
  case noNumberYet(CalculatorKey)
  /// All digits of the result have been shown.
  case noFurtherDigits
  /// Further digits cannot be computed within seconds.
  case digitsTakeTooLong
  /// A pasted text is longer than so many bytes.
  case pasteTooLong(most: Int)
  /// A pasted text has several lines.
  case pasteHasLines
  /// There is no expression in a pasted text.
  case pasteIsEmpty
  /// A pasted text has no value.
  case pasteFails(CalculatorError)
  /// A pasted text stands right behind an operand.
  case pasteNeedsOperation
  /// A pasted text cannot be entered here.
  case notPasted(CalculatorRefusal)
  /// A key or character was refused before, and what follows would make another calculation of it.
  case blocked(CalculatorRefusal)

  /// The reason behind ``blocked(_:)`` and ``notPasted(_:)``.
  public var cause: CalculatorRefusal {
    switch self {
    case .blocked(let reason), .notPasted(let reason): reason.cause
    default: self
    }
  }

  /// One sentence that says why, and what to do, in the ``/ReckonPhrases/Language/current`` language.
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
    case .onlyKeyed(let key): Phrase("changesNumbersThatAreKeyed", "\(key.glyph) changes numbers that are keyed alone; type the sign")
    case .noNumberYet(let key): Phrase("pressFirstTakesTheNumber", "press = first: \(key.glyph) takes the number on the display")
    case .noFurtherDigits: Phrase("thereAreNoFurtherDigits", "there are no further digits")
    case .digitsTakeTooLong: Phrase("furtherDigitsTakeTooLong", "further digits take too long")
    case .pasteTooLong(let most): Phrase("bytesAreTheMost", "at most \(most) bytes can be pasted")
    case .pasteHasLines: Phrase("itHasSeveralLines", "it has several lines")
    case .pasteIsEmpty: Phrase("thereIsNoExpression", "there is no expression in it")
    case .pasteFails(let error): error.sentence
    case .pasteNeedsOperation: Phrase("operationIsMissingBeforeIt", "an operation is missing before it")
    case .notPasted(let reason): Phrase("nothingWasPasted", "nothing was pasted: \(reason.sentence)")
    case .blocked(let reason):
      Phrase("removesItClears", "\(reason.sentence); \(CalculatorKey.backspace.glyph) removes it, \(CalculatorKey.allClear.glyph) clears")
    }
  }
}

#if !hasFeature(Embedded)
  extension CalculatorRefusal: Codable {}
#endif
