extension Elementary {
  /// The sine of `x` radians. Error at most 0.8 ULP.
  package static func sin(_ x: Double) -> Double {
    x.magnitudesAreBelow(angleLimit) ? circular(QuarterTurns(x), quarter: 0) : largeCircular(x, quarter: 0)
  }

  /// The sines of eight angles in radians, bit for bit those of the scalar form.
  package static func sin(_ x: Eight) -> Eight {
    x.magnitudesAreBelow(angleLimit) ? circular(QuarterTurns(x), quarter: 0) : lane(by: { sin($0) }, x)
  }

  /// The cosine of `x` radians. Error at most 0.8 ULP.
  package static func cos(_ x: Double) -> Double {
    x.magnitudesAreBelow(angleLimit) ? circular(QuarterTurns(x), quarter: 1) : largeCircular(x, quarter: 1)
  }

  /// The cosines of eight angles in radians, bit for bit those of the scalar form.
  package static func cos(_ x: Eight) -> Eight {
    x.magnitudesAreBelow(angleLimit) ? circular(QuarterTurns(x), quarter: 1) : lane(by: { cos($0) }, x)
  }

  /// The same for angles that are not below the limit; apart, lest the compiler merge the two.
  @inline(never)
  private static func largeCircular(_ x: Double, quarter: UInt64) -> Double { circular(QuarterTurns(large: x), quarter: quarter) }

  /// The sine of an angle and so many quarter turns: both series are summed, the quarter chooses one and its sign.
  @inline(__always)
  private static func circular<Value: Lanes>(_ turns: QuarterTurns<Value>, quarter: UInt64) -> Value {
    let count = turns.count &+ Value.Bits(quarter)
    let sine = octantSine(turns.high, turns.low)
    let cosine = octantCosine(turns.high, turns.low)
    let sign = (count &<< Value.Bits(62)) & Value.Bits(Value.signBit)
    return Value(bits: count.maskOfLowestBit.choose(cosine.bits, sine.bits) ^ sign)
  }
}
