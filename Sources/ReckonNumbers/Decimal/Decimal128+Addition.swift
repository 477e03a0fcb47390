extension Decimal128 {
  /// The sum, rounded.
  ///
  /// - Complexity: O(1).
  public func adding(_ other: Decimal128, _ flags: inout Flags) -> Decimal128 {
    adding(other, .toNearestOrEven, &flags)
  }

  /// The sum, rounded by any rule.
  ///
  /// - Complexity: O(1).
  public func adding(_ other: Decimal128, rounding rule: FloatingPointRoundingRule, _ flags: inout Flags) -> Decimal128
  {
    adding(other, RoundingRule(rule), &flags)
  }

  @inline(__always)
  private func adding(_ other: Decimal128, _ rule: RoundingRule, _ flags: inout Flags) -> Decimal128 {
    guard isFinite, other.isFinite else { return addingSpecial(other, &flags) }
    return addingFinite(other, rule, &flags)
  }

  /// The difference, rounded.
  ///
  /// - Complexity: O(1).
  public func subtracting(_ other: Decimal128, _ flags: inout Flags) -> Decimal128 {
    subtracting(other, .toNearestOrEven, &flags)
  }

  /// The difference, rounded by any rule.
  ///
  /// - Complexity: O(1).
  public func subtracting(_ other: Decimal128, rounding rule: FloatingPointRoundingRule, _ flags: inout Flags)
    -> Decimal128
  {
    subtracting(other, RoundingRule(rule), &flags)
  }

  @inline(__always)
  private func subtracting(_ other: Decimal128, _ rule: RoundingRule, _ flags: inout Flags) -> Decimal128 {
    // The sign of a NaN is kept.
    guard isFinite, other.isFinite else { return addingSpecial(other.isNaN ? other : -other, &flags) }
    return addingFinite(-other, rule, &flags)
  }

  public static func + (x: Decimal128, y: Decimal128) -> Decimal128 {
    var flags: Flags = []
    return x.adding(y, .toNearestOrEven, &flags)
  }

  public static func - (x: Decimal128, y: Decimal128) -> Decimal128 {
    var flags: Flags = []
    return x.subtracting(y, .toNearestOrEven, &flags)
  }

  public static func += (x: inout Decimal128, y: Decimal128) { x = x + y }
  public static func -= (x: inout Decimal128, y: Decimal128) { x = x - y }

  private func addingSpecial(_ other: Decimal128, _ flags: inout Flags) -> Decimal128 {
    if isNaN || other.isNaN { return Self.propagated(self, other, &flags) }
    if isInfinite, other.isInfinite, isNegative != other.isNegative { return Self.invalid(.invalidOperation, &flags) }
    return isInfinite ? self : other
  }

  @inline(__always)
  private func addingFinite(_ other: Decimal128, _ rule: RoundingRule, _ flags: inout Flags) -> Decimal128 {
    let isSwapped = exponent < other.exponent
    let (upper, lower) = isSwapped ? (other, self) : (self, other)
    let (x, y) = (upper.coefficient, lower.coefficient)
    let gap = upper.exponent &- lower.exponent
    let isNegative = upper.isNegative
    if gap == 0 || x == 0 {
      return Self.finishedSum(
        x, isNegative, y, lower.isNegative, exponent: lower.exponent, residue: .none, rule, &flags)
    }
    let digits = PowersOfTen.digitCount(x)
    if digits &+ gap <= 37 {
      return Self.finishedSum(
        x &* PowersOfTen.power(gap), isNegative, y, lower.isNegative, exponent: lower.exponent, residue: .none, rule,
        &flags)
    }
    // The larger number is padded to 34 digits, and usually so is the sum: then it was cut where it rounds.
    let room = Self.precision &- digits
    let padded = x &* PowersOfTen.power(room)
    let (kept, residue) = Self.cut(y, places: gap &- room)
    let exponent = upper.exponent &- room
    if isNegative == lower.isNegative {
      flags.insert(.rounded)
      return Self.finished(
        isNegative: isNegative, exponent: exponent, coefficient: padded &+ kept, residue: residue, rounding: rule,
        &flags)
    }
    let difference = padded &- kept &- (residue == .none ? 0 : 1)
    if difference >= PowersOfTen.power(Self.precision &- 1) {
      flags.insert(.rounded)
      return Self.finished(
        isNegative: isNegative, exponent: exponent, coefficient: difference, residue: residue.complement,
        rounding: rule, &flags)
    }
    // A leading digit is lost, so that following digits matter: three more suffice, since the larger number is then
    // nearly a power of ten.
    let more = Self.cut(y, places: gap &- room &- 3)
    return Self.finishedSum(
      padded &* 1000, isNegative, more.coefficient, lower.isNegative, exponent: exponent &- 3, residue: more.residue,
      rule, &flags)
  }

  /// x ± y × 10^exponent by their signs; a residue belongs to y, and x is then far greater.
  @inline(__always)
  private static func finishedSum(
    _ x: UInt128, _ isNegative: Bool, _ y: UInt128, _ otherIsNegative: Bool, exponent: Int, residue: Residue,
    _ rule: RoundingRule, _ flags: inout Flags
  ) -> Decimal128 {
    if isNegative == otherIsNegative {
      return finished(
        isNegative: isNegative, exponent: exponent, coefficient: x &+ y, residue: residue, rounding: rule, &flags)
    }
    if x > y {
      let borrow: UInt128 = residue == .none ? 0 : 1
      return finished(
        isNegative: isNegative, exponent: exponent, coefficient: x &- y &- borrow, residue: residue.complement,
        rounding: rule, &flags)
    }
    let isNegative = x == y ? rule == .down : otherIsNegative
    return finished(isNegative: isNegative, exponent: exponent, coefficient: y &- x, rounding: rule, &flags)
  }
}
