/// A whole number of any size from 0 on: what sums and digits of ratios need on the way. Limbs of 128 bits, so that a ratio's parts are one each.
struct Natural: Comparable {
  /// The least first; the last is not 0.
  private var limbs: [UInt128]

  init(_ value: UInt128) { limbs = value == 0 ? [] : [value] }

  /// The product of two limbs.
  init(_ a: UInt128, times b: UInt128) {
    let (high, low) = a.multipliedFullWidth(by: b)
    limbs = high == 0 ? (low == 0 ? [] : [low]) : [low, high]
  }

  var isZero: Bool { limbs.isEmpty }

  /// How many bits it takes.
  var bitWidth: Int { limbs.last.map { limbs.count * 128 - $0.leadingZeroBitCount } ?? 0 }

  /// How often 2 divides it; 0 for 0.
  var twos: Int {
    guard let first = limbs.firstIndex(where: { $0 != 0 }) else { return 0 }
    return first * 128 + limbs[first].trailingZeroBitCount
  }

  static func < (a: Natural, b: Natural) -> Bool {
    if a.limbs.count != b.limbs.count { return a.limbs.count < b.limbs.count }
    for (x, y) in zip(a.limbs.reversed(), b.limbs.reversed()) where x != y { return x < y }
    return false
  }

  static func += (a: inout Natural, b: Natural) {
    var carry: UInt128 = 0
    for index in 0..<max(a.limbs.count, b.limbs.count) {
      if index == a.limbs.count { a.limbs.append(0) }
      let (sum, first) = a.limbs[index].addingReportingOverflow(index < b.limbs.count ? b.limbs[index] : 0)
      let (total, second) = sum.addingReportingOverflow(carry)
      a.limbs[index] = total
      carry = first || second ? 1 : 0
    }
    if carry != 0 { a.limbs.append(carry) }
  }

  /// Takes away a number that is not larger.
  static func -= (a: inout Natural, b: Natural) {
    var borrow: UInt128 = 0
    for index in a.limbs.indices {
      let (difference, first) = a.limbs[index].subtractingReportingOverflow(index < b.limbs.count ? b.limbs[index] : 0)
      let (total, second) = difference.subtractingReportingOverflow(borrow)
      a.limbs[index] = total
      borrow = first || second ? 1 : 0
    }
    trim(&a.limbs)
  }

  static func *= (a: inout Natural, factor: UInt128) {
    var carry: UInt128 = 0
    for index in a.limbs.indices {
      let (high, low) = a.limbs[index].multipliedFullWidth(by: factor)
      let (sum, overflow) = low.addingReportingOverflow(carry)
      a.limbs[index] = sum
      // The high half of a product is at most 2^128 - 2.
      carry = high &+ (overflow ? 1 : 0)
    }
    if carry != 0 { a.limbs.append(carry) }
    trim(&a.limbs)
  }

  /// Multiplies by 2^twos · 5^fives, both of which are at least 0.
  mutating func scale(twos: Int, fives: Int) {
    var rest = fives
    while rest > 0 {
      let step = min(rest, PowersOfFive.last)
      self *= PowersOfFive.power(step)
      rest -= step
    }
    guard twos > 0, !isZero else { return }
    self *= 1 << UInt128(twos % 128)
    limbs.insert(contentsOf: repeatElement(0, count: twos / 128), at: 0)
  }

  /// Divides, dropping the remainder, by a number that is not 0.
  static func /= (a: inout Natural, divisor: UInt128) {
    var remainder: UInt128 = 0
    for index in a.limbs.indices.reversed() {
      (a.limbs[index], remainder) = divisor.dividingFullWidth((remainder, a.limbs[index]))
    }
    trim(&a.limbs)
  }

  static func % (a: Natural, divisor: UInt128) -> UInt128 {
    a.limbs.reversed().reduce(0) { divisor.dividingFullWidth(($0, $1)).remainder }
  }

  /// Drops low bits.
  static func >>= (a: inout Natural, count: Int) {
    a.limbs.removeFirst(min(count / 128, a.limbs.count))
    let bits = UInt128(count % 128)
    guard bits > 0 else { return }
    for index in a.limbs.indices {
      let above = index + 1 < a.limbs.count ? a.limbs[index + 1] << (128 - bits) : 0
      a.limbs[index] = a.limbs[index] >> bits | above
    }
    trim(&a.limbs)
  }

  /// The number as `significand` · 2^`shift`, exact when it fits into 128 bits, otherwise rounded half to even to its first 128.
  var rounded: (significand: UInt128, shift: Int, isExact: Bool) {
    let shift = max(0, bitWidth - 128)
    guard shift > 0 else { return (limbs.first ?? 0, 0, true) }
    var top = self
    top >>= shift - 1
    let isHalf = top.limbs[0] & 1 == 1
    let isExact = twos >= shift
    let isTie = twos == shift - 1
    top >>= 1
    let significand = top.limbs[0]
    guard isHalf, !isTie || significand & 1 == 1 else { return (significand, shift, isExact) }
    let (up, overflow) = significand.addingReportingOverflow(1)
    return overflow ? (1, shift + 128, false) : (up, shift, false)
  }

  private static func trim(_ limbs: inout [UInt128]) {
    while limbs.last == 0 { limbs.removeLast() }
  }
}
