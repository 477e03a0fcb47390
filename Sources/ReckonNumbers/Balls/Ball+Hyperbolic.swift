/// Functions composed of exponential, logarithm, sine, cosine and arctangent by the identities of the NIST Digital
/// Library of Mathematical Functions (4.14, 4.24, 4.28, 4.37): their balls, and so their error bounds, follow by ball
/// arithmetic.
///
/// `nil` means that the number may be outside the domain, or at a pole.
extension Ball {
  package func tangent(_ precision: Int, _ work: inout Work) throws(Work.Stop) -> Ball? {
    let (sine, cosine) = try sineAndCosine(precision + 4, &work)
    return try Self.quotient(sine, cosine, precision, &work)
  }

  /// asin x = atan(x / √((1 - x) (1 + x))).
  package func arcsine(_ precision: Int, _ work: inout Work) throws(Work.Stop) -> Ball? {
    let inner = precision + 8
    let square = try Self.product(Self.difference(.one, self, inner), Self.sum(.one, self, inner), inner, &work)
    if square.isExact, square.mantissa.isZero {
      let quarter = try Self.pi(precision, &work) << -1
      return mantissa.isNegative ? -quarter : quarter
    }
    guard let cosine = try square.squareRoot(inner, &work), let tangent = try Self.quotient(self, cosine, inner, &work)
    else { return nil }
    return try tangent.arctangent(precision, &work)
  }

  /// acos x = 2 atan(√((1 - x) / (1 + x))), which is accurate near 1.
  package func arccosine(_ precision: Int, _ work: inout Work) throws(Work.Stop) -> Ball? {
    let inner = precision + 8
    let (below, above) = (Self.difference(.one, self, inner), Self.sum(.one, self, inner))
    if below.isExact, below.mantissa.isZero { return .zero }
    if above.isExact, above.mantissa.isZero { return try Self.pi(precision, &work) }
    guard let square = try Self.quotient(below, above, inner, &work), let tangent = try square.squareRoot(inner, &work)
    else { return nil }
    return try tangent.arctangent(precision, &work) << 1
  }

  /// The angle of the point (x, y), from -π to π.
  package static func arctangent(_ y: Ball, _ x: Ball, _ precision: Int, _ work: inout Work) throws(Work.Stop) -> Ball?
  {
    let inner = precision + 8
    if x.sign == 1 {
      guard let tangent = try quotient(y, x, inner, &work) else { return nil }
      return try tangent.arctangent(precision, &work)
    }
    // Away from the cut: a quarter turn to the y axis, then back.
    guard let sign = y.sign, sign != 0 || x.sign == -1 else { return nil }
    if sign == 0 { return try pi(precision, &work) }
    guard let tangent = try quotient(x, y, inner, &work) else { return nil }
    let quarter = try pi(inner, &work) << -1
    return try difference(sign < 0 ? -quarter : quarter, tangent.arctangent(inner, &work), precision)
  }

  /// With u = eˣ - 1, sinh x = (u + u / (1 + u)) / 2 for x ≥ 0, without cancellation.
  package func hyperbolicSine(_ precision: Int, _ work: inout Work) throws(Work.Stop) -> Ball? {
    if mantissa.isNegative { return try (-self).hyperbolicSine(precision, &work).map { -$0 } }
    let inner = precision + 8
    let u = try exponentialMinusOne(inner, &work)
    guard let rest = try Self.quotient(u, Self.sum(.one, u, inner), inner, &work) else { return nil }
    return Self.sum(u, rest, precision) << -1
  }

  package func hyperbolicCosine(_ precision: Int, _ work: inout Work) throws(Work.Stop) -> Ball? {
    let power = try exponential(precision + 8, &work)
    guard let inverse = try Self.quotient(.one, power, precision + 8, &work) else { return nil }
    return Self.sum(power, inverse, precision) << -1
  }

  /// With u = e^2x - 1, tanh x = u / (u + 2).
  package func hyperbolicTangent(_ precision: Int, _ work: inout Work) throws(Work.Stop) -> Ball? {
    // 1 - tanh x < 2 e^-2x < 2^-x from 2 on.
    if let lower = lowerExponent, lower >= 1, lower > 40 || 1 << lower > precision + 2 {
      return Ball(mantissa.isNegative ? -1 : 1, exponent: 0, error: .power(-precision - 2), precision)
    }
    let u = try (self << 1).exponentialMinusOne(precision + 8, &work)
    return try Self.quotient(u, Self.sum(u, Ball(exactly: 2), precision + 8), precision, &work)
  }

  /// ln(1 + x).
  package func logarithmOfOnePlus(_ precision: Int, _ work: inout Work) throws(Work.Stop) -> Ball? {
    // |ln(1 + x) - x| ≤ x² up to 1/2.
    let size = upper
    if size.top < -precision - 2 { return rounded(precision, plus: size * size) }
    return try Self.sum(.one, self, precision + max(0, min(-top, 2 * precision)) + 8).logarithm(precision, &work)
  }

  /// asinh x = ln(1 + x + x² / (1 + √(1 + x²))) for x ≥ 0.
  package func inverseHyperbolicSine(_ precision: Int, _ work: inout Work) throws(Work.Stop) -> Ball? {
    if mantissa.isNegative { return try (-self).inverseHyperbolicSine(precision, &work).map { -$0 } }
    let inner = precision + 8
    let square = try squared(inner, &work)
    guard let root = try Self.sum(.one, square, inner).squareRoot(inner, &work),
      let rest = try Self.quotient(square, Self.sum(.one, root, inner), inner, &work)
    else { return nil }
    return try Self.sum(self, rest, inner).logarithmOfOnePlus(precision, &work)
  }

  /// acosh x = ln(1 + (x - 1) + √((x - 1) (x + 1))) for x ≥ 1.
  package func inverseHyperbolicCosine(_ precision: Int, _ work: inout Work) throws(Work.Stop) -> Ball? {
    let inner = precision + 8
    let offset = Self.difference(self, .one, 2 * inner + mantissa.bitWidth)
    if offset.isExact, offset.mantissa.isZero { return .zero }
    guard let root = try Self.product(offset, Self.sum(self, .one, inner), inner, &work).squareRoot(inner, &work) else {
      return nil
    }
    return try Self.sum(offset, root, inner).logarithmOfOnePlus(precision, &work)
  }

  /// atanh x = ln(1 + 2x / (1 - x)) / 2 for |x| < 1.
  package func inverseHyperbolicTangent(_ precision: Int, _ work: inout Work) throws(Work.Stop) -> Ball? {
    if mantissa.isNegative { return try (-self).inverseHyperbolicTangent(precision, &work).map { -$0 } }
    let inner = precision + 8
    let rest = Self.difference(.one, self, inner + max(0, min(-top, inner)))
    guard rest.sign == 1, let quotient = try Self.quotient(self << 1, rest, inner, &work) else { return nil }
    return try quotient.logarithmOfOnePlus(precision, &work).map { $0 << -1 }
  }

  /// xʸ of a positive x, as e^(y ln x).
  package static func power(_ x: Ball, _ y: Ball, _ precision: Int, _ work: inout Work) throws(Work.Stop) -> Ball? {
    // The exponential loses the exponent's bits before the point.
    let extra = max(0, min(y.top, 64)) + BigInteger(x.top).bitWidth + 8
    guard let logarithm = try x.logarithm(precision + extra, &work) else { return nil }
    return try product(y, logarithm, precision + extra, &work).exponential(precision, &work)
  }
}
