/// Powers, roots and the hypotenuse of finite decimals, exact where they are decimals and otherwise rounded once.
extension DecimalKernels {
  /// The power: of a number below 0 only whole ones. `nil` for infinities that ``Decimal128/power(_:_:)`` does not
  /// take.
  static func power(_ base: Decimal128, _ exponent: Decimal128, _ flags: inout Decimal128.Flags) -> Decimal128? {
    guard exponent.isFinite else { return nil }
    if let whole = Int64(exactly: exponent) { return base.power(whole, &flags) }
    guard base.isFinite else { return nil }
    if base == .one { return .one }
    if base.isZero { return exponent.isNegative ? .infinity : .zero }
    if base.isNegative {
      // A whole exponent of more than 63 bits.
      guard exponent.isInteger else { return .nan }
      let magnitude = base == -.one ? .one : power(base.magnitude, exponent, &flags)
      return isOdd(exponent) ? magnitude.map { -$0 } : magnitude
    }
    if let power = rationalPower(base, exponent, &flags) { return power }
    return Decimal128.nearest(&flags) { (precision, work) throws(Work.Stop) in
      // The bits before the point of an exponential in range, and some more, are lost by it.
      let inner = precision + 24
      guard let logarithm = try logarithm(of: base, inner, &work) else { return nil }
      return try Ball.product(Ball(exponent, inner, &work), logarithm, inner, &work).exponentialInRange(
        precision, &work)
    }
  }

  /// The root of a degree other than 0: of a number below 0 only odd ones.
  static func root(_ x: Decimal128, degree: Decimal128, _ flags: inout Decimal128.Flags) -> Decimal128 {
    guard !degree.isZero else { return .nan }
    if x.isNegative, isOdd(degree) { return -root(x.magnitude, degree: degree, &flags) }
    if x.isZero { return degree.isNegative ? .infinity : .zero }
    guard !x.isNegative else { return .nan }
    if x == .one { return .one }
    if let (top, bottom) = fraction(degree),
      let root = rationalPower(x, bottom, over: top, isInverse: degree.isNegative, &flags)
    {
      return root
    }
    return nearest(x, &flags) { (ball, precision, work) throws(Work.Stop) in
      if let degree = Int(exactly: degree), 2...12 ~= degree { return try ball.root(degree, precision, &work) }
      let inner = precision + 24
      guard let logarithm = try logarithm(of: x, inner, &work) else { return nil }
      guard let exponent = try Ball.quotient(logarithm, Ball(degree, inner, &work), inner, &work) else { return nil }
      return try exponent.exponentialInRange(precision, &work)
    }
  }

  static func cubeRoot(_ x: Decimal128, _ flags: inout Decimal128.Flags) -> Decimal128 {
    x.isZero ? x.reduced : root(x, degree: Decimal128(3), &flags)
  }

  /// √(a² + b²).
  static func hypotenuse(_ a: Decimal128, _ b: Decimal128, _ flags: inout Decimal128.Flags) -> Decimal128 {
    if a.isInfinite || b.isInfinite { return .infinity }
    guard !a.isNaN, !b.isNaN else { return .nan }
    if a.isZero || b.isZero { return a.isZero ? b.magnitude : a.magnitude }
    var roundings: Decimal128.Flags = []
    let value = Decimal128.nearest(&roundings) { (precision, work) throws(Work.Stop) in
      let (x, y) = (try Ball(a, precision + 8, &work), try Ball(b, precision + 8, &work))
      return try Ball.sum(x.squared(precision + 8, &work), y.squared(precision + 8, &work), precision + 8).squareRoot(
        precision, &work)
    }
    if isExact(hypotenuse: value, a, b) { return value.reduced }
    flags.formUnion(roundings)
    return value
  }

  /// Whether a number is exactly the hypotenuse: its square and those of the sides are whole numbers in units of the
  /// last digit of all three.
  private static func isExact(hypotenuse: Decimal128, _ a: Decimal128, _ b: Decimal128) -> Bool {
    guard hypotenuse.isFinite else { return false }
    let exponents = [hypotenuse, a, b].map { $0.exponent }
    // Sides so far apart have no such hypotenuse.
    guard let least = exponents.min(), let most = exponents.max(), most - least <= 100 else { return false }
    func square(_ x: Decimal128) -> BigInteger {
      let whole = BigInteger(x.coefficient).timesTen(toThe: x.exponent - least)
      return whole * whole
    }
    return square(hypotenuse) == square(a) + square(b)
  }

  // MARK: Rational powers

  /// A power that is a whole power of a root that is a decimal, rounded once; `nil` when there is none.
  static func rationalPower(
    _ base: Decimal128, _ exponent: Decimal128, _ flags: inout Decimal128.Flags
  ) -> Decimal128? {
    guard let (top, bottom) = fraction(exponent) else { return nil }
    return rationalPower(base, top, over: bottom, isInverse: exponent.isNegative, &flags)
  }

  private static func rationalPower(
    _ base: Decimal128, _ top: Int64, over bottom: Int64, isInverse: Bool, _ flags: inout Decimal128.Flags
  ) -> Decimal128? {
    // No decimal has a root of a higher degree that is another one.
    guard top != 0, bottom <= 7_000, let root = base.exactRoot(Int(bottom)) else { return nil }
    return root.power(isInverse ? -top : top, &flags)
  }

  /// The magnitude of a number as a fraction in lowest terms; `nil` when one of them has more than 18 digits.
  private static func fraction(_ x: Decimal128) -> (top: Int64, bottom: Int64)? {
    let (_, coefficient, exponent) = x.reduced.digits
    guard -18...18 ~= exponent, PowersOfTen.digitCount(coefficient) + max(0, exponent) <= 18 else { return nil }
    let (top, bottom) = (coefficient * PowersOfTen.power(max(0, exponent)), PowersOfTen.power(max(0, -exponent)))
    var (divisor, rest) = (bottom, top % bottom)
    while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
    return (Int64(top / divisor), Int64(bottom / divisor))
  }

  private static func isOdd(_ x: Decimal128) -> Bool {
    x.isInteger && !x.truncatingRemainder(dividingBy: Decimal128(2)).isZero
  }
}
