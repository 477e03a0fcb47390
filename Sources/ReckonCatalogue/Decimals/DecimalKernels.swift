/// Functions that are computed in decimals. Operations on one or two numbers are rounded once; the others say how
/// often.
package enum DecimalKernels {
  /// The largest integer not above the quotient, exact up to 34 digits.
  static func floorDivide(_ a: Decimal128, _ b: Decimal128, _ flags: inout Decimal128.Flags) -> Decimal128 {
    guard a.isFinite, !b.isNaN else { return .nan }
    if !b.isFinite { return a.isZero || a.isNegative == b.isNegative ? a / b : -.one }
    if b.isZero { return a / b }
    // Rounded down to 34 digits it is not above the quotient, and no integer lies between them unless it has more
    // digits than that.
    var ignored: Decimal128.Flags = []
    let quotient = a.divided(by: b, rounding: .down, &ignored)
    return quotient.magnitude < Decimal128(exponent: 34) ? quotient.rounded(.down) : a.divided(by: b, &flags)
  }

  /// `percent` hundredths of a number. The larger factor is divided first, so that the product is not beyond the range
  /// before its hundredth is.
  static func percentOf(_ percent: Decimal128, _ whole: Decimal128, _ flags: inout Decimal128.Flags) -> Decimal128 {
    let (larger, smaller) = percent.magnitude >= whole.magnitude ? (percent, whole) : (whole, percent)
    return larger.divided(by: Decimal128(100), &flags).multiplied(by: smaller, &flags)
  }

  /// The number rounded to a count of decimal places, halves away from zero.
  static func round(_ x: Decimal128, _ digits: Decimal128) -> Decimal128 {
    guard let places = Int(exactly: digits), (-7000...7000).contains(places) else { return .nan }
    return x.rounded(.toNearestOrAwayFromZero, toPlaces: places)
  }

  static func clamp(_ x: Decimal128, _ low: Decimal128, _ high: Decimal128) -> Decimal128 {
    guard !x.isNaN, low <= high else { return .nan }
    return x < low ? low : x > high ? high : x
  }

  // MARK: Whole numbers

  /// n! or n!! of a natural number, exact before it is rounded once; `nil` for any other.
  static func product(upTo x: Decimal128, step: Int, _ flags: inout Decimal128.Flags) -> Decimal128? {
    guard let n = Int64(exactly: x), n >= 0 else { return nil }
    // 2124! is beyond the largest decimal, 4000!! too.
    guard n <= 4000 else { return .infinity }
    let factors = Int(n)
    return whole(bits: .max, &flags) { (work) throws(Work.Stop) in
      try step == 1 ? BigInteger.factorial(factors, &work) : .doubleFactorial(factors, &work)
    }
  }

  /// The decimal nearest to a whole number; infinity for one that stops at a size, which is above that of the largest
  /// decimal.
  private static func whole(
    bits: Int, _ flags: inout Decimal128.Flags, _ number: (inout Work) throws(Work.Stop) -> BigInteger
  ) -> Decimal128 {
    var work = Work(bits: bits)
    guard let number = try? number(&work) else { return .infinity }
    return Decimal128(number, &flags)
  }

  /// n!! of a natural number, and of -1; NaN for any other.
  static func doubleFactorial(_ x: Decimal128, _ flags: inout Decimal128.Flags) -> Decimal128 {
    if let product = product(upTo: x, step: 2, &flags) { return product }
    if x == -.one { return .one }
    return x.isInteger && !x.isNegative || x == .infinity ? .infinity : .nan
  }

  /// n (n-1) … (n-r+1), exact before it is rounded once.
  static func permutations(_ n: Decimal128, _ r: Decimal128, _ flags: inout Decimal128.Flags) -> Decimal128 {
    guard let (n, r) = counts(n, r) else { return .nan }
    guard r <= n else { return .zero }
    return whole(bits: Decimal128.bitsOfLargest, &flags) { (work) throws(Work.Stop) in
      try .permutations(BigInteger(n), BigInteger(r), &work)
    }
  }

  /// n over r, exact before it is rounded once.
  static func combinations(_ n: Decimal128, _ r: Decimal128, _ flags: inout Decimal128.Flags) -> Decimal128 {
    guard let (n, r) = counts(n, r) else { return .nan }
    guard r <= n else { return .zero }
    let smaller = min(r, n - r)
    // n over r is at least (n / r)^r.
    let bits = smaller == 0 ? 0 : smaller * UInt64(63 - (n / smaller).leadingZeroBitCount)
    guard bits <= Decimal128.bitsOfLargest else { return .infinity }
    return whole(bits: .max, &flags) { (work) throws(Work.Stop) in
      try .combinations(BigInteger(n), BigInteger(smaller), &work)
    }
  }

  // MARK: Steps of whole products

  /// The steps that n! stands for, or n!! with half as many factors.
  static func factorialSteps(_ x: Decimal128, factorsPerUnit: Int = 1) -> Int {
    guard let n = Int(exactly: x), 0...4000 ~= n else { return 0 }
    return steps(factors: UInt64(n / factorsPerUnit), upTo: UInt64(n), each: 16)
  }

  static func permutationSteps(_ n: Decimal128, _ r: Decimal128) -> Int {
    guard let (n, r) = counts(n, r), r <= n else { return 0 }
    return steps(factors: r, upTo: n, each: 16)
  }

  static func combinationSteps(_ n: Decimal128, _ r: Decimal128) -> Int {
    guard let (n, r) = counts(n, r), r <= n else { return 0 }
    return steps(factors: min(r, n - r), upTo: n, each: 2)
  }

  private static func steps(factors: UInt64, upTo largest: UInt64, each: Int) -> Int {
    let bits = max(1, UInt64.bitWidth - largest.leadingZeroBitCount)
    // No product has more words than the largest decimal, plus what one factor adds.
    let words = min(342, Int(min(factors, 20_500)) * bits / 60)
    return Int(min(factors, 20_500)) * words / each
  }

  /// Natural numbers of at most 2^53, as for doubles.
  private static func counts(_ n: Decimal128, _ r: Decimal128) -> (UInt64, UInt64)? {
    guard let n = Int64(exactly: n), let r = Int64(exactly: r), 0...(1 << 53) ~= n, 0...(1 << 53) ~= r else {
      return nil
    }
    return (UInt64(n), UInt64(r))
  }
}
