/// Exponentials, logarithms and hyperbolic functions of finite decimals, by balls and rounded once.
extension DecimalKernels {
  /// A function of a number that a ball holds, to about so many bits; `nil` when the ball may reach beyond its domain.
  typealias BallFunction = (_ x: Ball, _ precision: Int, _ work: inout Work) throws(Work.Stop) -> Ball?

  /// A function of a number, rounded once.
  static func nearest(_ x: Decimal128, _ flags: inout Decimal128.Flags, _ function: BallFunction) -> Decimal128 {
    Decimal128.nearest(&flags) { (precision, work) throws(Work.Stop) in
      try function(Ball(x, precision + 8, &work), precision, &work)
    }
  }

  /// A function that is 0 at 0, with the sign of 0, and elsewhere has no rational values.
  static func nearestThroughZero(_ x: Decimal128, _ flags: inout Decimal128.Flags, _ function: BallFunction)
    -> Decimal128
  {
    x.isZero ? x.reduced : nearest(x, &flags, function)
  }

  /// The bits before a number's point, and up to 4 more.
  static func bitsBeforePoint(_ x: Decimal128) -> Int {
    let (_, coefficient, exponent) = x.digits
    return max(0, (PowersOfTen.digitCount(coefficient) + exponent) * 10 / 3 + 4)
  }

  // MARK: Exponentials

  static func exponential(_ x: Decimal128, _ flags: inout Decimal128.Flags) -> Decimal128 {
    x.isZero
      ? .one
      : nearest(bounded(x), &flags) { (x, precision, work) throws(Work.Stop) in try x.exponential(precision, &work) }
  }

  static func exponentialMinusOne(_ x: Decimal128, _ flags: inout Decimal128.Flags) -> Decimal128 {
    nearestThroughZero(bounded(x), &flags) { (x, precision, work) throws(Work.Stop) in
      try x.exponentialMinusOne(precision, &work)
    }
  }

  static func hyperbolicSine(_ x: Decimal128, _ flags: inout Decimal128.Flags) -> Decimal128 {
    nearestThroughZero(bounded(x), &flags) { (x, precision, work) throws(Work.Stop) in
      try x.hyperbolicSine(precision, &work)
    }
  }

  static func hyperbolicCosine(_ x: Decimal128, _ flags: inout Decimal128.Flags) -> Decimal128 {
    x.isZero
      ? .one
      : nearest(bounded(x), &flags) { (x, precision, work) throws(Work.Stop) in try x.hyperbolicCosine(precision, &work)
      }
  }

  static func hyperbolicTangent(_ x: Decimal128, _ flags: inout Decimal128.Flags) -> Decimal128 {
    nearestThroughZero(x, &flags) { (x, precision, work) throws(Work.Stop) in try x.hyperbolicTangent(precision, &work)
    }
  }

  /// A number whose exponential is beyond the range of decimals where that of `x` is.
  private static func bounded(_ x: Decimal128) -> Decimal128 { max(Decimal128(-20_000), min(x, Decimal128(20_000))) }

  // MARK: Inverse hyperbolic functions

  static func inverseHyperbolicSine(_ x: Decimal128, _ flags: inout Decimal128.Flags) -> Decimal128 {
    nearestThroughZero(x, &flags) { (x, precision, work) throws(Work.Stop) in
      try x.inverseHyperbolicSine(precision, &work)
    }
  }

  static func inverseHyperbolicCosine(_ x: Decimal128, _ flags: inout Decimal128.Flags) -> Decimal128 {
    guard x > .one else { return x == .one ? .zero : .nan }
    return nearest(x, &flags) { (x, precision, work) throws(Work.Stop) in
      try x.inverseHyperbolicCosine(precision, &work)
    }
  }

  static func inverseHyperbolicTangent(_ x: Decimal128, _ flags: inout Decimal128.Flags) -> Decimal128 {
    guard x.magnitude < .one else { return x.magnitude > .one ? .nan : x.isNegative ? -.infinity : .infinity }
    return nearestThroughZero(x, &flags) { (x, precision, work) throws(Work.Stop) in
      try x.inverseHyperbolicTangent(precision, &work)
    }
  }

  // MARK: Logarithms

  static func logarithm(_ x: Decimal128, _ flags: inout Decimal128.Flags) -> Decimal128 {
    if let limit = limitOfLogarithm(x) { return limit }
    return Decimal128.nearest(&flags) { (precision, work) throws(Work.Stop) in try logarithm(of: x, precision, &work) }
  }

  static func logarithmOfOnePlus(_ x: Decimal128, _ flags: inout Decimal128.Flags) -> Decimal128 {
    // The sum is exact where it is less than 1/2.
    if x < -half { return logarithm(.one + x, &flags) }
    return nearestThroughZero(x, &flags) { (x, precision, work) throws(Work.Stop) in
      try x.logarithmOfOnePlus(precision, &work)
    }
  }

  static func logarithmToTen(_ x: Decimal128, _ flags: inout Decimal128.Flags) -> Decimal128 {
    if let limit = limitOfLogarithm(x) { return limit }
    if let exponent = x.exponentOfTen { return Decimal128(exponent) }
    return Decimal128.nearest(&flags) { (precision, work) throws(Work.Stop) in
      guard let logarithm = try logarithm(of: x, precision, &work) else { return nil }
      return try .quotient(logarithm, .logarithmOfTen(precision + 8, &work), precision, &work)
    }
  }

  /// The logarithm to a base, exact where it is rational and a decimal.
  static func logarithm(_ x: Decimal128, toBase base: Decimal128, _ flags: inout Decimal128.Flags) -> Decimal128 {
    guard base > .zero, base != .one, x >= .zero else { return .nan }
    if let limit = limitOfLogarithm(x) { return base < .one ? -limit : limit }
    var roundings: Decimal128.Flags = []
    let value = Decimal128.nearest(&roundings) { (precision, work) throws(Work.Stop) in
      guard let logarithm = try logarithm(of: x, precision, &work),
        let unit = try Self.logarithm(of: base, precision, &work)
      else {
        return nil
      }
      return try .quotient(logarithm, unit, precision, &work)
    }
    let short = value.reduced
    var powerFlags: Decimal128.Flags = []
    if short.digits.coefficient < 1_000_000, let power = rationalPower(base, short, &powerFlags), power == x,
      !powerFlags.contains(.inexact)
    {
      return short
    }
    flags.formUnion(roundings)
    return value
  }

  /// The values at 0, at 1 and below 0; `nil` for other numbers.
  private static func limitOfLogarithm(_ x: Decimal128) -> Decimal128? {
    if x > .zero { return x == .one ? .zero : nil }
    return x.isZero ? -.infinity : .nan
  }

  /// ln x of a positive number; next to 1 by the difference, which is exact in decimals.
  static func logarithm(of x: Decimal128, _ precision: Int, _ work: inout Work) throws(Work.Stop) -> Ball? {
    if let exponent = x.exponentOfTen {
      return try .product(Ball(exactly: BigInteger(exponent)), .logarithmOfTen(precision, &work), precision, &work)
    }
    guard x > half, x < Decimal128(2) else { return try Ball(x, precision + 8, &work).logarithm(precision, &work) }
    return try Ball(x - .one, precision + 8, &work).logarithmOfOnePlus(precision, &work)
  }

  static let half = Decimal128(isNegative: false, exponent: -1, coefficient: 5)
}
