extension Elementary {
  /// e to the power of `x`. Error at most 0.6 ULP, 0.8 where the result is subnormal.
  package static func exp<Value: Lanes>(_ x: Value) -> Value {
    // Below 708 in magnitude the result is neither subnormal nor infinite.
    Value.ifAll(x.magnitude(below: 708)) {
      scaled(TablePower(x).scaled)
    } otherwise: {
      farExp(x)
    }
  }

  /// 2 to the power of `x`, exact for whole exponents. Error at most 0.6 ULP, 0.8 where the result is subnormal.
  package static func exp2<Value: Lanes>(_ x: Value) -> Value {
    Value.ifAll(x.magnitude(below: 1021)) {
      scaled(TablePower(ofTwo: x).scaled)
    } otherwise: {
      farExp2(x)
    }
  }

  // Apart, so that the loops over the fast range stay short. Beyond the bounds every power is 0 or ∞ as it is there.
  @inline(never) private static func farExp<Value: Lanes>(_ x: Value) -> Value {
    scaledInSteps(TablePower(x.held(within: 800)).scaled, unless: x)
  }
  @inline(never) private static func farExp2<Value: Lanes>(_ x: Value) -> Value {
    scaledInSteps(TablePower(ofTwo: x.held(within: 1100)).scaled, unless: x)
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
    let product =
      power.fraction * Value(bits: (half &+ one) &<< Value.Bits(52)) * Value(bits: (rest &+ one) &<< Value.Bits(52))
    return x.where(x.isNaN, otherwise: product)
  }
}
