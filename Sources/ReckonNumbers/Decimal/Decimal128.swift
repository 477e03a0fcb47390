/// A decimal number of IEEE 754-2008's format decimal128: 34 digits, exponents from -6143 to 6144, with signed zeros,
/// subnormal numbers, infinities, quiet and signalling NaN with payloads.
///
/// A number is a coefficient of at most 34 digits times a power of ten, so that 0.1 is exact, and 1.20 keeps its zero
/// and equals 1.2. Results round half to even. Each operation has a variant that reports conditions in flags, under the
/// names of the General Decimal Arithmetic (GDA) specification. Nothing traps, whatever the operands, and no operation
/// takes time that grows with an exponent.
public struct Decimal128: Sendable, BitwiseCopyable {
  /// IEEE's binary integer encoding (BID), always canonical: finite numbers have their coefficient in the low 113 bits.
  let bits: UInt128

  @inline(__always)
  init(canonicalBits bits: UInt128) { self.bits = bits }

  /// The value of any bit pattern of IEEE's binary integer encoding. As the standard requires, a coefficient with more
  /// than 34 digits reads as 0 and a payload with more than 33 digits as none.
  public init(bitPattern: UInt128) {
    if bitPattern & Self.specialMask != Self.specialMask {
      let coefficient = bitPattern & Self.coefficientMask
      bits = coefficient > Self.greatestCoefficient ? bitPattern & ~Self.coefficientMask : bitPattern
    } else if bitPattern & Self.infinityBits != Self.infinityBits {
      // The alternative position of the exponent, for coefficients from 2^113 on, which are all too large.
      bits = bitPattern & Self.signMask | (bitPattern &>> 111 & 0x3FFF) &<< 113
    } else if bitPattern & Self.nanBits != Self.nanBits {
      bits = bitPattern & (Self.signMask | Self.infinityBits)
    } else {
      let payload = bitPattern & Self.payloadMask
      let kind = bitPattern & (Self.signMask | Self.signalingNaNBits)
      bits = payload > Self.greatestPayload ? kind : kind | payload
    }
  }

  /// The canonical encoding; canonical patterns are unchanged.
  public var bitPattern: UInt128 { bits }

  /// 0, with exponent 0.
  public static let zero = Decimal128(isNegative: false, exponent: 0, coefficient: 0)
  /// 1, with exponent 0.
  public static let one = Decimal128(isNegative: false, exponent: 0, coefficient: 1)
  /// The quiet NaN without sign and payload.
  public static let nan = Decimal128(canonicalBits: nanBits)
  /// Positive infinity.
  public static let infinity = Decimal128(canonicalBits: infinityBits)
  /// 9.999999999999999999999999999999999E+6144.
  public static let greatestFiniteMagnitude = Decimal128(
    isNegative: false, exponent: greatestExponent, coefficient: greatestCoefficient)
  /// 1E-6143, the least number of full precision.
  public static let leastNormalMagnitude = Decimal128(isNegative: false, exponent: -6143, coefficient: 1)
  /// 1E-6176.
  public static let leastNonzeroMagnitude = Decimal128(isNegative: false, exponent: leastExponent, coefficient: 1)

  // The steering bits: both are set in non-finite values, and never in a canonical finite number.
  static let specialMask: UInt128 = 0x6000_0000_0000_0000_0000_0000_0000_0000
  static let signMask: UInt128 = 0x8000_0000_0000_0000_0000_0000_0000_0000
  static let infinityBits: UInt128 = 0x7800_0000_0000_0000_0000_0000_0000_0000
  static let nanBits: UInt128 = 0x7C00_0000_0000_0000_0000_0000_0000_0000
  static let signalingNaNBits: UInt128 = 0x7E00_0000_0000_0000_0000_0000_0000_0000
  static let coefficientMask: UInt128 = 0x0001_FFFF_FFFF_FFFF_FFFF_FFFF_FFFF_FFFF
  static let payloadMask: UInt128 = 0x0000_3FFF_FFFF_FFFF_FFFF_FFFF_FFFF_FFFF
  static let greatestPayload: UInt128 = 999_999_999_999_999_999_999_999_999_999_999
  static let greatestCoefficient: UInt128 = 9_999_999_999_999_999_999_999_999_999_999_999

  /// The digits of the largest coefficient.
  static let precision = 34
  /// The exponents of the coefficient's last digit.
  static let leastExponent = -6176
  static let greatestExponent = 6111
  /// The exponents of a normal number's first digit.
  static let leastNormalExponent = -6143
  static let greatestNormalExponent = 6144
}

// MARK: - Parts

extension Decimal128 {
  /// A finite number. The exponent must be from -6176 to 6111, the coefficient at most 10^34 - 1.
  @inline(__always)
  package init(isNegative: Bool, exponent: Int, coefficient: UInt128) {
    let high = (isNegative ? 1 &<< 63 : 0) | UInt64(truncatingIfNeeded: exponent &- Self.leastExponent) &<< 49
    bits = UInt128(high: high, low: 0) | coefficient
  }

  @inline(__always)
  var high: UInt64 { bits.highHalf }

  /// A power of ten, whose exponent must be from -6176 to 6111.
  @inline(__always)
  package init(exponent: Int) { self.init(isNegative: false, exponent: exponent, coefficient: 1) }

  /// The exponent of the last digit. Only for finite numbers.
  @inline(__always)
  package var exponent: Int { Int(truncatingIfNeeded: high &>> 49 & 0x3FFF) &+ Self.leastExponent }

  /// Only for finite numbers.
  @inline(__always)
  package var coefficient: UInt128 { bits & Self.coefficientMask }

  /// The number as an integer and a power of ten: `coefficient × 10^exponent`, with its trailing zeros. All zero for
  /// non-finite values.
  package var digits: (isNegative: Bool, coefficient: UInt128, exponent: Int) {
    isFinite ? (isNegative, coefficient, exponent) : (isNegative, 0, 0)
  }

  /// Whether the sign is minus, also of 0 and NaN.
  public var isNegative: Bool { high &>> 63 != 0 }
  /// The sign, also of 0 and NaN.
  public var sign: FloatingPointSign { isNegative ? .minus : .plus }
  /// Whether this is neither infinite nor a NaN.
  public var isFinite: Bool { high & 0x6000_0000_0000_0000 != 0x6000_0000_0000_0000 }
  /// Whether this is an infinity.
  public var isInfinite: Bool { high & 0x7C00_0000_0000_0000 == 0x7800_0000_0000_0000 }
  /// Whether this is a NaN, quiet or signalling.
  public var isNaN: Bool { high & 0x7C00_0000_0000_0000 == 0x7C00_0000_0000_0000 }
  /// Whether this is a signalling NaN.
  public var isSignalingNaN: Bool { high & 0x7E00_0000_0000_0000 == 0x7E00_0000_0000_0000 }
  /// Whether this is 0, of either sign.
  public var isZero: Bool { isFinite && coefficient == 0 }

  /// The number without its sign; a NaN is unchanged except for its sign.
  public var magnitude: Decimal128 { Decimal128(canonicalBits: bits & ~Self.signMask) }

  /// The negated number, including zeros and NaN.
  public static prefix func - (operand: Decimal128) -> Decimal128 { Decimal128(canonicalBits: operand.bits ^ signMask) }

  /// The quiet form of a NaN, with its sign and payload.
  var quieted: Decimal128 { Decimal128(canonicalBits: bits & ~(Self.signalingNaNBits ^ Self.nanBits)) }
}
