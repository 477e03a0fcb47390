/// A natural number of any size, for exact products and for literals of other bases in decimal mode.
package struct WholeNumber {
  /// Digits in base 10^18, lowest first, without leading zeros.
  private var words: [UInt64]

  private static let base: UInt64 = 1_000_000_000_000_000_000

  package init(_ value: UInt64) {
    words = value == 0 ? [] : value < Self.base ? [value] : [value % Self.base, value / Self.base]
  }

  /// About how many decimal digits it has: at most 17 too many.
  package var digitCount: Int { words.count * 18 }

  /// Whether it is larger than any finite decimal128.
  package var isBeyondDecimals: Bool { digitCount > 6145 + 18 }

  /// The largest number that another one may be multiplied by.
  package static let largestFactor = base

  /// - Complexity: O(digits).
  package mutating func multiply(by factor: UInt64, adding carry: UInt64 = 0) {
    var carry = carry
    for index in words.indices {
      let product = words[index].multipliedFullWidth(by: factor)
      let (low, overflow) = product.low.addingReportingOverflow(carry)
      // The high part is at most factor - 1, so one more fits.
      let (quotient, remainder) = Self.divideByBase(high: product.high &+ (overflow ? 1 : 0), low: low)
      words[index] = remainder
      carry = quotient
    }
    while carry > 0 {
      words.append(carry % Self.base)
      carry /= Self.base
    }
  }

  /// The two words as quotient and remainder of the base. A high word from the base on would need more than a word for the quotient.
  private static func divideByBase(high: UInt64, low: UInt64) -> (UInt64, UInt64) {
    guard high < base else { return (.max, 0) }
    return base.dividingFullWidth((high, low))
  }

  /// Divides by a number other than 0 and drops the remainder.
  ///
  /// - Complexity: O(digits).
  package mutating func divide(by divisor: UInt64) {
    var remainder: UInt64 = 0
    for index in words.indices.reversed() {
      let product = remainder.multipliedFullWidth(by: Self.base)
      let (low, overflow) = product.low.addingReportingOverflow(words[index])
      // The remainder is less than the divisor, so that the quotient is less than the base.
      (words[index], remainder) = divisor.dividingFullWidth((product.high &+ (overflow ? 1 : 0), low))
    }
    while words.last == 0 { words.removeLast() }
  }

  /// The nearest decimal.
  package func decimal(_ flags: inout Decimal128.Flags) -> Decimal128 {
    guard let last = words.last else { return .zero }
    var text = String(last)
    for word in words.dropLast().reversed() {
      let digits = String(word)
      text += String(repeating: "0", count: 18 - digits.count) + digits
    }
    return Decimal128(text, &flags)
  }
}
