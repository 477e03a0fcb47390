/// The gamma function and its kin, and the error function, of finite decimals, by balls and rounded once.
extension DecimalKernels {
  /// Γ(x); of a natural number by the factorial.
  static func gamma(_ x: Decimal128, _ flags: inout Decimal128.Flags) -> Decimal128 {
    if x.isZero { return x.isNegative ? -.infinity : .infinity }
    if x.isInteger { return x.isNegative ? .nan : factorial(x - .one, &flags) }
    return nearestGamma(x, plus: 0, &flags)
  }

  /// Γ(x + 1); of a natural number the product, exact before it is rounded once.
  static func factorial(_ x: Decimal128, _ flags: inout Decimal128.Flags) -> Decimal128 {
    if let product = product(upTo: x, step: 1, &flags) { return product }
    if x.isInteger { return x.isNegative && x != -.one ? .nan : .infinity }
    return nearestGamma(x, plus: 1, &flags)
  }

  /// Γ(x + n) of a number that is not whole.
  private static func nearestGamma(_ x: Decimal128, plus n: Int64, _ flags: inout Decimal128.Flags) -> Decimal128 {
    // Beyond these bounds it is beyond the range of decimals.
    guard x.magnitude < Decimal128(2_300) else {
      flags.formUnion([.inexact, .rounded])
      return x.isNegative ? .zero : .infinity
    }
    return nearest(x, &flags) { (x, precision, work) throws(Work.Stop) in
      try Ball.sum(x, Ball(exactly: BigInteger(n)), precision + 8).gamma(precision, &work)
    }
  }

  /// ln |Γ(x)|.
  static func logarithmOfGamma(_ x: Decimal128, _ flags: inout Decimal128.Flags) -> Decimal128 {
    if x == .one || x == Decimal128(2) { return .zero }
    if x.isZero || x.isNegative && x.isInteger { return .infinity }
    return nearest(x, &flags) { (x, precision, work) throws(Work.Stop) in try x.logarithmOfGamma(precision, &work) }
  }

  /// The beta function Γ(a) Γ(b) / Γ(a + b).
  static func beta(_ a: Decimal128, _ b: Decimal128, _ flags: inout Decimal128.Flags) -> Decimal128 {
    if a.isZero || b.isZero {
      if a.isZero, b.isZero, a.isNegative != b.isNegative { return .nan }
      return (a.isZero ? a : b).isNegative ? -.infinity : .infinity
    }
    let (larger, smaller) = a > b ? (a, b) : (b, a)
    guard !(smaller.isNegative && smaller.isInteger), !(larger.isNegative && larger.isInteger) else { return .nan }
    if smaller == .one || larger == .one {
      return Decimal128.one.divided(by: smaller == .one ? larger : smaller, &flags)
    }
    // The sum's distance to an integer may have more digits than the sum.
    let nearest = (larger.rounded(.toNearestOrEven), smaller.rounded(.toNearestOrEven))
    if ((larger - nearest.0) + (smaller - nearest.1)).isZero, nearest.0 + nearest.1 <= .zero { return .zero }
    let size = larger < Decimal128(exponent: 100) ? bitsBeforePoint(max(larger, smaller.magnitude)) : 0
    return Decimal128.nearest(&flags) { (precision, work) throws(Work.Stop) in
      let (x, y) = (try Ball(larger, precision + size + 16, &work), try Ball(smaller, precision + size + 16, &work))
      return try larger < Decimal128(exponent: 100)
        ? .beta(x, y, precision, &work)
        : betaOfLarge(x, y, isSmall: smaller.magnitude < Decimal128(100), precision, &work)
    }
  }

  /// Γ(b) a^-b for a from 10^100 on, but for a relative b²/a. Of a larger `b` it is beyond the range.
  private static func betaOfLarge(
    _ a: Ball, _ b: Ball, isSmall: Bool, _ precision: Int, _ work: inout Work
  ) throws(Work.Stop) -> Ball? {
    guard isSmall else { return Ball(exactly: 1, exponent: b.mantissa.isNegative ? 100_000 : -100_000) }
    let inner = precision + 24
    guard let gamma = try b.gamma(inner, &work), let logarithm = try a.logarithm(inner, &work) else { return nil }
    let power = try (-Ball.product(b, logarithm, inner, &work)).exponentialInRange(inner, &work)
    // b² / a is less than 2^-300.
    let ratio = Ball(1, exponent: 0, error: Magnitude(1, exponent: -300), inner)
    return try .product(gamma, .product(power, ratio, inner, &work), precision, &work)
  }

  // MARK: The error function

  static func errorFunction(_ x: Decimal128, _ flags: inout Decimal128.Flags) -> Decimal128 {
    nearestThroughZero(x, &flags) { (x, precision, work) throws(Work.Stop) in try x.errorFunction(precision, &work) }
  }

  static func complementaryErrorFunction(_ x: Decimal128, _ flags: inout Decimal128.Flags) -> Decimal128 {
    if x.isZero { return .one }
    return Decimal128.nearest(&flags) { (precision, work) throws(Work.Stop) in
      // e^(-150²) is below the range.
      if x > Decimal128(150) { return Ball(exactly: 1, exponent: -100_000) }
      return try Ball(x, precision + 24, &work).complementaryErrorFunction(precision, &work)
    }
  }
}
