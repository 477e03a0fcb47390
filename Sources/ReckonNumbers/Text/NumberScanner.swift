/// Parses decimal numbers from bytes.
package enum NumberScanner {
  /// Parses the longest prefix of the bytes that is a number: an optional sign, digits with an optional point before,
  /// between or after them, and an optional exponent: `e` or `E`, an optional sign, and digits.
  ///
  /// There is no other form: no blanks, underscores, `inf`, `nan`, nor other bases. No byte at or after `end` is read.
  ///
  /// - Parameters:
  ///   - start: the first byte.
  ///   - end: the position after the last byte, not before `start`.
  ///   - value: becomes the double nearest to the number, half to even; infinity if it is too large, and ±0 if it is
  ///     too small. Unchanged if there is no number.
  /// - Returns: the position after the number; `start` if there is none.
  /// - Complexity: O(digits). Allocates only for numbers with more than 19 digits, and of those only for the few that
  ///   are nearly halfway between two doubles.
  package static func scan(
    _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>, _ value: inout Double
  ) -> UnsafePointer<UInt8> {
    let stop = scanShort(start, end, &value)
    return stop > start ? stop : scanAny(start, end, &value)
  }

  /// Parses a number of up to seven digits without a sign and an exponent, if its end is in the first eight bytes;
  /// otherwise nothing.
  ///
  /// The next number in a file depends on the end of this one, so no branch depends on the number of digits.
  @inline(__always)
  private static func scanShort(
    _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>, _ value: inout Double
  ) -> UnsafePointer<UInt8> {
    guard end - start >= 8 else { return start }
    let bytes = digits(start)
    let others = nonDigits(bytes)
    let whole = others.trailingZeroBitCount & 0x38
    if byte(of: bytes, at: whole) == point {
      let stop = (others & (others &- 1)).trailingZeroBitCount & 0x38
      return finishShort(
        start, bytes, withoutPoint(bytes, at: whole), stop, places: (stop &- whole) &>> 3 &- 1, count: stop &>> 3 &- 1,
        &value)
    }
    return finishShort(start, bytes, bytes, whole, places: 0, count: whole &>> 3, &value)
  }

  /// Completes a short number that ends where its eight bytes have the bit `stop`, 0 if they contain none.
  @inline(__always)
  private static func finishShort(
    _ start: UnsafePointer<UInt8>, _ bytes: UInt64, _ digits: UInt64, _ stop: Int, places: Int, count: Int,
    _ value: inout Double
  ) -> UnsafePointer<UInt8> {
    if count <= 0 || byte(of: bytes, at: stop) | 0x20 == exponentMark { return start }
    // Both are doubles (Clinger 1990). There are at most seven places, which the mask proves to the compiler.
    value = Double(Int32(truncatingIfNeeded: number(of: digits, count))) / PowersOfTen.doubles[places & 7]
    return start + stop &>> 3
  }

  @inline(never)
  private static func scanAny(
    _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>, _ value: inout Double
  ) -> UnsafePointer<UInt8> {
    guard start < end else { return start }
    guard start.pointee == UInt8(ascii: "-") || start.pointee == UInt8(ascii: "+") else {
      return scanLong(start, end, &value)
    }
    let digits = start + 1
    var stop = scanShort(digits, end, &value)
    if stop == digits { stop = scanLong(digits, end, &value) }
    if stop == digits { return start }
    if start.pointee == UInt8(ascii: "-") { value = -value }
    return stop
  }

  /// Parses any number without a sign.
  @inline(__always)
  private static func scanLong(
    _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>, _ value: inout Double
  ) -> UnsafePointer<UInt8> {
    var at = start
    var significand: UInt64 = 0
    var (count, exponent) = (0, 0)
    var hasPoint = false
    if end - at >= 8, case let bytes = digits(at), case let others = nonDigits(bytes), others != 0,
      others & (others &- 1) == 0,
      case let whole = others.trailingZeroBitCount & 0x38, byte(of: bytes, at: whole) == point
    {
      // Seven digits and a point: the rest does not depend on the point's position.
      hasPoint = true
      significand = number(of: withoutPoint(bytes, at: whole), 7)
      (count, exponent) = (7, whole &>> 3 &- 7)
      at += 8
    } else {
      at = readDigits(at, end, &significand)
      count = at - start
      if at < end, at.pointee == UInt8(ascii: ".") {
        hasPoint = true
        at += 1
      }
    }
    if hasPoint {
      let decimals = at
      at = readDigits(at, end, &significand)
      exponent &-= at - decimals
      count &+= at - decimals
    }
    if count == 0 { return start }
    if at < end, at.pointee | 0x20 == UInt8(ascii: "e") { at = readExponent(at, end, &exponent) }
    value =
      count <= 19
      ? double(significand, exponent: exponent) : DigitText(start, count: count, exponent: exponent).double()
    return at
  }

  /// Reads digits, and appends them to a significand, which wraps around after 19.
  @inline(__always)
  private static func readDigits(
    _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>, _ significand: inout UInt64
  ) -> UnsafePointer<UInt8> {
    var at = start
    while end - at >= 8 {
      let bytes = digits(at)
      let others = nonDigits(bytes)
      if others != 0 {
        let count = others.trailingZeroBitCount &>> 3
        significand = significand &* smallPowersOfTen[count] &+ number(of: bytes, count)
        return at + count
      }
      significand = significand &* 100_000_000 &+ eightDigits(bytes)
      at += 8
    }
    while at < end, case let digit = at.pointee &- 0x30, digit < 10 {
      significand = significand &* 10 &+ UInt64(digit)
      at += 1
    }
    return at
  }

  /// Eight readable bytes, the first the lowest; digits as numbers.
  @inline(__always)
  private static func digits(_ at: UnsafePointer<UInt8>) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(at).loadUnaligned(as: UInt64.self)) ^ 0x3030_3030_3030_3030
  }

  /// The transformed values of `.`, and of `e` and `E` with one more bit set.
  private static let point: UInt64 = 0x1E
  private static let exponentMark: UInt64 = 0x75

  /// The byte at a bit offset.
  @inline(__always)
  private static func byte(of bytes: UInt64, at bit: Int) -> UInt64 { bytes &>> UInt64(truncatingIfNeeded: bit) & 0xFF }

  /// Seven bytes, without the one at a bit offset.
  @inline(__always)
  private static func withoutPoint(_ bytes: UInt64, at bit: Int) -> UInt64 {
    let before = (1 as UInt64) &<< UInt64(truncatingIfNeeded: bit) &- 1
    return bytes & before | (bytes &>> 8) & ~before
  }

  /// Sets the first bit of each byte above 9, and possibly that of a byte after one above 0x89.
  @inline(__always)
  private static func nonDigits(_ bytes: UInt64) -> UInt64 {
    (bytes | (bytes &+ 0x7676_7676_7676_7676)) & 0x8080_8080_8080_8080
  }

  /// The number written by the first digits of eight bytes, up to seven of them.
  @inline(__always)
  private static func number(of bytes: UInt64, _ count: Int) -> UInt64 {
    // They move to the end, after zeros.
    eightDigits((bytes &<< 8) &<< UInt64(truncatingIfNeeded: 56 &- count &* 8))
  }

  /// The number written by eight digits, the first in the lowest byte: pairs of digits, then of pairs, then of those.
  @inline(__always)
  private static func eightDigits(_ digits: UInt64) -> UInt64 {
    let pairs = digits &* 10 &+ digits &>> 8
    let (odd, even) = (pairs & 0x0000_00FF_0000_00FF, pairs &>> 16 & 0x0000_00FF_0000_00FF)
    return (odd &* 0x000F_4240_0000_0064 &+ even &* 0x0000_2710_0000_0001) &>> 32
  }

  /// 10^n, n from 0 to 7.
  private static let smallPowersOfTen: [UInt64] = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000]

  /// Reads `e`, an optional sign, and digits, and adds the exponent; reads nothing if there are no digits.
  @inline(__always)
  private static func readExponent(
    _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>, _ exponent: inout Int
  ) -> UnsafePointer<UInt8> {
    var at = start + 1
    guard at < end else { return start }
    let isNegative = at.pointee == UInt8(ascii: "-")
    if isNegative || at.pointee == UInt8(ascii: "+") { at += 1 }
    let digits = at
    var number = 0
    while at < end, case let digit = at.pointee &- 0x30, digit < 10 {
      // More than the digits of a text in memory could compensate.
      if number < Int.max / 100 { number = number &* 10 &+ Int(digit) }
      at += 1
    }
    guard at > digits else { return start }
    exponent &+= isNegative ? -number : number
    return at
  }
}
