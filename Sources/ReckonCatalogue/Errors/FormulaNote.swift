/// A remark on a reading that could surprise: how the compiler read the text, and what to write for the other reading.
public struct FormulaNote: Hashable, Sendable {
  /// The reading in question.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// `1/2x`: the product without a sign binds tighter than the division before it.
    case tightProduct
    /// `6/2(1+2)`: the product with a bracket is taken from left to right.
    case bracketProduct
    /// `10 % -3`: percent, not remainder.
    case percent
    /// `-7 % 3`: the remainder with the sign of the dividend, not that of the divisor.
    case remainder
    /// `2e-x`: twice Euler's number, not an exponent.
    case eulerNumber
    /// `1 < x > 0`: a chain of comparisons that do not point the same way.
    case mixedComparison
    /// `x(3)`: a product, since x is not a function.
    case nameProduct
    /// `sum(k, 1, 3, 4)`: a loop over k, or four values where k is one.
    case summation
    /// `1/2 h`, `100 MiB / 10 Mbit/s`, `√2 m`: which number belongs to the unit.
    case quantity
    /// `3 m` and `90 km/h`, where m and h are values.
    case hiddenUnit
    /// `2024 - 12 - 25`, `11/27/2026`: two differences or quotients, not a date.
    case date
    /// `9:30 - 17:05`, `3pm`: times of day, not a time over midnight or a length.
    case timeOfDay
    /// `17:00 PST`, or a time that the clocks of a zone skip or show twice: which moment it is.
    case timeZone
    /// `max(1,234)`: values between commas, not one number with groups of three digits.
    case groupedDigits
    /// `2 1/2`: a whole number and a fraction.
    case mixedNumber
    /// `72 F to C`: temperatures, not farads and coulombs.
    case temperature
    /// `945 vs 812 %`, `4k7`, `38 hrs @ $15`: what words and signs between operands mean.
    case words
    /// `3000 rpm to rad/s`: turns counted as angles.
    case turns
    /// `100 + vat`, where vat was written as a percent: the sum of two numbers.
    case rate
    /// `100 BGN to EUR`: a currency that the euro replaced has one rate for ever.
    case irrevocableRate
    /// `a = b + 1`, where b uses a: one of them keeps the value that it has now.
    case frozenDefinition
    /// `qty = 5; 2 qty`, where qty is an input: its values are not used.
    case hiddenInput
    /// `x < 2`, where x is `1.9 ± 0.2`, or `x^2`, where x is `0 ± 0.1`: what a result's uncertainty leaves out.
    case uncertainty
  }

  /// The message of the note.
  public let kind: Kind
  /// The range in the text.
  public let range: SourceRange
  /// The sentence, of which a kind may have several.
  package let wording: Wording
  /// The arguments of the sentence: names, and formulas as they could be written.
  package let arguments: [String]

  package init(_ kind: Kind, at range: SourceRange, as wording: Wording = .formula, _ arguments: [String]) {
    (self.kind, self.range, self.wording, self.arguments) = (kind, range, wording, arguments)
  }

  /// The same note at another range.
  package func moved(to range: SourceRange) -> FormulaNote { FormulaNote(kind, at: range, as: wording, arguments) }

  /// The note as one sentence, in the ``Language/current`` language.
  public var message: String { message(in: .current) }

  /// The note as one sentence.
  public func message(in language: Language) -> String { VisibleText.message(sentence.text(in: language)) }

  /// The message as a phrase.
  package var sentence: Phrase {
    let (reading, alternative) = wording.english
    if wording.isRemark { return Phrase(template: reading, arguments).keyed(.note, wording.rawValue) }
    return Phrase(template: "read as \(reading); for the other reading write \(alternative)", arguments).keyed(
      .note, wording.rawValue)
  }

  /// The reading alone: `read as (1/2) h`.
  package var reading: Phrase {
    let reading = wording.english.reading
    return Phrase(template: wording.isRemark ? reading : "read as \(reading)", arguments).keyed(
      .reading, wording.rawValue)
  }
}

#if !hasFeature(Embedded)
  extension FormulaNote.Kind: Codable {}
  extension FormulaNote.Wording: Codable {}
  extension FormulaNote: Codable {}
#endif
