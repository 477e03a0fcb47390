/// Powers of five, for conversion between binary and decimal: 10^n is 5^n × 2^n.
enum PowersOfFive {
  /// The largest power below 2^128.
  static let last = 55

  /// The powers with known leading bits. Doubles use those from -342 (the smallest of 19 digits) to 324 (the digits of
  /// the smallest double), decimals a few more on both sides.
  static let range = -385...384

  /// 5^n, n from 0 to 55.
  @inline(__always)
  static func power(_ n: Int) -> UInt128 {
    bitsRoundedUp(n) &>> UInt128(truncatingIfNeeded: 0 &- exponent(n))
  }

  /// The first 128 bits of 5^n, n in ``range``: 5^n is from `bits × 2^exponent` to less than `(bits + 1) × 2^exponent`,
  /// and the first bit of `bits` is set.
  static func leadingBits(_ n: Int) -> (bits: UInt128, exponent: Int) {
    (bitsRoundedUp(n) &- (n >= 0 && n <= last ? 0 : 1), exponent(n))
  }

  /// The first 128 bits of 5^n, n in ``range``, rounded up unless they are exact: 5^n is at most `bits × 2^exponent`
  /// and more than `(bits - 1) × 2^exponent`.
  ///
  /// The top 64 bits are those of 5^n itself, since the others are never all set in the range.
  @inline(__always)
  static func bitsRoundedUp(_ n: Int) -> UInt128 { table[n &- range.lowerBound] }

  /// The exponent of the first 128 bits of 5^n: n × log2(5) rounded down, which the fraction yields for all n in the
  /// range, minus 127.
  @inline(__always)
  static func exponent(_ n: Int) -> Int { (n &* 1_217_359) &>> 19 &- 127 }
}
