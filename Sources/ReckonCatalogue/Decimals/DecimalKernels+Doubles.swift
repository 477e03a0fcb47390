/// Functions of decimals that are computed on doubles, where the nearest double of an operand would not do: the approximations of
/// ``DecimalForm``. Operands are finite and not 0; `nil` where the kernel on doubles does as well.
extension DecimalKernels {
  // MARK: Near 0 and far out

  /// Below this, doubles have fewer digits, or none.
  static let leastDouble = Decimal128(exponent: -290)
  /// So near to 0 functions are straight lines, or the reciprocals of such, to more than 30 digits.
  private static let tiny = 1e-100

  /// A multiple of `x`.
  static func multiple(_ id: Function.ID, _ x: Decimal128) -> ScaledDouble? {
    guard !x.double.isNormal else { return nil }
    let number = ScaledDouble(x)
    return ScaledDouble(call(id, number.significand), exponent: number.exponent)
  }

  /// A function that is a straight line next to 0, there.
  static func linear(_ id: Function.ID, _ x: Decimal128, _ unit: AngleUnit? = nil) -> ScaledDouble? {
    guard x.magnitude < leastDouble else { return nil }
    let number = ScaledDouble(x)
    return ScaledDouble(call(id, number.significand * tiny, unit) / tiny, exponent: number.exponent)
  }

  /// A function that is the reciprocal of a straight line next to 0, there.
  static func reciprocal(_ id: Function.ID, _ x: Decimal128, _ unit: AngleUnit?) -> ScaledDouble? {
    guard x.magnitude < leastDouble else { return nil }
    let number = ScaledDouble(x)
    return ScaledDouble(call(id, number.significand * tiny, unit) * tiny, exponent: -number.exponent)
  }

  /// A function that beyond the doubles is what it is at their end, there.
  static func farOut(_ id: Function.ID, _ x: Decimal128, _ unit: AngleUnit? = nil) -> ScaledDouble? {
    guard x.double.isInfinite else { return nil }
    return ScaledDouble(call(id, x.isNegative ? -.greatestFiniteMagnitude : .greatestFiniteMagnitude, unit))
  }

  // MARK: Functions of one number

  /// The logarithm to a whole base, or the natural one.
  static func logarithm(_ x: Decimal128, base: Int? = nil) -> ScaledDouble? {
    guard x > .zero, isNearOne(x) || !x.double.isNormal, x != .one else { return nil }
    return ScaledDouble(naturalLogarithm(x) / (base.map { naturalLogarithm(Decimal128($0)) } ?? 1))
  }

  static func logarithmOfOnePlus(_ x: Decimal128) -> ScaledDouble? {
    if let line = linear(.log1p, x) { return line }
    return x > -.one && (x < -half || x.double.isInfinite) ? ScaledDouble(naturalLogarithm(.one + x)) : nil
  }

  static func exponentialBeyondOne(_ x: Decimal128) -> ScaledDouble? { x.magnitude > .one ? exponential(x) : nil }

  static func exponentialMinusOne(_ x: Decimal128) -> ScaledDouble? {
    linear(.expm1, x) ?? (x > .one ? exponential(x).adding(-1) : farOut(.expm1, x))
  }

  static func hyperbolicSine(_ x: Decimal128) -> ScaledDouble? {
    guard x.magnitude > .one else { return linear(.sinh, x) }
    let value = exponential(x.magnitude)
    return value.adding(-1 / value.double).times(x.isNegative ? -0.5 : 0.5)
  }

  static func hyperbolicCosine(_ x: Decimal128) -> ScaledDouble? {
    guard x.magnitude > .one else { return nil }
    let value = exponential(x.magnitude)
    return value.adding(1 / value.double).times(0.5)
  }

  static func inverseHyperbolicSine(_ x: Decimal128) -> ScaledDouble? {
    linear(.asinh, x) ?? logarithmOfTwice(x)
  }

  static func inverseHyperbolicCosine(_ x: Decimal128) -> ScaledDouble? {
    if x < .one { return ScaledDouble(.nan) }
    guard x > .one, x < Decimal128(2) else { return logarithmOfTwice(x) }
    let t = x - .one
    return ScaledDouble(call(.log1p, (t + (t * (x + .one)).squareRoot()).double))
  }

  static func inverseHyperbolicTangent(_ x: Decimal128) -> ScaledDouble? {
    if let line = linear(.atanh, x) { return line }
    guard x.magnitude > half, x.magnitude < .one else { return nil }
    let value = naturalLogarithm((.one + x.magnitude) / (.one - x.magnitude)) / 2
    return ScaledDouble(x.isNegative ? -value : value)
  }

