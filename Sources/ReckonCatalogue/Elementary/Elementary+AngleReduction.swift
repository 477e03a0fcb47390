extension Elementary {
  /// Angles below this magnitude are reduced in doubles; others one by one in whole numbers.
  @inlinable static var angleLimit: Double { 0x1p24 }

  /// An angle as whole quarter turns and a rest of at most π/4 (but for a rounding) in two parts.
  ///
  /// Reduction after Cody and Waite (1980) with π/2 in pieces of 29, 29, 29 and 53 bits. Below 2²⁴ there are fewer than 2²⁴
  /// quarter turns, so that the products with the first three pieces are exact, and so are the differences: each subtrahend's
  /// unit in the last place divides the minuend. The absolute error is below 2⁻¹¹⁶, and no double in the range is nearer than
  /// 2⁻⁶⁰ to a multiple of π/2, so that the rest is good to 2⁻⁵⁶ of itself even there.
  @usableFromInline struct QuarterTurns<Value: Lanes> {
    /// The number of quarter turns in the lower 51 bits, in two's complement.
    @usableFromInline let count: Value.Bits
    @usableFromInline let high: Value
    @usableFromInline let low: Value

    init(count: Value.Bits, high: Value, low: Value) { (self.count, self.high, self.low) = (count, high, low) }

    @inlinable @inline(__always)
    init(_ x: Value) {
      let shifter = Value(0x1.8p52)
      let shifted = x * Value(0x1.45f306dc9c883p-1) + shifter
      count = shifted.bits
      let turns = shifted - shifter
      let first = x - turns * Value(0x1.921fb54p+0)
      let secondProduct = turns * Value(0x1.10b461p-30)
      let second = first - secondProduct
      // Subtracted in this order, a negative zero stays one.
      let correction = turns * Value(0x1.a626331p-58) - ((first - second) - secondProduct)
      high = second - correction
      low = ((second - high) - correction) - turns * Value(0x1.1701b839a252p-88)
    }
  }
}
