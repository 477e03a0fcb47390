/// Numbers as fractions and in other bases.
extension DecimalDigits {
  /// The largest denominator of a fraction.
  static let largestDenominator: UInt128 = 1_000_000
  /// The number of digits from which a number counts as rounded: the displayed digits of inexact numbers.
  private static let roundedDigits = DisplayFormat.inexactDigits
  /// How many digits fewer than the number a fraction's terms must have together: by chance, one in thousands of
  /// numbers is that close to a fraction.
  private static let spareDigits = 4

  /// The fraction in lowest terms that the number equals, or equaled before rounding; `nil` if there is none with a
  /// denominator up to ``largestDenominator``. The sign is not part of it.
  ///
  /// Continued fraction expansion: after each step of Euclid's algorithm on number / 10^k the remainder is |number · q
  /// − 10^k · p|, the exact error of the convergent p/q.
  ///
  /// - Parameter double: the double whose shortest text the digits are, if any: a fraction must round to it.
  func fraction(nearest double: Double? = nil) -> (numerator: UInt128, denominator: UInt128)? {
    let scale = max(0, digits.count - pointPosition)
    guard scale <= 38, let number = magnitude(scale: scale) else { return nil }
    var (dividend, divisor) = (number, Self.power(scale))
    var p: (before: UInt128, last: UInt128) = (0, 1)
    var q: (before: UInt128, last: UInt128) = (1, 0)
    while divisor != 0 {
      let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
      guard let numerator = Self.next(quotient, p), let denominator = Self.next(quotient, q),
        denominator <= Self.largestDenominator
      else {
        return nil
      }
      (p, q) = ((p.last, numerator), (q.last, denominator))
      if remainder == 0 { return (numerator, denominator) }
      if isNear(numerator, denominator, remainder, double) { return (numerator, denominator) }
      (dividend, divisor) = (divisor, remainder)
    }
    return nil
  }

  /// Whether the number exactly equals a fraction with integer terms.
  func isFraction(_ numerator: String, _ denominator: String) -> Bool {
    let scale = max(0, digits.count - pointPosition)
    guard scale <= 38, let number = magnitude(scale: scale), let p = DecimalDigits(numerator)?.magnitude(),
      let q = DecimalDigits(denominator)?.magnitude()
    else { return false }
    let (left, right) = (
      number.multipliedReportingOverflow(by: q), Self.power(scale).multipliedReportingOverflow(by: p)
    )
    return !left.overflow && !right.overflow && left.partialValue == right.partialValue
  }

  /// Whether the number is the rounded value of a fraction that it does not equal.
  private func isNear(_ numerator: UInt128, _ denominator: UInt128, _ remainder: UInt128, _ double: Double?) -> Bool {
    let (product, overflows) = numerator.multipliedReportingOverflow(by: denominator)
    guard digits.count >= Self.roundedDigits, !overflows, product <= Self.power(digits.count - Self.spareDigits) else {
      return false
    }
    if let double { return Double(numerator) / Double(denominator) == abs(double) }
    // The fraction is within one unit of the last digit, and its expansion is infinite.
    return remainder <= denominator && !Self.hasFiniteDigits(denominator)
  }

  private static func power(_ exponent: Int) -> UInt128 { (0..<min(exponent, 38)).reduce(1) { power, _ in power * 10 } }

  /// Whether fractions with a denominator have finite decimal expansions: 2 and 5 are its only prime factors.
  private static func hasFiniteDigits(_ denominator: UInt128) -> Bool {
    var rest = denominator
    while rest.isMultiple(of: 2) { rest /= 2 }
    while rest.isMultiple(of: 5) { rest /= 5 }
    return rest == 1
  }

  /// The next numerator or denominator of a continued fraction; `nil` on overflow.
  private static func next(_ quotient: UInt128, _ terms: (before: UInt128, last: UInt128)) -> UInt128? {
    let (product, overflows) = quotient.multipliedReportingOverflow(by: terms.last)
    let (sum, carries) = product.addingReportingOverflow(terms.before)
    return overflows || carries ? nil : sum
  }

  /// An integer of magnitude at most 2^127 in another base.
  func text(radix: Int, prefix: String) -> String? {
    guard let magnitude = magnitude(), magnitude <= 1 << 127 else { return nil }
    return (isNegative ? "-" : "") + prefix + String(magnitude, radix: radix, uppercase: true)
  }
}
