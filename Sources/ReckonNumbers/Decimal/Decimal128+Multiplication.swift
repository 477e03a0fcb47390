extension Decimal128 {
  /// The product, rounded.
  ///
  /// - Complexity: O(1).
  public func multiplied(by other: Decimal128, _ flags: inout Flags) -> Decimal128 {
    multiplied(by: other, .toNearestOrEven, &flags)
  }

  /// The product, rounded by any rule.
  ///
  /// - Complexity: O(1).
  public func multiplied(by other: Decimal128, rounding rule: FloatingPointRoundingRule, _ flags: inout Flags)
    -> Decimal128
  {
    multiplied(by: other, RoundingRule(rule), &flags)
  }

  @inline(__always)
  private func multiplied(by other: Decimal128, _ rule: RoundingRule, _ flags: inout Flags) -> Decimal128 {
    guard isFinite, other.isFinite else { return multipliedSpecial(by: other, &flags) }
    let isNegative = isNegative != other.isNegative
    let exponent = exponent &+ other.exponent
    let product = coefficient.fullProduct(other.coefficient)
    if product.high == 0, product.low < PowersOfTen.power(38) {
      return Self.finished(isNegative: isNegative, exponent: exponent, coefficient: product.low, rounding: rule, &flags)
    }
    let cut = Self.cut(high: product.high, low: product.low)
    flags.insert(.rounded)
    return Self.finished(
      isNegative: isNegative, exponent: exponent &+ cut.places, coefficient: cut.coefficient, residue: cut.residue,
      rounding: rule,
      &flags)
  }

  public static func * (x: Decimal128, y: Decimal128) -> Decimal128 {
    var flags: Flags = []
    return x.multiplied(by: y, .toNearestOrEven, &flags)
  }

  public static func *= (x: inout Decimal128, y: Decimal128) { x = x * y }

  private func multipliedSpecial(by other: Decimal128, _ flags: inout Flags) -> Decimal128 {
    if isNaN || other.isNaN { return Self.propagated(self, other, &flags) }
    if isZero || other.isZero { return Self.invalid(.invalidOperation, &flags) }
    return Self.infinity(isNegative: isNegative != other.isNegative)
  }

  /// The first 34 digits of a number from 10^38 to 10^68 - 1, the number of digits cut off, and their residue.
  @inline(__always)
  static func cut(high: UInt128, low: UInt128) -> (coefficient: UInt128, places: Int, residue: Residue) {
    let bits = high == 0 ? 128 &- low.leadingZeroBitCount : 256 &- high.leadingZeroBitCount
    let estimate = (bits &* 1233) &>> 12
    let digits = estimate &+ (PowersOfTen.isAtLeastPower(estimate, high: high, low: low) ? 1 : 0)
    let places = digits &- precision
    // The first 128 bits times the reciprocal: both have relative errors below 2^-127 and are not too large, so that
    // the quotient of less than 2^113 is exact or 1 too small.
    let first =
      high == 0 ? low &<< UInt128(truncatingIfNeeded: 128 &- bits) : Self.firstBits(high: high, low: low, count: bits)
    let shift = PowersOfTen.shift(places) &- UInt128(truncatingIfNeeded: bits &- 128)
    var quotient = first.fullProduct(PowersOfTen.reciprocal(places) &- 1).high &>> shift
    let divisor = PowersOfTen.power(places)
    // Below 2 × 10^34, so that the low halves determine it.
    var remainder = low &- quotient &* divisor
    if remainder >= divisor {
      remainder &-= divisor
      quotient &+= 1
    }
    return (quotient, places, Residue(remainder, of: divisor))
  }

  /// The first 128 bits of a number of `count` bits, 129 to 255.
  @inline(__always)
  private static func firstBits(high: UInt128, low: UInt128, count: Int) -> UInt128 {
    let shift = UInt128(truncatingIfNeeded: count &- 128)
    return high &<< (128 &- shift) | low &>> shift
  }
}
