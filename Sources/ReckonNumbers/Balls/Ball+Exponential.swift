extension Ball {
  /// The limit on the bits before the point of an exponent: the result stays below 2^``largestExponent``.
  static let largestTop = Int.bitWidth == 64 ? 45 : 26

  /// eˣ.
  ///
  /// x = n ln 2 + t; e^(t / 2^r) by its series, squared r times (Brent 1976).
  package func exponential(_ precision: Int, _ work: inout Work) throws(Work.Stop) -> Ball {
    if mantissa.isZero, isExact { return .one }
    let size = upper
    if size.top > Self.largestTop { throw .magnitude }
    // |eˣ - 1| ≤ |x| (1 + |x|) up to 1.
    if size.top < -precision { return Ball(.one, exponent: 0, error: size.exponentialMinusOne, precision) }
    let squarings = min(50, Int(Double(precision).squareRoot()) / 3 + 2)
    let places = precision + squarings + 8
    // An error of ln 2 is multiplied by n, which is less than 2^(top + 1).
    let extra = max(0, size.top) + 3
    let logarithm = try Self.logarithmOfTwo(places + extra + 2, &work).fixed(places + extra)
    let (n, rest) = try fixed(places + extra).flooredQuotientAndRemainder(dividingBy: logarithm, &work)
    // In units of 2^-places: 1 for both roundings, ln 2 being off by less than 2 of the smaller units, and 1 for
    // truncating those.
    let t = rest >> extra
    let value = try Self.exponential(ofFixed: t, places, squarings, &work)
    // The derivative is at most 2.
    let units = value.units + 4
    guard let shift = n.int else { throw .magnitude }
    var error = Magnitude(units, exponent: shift - places)
    if !isExact {
      // e^δ - 1 ≤ δ (1 + δ) up to 1; beyond that, no digits are known.
      let off = self.error
      error =
        error + Magnitude(above: value.sum, exponent: shift - places)
        * (off.top <= 0 ? off.exponentialMinusOne : .power(2 << max(0, off.top)))
    }
    return Ball(value.sum, exponent: shift - places, error: error, precision)
  }

  /// The exponential of a fixed-point number in [0, 1), and its maximum error in units.
  private static func exponential(
    ofFixed t: BigInteger, _ places: Int, _ squarings: Int, _ work: inout Work
  ) throws(Work.Stop) -> (sum: BigInteger, units: UInt64) {
    let count = FixedSeries.terms(places, bits: squarings) { $0 }
    var sum = try FixedSeries.sum(t >> squarings, places, count: count, alternates: false, { $0 }, &work)
    for _ in 0..<squarings { sum = try sum.squared(&work) >> places }
    // Truncating t adds one unit. A square doubles an error times the value, and adds 1: with the values' product,
    // below e, that is at most 2^r · e · (17 + 1), and less than 2 more for the squares of errors.
    return (sum, 64 << UInt64(squarings))
  }

  /// eˣ - 1, accurate near 0 too: computes eˣ with as many additional bits as cancel; the result inherits its error.
  package func exponentialMinusOne(_ precision: Int, _ work: inout Work) throws(Work.Stop) -> Ball {
    if mantissa.isZero, isExact { return .zero }
    let further = max(0, min(-top, 4 * precision)) + 4
    if upper.top < -precision - 2 {
      // |eˣ - 1 - x| ≤ x² up to 1.
      return rounded(precision, plus: upper * upper)
    }
    return Self.difference(try exponential(precision + further, &work), .one, precision)
  }

  /// ln x of a positive number; `nil` if it may not be positive.
  ///
  /// With y near ln x, ln x = y + ln(x e^-y): y to half of the digits first, starting from a double (Newton's method
  /// for an inverse function: Brent, Zimmermann, Modern Computer Arithmetic, 4.2). The error is that of e^-y, plus the
  /// remainder of the series.
  package func logarithm(_ precision: Int, _ work: inout Work) throws(Work.Stop) -> Ball? {
    guard let lower = lowerExponent, !mantissa.isNegative else { return nil }
    if isExact, mantissa.isOne, exponent == 0 { return .zero }
    // f in [2/3, 4/3), x = f · 2^n.
    var n = top
    if mantissa >> (mantissa.bitWidth - 3) < 6 { n -= 1 }
    let fraction = midpoint << -n
    var result = try Self.logarithm(ofFraction: fraction, precision + 4, &work)
    if n != 0 {
      let twos = try Self.logarithmOfTwo(precision + 8, &work).times(n, precision + 8)
      result = Self.sum(twos, result, precision + 4)
    }
    return result.rounded(precision, plus: isExact ? .zero : error / .power(lower))
  }

  /// The logarithm of an exact number from 0.6 to 1.5, to a precision relative to the result.
  private static func logarithm(ofFraction x: Ball, _ precision: Int, _ work: inout Work) throws(Work.Stop) -> Ball {
    let offset = difference(x, .one, .max / 4)
    if offset.mantissa.isZero { return .zero }
    let zeros = -offset.top
    // The series alone, if few of its terms matter.
    if zeros * 8 > precision { return try logarithm(ofOnePlus: offset, precision, &work) }
    let near: Ball
    let wanted = precision + max(0, zeros)
    if wanted <= 240 {
      near = Ball(exactly: x.approximateLogarithm)
    } else {
      let half = try logarithm(ofFraction: x.rounded(wanted).midpoint, precision / 2 + 8, &work)
      near = half.midpoint
    }
    let inverse = try (-near).exponential(wanted + 8, &work)
    let rest = difference(
      try product(x.mantissa.bitWidth > wanted + 80 ? x.rounded(wanted + 72) : x, inverse, wanted + 8, &work), .one,
      wanted)
    return sum(near, try logarithm(ofOnePlus: rest, precision, &work), precision)
  }

  /// ln(1 + z) = 2 artanh(z / (2 + z)), |z| < 1/4.
  private static func logarithm(ofOnePlus z: Ball, _ precision: Int, _ work: inout Work) throws(Work.Stop) -> Ball {
    guard let u = try quotient(z, sum(z, Ball(exactly: 2), precision + 16), precision + 16, &work) else {
      preconditionFailure("2 + z is not 0")
    }
    return try arctangentSeries(u, alternates: false, precision, &work) << 1
  }

  /// Σ (±1)ᵏ u^(2k+1) / (2k+1) for |u| < 1/2. The remainder is less than twice its first term.
  static func arctangentSeries(_ u: Ball, alternates: Bool, _ precision: Int, _ work: inout Work) throws(Work.Stop)
    -> Ball
  {
    if u.mantissa.isZero, u.isExact { return .zero }
    let inner = precision + 16
    let square = try u.squared(inner, &work)
    let bits = -2 * u.upper.top
    precondition(bits >= 2 || !u.isExact, "the series is for small numbers")
    guard bits >= 2 else { return Ball(0, exponent: 0, error: .power(1), precision) }
    var (power, result) = (u, u)
    var k = 1
    while k * bits <= inner + 4 {
      // Later terms need fewer bits.
      let needed = max(32, inner - k * bits + 8)
      power = try product(alternates ? -power : power, square.rounded(needed), needed, &work)
      guard let term = try quotient(power, Ball(exactly: BigInteger(2 * k + 1)), needed, &work) else {
        preconditionFailure("an odd number is not 0")
      }
      result = sum(result, term, inner)
      k += 1
    }
    return result.rounded(precision, plus: u.upper * .power(1 - k * bits))
  }

  /// The logarithm of a number from 0.6 to 1.5 to about 48 bits, as a multiple of 2^-52: the initial value of an
  /// iteration, not a result.
  private var approximateLogarithm: (BigInteger, exponent: Int) {
    let x = approximateDouble
    let u = (x - 1) / (x + 1)
    let square = u * u
    var sum = 0.0
    for k in stride(from: 25, to: 0, by: -2) { sum = sum * square + 1 / Double(k) }
    return (BigInteger(Int64((2 * u * sum * 0x1p52).rounded())), -52)
  }

  /// The midpoint as a double, truncated: for initial values of iterations, and for numbers of moderate size.
  var approximateDouble: Double {
    let shift = mantissa.bitWidth - 53
    let top = (shift > 0 ? mantissa >> shift : mantissa).small ?? 0
    return Double(top) * Double(sign: .plus, exponent: max(-1000, min(1000, exponent + max(0, shift))), significand: 1)
  }

  private init(exactly parts: (BigInteger, exponent: Int)) { self.init(exactly: parts.0, exponent: parts.exponent) }
}
