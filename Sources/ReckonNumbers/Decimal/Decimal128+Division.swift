extension Decimal128 {
  /// The quotient, rounded; if it is exact, with the exponent nearest to the difference of the operands' exponents.
  ///
  /// - Complexity: O(1).
  public func divided(by other: Decimal128, _ flags: inout Flags) -> Decimal128 {
    divided(by: other, .toNearestOrEven, &flags)
  }

  /// The quotient, rounded by any rule.
  ///
  /// - Complexity: O(1).
  public func divided(by other: Decimal128, rounding rule: FloatingPointRoundingRule, _ flags: inout Flags)
    -> Decimal128
  {
    divided(by: other, RoundingRule(rule), &flags)
  }

  @inline(__always)
  private func divided(by other: Decimal128, _ rule: RoundingRule, _ flags: inout Flags) -> Decimal128 {
    guard isFinite, other.isFinite else { return dividedSpecial(by: other, &flags) }
    let isNegative = isNegative != other.isNegative
    let exponent = exponent &- other.exponent
    let (x, y) = (coefficient, other.coefficient)
    if y == 0 {
      if x == 0 { return Self.invalid(.divisionUndefined, &flags) }
      flags.insert(.divisionByZero)
      return Self.infinity(isNegative: isNegative)
    }
    if x == 0 { return Self.zero(isNegative: isNegative, exponent: exponent, &flags) }
    return Self.quotient(isNegative: isNegative, exponent: exponent, x, y, rounding: rule, &flags)
  }

  /// x / y × 10^exponent for nonzero operands; x has at most 34 digits, y at most 38.
  @inline(__always)
  static func quotient(
    isNegative: Bool, exponent: Int, _ x: UInt128, _ y: UInt128, rounding rule: RoundingRule = .toNearestOrEven,
    _ flags: inout Flags
  ) -> Decimal128 {
    if x.highHalf | y.highHalf == 0 {
      let (quotient, remainder) = x.lowHalf.quotientAndRemainder(dividingBy: y.lowHalf)
      if remainder == 0 {
        return finished(
          isNegative: isNegative, exponent: exponent, coefficient: UInt128(quotient), rounding: rule, &flags)
      }
    }
    // The dividend is padded to 34 digits, and then until the quotient has 34, or 35 for the longest divisors.
    let padding = precision &- PowersOfTen.digitCount(x)
    let padded = x &* PowersOfTen.power(padding)
    let digits = PowersOfTen.digitCount(y)
    let isLess = digits > precision || padded < y &* PowersOfTen.power(precision &- digits)
    let more = isLess ? digits : digits &- 1
    let (quotient, remainder) = y.dividingFullWidth(padded.fullProduct(PowersOfTen.power(more)))
    let places = padding &+ more
    if remainder == 0 {
      let (stripped, count) = PowersOfTen.strippingZeros(quotient, limit: places)
      return finished(
        isNegative: isNegative, exponent: exponent &- places &+ count, coefficient: stripped, rounding: rule, &flags)
    }
    return finished(
      isNegative: isNegative, exponent: exponent &- places, coefficient: quotient, residue: Residue(remainder, of: y),
      rounding: rule,
      &flags)
  }

  /// The quotient, rounded half to even.
  public static func / (x: Decimal128, y: Decimal128) -> Decimal128 {
    var flags: Flags = []
    return x.divided(by: y, .toNearestOrEven, &flags)
  }

  /// Divides a number, rounded half to even.
  public static func /= (x: inout Decimal128, y: Decimal128) { x = x / y }

  private func dividedSpecial(by other: Decimal128, _ flags: inout Flags) -> Decimal128 {
    if isNaN || other.isNaN { return Self.propagated(self, other, &flags) }
    let isNegative = isNegative != other.isNegative
    if isInfinite {
      return other.isInfinite ? Self.invalid(.invalidOperation, &flags) : Self.infinity(isNegative: isNegative)
    }
    // A finite number over infinity is a zero with the least exponent.
    flags.insert(.clamped)
    return Decimal128(isNegative: isNegative, exponent: Self.leastExponent, coefficient: 0)
  }
}
