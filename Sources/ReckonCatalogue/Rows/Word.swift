/// A row of the catalogue: words that people write in place of a sign, `square root of`, and what they mean in the
/// notation of formulas.
///
/// Words are read only in texts that cannot be read without them, so that no row changes what a text means.
package struct Word: Sendable {
  package enum Meaning: Sendable, Hashable {
    /// Signs in place of the words.
    case signs(String)
    /// Makes one number of the number before it and a power of ten: `3 million`.
    case scale(exponent: Int)
    /// A fraction, which joins a whole number directly before it: `2½`.
    case fraction(Int, Int)
    /// Text to insert before and after the operand that precedes the words: `3 dozen`.
    case behind(String, String)
    /// Text to insert before the operand that precedes the words, in place of the words, and after the operand that
    /// follows: `5 choose 2`.
    case between(String, String, String)
    /// The operand that follows, changed by the percentage before the words; the sign says whether up or down: `20% off
    /// 50`.
    case changed(by: String)
    /// The same for everything before and after the words, up to the ends of the bracket or the statement: `30 as % of
    /// 120`.
    case amid(String, String, String)
    /// A function of a list that ends where its bracket or the statement does: `average of 3, 4, 5`.
    case list(String)
    /// The expression that follows, up to the end of its bracket or the statement, converted to a form: `what day is
    /// 2026-11-29`.
    case converted(to: String)
    /// A power of the unit that follows: `square metre`.
    case unitPower(Int)
    /// A word of times and dates, which are read together with what stands around them: `3 weeks ago`.
    case time
    /// The same as `between` of two quantities with units: `220 Ω || 330 Ω`.
    case betweenQuantities(String, String, String)
    /// Times a price, which is for one of the unit before it where it names none: `38 h @ $15.25`.
    case price
    /// Hundredths of a unit directly after a number: `65p`. A spelling of another reading is for a note.
    case hundredths(of: String, other: String?)
    /// Nothing, behind an operand of a kind: `3 * 4.99 each`, `20% vat`.
    case ignored(behind: Neighbor)
    /// Per the unit that follows, behind a value: `£12 an hour`.
    case perUnit
    /// A thing that is counted: nothing behind its number, otherwise one of it, `90 tablets / (3 tablets/day)`,
    /// `$12/bottle`.
    case counted
    /// The beginning of a question, which ends in a question mark or does not: `what is`.
    case question
  }

  /// The kind of operand before words that are ignored.
  package enum Neighbor: Sendable, Hashable {
    case operand, percent, time
  }

  /// The words, in lower case.
  package let words: [String]
  package let meaning: Meaning

  init(_ spelling: String, _ meaning: Meaning) {
    (words, self.meaning) = (spelling.split(separator: " ").map(String.init), meaning)
  }

  /// Rows of the same meaning.
  static func all(_ spellings: String..., means meaning: Meaning) -> [Word] { spellings.map { Word($0, meaning) } }

  /// Rows of words in place of other spellings.
  static func spelled(_ rows: [(signs: String, words: [String])]) -> [Word] {
    rows.flatMap { row in row.words.map { Word($0, .signs(row.signs)) } }
  }
}
