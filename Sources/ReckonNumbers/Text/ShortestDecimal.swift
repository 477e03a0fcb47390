/// The shortest decimal that parses back to a double, and of those the closest.
package struct ShortestDecimal {
  /// From 10^16 to 10^17 - 1, so that there are 17 digits; unneeded ones are trailing zeros.
  package let digits: UInt64
  /// The exponent of the last of the 17 digits.
  package let lastExponent: Int

  /// The exponent of the first digit.
  @inline(__always)
  package var exponent: Int { lastExponent &+ 16 }

  /// The algorithm is Schubfach (Giulietti 2020, “The Schubfach way to render doubles”).
  ///
  /// - Parameter double: finite and not 0; its sign is ignored.
  @inline(__always)
  package init(_ double: Double) {
    // The double is significand × 2^power.
    let fraction = double.significandBitPattern
    let biased = Int(truncatingIfNeeded: double.exponentBitPattern)
    let significand = biased == 0 ? fraction : fraction | 1 &<< 52
    let power = (biased == 0 ? 1 : biased) &- 1075

    // Above a power of two, the doubles are twice as far apart as below.
    let isUneven = fraction == 0 && biased > 1
    // log10(2) × power rounded down, or log10(3/4) more: a unit 10^scale that does not exceed the distance of the
    // doubles.
    let scale = (power &* 1_262_611 &- (isUneven ? 524_031 : 0)) &>> 22
    let factor = PowersOfFive.bitsRoundedUp(-scale)
    let shift = UInt64(truncatingIfNeeded: power &+ PowersOfFive.exponent(-scale) &- scale &+ 128)

    // The double and the ends of its rounding interval in quarters of the unit. An end belongs to it if the significand
    // is even.
    let quarters = significand &* 4
    let value = Self.product(factor, quarters &<< shift)
    let isOdd = significand & 1
    let lower = Self.product(factor, (quarters &- (isUneven ? 1 : 2)) &<< shift) &+ isOdd
    let upper = Self.product(factor, (quarters &+ 2) &<< shift) &- isOdd

    // A multiple of ten units, at most one of which is inside, is shorter than a unit. All of it is branchless, since
    // the choice is unpredictable.
    let tens = value / 40
    let isTenBelow: UInt64 = lower <= tens &* 40 ? 1 : 0
    let isTenAbove: UInt64 = tens &* 40 &+ 40 <= upper ? 1 : 0
    // The nearer unit is inside if any is, since the ends are equally far away.
    let below = value &>> 2
    var unit = below &+ (value & 3 &+ below & 1 &+ 1) &>> 2
    if isUneven, lower > below &* 4 { unit = below &+ 1 }
    let ten = (tens &+ isTenAbove) &* 10
    var nearest = unit ^ (unit ^ ten) & (0 &- (isTenBelow | isTenAbove))

    var last = scale
    if biased == 0 {
      // Subnormal numbers have down to one digit here, normal ones 16 or 17.
      while nearest < 1_000_000_000_000_000 {
        nearest &*= 10
        last &-= 1
      }
    }
    let isShort: UInt64 = nearest < 10_000_000_000_000_000 ? 1 : 0
    digits = nearest &+ nearest &* 9 &* isShort
    lastExponent = last &- Int(truncatingIfNeeded: isShort)
  }

  /// The upper 64 bits of the 192-bit product, with the last bit set if it is inexact beyond the excess of the
  /// rounded-up factor.
  @inline(__always)
  private static func product(_ factor: UInt128, _ other: UInt64) -> UInt64 {
    let other = UInt128(truncatingIfNeeded: other)
    let low = UInt128(truncatingIfNeeded: factor.lowHalf) &* other
    let sum = UInt128(truncatingIfNeeded: factor.highHalf) &* other &+ UInt128(truncatingIfNeeded: low.highHalf)
    return sum.highHalf | (sum.lowHalf > 1 ? 1 : 0)
  }
}
