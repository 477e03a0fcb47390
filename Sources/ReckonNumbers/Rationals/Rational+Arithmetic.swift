extension Rational {
  package func adding(_ other: Rational, _ work: inout Work) throws(Work.Stop) -> Rational {
    if isWhole, other.isWhole { return Rational(numerator + other.numerator) }
    if let sum = smallSum(other) { return sum }
    // Only a common factor of both denominators can divide the sum (Knuth, The Art of Computer Programming, 4.5.1).
    let shared = try denominator.greatestCommonDivisor(other.denominator, &work)
    if shared.isOne {
      let sum =
        try numerator.multiplied(by: other.denominator, &work) + other.numerator.multiplied(by: denominator, &work)
      return try Rational(lowest: sum, denominator.multiplied(by: other.denominator, &work))
    }
    let (left, right) = (try denominator.divided(by: shared, &work), try other.denominator.divided(by: shared, &work))
    let sum = try numerator.multiplied(by: right, &work) + other.numerator.multiplied(by: left, &work)
    let divisor = try sum.greatestCommonDivisor(shared, &work)
    return try Rational(
      lowest: sum.divided(by: divisor, &work), left.multiplied(by: other.denominator.divided(by: divisor, &work), &work)
    )
  }

  /// The sum if all of its steps fit into words.
  private func smallSum(_ other: Rational) -> Rational? {
    guard let a = numerator.small, let b = denominator.small, let c = other.numerator.small,
      let d = other.denominator.small
    else {
      return nil
    }
    let (left, first) = a.multipliedReportingOverflow(by: d)
    let (right, second) = c.multipliedReportingOverflow(by: b)
    let (top, third) = left.addingReportingOverflow(right)
    let (bottom, fourth) = b.multipliedReportingOverflow(by: d)
    guard !first, !second, !third, !fourth else { return nil }
    let divisor = Int64(BigInteger.greatestCommonDivisor(top.magnitude, bottom.magnitude))
    return Rational(lowest: BigInteger(top / divisor), BigInteger(bottom / divisor))
  }

  package func subtracting(_ other: Rational, _ work: inout Work) throws(Work.Stop) -> Rational {
    try adding(-other, &work)
  }

  package func multiplied(by other: Rational, _ work: inout Work) throws(Work.Stop) -> Rational {
    if isWhole, other.isWhole { return try Rational(numerator.multiplied(by: other.numerator, &work)) }
    let first = try numerator.greatestCommonDivisor(other.denominator, &work)
    let second = try other.numerator.greatestCommonDivisor(denominator, &work)
    // The greatest common divisor of 0 and a denominator is the denominator.
    return try Rational(
      lowest: numerator.divided(by: first, &work).multiplied(by: other.numerator.divided(by: second, &work), &work),
      denominator.divided(by: second, &work).multiplied(by: other.denominator.divided(by: first, &work), &work))
  }

  /// The quotient by a nonzero number.
  package func divided(by other: Rational, _ work: inout Work) throws(Work.Stop) -> Rational {
    try multiplied(by: other.inverse, &work)
  }

  /// An integer power; for 0, at least 0.
  package func power(_ exponent: Int, _ work: inout Work) throws(Work.Stop) -> Rational {
    if exponent < 0 {
      guard exponent != .min else { throw .size }
      return try inverse.power(-exponent, &work)
    }
    return try Rational(lowest: numerator.power(exponent, &work), denominator.power(exponent, &work))
  }

  /// -1, 0 or 1: less than, equal to, or greater than another.
  package func compared(to other: Rational, _ work: inout Work) throws(Work.Stop) -> Int {
    if sign != other.sign { return sign < other.sign ? -1 : 1 }
    if denominator == other.denominator {
      return numerator < other.numerator ? -1 : numerator == other.numerator ? 0 : 1
    }
    // Each product has at most one bit fewer than its factors together.
    let left = numerator.bitWidth + other.denominator.bitWidth
    let right = other.numerator.bitWidth + denominator.bitWidth
    if left > right + 1 { return sign }
    if right > left + 1 { return -sign }
    let (a, b) = (
      try numerator.multiplied(by: other.denominator, &work), try other.numerator.multiplied(by: denominator, &work)
    )
    return a < b ? -1 : a == b ? 0 : 1
  }

  // MARK: Integer parts

  /// The largest integer that is not greater.
  package func floor(_ work: inout Work) throws(Work.Stop) -> BigInteger {
    if isWhole { return numerator }
    return try numerator.flooredQuotientAndRemainder(dividingBy: denominator, &work).quotient
  }

  /// The smallest integer that is not less.
  package func ceiling(_ work: inout Work) throws(Work.Stop) -> BigInteger { try -(-self).floor(&work) }

  /// The integer part, rounded towards 0.
  package func truncated(_ work: inout Work) throws(Work.Stop) -> BigInteger {
    if isWhole { return numerator }
    return try numerator.divided(by: denominator, &work)
  }

  /// The nearest integer; halves are rounded away from 0, or to even.
  package func rounded(toEven: Bool = false, _ work: inout Work) throws(Work.Stop) -> BigInteger {
    if isWhole { return numerator }
    let (quotient, remainder) = try numerator.quotientAndRemainder(dividingBy: denominator, &work)
    let twice = remainder.magnitude << 1
    let isUp = twice > denominator || twice == denominator && (!toEven || quotient.isOdd)
    return isUp ? quotient + BigInteger(sign) : quotient
  }

  /// ⌊self / divisor⌋ for a nonzero divisor.
  package func flooredQuotient(by divisor: Rational, _ work: inout Work) throws(Work.Stop) -> BigInteger {
    try divided(by: divisor, &work).floor(&work)
  }

  /// The remainder by a nonzero divisor; it has the divisor's sign.
  package func modulo(_ divisor: Rational, _ work: inout Work) throws(Work.Stop) -> Rational {
    if isWhole, divisor.isWhole {
      return try Rational(numerator.flooredQuotientAndRemainder(dividingBy: divisor.numerator, &work).remainder)
    }
    let quotient = try Rational(flooredQuotient(by: divisor, &work))
    return try subtracting(divisor.multiplied(by: quotient, &work), &work)
  }

  /// The same with the sign of the number itself.
  package func remainder(_ divisor: Rational, _ work: inout Work) throws(Work.Stop) -> Rational {
    if isWhole, divisor.isWhole {
      return try Rational(numerator.quotientAndRemainder(dividingBy: divisor.numerator, &work).remainder)
    }
    let quotient = try Rational(divided(by: divisor, &work).truncated(&work))
    return try subtracting(divisor.multiplied(by: quotient, &work), &work)
  }

  // MARK: Roots

  /// The root of a degree, at least 2, if it is a fraction too.
  package func exactRoot(_ degree: Int, _ work: inout Work) throws(Work.Stop) -> Rational? {
    guard let top = try numerator.exactRoot(degree, &work), let bottom = try denominator.exactRoot(degree, &work) else {
      return nil
    }
    return Rational(lowest: top, bottom)
  }

  /// The number of decimal places that represent it exactly; `nil` if they never end.
  package func decimalPlaces(_ work: inout Work) throws(Work.Stop) -> Int? {
    let twos = denominator.trailingZeroBitCount
    let odd = denominator >> twos
    if odd.isOne { return twos }
    try work.charge(odd.bitWidth / 64 + 1)
    // 5^27 is the largest power of 5 in a word: a long denominator not divisible by it is not a power of 5.
    if odd.bitWidth > 64, !(odd % BigInteger(7_450_580_596_923_828_125)).isZero { return nil }
    // Powers of 5 differ in their bit widths, so that the width identifies the power.
    var fives = Int(Int64(odd.bitWidth) * 1_000 / 2_322)
    try work.checkSize(odd.bitWidth)
    var power = try BigInteger(5).power(fives, &work)
    while power < odd {
      power = power * 5
      fives += 1
    }
    return power == odd ? max(twos, fives) : nil
  }
}
