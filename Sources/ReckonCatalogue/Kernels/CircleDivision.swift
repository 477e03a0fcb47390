/// An angle unit that divides the full circle into a whole number of parts, so that reduction to one octant is exact.
///
/// The remainder by the full circle and the distance to the nearest quarter are exact in floating point. The distance
/// is then turned into radians in double-double, and fdlibm's minimax polynomials (Sun Microsystems, 1993, `k_sin.c`
/// and `k_cos.c`) are summed so that all but about 2⁻⁵⁷ of the result survives in the low part.
package struct CircleDivision: Sendable {
  let fullCircle: Double
  /// One unit in radians.
  let radians: DoubleDouble
  /// One radian in this unit.
  let perRadian: DoubleDouble

  @inline(__always) package static var degrees: CircleDivision {
    CircleDivision(
      fullCircle: 360,
      radians: DoubleDouble(0x1.1df46a2529d39p-6, 0x1.5c1d8becdd291p-62),
      perRadian: DoubleDouble(0x1.ca5dc1a63c1f8p+5, -0x1.1e7ab456405f9p-49))
  }
  @inline(__always) package static var gradians: CircleDivision {
    CircleDivision(
      fullCircle: 400,
      radians: DoubleDouble(0x1.015bf9217271ap-6, -0x1.c9bf81089c7a5p-61),
      perRadian: DoubleDouble(0x1.fd4bbab8b494cp+5, 0x1.1199fd79380f2p-50))
  }
  /// Units of π, for the reflection formula of Γ.
  @inline(__always) package static var halfTurns: CircleDivision {
    CircleDivision(
      fullCircle: 2,
      radians: DoubleDouble(0x1.921fb54442d18p+1, 0x1.1a62633145c07p-53),
      perRadian: DoubleDouble(0x1.45f306dc9c883p-2, -0x1.6b01ec5417056p-56))
  }

  /// The sine and cosine of `angle`, exact at whole quarters but for the sign of zero. NaN unless finite.
  func sineAndCosine(_ angle: Double) -> (sine: DoubleDouble, cosine: DoubleDouble) {
    guard angle.isFinite else { return (DoubleDouble(.nan), DoubleDouble(.nan)) }
    let turned = angle.magnitude < fullCircle ? angle : angle.truncatingRemainder(dividingBy: fullCircle)
    let quarter = fullCircle / 4
    let quarters = (turned / quarter).rounded(.toNearestOrEven)
    let rest = radians * (turned - quarters * quarter)
    let sine = Self.octantSine(rest)
    let cosine = Self.octantCosine(rest)
    let quadrant = Int(quarters) & 3
    if quadrant == 0 { return (sine, cosine) }
    if quadrant == 1 { return (cosine, -sine) }
    if quadrant == 2 { return (-sine, -cosine) }
    return (-cosine, sine)
  }

  /// The sine of an angle in radians of at most π/4 in magnitude.
  static func octantSine(_ x: DoubleDouble) -> DoubleDouble {
    let z = x.high * x.high
    let tail =
      8.33333333332248946124e-03 + z
      * (-1.98412698298579493134e-04
        + z * (2.75573137070700676789e-06 + z * (-2.50507602534068634195e-08 + z * 1.58969099521155010221e-10)))
    let cubic = z * x.high * (-1.66666666666666324348e-01 + z * tail)
    return DoubleDouble(ordered: x.high, cubic + x.low * (1 - 0.5 * z))
  }

  /// The cosine of an angle in radians of at most π/4 in magnitude.
  static func octantCosine(_ x: DoubleDouble) -> DoubleDouble {
    let square = DoubleDouble(product: x.high, x.high)
    let z = square.high
    let tail =
      4.16666666666666019037e-02 + z
      * (-1.38888888888741095749e-03
        + z
        * (2.48015872894767294178e-05 + z
          * (-2.75573143513906633035e-07
            + z * (2.08757232129817482790e-09 + z * -1.13596475577881948265e-11))))
    let head = DoubleDouble(ordered: 1, -0.5 * z)
    return DoubleDouble(ordered: head.high, head.low + (z * z * tail - 0.5 * square.low - x.high * x.low))
  }

  // MARK: Reciprocals

  /// Poles are positive.
  func secant(_ angle: Double) -> Double {
    let cosine = sineAndCosine(angle).cosine
    return cosine.high == 0 ? .infinity : (DoubleDouble(1) / cosine).value
  }

  /// Poles take the sign of the angle.
  func cosecant(_ angle: Double) -> Double {
    let sine = sineAndCosine(angle).sine
    if sine.high == 0 { return Self.infinity(signOf: angle) }
    // The sine itself may be too near the subnormals to have a low part.
    if angle.magnitude < 0x1p-500 { return (perRadian / DoubleDouble(angle)).value }
    return (DoubleDouble(1) / sine).value
  }

  /// Poles take the sign of the angle; zeros are positive.
  func cotangent(_ angle: Double) -> Double {
    let (sine, cosine) = sineAndCosine(angle)
    if sine.high == 0 { return Self.infinity(signOf: angle) }
    if angle.magnitude < 0x1p-500 { return (perRadian / DoubleDouble(angle)).value }
    let value = (cosine / sine).value
    return value == 0 ? 0 : value
  }

  static func zero(signOf x: Double) -> Double { x.sign == .minus ? -0.0 : 0 }
  private static func infinity(signOf x: Double) -> Double { x.sign == .minus ? -.infinity : .infinity }
}
