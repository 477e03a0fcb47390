/// Functions that would cancel if they were made from powers and logarithms alone: near 0 they are made from what
/// exceeds 1.
extension Elementary {
  /// e^x - 1. Error at most 0.6 ULP; measured 0.51.
  package static func expm1<Value: Lanes>(_ x: Value) -> Value {
    Value.ifAll(x.magnitude(below: 708)) {
      exponentialMinusOne(x)
    } otherwise: {
      farExpm1(x)
    }
  }

  @inline(__always)
  private static func exponentialMinusOne<Value: Lanes>(_ x: Value) -> Value {
    // Both zeros stay what they are.
    x.where(x.isZero, otherwise: TablePower(x).minusOne)
  }

  @inline(never)
  private static func farExpm1<Value: Lanes>(_ x: Value) -> Value {
    let far = Value(-1).where(x.bits, otherwise: half(exponentialOf: x) * Value(2))
    return x.where(x.isNaN, otherwise: exponentialMinusOne(x).where(x.magnitude(below: 708), otherwise: far))
  }

  /// Half of e^x for x from 708 on, where e^x itself may be infinite.
  @inline(__always)
  private static func half<Value: Lanes>(exponentialOf x: Value) -> Value {
    let power = TablePower(x.held(within: 800)).scaled
    return scaledInSteps(Scaled(fraction: power.fraction, exponent: power.exponent &- Value.Bits(1)), unless: x)
  }

  /// The hyperbolic sine. Error at most 2 ULP; measured 1.7.
  package static func sinh<Value: Lanes>(_ x: Value) -> Value {
    Value.ifAll(x.magnitude(below: 708)) {
      hyperbolicSine(x)
    } otherwise: {
      farSinh(x)
    }
  }

  @inline(__always)
  private static func hyperbolicSine<Value: Lanes>(_ x: Value) -> Value {
    let excess = exponentialMinusOne(x.absolute)
    return (Value(0.5) * (excess + excess / (excess + Value(1)))).signed(x.sign)
  }

  @inline(never)
  private static func farSinh<Value: Lanes>(_ x: Value) -> Value {
    hyperbolicSine(x).where(x.magnitude(below: 708), otherwise: half(exponentialOf: x.absolute).signed(x.sign))
  }

  /// The hyperbolic cosine. Error at most 1.5 ULP.
  package static func cosh<Value: Lanes>(_ x: Value) -> Value {
    Value.ifAll(x.magnitude(below: 708)) {
      hyperbolicCosine(x)
    } otherwise: {
      farCosh(x)
    }
  }

  @inline(__always)
  private static func hyperbolicCosine<Value: Lanes>(_ x: Value) -> Value {
    let power = scaled(TablePower(x.absolute).scaled)
    return Value(0.5) * power + Value(0.5) / power
  }

  @inline(never)
  private static func farCosh<Value: Lanes>(_ x: Value) -> Value {
    hyperbolicCosine(x).where(x.magnitude(below: 708), otherwise: half(exponentialOf: x.absolute))
  }

  /// The hyperbolic tangent, 1 from 22 on. Error at most 3 ULP; measured 2.1.
  package static func tanh<Value: Lanes>(_ x: Value) -> Value {
    let excess = exponentialMinusOne(Value(2) * x.held(within: 22).absolute)
    return x.where(x.isNaN, otherwise: (excess / (excess + Value(2))).signed(x.sign))
  }

  // MARK: Logarithms

  /// ln(1 + x); -∞ for -1, NaN below. Error at most 0.6 ULP.
  package static func log1p<Value: Lanes>(_ x: Value) -> Value {
    x.where(x.isZero, otherwise: logarithm(ofOneAnd: x))
  }

  /// ln(1 + x) for x from -1 on, of which ½ ULP is lost where x is.
  ///
  /// The rounding error of 1 + x, divided by the sum, is added to the logarithm.
  @inline(__always)
  private static func logarithm<Value: Lanes>(ofOneAnd x: Value) -> Value {
    let sum = Value(1) + x
    let shadow = sum - x
    let rest = (x - (sum - shadow)) + (Value(1) - shadow)
    return logarithm(of: sum, plus: rest, timesTwo: Value.Bits(0))
  }

  /// ln(x + rest), or where the uppermost bit of a test is set ln(2 x).
  @inline(__always)
  private static func logarithm<Value: Lanes>(of x: Value, plus rest: Value, timesTwo: Value.Bits) -> Value {
    let value = {
      let number = TableNumber(x)
      let exponent = number.exponent + Value(1).where(timesTwo, otherwise: Value(0))
      let logarithm = logarithm(number, exponent: exponent, plus: Value(0).where(timesTwo, otherwise: rest / x))
      return logarithm.high + logarithm.low
    }
    return Value.ifAll(x.isPositiveNormal) {
      value()
    } otherwise: {
      atEdges(of: x, value())
    }
  }

  /// The inverse hyperbolic sine. Error at most 1.5 ULP.
  package static func asinh<Value: Lanes>(_ x: Value) -> Value {
    let magnitude = x.absolute
    let square = magnitude * magnitude
    let excess = magnitude + square / (Value(1) + (Value(1) + square).rootOfMagnitude)
    return x.where(x.isZero, otherwise: logarithm(ofOneAnd: excess, orTwice: magnitude).signed(x.sign))
  }

  /// The inverse hyperbolic cosine; NaN below 1. Error at most 2 ULP.
  package static func acosh<Value: Lanes>(_ x: Value) -> Value {
    let excess = x - Value(1)
    let root = (Value(2) * excess + excess * excess).rootOfMagnitude
    let value = logarithm(ofOneAnd: excess + root, orTwice: x)
    return Value(.nan).where(excess.bits & excess.isZero.opposite, otherwise: value)
  }

  /// ln(1 + excess), or where a number is above 2³⁰, so that its square does not know of 1, the logarithm of twice
  /// that.
  @inline(__always)
  private static func logarithm<Value: Lanes>(ofOneAnd excess: Value, orTwice x: Value) -> Value {
    let isLarge = x.magnitude(above: 0x1p30)
    let sum = Value(1) + excess
    let shadow = sum - excess
    let rest = (excess - (sum - shadow)) + (Value(1) - shadow)
    return logarithm(of: x.where(isLarge, otherwise: sum), plus: rest, timesTwo: isLarge)
  }

  /// The inverse hyperbolic tangent; infinite for ±1, NaN beyond. Error at most 2 ULP; measured 1.6.
  package static func atanh<Value: Lanes>(_ x: Value) -> Value {
    let magnitude = x.absolute
    let excess = (Value(2) * magnitude) / (Value(1) - magnitude)
    return x.where(x.isZero, otherwise: (Value(0.5) * logarithm(ofOneAnd: excess)).signed(x.sign))
  }
}
