import Reckon
import Testing

@Suite("Kernels at known values")
struct KernelValueTests {
  @Test("quadrant angles are exact in degrees and gradians")
  func quadrants() {
    for turn in -4...4 {
      let degrees = Double(turn) * 90
      let gradians = Double(turn) * 100
      let sine = [0.0, 1, 0, -1][(turn % 4 + 4) % 4]
      let cosine = [1.0, 0, -1, 0][(turn % 4 + 4) % 4]
      #expect(Kernels.sinDegrees(degrees) == sine && Kernels.cosDegrees(degrees) == cosine)
      #expect(Kernels.sinGradians(gradians) == sine && Kernels.cosGradians(gradians) == cosine)
      #expect(turn % 2 == 0 ? Kernels.tanDegrees(degrees) == 0 : Kernels.tanDegrees(degrees).isInfinite)
    }
    #expect([30, 150, -210, 390].map(Kernels.sinDegrees) == [0.5, 0.5, 0.5, 0.5])
    #expect([60, -60, 120, 240].map(Kernels.cosDegrees) == [0.5, 0.5, -0.5, -0.5])
    #expect([45, 135, 225, -45].map(Kernels.tanDegrees) == [1, -1, 1, -1])
    #expect(Kernels.asinDegrees(0.5) == 30 && Kernels.acosDegrees(0.5) == 60 && Kernels.atanDegrees(1) == 45)
    #expect(Kernels.acosDegrees(-1) == 180 && Kernels.atan2Degrees(1, -1) == 135 && Kernels.atan2Degrees(-1, 0) == -90)
    #expect(Kernels.sinDegrees(-0.0).sign == .minus && Kernels.tanDegrees(-0.0).sign == .minus)
  }

