extension Decimal128 {
  /// The number `coefficient × 10^exponent` with a residue, rounded into the format, half to even by default.
  ///
  /// Rounding happens once, at the digit determined by precision and least exponent. With a residue, the coefficient
  /// must have at least 34 digits, so that nothing is rounded after its last digit.
  ///
  /// - Parameters:
  ///   - exponent: any, except the extreme values of `Int`.
  ///   - coefficient: below 10^38.
  @inline(__always)
  static func finished(
    isNegative: Bool, exponent: Int, coefficient: UInt128, residue: Residue = .none,
    rounding rule: RoundingRule = .toNearestOrEven, _ flags: inout Flags
  ) -> Decimal128 {
    // Most results are neither subnormal nor at the upper end.
    if coefficient <= greatestCoefficient,
      UInt(bitPattern: exponent &- leastNormalExponent) < UInt(bitPattern: greatestExponent &- leastNormalExponent)
    {
      if residue == .none { return Decimal128(isNegative: isNegative, exponent: exponent, coefficient: coefficient) }
      flags.formUnion([.rounded, .inexact])
      let isOdd = coefficient & 1 == 1
      let goesUp =
        rule == .toNearestOrEven
        ? residue.roundsUp(isOdd: isOdd) : residue.roundsUp(rule, isOdd: isOdd, isNegative: isNegative)
      let rounded = coefficient &+ (goesUp ? 1 : 0)
      if rounded <= greatestCoefficient {
        return Decimal128(isNegative: isNegative, exponent: exponent, coefficient: rounded)
      }
      return Decimal128(isNegative: isNegative, exponent: exponent &+ 1, coefficient: PowersOfTen.power(precision &- 1))
    }
    return rounding(
      isNegative: isNegative, exponent: exponent, coefficient: coefficient, residue: residue, rule, &flags)
  }

  /// The slow path of ``finished(isNegative:exponent:coefficient:residue:rounding:_:)``, for a number that does not fit
  /// the format unchanged.
  private static func rounding(
    isNegative: Bool, exponent: Int, coefficient: UInt128, residue: Residue, _ rule: RoundingRule, _ flags: inout Flags
  ) -> Decimal128 {
    if coefficient == 0, residue == .none { return zero(isNegative: isNegative, exponent: exponent, &flags) }
    var (exponent, coefficient, residue) = (exponent, coefficient, residue)
    let digits = PowersOfTen.digitCount(coefficient)
    let drop = max(digits &- precision, leastExponent &- exponent)
    if drop > 0 {
      (coefficient, residue) = cut(coefficient, places: drop, residue)
      exponent &+= drop
      flags.insert(.rounded)
    }
    if residue != .none {
      flags.formUnion([.rounded, .inexact])
      if residue.roundsUp(rule, isOdd: coefficient & 1 == 1, isNegative: isNegative) {
        coefficient &+= 1
        if coefficient > greatestCoefficient {
          coefficient = PowersOfTen.power(precision &- 1)
          exponent &+= 1
        }
      }
    }
    // The exponent of the first digit before rounding.
    if exponent &- max(drop, 0) &+ digits &- 1 < leastNormalExponent {
      flags.insert(.subnormal)
      if residue != .none { flags.insert(.underflow) }
      if coefficient == 0 { flags.insert(.clamped) }
    }
    if exponent > greatestExponent {
      return folded(isNegative: isNegative, exponent: exponent, coefficient: coefficient, rule, &flags)
    }
    return Decimal128(isNegative: isNegative, exponent: exponent, coefficient: coefficient)
  }

  /// A zero with the exponent nearest to the ideal one.
  static func zero(isNegative: Bool, exponent: Int, _ flags: inout Flags) -> Decimal128 {
    let clamped = min(max(exponent, leastExponent), greatestExponent)
    if clamped != exponent { flags.insert(.clamped) }
    return Decimal128(isNegative: isNegative, exponent: clamped, coefficient: 0)
  }

  /// A nonzero number whose exponent is too large: zeros are appended to the coefficient if it has room, otherwise it
  /// overflows: to infinity, unless the rule rounds back to the greatest number.
  private static func folded(
    isNegative: Bool, exponent: Int, coefficient: UInt128, _ rule: RoundingRule, _ flags: inout Flags
  ) -> Decimal128 {
    if exponent &+ PowersOfTen.digitCount(coefficient) &- 1 > greatestNormalExponent {
      flags.formUnion([.overflow, .inexact, .rounded])
      let isBeyond = Residue.aboveHalf.roundsUp(rule, isOdd: true, isNegative: isNegative)
      if isBeyond { return infinity(isNegative: isNegative) }
      return Decimal128(isNegative: isNegative, exponent: greatestExponent, coefficient: greatestCoefficient)
    }
    flags.insert(.clamped)
    return Decimal128(
      isNegative: isNegative, exponent: greatestExponent,
      coefficient: coefficient &* PowersOfTen.power(exponent &- greatestExponent))
  }

  /// A coefficient below 10^38 without its last digits, and their residue.
  @inline(__always)
  static func cut(_ coefficient: UInt128, places: Int, _ residue: Residue = .none) -> (
    coefficient: UInt128, residue: Residue
  ) {
    if places > 38 { return (0, coefficient == 0 && residue == .none ? .none : .belowHalf) }
    let (quotient, remainder) = PowersOfTen.divide(coefficient, places: places)
    return (quotient, Residue(remainder, of: PowersOfTen.power(places), isInexact: residue != .none))
  }

  @inline(__always)
  static func infinity(isNegative: Bool) -> Decimal128 {
    Decimal128(canonicalBits: isNegative ? infinityBits | signMask : infinityBits)
  }

  /// The number as the result of a non-rounding operation, which flags it if it is subnormal.
  @inline(__always)
  func marked(_ flags: inout Flags) -> Decimal128 {
    if isFinite, coefficient != 0, exponent &+ PowersOfTen.digitCount(coefficient) &- 1 < Self.leastNormalExponent {
      flags.insert(.subnormal)
    }
    return self
  }

  /// The NaN of an invalid operation.
  static func invalid(_ flag: Flags, _ flags: inout Flags) -> Decimal128 {
    flags.insert(flag)
    return nan
  }

  /// The result of an operation with a NaN operand: the first signalling one, otherwise the first quiet one, quieted.
  static func propagated(_ x: Decimal128, _ y: Decimal128, _ flags: inout Flags) -> Decimal128 {
    if x.isSignalingNaN || y.isSignalingNaN {
      flags.insert(.invalidOperation)
      return (x.isSignalingNaN ? x : y).quieted
    }
    return x.isNaN ? x : y
  }
}
