/// The gamma function of short fractions, whose series are summed by binary splitting: Stirling's needs Bernoulli
/// numbers, whose cost grows with the cube of the digits.
extension Ball {
  /// The precision from which it is used: estimated, not measured.
  private static let fractionThreshold = 3_000

  /// Γ(a/b + m) for 0 < a/b < 1, by Γ(x) = γ(x, N) + Γ(x, N) with γ(x, N) = Nˣ e^-N Σ Nᵏ / (x (x+1) … (x+k)) (NIST
  /// Digital Library of Mathematical Functions, 8.7.1; Brent 1976) and Γ(x + m) = Γ(x) x (x+1) … (x+m-1).
  ///
  /// Γ(x, N) < e^-N for x from 0 to 1. The series is truncated at K = 3N, where a term is less than half of the
  /// previous one, so that the remainder is less than 2 Nᴷ / (x K!), and times Nˣ e^-N less than 2 N b (e/3)^3N e^-N,
  /// which is below e^-N as well.
  ///
  /// - Returns: `nil` if the precision is so low, or the fraction such, that the general gamma function is faster.
  static func gamma(of fraction: Rational, _ precision: Int, _ work: inout Work) throws(Work.Stop) -> Ball? {
    guard precision >= fractionThreshold, fraction.denominator.bitWidth <= 6, !fraction.isWhole,
      let whole = try fraction.floor(&work).int, whole.magnitude <= precision
    else { return nil }
    let (b, inner) = (fraction.denominator, precision + 64)
    let a = fraction.numerator - BigInteger(whole) * b
    // e^-N < 2^-inner: ln 2 < 0.6932.
    let n = Int(Int64(inner) * 6_932 / 10_000) + 2
    let series = try gammaSeries(a, b, BigInteger(n) * b, 1, 3 * n, inner, &work)
    guard let ratio = try quotient(series.t, series.q, inner, &work), let index = a.int, let degree = b.int,
      let scale = try Ball(exactly: BigInteger(n).power(index, &work)).root(degree, inner, &work),
      let first = try quotient(Ball(exactly: b), Ball(exactly: a), inner, &work),
      let power = try ExactNumber.e.ball(inner + 64, &work)?.power(n, inner, &work)
    else { preconditionFailure("the parts of the series are greater than 0") }
    let sum = try product(.sum(.one, ratio, inner), product(first, scale, inner, &work), inner, &work)
    guard let lower = try quotient(sum, power, inner, &work) else { preconditionFailure("a power of e is not 0") }
    let gamma = lower.rounded(inner, plus: .power(1 - inner))
    if whole == 0 { return gamma.rounded(precision) }
    // x (x+1) … (x+m-1), or the same below x.
    let steps = try Self.risingProduct(whole > 0 ? a : fraction.numerator, b, 0, abs(whole), &work)
    let factor = try Ball(exactly: b.power(abs(whole), &work))
    let rise = try quotient(Ball(exactly: steps), factor, inner, &work)
    guard let rise else { preconditionFailure("a power of a denominator is not 0") }
    return whole > 0 ? try product(gamma, rise, precision, &work) : try quotient(gamma, rise, precision, &work)
  }

  /// Σ of the products of p / (a + bk) from `low` on, for k below `high`, as t / q, rounded where they are longer than
  /// useful.
  private static func gammaSeries(
    _ a: BigInteger, _ b: BigInteger, _ p: BigInteger, _ low: Int, _ high: Int, _ precision: Int, _ work: inout Work
  ) throws(Work.Stop) -> (p: Ball, q: Ball, t: Ball) {
    if high - low == 1 { return (Ball(exactly: p), Ball(exactly: a + b * BigInteger(low)), Ball(exactly: p)) }
    let middle = (low + high) / 2
    let left = try gammaSeries(a, b, p, low, middle, precision, &work)
    let right = try gammaSeries(a, b, p, middle, high, precision, &work)
    return (
      try product(left.p, right.p, precision, &work), try product(left.q, right.q, precision, &work),
      try sum(product(left.t, right.q, precision, &work), product(left.p, right.t, precision, &work), precision)
    )
  }

  /// The product of a + bk for k from `low` on, below `high`.
  private static func risingProduct(
    _ a: BigInteger, _ b: BigInteger, _ low: Int, _ high: Int, _ work: inout Work
  ) throws(Work.Stop) -> BigInteger {
    if high - low == 1 { return a + b * BigInteger(low) }
    let middle = (low + high) / 2
    return try risingProduct(a, b, low, middle, &work).multiplied(by: risingProduct(a, b, middle, high, &work), &work)
  }
}
