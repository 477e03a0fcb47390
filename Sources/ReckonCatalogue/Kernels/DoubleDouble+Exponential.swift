/// A double-double times a power of two, for values beyond the range of `Double` on the way to one inside it.
struct ScaledPair: Sendable {
  var fraction: DoubleDouble
  var exponent: Int

  /// The product, rounded to `Double`; overflows to infinity and underflows gradually.
  var value: Double { Double(sign: .plus, exponent: exponent, significand: fraction.value) }

  /// The product in two parts, where it is neither so large nor so small that these are no normal numbers.
  var pair: DoubleDouble { fraction * Double(sign: .plus, exponent: exponent, significand: 1) }

  static func * (a: ScaledPair, b: ScaledPair) -> ScaledPair {
    ScaledPair(fraction: a.fraction * b.fraction, exponent: a.exponent + b.exponent)
  }

  static func / (a: ScaledPair, b: ScaledPair) -> ScaledPair {
    ScaledPair(fraction: a.fraction / b.fraction, exponent: a.exponent - b.exponent)
  }
}

extension DoubleDouble {
  /// 2^(i/64) for i in 0..<64: six square roots of 2, then products.
  private static let powersOfTwo64: [DoubleDouble] = {
    var step = DoubleDouble(2)
    for _ in 0..<6 { step = step.squareRoot }
    var powers = [DoubleDouble(1)]
    for index in 1..<64 { powers.append(powers[index - 1] * step) }
    return powers
  }()

  /// e to the power of `x`, with relative error below 2⁻⁶⁵.
  ///
  /// Table-driven reduction after Tang (1989): x = k·ln 2/64 + r, the power of two from a table, e^r from Taylor's
  /// series, whose first term alone needs double-double. Beyond ±100,000 the result is zero or infinity.
  static func exponential(_ x: DoubleDouble) -> ScaledPair {
    guard x.high.magnitude <= 100_000 else {
      return ScaledPair(fraction: DoubleDouble(x.high.isNaN ? .nan : x.high < 0 ? 0 : .infinity), exponent: 0)
    }
    let steps = (x.high * 0x1.71547652b82fep+6).rounded(.toNearestOrEven)
    let reduction = DoubleDouble(product: steps, 0x1.62e42fefa39efp-7)
    let r = DoubleDouble(
      sum: x.high - reduction.high, x.low - reduction.low - steps * 0x1.abc9e3b39803fp-62)
    let t = r.high
    let series = 1.0 / 6 + t * (1.0 / 24 + t * (1.0 / 120 + t * (1.0 / 720 + t * (1.0 / 5040))))
    let growth = DoubleDouble(sum: t, r.low + t * t * (0.5 + t * series))
    let index = Int(steps)
    let power = powersOfTwo64[index & 63]
    return ScaledPair(fraction: power + power * growth, exponent: index >> 6)
  }

  /// The natural logarithm of a positive finite double, with relative error below 2⁻⁶⁴.
  static func logarithm(_ x: Double) -> DoubleDouble {
    let number = Elementary.TableNumber(x.isSubnormal ? x * 0x1p54 : x)
    let logarithm = Elementary.logarithm(number, exponent: x.isSubnormal ? number.exponent - 54 : number.exponent)
    return DoubleDouble(ordered: logarithm.high, logarithm.low)
  }

  /// The natural logarithm of a positive double-double.
  static func logarithm(_ x: DoubleDouble) -> DoubleDouble {
    logarithm(x.high) + x.low / x.high
  }
}
