// MARK: Conversions between angle units

extension Kernels {
  /// x·π/180 with π/180 in double-double. Error at most 0.51 ULP, 0.75 where the result is subnormal.
  package static func radiansFromDegrees<Value: Lanes>(_ x: Value) -> Value { CircleDivision.degrees.toRadians(x) }

  /// x·180/π with 180/π in double-double. Error at most 0.51 ULP, 0.75 where the result is subnormal.
  package static func degreesFromRadians<Value: Lanes>(_ x: Value) -> Value { CircleDivision.degrees.fromRadians(x) }

  /// x·π/200 with π/200 in double-double. Error at most 0.51 ULP, 0.75 where the result is subnormal.
  package static func radiansFromGradians<Value: Lanes>(_ x: Value) -> Value { CircleDivision.gradians.toRadians(x) }

  /// x·200/π with 200/π in double-double. Error at most 0.51 ULP, 0.75 where the result is subnormal.
  package static func gradiansFromRadians<Value: Lanes>(_ x: Value) -> Value { CircleDivision.gradians.fromRadians(x) }

  /// x·10/9 in double-double. Error at most 0.51 ULP, 0.75 where the result is subnormal.
  package static func gradiansFromDegrees(_ x: Double) -> Double { ratio(x, 10, 9) }

  /// x·9/10 in double-double. Error at most 0.51 ULP, 0.75 where the result is subnormal.
  package static func degreesFromGradians(_ x: Double) -> Double { ratio(x, 9, 10) }

  private static func ratio(_ x: Double, _ numerator: Double, _ denominator: Double) -> Double {
    guard x != 0, x.isFinite else { return x }
    // At the ends of the range the product might overflow although the ratio does not, or the quotient have no low
    // part.
    let scale = x.magnitude > 0x1p1000 ? 0x1p-8 : x.magnitude < 0x1p-900 ? 0x1p100 : 1
    return (DoubleDouble(product: x * scale, numerator) / DoubleDouble(denominator)).value / scale
  }
}
