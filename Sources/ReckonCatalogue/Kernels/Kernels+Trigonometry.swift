// MARK: Radians

extension Kernels {
  /// 1 / cos x, x in radians. Error at most 0.6 ULP: the cosine has two parts, of which all but about 2⁻⁵⁶ is good.
  package static func sec(_ x: Double) -> Double { (DoubleDouble(1) / Elementary.sineAndCosine(x).cosine).value }

  /// 1 / sin x, x in radians; csc ±0 = ±infinity. Error at most 0.6 ULP, as for ``sec(_:)``.
  package static func csc(_ x: Double) -> Double {
    // The sine of a small angle has no low part, and is the angle.
    x.magnitude < 0x1p-500 ? 1 / x : (DoubleDouble(1) / Elementary.sineAndCosine(x).sine).value
  }

  /// 1 / tan x, x in radians; cot ±0 = ±infinity. Error at most 0.6 ULP, as for ``sec(_:)``.
  package static func cot(_ x: Double) -> Double {
    if x.magnitude < 0x1p-500 { return 1 / x }
    let (sine, cosine) = Elementary.sineAndCosine(x)
    return (cosine / sine).value
  }
}

extension Elementary {
  /// The sine and cosine of an angle in radians, in two parts each; NaN for infinities and NaN.
  fileprivate static func sineAndCosine(_ x: Double) -> (sine: DoubleDouble, cosine: DoubleDouble) {
    let turns = QuarterTurns(any: x)
    let (high, low) = turns.high.sum(smaller: -turns.excess)
    let rest = DoubleDouble(high, low)
    let (sine, cosine) = (CircleDivision.octantSine(rest), CircleDivision.octantCosine(rest))
    return switch turns.count & 3 {
    case 0: (sine, cosine)
    case 1: (cosine, -sine)
    case 2: (-sine, -cosine)
    default: (-cosine, sine)
    }
  }
}

// MARK: Degrees

extension Kernels {
  /// The sine of `x` degrees, reduced exactly: sin 30 = 0.5, sin 180 = 0. Zeros take the sign of `x`. Error at most 1
  /// ULP for any finite `x`. See ``CircleDivision``.
  package static func sinDegrees<Value: Lanes>(_ x: Value) -> Value { CircleDivision.degrees.sine(x) }

  /// The cosine of `x` degrees, reduced exactly: cos 60 = 0.5, cos 90 = 0. Zeros are +0. Error at most 1 ULP.
  package static func cosDegrees<Value: Lanes>(_ x: Value) -> Value { CircleDivision.degrees.cosine(x) }

  /// The tangent of `x` degrees, reduced exactly: tan 45 = 1, tan 180 = 0, tan 90 = +infinity. Zeros and poles take the
  /// sign of `x`. Error at most 1 ULP.
  package static func tanDegrees<Value: Lanes>(_ x: Value) -> Value { CircleDivision.degrees.tangent(x) }

  /// The secant of `x` degrees; +infinity where the cosine is zero. Error at most 1 ULP.
  package static func secDegrees(_ x: Double) -> Double { CircleDivision.degrees.secant(x) }

  /// The cosecant of `x` degrees; infinity with the sign of `x` where the sine is zero. Error at most 1 ULP.
  package static func cscDegrees(_ x: Double) -> Double { CircleDivision.degrees.cosecant(x) }

  /// The cotangent of `x` degrees; infinity with the sign of `x` where the sine is zero, +0 where the cosine is. Error
  /// at most 1 ULP.
  package static func cotDegrees(_ x: Double) -> Double { CircleDivision.degrees.cotangent(x) }

  /// The angle in degrees whose sine is `x`, in -90...90: 0.7 ULP at most, but a whole number
  /// when its sine is `x` and it is the next double. Error at most 2 ULP. See ``Elementary/asin(_:in:)``.
  package static func asinDegrees<Value: Lanes>(_ x: Value) -> Value { Elementary.asin(x, in: .degrees) }

  /// The angle in degrees whose cosine is `x`, in 0...180; made as ``asinDegrees(_:)``. Error at most 2 ULP.
  package static func acosDegrees<Value: Lanes>(_ x: Value) -> Value { Elementary.acos(x, in: .degrees) }

  /// The angle in degrees whose tangent is `x`, in -90...90; made as ``asinDegrees(_:)``: atan 1 = 45. Error at most 2
  /// ULP.
  package static func atanDegrees<Value: Lanes>(_ x: Value) -> Value { Elementary.atan(x, in: .degrees) }

  /// The angle in degrees of the point (x, y), in -180...180, with the signs of zero as in C's `atan2`. Error at most 2
  /// ULP.
  package static func atan2Degrees<Value: Lanes>(_ y: Value, _ x: Value) -> Value {
    Elementary.atan2(y, x, in: .degrees)
  }
}

// MARK: Gradians

extension Kernels {
  /// The sine of `x` gradians, reduced exactly: sin 100 = 1, sin 200 = 0. Zeros take the sign of `x`. Error at most 1
  /// ULP for any finite `x`. See ``CircleDivision``.
  package static func sinGradians<Value: Lanes>(_ x: Value) -> Value { CircleDivision.gradians.sine(x) }

  /// The cosine of `x` gradians, reduced exactly: cos 200 = -1, cos 100 = 0. Zeros are +0. Error at most 1 ULP.
  package static func cosGradians<Value: Lanes>(_ x: Value) -> Value { CircleDivision.gradians.cosine(x) }

  /// The tangent of `x` gradians, reduced exactly: tan 50 = 1, tan 200 = 0, tan 100 = +infinity. Zeros and poles take
  /// the sign of `x`. Error at most 1 ULP.
  package static func tanGradians<Value: Lanes>(_ x: Value) -> Value { CircleDivision.gradians.tangent(x) }

  /// The secant of `x` gradians; +infinity where the cosine is zero. Error at most 1 ULP.
  package static func secGradians(_ x: Double) -> Double { CircleDivision.gradians.secant(x) }

  /// The cosecant of `x` gradians; infinity with the sign of `x` where the sine is zero. Error at most 1 ULP.
  package static func cscGradians(_ x: Double) -> Double { CircleDivision.gradians.cosecant(x) }

  /// The cotangent of `x` gradians; infinity with the sign of `x` where the sine is zero, +0 where the cosine is. Error
  /// at most 1 ULP.
  package static func cotGradians(_ x: Double) -> Double { CircleDivision.gradians.cotangent(x) }

  /// The angle in gradians whose sine is `x`, in -100...100: 0.7 ULP at most, but a whole number
  /// when its sine is `x` and it is the next double. Error at most 2 ULP. See ``Elementary/asin(_:in:)``.
  package static func asinGradians<Value: Lanes>(_ x: Value) -> Value { Elementary.asin(x, in: .gradians) }

  /// The angle in gradians whose cosine is `x`, in 0...200; made as ``asinGradians(_:)``. Error at most 2 ULP.
  package static func acosGradians<Value: Lanes>(_ x: Value) -> Value { Elementary.acos(x, in: .gradians) }

  /// The angle in gradians whose tangent is `x`, in -100...100; made as ``asinGradians(_:)``: atan 1 = 50. Error at
  /// most 2 ULP.
  package static func atanGradians<Value: Lanes>(_ x: Value) -> Value { Elementary.atan(x, in: .gradians) }

  /// The angle in gradians of the point (x, y), in -200...200, with the signs of zero as in C's `atan2`. Error at most
  /// 2 ULP.
  package static func atan2Gradians<Value: Lanes>(_ y: Value, _ x: Value) -> Value {
    Elementary.atan2(y, x, in: .gradians)
  }
}
