public import Reckon

/// An error of a calculation.
public struct CalculatorError: Error, Hashable, Sendable {
  /// The kind of error.
  public enum Kind: Hashable, Sendable {
    /// The language's own error, which ``CalculatorError/message`` says in a calculator's few words: `÷ by 0`, `√ of a negative`, `asin of 2`.
    case formula(FormulaError.Kind)
    /// A function's name is also that of another one with a number behind it, as `log10`, and brackets have to tell which is meant.
    case ambiguousFunction(String)
    /// With a decimal comma, the commas between a function's brackets could be either.
    case ambiguousComma
    /// The text asks for a notation, which is a setting here.
    case notation
    /// An error of a calculation that was kept, by its sentence.
    case kept(String)
  }

  /// The kind of error.
  public let kind: Kind
  /// Where in ``CalculatorSession/expression`` it stands, in characters; nothing when it has no place there.
  public let range: Range<Int>?
  /// Whether a comma in the text may have been meant as a decimal mark, so that the message names the setting.
  public let suggestsDecimalComma: Bool

  /// An error at these characters of the expression.
  public init(_ kind: Kind, range: Range<Int>? = nil, suggestsDecimalComma: Bool = false) {
    self.kind = kind
    self.range = range
    self.suggestsDecimalComma = suggestsDecimalComma
  }

  /// One sentence that says what went wrong, in the ``/ReckonPhrases/Language/current`` language.
  public var message: String { message(in: .current) }

  /// The sentence in a language.
  public func message(in language: Language) -> String { VisibleText.message(sentence.text(in: language)) }

  /// The message as a phrase.
  package var sentence: Phrase {
    suggestsDecimalComma ? Phrase("forADecimalComma", "\(kind.sentence); for a decimal comma: settings, decimal-mark") : kind.sentence
  }

  /// The same without a place.
  package var withoutRange: CalculatorError { CalculatorError(kind, suggestsDecimalComma: suggestsDecimalComma) }
}
