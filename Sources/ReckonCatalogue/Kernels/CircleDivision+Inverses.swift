#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The inverse functions: the C library's angle, converted, and one Newton step on the circle, since the rounding of the angle in radians
/// and the library's own error would be there twice after the conversion. Error at most 0.8 ULP, or a whole number 1 ULP from that.
extension CircleDivision {
  /// Below this, sine, tangent and angle in radians agree to 2⁻⁶⁰.
  private static let smallSlope = 0x1p-30
  /// Up to this sine or cosine the step may divide by the other: the rounding errors of both stay in proportion to the angle.
  private static let steepness = 0.75

  func inverseSine(_ x: Double) -> Double {
    guard x.magnitude > Self.smallSlope, x.magnitude <= 1 else { return fromRadians(asin(x)) }
    let estimate = asin(x)
    if x.magnitude > Self.steepness {
      return snapped(direction(y: DoubleDouble(x), x: Self.otherLeg(x), near: estimate)) { self.sine($0) == x }
    }
    let angle = perRadian.high * estimate
    let (sine, cosine) = sineAndCosine(angle)
    return snapped(angle + perRadian.high * (((x - sine.high) - sine.low) / cosine.high)) { self.sine($0) == x }
  }

  func inverseCosine(_ x: Double) -> Double {
    guard x.magnitude <= 1 else { return .nan }
    let estimate = acos(x)
    if x.magnitude > Self.steepness {
      return snapped(direction(y: Self.otherLeg(x), x: DoubleDouble(x), near: estimate)) { self.cosine($0) == x }
    }
    let angle = perRadian.high * estimate
    let (sine, cosine) = sineAndCosine(angle)
    return snapped(angle + perRadian.high * (((cosine.high - x) + cosine.low) / sine.high)) { self.cosine($0) == x }
  }

  func inverseTangent(_ x: Double) -> Double {
    guard x.magnitude > Self.smallSlope, x.isFinite else { return fromRadians(atan(x)) }
    return snapped(direction(y: DoubleDouble(x), x: DoubleDouble(1), near: atan(x))) { tangent($0) == x }
  }

  func angle(y: Double, x: Double) -> Double {
    let estimate = atan2(y, x)
    guard y.isFinite, x.isFinite, y != 0, x != 0 else { return fromRadians(estimate) }
    if x > 0, y.exponent - x.exponent < Self.smallSlope.exponent {
      let signed = y < 0 ? -y.significand : y.significand
      return ScaledPair(fraction: perRadian * signed / DoubleDouble(x.significand), exponent: y.exponent - x.exponent).value
    }
    // What underflows here is too small against the other to show.
    let scale = -max(y.exponent, x.exponent)
    let opposite = Double(sign: .plus, exponent: scale, significand: y)
    let adjacent = Double(sign: .plus, exponent: scale, significand: x)
    let slope = (y / x).magnitude
    let angle = direction(y: DoubleDouble(opposite), x: DoubleDouble(adjacent), near: estimate)
    return snapped(angle) { tangent($0).magnitude == slope }
  }

  /// The angle of the point (x, y), of which `estimate`, in radians, is a few ULP off at most.
  ///
  /// The tangent of what the estimate lacks is the cross product of its direction with the point's over their dot product.
  private func direction(y: DoubleDouble, x: DoubleDouble, near estimate: Double) -> Double {
    let angle = perRadian.high * estimate
    let (sine, cosine) = sineAndCosine(angle)
    // The products agree in all but their last bits: their difference is exact, and the rest needs no double-double.
    let rise = DoubleDouble(product: y.high, cosine.high)
    let run = DoubleDouble(product: x.high, sine.high)
    let rest = (rise.low - run.low) + (y.high * cosine.low - x.high * sine.low) + (y.low * cosine.high - x.low * sine.high)
    let cross = (rise.high - run.high) + rest
    return angle + perRadian.high * (cross / (x.high * cosine.high + y.high * sine.high))
  }

  /// √(1 - x²) for x in -1...1.
  private static func otherLeg(_ x: Double) -> DoubleDouble {
    (-DoubleDouble(product: x, x) + 1).squareRoot
  }

  /// The whole number of units next to `angle` where the function itself gives the argument there, so that asin(sin 17) = 17.
  private func snapped(_ angle: Double, where isExact: (Double) -> Bool) -> Double {
    let whole = angle.rounded(.toNearestOrEven)
    guard whole != 0, whole != angle, (angle - whole).magnitude <= min(angle.ulp, whole.ulp), isExact(whole) else { return angle }
    return whole
  }
}
