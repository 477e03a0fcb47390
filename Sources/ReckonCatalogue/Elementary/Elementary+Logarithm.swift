extension Elementary {
  /// The natural logarithm of `x`. Error at most 0.9 ULP; the C library's unless `x` is positive, finite and not subnormal.
  package static func log(_ x: Double) -> Double {
    x.isPositiveNormal.areNegative ? logarithm(x) : CLibrary.logarithm(x)
  }

  /// The natural logarithms of eight numbers, bit for bit those of the scalar form.
  package static func log(_ x: Eight) -> Eight {
    x.isPositiveNormal.areNegative ? logarithm(x) : mixedLog(x)
  }

  /// The logarithm to base 2 of `x`, exact for powers of 2. Error at most 0.9 ULP; the C library's unless `x` is positive, finite and
  /// not subnormal.
  package static func log2(_ x: Double) -> Double {
    x.isPositiveNormal.areNegative ? scaledLogarithm(x, .two) : CLibrary.logarithm2(x)
  }

  /// The logarithms to base 2 of eight numbers, bit for bit those of the scalar form.
  package static func log2(_ x: Eight) -> Eight {
    x.isPositiveNormal.areNegative ? scaledLogarithm(x, .two) : mixedLog2(x)
  }

  /// The logarithm to base 10 of `x`, whole for powers of 10. Error at most 0.8 ULP; the C library's unless `x` is positive, finite and
  /// not subnormal.
  package static func log10(_ x: Double) -> Double {
    x.isPositiveNormal.areNegative ? scaledLogarithm(x, .ten) : CLibrary.logarithm10(x)
  }

  /// The logarithms to base 10 of eight numbers, bit for bit those of the scalar form.
  package static func log10(_ x: Eight) -> Eight {
    x.isPositiveNormal.areNegative ? scaledLogarithm(x, .ten) : mixedLog10(x)
  }

  // Apart, so that the loops over the fast range stay short.
  @inline(never) private static func mixedLog(_ x: Eight) -> Eight { mixed(x, { logarithm($0) }, { log($0) }) }
  @inline(never) private static func mixedLog2(_ x: Eight) -> Eight { mixed(x, { scaledLogarithm($0, .two) }, { log2($0) }) }
  @inline(never) private static func mixedLog10(_ x: Eight) -> Eight { mixed(x, { scaledLogarithm($0, .ten) }, { log10($0) }) }

  /// The logarithm of 0 is -∞, and negative numbers have none.
  @inline(__always)
  private static func mixed(_ x: Eight, _ vector: (Eight) -> Eight, _ scalar: (Double) -> Double) -> Eight {
    let isZero = x.absolute.bits &- EightBits(1)
    let outside = isZero.maskOfUppermostBit.choose(Eight(-.infinity).bits, Eight(.nan).bits)
    return mixed(x, fast: x.isPositiveNormal, known: isZero | x.bits, Eight(bits: outside), vector, scalar)
  }

  /// A constant that a logarithm is multiplied by, and its product with ln 2, in two parts each: short ones, and what they leave.
  private struct Base {
    let upper: Double
    let lower: Double
    let twoUpper: Double
    let twoLower: Double

    static var two: Base { Base(upper: 0x1.715476p+0, lower: 0x1.4ae0bf85ddf44p-26, twoUpper: 1, twoLower: 0) }
    static var ten: Base {
      Base(upper: 0x1.bcb7b1p-2, lower: 0x1.49b9438ca9aaep-28, twoUpper: 0x1.34413509f78p-2, twoLower: 0x1.fef311f12b358p-46)
    }
  }

  /// `e_log2.c` and `e_log10.c` of FreeBSD: the logarithm of the significand in two parts before it is multiplied.
  @inline(__always)
  private static func scaledLogarithm<Value: Lanes>(_ x: Value, _ base: Base) -> Value {
    let parts = Binary(x, from: 0x3fe6_a09e_667f_3bcd)  // √½
    let f = parts.significand - Value(1)
    let half = (Value(0.5) * f) * f
    let high = (f - half).upper
    let excess = (half - (f - high)) - remainder(f, half)
    let product = high * Value(base.upper)
    let whole = parts.exponent * Value(base.twoUpper)
    let total = whole + product
    let productLow = parts.exponent * Value(base.twoLower) - (excess * Value(base.upper + base.lower) - high * Value(base.lower))
    return total + (((whole - total) + product) + productLow)
  }

  /// `e_log.c` of fdlibm (Sun Microsystems, 1993): with x = 2^k (1 + f), the logarithm is k ln 2 + f - f²/2 and the remainder.
  @inline(__always)
  private static func logarithm<Value: Lanes>(_ x: Value) -> Value {
    let parts = Binary(x, from: 0x3fe6_a09e_667f_3bcd)  // √½
    let f = parts.significand - Value(1)
    let half = (Value(0.5) * f) * f
    let low = remainder(f, half) + parts.exponent * Value(1.90821492927058770002e-10)
    return parts.exponent * Value(6.93147180369123816490e-01) - ((half - low) - f)
  }

  /// log(1 + f) - f + `half`, where `half` is f²/2: the series of the area tangent in s = f / (2 + f).
  @inline(__always)
  private static func remainder<Value: Lanes>(_ f: Value, _ half: Value) -> Value {
    let s = f / (Value(2) + f)
    let z = s * s
    let w = z * z
    let c2 = Value(2.857142874366239149e-01) + z * Value(2.222219843214978396e-01)
    let c4 = Value(1.818357216161805012e-01) + z * Value(1.531383769920937332e-01) + w * Value(1.479819860510658591e-01)
    let series = Value(6.666666666666735130e-01) + z * (Value(3.999999999940941908e-01) + z * (c2 + w * c4))
    return s * (half + z * series)
  }

  /// A positive normal number as 2^exponent times significand.
  struct Binary<Value: Lanes> {
    let exponent: Value
    let significand: Value

    /// With the significand in [`least`, 2 `least`), where `least` is the bit pattern of a number from ½ to 1.
    @inline(__always)
    init(_ x: Value, from least: UInt64) {
      let biased = x.bits &+ Value.Bits(0x4000_0000_0000_0000 &- least)
      significand = Value(bits: x.bits &- (biased & Value.Bits(0xfff0_0000_0000_0000)) &+ Value.Bits(0x4000_0000_0000_0000))
      exponent = Value(bits: (biased &>> Value.Bits(52)) | Value.Bits(0x4330_0000_0000_0000)) - Value(0x1p52 + 1024)
    }
  }
}
