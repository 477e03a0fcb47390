extension Elementary {
  /// The tangent of `x` radians. Error at most 0.9 ULP.
  package static func tan<Value: Lanes>(_ x: Value) -> Value {
    Value.ifAll(x.magnitude(below: angleLimit)) {
      tangent(QuarterTurns(x.absolute), sign: x.sign)
    } otherwise: {
      wideTangent(x)
    }
  }

  /// The same for all angles; apart, lest the compiler merge the two.
  @inline(never)
  private static func wideTangent<Value: Lanes>(_ x: Value) -> Value {
    Value.ifAll(x.magnitude(below: wideAngleLimit)) {
      tangent(QuarterTurns(wide: x.absolute), sign: x.sign)
    } otherwise: {
      x.map { tangent(QuarterTurns(any: $0.absolute), sign: $0.sign) }
    }
  }

  /// Our own: T = 2 tan(r/2) needs a short series, and tan r = T / (1 - T²/4) or, after an odd number of quarter turns,
  /// the negative reciprocal. T and the denominator have two parts each, and so has the quotient, so that little but
  /// the last rounding is lost.
  ///
  /// The series is a Chebyshev fit of (2 tan(r/2) - r) / r³ in r² that is good to 2⁻⁶².
  @inline(__always)
  static func tangent<Value: Lanes>(_ turns: QuarterTurns<Value>, sign: Value.Bits) -> Value {
    let r = turns.high
    let z = r * r
    let w = z * z
    let v = w * w
    let c0 = Value(0x1.5555555555555p-4) + z * Value(0x1.1111111111136p-7)
    let c2 = Value(0x1.ba1ba1ba13f78p-11) + z * Value(0x1.664f4887b559bp-14)
    let c4 = Value(0x1.226e33bedab2cp-17) + z * Value(0x1.d6d46ceca1419p-21)
    let c6 = Value(0x1.7d919eef9fd68p-24) + z * Value(0x1.3696dab495409p-27)
    let c8 = Value(0x1.dad38b22b2159p-31) + z * Value(0x1.17f1840b06741p-33)
    let series = (c0 + w * c2) + v * ((c4 + w * c6) + v * c8)
    let rest = z * (r * series).adding(exactProduct: turns.excess, Value(-0.25)) - turns.excess
    let whole = r + rest
    let upper = whole.upper
    let lower = rest - (upper - r)

    // 1 - T²/4.
    let square = Value(0.25) * (upper * upper)
    let squareLower = (Value(0.25) * lower) * (upper + whole)
    let difference = Value(1) - square
    let differenceUpper = difference.upper
    let differenceLower = (difference - differenceUpper) + (((Value(1) - difference) - square) - squareLower)

    let isOdd = turns.count &<< Value.Bits(63)
    let numerator = differenceUpper.where(isOdd, otherwise: upper)
    let numeratorLower = differenceLower.where(isOdd, otherwise: lower)
    let denominator = upper.where(isOdd, otherwise: differenceUpper)
    let denominatorLower = lower.where(isOdd, otherwise: differenceLower)
    let quotient = twoPartQuotient(numerator, numeratorLower, denominator, denominatorLower)
    return Value(bits: (quotient.upper + quotient.lower).bits ^ sign ^ isOdd)
  }

  /// A quotient of sums, its first part with at most 26 bits. The first part of the denominator must have no more
  /// either, and that of the numerator no more than the difference to the product of the two leaves room for.
  @inline(__always)
  static func twoPartQuotient<Value: Lanes>(
    _ numerator: Value, _ numeratorLower: Value, _ denominator: Value, _ denominatorLower: Value
  ) -> (upper: Value, lower: Value) {
    let inverse = Value(1) / (denominator + denominatorLower)
    let upper = ((numerator + numeratorLower) * inverse).upper
    return (upper, ((numerator - upper * denominator) + (numeratorLower - upper * denominatorLower)) * inverse)
  }
}
