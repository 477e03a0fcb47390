import Reckon
import Testing

/// Trigonometric functions.
extension KernelExactTests {
  @Test(
    "angles on the quadrants and their simple fractions are exact",
    arguments: [
      ("sinDegrees", 0.0, 0.0), ("sinDegrees", 30, 0.5), ("sinDegrees", 90, 1), ("sinDegrees", 150, 0.5),
      ("sinDegrees", 180, 0),
      ("sinDegrees", 210, -0.5), ("sinDegrees", 270, -1), ("sinDegrees", 330, -0.5), ("sinDegrees", 360, 0),
      ("sinDegrees", -30, -0.5),
      ("sinDegrees", 3.6e17, 0), ("sinDegrees", 360_000_000_000_030, 0.5),
      ("cosDegrees", 0, 1), ("cosDegrees", 60, 0.5), ("cosDegrees", 90, 0), ("cosDegrees", 120, -0.5),
      ("cosDegrees", 180, -1),
      ("cosDegrees", 270, 0), ("cosDegrees", -60, 0.5), ("cosDegrees", 300, 0.5),
      ("tanDegrees", 45, 1), ("tanDegrees", 135, -1), ("tanDegrees", 180, 0), ("tanDegrees", 225, 1),
      ("tanDegrees", -45, -1),
      ("tanDegrees", 90, .infinity), ("tanDegrees", -90, -.infinity), ("tanDegrees", 270, .infinity),
      ("secDegrees", 60, 2), ("secDegrees", 180, -1), ("secDegrees", 90, .infinity), ("cscDegrees", 30, 2),
      ("cscDegrees", -90, -1),
      ("cscDegrees", 0, .infinity), ("cscDegrees", 180, .infinity), ("cotDegrees", 45, 1), ("cotDegrees", 90, 0),
      ("cotDegrees", 0, .infinity),
      ("sinGradians", 100, 1), ("sinGradians", 200, 0), ("cosGradians", 100, 0), ("cosGradians", 200, -1),
      ("tanGradians", 50, 1),
      ("tanGradians", 150, -1), ("tanGradians", 100, .infinity), ("secGradians", 400, 1), ("cscGradians", 300, -1),
      ("cotGradians", 250, 1),
      ("asinDegrees", 0.5, 30), ("asinDegrees", 1, 90), ("asinDegrees", -0.5, -30), ("acosDegrees", 0.5, 60),
      ("acosDegrees", -1, 180),
      ("acosDegrees", 0, 90), ("acosDegrees", 1, 0), ("acosDegrees", -0.5, 120), ("atanDegrees", 1, 45),
      ("atanDegrees", -1, -45),
      ("atanDegrees", .infinity, 90), ("asinGradians", 1, 100), ("acosGradians", -1, 200), ("atanGradians", 1, 50),
      ("atanGradians", -.infinity, -100),
      ("radiansFromDegrees", 180, .pi), ("degreesFromRadians", 1.7e308, .infinity),
      ("degreesFromRadians", -.infinity, -.infinity),
      ("degreesFromRadians", 0, 0), ("gradiansFromDegrees", 90, 100), ("degreesFromGradians", 100, 90),
      ("gradiansFromDegrees", 1.7e308, .infinity), ("degreesFromGradians", 1.5e308, 1.35e308),
      ("csc", 0, .infinity), ("csc", -0.0, -.infinity), ("sec", 0, 1), ("cot", 0, .infinity), ("cot", -0.0, -.infinity),
    ] as [(String, Double, Double)])
  func angles(name: String, x: Double, expected: Double) {
    #expect(KernelTable.evaluate(name, [x]) == expected)
  }

  @Test("sine and tangent of whole half circles are zeros with the sign of the angle", arguments: [0.0, 180, 360, 540])
  func signedZeros(angle: Double) {
    for f in [Kernels.sinDegrees, Kernels.tanDegrees] as [@Sendable (Double) -> Double] {
      #expect(f(angle) == 0 && f(angle).sign == .plus)
      #expect(f(-angle) == 0 && f(-angle).sign == .minus)
    }
    #expect(Kernels.cosDegrees(90 - angle).sign == .plus)
    #expect(Kernels.cotDegrees(-90 - angle).sign == .plus)
  }

  @Test("sine and tangent are odd, cosine is even, for every whole degree")
  func symmetry() {
    for angle in 1...1000 {
      let x = Double(angle)
      #expect(Kernels.sinDegrees(-x) == -Kernels.sinDegrees(x))
      #expect(Kernels.tanDegrees(-x) == -Kernels.tanDegrees(x))
      #expect(Kernels.cosDegrees(-x) == Kernels.cosDegrees(x))
      #expect(Kernels.sinDegrees(x + 360) == Kernels.sinDegrees(x))
      #expect(Kernels.sinDegrees(x) == Kernels.cosDegrees(90 - x))
    }
  }

  @Test("the inverse functions give whole degrees back where the conditioning allows")
  func roundTrips() {
    for angle in -70...70 {
      let x = Double(angle)
      #expect((Kernels.asinDegrees(Kernels.sinDegrees(x)) - x).magnitude <= 2 * x.ulp)
    }
    for angle in -90...90 where angle.magnitude != 90 {
      let x = Double(angle)
      #expect((Kernels.atanDegrees(Kernels.tanDegrees(x)) - x).magnitude <= 2 * x.ulp)
    }
    for angle in 20...160 {
      let x = Double(angle)
      #expect((Kernels.acosDegrees(Kernels.cosDegrees(x)) - x).magnitude <= 2 * x.ulp)
    }
  }

  @Test(
    "the angle of a point is exact on the axes and the diagonals",
    arguments: [
      (1, 1, 45), (1, -1, 135), (-1, -1, -135), (-1, 1, -45), (1, 0, 90), (-1, 0, -90), (0, -1, 180), (-0.0, -1, -180),
      (0, 1, 0),
      (0, 0, 0),
      (.infinity, .infinity, 45), (.infinity, -.infinity, 135), (3, .infinity, 0), (3, -.infinity, 180), (7, 7, 45),
      (1e-300, -1e-300, 135),
    ] as [(Double, Double, Double)])
  func pointAngles(y: Double, x: Double, expected: Double) {
    #expect(Kernels.atan2Degrees(y, x) == expected)
    #expect(Kernels.atan2Gradians(y, x) == expected / 9 * 10)
  }
}
