extension Kernels {
  /// The `n`-th root of `x`: the `y` of x's sign with yⁿ = x.
  ///
  /// Negative `x` have roots for odd integers `n` only; n = 0 gives NaN, an infinite `n` x⁰ = 1. A negative `n` gives the
  /// reciprocal of the root. Perfect powers are exact: root(27, 3) = 3, root(0.001, 3) = 0.1.
  ///
  /// e^(ln x / n) in double-double (``DoubleDouble/exponential(_:)``), whose error, below 2⁻⁵⁵ for every `x` and every `n` of 1 or more in
  /// magnitude, leaves the final rounding alone. Error at most 0.7 ULP.
  package static func root(_ x: Double, _ n: Double) -> Double {
    guard !x.isNaN, !n.isNaN, n != 0 else { return .nan }
    let isOdd = n.truncatingRemainder(dividingBy: 2).magnitude == 1
    if x.sign == .minus, isOdd { return -root(-x, n) }
    guard x >= 0 else { return .nan }
    if n == 2 { return x.magnitude.squareRoot() }
    if x == 0 || x.isInfinite || n.isInfinite { return Elementary.pow(x.magnitude, 1 / n) }
    if n == 1 { return x }
    return DoubleDouble.exponential(DoubleDouble.logarithm(x) / DoubleDouble(n)).value
  }

  /// p percent of `y`: p·y/100, or the larger divided by 100 times the smaller where the product overflows or is subnormal. Error at most 1.5 ULP.
  package static func percentOf(_ p: Double, _ y: Double) -> Double {
    let product = p * y
    if product.isFinite, product.magnitude >= .leastNormalMagnitude { return product / 100 }
    // A hundredth of the smaller could be subnormal, of few digits.
    return p.magnitude > y.magnitude ? p / 100 * y : y / 100 * p
  }
}
