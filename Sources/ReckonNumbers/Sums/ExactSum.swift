/// An exact sum of doubles: a fixed-point number wide enough for all of them.
///
/// Algorithm: Neal, "Fast exact summation using small and large superaccumulators" (2015), the small one. Chunks of 32
/// bits are stored in 64-bit integers, so that 2²⁹ terms can be added before carries are propagated.
package struct ExactSum {
  /// Chunk i counts 2^(32 i - 1074). The largest double needs bit 2097, sums of 2²⁹ of them 29 more.
  private var chunks = [Int64](repeating: 0, count: 70)

  package init(_ values: UnsafeBufferPointer<Double>) { for value in values { add(value) } }

  /// Adds a finite double. Complexity: O(1).
  package mutating func add(_ x: Double) {
    let exponent = Int(x.exponentBitPattern)
    let significand = x.significandBitPattern | (exponent == 0 ? 0 : 1 << 52)
    let position = max(exponent, 1) - 1
    let wide = UInt128(significand) << UInt128(position & 31)
    let first = position >> 5
    for index in 0..<3 {
      let part = Int64(truncatingIfNeeded: wide >> UInt128(32 * index) & 0xFFFF_FFFF)
      chunks[first + index] += x.sign == .minus ? -part : part
    }
  }

  /// The magnitude in chunks of 32 bits, lowest first.
  private func magnitude() -> (isNegative: Bool, chunks: [UInt32]) {
    func carried(_ chunks: [Int64]) -> (carry: Int64, chunks: [UInt32]) {
      var carry: Int64 = 0
      let result = chunks.map { chunk in
        let sum = chunk + carry
        // Rounds down, so that the rest is not negative.
        carry = sum >> 32
        return UInt32(truncatingIfNeeded: sum)
      }
      return (carry, result)
    }
    let sum = carried(chunks)
    return sum.carry < 0 ? (true, carried(chunks.map { -$0 }).chunks) : (false, sum.chunks)
  }

  /// The first 128 significant bits from the highest set one on, with a sticky lowest bit, and the power of two of the
  /// lowest; `nil` for 0.
  private func leadingBits() -> (isNegative: Bool, bits: UInt128, exponent: Int)? {
    let (isNegative, chunks) = magnitude()
    guard let last = chunks.lastIndex(where: { $0 != 0 }) else { return nil }
    var bits: UInt128 = 0
    for index in 0..<4 { bits = bits << 32 | UInt128(last >= index ? chunks[last - index] : 0) }
    let shift = UInt128(chunks[last].leadingZeroBitCount)
    let next = last >= 4 ? chunks[last - 4] : 0
    bits = bits << shift | UInt128(next >> (32 - UInt32(shift)))
    let isCut = last >= 4 && (next << UInt32(shift) != 0 || chunks[..<(last - 4)].contains { $0 != 0 })
    return (isNegative, bits | (isCut ? 1 : 0), 32 * (last - 3) - Int(shift) - 1074)
  }

  /// The nearest double, half to even; an infinity beyond the range.
  package var value: Double {
    guard let (isNegative, bits, exponent) = leadingBits() else { return 0 }
    // 64 bits with a sticky one round like all bits would. Subnormal sums have too few bits to be rounded at all.
    let upper = UInt64(truncatingIfNeeded: bits >> 64) | (UInt64(truncatingIfNeeded: bits) == 0 ? 0 : 1)
    return Double(sign: isNegative ? .minus : .plus, exponent: exponent + 64, significand: Double(upper))
  }

  /// The sum times a power of two, with a relative error of 2⁻¹⁰⁴ as long as the product is neither subnormal nor out
  /// of range.
  package func scaled(by power: Int) -> DoubleDouble {
    guard let (isNegative, bits, exponent) = leadingBits() else { return DoubleDouble(0) }
    func part(_ shift: Int) -> Double {
      Double(
        sign: isNegative ? .minus : .plus, exponent: exponent + shift + power,
        significand: Double(UInt64(truncatingIfNeeded: bits >> UInt128(shift) & ((1 << 52) - 1))))
    }
    return DoubleDouble(ordered: part(76), part(24))
  }
}

extension DoubleDouble {
  /// The sum of all values if two doubles represent it exactly, as for most data; `nil` if they do not, or it is not
  /// finite.
  package init?(exactSum values: UnsafeBufferPointer<Double>) {
    var sum = DoubleDouble(0)
    for value in values {
      let next = DoubleDouble(sum: sum.high, value)
      let low = DoubleDouble(sum: sum.low, next.low)
      guard low.low == 0 else { return nil }
      (sum.high, sum.low) = (next.high, low.high)
    }
    guard sum.high.isFinite, sum.low.isFinite else { return nil }
    self.init(sum: sum.high, sum.low)
  }
}
