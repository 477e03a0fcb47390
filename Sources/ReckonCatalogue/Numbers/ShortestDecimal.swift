/// The shortest decimal that reads back as a double, and of those the one closest to it.
struct ShortestDecimal {
  /// From 10^16 to 10^17 - 1, so that there are 17 digits; those that are not needed are zeros behind the others.
  let digits: UInt64
  /// The exponent of the last of the 17 digits.
  let lastExponent: Int

  /// The exponent of the first digit.
  @inline(__always)
  var exponent: Int { lastExponent &+ 16 }

  /// The algorithm is Schubfach (Giulietti 2020, “The Schubfach way to render doubles”).
  ///
  /// - Parameter double: finite and not 0; its sign plays no part.
  @inline(__always)
  init(_ double: Double) {
    // The double is significand × 2^power.
    let fraction = double.significandBitPattern
    let biased = Int(truncatingIfNeeded: double.exponentBitPattern)
    let significand = biased == 0 ? fraction : fraction | 1 &<< 52
    let power = (biased == 0 ? 1 : biased) &- 1075

    // Above a power of two, the doubles are twice as far apart as below.
    let isUneven = fraction == 0 && biased > 1
    // log10(2) × power rounded down, or log10(3/4) more: a unit 10^scale that is not above the distance of the doubles.
    let scale = (power &* 1_262_611 &- (isUneven ? 524_031 : 0)) &>> 22
    let factor = PowersOfFive.bitsRoundedUp(-scale)
    let shift = UInt64(truncatingIfNeeded: power &+ PowersOfFive.exponent(-scale) &- scale &+ 128)

    // The double and the ends of what rounds to it in quarters of the unit. An end belongs to it if the significand is even.
    let quarters = significand &* 4
    let value = Self.product(factor, quarters &<< shift)
    let isOdd = significand & 1
    let lower = Self.product(factor, (quarters &- (isUneven ? 1 : 2)) &<< shift) &+ isOdd
    let upper = Self.product(factor, (quarters &+ 2) &<< shift) &- isOdd

    let below = value &>> 2
    var nearest: UInt64
    // A multiple of ten units, of which there is at most one if the double's last place is one unit or more.
    let tens = value / 40 &* 10
    let isBelowInside = lower <= tens &* 4
    let isAboveInside = tens &* 4 &+ 40 <= upper
    if below >= 10, isBelowInside != isAboveInside {
      nearest = tens &+ (isAboveInside ? 10 : 0)
    } else {
      let isBelowInside = lower <= below &* 4
      let isAboveInside = below &* 4 &+ 4 <= upper
      let half = below &* 4 &+ 2
      let isNearerAbove = value > half || value == half && below & 1 == 1
      nearest = below &+ ((isBelowInside != isAboveInside ? isAboveInside : isNearerAbove) ? 1 : 0)
    }

    var last = scale
    // Normal numbers have 16 digits or 17 here, subnormal ones down to one.
    while nearest < 10_000_000_000_000_000 {
      nearest &*= 10
      last &-= 1
    }
    (digits, lastExponent) = (nearest, last)
  }

  /// The upper 64 bits of the product in 192, with the last bit set if it is inexact beyond what rounding up the factor adds.
  @inline(__always)
  private static func product(_ factor: UInt128, _ other: UInt64) -> UInt64 {
    let low = factor.lowHalf.multipliedFullWidth(by: other).high
    let (high, middle) = factor.highHalf.multipliedFullWidth(by: other)
    let (sum, carry) = middle.addingReportingOverflow(low)
    return (high &+ (carry ? 1 : 0)) | (sum > 1 ? 1 : 0)
  }
}
