extension Decimal128 {
  /// The number with the exponent of another, rounded. The result is NaN if that takes more than 34 digits, or if
  /// exactly one of both is infinite (GDA's `quantize`).
  ///
  /// - Complexity: O(1).
  public func quantized(
    toExponentOf other: Decimal128, _ rule: FloatingPointRoundingRule = .toNearestOrEven, _ flags: inout Flags
  ) -> Decimal128 {
    if isNaN || other.isNaN { return Self.propagated(self, other, &flags) }
    guard isFinite, other.isFinite else {
      return isInfinite && other.isInfinite ? self : Self.invalid(.invalidOperation, &flags)
    }
    let target = other.exponent
    let padding = exponent &- target
    if padding > 0, coefficient != 0 {
      if padding &+ PowersOfTen.digitCount(coefficient) > Self.precision {
        return Self.invalid(.invalidOperation, &flags)
      }
      return Decimal128(
        isNegative: isNegative, exponent: target, coefficient: coefficient &* PowersOfTen.power(padding)
      ).marked(&flags)
    }
    let coefficient = cutting(places: -padding, RoundingRule(rule), &flags)
    return Decimal128(isNegative: isNegative, exponent: target, coefficient: coefficient).marked(&flags)
  }

  /// ``quantized(toExponentOf:_:_:)`` without flags.
  public func quantized(toExponentOf other: Decimal128, _ rule: FloatingPointRoundingRule = .toNearestOrEven)
    -> Decimal128
  {
    var flags: Flags = []
    return quantized(toExponentOf: other, rule, &flags)
  }

  /// The number rounded to an integer, with exponent 0 unless it was greater (IEEE's roundToIntegralExact). Infinities
  /// are unchanged.
  ///
  /// - Complexity: O(1).
  public func rounded(_ rule: FloatingPointRoundingRule, _ flags: inout Flags) -> Decimal128 {
    rounded(rule, toPlaces: 0, &flags)
  }

  /// ``rounded(_:_:)`` without flags.
  public func rounded(_ rule: FloatingPointRoundingRule = .toNearestOrEven) -> Decimal128 {
    rounded(rule, toPlaces: 0)
  }

  /// The number rounded to a number of decimal places; before the point if negative: 1234 to -2 places is 12E+2. A
  /// number with no more places is unchanged.
  ///
  /// - Complexity: O(1).
  public func rounded(_ rule: FloatingPointRoundingRule, toPlaces places: Int, _ flags: inout Flags) -> Decimal128 {
    guard isFinite else { return isNaN ? Self.propagated(self, self, &flags) : self }
    // Beyond all exponents the exact value does not matter.
    let target = -min(max(places, -100_000), 100_000)
    if exponent >= target { return self }
    let coefficient = cutting(places: target &- exponent, RoundingRule(rule), &flags)
    return Self.finished(isNegative: isNegative, exponent: target, coefficient: coefficient, &flags)
  }

  /// ``rounded(_:toPlaces:_:)`` without flags.
  public func rounded(_ rule: FloatingPointRoundingRule, toPlaces places: Int) -> Decimal128 {
    var flags: Flags = []
    return rounded(rule, toPlaces: places, &flags)
  }

  /// The number rounded half to even to a number of significant digits, without trailing zeros.
  package func rounded(toSignificantDigits digits: Int) -> Decimal128 {
    guard isFinite, !isZero else { return self }
    return rounded(.toNearestOrEven, toPlaces: digits - PowersOfTen.digitCount(coefficient) - exponent).reduced
  }

  /// The coefficient with a number of trailing digits rounded off, none if that number is negative.
  private func cutting(places: Int, _ rule: RoundingRule, _ flags: inout Flags) -> UInt128 {
    if coefficient == 0 || places <= 0 { return coefficient }
    let (kept, residue) = Self.cut(coefficient, places: places)
    let rounded = kept &+ (residue.roundsUp(rule, isOdd: kept & 1 == 1, isNegative: isNegative) ? 1 : 0)
    flags.insert(.rounded)
    if residue != .none { flags.insert(.inexact) }
    return rounded
  }
}
