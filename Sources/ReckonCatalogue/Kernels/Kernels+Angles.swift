// MARK: Conversions between angle units

extension Kernels {
  /// x·π/180 with π/180 in double-double. Error at most 0.51 ULP.
  package static func radiansFromDegrees(_ x: Double) -> Double { x.isInfinite ? x : (CircleDivision.degrees.radians * x).value }

  /// x·180/π with 180/π in double-double. Error at most 0.51 ULP.
  package static func degreesFromRadians(_ x: Double) -> Double { x.isInfinite ? x : (CircleDivision.degrees.perRadian * x).value }

  /// x·π/200 with π/200 in double-double. Error at most 0.51 ULP.
  package static func radiansFromGradians(_ x: Double) -> Double { x.isInfinite ? x : (CircleDivision.gradians.radians * x).value }

  /// x·200/π with 200/π in double-double. Error at most 0.51 ULP.
  package static func gradiansFromRadians(_ x: Double) -> Double { x.isInfinite ? x : (CircleDivision.gradians.perRadian * x).value }

  /// x·10/9. Error at most 1.5 ULP.
  package static func gradiansFromDegrees(_ x: Double) -> Double { ratio(x, 10, 9) }

  /// x·9/10. Error at most 1.5 ULP.
  package static func degreesFromGradians(_ x: Double) -> Double { ratio(x, 9, 10) }

  /// x·numerator/denominator; divided first where the product would overflow although the ratio does not.
  private static func ratio(_ x: Double, _ numerator: Double, _ denominator: Double) -> Double {
    let product = x * numerator
    return product.isFinite ? product / denominator : x / denominator * numerator
  }
}
