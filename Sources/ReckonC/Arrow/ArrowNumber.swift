import Reckon
import ReckonNumbers

/// Why a row of a column gives a formula no value.
enum ArrowGap: UInt8 {
  case none = 0
  /// It is null: a missing value.
  case null = 1
  /// It is a whole number that the numbers of the formula do not hold.
  case inexact = 2
}

/// The kinds of gaps among some rows.
enum ArrowGaps {
  case none
  /// Some are null.
  case nulls
  /// Some are whole numbers that the formula's do not hold, and others may be null.
  case anyKind
}

/// Conversions of Arrow's numbers to doubles, rounded once.
enum ArrowNumber {
  /// A number of 16 bits by its pattern.
  @inline(__always) static func half(_ bits: UInt16) -> Double {
    let sign: Double = bits & 0x8000 == 0 ? 1 : -1
    let (exponent, fraction) = (Int(bits &>> 10 & 0x1F), Double(bits & 0x3FF))
    switch exponent {
    case 0: return sign * fraction * 0x1p-24
    case 0x1F: return fraction == 0 ? sign * .infinity : .nan
    default: return sign * (fraction + 1024) * Double(sign: .plus, exponent: exponent &- 25, significand: 1)
    }
  }

  /// Seconds from a number of fractions of a second.
  ///
  /// Beyond 2^53 the whole seconds and the rest are doubles, and the rest is so much coarser than its rounding that the
  /// sum is rounded as the quotient would be.
  @inline(__always) static func seconds(_ number: Int64, perSecond: Int64) -> Double {
    if perSecond == 1 { return Double(number) }
    if number.magnitude < 1 << 53 { return Double(number) / Double(perSecond) }
    let (seconds, rest) = number.quotientAndRemainder(dividingBy: perSecond)
    return Double(seconds) + Double(rest) / Double(perSecond)
  }

  /// Whether a whole number of a magnitude is a double.
  @inline(__always) static func isDouble(_ magnitude: some UnsignedInteger & FixedWidthInteger) -> Bool {
    magnitude == 0
      || type(of: magnitude).bitWidth - magnitude.leadingZeroBitCount - magnitude.trailingZeroBitCount <= 53
  }

  /// The nearest double of a decimal; `nil` where it is a whole number that no double is.
  static func double(_ digits: Int128, scale: Int) -> Double? {
    if digits.magnitude <= 1 << 53, 0...22 ~= scale { return Double(digits) / powers[scale] }
    if !isHeld(digits, scale: scale) { return nil }
    if digits.magnitude <= mostDigits {
      return Decimal128(isNegative: digits < 0, exponent: -scale, coefficient: digits.magnitude).double
    }
    return Double("\(digits)e\(-scale)")
  }

  /// Whether a decimal has a fraction, or is a whole number that is a double.
  private static func isHeld(_ digits: Int128, scale: Int) -> Bool {
    if scale > 38 { return true }
    if scale > 0 {
      let (whole, rest) = digits.magnitude.quotientAndRemainder(dividingBy: power(scale))
      return rest != 0 || isDouble(whole)
    }
    // Of each factor 10 the 5 is odd.
    var odd = digits.magnitude
    if odd != 0 { odd >>= UInt128(odd.trailingZeroBitCount) }
    for _ in 0..<(-scale) {
      guard odd < 1 << 53 else { return false }
      odd *= 5
    }
    return odd < 1 << 53
  }

  /// The decimal of 34 digits; `nil` where it has more.
  static func decimal(_ digits: Int128, scale: Int) -> Decimal128? {
    var (coefficient, exponent) = (digits.magnitude, -scale)
    while coefficient > mostDigits {
      let (quotient, rest) = coefficient.quotientAndRemainder(dividingBy: 10)
      guard rest == 0 else { return nil }
      (coefficient, exponent) = (quotient, exponent + 1)
    }
    return Decimal128(isNegative: digits < 0, exponent: exponent, coefficient: coefficient)
  }

  /// The largest number of 34 digits.
  static let mostDigits = power(34) - 1

  /// A power of ten, of at most 38.
  static func power(_ exponent: Int) -> UInt128 {
    var power: UInt128 = 1
    for _ in 0..<exponent { power *= 10 }
    return power
  }

  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]

  /// The decimal of so many bytes at an address; `nil` for one that 128 bits do not hold.
  @inline(__always) static func digits(_ start: UnsafeRawPointer, bytes: Int) -> Int128? {
    switch bytes {
    case 4: return Int128(start.loadUnaligned(as: Int32.self))
    case 8: return Int128(start.loadUnaligned(as: Int64.self))
    case 16: return start.loadUnaligned(as: Int128.self)
    default:
      let (low, high) = (start.loadUnaligned(as: Int128.self), start.loadUnaligned(fromByteOffset: 16, as: Int128.self))
      return high == low >> 127 ? low : nil
    }
  }

  // MARK: Decimals of 256 bits

  /// The decimal of 256 bits at an address.
  static func wideDigits(_ start: UnsafeRawPointer) -> BigInteger {
    let low = start.loadUnaligned(as: UInt128.self)
    let high = start.loadUnaligned(fromByteOffset: 16, as: Int128.self)
    let magnitude = BigInteger(high.magnitude) << 128
    return (high < 0 ? -magnitude : magnitude) + BigInteger(low)
  }

  /// As ``double(_:scale:)-(Int128,_)``.
  static func double(_ digits: BigInteger, scale: Int) -> Double? {
    var whole = digits.magnitude
    if scale > 0 {
      let (quotient, rest) = whole.quotientAndRemainder(dividingBy: BigInteger(1).timesTen(toThe: scale))
      guard rest.isZero else { return Double("\(digits)e\(-scale)") }
      whole = quotient
    } else {
      whole = whole.timesTen(toThe: -scale)
    }
    return whole.isZero || whole.bitWidth - whole.trailingZeroBitCount <= 53 ? Double("\(digits)e\(-scale)") : nil
  }

  /// As ``decimal(_:scale:)-(Int128,_)``.
  static func decimal(_ digits: BigInteger, scale: Int) -> Decimal128? {
    var flags = Decimal128.Flags()
    let number = Decimal128("\(digits)e\(-scale)", &flags)
    return flags.contains(.inexact) ? nil : number
  }
}
