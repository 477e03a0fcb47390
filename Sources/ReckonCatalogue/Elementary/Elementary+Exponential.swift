extension Elementary {
  /// e to the power of `x`. Error at most 0.7 ULP, 0.9 where the result is subnormal.
  package static func exp<Value: Lanes>(_ x: Value) -> Value {
    // Below 708 in magnitude the result is neither subnormal nor infinite.
    Value.ifAll(x.magnitude(below: 708)) {
      scaled(exponential(x))
    } otherwise: {
      farExp(x)
    }
  }

  /// 2 to the power of `x`, exact for whole exponents. Error at most 0.7 ULP, 0.9 where the result is subnormal.
  package static func exp2<Value: Lanes>(_ x: Value) -> Value {
    Value.ifAll(x.magnitude(below: 1021)) {
      scaled(exponential2(x))
    } otherwise: {
      farExp2(x)
    }
  }

  // Apart, so that the loops over the fast range stay short. Beyond the bounds every power is 0 or ∞ as it is there.
  @inline(never) private static func farExp<Value: Lanes>(_ x: Value) -> Value {
    scaledInSteps(exponential(x.held(within: 800)), unless: x)
  }
  @inline(never) private static func farExp2<Value: Lanes>(_ x: Value) -> Value {
    scaledInSteps(exponential2(x.held(within: 1100)), unless: x)
  }

  /// A number times a power of two.
  struct Scaled<Value: Lanes> {
    let fraction: Value
    /// The exponent in the lower 51 bits, in two's complement.
    let exponent: Value.Bits
  }

  /// The product, where it is a normal number.
  @inline(__always)
  static func scaled<Value: Lanes>(_ x: Scaled<Value>) -> Value {
    Value(bits: x.fraction.bits &+ (x.exponent &<< Value.Bits(52)))
  }

  /// The product for exponents up to ±2000, rounded once more where it is subnormal; NaN where `x` is.
  @inline(__always)
  static func scaledInSteps<Value: Lanes>(_ power: Scaled<Value>, unless x: Value) -> Value {
    let biased = (power.exponent &+ Value.Bits(4096)) & Value.Bits(0x1fff)
    let half = (biased &>> Value.Bits(1)) &- Value.Bits(2048)
    let rest = biased &- Value.Bits(4096) &- half
    let one = Value.Bits(1023)
    let product = power.fraction * Value(bits: (half &+ one) &<< Value.Bits(52)) * Value(bits: (rest &+ one) &<< Value.Bits(52))
    return x.where(x.isNaN, otherwise: product)
  }

  /// e^x after Cody and Waite (1980): x less a whole number of ln 2, in two parts of which the first is exact.
  @inline(__always)
  private static func exponential<Value: Lanes>(_ x: Value) -> Scaled<Value> {
    let twos = Twos(x)
    let high = x - twos.number * Value(Twos<Value>.logarithmHigh)
    return power(of: twos.count, high, twos.number * Value(-Twos<Value>.logarithmLow))
  }

  /// 2^x: the whole number is the exponent, the rest times ln 2 goes to the series of e^x in two parts.
  @inline(__always)
  private static func exponential2<Value: Lanes>(_ x: Value) -> Scaled<Value> {
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
  /// good to 2⁻⁵⁹, summed after Estrin.
  @inline(__always)
  private static func power<Value: Lanes>(of count: Value.Bits, _ x: Value, _ low: Value) -> Scaled<Value> {
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
    return Scaled(fraction: head + (rest + (low + (Value(0.5) * r2 + (r2 * r) * series))), exponent: count)
  }
}
