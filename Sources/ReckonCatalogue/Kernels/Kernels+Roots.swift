extension Kernels {
  /// The `n`-th root of `x`: the `y` of x's sign with yⁿ = x.
  ///
  /// Negative `x` have roots for odd integers `n` only; n = 0 gives NaN, an infinite `n` x⁰ = 1. A negative `n` gives
  /// the reciprocal of the root. Perfect powers are exact: root(27, 3) = 3, root(0.001, 3) = 0.1.
  ///
  /// e^(ln x / n) in double-double (``DoubleDouble/exponential(_:)``), whose error, below 2⁻⁵⁵ for every `x` and every
  /// `n` of 1 or more in magnitude, leaves the final rounding alone. Error at most 0.7 ULP.
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

  /// 2⁻⁷, by which a percent is multiplied first: a product with it is beyond the range only where its hundredth is,
  /// and has the same digits.
  package static let percentScale = 0x1p-7
  /// 100·2⁻⁷
  package static let scaledHundred = 0.78125

  /// Whether a percent keeps its digits when it is scaled.
  package static func canScale(percent: Double) -> Bool { abs(percent) >= 0x1p-1000 }

  /// p percent of `y`: p·y/100, with the hundred last, so that halves of a cent stay what they are: 5 percent of 9953.3
  /// is 497.665. Error at most 1.5 ULP.
  ///
  /// A rate that is no double, and whose double is below it, may still leave a half a little short: of 200,000 amounts
  /// 4 at 33.3 percent.
  package static func percentOf(_ p: Double, _ y: Double) -> Double {
    canScale(percent: p) ? p * percentScale * y / scaledHundred : p * y / 100
  }

  /// `x` divided by p percent: x·100/p. Error at most 1.5 ULP.
  package static func percentQuotient(_ x: Double, _ p: Double) -> Double {
    canScale(percent: p) && abs(x) >= 0x1p-960 ? x * scaledHundred / (p * percentScale) : x * 100 / p
  }
}
