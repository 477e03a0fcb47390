#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// MARK: Radians

extension Kernels {
  /// 1 / cos x, x in radians. Error at most 1.6 ULP: the C library's 0.55 ULP, doubled at worst by the reciprocal, and its rounding.
  package static func sec(_ x: Double) -> Double { 1 / cos(x) }

  /// 1 / sin x, x in radians; csc ±0 = ±infinity. Error at most 1.6 ULP, as for ``sec(_:)``.
  package static func csc(_ x: Double) -> Double { 1 / sin(x) }

  /// 1 / tan x, x in radians; cot ±0 = ±infinity. Error at most 1.8 ULP: the C library's 0.62 ULP, doubled at worst, and a rounding.
  package static func cot(_ x: Double) -> Double { 1 / tan(x) }
}

// MARK: Degrees

extension Kernels {
  /// The sine of `x` degrees, reduced exactly: sin 30 = 0.5, sin 180 = 0. Zeros take the sign of `x`. Error at most 1 ULP for any finite `x`. See ``CircleDivision``.
  package static func sinDegrees(_ x: Double) -> Double { CircleDivision.degrees.sine(x) }

  /// The cosine of `x` degrees, reduced exactly: cos 60 = 0.5, cos 90 = 0. Zeros are +0. Error at most 1 ULP.
  package static func cosDegrees(_ x: Double) -> Double { CircleDivision.degrees.cosine(x) }

  /// The tangent of `x` degrees, reduced exactly: tan 45 = 1, tan 180 = 0, tan 90 = +infinity. Zeros and poles take the sign of `x`. Error at most 1 ULP.
  package static func tanDegrees(_ x: Double) -> Double { CircleDivision.degrees.tangent(x) }

  /// The secant of `x` degrees; +infinity where the cosine is zero. Error at most 1 ULP.
  package static func secDegrees(_ x: Double) -> Double { CircleDivision.degrees.secant(x) }

  /// The cosecant of `x` degrees; infinity with the sign of `x` where the sine is zero. Error at most 1 ULP.
  package static func cscDegrees(_ x: Double) -> Double { CircleDivision.degrees.cosecant(x) }

  /// The cotangent of `x` degrees; infinity with the sign of `x` where the sine is zero, +0 where the cosine is. Error at most 1 ULP.
  package static func cotDegrees(_ x: Double) -> Double { CircleDivision.degrees.cotangent(x) }

  /// The angle in degrees whose sine is `x`, in -90...90: 0.8 ULP at most, but a whole number
  /// when its sine is `x` and it is the next double. Error at most 2 ULP. See ``CircleDivision/inverseSine(_:)``.
  package static func asinDegrees(_ x: Double) -> Double { CircleDivision.degrees.inverseSine(x) }

  /// The angle in degrees whose cosine is `x`, in 0...180; made as ``asinDegrees(_:)``. Error at most 2 ULP.
  package static func acosDegrees(_ x: Double) -> Double { CircleDivision.degrees.inverseCosine(x) }

  /// The angle in degrees whose tangent is `x`, in -90...90; made as ``asinDegrees(_:)``: atan 1 = 45. Error at most 2 ULP.
  package static func atanDegrees(_ x: Double) -> Double { CircleDivision.degrees.inverseTangent(x) }

  /// The angle in degrees of the point (x, y), in -180...180, with the signs of zero as in C's `atan2`. Error at most 2 ULP.
  package static func atan2Degrees(_ y: Double, _ x: Double) -> Double { CircleDivision.degrees.angle(y: y, x: x) }
}

// MARK: Gradians

extension Kernels {
  /// The sine of `x` gradians, reduced exactly: sin 100 = 1, sin 200 = 0. Zeros take the sign of `x`. Error at most 1 ULP for any finite `x`. See ``CircleDivision``.
  package static func sinGradians(_ x: Double) -> Double { CircleDivision.gradians.sine(x) }

  /// The cosine of `x` gradians, reduced exactly: cos 200 = -1, cos 100 = 0. Zeros are +0. Error at most 1 ULP.
  package static func cosGradians(_ x: Double) -> Double { CircleDivision.gradians.cosine(x) }

  /// The tangent of `x` gradians, reduced exactly: tan 50 = 1, tan 200 = 0, tan 100 = +infinity. Zeros and poles take the sign of `x`. Error at most 1 ULP.
  package static func tanGradians(_ x: Double) -> Double { CircleDivision.gradians.tangent(x) }

  /// The secant of `x` gradians; +infinity where the cosine is zero. Error at most 1 ULP.
  package static func secGradians(_ x: Double) -> Double { CircleDivision.gradians.secant(x) }

  /// The cosecant of `x` gradians; infinity with the sign of `x` where the sine is zero. Error at most 1 ULP.
  package static func cscGradians(_ x: Double) -> Double { CircleDivision.gradians.cosecant(x) }

  /// The cotangent of `x` gradians; infinity with the sign of `x` where the sine is zero, +0 where the cosine is. Error at most 1 ULP.
  package static func cotGradians(_ x: Double) -> Double { CircleDivision.gradians.cotangent(x) }

  /// The angle in gradians whose sine is `x`, in -100...100: 0.8 ULP at most, but a whole number
  /// when its sine is `x` and it is the next double. Error at most 2 ULP. See ``CircleDivision/inverseSine(_:)``.
  package static func asinGradians(_ x: Double) -> Double { CircleDivision.gradians.inverseSine(x) }

  /// The angle in gradians whose cosine is `x`, in 0...200; made as ``asinGradians(_:)``. Error at most 2 ULP.
  package static func acosGradians(_ x: Double) -> Double { CircleDivision.gradians.inverseCosine(x) }

  /// The angle in gradians whose tangent is `x`, in -100...100; made as ``asinGradians(_:)``: atan 1 = 50. Error at most 2 ULP.
  package static func atanGradians(_ x: Double) -> Double { CircleDivision.gradians.inverseTangent(x) }

  /// The angle in gradians of the point (x, y), in -200...200, with the signs of zero as in C's `atan2`. Error at most 2 ULP.
  package static func atan2Gradians(_ y: Double, _ x: Double) -> Double { CircleDivision.gradians.angle(y: y, x: x) }
}
