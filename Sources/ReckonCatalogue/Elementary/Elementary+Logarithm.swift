extension Elementary {
  /// The natural logarithm of `x`; -∞ for 0, NaN for numbers below. Error at most 0.9 ULP.
  package static func log<Value: Lanes>(_ x: Value) -> Value {
    Value.ifAll(x.isPositiveNormal) {
      logarithm(NormalNumber(x))
    } otherwise: {
      edgeLog(x)
    }
  }

  /// The logarithm to base 2 of `x`, exact for powers of 2. Error at most 0.9 ULP.
  package static func log2<Value: Lanes>(_ x: Value) -> Value {
    Value.ifAll(x.isPositiveNormal) {
      scaledLogarithm(NormalNumber(x), .two)
    } otherwise: {
      edgeLog2(x)
    }
  }

  /// The logarithm to base 10 of `x`, whole for powers of 10. Error at most 0.8 ULP.
  package static func log10<Value: Lanes>(_ x: Value) -> Value {
    Value.ifAll(x.isPositiveNormal) {
      scaledLogarithm(NormalNumber(x), .ten)
    } otherwise: {
      edgeLog10(x)
    }
  }

  // Apart, so that the loops over the fast range stay short. What has no logarithm is often in many rows of a column,
  // and costs little.
  @inline(never) private static func edgeLog<Value: Lanes>(_ x: Value) -> Value {
    Value.ifAll(isOrdinary(x)) {
      ofAnySign(x, logarithm(NormalNumber(x)))
    } otherwise: {
      rareLog(x)
    }
  }
  @inline(never) private static func edgeLog2<Value: Lanes>(_ x: Value) -> Value {
    Value.ifAll(isOrdinary(x)) {
      ofAnySign(x, scaledLogarithm(NormalNumber(x), .two))
    } otherwise: {
      rareLog2(x)
    }
  }
  @inline(never) private static func edgeLog10<Value: Lanes>(_ x: Value) -> Value {
    Value.ifAll(isOrdinary(x)) {
      ofAnySign(x, scaledLogarithm(NormalNumber(x), .ten))
    } otherwise: {
      rareLog10(x)
    }
  }

  @inline(never) private static func rareLog<Value: Lanes>(_ x: Value) -> Value {
    atEdges(of: x, logarithm(NormalNumber(any: x)))
  }
  @inline(never) private static func rareLog2<Value: Lanes>(_ x: Value) -> Value {
    atEdges(of: x, scaledLogarithm(NormalNumber(any: x), .two))
  }
  @inline(never) private static func rareLog10<Value: Lanes>(_ x: Value) -> Value {
    atEdges(of: x, scaledLogarithm(NormalNumber(any: x), .ten))
  }

  /// The uppermost bit is set in the lanes that are zero, or finite and not subnormal; the other bits mean nothing.
  @inline(__always)
  private static func isOrdinary<Value: Lanes>(_ x: Value) -> Value.Bits { x.absolute.isPositiveNormal | x.isZero }

  /// A logarithm that is right for positive finite numbers, and for all others what it is there.
  @inline(__always)
  static func atEdges<Value: Lanes>(of x: Value, _ logarithm: Value) -> Value {
    // Infinity and NaN are their own logarithms.
    let isBeyond = Value.Bits(Value.infinity &- 1) &- x.absolute.bits
    return ofAnySign(x, x.where(isBeyond, otherwise: logarithm))
  }

  /// A logarithm that is right for positive numbers, -∞ for 0 and NaN below.
  @inline(__always)
  private static func ofAnySign<Value: Lanes>(_ x: Value, _ logarithm: Value) -> Value {
    Value(-Double.infinity).where(x.isZero, otherwise: Value(.nan).where(x.bits, otherwise: logarithm))
  }

  /// A constant that a logarithm is multiplied by, and its product with ln 2, in two parts each: short ones, and what
  /// they leave.
  private struct Base {
    let upper: Double
    let lower: Double
    let twoUpper: Double
    let twoLower: Double

    static var two: Base { Base(upper: 0x1.715476p+0, lower: 0x1.4ae0bf85ddf44p-26, twoUpper: 1, twoLower: 0) }
    static var ten: Base {
      Base(
        upper: 0x1.bcb7b1p-2, lower: 0x1.49b9438ca9aaep-28, twoUpper: 0x1.34413509f78p-2,
        twoLower: 0x1.fef311f12b358p-46)
    }
  }

  /// `e_log2.c` and `e_log10.c` of FreeBSD: the logarithm of the significand in two parts before it is multiplied.
  @inline(__always)
  private static func scaledLogarithm<Value: Lanes>(_ parts: NormalNumber<Value>, _ base: Base) -> Value {
    let f = parts.significand - Value(1)
    let half = (Value(0.5) * f) * f
    let high = (f - half).upper
    let excess = (half - (f - high)) - bend(f, half)
    let whole = parts.exponent * Value(base.twoUpper)
    let total = whole.adding(exactProduct: high, Value(base.upper))
    let totalLow = (whole - total).adding(exactProduct: high, Value(base.upper))
    let highLow = high * Value(base.lower)
    let excessProduct = excess * Value(base.upper + base.lower)
    let productLow =
      base.twoLower == 0 ? highLow - excessProduct : parts.exponent * Value(base.twoLower) - (excessProduct - highLow)
    return total + (totalLow + productLow)
  }

  /// `e_log.c` of fdlibm (Sun Microsystems, 1993): with x = 2^k (1 + f), the logarithm is k ln 2 + f - f²/2 and the
  /// remainder.
  @inline(__always)
  private static func logarithm<Value: Lanes>(_ parts: NormalNumber<Value>) -> Value {
    let f = parts.significand - Value(1)
    let half = (Value(0.5) * f) * f
    let low = bend(f, half) + parts.exponent * Value(1.90821492927058770002e-10)
    // The first part of ln 2 has 32 bits: its product with an exponent is exact.
    return (f - (half - low)).adding(exactProduct: parts.exponent, Value(6.93147180369123816490e-01))
  }

  /// log(1 + f) - f + `half`, where `half` is f²/2: the series of the area tangent in s = f / (2 + f).
  @inline(__always)
  private static func bend<Value: Lanes>(_ f: Value, _ half: Value) -> Value {
    let s = f / (Value(2) + f)
    let z = s * s
    let w = z * z
    let c2 = Value(2.857142874366239149e-01) + z * Value(2.222219843214978396e-01)
    let c4 = Value(1.818357216161805012e-01) + z * Value(1.531383769920937332e-01) + w * Value(1.479819860510658591e-01)
    let series = Value(6.666666666666735130e-01) + z * (Value(3.999999999940941908e-01) + z * (c2 + w * c4))
    return s * (half + z * series)
  }

  /// A positive number as 2^exponent times a significand in [√½, √2).
  private struct NormalNumber<Value: Lanes> {
    let exponent: Value
    let significand: Value

    /// Of a number that is positive, finite and not subnormal; for any other the parts mean nothing.
    @inline(__always)
    init(_ x: Value) {
      let first: UInt64 = 0x3fe6_a09e_667f_3bcd
      let biased = x.bits &+ Value.Bits(0x4000_0000_0000_0000 &- first)
      significand = Value(bits: (biased & Value.Bits(0x000f_ffff_ffff_ffff)) &+ Value.Bits(first))
      exponent = Value(bits: (biased &>> Value.Bits(52)) | Value.Bits(0x4330_0000_0000_0000)) - Value(0x1p52 + 1024)
    }

    /// The same of a number that may be subnormal.
    @inline(__always)
    init(any x: Value) {
      let isSubnormal = x.absolute.bits &- Value.Bits(Value.smallestNormal)
      let parts = NormalNumber((x * Value(0x1p54)).where(isSubnormal, otherwise: x))
      significand = parts.significand
      exponent = parts.exponent - Value(54).where(isSubnormal, otherwise: Value(0))
    }
  }
}
