extension Ball {
  /// Sine and cosine of a number in radians.
  ///
  /// x = q π/2 + t with |t| ≤ π/4; 1 - cos(t / 2^r) by its series, then 1 - cos 2a = 2 (1 - cos a) (1 + cos a), r times
  /// (Brent, Zimmermann, Modern Computer Arithmetic, 4.3.1). The errors are counted in units of the fixed point below.
  package func sineAndCosine(_ precision: Int, _ work: inout Work) throws(Work.Stop) -> (sine: Ball, cosine: Ball) {
    if mantissa.isZero, isExact { return (.zero, .one) }
    let size = upper
    if let lower = lowerExponent { try work.checkSize(max(0, lower)) }
    // With an error above 1, only the range is known.
    let off = error
    if off.top > 0 {
      let unknown = Ball(0, exponent: 0, error: .power(0), precision)
      return (unknown, unknown)
    }
    try work.checkSize(max(0, size.top) + precision)
    if size.top < -precision {
      // |sin x - x| ≤ |x|³/6 and |cos x - 1| ≤ x²/2
      return (rounded(precision, plus: size * size * size), Ball(.one, exponent: 0, error: size * size, precision))
    }
    // A small sine is the root of a number with twice as many leading zeros.
    let zeros = max(0, -top)
    let halvings = max(0, min(25, Int(Double(precision).squareRoot()) / 4 + 2) - zeros)
    let places = precision + 2 * zeros + 2 * halvings + 10
    var (quadrant, rest) = (0, fixed(places))
    if size.top > -1 {
      let extra = max(0, size.top) + 3
      let half = try Self.pi(places + extra + 2, &work).fixed(places + extra - 1)
      let (q, t) = try (fixed(places + extra) + half >> 1).flooredQuotientAndRemainder(dividingBy: half, &work)
      quadrant = q.magnitudeModuloPowerOfTwo(2).int ?? 0
      if q.isNegative { quadrant = (4 - quadrant) % 4 }
      rest = (t - half >> 1) >> extra
    }
    // In units of 2^-places: 1 for truncation, 1 for the error of π times the quotient.
    let versine = try Self.versine(ofFixed: rest.magnitude, places, halvings, &work)
    let one = BigInteger.one << places
    let cosine = one - versine.value
    let square = try versine.value.multiplied(by: one + cosine, &work)
    let root = try square.squareRoot(&work).root
    let further = isExact ? Magnitude.zero : off
    // Derivatives are at most 1.
    let cosineBall = Ball(
      cosine, exponent: -places, error: Magnitude(versine.units + 4, exponent: -places) + further, precision)
    // √(v (2 - v)) is off by at most 2δ / (2 sin t) and 1; the sine is at least 0.9 |t| ≥ 2^-(zeros + 2), or the
    // argument was reduced.
    let sineError: Magnitude
    if let lower = Ball(root, exponent: -places, units: 0).lowerExponent, lower > 2 * halvings + 8 - places {
      sineError = Magnitude(versine.units + 4, exponent: -places) / .power(lower - 1) + .power(2 - places)
    } else {
      // Near a multiple of π only a bound of the square is known: √(a + b) ≤ √a + √b.
      let square = BigInteger(versine.units + 4) << (places + 2)
      sineError = Magnitude(above: try square.squareRoot(&work).root + 2, exponent: -places)
    }
    let sineBall = Ball(rest.isNegative ? -root : root, exponent: -places, error: sineError + further, precision)
    return switch quadrant {
    case 0: (sineBall, cosineBall)
    case 1: (cosineBall, -sineBall)
    case 2: (-sineBall, -cosineBall)
    default: (-cosineBall, sineBall)
    }
  }

