/// Tests whether results on decimals are exact although they were computed on doubles.
///
/// Of rational degrees, sine and its kin have no rational values but 0, ±1/2, ±1 and ±2, at multiples of 30, and the tangent none but 0
/// and ±1, at multiples of 45 (Niven's theorem).
extension DecimalKernels {
  /// Of a function of an angle: whether the angle is such a multiple, given in degrees and in gradians, and the result such a value.
  static func isExact(_ angle: Decimal128, _ unit: AngleUnit?, multiplesOf degrees: Int, gradians: Int, _ result: Decimal128) -> Bool {
    switch unit {
    case .degrees: angle.modulo(Decimal128(degrees)).isZero && isSimple(result)
    case .gradians: angle.modulo(Decimal128(gradians)).isZero && isSimple(result)
    case .radians, nil: false
    }
  }

  /// Of arc sine and arc cosine.
  static func isExactAngle(ofSine sine: Decimal128, _ unit: AngleUnit?, _ result: Decimal128) -> Bool {
    switch unit {
    case .degrees: isSimple(sine)
    case .gradians: sine.isZero || sine.magnitude == .one
    case .radians, nil: result.isZero
    }
  }

  /// Of the arc tangent.
  static func isExactAngle(ofTangent tangent: Decimal128, _ unit: AngleUnit?) -> Bool {
    switch unit {
    case .degrees, .gradians: tangent.magnitude == .one
    case .radians, nil: false
    }
  }

  /// Of the cube root.
  static func isExact(cubeRoot root: Decimal128, of x: Decimal128) -> Bool {
    var flags: Decimal128.Flags = []
    return root.power(3, &flags) == x && !flags.contains(.inexact)
  }

  private static func isSimple(_ value: Decimal128) -> Bool {
    value.isZero || value.magnitude == .one || value.magnitude * Decimal128(2) == .one || value.magnitude == Decimal128(2)
  }

  /// Of logarithms.
  static func isPower(of base: Decimal128, _ exponent: Decimal128, _ value: Decimal128) -> Bool {
    guard let exponent = Int(exactly: exponent), (-10_000...10_000).contains(exponent) else { return false }
    var flags: Decimal128.Flags = []
    return base.power(exponent, &flags) == value && !flags.contains(.inexact)
  }
}
