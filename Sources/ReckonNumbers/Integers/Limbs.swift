/// Arithmetic on natural numbers as rows of 64-bit limbs in memory, least significant first.
///
/// The caller owns the memory: rows have as many limbs as the counts say, and a result may alias an operand, from the
/// same limb on, where a comment says so. This is the only code that accesses limbs by address.
enum Limbs {
  typealias Row = UnsafePointer<UInt64>
  typealias Result = UnsafeMutablePointer<UInt64>

  /// The count without leading zeros.
  static func trimmed(_ a: Row, _ count: Int) -> Int {
    var count = count
    while count > 0, a[count &- 1] == 0 { count &-= 1 }
    return count
  }

  /// Whether a < b, both with `count` limbs.
  static func isLess(_ a: Row, _ b: Row, _ count: Int) -> Bool {
    var index = count &- 1
    while index >= 0 {
      if a[index] != b[index] { return a[index] < b[index] }
      index &-= 1
    }
    return false
  }

  /// r = a + b, the first at least as long; returns the carry. `r` may be either operand.
  @discardableResult static func add(_ r: Result, _ a: Row, _ count: Int, _ b: Row, _ shorter: Int) -> UInt64 {
    var carry = false
    var index = 0
    while index < shorter {
      let (sum, first) = a[index].addingReportingOverflow(b[index])
      let (total, second) = sum.addingReportingOverflow(carry ? 1 : 0)
      r[index] = total
      carry = first != second
      index &+= 1
    }
    return carryOn(r, a, from: shorter, count, carry)
  }

  /// r = a from a limb on, plus a carry; returns the carry.
  private static func carryOn(_ r: Result, _ a: Row, from start: Int, _ count: Int, _ carry: Bool) -> UInt64 {
    var index = start
    var carry = carry
    while carry, index < count {
      (r[index], carry) = a[index].addingReportingOverflow(1)
      index &+= 1
    }
    if index < count, UnsafePointer(r) != a { (r + index).update(from: a + index, count: count &- index) }
    return carry ? 1 : 0
  }

  /// r = a - b, the first at least as long; returns the borrow. `r` may be either operand.
  @discardableResult static func subtract(_ r: Result, _ a: Row, _ count: Int, _ b: Row, _ shorter: Int) -> UInt64 {
    var borrow = false
    var index = 0
    while index < shorter {
      let (difference, first) = a[index].subtractingReportingOverflow(b[index])
      let (total, second) = difference.subtractingReportingOverflow(borrow ? 1 : 0)
      r[index] = total
      borrow = first != second
      index &+= 1
    }
    while borrow, index < count {
      (r[index], borrow) = a[index].subtractingReportingOverflow(1)
      index &+= 1
    }
    if index < count, UnsafePointer(r) != a { (r + index).update(from: a + index, count: count &- index) }
    return borrow ? 1 : 0
  }

  /// r = |a - b| in `count` limbs, the second at most as long as the first; returns whether a < b.
  static func subtractMagnitudes(_ r: Result, _ a: Row, _ count: Int, _ b: Row, _ shorter: Int) -> Bool {
    if trimmed(a + shorter, count &- shorter) == 0, isLess(a, b, shorter) {
      subtract(r, b, shorter, a, shorter)
      (r + shorter).update(repeating: 0, count: count &- shorter)
      return true
    }
    subtract(r, a, count, b, shorter)
    return false
  }

  /// r = a · factor + carry; returns the carry. `r` may be `a`.
  @discardableResult static func multiply(_ r: Result, _ a: Row, _ count: Int, by factor: UInt64, carry: UInt64 = 0)
    -> UInt64
  {
    var carry = carry
    var index = 0
    while index < count {
      let product = a[index].multipliedFullWidth(by: factor)
      let (low, overflow) = product.low.addingReportingOverflow(carry)
      r[index] = low
      carry = product.high &+ (overflow ? 1 : 0)
      index &+= 1
    }
    return carry
  }

  /// r += a · factor; returns the carry.
  @inline(__always) static func addProduct(_ r: Result, _ a: Row, _ count: Int, by factor: UInt64) -> UInt64 {
    var carry: UInt64 = 0
    var index = 0
    while index < count {
      let product = a[index].multipliedFullWidth(by: factor)
      let (low, first) = product.low.addingReportingOverflow(carry)
      let (sum, second) = low.addingReportingOverflow(r[index])
      r[index] = sum
      // The high half of a product is at most 2^64 - 2, which leaves room for both carries.
      carry = product.high &+ (first ? 1 : 0) &+ (second ? 1 : 0)
      index &+= 1
    }
    return carry
  }

  /// r -= a · factor; returns the borrow.
  @inline(__always) static func subtractProduct(_ r: Result, _ a: Row, _ count: Int, by factor: UInt64) -> UInt64 {
    var carry: UInt64 = 0
    var index = 0
    while index < count {
      let product = a[index].multipliedFullWidth(by: factor)
      let (low, first) = product.low.addingReportingOverflow(carry)
      let (rest, second) = r[index].subtractingReportingOverflow(low)
      r[index] = rest
      carry = product.high &+ (first ? 1 : 0) &+ (second ? 1 : 0)
      index &+= 1
    }
    return carry
  }

  /// r = a · 2^bits with 0 < bits < 64; returns the bits shifted out. `r` may be `a` or overlap it from above.
  static func shiftLeft(_ r: Result, _ a: Row, _ count: Int, by bits: Int) -> UInt64 {
    let (up, down) = (UInt64(truncatingIfNeeded: bits), UInt64(truncatingIfNeeded: 64 &- bits))
    let out = a[count &- 1] &>> down
    var index = count &- 1
    while index > 0 {
      r[index] = a[index] &<< up | a[index &- 1] &>> down
      index &-= 1
    }
    r[0] = a[0] &<< up
    return out
  }

  /// r = ⌊a / 2^bits⌋ with 0 < bits < 64. `r` may be `a` or overlap it from below.
  static func shiftRight(_ r: Result, _ a: Row, _ count: Int, by bits: Int) {
    let (down, up) = (UInt64(truncatingIfNeeded: bits), UInt64(truncatingIfNeeded: 64 &- bits))
    var index = 0
    while index &+ 1 < count {
      r[index] = a[index] &>> down | a[index &+ 1] &<< up
      index &+= 1
    }
    r[index] = a[index] &>> down
  }

  /// r = a / 3 for a multiple of 3 (Jebelean 1993: from the low end, by the inverse of 3 modulo 2^64). `r` may be `a`.
  static func divideExactlyByThree(_ r: Result, _ a: Row, _ count: Int) {
    var borrow: UInt64 = 0
    for index in 0..<count {
      let (limb, under) = a[index].subtractingReportingOverflow(borrow)
      let quotient = limb &* 0xAAAA_AAAA_AAAA_AAAB
      r[index] = quotient
      borrow =
        (under ? 1 : 0) &+ (quotient > 0x5555_5555_5555_5555 ? 1 : 0) &+ (quotient > 0xAAAA_AAAA_AAAA_AAAA ? 1 : 0)
    }
  }
}
