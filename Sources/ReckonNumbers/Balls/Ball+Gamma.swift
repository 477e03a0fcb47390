extension Ball {
  /// Γ(x); `nil` if x may be 0 or a negative integer.
  ///
  /// Γ(x) = Γ(x + n) / (x (x+1) … (x+n-1)), Γ(x) = π / (sin(πx) Γ(1-x)), and Stirling's series for large numbers.
  package func gamma(_ precision: Int, _ work: inout Work) throws(Work.Stop) -> Ball? {
    let inner = precision + 16
    if !isAtLeastHalf {
      let reflected = Self.difference(.one, self, inner + max(0, min(-top, inner)))
      guard let sine = try sineOfPiTimes(inner, &work), let gamma = try reflected.gamma(inner, &work) else {
        return nil
      }
      return try Self.quotient(Self.pi(inner, &work), Self.product(sine, gamma, inner, &work), precision, &work)
    }
    // The exponential loses the logarithm's bits before the point.
    let extra = max(0, top) + BigInteger(max(1, top)).bitWidth + 8
    if extra > Self.largestTop { throw .magnitude }
    let (shifted, product) = try risen(inner + extra, &work)
    guard let logarithm = try shifted.stirlingSeries(inner + extra, &work) else { return nil }
    let gamma = try logarithm.exponential(inner, &work)
    guard let product else { return gamma.rounded(precision) }
    return try Self.quotient(gamma, product, precision, &work)
  }

  /// ln |Γ(x)|; `nil` if x may be 0 or a negative integer.
  package func logarithmOfGamma(_ precision: Int, _ work: inout Work) throws(Work.Stop) -> Ball? {
    let inner = precision + 16
    if !isAtLeastHalf {
      let reflected = Self.difference(.one, self, inner + max(0, min(-top, inner)))
      guard let sine = try sineOfPiTimes(inner, &work),
        let ratio = try Self.quotient(Self.pi(inner, &work), sine.magnitude, inner, &work),
        let first = try ratio.logarithm(inner, &work), let second = try reflected.logarithmOfGamma(inner, &work)
      else { return nil }
      return Self.difference(first, second, precision)
    }
    let (shifted, product) = try risen(inner, &work)
    guard let logarithm = try shifted.stirlingSeries(inner, &work) else { return nil }
    guard let product else { return logarithm.rounded(precision) }
    guard let rest = try product.logarithm(inner, &work) else { return nil }
    return Self.difference(logarithm, rest, precision)
  }

  private var isAtLeastHalf: Bool { !mantissa.isNegative && top >= 0 }

  /// sin(πx), 0 for an integer: x is first reduced by an even integer.
  package func sineOfPiTimes(_ precision: Int, _ work: inout Work) throws(Work.Stop) -> Ball? {
    try work.checkSize(max(0, top))
    let even = ((fixed(0) + 1) >> 1) << 1
    let rest = Self.difference(self, Ball(exactly: even), mantissa.bitWidth + precision + 8)
    return try Self.product(rest, Self.pi(precision + 8, &work), precision + 8, &work).sineAndCosine(precision, &work)
      .sine
  }

  /// The number plus an integer that makes it large enough for Stirling's series, and the product by which the gamma
  /// function grows.
  private func risen(_ precision: Int, _ work: inout Work) throws(Work.Stop) -> (Ball, product: Ball?) {
    // Low precision needs few terms of the series, whose coefficients are known.
    let enough = precision <= Self.shortPrecision ? precision / 4 + 12 : precision * 3 / 4 + 8
    guard top < 40, let whole = fixed(0).int, whole < enough else { return (self, nil) }
    let count = enough - whole
    var (factor, product) = (self, self)
    for _ in 1..<count {
      factor = Self.sum(factor, .one, precision + 24)
      product = try Self.product(product, factor, precision + 24, &work)
    }
    return (Self.sum(factor, .one, precision + 24), product)
  }

  /// ln Γ(x) = (x - ½) ln x - x + ½ ln 2π + Σ B₂ₖ / (2k (2k-1) x^(2k-1)): for positive x the error is less than the
  /// first omitted term and has its sign (NIST Digital Library of Mathematical Functions, 5.11(ii)).
  private func stirlingSeries(_ precision: Int, _ work: inout Work) throws(Work.Stop) -> Ball? {
    guard let lower = lowerExponent, lower >= 2 else { return nil }
    let inner = precision + 8
    // The additional bits for an absolute rather than a relative precision of the logarithm; the exponential of a
    // larger one has too many bits.
    let further = max(0, min(top, Self.largestTop))
    // |B₂ₖ| < 4 (2k)! / (2π)^2k, and 2π > 157/25.
    var (bound, count) = (Magnitude.power(2), 0)
    let ratio = Magnitude(25) / Magnitude(157) * lowerInverse(lower)
    while true {
      // The bound of term k = count + 1, from the previous one: (2k) (2k - 1) / (2π x)².
      let k = UInt64(count + 1)
      bound = bound * Magnitude(2 * k) * Magnitude(2 * k - 1) * ratio * ratio
      let term = bound * .power(top) / Magnitude(2 * k * (2 * k - 1))
      if term.top < -precision || term.isZero { break }
      if count > 4 * precision { throw .magnitude }
      count += 1
    }
    let isShort = inner <= Self.shortPrecision && count <= Self.shortCoefficients.count
    let coefficients = try isShort ? Self.shortCoefficients : Self.stirlingCoefficients(count, inner, &work)
    guard let inverse = try Self.quotient(.one, self, inner, &work),
      let logarithm = try self.logarithm(inner + further, &work)
    else {
      return nil
    }
    let square = try inverse.squared(inner, &work)
    var series = Ball.zero
    for coefficient in coefficients[..<count].reversed() {
      series = try Self.sum(Self.product(series, square, inner, &work), coefficient, inner)
    }
    series = try Self.product(series, inverse, inner, &work)
    let half = Self.difference(self, Ball(exactly: 1, exponent: -1), inner + further)
    let main = try Self.difference(Self.product(half, logarithm, inner + further, &work), self, inner + further)
    guard let constant = try (Self.pi(inner, &work) << 1).logarithm(inner, &work) else {
      preconditionFailure("2π is positive")
    }
    // The first omitted term is bounded by `bound` over its divisors, times x.
    let last = UInt64(count + 1)
    let error =
      bound * Magnitude(above: mantissa.magnitude + BigInteger(radius), exponent: exponent)
      / Magnitude(2 * last * (2 * last - 1))
    let total = Self.sum(Self.sum(main, constant << -1, inner + further), series, inner + further)
    return total.rounded(precision + further, plus: error)
  }

  /// B₂ₖ / (2k (2k-1)) from k = 1.
  private static func stirlingCoefficients(_ count: Int, _ precision: Int, _ work: inout Work) throws(Work.Stop)
    -> [Ball]
  {
    var coefficients: [Ball] = []
    coefficients.reserveCapacity(count)
    for (index, number) in try work.bernoulliNumbers(count)[..<count].enumerated() {
      let divisor = BigInteger((2 * index + 2) * (2 * index + 1))
      coefficients.append(try Ball(Rational(lowest: number.numerator, number.denominator * divisor), precision, &work))
    }
    return coefficients
  }

  /// The first of them, for low precision.
  private static let shortCoefficients = Work.unlimited { (work) throws(Work.Stop) in
    try stirlingCoefficients(64, shortPrecision, &work)
  }

  /// An upper bound of 1/x.
  private func lowerInverse(_ lower: Int) -> Magnitude {
    let bits = mantissa.bitWidth - 30
    let least = (mantissa.magnitude - BigInteger(radius)) >> bits
    guard bits > 0, let word = least.uint64Magnitude, word > 0 else { return .power(-lower) }
    return .power(-exponent - bits) / Magnitude(word)
  }
}

extension Work {
  /// B₂, B₄, …, from the tangent numbers (Brent, Harvey 2011: Fast computation of Bernoulli, tangent and secant
  /// numbers, 6).
  mutating func bernoulliNumbers(_ count: Int) throws(Stop) -> [Rational] {
    if constants.bernoulliNumbers.count >= count { return constants.bernoulliNumbers }
    var tangents = [BigInteger.one]
    tangents.reserveCapacity(count)
    for k in 1..<max(1, count) { tangents.append(tangents[k - 1] * BigInteger(k)) }
    for k in 1..<max(1, count) {
      for j in k..<count {
        try charge(tangents[j].bitWidth / 32 + 32)
        tangents[j] = BigInteger(j - k) * tangents[j - 1] + BigInteger(j - k + 2) * tangents[j]
      }
    }
    var numbers: [Rational] = []
    for (index, tangent) in tangents.enumerated() {
      let power = BigInteger.one << (2 * (index + 1))
      let top = tangent * BigInteger(2 * (index + 1))
      numbers.append(try Rational(index % 2 == 0 ? top : -top, over: power.multiplied(by: power - 1, &self), &self))
    }
    constants.bernoulliNumbers = numbers
    return numbers
  }
}
