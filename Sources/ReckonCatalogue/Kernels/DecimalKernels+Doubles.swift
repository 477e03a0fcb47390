/// Functions of decimals that are computed on doubles, where the nearest double of an operand would not do: it is infinite or 0, or what
/// it was rounded by shows in the first 15 digits of the result, as that of ln x does near 1.
extension DecimalKernels {
  /// The function's value to 15 digits; nothing where its kernel gives that for the nearest doubles, or where there is none.
  package static func approximation(
    _ id: Function.ID, _ operands: UnsafeBufferPointer<Decimal128>, _ unit: AngleUnit?
  ) -> Decimal128? {
    guard operands.allSatisfy({ $0.isFinite && !$0.isZero }) else { return nil }
    let result: ScaledDouble? =
      switch operands.count {
      case 1: unary(id, operands[0], unit)
      case 2: binary(id, operands[0], operands[1], unit)
      default: nil
      }
    return result?.decimal
  }

  private static func unary(_ id: Function.ID, _ x: Decimal128, _ unit: AngleUnit?) -> ScaledDouble? {
    if let result = proportional(id, x, unit) { return result }
    switch id {
    case .sin, .cos, .tan, .sec, .csc, .cot: return trigonometric(id, x, unit).map { ScaledDouble($0) }
    case .asin, .acos: return inverse(id, x, unit)
    case .ln, .log, .log2, .log10:
      guard x > .zero, isNearOne(x) || !x.double.isNormal, x != .one else { return nil }
      return ScaledDouble(naturalLogarithm(x) / (id == .ln ? 1 : naturalLogarithm(Decimal128(id == .log2 ? 2 : 10))))
    case .log1p where x > -.one && (x < -half || x.double.isInfinite): return ScaledDouble(naturalLogarithm(.one + x))
    case .exp where x.magnitude > .one: return exponential(x)
    case .expm1 where x > .one: return exponential(x).adding(-1)
    case .sinh where x.magnitude > .one:
      let value = exponential(x.magnitude)
      return value.adding(-1 / value.double).times(x.isNegative ? -0.5 : 0.5)
    case .cosh where x.magnitude > .one:
      let value = exponential(x.magnitude)
      return value.adding(1 / value.double).times(0.5)
    case .exp2: return power(Decimal128(2), x)
    case .exp10: return power(Decimal128(10), x)
    case .acosh where x < .one: return ScaledDouble(.nan)
    case .acosh where x > .one && x < Decimal128(2):
      let t = x - .one
      return ScaledDouble(call(.log1p, (t + (t * (x + .one)).squareRoot()).double))
    case .acosh where x > .zero && x.double.isInfinite, .asinh where x.double.isInfinite:
      let value = naturalLogarithm(x.magnitude) + naturalLogarithm(Decimal128(2))
      return ScaledDouble(x.isNegative ? -value : value)
    case .atanh where x.magnitude > half && x.magnitude < .one:
      let value = naturalLogarithm((.one + x.magnitude) / (.one - x.magnitude)) / 2
      return ScaledDouble(x.isNegative ? -value : value)
    case .cbrt where !x.double.isNormal: return root(x, 3)
    case .lgamma where x.magnitude < leastDouble: return ScaledDouble(-naturalLogarithm(x.magnitude))
    case .lgamma where x > .zero && x.double.isInfinite: return ScaledDouble(x).times(naturalLogarithm(x) - 1)
    case .gamma, .fact, .lgamma: return gamma(id, x)
    case .erfc where x > Decimal128(20): return exponential(-x * x).times(scaledErrorFunction(x.double))
    case .erfc where x.double.isFinite:
      let slope = -2 / Double.pi.squareRoot() * call(.exp, -x.double * x.double)
      return ScaledDouble(call(.erfc, x.double) + slope * DoubleDouble(x).low)
    case .atan, .tanh, .erf, .erfc, .expm1, .exp:
      // Far out they are what they are at the end of the doubles.
      guard x.double.isInfinite else { return nil }
      return ScaledDouble(call(id, x.isNegative ? -.greatestFiniteMagnitude : .greatestFiniteMagnitude, unit))
    default: return nil
    }
  }

