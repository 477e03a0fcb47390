extension Elementary {
  /// Angles below this magnitude are reduced in doubles; others one by one in whole numbers.
  static var angleLimit: Double { 0x1p24 }

  /// An angle as whole quarter turns and a rest of at most π/4 (but for a rounding) in two parts.
  ///
  /// Reduction after Cody and Waite (1980) with π/2 in pieces of 29, 29, 29 and 53 bits. Below 2²⁴ there are fewer than 2²⁴
  /// quarter turns, so that the products with the first three pieces are exact, and so are the differences: each subtrahend's
  /// unit in the last place divides the minuend. The absolute error is below 2⁻¹¹⁶, and no double in the range is nearer than
  /// 2⁻⁶⁰ to a multiple of π/2, so that the rest is good to 2⁻⁵⁶ of itself even there.
  struct QuarterTurns<Value: Lanes> {
    /// The number of quarter turns in the lower 51 bits, in two's complement.
    let count: Value.Bits
    let high: Value
    let low: Value

    @inline(__always)
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

  /// The sine of `x` + `low`, at most π/4 in magnitude: `k_sin.c` of fdlibm (Sun Microsystems, 1993).
  @inline(__always)
  static func octantSine<Value: Lanes>(_ x: Value, _ low: Value) -> Value {
    let z = x * x
    let cube = z * x
    let upper = Value(-2.50507602534068634195e-08) + z * Value(1.58969099521155010221e-10)
    let middle = Value(-1.98412698298579493134e-04) + z * (Value(2.75573137070700676789e-06) + z * upper)
    let tail = Value(8.33333333332248946124e-03) + z * middle
    return x - ((z * (Value(0.5) * low - cube * tail) - low) - cube * Value(-1.66666666666666324348e-01))
  }

  /// The cosine of `x` + `low`, at most π/4 in magnitude: `k_cos.c` of FreeBSD's fdlibm.
  @inline(__always)
  static func octantCosine<Value: Lanes>(_ x: Value, _ low: Value) -> Value {
    let z = x * x
    let lower = Value(-1.38888888888741095749e-03) + z * Value(2.48015872894767294178e-05)
    let upper = Value(2.08757232129817482790e-09) + z * Value(-1.13596475577881948265e-11)
    let tail = z * (Value(4.16666666666666019037e-02) + z * lower) + (z * z) * (z * z) * (Value(-2.75573143513906633035e-07) + z * upper)
    let half = Value(0.5) * z
    let head = Value(1) - half
    return head + (((Value(1) - head) - half) + (z * tail - x * low))
  }
}
