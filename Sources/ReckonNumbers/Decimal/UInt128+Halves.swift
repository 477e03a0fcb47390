extension UInt128 {
  @inline(__always)
  init(high: UInt64, low: UInt64) { self = UInt128(truncatingIfNeeded: high) &<< 64 | UInt128(truncatingIfNeeded: low) }

  @inline(__always)
  var highHalf: UInt64 { UInt64(truncatingIfNeeded: self &>> 64) }

  @inline(__always)
  var lowHalf: UInt64 { UInt64(truncatingIfNeeded: self) }

  /// The 256-bit product, from four multiplications of machine words; the standard library's `multipliedFullWidth(by:)`
  /// takes twice the time.
  @inline(__always)
  func fullProduct(_ other: UInt128) -> (high: UInt128, low: UInt128) {
    let (a, b) = (UInt128(truncatingIfNeeded: highHalf), UInt128(truncatingIfNeeded: lowHalf))
    let (c, d) = (UInt128(truncatingIfNeeded: other.highHalf), UInt128(truncatingIfNeeded: other.lowHalf))
    let low = b &* d
    // No sum overflows: a product of words is at most 2^128 - 2^65 + 1.
    let middle = a &* d &+ low &>> 64
    let other = b &* c &+ UInt128(truncatingIfNeeded: middle.lowHalf)
    return (a &* c &+ middle &>> 64 &+ other &>> 64, UInt128(high: other.lowHalf, low: low.lowHalf))
  }
}