  /// ln |2x| with the sign of `x`, for numbers beyond the doubles.
  private static func logarithmOfTwice(_ x: Decimal128) -> ScaledDouble? {
    guard x.double.isInfinite else { return nil }
    let value = naturalLogarithm(x.magnitude) + naturalLogarithm(Decimal128(2))
    return ScaledDouble(x.isNegative ? -value : value)
  }

  static func cubeRoot(_ x: Decimal128) -> ScaledDouble? { x.double.isNormal ? nil : root(x, 3) }

  static func complementaryErrorFunction(_ x: Decimal128) -> ScaledDouble? {
    if x > Decimal128(20) { return exponential(-x * x).times(scaledErrorFunction(x.double)) }
    guard x.double.isFinite else { return farOut(.erfc, x) }
    let slope = -2 / Double.pi.squareRoot() * call(.exp, -x.double * x.double)
    return ScaledDouble(call(.erfc, x.double) + slope * DoubleDouble(x).low)
  }

  // MARK: Functions of two numbers

  static func root(_ x: Decimal128, degree: Decimal128) -> ScaledDouble? {
    guard degree.isInteger else { return x.isNegative ? ScaledDouble(.nan) : power(x, .one / degree) }
    guard !x.double.isNormal else { return nil }
    return Int(exactly: degree).flatMap { root(x, $0) }
  }

  static func logarithm(_ x: Decimal128, toBase base: Decimal128) -> ScaledDouble? {
    guard x > .zero, base > .zero, base != .one, [x, base].contains(where: { isNearOne($0) || !$0.double.isNormal }) else { return nil }
    return ScaledDouble(naturalLogarithm(x) / naturalLogarithm(base))
  }

  /// The angle of a point.
  static func angle(_ y: Decimal128, _ x: Decimal128, _ unit: AngleUnit?) -> ScaledDouble? {
    let ratio = (y / x).magnitude
    guard [y, x, ratio].contains(where: { !$0.double.isNormal }) else { return nil }
    let angle = ratio.isZero || !ratio.isFinite ? ScaledDouble(call(.atan, ratio.double, unit)) : arctangent(ratio, unit)
    let halfTurn = 2 * call(.acos, 0, unit)
    // An angle with a power of ten is too small to change half a turn; any other has all digits of a double.
    let known = angle.exponent == 0 ? angle.significand : 0
    return (x.isNegative ? ScaledDouble(halfTurn - known) : angle).times(y.isNegative ? -1 : 1)
  }

  private static func arctangent(_ x: Decimal128, _ unit: AngleUnit?) -> ScaledDouble {
    linear(.atan, x, unit) ?? farOut(.atan, x, unit) ?? ScaledDouble(call(.atan, x.double, unit))
  }

  // MARK: Logarithms, exponentials, powers

  private static let half = Decimal128(exponent: 0) / Decimal128(2)
  /// ln 10, to 34 digits.
  private static let naturalLogarithmOf10 = Decimal128(verified: "2.302585092994045684017991454684364")

  /// A whole decimal that is known to be far within the integers.
  private static func wholeNumber(_ x: Decimal128) -> Int64 {
    guard let number = Int64(exactly: x) else { preconditionFailure("the exponent is a whole number below 10^15") }
    return number
  }

  private static func isNearOne(_ x: Decimal128) -> Bool { x > half && x < Decimal128(2) }

  /// ln x for x > 0.
  static func naturalLogarithm(_ x: Decimal128) -> Double {
    if isNearOne(x) { return call(.log1p, (x - .one).double) }
    if x.double.isNormal { return call(.ln, x.double) }
    let number = ScaledDouble(x)
    return call(.ln, number.significand) + Double(number.exponent) * call(.ln, 10)
  }

  /// e^x, for an `x` of any size: the power of ten is taken out in decimals.
  private static func exponential(_ x: Decimal128) -> ScaledDouble {
    guard x.magnitude < Decimal128(100_000) else { return ScaledDouble(x.isNegative ? 0 : .infinity) }
    let exponent = (x / naturalLogarithmOf10).rounded(.toNearestOrEven)
    let rest = x - exponent * naturalLogarithmOf10
    return ScaledDouble(call(.exp, rest.double), exponent: Int(wholeNumber(exponent)))
  }

