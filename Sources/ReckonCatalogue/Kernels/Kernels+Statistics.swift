// MARK: Sums

extension Kernels {
  /// The sum, rounded once whatever cancels; 0 for no values. Error at most 0.5 ULP.
  package static func sum(_ values: UnsafeBufferPointer<Double>) -> Double {
    let sum = DoubleDouble(exactSum: values)
    return sum.map { $0.value } ?? (values.allSatisfy { $0.isFinite } ? ExactSum(values).value : values.reduce(0, +))
  }

  /// The product from left to right; 1 for no values. Error at most count/2 ULP, to first order.
  package static func product(_ values: UnsafeBufferPointer<Double>) -> Double {
    var product = 1.0
    for value in values { product *= value }
    return product
  }

  /// The arithmetic mean, also where the sum overflows; NaN for no values. The exact sum is divided before it is
  /// rounded: error at most 0.51 ULP, 0.75 where the mean is subnormal.
  package static func mean(_ values: UnsafeBufferPointer<Double>) -> Double {
    let count = DoubleDouble(Double(values.count))
    if let sum = DoubleDouble(exactSum: values), sum.high == 0 || sum.high.magnitude > 0x1p-900 {
      return (sum / count).value
    }
    guard values.allSatisfy({ $0.isFinite }) else { return values.reduce(0, +) / count.high }
    let sum = ExactSum(values)
    // Scaled up or down by a power of two, no sum overflows and the parts of none are subnormal.
    let scale = sum.value.magnitude < 1 ? 200 : -64
    return Double(sign: .plus, exponent: -scale, significand: (sum.scaled(by: scale) / count).value)
  }

  /// The sample standard deviation (divisor count - 1); NaN for fewer than two values or any that is not finite.
  ///
  /// Two passes with compensated sums, corrected for the mean's rounding (Chan, Golub and LeVeque 1983), scaled by a
  /// power of two where squares would leave the normal range. Equal values give 0. Error at most 3 ULP where the mean
  /// is not much larger than the deviation; measured 1.34.
  package static func standardDeviation(_ values: UnsafeBufferPointer<Double>) -> Double {
    guard let (variance, exponent) = scaledVariance(values) else { return .nan }
    return Double(sign: .plus, exponent: exponent, significand: variance.squareRoot())
  }

  /// The sample variance of the values times 2^-exponent; `nil` for fewer than two values or any that is not finite.
  static func scaledVariance(_ values: UnsafeBufferPointer<Double>) -> (variance: Double, exponent: Int)? {
    guard values.count >= 2 else { return nil }
    let low = minimum(values)
    let high = maximum(values)
    guard low.isFinite, high.isFinite else { return nil }
    if low == high { return (0, 0) }
    // Halves, because the difference itself may overflow.
    let spread = (high / 2 - low / 2).exponent
    let exponent = (-400...400).contains(spread) ? 0 : max(min(spread, 1000), -1000)
    let down = Double(sign: .plus, exponent: -exponent, significand: 1)
    let center = mean(values)
    var squares = CompensatedSum<Double>()
    var deviations = CompensatedSum<Double>()
    for value in values {
      let deviation = value * down - center * down
      let square = DoubleDouble(product: deviation, deviation)
      squares.add(square.high)
      squares.add(square.low)
      deviations.add(deviation)
    }
    let count = Double(values.count)
    let residue = deviations.value
    return (max(0, squares.value - residue * residue / count) / (count - 1), Int(exponent))
  }
}

// MARK: Order

extension Kernels {
  /// The smaller of two values; -0 is smaller than +0, and NaN if either is.
  package static func minimum(_ a: Double, _ b: Double) -> Double {
    if a < b { return a }
    if b < a { return b }
    // Equal up to the sign of zero, or not comparable.
    return a == b ? (a.sign == .minus ? a : b) : .nan
  }

  /// The larger of two values; +0 is larger than -0, and NaN if either is.
  package static func maximum(_ a: Double, _ b: Double) -> Double {
    if a > b { return a }
    if b > a { return b }
    return a == b ? (a.sign == .minus ? b : a) : .nan
  }

  /// The smallest value, as ``minimum(_:_:)``; +infinity for no values.
  package static func minimum(_ values: UnsafeBufferPointer<Double>) -> Double {
    values.reduce(.infinity) { minimum($0, $1) }
  }

  /// The largest value, as ``maximum(_:_:)``; -infinity for no values.
  package static func maximum(_ values: UnsafeBufferPointer<Double>) -> Double {
    values.reduce(-.infinity) { maximum($0, $1) }
  }

  /// The middle value, or the mean of the two middle ones; NaN for no values or if any is NaN. Error at most 0.5 ULP.
  /// - Complexity: O(n log n); allocates a copy, the input stays as it is.
  package static func median(_ values: UnsafeBufferPointer<Double>) -> Double {
    guard !values.isEmpty, !values.contains(where: { $0.isNaN }) else { return .nan }
    let sorted = ContiguousArray(values).sorted()
    let middle = sorted.count / 2
    let upper = sorted[middle]
    guard sorted.count.isMultiple(of: 2) else { return upper }
    let lower = sorted[middle - 1]
    let sum = lower + upper
    return sum.isInfinite ? lower / 2 + upper / 2 : sum / 2
  }

  /// `x`, but not below `low` nor above `high`; NaN if low > high or any is NaN.
  package static func clamp(_ x: Double, _ low: Double, _ high: Double) -> Double {
    guard !x.isNaN, low <= high else { return .nan }
    return x < low ? low : x > high ? high : x
  }

  /// The point `t` of the way from `a` to `b`: `a` at 0, `b` at 1, exactly; monotone in `t`, and beyond the ends an
  /// extrapolation.
  ///
  /// Algorithm: P0811R3, the C++20 `std::lerp`. The formula without subtraction where the signs differ, the one that
  /// keeps the step's sign otherwise, held at `b` so that rounding cannot overshoot it. Error at most 2 ULP of the
  /// larger end for t in 0...1; NaN if any is NaN.
  package static func lerp(_ a: Double, _ b: Double, _ t: Double) -> Double {
    guard !a.isNaN, !b.isNaN else { return .nan }
    if t == 0 { return a }
    if t == 1 { return b }
    if (a <= 0 && b >= 0) || (a >= 0 && b <= 0) { return t * b + (1 - t) * a }
    let value = a + t * (b - a)
    return (t > 1) == (b > a) ? (b > value ? b : value) : (b < value ? b : value)
  }

  /// 1 if `x` is at least `edge`, otherwise 0; NaN if either is NaN.
  package static func step(_ edge: Double, _ x: Double) -> Double {
    edge.isNaN || x.isNaN ? .nan : x >= edge ? 1 : 0
  }
}
