/// Numbers as fractions and in other bases.
extension DecimalDigits {
  /// The largest denominator of a fraction.
  static let largestDenominator: UInt128 = 1_000_000
  /// The number of digits from which on a number is taken to have been rounded to them: those that are shown of what is not exact.
  private static let roundedDigits = DisplayFormat.inexactDigits
  /// How many digits less than a number a fraction's terms must have together: of all numbers that are no fractions one in thousands is
  /// that near to one by chance.
  private static let spareDigits = 4

  /// The fraction in lowest terms that the number is, or that it was before it was rounded to its digits; nothing when there is none with a
  /// denominator up to ``largestDenominator``. The sign is not part of it.
  ///
  /// Continued fraction: after each step of Euclid's algorithm on number / 10^k the remainder is |number · q − 10^k · p|, which tells
  /// exactly how far the convergent p/q is off.
  ///
  /// - Parameter double: what the digits are the shortest text of, if they are one's: then a fraction is what rounds to it.
  func fraction(nearest double: Double? = nil) -> (numerator: UInt128, denominator: UInt128)? {
    let scale = max(0, digits.count - pointPosition)
    guard scale <= 38, let number = magnitude(scale: scale) else { return nil }
    var (dividend, divisor) = (number, Self.power(scale))
    var p: (before: UInt128, last: UInt128) = (0, 1)
    var q: (before: UInt128, last: UInt128) = (1, 0)
    while divisor != 0 {
      let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
      guard let numerator = Self.next(quotient, p), let denominator = Self.next(quotient, q), denominator <= Self.largestDenominator else {
        return nil
      }
      (p, q) = ((p.last, numerator), (q.last, denominator))
      if remainder == 0 { return (numerator, denominator) }
      if isNear(numerator, denominator, remainder, double) { return (numerator, denominator) }
      (dividend, divisor) = (divisor, remainder)
    }
    return nil
  }

  /// Whether the number is a fraction, whose terms are whole numbers, and not only near to it.
  func isFraction(_ numerator: String, _ denominator: String) -> Bool {
    let scale = max(0, digits.count - pointPosition)
    guard scale <= 38, let number = magnitude(scale: scale), let p = DecimalDigits(numerator)?.magnitude(),
      let q = DecimalDigits(denominator)?.magnitude()
    else { return false }
    let (left, right) = (number.multipliedReportingOverflow(by: q), Self.power(scale).multipliedReportingOverflow(by: p))
    return !left.overflow && !right.overflow && left.partialValue == right.partialValue
  }

  /// Whether rounding made the number of a fraction that is not it.
  private func isNear(_ numerator: UInt128, _ denominator: UInt128, _ remainder: UInt128, _ double: Double?) -> Bool {
    let (product, overflows) = numerator.multipliedReportingOverflow(by: denominator)
    guard digits.count >= Self.roundedDigits, !overflows, product <= Self.power(digits.count - Self.spareDigits) else { return false }
    if let double { return Double(numerator) / Double(denominator) == abs(double) }
    // It is at most one unit of the last digit away, and has digits without end.
    return remainder <= denominator && !Self.hasFiniteDigits(denominator)
  }

  private static func power(_ exponent: Int) -> UInt128 { (0..<min(exponent, 38)).reduce(1) { power, _ in power * 10 } }

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