  private static func binary(_ id: Function.ID, _ a: Decimal128, _ b: Decimal128, _ unit: AngleUnit?) -> ScaledDouble? {
    switch id {
    case .power: return power(a, b)
    case .root where !b.isInteger: return a.isNegative ? ScaledDouble(.nan) : power(a, .one / b)
    case .root where !a.double.isNormal: return Int(exactly: b).flatMap { root(a, $0) }
    case .beta:
      let (smaller, larger) = a.magnitude < b.magnitude ? (a, b) : (b, a)
      // 1/a + 1/b, but for a relative 2ab.
      if larger.magnitude < Decimal128(exponent: -20) { return ScaledDouble((a + b) / a / b) }
      guard smaller.magnitude < leastDouble else { return beta(a, b) }
      return ScaledDouble(larger.isNegative && larger.isInteger ? .nan : .one / smaller)
    case .log:
      guard a > .zero, b > .zero, b != .one, [a, b].contains(where: { isNearOne($0) || !$0.double.isNormal }) else { return nil }
      return ScaledDouble(naturalLogarithm(a) / naturalLogarithm(b))
    case .atan2:
      let ratio = (a / b).magnitude
      guard [a, b, ratio].contains(where: { !$0.double.isNormal }) else { return nil }
      let angle = ratio.isZero || !ratio.isFinite ? ScaledDouble(call(.atan, ratio.double, unit)) : arctangent(ratio, unit)
      let halfTurn = 2 * call(.acos, 0, unit)
      // An angle with a power of ten is too small to change half a turn; any other has all digits of a double.
      let known = angle.exponent == 0 ? angle.significand : 0
      return (b.isNegative ? ScaledDouble(halfTurn - known) : angle).times(a.isNegative ? -1 : 1)
    default: return nil
    }
  }

  private static func arctangent(_ x: Decimal128, _ unit: AngleUnit?) -> ScaledDouble {
    unary(.atan, x, unit) ?? ScaledDouble(call(.atan, x.double, unit))
  }

  // MARK: Near 0

  /// Below this, doubles have fewer digits, or none.
  private static let leastDouble = Decimal128(exponent: -290)
  /// So near to 0 functions are straight lines, or the reciprocals of such, to more than 30 digits.
  private static let tiny = 1e-100

  /// A function that is a multiple of `x`, or of 1/x, where doubles end.
  private static func proportional(_ id: Function.ID, _ x: Decimal128, _ unit: AngleUnit?) -> ScaledDouble? {
    let number = ScaledDouble(x)
    switch id {
    case .deg, .rad:
      return x.double.isNormal ? nil : ScaledDouble(call(id, number.significand, unit), exponent: number.exponent)
    case .sin, .tan, .asin, .atan, .sinh, .tanh, .asinh, .atanh, .expm1, .log1p, .erf:
      guard x.magnitude < leastDouble else { return nil }
      return ScaledDouble(call(id, number.significand * tiny, unit) / tiny, exponent: number.exponent)
    case .csc, .cot:
      guard x.magnitude < leastDouble else { return nil }
      return ScaledDouble(call(id, number.significand * tiny, unit) * tiny, exponent: -number.exponent)
    default: return nil
    }
  }

  // MARK: Logarithms, exponentials, powers

  private static let half = Decimal128(exponent: 0) / Decimal128(2)
  /// ln 10, to 34 digits.
  private static let naturalLogarithmOf10 = Decimal128(verified: "2.302585092994045684017991454684364")

  /// A whole decimal that is known to be far within the integers.
  private static func wholeNumber(_ x: Decimal128) -> Int {
    guard let number = Int(exactly: x) else { preconditionFailure("the exponent is a whole number below 10^15") }
    return number
  }

  private static func isNearOne(_ x: Decimal128) -> Bool { x > half && x < Decimal128(2) }

  /// ln x for x > 0.
  private static func naturalLogarithm(_ x: Decimal128) -> Double {
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
    return ScaledDouble(call(.exp, rest.double), exponent: wholeNumber(exponent))
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
    let power = base.power(wholeNumber(whole))
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
      call(.power, significand, exponent.double) * call(.power, 10, (tens - whole).double), exponent: wholeNumber(whole))
  }

  /// The n-th root of a number that is no double; nothing where there is none.
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

  /// By the half angle, whose sine is √((1-x)/2): next to ±1 the functions are steep.
  private static func inverse(_ id: Function.ID, _ x: Decimal128, _ unit: AngleUnit?) -> ScaledDouble? {
    guard x.magnitude <= .one else { return ScaledDouble(.nan) }
    guard x.magnitude > half, x.magnitude < .one else { return nil }
    let angle = 2 * call(.asin, ((.one - x.magnitude) / Decimal128(2)).squareRoot().double, unit)
    let quarter = call(.asin, 1, unit)
    switch id {
    case .asin: return ScaledDouble(x.isNegative ? angle - quarter : quarter - angle)
    default: return ScaledDouble(x.isNegative ? 2 * quarter - angle : angle)
    }
  }
}
