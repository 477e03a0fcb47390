/// Constants computed so far. They are stored with the work that needs them.
struct KnownConstants {
  fileprivate var pi: Ball?
  fileprivate var logarithmOfTwo: Ball?
  fileprivate var euler: Ball?
  /// B₂, B₄, …
  var bernoulliNumbers: [Rational] = []
}

extension Ball {
  /// π by Chudnovsky's series (1989), summed by binary splitting: 426880 √10005 / Σ (-1)ᵏ (6k)! (13591409 + 545140134k)
  /// / ((3k)! k!³ 640320³ᵏ).
  ///
  /// The terms alternate and decrease, so that the error is below the first omitted term. (6k)! / ((3k)! k!³) is less
  /// than 1728ᵏ / (10 k^1.5) and 1728 / 640320³ less than 2^-47, so that term k is less than 2^(28 - 47k).
  package static func pi(_ precision: Int, _ work: inout Work) throws(Work.Stop) -> Ball {
    if precision <= shortPrecision { return shortPi.rounded(precision) }
    if longPrecisions ~= precision { return longPi.rounded(precision) }
    if let known = work.constants.pi, known.mantissa.bitWidth >= precision { return known.rounded(precision) }
    let pi = try computedPi(precision, &work)
    work.constants.pi = pi
    return pi.rounded(precision)
  }

  /// The bits that most numbers need to show their digits: π and ln 2 are computed to this precision once per process.
  static let shortPrecision = 320
  /// The bits that the largest decimals need as angles: π is computed to the upper bound once per process.
  private static let longPrecisions = 8_192...21_500
  private static let longPi = Work.unlimited { (work) throws(Work.Stop) in
    try computedPi(longPrecisions.upperBound, &work)
  }
  private static let shortPi = Work.unlimited { (work) throws(Work.Stop) in try computedPi(shortPrecision, &work) }
  private static let shortLogarithmOfTwo = Work.unlimited { (work) throws(Work.Stop) in
    try computedLogarithmOfTwo(shortPrecision, &work)
  }
  private static let shortLogarithmOfTen = Work.unlimited { (work) throws(Work.Stop) in
    try computedLogarithmOfTen(shortPrecision, &work)
  }

  private static func computedPi(_ precision: Int, _ work: inout Work) throws(Work.Stop) -> Ball {
    let wanted = precision + 16
    let terms = wanted / 47 + 2
    let (p, q, t) = try chudnovsky(0, terms, &work)
    _ = p
    // The sum is t / q.
    guard let root = try Ball(exactly: 10_005).squareRoot(wanted, &work) else {
      preconditionFailure("10005 has a root")
    }
    let top = try product(root, Ball(q * 426_880, exponent: 0, error: .zero, wanted), wanted, &work)
    let sum = Ball(t, exponent: 0, error: Magnitude(above: q) * .power(28 - 47 * terms), wanted)
    guard let pi = try quotient(top, sum, wanted, &work) else { preconditionFailure("the sum is not 0") }
    return pi
  }

  private static func chudnovsky(
    _ low: Int, _ high: Int, _ work: inout Work
  ) throws(Work.Stop) -> (p: BigInteger, q: BigInteger, t: BigInteger) {
    if high - low == 1 {
      if low == 0 { return (.one, .one, 13_591_409) }
      let k = BigInteger(low)
      let p = (6 * k - 5) * (2 * k - 1) * (6 * k - 1)
      // 640320³ / 24
      let q = k * k * k * 10_939_058_860_032_000
      let t = p * (13_591_409 + 545_140_134 * k)
      return (p, q, low % 2 == 0 ? t : -t)
    }
    let middle = (low + high) / 2
    let left = try chudnovsky(low, middle, &work)
    let right = try chudnovsky(middle, high, &work)
    return (
      try left.p.multiplied(by: right.p, &work), try left.q.multiplied(by: right.q, &work),
      try left.t.multiplied(by: right.q, &work) + left.p.multiplied(by: right.t, &work)
    )
  }

  /// ln 2 = 18 artanh(1/26) - 2 artanh(1/4801) + 8 artanh(1/8749) (a Machin-like formula; Huvent 2001), each summed by
  /// binary splitting.
  package static func logarithmOfTwo(_ precision: Int, _ work: inout Work) throws(Work.Stop) -> Ball {
    if precision <= shortPrecision { return shortLogarithmOfTwo.rounded(precision) }
    if let known = work.constants.logarithmOfTwo, known.mantissa.bitWidth >= precision {
      return known.rounded(precision)
    }
    let logarithm = try computedLogarithmOfTwo(precision, &work)
    work.constants.logarithmOfTwo = logarithm
    return logarithm.rounded(precision)
  }

  private static func computedLogarithmOfTwo(_ precision: Int, _ work: inout Work) throws(Work.Stop) -> Ball {
    let wanted = precision + 16
    var total = Ball.zero
    for (factor, argument) in [(18, 26), (-2, 4_801), (8, 8_749)] {
      total = .sum(total, try hyperbolicArctangent(ofOneOver: argument, wanted, &work).times(factor, wanted), wanted)
    }
    return total
  }

  /// ln 10.
  package static func logarithmOfTen(_ precision: Int, _ work: inout Work) throws(Work.Stop) -> Ball {
    try precision <= shortPrecision ? shortLogarithmOfTen.rounded(precision) : computedLogarithmOfTen(precision, &work)
  }

