extension Elementary {
  /// The sine of `x` radians. Error at most 0.85 ULP.
  package static func sin<Value: Lanes>(_ x: Value) -> Value {
    Value.ifAll(x.magnitude(below: angleLimit)) {
      circular(QuarterTurns(x), quarter: 0)
    } otherwise: {
      wideCircular(x, quarter: 0)
    }
  }

  /// The cosine of `x` radians. Error at most 0.85 ULP.
  package static func cos<Value: Lanes>(_ x: Value) -> Value {
    Value.ifAll(x.magnitude(below: angleLimit)) {
      circular(QuarterTurns(x), quarter: 1)
    } otherwise: {
      wideCircular(x, quarter: 1)
    }
  }

  /// The same for all angles; apart, lest the compiler merge the two.
  @inline(never)
  private static func wideCircular<Value: Lanes>(_ x: Value, quarter: UInt64) -> Value {
    Value.ifAll(x.magnitude(below: wideAngleLimit)) {
      circular(QuarterTurns(wide: x), quarter: quarter)
    } otherwise: {
      x.map { circular(QuarterTurns(any: $0), quarter: quarter) }
    }
  }

  /// The sine of an angle plus a number of quarter turns.
  ///
  /// With the sine of the rest r, or of its half after an odd number of quarter turns, both functions have one series:
  /// the cosine is 1 - 2 sin²(r/2). The square of a sine in two parts, y - v, where v is small, is y² - v · (2y - v),
  /// so that all that is rounded much is small.
  @inlinable @inline(__always)
  static func circular<Value: Lanes>(_ turns: QuarterTurns<Value>, quarter: UInt64) -> Value {
    let count = turns.count &+ Value.Bits(quarter)
    let isOdd = count &<< Value.Bits(63)
    let part = Value(0.5).where(isOdd, otherwise: Value(1))
    let (y, excess) = (turns.high * part, turns.excess * part)
    let square = y * y
    // excess · cos y + y³ · series, in an order in which native code needs few registers.
    let small = excess.adding(exactProduct: square * excess, Value(-0.5)) + (square * y) * sineSeries(square)
    let sine = y - small
    let head = Value(1).adding(exactProduct: square, Value(-2))
    let headLow = (Value(1) - head).adding(exactProduct: square, Value(-2))
    // Where the cosine is chosen, twice y is the rest.
    let cosine = head + headLow.adding(exactProduct: small * (turns.high - small), Value(2))
    let sign = (count &<< Value.Bits(62)) & Value.Bits(Value.signBit)
    return Value(bits: cosine.where(isOdd, otherwise: sine).bits ^ sign)
  }

  /// (y - sin y) / y³ in z = y², summed after Estrin: the series of `k_sin.c` of fdlibm (Sun Microsystems, 1993) with
  /// other signs.
  @inlinable @inline(__always)
  static func sineSeries<Value: Lanes>(_ z: Value) -> Value {
    let w = z * z
    let c0 = Value(1.66666666666666324348e-01) + z * Value(-8.33333333332248946124e-03)
    let c2 = Value(1.98412698298579493134e-04) + z * Value(-2.75573137070700676789e-06)
    let c4 = Value(2.50507602534068634195e-08) + z * Value(-1.58969099521155010221e-10)
    return c0 + w * (c2 + w * c4)
  }
}
