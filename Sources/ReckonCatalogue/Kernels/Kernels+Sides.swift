/// Derivatives where a value has corners or jumps.
extension Kernels {
  /// How far two derivatives that are one may be apart by their rounding, in proportion to the smaller.
  private static let tolerance = 0x1p-40

  /// The derivative behind a point, or NaN where that before it differs by more than rounding, or where the value
  /// jumps.
  ///
  /// - Parameter jumps: how many jumps there are; 0 where the value comes from both sides to what it is.
  package static func sameFromBothSides(_ behind: Double, _ before: Double, _ jumps: Double) -> Double {
    let gap = abs(behind - before)
    let isSame = behind == before || gap.isFinite && gap <= tolerance * min(abs(behind), abs(before))
    return isSame && jumps == 0 ? behind : .nan
  }
}

extension DecimalKernels {
  /// Whether a number is whole as far as functions are known that were computed in doubles: exp(ln 2) is a little less
  /// than 2.
  static func isNearlyWhole(_ x: Decimal128) -> Bool {
    guard x.isFinite else { return x.isInfinite }
    return (x - x.rounded(.toNearestOrEven)).magnitude <= x.magnitude * Decimal128(exponent: -14)
  }

  /// The same in decimals.
  static func sameFromBothSides(_ behind: Decimal128, _ before: Decimal128, _ jumps: Decimal128) -> Decimal128 {
    let gap = (behind - before).magnitude
    let isSame =
      behind == before || gap.isFinite && gap <= min(behind.magnitude, before.magnitude) * Decimal128(0x1p-96)
    return isSame && jumps.isZero ? behind : .nan
  }
}
