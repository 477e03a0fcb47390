/// Powers of five, for the way between binary and decimal: 10^n is 5^n × 2^n.
enum PowersOfFive {
  /// The largest power below 2^128.
  static let last = 55

  /// The powers whose first bits are known. Doubles take those from -342 (the smallest of 19 digits) to 324 (the digits of the smallest
  /// double), decimals a little more on both sides.
  static let range = -385...384

  /// 5^n, n from 0 to 55.
  @inline(__always)
  static func power(_ n: Int) -> UInt128 {
    bitsRoundedUp(n) &>> UInt128(truncatingIfNeeded: 0 &- exponent(n))
  }

  /// The first 128 bits of 5^n, n in ``range``: 5^n is from `bits × 2^exponent` to less than `(bits + 1) × 2^exponent`, and `bits` has
  /// its first bit set.
  static func leadingBits(_ n: Int) -> (bits: UInt128, exponent: Int) {
    (bitsRoundedUp(n) &- (n >= 0 && n <= last ? 0 : 1), exponent(n))
  }

  /// The first 128 bits of 5^n, n in ``range``, 1 more in the last unless they are all: 5^n is at most `bits × 2^exponent` and more than
  /// `(bits - 1) × 2^exponent`.
  ///
  /// The 64 bits on top are those of 5^n itself, as nowhere in the range the others are all set.
  @inline(__always)
  static func bitsRoundedUp(_ n: Int) -> UInt128 { table[n &- range.lowerBound] }

  /// The exponent that goes with the first 128 bits of 5^n: n × log2(5) rounded down, which the fraction gives for all n in the range,
  /// less 127.
  @inline(__always)
  static func exponent(_ n: Int) -> Int { (n &* 1_217_359) &>> 19 &- 127 }
}