  /// 1 - cos t of a fixed-point number from 0 to 1, and its maximum error in units.
  private static func versine(
    ofFixed t: BigInteger, _ places: Int, _ halvings: Int, _ work: inout Work
  ) throws(Work.Stop) -> (value: BigInteger, units: UInt64) {
    let square = try (t >> halvings).squared(&work) >> places
    // 1 - cos y = y²/2 · Σ (-y²)ᵏ / ((3 · 4) (5 · 6) …)
    let bits = max(1, places - square.bitWidth)
    let divisor: (Int) -> Int = { (2 * $0 + 1) * (2 * $0 + 2) }
    let count = FixedSeries.terms(places, bits: bits, divisor)
    let series = try FixedSeries.sum(square, places, count: count, alternates: true, divisor, &work)
    var value = try series.multiplied(by: square, &work) >> (places + 1)
    for _ in 0..<halvings {
      // 4v - 2v²
      value = value << 2 - (try value.squared(&work)) >> (places - 1)
    }
    // Before doubling: y² is off by less than 4 units, the series by 16, half of their product by less than 12. Each
    // step multiplies by at most 4 and adds 1.
    return (value, 16 << UInt64(2 * halvings))
  }

  /// The arctangent.
  ///
  /// With y near atan x, atan x = y + atan((x cos y - sin y) / (cos y + x sin y)): y to half of the digits first,
  /// starting from a double (Newton's method for an inverse function: Brent, Zimmermann, Modern Computer Arithmetic,
  /// 4.2). The error is that of sine, cosine and the quotient, plus the remainder of the series; an operand's radius
  /// counts by the derivative's bound.
  package func arctangent(_ precision: Int, _ work: inout Work) throws(Work.Stop) -> Ball {
    if mantissa.isZero, isExact { return .zero }
    let inner = precision + 8
    let centre = midpoint
    var result: Ball
    if top > 0, let inverse = try Self.quotient(.one, centre, inner + 8, &work) {
      // For magnitudes of at least 1: ±π/2 - atan(1/x). The derivative is at most 1.
      let part = try Self.arctangent(ofExact: inverse.midpoint, inner, &work).rounded(inner, plus: inverse.error)
      let quarter = try Self.pi(inner, &work) << -1
      result = Self.difference(mantissa.isNegative ? -quarter : quarter, part, inner)
    } else {
      result = try Self.arctangent(ofExact: centre, inner, &work)
    }
    if !isExact {
      // The derivative, 1 / (1 + x²), is at most 1, and at most x^-2.
      var slope = Magnitude.power(0)
      if let lower = lowerExponent, lower > 0 { slope = .power(-2 * lower) }
      result = result.rounded(precision, plus: error * slope)
    }
    return result.rounded(precision)
  }

  private static func arctangent(ofExact x: Ball, _ precision: Int, _ work: inout Work) throws(Work.Stop) -> Ball {
    if x.mantissa.isZero { return .zero }
    let zeros = -x.top
    if zeros > 0, zeros * 8 > precision { return try arctangentSeries(x, alternates: true, precision, &work) }
    let near: Ball
    // One step from a double triples its digits.
    if precision <= 240 {
      near = Ball(exactly: x.approximateArctangent, exponent: -60)
    } else {
      near = try arctangent(ofExact: x.rounded(precision).midpoint, precision / 2 + 8, &work).midpoint
    }
    let inner = precision + 16
    let (sine, cosine) = try near.sineAndCosine(inner, &work)
    let argument = x.mantissa.bitWidth > inner ? x.rounded(inner) : x
    let top = difference(try product(argument, cosine, inner, &work), sine, inner)
    let bottom = sum(cosine, try product(argument, sine, inner, &work), inner)
    guard let tangent = try quotient(top, bottom, inner, &work) else { preconditionFailure("both terms are positive") }
    return sum(near, try arctangentSeries(tangent, alternates: true, precision, &work), precision)
  }

  /// The arctangent of a number of magnitude at most 1 to about 45 bits, in units of 2^-60: the initial value of an
  /// iteration, not a result.
  private var approximateArctangent: BigInteger {
    var x = approximateDouble
    // atan x = 2 atan(x / (1 + √(1 + x²)))
    for _ in 0..<3 { x /= 1 + (1 + x * x).squareRoot() }
    let square = x * x
    var sum = 0.0
    for k in stride(from: 17, to: 0, by: -2) { sum = 1 / Double(k) - sum * square }
    return BigInteger(Int64((8 * x * sum * 0x1p60).rounded()))
  }
}
