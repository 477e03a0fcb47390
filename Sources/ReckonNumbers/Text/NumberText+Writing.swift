extension NumberText {
  /// The capacity that ``write(_:to:)`` needs: the longest text has 24 bytes, but bytes are written eight at a time.
  package static let capacity = 40

  /// Writes the text of ``shortest(_:)``.
  ///
  /// - Parameter buffer: has room for ``capacity`` bytes; the bytes after the text are undefined afterwards.
  /// - Returns: the number of bytes of the text, at most 24.
  /// - Complexity: O(1). Allocates nothing.
  package static func write(_ number: Double, to buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    guard buffer.count >= capacity, let start = buffer.baseAddress else {
      preconditionFailure("a number's text needs room for \(capacity) bytes")
    }
    let bytes = UnsafeMutableRawPointer(start)
    guard number.isFinite else { return writeSpecial(number, to: bytes) }
    // The sign is overwritten if there is none.
    bytes.storeBytes(of: UInt8(ascii: "-"), as: UInt8.self)
    let sign = number.sign == .minus ? 1 : 0
    return sign &+ writeMagnitude(number.magnitude, to: bytes + sign)
  }

  @inline(__always)
  private static func writeMagnitude(_ number: Double, to bytes: UnsafeMutableRawPointer) -> Int {
    // Every integer up to 2^53 has its own digits.
    if number <= 0x1p53 {
      let whole = Int64(number)
      if Double(whole) == number { return writeWhole(UInt64(truncatingIfNeeded: whole), to: bytes) }
    }
    // So is a decimal of up to 15 digits that parses back to the double, since no other has so few digits: here one
    // with up to six places.
    if number < 1e9 {
      let millionths = Int64(number * 1e6 + 0.5)
      if Double(millionths) / 1e6 == number, number >= 1e-4 {
        return writeMillionths(UInt64(truncatingIfNeeded: millionths), to: bytes)
      }
    }
    let decimal = ShortestDecimal(number)
    let (upper, last) = decimal.digits.quotientAndRemainder(dividingBy: 100_000_000)
    let (first, middle) = upper.quotientAndRemainder(dividingBy: 100_000_000)
    let head = UInt8(truncatingIfNeeded: first) | 0x30
    let rest = UInt128(high: eightDigits(last), low: eightDigits(middle))
    // Trailing zeros are zero bytes at the top.
    let count = 17 &- rest.leadingZeroBitCount &>> 3
    let tail = rest | 0x30303030_30303030_30303030_30303030
    let exponent = decimal.exponent

    if number <= 0x1p53, exponent >= 0 {
      // A number that is not an integer has digits after the point. Digits before it are written together with others,
      // which the point and the digits after it then overwrite.
      bytes.storeBytes(of: head, as: UInt8.self)
      store(tail, to: bytes + 1)
      bytes.storeBytes(of: UInt8(ascii: "."), toByteOffset: exponent &+ 1, as: UInt8.self)
      store(tail &>> UInt128(truncatingIfNeeded: exponent &* 8), to: bytes + exponent + 2)
      return count &+ 1
    }
    if exponent >= -4, exponent < 0 {
      bytes.storeBytes(of: UInt64(littleEndian: 0x3030_3030_3030_2E30), as: UInt64.self)
      bytes.storeBytes(of: head, toByteOffset: 1 &- exponent, as: UInt8.self)
      store(tail, to: bytes + 2 - exponent)
      return count &+ 1 &- exponent
    }
    bytes.storeBytes(of: head, as: UInt8.self)
    bytes.storeBytes(of: UInt8(ascii: "."), toByteOffset: 1, as: UInt8.self)
    store(tail, to: bytes + 2)
    let end = count == 1 ? 1 : count &+ 1
    return end &+ writeExponent(exponent, to: bytes + end)
  }

  /// An integer up to 2^53, which has at most 16 digits.
  @inline(__always)
  private static func writeWhole(_ number: UInt64, to bytes: UnsafeMutableRawPointer) -> Int {
    let (upper, lower) = number.quotientAndRemainder(dividingBy: 100_000_000)
    if upper == 0 {
      let digits = eightDigits(lower)
      // The last digit is kept, even if it is 0.
      let zeros = min(digits.trailingZeroBitCount &>> 3, 7)
      let text = (digits | 0x3030_3030_3030_3030) &>> UInt64(truncatingIfNeeded: zeros &* 8)
      bytes.storeBytes(of: text.littleEndian, as: UInt64.self)
      return 8 &- zeros
    }
    let digits = UInt128(high: eightDigits(lower), low: eightDigits(upper))
    let zeros = digits.trailingZeroBitCount &>> 3
    store((digits | 0x30303030_30303030_30303030_30303030) &>> UInt128(truncatingIfNeeded: zeros &* 8), to: bytes)
    return 16 &- zeros
  }

  /// A number below 10^15 of millionths that is not an integer.
  @inline(__always)
  private static func writeMillionths(_ number: UInt64, to bytes: UnsafeMutableRawPointer) -> Int {
    let (upper, lower) = number.quotientAndRemainder(dividingBy: 100_000_000)
    let last = eightDigits(lower)
    let digits = UInt128(high: last, low: eightDigits(upper))
    // One digit is kept before the point.
    let zeros = min(digits.trailingZeroBitCount &>> 3, 9)
    store((digits | 0x30303030_30303030_30303030_30303030) &>> UInt128(truncatingIfNeeded: zeros &* 8), to: bytes)
    let point = 10 &- zeros
    bytes.storeBytes(of: UInt8(ascii: "."), toByteOffset: point, as: UInt8.self)
    bytes.storeBytes(
      of: ((last | 0x3030_3030_3030_3030) &>> 16).littleEndian, toByteOffset: point &+ 1, as: UInt64.self)
    return point &+ 7 &- last.leadingZeroBitCount &>> 3
  }

  /// `e`, a sign if it is negative, and one to three digits.
  @inline(__always)
  private static func writeExponent(_ exponent: Int, to bytes: UnsafeMutableRawPointer) -> Int {
    bytes.storeBytes(of: UInt16(littleEndian: 0x2D65), as: UInt16.self)
    let start = exponent < 0 ? 2 : 1
    let digits = eightDigits(UInt64(exponent.magnitude))
    let zeros = digits.trailingZeroBitCount &>> 3
    let text = (digits | 0x3030_3030_3030_3030) &>> UInt64(truncatingIfNeeded: zeros &* 8)
    bytes.storeBytes(of: text.littleEndian, toByteOffset: start, as: UInt64.self)
    return start &+ 8 &- zeros
  }

  /// `inf`, `-inf` or `nan`.
  @inline(never)
  private static func writeSpecial(_ number: Double, to bytes: UnsafeMutableRawPointer) -> Int {
    let text: StaticString = number.isNaN ? "nan" : number < 0 ? "-inf" : "inf"
    bytes.copyMemory(from: text.utf8Start, byteCount: text.utf8CodeUnitCount)
    return text.utf8CodeUnitCount
  }

  /// The eight digits of a number below 10^8, the first in the lowest byte: halves, then pairs, then digits.
  @inline(__always)
  private static func eightDigits(_ number: UInt64) -> UInt64 {
    // Each quotient is a product with a reciprocal rounded up, in all lanes at once; its remainder goes to the lane
    // above it.
    let halves = number &* 0x1_0000_0000 &- number / 10_000 &* (10_000 &<< 32 &- 1)
    let hundreds = (halves &* 10_486) &>> 20 & 0x0000_007F_0000_007F
    let pairs = halves &<< 16 &- hundreds &* (100 &<< 16 &- 1)
    let tens = (pairs &* 103) &>> 10 & 0x000F_000F_000F_000F
    return pairs &<< 8 &- tens &* (10 &<< 8 &- 1)
  }

  @inline(__always)
  private static func store(_ text: UInt128, to bytes: UnsafeMutableRawPointer) {
    bytes.storeBytes(of: text.lowHalf.littleEndian, as: UInt64.self)
    bytes.storeBytes(of: text.highHalf.littleEndian, toByteOffset: 8, as: UInt64.self)
  }
}
