/// An upper bound of a magnitude, mantissa · 2^exponent, which operations round up; used for errors.
///
/// The mantissa has 32 bits, so that a bound is at most 2^-31 too large after each operation; its highest bit is set
/// unless it is 0.
package struct Magnitude: Hashable, Sendable {
  let mantissa: UInt64
  let exponent: Int

  package static let zero = Magnitude(mantissa: 0, exponent: .min / 4)

  private init(mantissa: UInt64, exponent: Int) {
    self.mantissa = mantissa
    self.exponent = exponent
  }

  /// value · 2^exponent, rounded up.
  package init(_ value: UInt64, exponent: Int = 0) {
    guard value != 0 else {
      self = .zero
      return
    }
    let shift = 32 - value.leadingZeroBitCount
    if shift <= 0 {
      self.init(mantissa: value << UInt64(-shift), exponent: exponent + shift)
    } else {
      let (low, mask) = (value >> UInt64(shift), (1 as UInt64) << UInt64(shift) - 1)
      let up = low + (value & mask == 0 ? 0 : 1)
      // A carry out of the mantissa leaves a power of 2.
      self =
        up >> 32 == 0
        ? Magnitude(mantissa: up, exponent: exponent + shift)
        : Magnitude(mantissa: 1 << 31, exponent: exponent + shift + 1)
    }
  }

  /// The magnitude of an integer times a power of 2, rounded up.
  package init(above value: BigInteger, exponent: Int = 0) {
    if let small = value.uint64Magnitude {
      self.init(small, exponent: exponent)
    } else {
      let shift = value.bitWidth - 62
      let top = value.magnitude >> shift
      self.init((top.uint64Magnitude ?? 0) + 1, exponent: exponent + shift)
    }
  }

  static func power(_ exponent: Int) -> Magnitude { Magnitude(1, exponent: exponent) }

  var isZero: Bool { mantissa == 0 }

  /// The magnitude is less than 2^top.
  package var top: Int { exponent + 32 }

  static func + (a: Magnitude, b: Magnitude) -> Magnitude {
    if a.isZero { return b }
    if b.isZero { return a }
    let (high, low) = a.exponent >= b.exponent ? (a, b) : (b, a)
    let gap = high.exponent - low.exponent
    if gap > 32 { return Magnitude(high.mantissa + 1, exponent: high.exponent) }
    // Up to 31 bits are added below; no more than 64 are needed.
    let shift = min(gap, 31)
    let below = (low.mantissa + (1 << UInt64(gap - shift)) - 1) >> UInt64(gap - shift)
    return Magnitude(high.mantissa << UInt64(shift) + below, exponent: high.exponent - shift)
  }

  static func * (a: Magnitude, b: Magnitude) -> Magnitude {
    Magnitude(a.mantissa * b.mantissa, exponent: a.exponent + b.exponent)
  }

  /// The quotient by a lower bound.
  static func / (a: Magnitude, b: Magnitude) -> Magnitude {
    precondition(!b.isZero, "a bound is divided by what is not 0")
    if a.isZero { return a }
    let (quotient, remainder) = (a.mantissa << 32).quotientAndRemainder(dividingBy: b.mantissa)
    return Magnitude(quotient + (remainder == 0 ? 0 : 1), exponent: a.exponent - b.exponent - 32)
  }

  static func < (a: Magnitude, b: Magnitude) -> Bool {
    if a.isZero || b.isZero { return !b.isZero && a.isZero }
    return a.exponent == b.exponent ? a.mantissa < b.mantissa : a.exponent < b.exponent
  }

  static func << (a: Magnitude, count: Int) -> Magnitude {
    a.isZero ? a : Magnitude(mantissa: a.mantissa, exponent: a.exponent + count)
  }

  /// An upper bound of e^self - 1, for a bound of at most 1: Σ xᵏ/k! ≤ x (1 + x).
  var exponentialMinusOne: Magnitude { self * (Magnitude(1) + self) }
}
