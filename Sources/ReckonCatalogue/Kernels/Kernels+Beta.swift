extension Kernels {
  /// Euler's beta function Γ(a)Γ(b) / Γ(a+b).
  ///
  /// Both positive: Γ of the smaller times a ratio of Stirling series in which the large terms cancel beforehand.
  /// Otherwise the gammas of negative numbers are reflected, Γ(x)Γ(1-x) = π/sin(πx), so that what is left of the
  /// quotient is the beta function of positive numbers, with 1 - x and a + b unrounded. Error at most 2 ULP; measured
  /// 0.91. NaN where `a` or `b` is a negative integer or the infinite one of a pair with a negative, ±infinity where
  /// one is zero, 0 where only a + b is a pole.
  package static func beta(_ a: Double, _ b: Double) -> Double {
    guard !a.isNaN, !b.isNaN else { return .nan }
    if a > 0, b > 0 {
      guard (a + b).isFinite else { return min(a, b) < 0x1p-70 ? 1 / min(a, b) + 1 / max(a, b) : 0 }
      return positiveBeta(DoubleDouble(a), DoubleDouble(b)).value
    }
    if a == 0 || b == 0 { return 1 / (a == 0 ? a : b) + (a == b ? 1 / b : 0) }
    guard a.isFinite, b.isFinite, !isGammaPole(a), !isGammaPole(b) else { return .nan }
    let sum = DoubleDouble(sum: a, b)
    if sum.low == 0, isGammaPole(sum.high) { return 0 }
    return betaPair(DoubleDouble(max(a, b)), DoubleDouble(min(a, b)), sum: sum).value
  }

  /// For a ≥ b, neither 0, and their sum, none of them a pole.
  static func betaPair(_ a: DoubleDouble, _ b: DoubleDouble, sum: DoubleDouble) -> ScaledPair {
    if b.high > 0 { return positiveBeta(a, b) }
    let pi = ScaledPair(fraction: CircleDivision.halfTurns.radians, exponent: 0)
    if sum.high > 0 { return pi / sine(b) / (ScaledPair(a) * positiveBeta(sum, -b + 1)) }
    let rest = -sum + 1
    let ratio = sine(sum) / sine(b)
    if a.high > 0 { return ratio * positiveBeta(a, rest) }
    return ratio * pi / sine(a) / (ScaledPair(fraction: rest, exponent: 0) * positiveBeta(-a + 1, -b + 1))
  }

  /// sin(πx) for an `x` that is not an integer.
  private static func sine(_ x: DoubleDouble) -> ScaledPair {
    let circle = CircleDivision.halfTurns
    // A straight line, whose low part is not to be lost among the subnormals.
    if x.high.magnitude < 0x1p-60 { return ScaledPair(fraction: circle.radians, exponent: 0) * ScaledPair(x) }
    // Of a large number the low part may be as much as a half.
    let (high, low) = (circle.sineAndCosine(x.high), circle.sineAndCosine(x.low))
    return ScaledPair(fraction: high.sine * low.cosine + high.cosine * low.sine, exponent: 0)
  }

  private static func positiveBeta(_ x: DoubleDouble, _ y: DoubleDouble) -> ScaledPair {
    let isOrdered = x.high > y.high || x.high == y.high && x.low >= y.low
    let (a, b) = isOrdered ? (x, y) : (y, x)
    // Γ(b) is 1/b here, and Γ(a)/Γ(a+b) is 1 unless `a` is small too.
    if b.high < 0x1p-70 {
      let ratio = DoubleDouble(1) + (DoubleDouble(b.high) / DoubleDouble(a.high))
      return ScaledPair(fraction: ratio, exponent: 0) / ScaledPair(b)
    }
    let sum = a + b
    if sum.high <= 100 { return gammaPair(a) * gammaPair(b) / gammaPair(sum) }
    // ln Γ(a) - ln Γ(a+b) = (a-½) ln(a/(a+b)) - b ln(a+b) + b + series, with a ≥ 50.
    let ratio: DoubleDouble
    if a.high < 0x1p48 {
      ratio = (a + -0.5) * DoubleDouble.logarithm(a / sum)
    } else {
      // -(a-½) ln(1 + b/a) by its series: any result that is not zero has b < 30 here.
      ratio = -b + b.high / a.high * ((b.high + 1) / 2)
    }
    let descent =
      ratio + -(DoubleDouble.logarithm(sum) * b) + b + DoubleDouble(stirlingSeries(a.high) - stirlingSeries(sum.high))
    if b.high <= 50 { return gammaPair(b) * DoubleDouble.exponential(descent) }
    return DoubleDouble.exponential(descent + stirlingLogarithm(b))
  }
}

extension ScaledPair {
  /// A number whose exponent may be any.
  fileprivate init(_ x: DoubleDouble) {
    guard x.high.isFinite, x.high != 0 else {
      self.init(fraction: x, exponent: 0)
      return
    }
    func scaled(_ part: Double) -> Double { Double(sign: .plus, exponent: -Int(x.high.exponent), significand: part) }
    self.init(fraction: DoubleDouble(scaled(x.high), scaled(x.low)), exponent: Int(x.high.exponent))
  }
}
