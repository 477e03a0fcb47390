extension Ball {
  /// The precision from which the series for short fractions takes fewer steps than the general exponential, as
  /// measured.
  private static let seriesThreshold = 8_192

  /// The exponential of a short fraction, by binary splitting: e^(p/q) = Σ (p/q)^k / k! (Haible, Papanikolaou 1997:
  /// Fast multiprecision evaluation of series of rational numbers).
  ///
  /// The first omitted term has an index k of at least 4 |p/q|, so that the remainder is at most 4/3 of it.
  ///
  /// - Returns: `nil` if the precision is so low, or the fraction so long, that the general exponential is faster.
  static func exponential(of fraction: Rational, _ precision: Int, _ work: inout Work) throws(Work.Stop) -> Ball? {
    guard precision >= seriesThreshold, let top = fraction.numerator.magnitude.int,
      let bottom = fraction.denominator.int,
      fraction.numerator.bitWidth <= 32, fraction.denominator.bitWidth <= 32
    else { return nil }
    // |p/q| < 2^size
    let size = fraction.numerator.bitWidth - fraction.denominator.bitWidth + 1
    guard size <= 6 else { return nil }
    let wanted = precision + 16
    // Term k is the previous one times p/(qk).
    var (terms, bits) = (1, 0)
    while bits < wanted || terms < 4 << max(0, size) {
      // A k of b bits is at least 2^(b - 1).
      bits += Int.bitWidth - terms.leadingZeroBitCount - 1 - size
      terms += 1
    }
    let series = try exponentialSeries(BigInteger(top), BigInteger(bottom), 1, terms, &work)
    let error = Magnitude.power(1 - bits)
    // 1 + t/q, all terms being positive.
    guard
      let sum = try quotient(
        Ball(series.q + series.t, exponent: 0, error: .zero, wanted), Ball(series.q, exponent: 0, error: .zero, wanted),
        wanted, &work)
    else { preconditionFailure("a product of positive numbers is not 0") }
    let power = sum.rounded(wanted, plus: error)
    if !fraction.isNegative { return power.rounded(precision) }
    return try quotient(.one, power, precision, &work)
  }

  /// Σ of the products of top/(bottom·k) from `low` on, for k below `high`, as t / q; p is the product of the
  /// numerators.
  private static func exponentialSeries(
    _ top: BigInteger, _ bottom: BigInteger, _ low: Int, _ high: Int, _ work: inout Work
  ) throws(Work.Stop) -> (p: BigInteger, q: BigInteger, t: BigInteger) {
    if high - low == 1 { return (top, bottom * BigInteger(low), top) }
    let middle = (low + high) / 2
    let left = try exponentialSeries(top, bottom, low, middle, &work)
    let right = try exponentialSeries(top, bottom, middle, high, &work)
    return (
      try left.p.multiplied(by: right.p, &work), try left.q.multiplied(by: right.q, &work),
      try left.t.multiplied(by: right.q, &work) + left.p.multiplied(by: right.t, &work)
    )
  }
}
