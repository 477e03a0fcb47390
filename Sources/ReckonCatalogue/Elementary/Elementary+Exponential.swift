extension Elementary {
  /// Exponents below this magnitude are ours: their powers of e are neither subnormal nor infinite.
  static var exponentLimit: Double { 708 }

  /// e to the power of `x`. Error at most 0.7 ULP; the C library's where the result is near overflow or underflow.
  package static func exp(_ x: Double) -> Double {
    x.magnitudesAreBelow(exponentLimit) ? exponential(x) : CLibrary.exponential(x)
  }

  /// The powers of e of eight exponents, bit for bit those of the scalar form.
  package static func exp(_ x: Eight) -> Eight {
    x.magnitudesAreBelow(exponentLimit) ? exponential(x) : mixedExp(x)
  }

  /// 2 to the power of `x`, exact for whole exponents. Error at most 0.7 ULP; the C library's near overflow or underflow.
  package static func exp2(_ x: Double) -> Double {
    x.magnitudesAreBelow(1021) ? exponential2(x) : CLibrary.exponential2(x)
  }

  /// The powers of 2 of eight exponents, bit for bit those of the scalar form.
  package static func exp2(_ x: Eight) -> Eight {
    x.magnitudesAreBelow(1021) ? exponential2(x) : mixedExp2(x)
  }

  // Apart, so that the loops over the fast range stay short. The least double above 0 is 2^-1074, and none is as large as 2^1024.
  @inline(never) private static func mixedExp(_ x: Eight) -> Eight {
    mixed(x, below: exponentLimit, zeroTo: -746, infiniteFrom: 710, { exponential($0) }, { exp($0) })
  }
  @inline(never) private static func mixedExp2(_ x: Eight) -> Eight {
    mixed(x, below: 1021, zeroTo: -1076, infiniteFrom: 1024, { exponential2($0) }, { exp2($0) })
  }

  /// A power is 0 or ∞ far out.
  @inline(__always)
  private static func mixed(
    _ x: Eight, below limit: Double, zeroTo low: Double, infiniteFrom high: Double, _ vector: (Eight) -> Eight,
    _ scalar: (Double) -> Double
  ) -> Eight {
    let isNegative = x.bits.maskOfUppermostBit
    let bound = isNegative.choose(Eight(low.magnitude).bits, Eight(high).bits)
    // Magnitudes from the bound on, but for NaN.
    let known = (bound &- EightBits(1) &- x.absolute.bits) & (x.absolute.bits &- EightBits(Eight.infinity &+ 1))
    let outside = isNegative.choose(Eight(0).bits, Eight(.infinity).bits)
    return mixed(x, fast: x.magnitude(below: limit), known: known, Eight(bits: outside), vector, scalar)
  }

  /// e^x after Cody and Waite (1980): x less a whole number of ln 2, in two parts of which the first is exact.
  @inline(__always)
  private static func exponential<Value: Lanes>(_ x: Value) -> Value {
    let twos = Twos(x)
    let high = x - twos.number * Value(Twos<Value>.logarithmHigh)
    return power(of: twos.count, high, twos.number * Value(-Twos<Value>.logarithmLow))
  }

  /// 2^x: the whole number is the exponent, the rest times ln 2 goes to the series of e^x in two parts.
  @inline(__always)
  private static func exponential2<Value: Lanes>(_ x: Value) -> Value {
    let shifted = x + Value(0x1.8p52)
    let rest = x - (shifted - Value(0x1.8p52))
    let upper = rest.upper
    let high = upper * Value(0x1.62e42f8p-1)
    let low = rest * Value(0x1.be8e7bcd5e4f2p-27) - (upper - rest) * Value(0x1.62e42f8p-1)
    return power(of: shifted.bits, high, low)
  }

  /// The whole power of two that is nearest to e^x.
  private struct Twos<Value: Lanes> {
    /// ln 2 in 32 bits, so that its product with a whole number of 11 bits is exact.
    static var logarithmHigh: Double { 0x1.62e42feep-1 }
    static var logarithmLow: Double { 0x1.a39ef35793c76p-33 }

    /// The exponent in the lower 51 bits, in two's complement.
    let count: Value.Bits
    let number: Value

    @inline(__always)
    init(_ x: Value) {
      let shifted = x * Value(0x1.71547652b82fep+0) + Value(0x1.8p52)
      count = shifted.bits
      number = shifted - Value(0x1.8p52)
    }
  }

  /// 2^`count` e^(`x` + `low`) for `x` at most ln 2 / 2 in magnitude and a small `low`.
  ///
  /// 1 + x is kept in two parts, so that little but the last rounding is lost. The rest is a Chebyshev fit of (eˣ - 1 - x) / x² that is
  /// good to 2⁻⁵⁹, summed after Estrin. The power of two goes to the exponent's bits: the result must be a normal number.
  @inline(__always)
  private static func power<Value: Lanes>(of count: Value.Bits, _ x: Value, _ low: Value) -> Value {
    let r = x + low
    let r2 = r * r
    let r4 = r2 * r2
    let c1 = Value(0x1.5555555555557p-3) + r * Value(0x1.5555555555556p-5)
    let c3 = Value(0x1.11111111100c9p-7) + r * Value(0x1.6c16c16c162cap-10)
    let c5 = Value(0x1.a01a01abf20adp-13) + r * Value(0x1.a01a01a6de478p-16)
    let c7 = Value(0x1.71de0211bc37ep-19) + r * Value(0x1.27e4db5238e9ap-22)
    let c9 = Value(0x1.af4e2bbb50609p-26) + r * Value(0x1.1f732921c514bp-29)
    let series = (c1 + r2 * c3) + r4 * ((c5 + r2 * c7) + r4 * c9)
    let head = Value(1) + x
    let rest = x - (head - Value(1))
    let sum = head + (rest + (low + (Value(0.5) * r2 + (r2 * r) * series)))
    return Value(bits: sum.bits &+ (count &<< Value.Bits(52)))
  }
}
