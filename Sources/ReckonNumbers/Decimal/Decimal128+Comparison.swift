/// NaN is unequal to everything and unordered; zeros are equal whatever their signs, and so are 1.2 and 1.20.
extension Decimal128: Comparable, Hashable {
  public static func == (x: Decimal128, y: Decimal128) -> Bool { order(x, y) == 0 }
  public static func < (x: Decimal128, y: Decimal128) -> Bool { order(x, y).map { $0 < 0 } ?? false }
  public static func <= (x: Decimal128, y: Decimal128) -> Bool { order(x, y).map { $0 <= 0 } ?? false }
  public static func > (x: Decimal128, y: Decimal128) -> Bool { y < x }
  public static func >= (x: Decimal128, y: Decimal128) -> Bool { y <= x }

  public func hash(into hasher: inout Hasher) {
    guard isFinite else { return hasher.combine(bits) }
    hasher.combine(coefficient == 0 ? 0 : reduced.bits)
  }

  /// GDA's `compare`: -1, 0 or 1, and NaN if an operand is NaN.
  ///
  /// - Complexity: O(1).
  public func compared(to other: Decimal128, _ flags: inout Flags) -> Decimal128 {
    guard let order = Self.order(self, other) else { return Self.propagated(self, other, &flags) }
    return Decimal128(order)
  }

  /// The minimum; a number rather than a quiet NaN. Of equal numbers the one with the lesser sign, or else with the
  /// lesser exponent times the sign (GDA's `min`).
  public static func minimum(_ x: Decimal128, _ y: Decimal128, _ flags: inout Flags) -> Decimal128 {
    guard let order = order(x, y) else { return number(x, y, &flags) }
    return order < 0 || order == 0 && ranksBelow(x, y) ? x.marked(&flags) : y.marked(&flags)
  }

  /// The maximum; a number rather than a quiet NaN. Of equal numbers the one with the greater sign, or else with the
  /// greater exponent times the sign (GDA's `max`).
  public static func maximum(_ x: Decimal128, _ y: Decimal128, _ flags: inout Flags) -> Decimal128 {
    guard let order = order(x, y) else { return number(x, y, &flags) }
    return order > 0 || order == 0 && !ranksBelow(x, y) ? x.marked(&flags) : y.marked(&flags)
  }

  /// ``minimum(_:_:_:)`` without flags.
  public static func minimum(_ x: Decimal128, _ y: Decimal128) -> Decimal128 {
    var flags: Flags = []
    return minimum(x, y, &flags)
  }

  /// ``maximum(_:_:_:)`` without flags.
  public static func maximum(_ x: Decimal128, _ y: Decimal128) -> Decimal128 {
    var flags: Flags = []
    return maximum(x, y, &flags)
  }

  /// The operand that is a number, if the other is a quiet NaN.
  private static func number(_ x: Decimal128, _ y: Decimal128, _ flags: inout Flags) -> Decimal128 {
    if x.isNaN == y.isNaN || x.isSignalingNaN || y.isSignalingNaN { return propagated(x, y, &flags) }
    return (x.isNaN ? y : x).marked(&flags)
  }

  /// For equal numbers, whether x comes first in the total order.
  private static func ranksBelow(_ x: Decimal128, _ y: Decimal128) -> Bool {
    if x.isNegative != y.isNegative { return x.isNegative }
    guard x.isFinite, y.isFinite else { return true }
    return x.isNegative ? x.exponent >= y.exponent : x.exponent <= y.exponent
  }

  /// -1, 0 or 1; `nil` if one is a NaN.
  private static func order(_ x: Decimal128, _ y: Decimal128) -> Int? {
    guard x.isFinite, y.isFinite else {
      if x.isNaN || y.isNaN { return nil }
      func rank(_ number: Decimal128) -> Int { number.isFinite ? 0 : number.isNegative ? -1 : 1 }
      return (rank(x) - rank(y)).signum()
    }
    let (a, b) = (x.coefficient, y.coefficient)
    if a == 0 || b == 0 {
      return (a == 0 ? 0 : x.isNegative ? -1 : 1) - (b == 0 ? 0 : y.isNegative ? -1 : 1)
    }
    if x.isNegative != y.isNegative { return x.isNegative ? -1 : 1 }
    let order = orderOfMagnitudes(a, x.exponent, b, y.exponent)
    return x.isNegative ? -order : order
  }

  /// The order of two nonzero numbers.
  private static func orderOfMagnitudes(_ a: UInt128, _ i: Int, _ b: UInt128, _ j: Int) -> Int {
    if i == j { return a == b ? 0 : a < b ? -1 : 1 }
    let gap = (PowersOfTen.digitCount(a) &+ i) &- (PowersOfTen.digitCount(b) &+ j)
    if gap != 0 { return gap.signum() }
    // The first digits have the same place value, so that the one with more digits determines how many zeros the other
    // lacks.
    let (x, y) = i > j ? (a &* PowersOfTen.power(i &- j), b) : (a, b &* PowersOfTen.power(j &- i))
    return x == y ? 0 : x < y ? -1 : 1
  }
}
