/// One double, or several in a vector: what the one definition of an elementary function is generic over.
///
/// Only operations that SSE2 has for two lanes at once. Comparisons are among those that are missing: `.<` with a
/// constant is compiled lane by lane, and so ``LaneBits`` compares as integers. Which way a function takes is decided
/// by ``ifAll(_:_:otherwise:)`` alone.
@usableFromInline package protocol Lanes {
  associatedtype Bits: LaneBits

  /// The same value in every lane.
  init(_ value: Double)
  init(bits: Bits)
  var bits: Bits { get }

  static func + (a: Self, b: Self) -> Self
  static func - (a: Self, b: Self) -> Self
  static func * (a: Self, b: Self) -> Self
  static func / (a: Self, b: Self) -> Self

  /// The square root of the magnitude. Taking the magnitude first keeps the compiler from a call of `sqrt` for its
  /// `errno`.
  var rootOfMagnitude: Self { get }

  /// The sum of this and a product that is exact, so that it makes no difference whether the two are rounded together
  /// or one after the other.
  func adding(exactProduct a: Self, _ b: Self) -> Self

  /// The rounded product with a number and by how much it exceeds the exact one, exactly where neither overflows nor is
  /// subnormal.
  func exactProduct(_ factor: Double) -> (high: Self, excess: Self)

  /// The lanes of `self` where the uppermost bit of a test is set, those of `other` where it is not.
  func `where`(_ test: Bits, otherwise other: Self) -> Self

  /// The range test of a function: the first value where the uppermost bit of the test is set in every lane, otherwise
  /// the second, which is to be kept apart from the loops over the fast range.
  static func ifAll(_ test: Bits, _ fast: () -> Self, otherwise slow: () -> Self) -> Self

  /// A function of each lane by itself: the way out for what has no other definition.
  func map(_ function: (Double) -> Double) -> Self
  func map(_ other: Self, _ function: (Double, Double) -> Double) -> Self

  /// The first numbers of each lane's row of a table whose rows have four, or two; each index must be one of a row.
  static func rowsOfFour(of table: [Double], at index: Bits) -> (Self, Self, Self)
  static func rowsOfTwo(of table: [Double], at index: Bits) -> (Self, Self)
}

/// The bit patterns of ``Lanes``.
@usableFromInline package protocol LaneBits {
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
  /// Another uppermost bit in every lane; the other bits mean nothing.
  @inlinable @inline(__always)
  package var opposite: Self { self ^ Self(0x8000_0000_0000_0000) }

  /// All ones in the lanes whose uppermost bit is set, otherwise zero.
  @inlinable @inline(__always)
  package var maskOfUppermostBit: Self { Self(0) &- (self &>> Self(63)) }

  /// The lanes of `a` where the mask is all ones, those of `b` where it is zero.
  @inlinable @inline(__always)
  package func choose(_ a: Self, _ b: Self) -> Self { b ^ ((a ^ b) & self) }
}

extension Lanes {
  @inlinable package static var signBit: UInt64 { 0x8000_0000_0000_0000 }
  /// The sign, the exponent and the upper 25 of the 52 stored bits of the significand.
  @inlinable package static var upperHalf: UInt64 { 0xffff_ffff_f800_0000 }
  @inlinable package static var smallestNormal: UInt64 { 0x0010_0000_0000_0000 }
  @inlinable package static var infinity: UInt64 { 0x7ff0_0000_0000_0000 }

  @inlinable @inline(__always)
  package var absolute: Self { Self(bits: bits & Bits(~Self.signBit)) }

  /// The leading 26 bits of the significand, so that products of two such values are exact.
  @inlinable @inline(__always)
  package var upper: Self { Self(bits: bits & Bits(Self.upperHalf)) }

  /// The uppermost bit alone: set in negative lanes.
  @inlinable @inline(__always)
  package var sign: Bits { bits & Bits(Self.signBit) }

  /// The uppermost bit is set in the lanes whose magnitude is below `bound`, clear for NaN; the other bits mean
  /// nothing.
  @inlinable @inline(__always)
  package func magnitude(below bound: Double) -> Bits { absolute.bits &- Bits(bound.bitPattern) }

