/// The gamma function of decimals, of whose digits beyond a double's each counts as many times as the function is steep.
extension DecimalKernels {
  /// Γ(x); `nil` where the kernel on doubles does as well.
  static func gammaOfFraction(_ x: Decimal128) -> ScaledDouble? { x.isInteger ? nil : gamma(x) }

  /// Γ(x + 1).
  static func factorialOfFraction(_ x: Decimal128) -> ScaledDouble? { x.isInteger ? nil : gamma(x + .one) }

  /// ln |Γ(x)|.
  static func logarithmOfGamma(_ x: Decimal128) -> ScaledDouble? {
    if x.magnitude < leastDouble { return ScaledDouble(-naturalLogarithm(x.magnitude)) }
    if x > .zero, x.double.isInfinite { return ScaledDouble(x).times(naturalLogarithm(x) - 1) }
    if x.isInteger { return nil }
    if x > .zero { return ScaledDouble(logGammaNearRoot(x) ?? logGamma(x)) }
    // Next to a pole by reflection; elsewhere by the kernel, which knows the function's roots.
    let sine = sine(x)
    return ScaledDouble(abs(sine) < 0.01 ? call(.ln, .pi / abs(sine)) - logGamma(.one - x) : logGamma(x))
  }

  /// ln |Γ(x)|, but for next to 1 and 2 and to poles. Next to the roots between negative integers it has 31 places.
  private static func logGamma(_ x: Decimal128) -> Double { call(.lgamma, x.double) + digamma(x.double) * DoubleDouble(x).low }

  /// sin(πx), with the integers taken away in decimals.
  private static func sine(_ x: Decimal128) -> Double {
    let whole = x.rounded(.toNearestOrEven)
    let sine = call(.sin, ((x - whole) * Decimal128(180)).double, .degrees)
    return whole.truncatingRemainder(dividingBy: Decimal128(2)).isZero ? sine : -sine
  }

  /// ln Γ(x) next to 1 and 2, by the first two terms of its series there: -γt + ζ(2)t²/2, and (1-γ)t + (ζ(2)-1)t²/2.
  private static func logGammaNearRoot(_ x: Decimal128) -> Double? {
    let root = x.rounded(.toNearestOrEven)
    let t = (x - root).double
    guard root == .one || root == Decimal128(2), abs(t) < 1e-8 else { return nil }
    return root == .one ? t * (0.8224670334241132 * t - 0.5772156649015329) : t * (0.3224670334241132 * t + 0.4227843350984671)
  }

  /// Γ(x) for an `x` that is no integer. Beyond these bounds it is beyond the range of decimals.
  private static func gamma(_ x: Decimal128) -> ScaledDouble {
    if x > Decimal128(2200) { return ScaledDouble(.infinity) }
    if x < Decimal128(-2200) { return ScaledDouble(0) }
    // 1/x is Γ(x) to within a relative |x|.
    if x.magnitude < Decimal128(exponent: -18) { return ScaledDouble(.one / x) }
    let pair = DoubleDouble(x)
    return ScaledDouble(x.isNegative ? Kernels.reflectedGammaPair(pair) : Kernels.gammaPair(pair))
  }

  /// The beta function.
  static func betaFunction(_ a: Decimal128, _ b: Decimal128) -> ScaledDouble? {
    let (smaller, larger) = a.magnitude < b.magnitude ? (a, b) : (b, a)
    // 1/a + 1/b, but for a relative 2ab.
    if larger.magnitude < Decimal128(exponent: -20) { return ScaledDouble((a + b) / a / b) }
    guard smaller.magnitude < leastDouble else { return beta(a, b) }
    return ScaledDouble(larger.isNegative && larger.isInteger ? .nan : .one / smaller)
  }

  /// The beta function of operands that are not tiny; `nil` at a pole.
  private static func beta(_ a: Decimal128, _ b: Decimal128) -> ScaledDouble? {
    guard ![a, b].contains(where: { $0.isNegative && $0.isInteger }) else { return nil }
    let (larger, smaller) = a > b ? (a, b) : (b, a)
    guard larger < Decimal128(exponent: 300) else {
      // Γ(b) a^-b, but for a relative b²/a. Of a larger `b` it is beyond the range.
      guard smaller.magnitude < Decimal128(25) else { return ScaledDouble(smaller.isNegative ? .infinity : 0) }
      let gamma = smaller.isInteger ? ScaledDouble(call(.gamma, smaller.double)) : gamma(smaller)
      return power(larger, -smaller).map { $0 * gamma }
    }
    // The sum's distance to an integer may have more digits than the sum.
    let nearest = (larger.rounded(.toNearestOrEven), smaller.rounded(.toNearestOrEven))
    let whole = nearest.0 + nearest.1
    let rest = (larger - nearest.0) + (smaller - nearest.1)
    if rest.isZero, whole <= .zero { return ScaledDouble(0) }
    let sum = DoubleDouble(whole) + DoubleDouble(rest)
    return ScaledDouble(Kernels.betaPair(DoubleDouble(larger), DoubleDouble(smaller), sum: sum))
  }

  /// ψ(x): its asymptotic series from 16 on, ψ(x) = ψ(x+1) - 1/x below, and ψ(x) = ψ(1-x) - π cot(πx) for x < 0.
  private static func digamma(_ x: Double) -> Double {
    if x < 0 { return digamma(1 - x) - .pi * call(.cot, 180 * x.truncatingRemainder(dividingBy: 1), .degrees) }
    var x = x
    var sum = 0.0
    while x < 16 {
      sum -= 1 / x
      x += 1
    }
    let z = 1 / (x * x)
    let series = z * (1.0 / 12 - z * (1.0 / 120 - z * (1.0 / 252 - z * (1.0 / 240 - z * (1.0 / 132)))))
    return sum + call(.ln, x) - 0.5 / x - series
  }
}

extension DoubleDouble {
  /// A finite decimal, within 10⁻³² of itself where its double is normal.
  init(_ number: Decimal128) { self.init(number.double, (number - Decimal128(number.double)).double) }
}
