/// The gamma function of decimals, of whose digits beyond a double's each counts as many times as the function is steep.
extension DecimalKernels {
  /// Γ(x), Γ(x+1) or ln |Γ(x)|; nothing where the kernel on doubles does as well.
  static func gamma(_ id: Function.ID, _ x: Decimal128) -> ScaledDouble? {
    switch id {
    case .fact: return x.isInteger ? nil : gamma(x + .one)
    case .gamma: return x.isInteger ? nil : gamma(x)
    default:
      if x.isInteger { return nil }
      if x > .zero { return ScaledDouble(logGammaNearRoot(x) ?? logGamma(x)) }
      // Next to a pole by reflection; elsewhere negative numbers are left to the kernel, which knows the function's roots.
      let sine = sine(x)
      return abs(sine) < 0.01 ? ScaledDouble(call(.ln, .pi / abs(sine)) - logGamma(.one - x)) : nil
    }
  }

  /// ln Γ(x) for x > 0.
  private static func logGamma(_ x: Decimal128) -> Double { call(.lgamma, x.double) + digamma(x.double) * rest(x) }

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

  private static func gamma(_ x: Decimal128) -> ScaledDouble? {
    if x > .zero {
      guard x.double < 172 else { return nil }
      return ScaledDouble(call(.gamma, x.double) * (1 + digamma(x.double) * rest(x)))
    }
    // Γ(x)Γ(1-x) = π/sin(πx).
    guard x > Decimal128(-170), let other = gamma(.one - x) else { return nil }
    return ScaledDouble(.pi / (sine(x) * other.significand), exponent: -other.exponent)
  }

  /// What the nearest double lacks.
  static func rest(_ x: Decimal128) -> Double { (x - Decimal128(x.double)).double }

  /// ψ(x) for x > 0: its asymptotic series from 16 on, and ψ(x) = ψ(x+1) - 1/x below.
  private static func digamma(_ x: Double) -> Double {
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
