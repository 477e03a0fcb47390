/// Numbers as fractions and in other bases.
extension DecimalDigits {
  /// The largest denominator of a fraction.
  static let largestDenominator: UInt128 = 1_000_000
  /// The number of digits from which on a number is taken to have been rounded to them: those of a double.
  private static let roundedDigits = 15

  /// The fraction in lowest terms that the number is, or that it was before it was rounded to its digits; nothing when there is none with a
  /// denominator up to ``largestDenominator``. The sign is not part of it.
  ///
  /// Continued fraction: after each step of Euclid's algorithm on number / 10^k the remainder is |number · q − 10^k · p|, which tells
  /// exactly how far the convergent p/q is off.
  var fraction: (numerator: UInt128, denominator: UInt128)? {
    let scale = max(0, digits.count - pointPosition)
    guard scale <= 38, let number = magnitude(scale: scale) else { return nil }
    var (dividend, divisor) = (number, (0..<scale).reduce(UInt128(1)) { power, _ in power * 10 })
    var p: (before: UInt128, last: UInt128) = (0, 1)
    var q: (before: UInt128, last: UInt128) = (1, 0)
    while divisor != 0 {
      let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
      guard let numerator = Self.next(quotient, p), let denominator = Self.next(quotient, q), denominator <= Self.largestDenominator else {
        return nil
      }
      (p, q) = ((p.last, numerator), (q.last, denominator))
      if remainder == 0 { return (numerator, denominator) }
      // A number that was rounded to its digits is at most one unit of the last of them away, and has digits without end.
      if digits.count >= Self.roundedDigits, remainder <= denominator, !Self.hasFiniteDigits(denominator) {
        return (numerator, denominator)
      }
      (dividend, divisor) = (divisor, remainder)
    }
    return nil
  }

  /// Whether fractions with a denominator need no more than so many decimal digits: 2 and 5 are its only prime factors.
  private static func hasFiniteDigits(_ denominator: UInt128) -> Bool {
    var rest = denominator
    while rest.isMultiple(of: 2) { rest /= 2 }
    while rest.isMultiple(of: 5) { rest /= 5 }
    return rest == 1
  }

  /// The next numerator or denominator of a continued fraction; nothing when it is too large.
  private static func next(_ quotient: UInt128, _ terms: (before: UInt128, last: UInt128)) -> UInt128? {
    let (product, overflows) = quotient.multipliedReportingOverflow(by: terms.last)
    let (sum, carries) = product.addingReportingOverflow(terms.before)
    return overflows || carries ? nil : sum
  }

  /// A whole number of at most 2^127 in magnitude in another base.
  func text(radix: Int, prefix: String) -> String? {
    guard let magnitude = magnitude(), magnitude <= 1 << 127 else { return nil }
    return (isNegative ? "-" : "") + prefix + String(magnitude, radix: radix, uppercase: true)
  }
}
