/// Digits in memory, with an optional point between them, that may exceed 64 bits.
struct DigitText {
  /// The next digit, or the point before it.
  private var at: UnsafePointer<UInt8>
  /// The number of remaining digits.
  private var count: Int
  /// The exponent of the last digit.
  private let exponent: Int

  /// - Parameters:
  ///   - start: the first of the digits, or a point before it; all of them must stay in memory as long as this exists.
  ///   - count: the number of digits, at least 1.
  ///   - exponent: the exponent of the last digit.
  init(_ start: UnsafePointer<UInt8>, count: Int, exponent: Int) {
    (at, self.count, self.exponent) = (start, count, exponent)
  }

  /// The double nearest to the number, half to even.
  ///
  /// - Complexity: O(digits), whatever the exponent.
  func double() -> Double {
    var rest = self
    var significand: UInt64 = 0
    // Leading zeros do not count.
    while rest.count > 0, significand < 1_000_000_000_000_000_000 { significand = significand &* 10 &+ rest.next() }
    let exponent = rest.exponentOfLastRead
    let lower = NumberScanner.double(significand, exponent: exponent)
    if rest.count == 0 { return lower }
    // The rest is less than 1 in the last place.
    let upper = NumberScanner.double(significand &+ 1, exponent: exponent)
    return lower == upper ? lower : rest.nearest(lower, upper, significand)
  }

  /// The nearer of two adjacent doubles, with the number between them, given the digits read so far.
  private consuming func nearest(_ lower: Double, _ upper: Double, _ significand: UInt64) -> Double {
    var number = BigInteger(significand)
    // A number halfway between two doubles has at most 768 digits; of the rest, it only matters whether it is 0.
    for _ in 0..<40 where count > 0 {
      var part: UInt64 = 0
      let length = min(count, 19)
      for _ in 0..<length { part = part &* 10 &+ next() }
      number = number * BigInteger(PowersOfTen.power(length)) + BigInteger(part)
    }
    var exponent = exponentOfLastRead
    var isMore = false
    while count > 0 { isMore = next() != 0 || isMore }
    if isMore {
      number = number * 10 + 1
      exponent &-= 1
    }
    // The midpoint, in units of half the distance.
    let isNormal = lower.isNormal
    var middle = BigInteger((lower.significandBitPattern | (isNormal ? 1 &<< 52 : 0)) &* 2 &+ 1)
    let power = max(Int(lower.exponentBitPattern), 1) &- 1076
    number = number.scaled(twos: max(0, exponent) &+ max(0, -power), fives: max(0, exponent))
    middle = middle.scaled(twos: max(0, -exponent) &+ max(0, power), fives: max(0, -exponent))
    if number == middle { return lower.significandBitPattern & 1 == 0 ? lower : upper }
    return number < middle ? lower : upper
  }

  private var exponentOfLastRead: Int { exponent &+ count }

  private mutating func next() -> UInt64 {
    if at.pointee == UInt8(ascii: ".") { at += 1 }
    let digit = UInt64(at.pointee & 0xF)
    at += 1
    count &-= 1
    return digit
  }
}
