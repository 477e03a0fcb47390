extension Elementary {
  /// Angles below this magnitude are reduced in three steps.
  @inlinable static var angleLimit: Double { 0x1p18 }
  /// Angles below this one are reduced in four steps; others one by one in whole numbers.
  static var wideAngleLimit: Double { 0x1p24 }

  /// An angle as whole quarter turns and a rest of at most π/4 (but for a rounding), `high` less `excess`, which is
  /// below 2⁻⁵³ and not always below a unit in the last place of a very small `high`.
  @usableFromInline struct QuarterTurns<Value: Lanes> {
    /// The number of quarter turns in the lower 51 bits, in two's complement.
    @usableFromInline let count: Value.Bits
    @usableFromInline let high: Value
    @usableFromInline let excess: Value

    init(count: Value.Bits, high: Value, excess: Value) { (self.count, self.high, self.excess) = (count, high, excess) }

    /// The quarter turns of an angle below ``angleLimit``.
    ///
    /// Reduction after Cody and Waite (1980) with π/2 in pieces of 35, 35 and 53 bits; zeros follow the second, so that
    /// the third is below 2⁻⁷⁶. There are fewer than 2¹⁸ quarter turns: their products with the first two pieces are
    /// exact, and so are the first difference, since each subtrahend's unit in the last place divides the minuend, and
    /// what the second is rounded by. The error is below 2⁻¹³⁰ for each quarter turn: at most 2⁻⁵⁹ of the rest, by the
    /// continued fractions of each binade's spacing over π/2, which give the doubles that are nearest to a multiple.
    @inlinable @inline(__always)
    init(_ x: Value) {
      let shifter = Value(0x1.8p52)
      let shifted = x * Value(0x1.45f306dc9c883p-1) + shifter
      count = shifted.bits
      let turns = shifted - shifter
      let first = x.adding(exactProduct: turns, Value(-0x1.921fb5444p+0))
      high = first.adding(exactProduct: turns, Value(-0x1.68c234c4cp-39))
      let rounding = (first - high).adding(exactProduct: turns, Value(-0x1.68c234c4cp-39))
      excess = turns * Value(0x1.98a2e03707345p-77) - rounding
    }

    /// The quarter turns of an angle below ``wideAngleLimit``.
    ///
    /// The same with pieces of 29, 29, 29 and 53 bits for fewer than 2²⁴ quarter turns. The absolute error is below
    /// 2⁻¹¹⁶, and no double in the range is nearer than 2⁻⁶⁰ to a multiple of π/2, so that the rest is good to 2⁻⁵⁶ of
    /// itself even there.
    init(wide x: Value) {
      let shifter = Value(0x1.8p52)
      let shifted = x * Value(0x1.45f306dc9c883p-1) + shifter
      count = shifted.bits
      let turns = shifted - shifter
      let first = x - turns * Value(0x1.921fb54p+0)
      let secondProduct = turns * Value(0x1.10b461p-30)
      let second = first - secondProduct
      let correction = turns * Value(0x1.a626331p-58) - ((first - second) - secondProduct)
      high = second - correction
      excess = turns * Value(0x1.1701b839a252p-88) - ((second - high) - correction)
    }
  }
}