  private static func computedLogarithmOfTen(_ precision: Int, _ work: inout Work) throws(Work.Stop) -> Ball {
    guard let logarithm = try Ball(exactly: 10).logarithm(precision + 4, &work) else {
      preconditionFailure("10 is positive")
    }
    return logarithm
  }

  /// artanh(1/n) = Σ 1 / ((2k+1) n^(2k+1)). The remainder is less than the first omitted term times 1 / (1 - n⁻²), so
  /// less than twice it.
  private static func hyperbolicArctangent(ofOneOver n: Int, _ precision: Int, _ work: inout Work) throws(Work.Stop)
    -> Ball
  {
    let bits = 2 * (BigInteger(n).bitWidth - 1)
    let terms = precision / bits + 2
    let (q, d, t) = try arctangentSeries(n * n, 0, terms, &work)
    // Σ = t / (q d) over n: q is the power of n², d the product of the odd numbers.
    let bottom = try q.multiplied(by: d, &work)
    let error = Magnitude.power(1 - bits * terms)
    guard
      let sum = try quotient(
        Ball(t, exponent: 0, error: .zero, precision + 8),
        Ball(bottom * BigInteger(n), exponent: 0, error: .zero, precision + 8),
        precision + 8, &work)
    else { preconditionFailure("the divisor is not 0") }
    return sum.rounded(precision, plus: error)
  }

  /// Σ 1 / ((2k+1) m^(k - low)) from low on, as t / (m^(count) · d).
  private static func arctangentSeries(
    _ m: Int, _ low: Int, _ high: Int, _ work: inout Work
  ) throws(Work.Stop) -> (q: BigInteger, d: BigInteger, t: BigInteger) {
    if high - low == 1 { return (BigInteger(m), BigInteger(2 * low + 1), BigInteger(m)) }
    let middle = (low + high) / 2
    let left = try arctangentSeries(m, low, middle, &work)
    let right = try arctangentSeries(m, middle, high, &work)
    let first = try left.t.multiplied(by: right.d, &work).multiplied(by: right.q, &work)
    let second = try right.t.multiplied(by: left.d, &work)
    return (try left.q.multiplied(by: right.q, &work), try left.d.multiplied(by: right.d, &work), first + second)
  }

  /// Euler's γ by Brent and McMillan's method B1 (1980): γ = A/B - ln n with B = Σ (nᵏ/k!)², A = Σ Hₖ (nᵏ/k!)², from k
  /// = 0.
  ///
  /// Brent and Johansson (2013, theorem 1) bound the error by 24 e^(-8n) for the variant with a third series; without
  /// it 0 < A/B - ln n - γ < π e^(-4n) (Brent, McMillan 1980, (16)). The series are truncated where terms are below the
  /// last place.
  package static func euler(_ precision: Int, _ work: inout Work) throws(Work.Stop) -> Ball {
    if let known = work.constants.euler, known.mantissa.bitWidth >= precision { return known.rounded(precision) }
    let wanted = precision + 32
    // e^(-4n) < 2^-(wanted + 2): 4 / ln 2 is more than 5.77.
    let n = wanted * 100 / 577 + 2
    // (n/k)^2k e^2k falls below e^(-4n) at k = αn, α (ln α - 1) = 1, α < 3.5912; terms decrease by a factor above 12
    // from there on.
    let terms = n * 36 / 10 + 8
    let series = try eulerSeries(BigInteger(n * n), 0, terms, &work)
    // B = 1 + t / q, A = v / (q d): both truncated tails are below 2^-wanted of B, which is at least 1.
    let b = series.q + series.t
    let bottom = try series.d.multiplied(by: b, &work)
    guard
      let ratio = try quotient(
        Ball(series.v, exponent: 0, error: .zero, wanted), Ball(bottom, exponent: 0, error: .zero, wanted), wanted,
        &work),
      let logarithm = try Ball(exactly: BigInteger(n)).logarithm(wanted + 32, &work)
    else { preconditionFailure("the divisor is not 0, and n is positive") }
    let gamma = difference(ratio, logarithm, wanted).rounded(wanted, plus: .power(-wanted + 4))
    work.constants.euler = gamma
    return gamma.rounded(precision)
  }

  private struct EulerSeries {
    /// The product of n² and of k², the sum of the products; the denominator and numerator of the harmonic part, and
    /// the sum with it.
    let p, q, t, d, c, v: BigInteger
  }

  private static func eulerSeries(_ square: BigInteger, _ low: Int, _ high: Int, _ work: inout Work) throws(Work.Stop)
    -> EulerSeries
  {
    if high - low == 1 {
      let k = BigInteger(low + 1)
      return EulerSeries(p: square, q: k * k, t: square, d: k, c: .one, v: square)
    }
    let middle = (low + high) / 2
    let l = try eulerSeries(square, low, middle, &work)
    let r = try eulerSeries(square, middle, high, &work)
    let t = try l.t.multiplied(by: r.q, &work) + l.p.multiplied(by: r.t, &work)
    let c = try l.c.multiplied(by: r.d, &work) + r.c.multiplied(by: l.d, &work)
    let first = try r.d.multiplied(by: l.v.multiplied(by: r.q, &work), &work)
    let second = try l.c.multiplied(by: l.p.multiplied(by: r.t, &work), &work).multiplied(by: r.d, &work)
    let third = try l.d.multiplied(by: l.p, &work).multiplied(by: r.v, &work)
    return EulerSeries(
      p: try l.p.multiplied(by: r.p, &work), q: try l.q.multiplied(by: r.q, &work), t: t,
      d: try l.d.multiplied(by: r.d, &work), c: c,
      v: first + second + third)
  }
}
