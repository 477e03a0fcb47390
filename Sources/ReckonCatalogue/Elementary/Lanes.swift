/// One double, or several in a vector: what the one definition of an elementary function is generic over.
///
/// Only operations that SSE2 has for two lanes at once. Comparisons are among those that are missing: `.<` with a constant is
/// compiled lane by lane, and so ``LaneBits`` compares as integers.
@usableFromInline protocol Lanes {
  associatedtype Bits: LaneBits

  /// The same value in every lane.
  init(_ value: Double)
  init(bits: Bits)
  var bits: Bits { get }

  static func + (a: Self, b: Self) -> Self
  static func - (a: Self, b: Self) -> Self
  static func * (a: Self, b: Self) -> Self
  static func / (a: Self, b: Self) -> Self

  /// The square root of the magnitude. Taking the magnitude first keeps the compiler from a call of `sqrt` for its `errno`.
  var rootOfMagnitude: Self { get }
}

/// The bit patterns of ``Lanes``.
@usableFromInline protocol LaneBits {
  /// The same pattern in every lane.
  init(_ value: UInt64)

  static func & (a: Self, b: Self) -> Self
  static func | (a: Self, b: Self) -> Self
  static func ^ (a: Self, b: Self) -> Self
  static func &+ (a: Self, b: Self) -> Self
  static func &- (a: Self, b: Self) -> Self
  static func &<< (a: Self, b: Self) -> Self
  static func &>> (a: Self, b: Self) -> Self

  /// Whether the uppermost bit is set in every lane.
  var areNegative: Bool { get }
}

extension LaneBits {
  /// All ones in the lanes whose lowest bit is set, otherwise zero.
  @inlinable @inline(__always)
  var maskOfLowestBit: Self { Self(0) &- (self & Self(1)) }

  /// All ones in the lanes whose uppermost bit is set, otherwise zero.
  @inlinable @inline(__always)
  var maskOfUppermostBit: Self { Self(0) &- (self &>> Self(63)) }

  /// The lanes of `a` where the mask is all ones, those of `b` where it is zero.
  @inlinable @inline(__always)
  func choose(_ a: Self, _ b: Self) -> Self { b ^ ((a ^ b) & self) }
}

extension Lanes {
  @inlinable static var signBit: UInt64 { 0x8000_0000_0000_0000 }
  /// The sign, the exponent and the upper 25 of the 52 stored bits of the significand.
  @inlinable static var upperHalf: UInt64 { 0xffff_ffff_f800_0000 }
  @inlinable static var smallestNormal: UInt64 { 0x0010_0000_0000_0000 }
  @inlinable static var infinity: UInt64 { 0x7ff0_0000_0000_0000 }

  @inlinable @inline(__always)
  var absolute: Self { Self(bits: bits & Bits(~Self.signBit)) }

  /// The leading 26 bits of the significand, so that products of two such values are exact.
  @inlinable @inline(__always)
  var upper: Self { Self(bits: bits & Bits(Self.upperHalf)) }

  /// The uppermost bit alone: set in negative lanes.
  @inlinable @inline(__always)
  var sign: Bits { bits & Bits(Self.signBit) }

  /// The uppermost bit is set in the lanes whose magnitude is below `bound`, clear for NaN; the other bits mean nothing.
  @inlinable @inline(__always)
  func magnitude(below bound: Double) -> Bits { absolute.bits &- Bits(bound.bitPattern) }

  /// The uppermost bit is set in the lanes that are positive, finite and not subnormal; the other bits mean nothing.
  @inlinable @inline(__always)
  var isPositiveNormal: Bits { (bits &- Bits(Self.infinity)) & (Bits(Self.smallestNormal &- 1) &- bits) }

  /// Whether every lane's magnitude is below `bound`; false for NaN.
  @inlinable @inline(__always)
  func magnitudesAreBelow(_ bound: Double) -> Bool { magnitude(below: bound).areNegative }
}

extension Double: Lanes {
  @inlinable @inline(__always)
  init(bits: UInt64) { self.init(bitPattern: bits) }

  @inlinable @inline(__always)
  var bits: UInt64 { bitPattern }

  @inlinable @inline(__always)
  var rootOfMagnitude: Double { magnitude.squareRoot() }
}

extension UInt64: LaneBits {
  @inlinable @inline(__always)
  var areNegative: Bool { Int64(bitPattern: self) < 0 }
}

extension SIMD8: Lanes where Scalar == Double {
  @inlinable @inline(__always)
  init(_ value: Double) { self.init(repeating: value) }

  @inlinable @inline(__always)
  init(bits: SIMD8<UInt64>) { self = unsafeBitCast(bits, to: SIMD8<Double>.self) }  // Two types of 64 bytes without padding.

  @inlinable @inline(__always)
  var bits: SIMD8<UInt64> { unsafeBitCast(self, to: SIMD8<UInt64>.self) }

  @inlinable @inline(__always)
  var rootOfMagnitude: SIMD8<Double> {
    var result = self
    for index in 0..<8 { result[index] = self[index].magnitude.squareRoot() }
    return result
  }
}

extension SIMD8: LaneBits where Scalar == UInt64 {
  @inlinable @inline(__always)
  init(_ value: UInt64) { self.init(repeating: value) }

  @inlinable @inline(__always)
  var areNegative: Bool {
    let four = lowHalf & highHalf
    let two = four.lowHalf & four.highHalf
    return Int64(bitPattern: two.x & two.y) < 0
  }
}
