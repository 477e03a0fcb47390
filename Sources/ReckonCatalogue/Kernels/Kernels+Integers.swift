#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

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

  /// The greatest common divisor, not negative; gcd(0, 0) = 0. Exact. NaN unless both are integers up to 2^53 in magnitude.
  package static func gcd(_ a: Double, _ b: Double) -> Double {
    guard let a = integer(a), let b = integer(b) else { return .nan }
    return Double(binaryDivisor(a.magnitude, b.magnitude))
  }

  /// The least common multiple, not negative; 0 when either is 0. Correctly rounded. NaN unless both are integers up to 2^53 in magnitude.
  package static func lcm(_ a: Double, _ b: Double) -> Double {
    guard let a = integer(a), let b = integer(b) else { return .nan }
    guard a != 0, b != 0 else { return 0 }
    // Both factors are exact, so the product's one rounding is the only one.
    return Double(a.magnitude / binaryDivisor(a.magnitude, b.magnitude)) * Double(b.magnitude)
  }

  /// The greatest common divisor of `values`; 0 when there are none. Exact. NaN unless all are integers up to 2^53 in magnitude.
  package static func gcd(_ values: UnsafeBufferPointer<Double>) -> Double {
    var divisor: UInt64 = 0
    for value in values {
      guard let value = integer(value) else { return .nan }
      divisor = binaryDivisor(divisor, value.magnitude)
    }
    return Double(divisor)
  }

  /// The least common multiple of `values`; 1 when there are none, 0 when any is 0. NaN unless all are integers up to 2^53 in magnitude.
  ///
  /// Each value contributes what it does not share with those before it, v / lcm(gcd(v, u)…), which never exceeds v;
  /// the contributions are multiplied in double-double. Correctly rounded below 2^106, within 0.51 ULP beyond.
  /// - Complexity: O(count) divisors times the number of values that contribute, of which overflow leaves no more than 1,024; no allocation
  ///   but for their list, on the stack.
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
        // What the value shares with others it shares with those that have contributed.
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

// MARK: Division with remainder

extension Kernels {
  /// The remainder of the floored quotient: zero or of the sign of `b`, as Python's `%`. NaN for b = 0 and for infinite `a`.
  /// Exact when the signs agree, otherwise rounded once (0.5 ULP).
  package static func modulo(_ a: Double, _ b: Double) -> Double {
    let rest = fmod(a, b)
    if rest == 0 { return b.sign == .minus ? -0.0 : 0 }
    return (rest < 0) != (b < 0) ? rest + b : rest
  }

  /// The remainder of the truncated quotient: zero or of the sign of `a`, as C's `fmod`. Exact. NaN for b = 0 and for infinite `a`.
  package static func remainder(_ a: Double, _ b: Double) -> Double { fmod(a, b) }

  /// The floor of the exact quotient, agreeing with ``modulo(_:_:)`` as Python's `//` does: a ≈ b·floorDivide(a, b) + modulo(a, b).
  /// x // 0 is x / 0; NaN for infinite `a`. Exact below 2^53, otherwise within 1 ULP.
  package static func floorDivide(_ a: Double, _ b: Double) -> Double {
    if b == 0 { return a / b }
    let rest = fmod(a, b)
    var quotient = (a - rest) / b
    if rest != 0, (rest < 0) != (b < 0) { quotient -= 1 }
    if quotient == 0 { return (a / b).sign == .minus ? -0.0 : 0 }
    // The division may have rounded to just below or above the integer it stands for.
    let floor = quotient.rounded(.down)
    return quotient - floor > 0.5 ? floor + 1 : floor
  }
}