  /// The uppermost bit is set in the lanes that are positive, finite and not subnormal; the other bits mean nothing.
  @inlinable @inline(__always)
  package var isPositiveNormal: Bits { (bits &- Bits(Self.infinity)) & (Bits(Self.smallestNormal &- 1) &- bits) }

  /// The uppermost bit is set in the lanes whose magnitude is above `bound`, NaN among them; the other bits mean
  /// nothing.
  @inlinable @inline(__always)
  package func magnitude(above bound: Double) -> Bits { Bits(bound.bitPattern) &- absolute.bits }

  /// The uppermost bit is set in the lanes that are zero; the other bits mean nothing.
  @inlinable @inline(__always)
  package var isZero: Bits { absolute.bits &- Bits(1) }

  /// The uppermost bit is set in the lanes that are infinite; the other bits mean nothing.
  @inlinable @inline(__always)
  package var isInfinite: Bits { (absolute.bits ^ Bits(Self.infinity)) &- Bits(1) }

  /// The uppermost bit is set in the lanes that are NaN; the other bits mean nothing.
  @inlinable @inline(__always)
  package var isNaN: Bits { Bits(Self.infinity) &- absolute.bits }

  @inlinable @inline(__always)
  package func adding(exactProduct a: Self, _ b: Self) -> Self { self + a * b }

  /// As Dekker (1971): the parts have 26 and 27 bits, and those of the factor, which are split to nearest, 26, so that
  /// the products are exact.
  @inlinable @inline(__always)
  package func exactProduct(_ factor: Double) -> (high: Self, excess: Self) {
    let shifted = factor * 0x1.0000002p27
    let factorUpper = shifted - (shifted - factor)
    let (first, second) = (Self(factorUpper), Self(factor - factorUpper))
    let (upper, lower) = (self.upper, self - self.upper)
    let product = self * Self(factor)
    return (product, ((product - upper * first) - upper * second - lower * first) - lower * second)
  }

  @inlinable @inline(__always)
  package func `where`(_ test: Bits, otherwise other: Self) -> Self {
    Self(bits: test.maskOfUppermostBit.choose(bits, other.bits))
  }

  /// The magnitude with the sign of `other`, of which nothing but the uppermost bit counts; negated where it has one
  /// already.
  @inlinable @inline(__always)
  package func signed(_ other: Bits) -> Self { Self(bits: bits ^ (other & Bits(Self.signBit))) }

  /// The number, or the bound with its sign where its magnitude is above; NaN becomes a bound too.
  @inlinable @inline(__always)
  package func held(within bound: Double) -> Self {
    Self(bound).signed(sign).where(magnitude(above: bound), otherwise: self)
  }

  /// The sum of this and a number that is not larger in magnitude, and what rounding left out of it.
  @inlinable @inline(__always)
  package func sum(smaller other: Self) -> (high: Self, low: Self) {
    let sum = self + other
    return (sum, other - (sum - self))
  }

  /// The same for a number that is an exact product.
  @inlinable @inline(__always)
  package func sum(smallerExactProduct a: Self, _ b: Self) -> (high: Self, low: Self) {
    let sum = adding(exactProduct: a, b)
    return (sum, (self - sum).adding(exactProduct: a, b))
  }

  @inlinable @inline(__always)
  package static func ifAll(_ test: Bits, _ fast: () -> Self, otherwise slow: () -> Self) -> Self {
    test.areNegative ? fast() : slow()
  }
}

extension Double: Lanes {
  @inlinable @inline(__always)
  package init(bits: UInt64) { self.init(bitPattern: bits) }

  @inlinable @inline(__always)
  package var bits: UInt64 { bitPattern }

  @inlinable @inline(__always)
  package var rootOfMagnitude: Double { magnitude.squareRoot() }

