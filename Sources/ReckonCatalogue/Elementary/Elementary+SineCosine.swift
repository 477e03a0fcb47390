extension Elementary {
  /// Whether ``quickSine(_:)`` and ``quickCosine(_:)`` hold for an angle.
  @inlinable @inline(__always)
  package static func isQuickAngle(_ x: Double) -> Bool { x.magnitudesAreBelow(angleLimit) }

  /// The sine of such an angle, to be inlined where it is needed.
  @inlinable @inline(__always)
  package static func quickSine(_ x: Double) -> Double { circular(QuarterTurns(x), quarter: 0) }

  /// The cosine of such an angle, to be inlined where it is needed.
  @inlinable @inline(__always)
  package static func quickCosine(_ x: Double) -> Double { circular(QuarterTurns(x), quarter: 1) }

  /// The sine of `x` radians. Error at most 0.8 ULP.
  package static func sin(_ x: Double) -> Double { isQuickAngle(x) ? quickSine(x) : largeCircular(x, quarter: 0) }

  /// The sines of eight angles in radians, bit for bit those of the scalar form.
  package static func sin(_ x: Eight) -> Eight {
    x.magnitudesAreBelow(angleLimit) ? circular(QuarterTurns(x), quarter: 0) : lane(by: { sin($0) }, x)
  }

  /// The cosine of `x` radians. Error at most 0.8 ULP.
  package static func cos(_ x: Double) -> Double { isQuickAngle(x) ? quickCosine(x) : largeCircular(x, quarter: 1) }

  /// The cosines of eight angles in radians, bit for bit those of the scalar form.
  package static func cos(_ x: Eight) -> Eight {
    x.magnitudesAreBelow(angleLimit) ? circular(QuarterTurns(x), quarter: 1) : lane(by: { cos($0) }, x)
  }

  /// The same for angles that are not below the limit; apart, lest the compiler merge the two.
  @inline(never)
  private static func largeCircular(_ x: Double, quarter: UInt64) -> Double { circular(QuarterTurns(large: x), quarter: quarter) }

  /// The sines of angles and so many quarter turns: both series are summed, the quarter chooses one and its sign.
  @inlinable @inline(__always)
  static func circular(_ turns: QuarterTurns<Eight>, quarter: UInt64) -> Eight {
    let count = turns.count &+ EightBits(quarter)
    let parts = OctantParts(turns)
    let z = parts.square
    let sine = octant(
      Self.series(z, parts.fourth) { Eight($0.sine) }, turns.high, parts.half * turns.low, turns.low, parts.cube)
    let cosine = octant(
      Self.series(z, parts.fourth) { Eight($0.cosine) }, parts.head, turns.high * turns.low, parts.headError, parts.fourth)
    let sign = (count &<< EightBits(62)) & EightBits(Eight.signBit)
    return Eight(bits: count.maskOfLowestBit.choose(cosine.bits, sine.bits) ^ sign)
  }

  /// The same for one angle, with the sine and the cosine side by side in one vector.
  @inlinable @inline(__always)
  static func circular(_ turns: QuarterTurns<Double>, quarter: UInt64) -> Double {
    typealias Pair = SIMD2<Double>
    let count = turns.count &+ quarter
    let parts = OctantParts(turns)
    let sum = series(Pair(repeating: parts.square), Pair(repeating: parts.fourth)) { Pair($0.sine, $0.cosine) }
    let both = octant(
      sum, Pair(turns.high, parts.head), Pair(parts.half, turns.high) * Pair(repeating: turns.low), Pair(turns.low, parts.headError),
      Pair(parts.cube, parts.fourth))
    // A jump would be foreseen wrongly half of the time.
    let sign = (count &<< 62) & Double.signBit
    return Double(bits: count.maskOfLowestBit.choose(both.y.bits, both.x.bits) ^ sign)
  }

  /// What the sine and the cosine of an angle x + low of at most π/4 have in common.
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

  /// A coefficient of x³, x⁵, … in the sine, and of x⁴, x⁶, … in the cosine: `k_sin.c` and `k_cos.c` of fdlibm
  /// (Sun Microsystems, 1993).
  @usableFromInline struct Coefficient {
    @usableFromInline let sine: Double
    @usableFromInline let cosine: Double

    @inlinable init(_ sine: Double, _ cosine: Double) { (self.sine, self.cosine) = (sine, cosine) }
  }

  /// The series in z = x², summed after Estrin, with w = z².
  @inlinable @inline(__always)
  static func series<Value: SIMD>(_ z: Value, _ w: Value, _ of: (Coefficient) -> Value) -> Value where Value.Scalar == Double {
    let first =
      of(Coefficient(-1.66666666666666324348e-01, 4.16666666666666019037e-02))
      + z * of(Coefficient(8.33333333332248946124e-03, -1.38888888888741095749e-03))
    let second =
      of(Coefficient(-1.98412698298579493134e-04, 2.48015872894767294178e-05))
      + z * of(Coefficient(2.75573137070700676789e-06, -2.75573143513906633035e-07))
    let third =
      of(Coefficient(-2.50507602534068634195e-08, 2.08757232129817482790e-09))
      + z * of(Coefficient(1.58969099521155010221e-10, -1.13596475577881948265e-11))
    return first + w * (second + w * third)
  }

  /// For the sine x + (low - x²/2 · low) + x³ · series, for the cosine 1 - x²/2 - x · low + x⁴ · series: the small parts are added first.
  /// Subtracted in this order, a negative zero stays one.
  @inlinable @inline(__always)
  static func octant<Value: SIMD>(_ series: Value, _ head: Value, _ share: Value, _ rest: Value, _ factor: Value) -> Value
  where Value.Scalar == Double {
    head - ((share - rest) - factor * series)
  }
}
