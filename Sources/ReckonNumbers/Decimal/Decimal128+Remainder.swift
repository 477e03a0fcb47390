extension Decimal128 {
  /// The remainder after truncating division: it has the number's sign, is smaller than the divisor, and exact whatever
  /// the length of the quotient. NaN for a divisor 0 and for infinite numbers.
  ///
  /// - Complexity: O(1); at most 14 squarings modulo the divisor, if the exponents differ by thousands.
  public func truncatingRemainder(dividingBy other: Decimal128) -> Decimal128 {
    var flags: Flags = []
    guard isFinite, other.isFinite, other.coefficient != 0 else { return remainderSpecial(dividingBy: other, &flags) }
    let y = other.coefficient
    let gap = exponent &- other.exponent
    if gap >= 0 {
      let remainder = Self.product(coefficient % y, Self.powerOfTen(gap, modulo: y), modulo: y)
      return Decimal128(isNegative: isNegative, exponent: other.exponent, coefficient: remainder)
    }
    return remainder(ofLowerExponent: other)
  }

  /// GDA's `remainder`: as ``truncatingRemainder(dividingBy:)``, but NaN if the integer quotient has more than 34
  /// digits.
  ///
  /// - Complexity: O(1).
  public func remainderOfShortQuotient(dividingBy other: Decimal128, _ flags: inout Flags) -> Decimal128 {
    guard isFinite, other.isFinite, other.coefficient != 0 else { return remainderSpecial(dividingBy: other, &flags) }
    let (x, y) = (coefficient, other.coefficient)
    let gap = exponent &- other.exponent
    if gap < 0 { return remainder(ofLowerExponent: other).marked(&flags) }
    let digits = PowersOfTen.digitCount(x)
    if x == 0 || digits &+ gap < PowersOfTen.digitCount(y) {
      // 0 keeps the lesser exponent.
      return Decimal128(
        isNegative: isNegative, exponent: other.exponent, coefficient: x == 0 ? 0 : x &* PowersOfTen.power(gap)
      ).marked(&flags)
    }
    // The quotient has at most one digit more than this.
    if digits &+ gap &- PowersOfTen.digitCount(y) > Self.precision { return Self.invalid(.divisionImpossible, &flags) }
    let padding = min(gap, Self.precision &- digits)
    let dividend = (x &* PowersOfTen.power(padding)).fullProduct(PowersOfTen.power(gap &- padding))
    guard dividend.high < y else { return Self.invalid(.divisionImpossible, &flags) }
    let (quotient, remainder) = y.dividingFullWidth(dividend)
    if quotient > Self.greatestCoefficient { return Self.invalid(.divisionImpossible, &flags) }
    return Decimal128(isNegative: isNegative, exponent: other.exponent, coefficient: remainder).marked(&flags)
  }

  /// The remainder of floored division: zero or of the divisor's sign, rounded if it takes more than 34 digits. NaN for
  /// a divisor 0 and for infinite numbers.
  ///
  /// - Complexity: that of ``truncatingRemainder(dividingBy:)``.
  public func modulo(_ other: Decimal128) -> Decimal128 {
    var flags: Flags = []
    return modulo(other, &flags)
  }

  /// The same, with the rounding in `flags`.
  public func modulo(_ other: Decimal128, _ flags: inout Flags) -> Decimal128 {
    let remainder = truncatingRemainder(dividingBy: other)
    if remainder.isNaN || other.isNaN { return remainder }
    if remainder.isZero { return other.isNegative ? -remainder.magnitude : remainder.magnitude }
    return remainder.isNegative != other.isNegative ? remainder.adding(other, &flags) : remainder
  }

  private func remainderSpecial(dividingBy other: Decimal128, _ flags: inout Flags) -> Decimal128 {
    if isNaN || other.isNaN { return Self.propagated(self, other, &flags) }
    if isZero, other.isZero { return Self.invalid(.divisionUndefined, &flags) }
    if isInfinite || other.isZero { return Self.invalid(.invalidOperation, &flags) }
    return marked(&flags)
  }

  /// The remainder if the divisor's exponent is greater.
  private func remainder(ofLowerExponent other: Decimal128) -> Decimal128 {
    let gap = other.exponent &- exponent
    let (x, y) = (coefficient, other.coefficient)
    // With fewer digits before the same place, the number is less than the divisor.
    if PowersOfTen.digitCount(x) < PowersOfTen.digitCount(y) &+ gap { return self }
    return Decimal128(isNegative: isNegative, exponent: exponent, coefficient: x % (y &* PowersOfTen.power(gap)))
  }

  /// a·b mod m, for a and b below m.
  private static func product(_ a: UInt128, _ b: UInt128, modulo m: UInt128) -> UInt128 {
    m.dividingFullWidth(a.fullProduct(b)).remainder
  }

  /// 10^exponent mod m.
  private static func powerOfTen(_ exponent: Int, modulo m: UInt128) -> UInt128 {
    if exponent <= 38 { return PowersOfTen.power(exponent) % m }
    var (result, square, rest) = (1 % m, 10 % m, exponent)
    while rest > 0 {
      if rest & 1 == 1 { result = product(result, square, modulo: m) }
      rest &>>= 1
      if rest > 0 { square = product(square, square, modulo: m) }
    }
    return result
  }
}
