/// Ball arithmetic: a real number known to lie within (mantissa ± radius) · 2^exponent; results enclose the exact
/// results.
///
/// A function of a ball returns one that encloses the function of every number in it. The radius is its error bound:
/// the contributions of rounding, truncated series and the operand's own radius are bounded where they arise, as
/// derived in the comment there. For an exact operand away from a zero it is at most 2^(4 - precision) of the result.
///
/// Results keep as many bits as requested, but no more than are known: the radius has at most 32 bits, so that a number
/// whose digits are lost takes no memory for them.
package struct Ball: Sendable {
  package let mantissa: BigInteger
  package let exponent: Int
  /// In units of 2^exponent; 0 for a number that is known exactly.
  package let radius: UInt64

  package static let zero = Ball(exactly: 0, exponent: 0)
  package static let one = Ball(exactly: 1, exponent: 0)

  /// mantissa · 2^exponent.
  package init(exactly mantissa: BigInteger, exponent: Int = 0) {
    self.mantissa = mantissa
    self.exponent = exponent
    radius = 0
  }

  /// (mantissa ± units) · 2^exponent, unrounded; the units have at most 32 bits.
  init(_ mantissa: BigInteger, exponent: Int, units: UInt64) {
    self.mantissa = mantissa
    self.exponent = exponent
    radius = units
  }

  /// A number within `error` of mantissa · 2^exponent, rounded to a precision.
  package init(_ mantissa: BigInteger, exponent: Int, error: Magnitude, _ precision: Int) {
    let top = mantissa.bitWidth + exponent
    if error.isZero {
      let shift = mantissa.bitWidth - precision
      guard shift > 0 else {
        self.init(exactly: mantissa, exponent: exponent)
        return
      }
      let rounded = mantissa >> shift
      self.init(rounded, exponent: exponent + shift, units: mantissa.trailingZeroBitCount >= shift ? 0 : 1)
      return
    }
    // The last place is the first one that is unneeded or unknown.
    let place = mantissa.isZero ? error.top - 31 : max(top - precision, error.top - 31)
    let shift = place - exponent
    let rounded = mantissa >> shift
    let isExact = shift <= 0 || mantissa.trailingZeroBitCount >= shift || mantissa.isZero
    self.init(rounded, exponent: place, units: error.units(of: place) + (isExact ? 0 : 1))
  }

  package init(_ rational: Rational, _ precision: Int, _ work: inout Work) throws(Work.Stop) {
    if rational.isWhole {
      self.init(rational.numerator, exponent: 0, error: .zero, precision)
    } else if rational.denominator.isPowerOfTwo {
      self.init(rational.numerator, exponent: 1 - rational.denominator.bitWidth, error: .zero, precision)
    } else {
      let shift = max(0, precision + rational.denominator.bitWidth - rational.numerator.bitWidth + 1)
      let quotient = try (rational.numerator << shift).divided(by: rational.denominator, &work)
      self.init(quotient, exponent: -shift, error: .power(-shift), precision)
    }
  }

  package var isExact: Bool { radius == 0 }

  /// Whether it contains 0.
  package var containsZero: Bool {
    mantissa.isZero || mantissa.bitWidth <= 33 && (mantissa.uint64Magnitude ?? .max) <= radius
  }

  /// The sign of every number in it, 0 if it is exactly 0; `nil` if unknown.
  package var sign: Int? { mantissa.isZero && radius == 0 ? 0 : containsZero ? nil : mantissa.sign }

  /// An upper bound of the magnitude.
  package var upper: Magnitude { Magnitude(above: mantissa.magnitude + BigInteger(radius), exponent: exponent) }

  /// The exponent of a power of two that is a lower bound of the magnitude; `nil` if it contains 0.
  package var lowerExponent: Int? {
    guard !containsZero else { return nil }
    return (mantissa.magnitude - BigInteger(radius)).bitWidth - 1 + exponent
  }

  /// The largest distance from the midpoint.
  package var error: Magnitude { Magnitude(radius, exponent: exponent) }

  /// The number of known bits: the midpoint's above the radius.
  package var accuracy: Int { radius == 0 ? .max : mantissa.bitWidth - (64 - radius.leadingZeroBitCount) }

  /// The midpoint as an exact number.
  var midpoint: Ball { Ball(exactly: mantissa, exponent: exponent) }

  package static prefix func - (a: Ball) -> Ball { Ball(-a.mantissa, exponent: a.exponent, units: a.radius) }

  package var magnitude: Ball {
    guard mantissa.isNegative else { return self }
    return -self
  }

  /// The number times 2^count.
  package static func << (a: Ball, count: Int) -> Ball {
    Ball(a.mantissa, exponent: a.exponent + count, units: a.radius)
  }

  /// The same number, rounded to a precision, with a further error added.
  package func rounded(_ precision: Int, plus further: Magnitude = .zero) -> Ball {
    Ball(mantissa, exponent: exponent, error: error + further, precision)
  }

  /// The midpoint in units of 2^-places, rounded down.
  func fixed(_ places: Int) -> BigInteger { mantissa >> (-places - exponent) }
}

extension Magnitude {
  /// The magnitude in units of 2^place, rounded up; the count must have at most 32 bits.
  func units(of place: Int) -> UInt64 {
    let shift = exponent - place
    if shift >= 0 { return mantissa << UInt64(shift) }
    if shift < -32 { return isZero ? 0 : 1 }
    return (mantissa + (1 << UInt64(-shift)) - 1) >> UInt64(-shift)
  }
}
