public import Reckon

/// An error of a calculation.
public struct CalculatorError: Error, Hashable, Sendable {
  /// The kind of error.
  public enum Kind: Hashable, Sendable {
    /// The language's own error, for which ``CalculatorError/message`` is shorter on a calculator: `÷ by 0`,
    /// `√ of a negative`, `asin of 2`.
    case formula(FormulaError.Kind)
    /// A function's name followed by a number is also the name of another one, such as `log10`; parentheses must
    /// disambiguate it.
    case ambiguousFunction(String)
    /// With a decimal comma, commas in a function's parentheses are ambiguous.
    case ambiguousComma
    /// The text requests a notation, which is a setting here.
    case notation
    /// An error of a stored calculation, by its sentence.
    case kept(String)
  }

  /// The kind of error.
  public let kind: Kind
  /// Its range in ``CalculatorSession/expression``, in characters; `nil` if it has no position there.
  public let range: Range<Int>?
  /// Whether a comma in the text may be meant as a decimal mark, so that the message mentions the setting.
  public let suggestsDecimalComma: Bool

  /// An error at a range of the expression.
  public init(_ kind: Kind, range: Range<Int>? = nil, suggestsDecimalComma: Bool = false) {
    self.kind = kind
    self.range = range
    self.suggestsDecimalComma = suggestsDecimalComma
  }

  /// A one-sentence description in the ``/ReckonPhrases/Language/current`` language.
  public var message: String { message(in: .current) }

  /// The sentence in a language.
  public func message(in language: Language) -> String { VisibleText.message(sentence.text(in: language)) }

  /// The message as a phrase.
  package var sentence: Phrase {
    suggestsDecimalComma
      ? Phrase("forADecimalComma", "\(kind.sentence); for a decimal comma: settings, decimal-mark") : kind.sentence
  }

  /// The same without a range.
  package var withoutRange: CalculatorError { CalculatorError(kind, suggestsDecimalComma: suggestsDecimalComma) }
}
