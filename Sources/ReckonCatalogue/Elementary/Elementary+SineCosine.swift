extension Elementary {
  /// Whether ``quickSine(_:)`` and ``quickCosine(_:)`` hold for an angle.
  @inlinable @inline(__always)
  package static func isQuickAngle(_ x: Double) -> Bool { x.magnitude(below: angleLimit).areNegative }

  /// The sine of such an angle, to be inlined where it is needed.
  @inlinable @inline(__always)
  package static func quickSine(_ x: Double) -> Double { circular(QuarterTurns(x), quarter: 0) }

  /// The cosine of such an angle, to be inlined where it is needed.
  @inlinable @inline(__always)
  package static func quickCosine(_ x: Double) -> Double { circular(QuarterTurns(x), quarter: 1) }

  /// The sine of `x` radians. Error at most 0.8 ULP.
  package static func sin<Value: Lanes>(_ x: Value) -> Value {
    Value.ifAll(x.magnitude(below: angleLimit)) {
      circular(QuarterTurns(x), quarter: 0)
    } otherwise: {
      x.map { largeCircular($0, quarter: 0) }
    }
  }

  /// The cosine of `x` radians. Error at most 0.8 ULP.
  package static func cos<Value: Lanes>(_ x: Value) -> Value {
    Value.ifAll(x.magnitude(below: angleLimit)) {
      circular(QuarterTurns(x), quarter: 1)
    } otherwise: {
      x.map { largeCircular($0, quarter: 1) }
    }
  }

  /// The same for any angle; apart, lest the compiler merge the two.
  @inline(never)
  private static func largeCircular(_ x: Double, quarter: UInt64) -> Double {
    circular(isQuickAngle(x) ? QuarterTurns(x) : QuarterTurns(large: x), quarter: quarter)
  }

  /// The sine of an angle plus a number of quarter turns: the quarter chooses one of two series, and its sign. A jump would be foreseen
  /// wrongly half of the time.
  @inlinable @inline(__always)
  static func circular<Value: Lanes>(_ turns: QuarterTurns<Value>, quarter: UInt64) -> Value {
    typealias Pair = Value.Pair
    let count = turns.count &+ Value.Bits(quarter)
    let parts = OctantParts(turns)
    let fourth = Pair(parts.fourth, parts.fourth, by: count)
    let sum: Pair = series(Pair(parts.square, parts.square, by: count), fourth, by: count)
    // x + (low - x²/2 · low) + x³ · series, and 1 - x²/2 - x · low + x⁴ · series: the small parts are added first.
    let low = Pair(turns.low, turns.low, by: count)
    let share = Pair(parts.half, turns.high, by: count) * low - Pair(turns.low, parts.headError, by: count)
    // Subtracted in this order, a negative zero stays one.
    let both = Pair(turns.high, parts.head, by: count) - (share - Pair(parts.cube, parts.fourth, by: count) * sum)
    let sign = (count &<< Value.Bits(62)) & Value.Bits(Value.signBit)
    return Value(bits: both.chosen(by: count).bits ^ sign)
  }

  /// The common part of the sine and the cosine of an angle x + low of at most π/4.
  @usableFromInline struct OctantParts<Value: Lanes> {
    @usableFromInline let low: Value
    @usableFromInline let square: Value
    @usableFromInline let fourth: Value
    @usableFromInline let cube: Value
    @usableFromInline let half: Value
    /// 1 - x²/2 in two parts.
    @usableFromInline let head: Value
    @usableFromInline let headError: Value

    @inlinable @inline(__always)
    init(_ turns: QuarterTurns<Value>) {
      low = turns.low
      square = turns.high * turns.high
      fourth = square * square
      cube = square * turns.high
      half = Value(0.5) * square
      head = Value(1) - half
      headError = (Value(1) - head) - half
    }
  }

  /// The series of the sine, from x³ on, and of the cosine, from x⁴ on, in z = x², summed after Estrin, with w = z²: `k_sin.c` and `k_cos.c`
  /// of fdlibm (Sun Microsystems, 1993).
  @inlinable @inline(__always)
  static func series<Pair: LanePair>(_ z: Pair, _ w: Pair, by chooser: Pair.Value.Bits) -> Pair {
    typealias Value = Pair.Value
    let c0 = Pair(Value(-1.66666666666666324348e-01), Value(4.16666666666666019037e-02), by: chooser)
    let c1 = Pair(Value(8.33333333332248946124e-03), Value(-1.38888888888741095749e-03), by: chooser)
    let c2 = Pair(Value(-1.98412698298579493134e-04), Value(2.48015872894767294178e-05), by: chooser)
    let c3 = Pair(Value(2.75573137070700676789e-06), Value(-2.75573143513906633035e-07), by: chooser)
    let c4 = Pair(Value(-2.50507602534068634195e-08), Value(2.08757232129817482790e-09), by: chooser)
    let c5 = Pair(Value(1.58969099521155010221e-10), Value(-1.13596475577881948265e-11), by: chooser)
    return (c0 + z * c1) + w * ((c2 + z * c3) + w * (c4 + z * c5))
  }
}
