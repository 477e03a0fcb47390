/// The code of a function on decimals: nothing when the operands need the function's kernel on doubles.
package typealias DecimalKernel = @Sendable (UnsafeBufferPointer<Decimal128>) -> Decimal128?

/// Functions that are computed in decimals. Operations on one or two numbers are rounded once; the others say how often.
enum DecimalKernels {
  /// Whole powers are correctly rounded; other exponents are left to the kernel on doubles.
  static func power(_ base: Decimal128, _ exponent: Decimal128) -> Decimal128? {
    guard exponent.isFinite, let whole = Int(exactly: exponent) else { return nil }
    return base.power(whole)
  }

  /// The largest integer not above the quotient, exact up to 34 digits.
  static func floorDivide(_ a: Decimal128, _ b: Decimal128) -> Decimal128 {
    guard a.isFinite, b.isFinite, !b.isZero else { return (a / b).rounded(.down) }
    // The difference is a multiple of b but for its rounding, so the nearest integer to the quotient is the one.
    return ((a - a.modulo(b)) / b).rounded(.toNearestOrEven)
  }

  /// The number rounded to so many decimal places, halves away from zero.
  static func round(_ x: Decimal128, _ digits: Decimal128) -> Decimal128 {
    guard let places = Int(exactly: digits), abs(places) <= 7000 else { return .nan }
    return x.rounded(.toNearestOrAwayFromZero, toPlaces: places)
  }

  // MARK: Statistics

  /// The compensated sum: one rounding, but where parts cancel beyond 34 digits.
  static func sum(_ values: UnsafeBufferPointer<Decimal128>) -> Decimal128 {
    var sum = CompensatedSum<Decimal128>()
    for value in values { sum.add(value) }
    return sum.value
  }

  static func mean(_ values: UnsafeBufferPointer<Decimal128>) -> Decimal128 { sum(values) / Decimal128(values.count) }

  static func median(_ values: UnsafeBufferPointer<Decimal128>) -> Decimal128 {
    guard !values.isEmpty, !values.contains(where: \.isNaN) else { return .nan }
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / Decimal128(2) : sorted[middle]
  }

  /// The sample standard deviation, in two passes: a few units in the 34th digit where the mean is not much larger than the deviation.
  static func standardDeviation(_ values: UnsafeBufferPointer<Decimal128>) -> Decimal128 {
    guard values.count >= 2 else { return .nan }
    let center = mean(values)
    var squares = CompensatedSum<Decimal128>()
    for value in values {
      let deviation = value - center
      squares.add(deviation * deviation)
    }
    return (squares.value / Decimal128(values.count - 1)).squareRoot()
  }

  static func clamp(_ x: Decimal128, _ low: Decimal128, _ high: Decimal128) -> Decimal128 {
    guard !x.isNaN, low <= high else { return .nan }
    return x < low ? low : x > high ? high : x
  }

  static func lerp(_ a: Decimal128, _ b: Decimal128, _ t: Decimal128) -> Decimal128 { (.one - t) * a + t * b }

  // MARK: Whole numbers

  /// n!, exact before it is rounded once; left to the kernel on doubles for what is no natural number.
  static func factorial(_ x: Decimal128, step: UInt64 = 1) -> Decimal128? {
    guard let n = Int(exactly: x), n >= 0 else { return nil }
    // 2124! is beyond the largest decimal, 4000!! too.
    guard n <= 4000 else { return .infinity }
    var product = WholeNumber(1)
    for factor in stride(from: UInt64(n), to: 1, by: -Int(step)) { product.multiply(by: factor) }
    return product.decimal
  }

  /// n (n-1) … (n-r+1), exact before it is rounded once.
  static func permutations(_ n: Decimal128, _ r: Decimal128) -> Decimal128 {
    guard let (n, r) = counts(n, r) else { return .nan }
    guard r <= n else { return .zero }
    var product = WholeNumber(1)
    for index in 0..<r {
      product.multiply(by: n - index)
      if product.isBeyondDecimals { return .infinity }
    }
    return product.decimal
  }

  /// n over r, exact before it is rounded once.
  static func combinations(_ n: Decimal128, _ r: Decimal128) -> Decimal128 {
    guard let (n, r) = counts(n, r) else { return .nan }
    guard r <= n else { return .zero }
    let count = min(r, n - r)
    var product = WholeNumber(1)
    for index in 0..<count {
      product.multiply(by: n - count + index + 1)
      // The product of so many numbers that follow each other is divisible by this one.
      product.divide(by: index + 1)
      if product.isBeyondDecimals { return .infinity }
    }
    return product.decimal
  }

  /// Natural numbers of at most 2^53, as for doubles.
  private static func counts(_ n: Decimal128, _ r: Decimal128) -> (UInt64, UInt64)? {
    guard let n = Int(exactly: n), let r = Int(exactly: r), 0...(1 << 53) ~= n, 0...(1 << 53) ~= r else { return nil }
    return (UInt64(n), UInt64(r))
  }
}