  @Test("integer functions are exact")
  func integers() {
    #expect(
      Kernels.factorial(20) == 2_432_902_008_176_640_000 && Kernels.factorial(171) == .infinity
        && Kernels.factorial(-1).isInfinite)
    #expect(Kernels.gamma(5) == 24 && Kernels.gamma(0.5) == 1.772453850905516 && Kernels.gamma(-1).isNaN)
    #expect(
      Kernels.combinations(52, 5) == 2_598_960 && Kernels.combinations(3, 4) == 0
        && Kernels.combinations(1e15, 5e14) == .infinity)
    #expect(Kernels.permutations(10, 3) == 720 && Kernels.permutations(2.5, 1).isNaN)
    #expect(Kernels.gcd(12, -18) == 6 && Kernels.gcd(0, 0) == 0 && Kernels.gcd(0.5, 1).isNaN && Kernels.lcm(4, 6) == 12)
    #expect(
      Kernels.bitAnd(-1, 255) == 255 && Kernels.bitXor(5, 3) == 6 && Kernels.bitNot(0) == -1
        && Kernels.bitOr(1e300, 1).isNaN)
    #expect(Kernels.shiftLeft(1, 52) == 0x1p52 && Kernels.shiftLeft(1, 64).isNaN && Kernels.shiftRight(-5, 1) == -3)
    #expect(Kernels.shiftLeft(1, -1).isNaN && Kernels.shiftRight(1, 64).isNaN)
  }

  @Test("remainders have the sign that their names promise")
  func remainders() {
    #expect(
      Elementary.modulo(-7, 3) == 2 && Elementary.modulo(7, -3) == -2 && Elementary.remainder(-7, 3) == -1
        && Elementary.floorDivide(-7, 2) == -4)
    #expect(
      Elementary.floorDivide(1, 0.1) == 9 && Elementary.modulo(1, 0).isNaN && Elementary.floorDivide(1, 0).isInfinite)
  }

  @Test("roots and logarithms of powers are exact")
  func roots() {
    #expect(
      Kernels.root(27, 3) == 3 && Kernels.root(1024, 10) == 2 && Kernels.root(-8, 3) == -2 && Kernels.root(-4, 2).isNaN)
    #expect(Kernels.root(4, 0).isNaN && Kernels.root(4, -2) == 0.5)
    for n in 1...1_000 { #expect(Elementary.cbrt(Double(n * n * n)) == Double(n)) }
    #expect(
      Elementary.log(8, base: 2) == 3 && Elementary.log(1000, base: 10) == 3 && Elementary.log(81, base: 3) == 4
        && Elementary.log(2, base: 1).isNaN)
  }

  @Test(
    "rounding to digits rounds the number as it is written",
    arguments: [
      (2.675, 2, 2.68), (1.005, 2, 1.01), (0.5, 0, 1), (-2.5, 0, -3), (1234.5, -2, 1200), (1250, -2, 1300),
      (0.1, 20, 0.1),
      (1e300, -300, 1e300),
      (5e-324, 400, 5e-324), (123.456, 1, 123.5), (-0.05, 1, -0.1),
    ])
  func digits(_ x: Double, _ digits: Double, _ expected: Double) { #expect(Kernels.round(x, digits) == expected) }

  @Test("statistics")
  func statistics() {
    func apply(_ kernel: (UnsafeBufferPointer<Double>) -> Double, _ values: Double...) -> Double {
      values.withUnsafeBufferPointer { kernel($0) }
    }
    #expect(apply(Kernels.sum, 1e16, 1, -1e16) == 1 && apply(Kernels.sum, .infinity, 1) == .infinity)
    #expect(
      apply(Kernels.mean, 1e308, 1e308) == 1e308 && apply(Kernels.median, 1, 2, 3, 10) == 2.5
        && apply(Kernels.median, 1, .nan).isNaN)
    #expect(
      apply(Kernels.standardDeviation, 2, 4, 4, 4, 5, 5, 7, 9) == 2.138089935299395
        && apply(Kernels.standardDeviation, 1).isNaN)
    #expect(Kernels.minimum(0, -0.0).sign == .minus && Kernels.maximum(.nan, 1).isNaN)
    #expect(
      Kernels.clamp(5, 1, 3) == 3 && Kernels.clamp(2, 3, 1).isNaN && Kernels.lerp(1, 3, 0) == 1
        && Kernels.lerp(1, 3, 1) == 3)
  }

  /// What rows say of finiteness is what the compiler leaves checks out for.
  @Test(
    "rows pass on and keep finite what they say they do",
    arguments: Catalogue.functions.filter { $0.isPure }.map(\.name))
  func finiteness(_ name: String) throws {
    let row = try #require(Catalogue.functions.first { $0.name == name })
    let values: [Double] = [
      0, -0.0, 1, -1, 0.5, -1.5, 2, 3, 1e300, -1e300, 5e-324, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
      0x1p53, -0x1p63,
      .infinity,
      -.infinity, .nan,
    ]
    var random = RandomSource(seed: 3)
    for form in row.kernels {
      for unit in row.angle.takesPart ? AngleUnit.allCases.map(Optional.some) : [nil] {
        let kernel = form(in: unit)
        let count = [1, 2, 3, 4].first { kernel.accepts($0) } ?? 0
        for _ in 0..<3_000 {
          let operands = (0..<count).map { _ in values.randomElement(using: &random) ?? 0 }
          let result = operands.withUnsafeBufferPointer { kernel($0, random: &random) }
          if row.isTotal, !row.failsAtInfinity {
            let failure = operands.withUnsafeBufferPointer { Operation(row.id, unit: unit).failure($0, result: result) }
            #expect(failure == nil, "\(name)\(operands) = \(result)")
          }
          if row.isTotal, operands.allSatisfy(\.isFinite) { #expect(result.isFinite, "\(name)\(operands) = \(result)") }
          for (index, operand) in operands.enumerated() where !operand.isFinite && row.traits.passesNonFinite(index) {
            #expect(!result.isFinite, "\(name)\(operands) = \(result)")
          }
        }
      }
    }
  }
}

extension Function.AngleBehaviour {
  /// Whether angles take part at all.
  fileprivate var takesPart: Bool {
    switch self {
    case .none: false
    case .argument, .result: true
    }
  }
}