  /// By a comparison of doubles, which chooses where doubles are; with whole numbers both would be moved to other
  /// registers and back.
  @inlinable @inline(__always)
  package func `where`(_ test: UInt64, otherwise other: Double) -> Double {
    Double(bits: (test & Self.signBit) &>> 1) != 0 ? self : other
  }

  @inlinable @inline(__always)
  package func map(_ function: (Double) -> Double) -> Double { function(self) }

  @inlinable @inline(__always)
  package func map(_ other: Double, _ function: (Double, Double) -> Double) -> Double { function(self, other) }

  @inlinable @inline(__always)
  package static func rowsOfFour(of table: [Double], at index: UInt64) -> (Double, Double, Double) {
    table.withUnsafeBufferPointer {
      let place = Int(truncatingIfNeeded: index) &* 4
      return ($0[place], $0[place &+ 1], $0[place &+ 2])
    }
  }

  @inlinable @inline(__always)
  package static func rowsOfTwo(of table: [Double], at index: UInt64) -> (Double, Double) {
    table.withUnsafeBufferPointer {
      let place = Int(truncatingIfNeeded: index) &* 2
      return ($0[place], $0[place &+ 1])
    }
  }
}

extension UInt64: LaneBits {
  @inlinable @inline(__always)
  package var areNegative: Bool { Int64(bitPattern: self) < 0 }
}

extension SIMD8: Lanes where Scalar == Double {
  @inlinable @inline(__always)
  package init(_ value: Double) { self.init(repeating: value) }

  @inlinable @inline(__always)
  // Two types of 64 bytes without padding.
  package init(bits: SIMD8<UInt64>) { self = unsafeBitCast(bits, to: SIMD8<Double>.self) }

  @inlinable @inline(__always)
  package var bits: SIMD8<UInt64> { unsafeBitCast(self, to: SIMD8<UInt64>.self) }

  @inlinable @inline(__always)
  package var rootOfMagnitude: SIMD8<Double> {
    var result = self
    for index in 0..<8 { result[index] = self[index].magnitude.squareRoot() }
    return result
  }

  // Calls of functions by their address, so that the loops over the fast range stay short.
  @inline(never) @usableFromInline package func map(_ function: (Double) -> Double) -> SIMD8<Double> {
    var result = self
    for index in 0..<8 { result[index] = function(self[index]) }
    return result
  }

  @inline(never) @usableFromInline package func map(_ other: SIMD8<Double>, _ function: (Double, Double) -> Double)
    -> SIMD8<Double>
  {
    var result = self
    for index in 0..<8 { result[index] = function(self[index], other[index]) }
    return result
  }

  @inlinable @inline(__always)
  package static func rowsOfFour(of table: [Double], at index: SIMD8<UInt64>) -> (
    SIMD8<Double>, SIMD8<Double>, SIMD8<Double>
  ) {
    var (first, second, third) = (SIMD8<Double>(), SIMD8<Double>(), SIMD8<Double>())
    table.withUnsafeBufferPointer {
      for lane in 0..<8 {
        let place = Int(truncatingIfNeeded: index[lane]) &* 4
        (first[lane], second[lane], third[lane]) = ($0[place], $0[place &+ 1], $0[place &+ 2])
      }
    }
    return (first, second, third)
  }

  @inlinable @inline(__always)
  package static func rowsOfTwo(of table: [Double], at index: SIMD8<UInt64>) -> (SIMD8<Double>, SIMD8<Double>) {
    var (first, second) = (SIMD8<Double>(), SIMD8<Double>())
    table.withUnsafeBufferPointer {
      for lane in 0..<8 {
        let place = Int(truncatingIfNeeded: index[lane]) &* 2
        (first[lane], second[lane]) = ($0[place], $0[place &+ 1])
      }
    }
    return (first, second)
  }
}

extension SIMD8: LaneBits where Scalar == UInt64 {
  @inlinable @inline(__always)
  package init(_ value: UInt64) { self.init(repeating: value) }

  @inlinable @inline(__always)
  package var areNegative: Bool {
    let four = lowHalf & highHalf
    let two = four.lowHalf & four.highHalf
    return Int64(bitPattern: two.x & two.y) < 0
  }
}