  /// A power whose exponent is no integer, or one of too many digits: that to the exponent's integer part is exact but for one rounding.
  static func power(_ base: Decimal128, _ exponent: Decimal128) -> ScaledDouble? {
    guard base > .zero, base != .one else {
      // An integer power of more digits than Int has; 1 and -1 have theirs.
      guard base.isNegative else { return nil }
      guard exponent.isInteger else { return ScaledDouble(.nan) }
      if base == -.one { return nil }
      let isOdd = !exponent.truncatingRemainder(dividingBy: Decimal128(2)).isZero
      return power(-base, exponent)?.times(isOdd ? -1 : 1)
    }
    guard exponent.magnitude < Decimal128(exponent: 15) else {
      // Of any base but one next to 1 such a power is beyond the range; the logarithm's next term is in the 34th digit.
      let t = base - .one
      guard t.magnitude < Decimal128(exponent: -10) else { return ScaledDouble(exponent.isNegative == t.isNegative ? .infinity : 0) }
      return exponential(exponent * (t - t * t / Decimal128(2) + t * t * t / Decimal128(3)))
    }
    let whole = exponent.rounded(.towardZero)
    var ignored: Decimal128.Flags = []
    let power = base.power(wholeNumber(whole), &ignored)
    guard power.isFinite, !power.isZero else { return ScaledDouble(power.isZero ? 0 : .infinity) }
    return ScaledDouble(power) * root(base, exponent - whole)
  }

  /// A power whose exponent is between -1 and 1, of the first digit on by the kernel, of the power of ten by itself.
  private static func root(_ base: Decimal128, _ exponent: Decimal128) -> ScaledDouble {
    let (_, coefficient, lastExponent) = base.digits
    let places = PowersOfTen.digitCount(coefficient) - 1
    let tens = Decimal128(lastExponent + places) * exponent
    let whole = tens.rounded(.toNearestOrEven)
    let significand = Double(coefficient) / Double(PowersOfTen.power(places))
    return ScaledDouble(
      call(.power, significand, exponent.double) * call(.power, 10, (tens - whole).double), exponent: Int(wholeNumber(whole)))
  }

  /// The n-th root of a number that is not a double; `nil` where there is none.
  private static func root(_ x: Decimal128, _ n: Int) -> ScaledDouble? {
    guard n != 0, !x.isNegative || !n.isMultiple(of: 2) else { return nil }
    let degree = Double(n)
    guard abs(degree) <= 200 else {
      return ScaledDouble(call(.exp, naturalLogarithm(x.magnitude) / degree)).times(x.isNegative ? -1 : 1)
    }
    let number = ScaledDouble(x)
    let rest = number.exponent % n
    let root = call(.root, number.significand * call(.power, 10, Double(rest)), degree)
    return ScaledDouble(root, exponent: (number.exponent - rest) / n)
  }

  /// erfc(x) / e^(-x²) for x > 20, by its asymptotic series: what follows the last term is below 2⁻⁵⁰ of the first.
  private static func scaledErrorFunction(_ x: Double) -> Double {
    let z = 0.5 / (x * x)
    let series = stride(from: 17.0, through: 1, by: -2).reduce(1.0) { 1 - $1 * z * $0 }
    return series / (x * Double.pi.squareRoot())
  }

  // MARK: Inverse functions of the circle

  static func arcSine(_ x: Decimal128, _ unit: AngleUnit?) -> ScaledDouble? {
    if let line = linear(.asin, x, unit) { return line }
    return angleNextToQuarter(ofSine: x, unit) { angle, quarter in x.isNegative ? angle - quarter : quarter - angle }
  }

  static func arcCosine(_ x: Decimal128, _ unit: AngleUnit?) -> ScaledDouble? {
    angleNextToQuarter(ofSine: x, unit) { angle, quarter in x.isNegative ? 2 * quarter - angle : angle }
  }

  /// By the half angle, whose sine is √((1-x)/2): next to ±1 the functions are steep.
  private static func angleNextToQuarter(
    ofSine x: Decimal128, _ unit: AngleUnit?, _ result: (_ angle: Double, _ quarter: Double) -> Double
  ) -> ScaledDouble? {
    guard x.magnitude <= .one else { return ScaledDouble(.nan) }
    guard x.magnitude > half, x.magnitude < .one else { return nil }
    let angle = 2 * call(.asin, ((.one - x.magnitude) / Decimal128(2)).squareRoot().double, unit)
    return ScaledDouble(result(angle, call(.asin, 1, unit)))
  }
}
