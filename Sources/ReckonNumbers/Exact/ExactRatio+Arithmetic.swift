extension ExactRatio {
  /// The product; `nil` if it is out of range.
  package static func * (a: ExactRatio, b: ExactRatio) -> ExactRatio? {
    guard a.numerator != 0, b.numerator != 0 else { return zero(like: a, b) }
    let first = greatestCommonDivisor(a.numerator, b.denominator)
    let second = greatestCommonDivisor(b.numerator, a.denominator)
    let product = ExactRatio(
      isNegative: a.isNegative != b.isNegative, BigInteger(a.numerator / first) * BigInteger(b.numerator / second),
      over: BigInteger(a.denominator / second) * BigInteger(b.denominator / first), twos: a.twos + b.twos,
      fives: a.fives + b.fives,
      isRounded: a.isRounded || b.isRounded)
    if a.pi == nil, b.pi == nil { return product }
    guard let x = a.piMultiple, let y = b.piMultiple else { return product }
    return product?.with(pi: x * y)
  }

  /// The quotient; `nil` if the divisor is 0 or the quotient is out of range.
  package static func / (a: ExactRatio, b: ExactRatio) -> ExactRatio? { b.inverse.flatMap { a * $0 } }

  /// The sum, rounded once from its exact value; `nil` if it is out of range.
  package static func + (a: ExactRatio, b: ExactRatio) -> ExactRatio? {
    // A 0 has no powers of 2 and 5 to factor out.
    guard a.numerator != 0 else { return b.with(isNegative: b.isNegative, isRounded: a.isRounded || b.isRounded) }
    guard b.numerator != 0 else { return a.with(isNegative: a.isNegative, isRounded: a.isRounded || b.isRounded) }
    let (left, right, shared) = numerators(a, b)
    let sum = a.isNegative == b.isNegative ? left + right : (left - right).magnitude
    guard !sum.isZero else { return zero(like: a, b) }
    // Only a common factor of both denominators can divide the sum (Knuth, The Art of Computer Programming, 4.5.1).
    var divisor = shared
    if shared > 1, let rest = (sum % BigInteger(shared)).uint128Magnitude, rest != 0 {
      divisor = greatestCommonDivisor(rest >> UInt128(rest.trailingZeroBitCount), shared)
    }
    return ExactRatio(
      isNegative: left < right ? b.isNegative : a.isNegative, divisor == 1 ? sum : sum / BigInteger(divisor),
      over: BigInteger(a.denominator / shared) * BigInteger(b.denominator / divisor), twos: min(a.twos, b.twos),
      fives: min(a.fives, b.fives), isRounded: a.isRounded || b.isRounded)
  }

  /// The difference, rounded once from its exact value; `nil` if it is out of range.
  package static func - (a: ExactRatio, b: ExactRatio) -> ExactRatio? { a + -b }

  /// The reciprocal; `nil` for 0.
  package var inverse: ExactRatio? {
    guard numerator != 0 else { return nil }
    return ExactRatio(
      isNegative: isNegative, numerator: denominator, denominator: numerator, twos: -twos, fives: -fives,
      isRounded: isRounded,
      pi: pi?.inverse)
  }

  /// The value raised to an integer power of magnitude at most 4,096; `nil` if the result is out of range or a negative
  /// power of 0. A rounded result is within 2⁻¹¹³ of its magnitude.
  package func power(_ exponent: Int) -> ExactRatio? {
    guard exponent.magnitude <= Self.largestExponent else { return nil }
    guard exponent > 0 else { return exponent == 0 ? .one : inverse?.power(-exponent) }
    var result = self
    for bit in (0..<exponent.bitWidth - exponent.leadingZeroBitCount - 1).reversed() {
      guard let square = result * result, let next = exponent >> bit & 1 == 1 ? square * self : square else {
        return nil
      }
      result = next
    }
    return result
  }

  private static func zero(like a: ExactRatio, _ b: ExactRatio) -> ExactRatio {
    a.isRounded || b.isRounded ? zero.markedRounded : zero
  }

  /// The numerators' magnitudes over a common denominator and powers of 2 and 5, and the common factor of the
  /// denominators.
  private static func numerators(_ a: ExactRatio, _ b: ExactRatio) -> (BigInteger, BigInteger, shared: UInt128) {
    let shared = greatestCommonDivisor(a.denominator, b.denominator)
    let left = BigInteger(a.numerator) * BigInteger(b.denominator / shared)
    let right = BigInteger(b.numerator) * BigInteger(a.denominator / shared)
    return (
      left.scaled(twos: max(0, a.twos - b.twos), fives: max(0, a.fives - b.fives)),
      right.scaled(twos: max(0, b.twos - a.twos), fives: max(0, b.fives - a.fives)), shared
    )
  }
}

extension ExactRatio: Comparable {
  package static func < (a: ExactRatio, b: ExactRatio) -> Bool {
    if a.numerator == 0 || b.numerator == 0 || a.isNegative != b.isNegative { return a.sign < b.sign }
    let (left, right, _) = numerators(a, b)
    return a.isNegative ? right < left : left < right
  }

  /// -1, 0 or 1.
  package var sign: Int { numerator == 0 ? 0 : isNegative ? -1 : 1 }
}
