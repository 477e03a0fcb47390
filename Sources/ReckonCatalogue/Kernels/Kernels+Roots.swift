#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

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
    let isOdd = fmod(n, 2).magnitude == 1
    if x.sign == .minus, isOdd { return -root(-x, n) }
    guard x >= 0 else { return .nan }
    if n == 2 { return x.magnitude.squareRoot() }
    if x == 0 || x.isInfinite || n.isInfinite { return pow(x.magnitude, 1 / n) }
    if n == 1 { return x }
    return DoubleDouble.exponential(DoubleDouble.logarithm(x) / DoubleDouble(n)).value
  }

  /// The logarithm of `x` to the base `b`; logBase(0, b) is a pole. NaN for x < 0, for b ≤ 0 and for b = 1.
  ///
  /// The quotient of two double-double logarithms, so that integer powers of integers are exact: logBase(1000, 10) = 3.
  /// Error at most 0.51 ULP.
  package static func logBase(_ x: Double, _ b: Double) -> Double {
    guard x >= 0, b > 0, b != 1 else { return .nan }
    guard x > 0, x < .infinity, b < .infinity else { return log(x) / log(b) }
    return (DoubleDouble.logarithm(x) / DoubleDouble.logarithm(b)).value
  }

  /// p percent of `y`: p·y/100, or the larger divided by 100 times the smaller where the product overflows or is subnormal. Error at most 1.5 ULP.
  package static func percentOf(_ p: Double, _ y: Double) -> Double {
    let product = p * y
    if product.isFinite, product.magnitude >= .leastNormalMagnitude { return product / 100 }
    // A hundredth of the smaller could be subnormal, of few digits.
    return p.magnitude > y.magnitude ? p / 100 * y : y / 100 * p
  }
}
