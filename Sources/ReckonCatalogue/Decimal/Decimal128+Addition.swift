extension Decimal128 {
  /// The sum, rounded.
  ///
  /// - Complexity: O(1).
  public func adding(_ other: Decimal128, _ flags: inout Flags) -> Decimal128 {
    guard isFinite, other.isFinite else { return addingSpecial(other, &flags) }
    return addingFinite(other, &flags)
  }

  /// The difference, rounded.
  ///
  /// - Complexity: O(1).
  public func subtracting(_ other: Decimal128, _ flags: inout Flags) -> Decimal128 {
    // The sign of a NaN stays.
    guard isFinite, other.isFinite else { return addingSpecial(other.isNaN ? other : -other, &flags) }
    return addingFinite(-other, &flags)
  }

  public static func + (x: Decimal128, y: Decimal128) -> Decimal128 {
    var flags: Flags = []
    return x.adding(y, &flags)
  }

  public static func - (x: Decimal128, y: Decimal128) -> Decimal128 {
    var flags: Flags = []
    return x.subtracting(y, &flags)
  }

  public static func += (x: inout Decimal128, y: Decimal128) { x = x + y }
  public static func -= (x: inout Decimal128, y: Decimal128) { x = x - y }

  private func addingSpecial(_ other: Decimal128, _ flags: inout Flags) -> Decimal128 {
    if isNaN || other.isNaN { return Self.propagated(self, other, &flags) }
    if isInfinite, other.isInfinite, isNegative != other.isNegative { return Self.invalid(.invalidOperation, &flags) }
    return isInfinite ? self : other
  }

  @inline(__always)
  private func addingFinite(_ other: Decimal128, _ flags: inout Flags) -> Decimal128 {
    let isSwapped = exponent < other.exponent
    let (upper, lower) = isSwapped ? (other, self) : (self, other)
    var (x, y) = (upper.coefficient, lower.coefficient)
    var exponent = lower.exponent
    var residue = Residue.none
    let gap = upper.exponent &- exponent
    if gap > 0, x != 0 {
      // 37 digits, so that a residue of y is far behind the digits that stay, and the sum is below 10^38.
      let room = 37 &- PowersOfTen.digitCount(x)
      x &*= PowersOfTen.power(min(gap, room))
      if gap > room {
        exponent &+= gap &- room
        (y, residue) = Self.cut(y, places: gap &- room)
      }
    }
    let isNegative = upper.isNegative
    if isNegative == lower.isNegative {
      return Self.finished(isNegative: isNegative, exponent: exponent, coefficient: x &+ y, residue: residue, &flags)
    }
    if x > y {
      if residue != .none {
        // Only whether there is a residue counts, as digits in front of it are cut off too.
        return Self.finished(isNegative: isNegative, exponent: exponent, coefficient: x &- y &- 1, residue: residue, &flags)
      }
      return Self.finished(isNegative: isNegative, exponent: exponent, coefficient: x &- y, &flags)
    }
    return Self.finished(isNegative: x != y && lower.isNegative, exponent: exponent, coefficient: y &- x, &flags)
  }
}
