/// Powers of five, for the way between binary and decimal: 10^n is 5^n × 2^n.
///
/// They are worked out at first use, in about 20 µs; looking one up is a load behind a branch that is always predicted.
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

  /// Safe to share: it is written before anyone has its address, and never after.
  nonisolated(unsafe) private static let table: UnsafePointer<UInt128> = {
    let bits = UnsafeMutablePointer<UInt128>.allocate(capacity: range.count)
    // 5^n, and 2^1024 / 5^n, whose first 128 bits are still there for the last n. Dividing by five step by step, each time rounded down,
    // is dividing by the power rounded down.
    var product = Words(bit: 0)
    var quotient = Words(bit: 1024)
    (bits - range.lowerBound).initialize(to: product.leadingBits)
    for n in 1 ... -range.lowerBound {
      product.multiplyByFive()
      quotient.divideByFive()
      if n <= range.upperBound { (bits - range.lowerBound + n).initialize(to: product.leadingBits &+ (n > last ? 1 : 0)) }
      (bits - range.lowerBound - n).initialize(to: quotient.leadingBits &+ 1)
    }
    return UnsafePointer(bits)
  }()

  /// A natural number of up to 1,088 bits.
  private struct Words {
    /// The lowest first.
    private var words = [UInt64](repeating: 0, count: 17)
    /// How many words there are up to the highest that is not 0.
    private var count: Int

    /// 2^bit
    init(bit: Int) {
      words[bit / 64] = 1 << UInt64(bit % 64)
      count = bit / 64 + 1
    }

    /// The first 128 bits, the first of which is set, rounded down.
    var leadingBits: UInt128 {
      let top = UInt128(high: words[count - 1], low: count > 1 ? words[count - 2] : 0)
      let zeros = top.leadingZeroBitCount
      let next = UInt128(count > 2 ? words[count - 3] : 0)
      return top << UInt128(zeros) | (next << UInt128(zeros)) >> 64
    }

    mutating func multiplyByFive() {
      var carry: UInt64 = 0
      for index in 0..<count {
        let product = UInt128(words[index]) &* 5 &+ UInt128(carry)
        (carry, words[index]) = (product.highHalf, product.lowHalf)
      }
      if carry > 0 {
        words[count] = carry
        count += 1
      }
    }

    mutating func divideByFive() {
      var remainder: UInt64 = 0
      for index in (0..<count).reversed() {
        (words[index], remainder) = (5 as UInt64).dividingFullWidth((remainder, words[index]))
      }
      if words[count - 1] == 0 { count -= 1 }
    }
  }
}
