/// Conversion between decimals and balls: correct rounding of functions of decimals.
extension Ball {
  /// A finite decimal, to a precision; exact if it fits.
  package init(_ number: Decimal128, _ precision: Int, _ work: inout Work) throws(Work.Stop) {
    let (isNegative, coefficient, exponent) = number.digits
    let magnitude = BigInteger(coefficient)
    self = try Ball(exactly: isNegative ? -magnitude : magnitude).timesTen(toThe: exponent, precision, &work)
  }

  /// The number times 10^places, for places of either sign.
  package func timesTen(toThe places: Int, _ precision: Int, _ work: inout Work) throws(Work.Stop) -> Ball {
    if places == 0 { return rounded(precision) }
    let power = try Self.five(toThe: abs(places), precision + 8, &work)
    if places > 0 { return try .product(self, power, precision, &work) << places }
    guard let quotient = try Self.quotient(self, power, precision, &work) else {
      preconditionFailure("a power of 5 is not 0")
    }
    return quotient << places
  }

  /// eˣ if it is in the range of decimals, otherwise a number beyond its end.
  package func exponentialInRange(_ precision: Int, _ work: inout Work) throws(Work.Stop) -> Ball {
    guard let lower = lowerExponent, lower >= 15 else { return try exponential(precision, &work) }
    return Ball(exactly: 1, exponent: mantissa.isNegative ? -100_000 : 100_000)
  }

  private static func five(toThe exponent: Int, _ precision: Int, _ work: inout Work) throws(Work.Stop) -> Ball {
    if exponent <= PowersOfFive.last { return Ball(exactly: BigInteger(PowersOfFive.power(exponent))) }
    return try Ball(exactly: 5).power(exponent, precision, &work)
  }
}

extension Decimal128 {
  /// The precision of the first attempt: 34 digits take 113 bits, and one result in a million must be recomputed.
  private static let firstPrecision = 140
  /// The maximum precision. No function of the catalogue comes that close to the midpoint between two decimals unless
  /// it lies on it.
  private static let largestPrecision = 1_200
  /// The known bits of most results that are decided at once.
  private static let usualAccuracy = 128

  /// The decimal nearest to a number that is computed to increasing precision (Ziv 1991: Fast evaluation of elementary
  /// mathematical functions with correctly rounded last bit), half to even.
  ///
  /// The result is correctly rounded: both ends of the ball round to it. A ball that straddles the midpoint between two
  /// decimals even with 1,200 bits counts as a tie.
  ///
  /// - Parameter value: a ball that encloses the number, to about the given precision; `nil` if that does not suffice.
  ///   It must not be 0 unless exactly so.
  /// - Returns: the decimal, 0 or an infinity beyond the range, with flags set as by operations; NaN if no ball is
  ///   found.
  package static func nearest(
    _ flags: inout Flags, _ value: (_ precision: Int, _ work: inout Work) throws(Work.Stop) -> Ball?
  ) -> Decimal128 {
    var work = Work(bits: .max)
    var precision = firstPrecision
    while true {
      let isLast = precision >= largestPrecision
      var known = 0
      do throws(Work.Stop) {
        if let ball = try value(precision, &work) {
          if let result = try rounded(ball, breaksTies: isLast, &flags, &work) { return result }
          known = ball.containsZero ? 0 : ball.accuracy
        }
      } catch {
        // An operand with too few digits may have too large a radius.
        known = 0
      }
      if isLast { return .nan }
      let further = known == 0 ? precision : max(64, usualAccuracy - known + 16)
      precision = min(precision + further, largestPrecision)
    }
  }

  /// The decimal to which every number in a ball rounds; `nil` if there are several, unless one of two adjacent ones is
  /// to be chosen.
  private static func rounded(
    _ ball: Ball, breaksTies: Bool, _ flags: inout Flags, _ work: inout Work
  ) throws(Work.Stop) -> Decimal128? {
    if ball.containsZero { return ball.isExact || breaksTies ? .zero : nil }
    let isNegative = ball.mantissa.isNegative
    // Far beyond the range, where powers of five would be long.
    if ball.top.magnitude > 25_000 {
      return finished(isNegative: isNegative, exponent: ball.top > 0 ? 1_000_000 : -1_000_000, coefficient: 1, &flags)
    }
    let precision = max(firstPrecision, ball.mantissa.bitWidth) + 8
    // The last digit's exponent, or a little less: log10(2) is between 315,652 and 315,653 over 2^20.
    let bits = Int64(ball.top - 1)
    var place = max(Int((bits * (bits < 0 ? 315_653 : 315_652)) >> 20) - (Self.precision - 1), leastExponent)
    while true {
      let scaled = try ball.timesTen(toThe: -place, precision, &work)
      let (shift, zeros) = (max(0, -scaled.exponent), max(0, scaled.exponent))
      let (middle, radius) = (scaled.mantissa.magnitude << zeros, BigInteger(scaled.radius) << zeros)
      // Numbers in units of the last digit, with a half on top: their floors are the nearest integers.
      let half = shift == 0 ? BigInteger.zero : BigInteger.one << (shift - 1)
      let (low, high) = (middle - radius + half, middle + radius + half)
      var coefficient = high >> shift
      guard let digits = coefficient.uint128Magnitude, digits <= greatestCoefficient + 1 else {
        place += 1
        continue
      }
      // An integer at the lower end is a tie.
      let isDecided = low >> shift == coefficient && (shift == 0 || low.trailingZeroBitCount < shift)
      if !isDecided {
        guard scaled.isExact || breaksTies else { return nil }
        if coefficient.isOdd { coefficient -= 1 }
      }
      guard let nearest = coefficient.uint128Magnitude else {
        preconditionFailure("a coefficient has at most 34 digits")
      }
      if !scaled.isExact || middle.trailingZeroBitCount < shift { flags.formUnion([.inexact, .rounded]) }
      return finished(isNegative: isNegative, exponent: place, coefficient: nearest, &flags)
    }
  }

  /// The root of a positive number if it is a decimal with no more digits; `nil` otherwise.
  package func exactRoot(_ degree: Int) -> Decimal128? {
    guard isFinite, !isZero, !isNegative, degree > 0 else { return nil }
    let (coefficient, zeros) = PowersOfTen.strippingZeros(coefficient, limit: Self.precision)
    let (exponent, rest) = (exponent + zeros).quotientAndRemainder(dividingBy: degree)
    // 10 divides neither the coefficient nor its root.
    guard rest == 0 else { return nil }
    // 2^113 has more than 34 digits.
    guard coefficient == 1 || degree < 113 else { return nil }
    return Work.unlimited { (work) throws(Work.Stop) in
      let whole = BigInteger(coefficient)
      let root = coefficient == 1 ? whole : try whole.root(degree, &work)
      let power = coefficient == 1 ? whole : try root.power(degree, &work)
      guard power == whole, let digits = root.uint128Magnitude else { return nil }
      var flags: Flags = []
      return Self.finished(isNegative: false, exponent: exponent, coefficient: digits, &flags)
    }
  }

  /// The exponent of a power of ten; `nil` for any other number.
  package var exponentOfTen: Int? {
    guard isFinite, !isZero, !isNegative else { return nil }
    let (coefficient, zeros) = PowersOfTen.strippingZeros(coefficient, limit: Self.precision)
    return coefficient == 1 ? exponent + zeros : nil
  }
}
