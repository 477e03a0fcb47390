// MARK: Divisors and multiples

extension Kernels {
  /// 2^53: every integer up to this magnitude is a `Double`, and the functions on integers take no other.
  private static let largestInteger = 9_007_199_254_740_992.0

  private static func integer(_ x: Double) -> Int64? {
    x.magnitude <= largestInteger ? Int64(exactly: x) : nil
  }

  /// The greatest common divisor of two integers, by Stein's binary algorithm (1967).
  private static func binaryDivisor(_ a: UInt64, _ b: UInt64) -> UInt64 {
    guard a != 0, b != 0 else { return a | b }
    let twos = (a | b).trailingZeroBitCount
    var odd = a >> UInt64(a.trailingZeroBitCount)
    var rest = b
    while rest != 0 {
      rest >>= UInt64(rest.trailingZeroBitCount)
      if odd > rest { swap(&odd, &rest) }
      rest &-= odd
    }
    return odd << UInt64(twos)
  }

  /// The greatest common divisor, not negative; gcd(0, 0) = 0. Exact. NaN unless both are integers up to 2^53 in
  /// magnitude.
  package static func gcd(_ a: Double, _ b: Double) -> Double {
    guard let a = integer(a), let b = integer(b) else { return .nan }
    return Double(binaryDivisor(a.magnitude, b.magnitude))
  }

  /// The least common multiple, not negative; 0 when either is 0. Correctly rounded. NaN unless both are integers up to
  /// 2^53 in magnitude.
  package static func lcm(_ a: Double, _ b: Double) -> Double {
    guard let a = integer(a), let b = integer(b) else { return .nan }
    guard a != 0, b != 0 else { return 0 }
    // Both factors are exact, so the product's one rounding is the only one.
    return Double(a.magnitude / binaryDivisor(a.magnitude, b.magnitude)) * Double(b.magnitude)
  }

  /// The greatest common divisor of `values`; 0 when there are none. Exact. NaN unless all are integers up to 2^53 in
  /// magnitude.
  package static func gcd(_ values: UnsafeBufferPointer<Double>) -> Double {
    var divisor: UInt64 = 0
    for value in values {
      guard let value = integer(value) else { return .nan }
      divisor = binaryDivisor(divisor, value.magnitude)
    }
    return Double(divisor)
  }

  /// The least common multiple of `values`; 1 when there are none, 0 when any is 0. NaN unless all are integers up to
  /// 2^53 in magnitude.
  ///
  /// Each value contributes what it does not share with those before it, v / lcm(gcd(v, u)…), which never exceeds v;
  /// the contributions are multiplied in double-double. Correctly rounded below 2^106, within 0.51 ULP beyond.
  /// - Complexity: O(count) divisors times the number of values that contribute, of which overflow leaves no more than
  ///   1,024; no allocation but for their list, on the stack.
  package static func lcm(_ values: UnsafeBufferPointer<Double>) -> Double {
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: min(values.count, 1_025)) { contributors in
      var contributorCount = 0
      var multiple = DoubleDouble(1)
      var hasZero = false
      for value in values {
        guard let value = integer(value)?.magnitude else { return .nan }
        if value == 0 { hasZero = true }
        // Each contribution is 2 at least, so that there is room for all up to the one that overflows.
        guard value != 0, multiple.value.isFinite, contributorCount < contributors.count else { continue }
        // The factors that the value shares with others are shared with those that have contributed.
        var shared: UInt64 = 1
        for earlier in contributors[..<contributorCount] where shared != value {
          let common = binaryDivisor(value, earlier)
          // A divisor of `value` like `shared` itself, so the product divides `value` and cannot overflow.
          shared &*= common / binaryDivisor(shared, common)
        }
        guard shared != value else { continue }
        contributors[contributorCount] = value
        contributorCount += 1
        multiple = multiple * Double(value / shared)
      }
      return hasZero ? 0 : multiple.value
    }
  }
}
