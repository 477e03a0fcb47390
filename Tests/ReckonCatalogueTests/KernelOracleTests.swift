import Foundation
import Reckon
import Testing

/// Kernels against values that mpmath computed in 60 digits; `Tests/Oracle/kernels.py` writes them.
@Suite("Kernels against mpmath")
struct KernelOracleTests {
  struct Line {
    let kernel: String
    let arguments: [Double]
    let expected: Double
    let allowed: Double
  }

  static let lines: [String: [Line]] = {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Resources/kernel-oracle.tsv")
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [:] }
    let lines = text.split(separator: "\n").compactMap { line -> Line? in
      let fields = line.split(separator: "\t").map(String.init)
      guard fields.count == 4, let expected = Double(fields[2]), let allowed = Double(fields[3]) else { return nil }
      return Line(
        kernel: fields[0], arguments: fields[1].split(separator: ",").compactMap { Double(String($0)) }, expected: expected,
        allowed: allowed)
    }
    return Dictionary(grouping: lines, by: \.kernel)
  }()

  static let unary: [String: @Sendable (Double) -> Double] = [
    "sinDegrees": Kernels.sinDegrees, "cosDegrees": Kernels.cosDegrees, "tanDegrees": Kernels.tanDegrees, "secDegrees": Kernels.secDegrees,
    "cscDegrees": Kernels.cscDegrees, "cotDegrees": Kernels.cotDegrees, "asinDegrees": Kernels.asinDegrees,
    "acosDegrees": Kernels.acosDegrees, "atanDegrees": Kernels.atanDegrees, "sinGradians": Kernels.sinGradians,
    "cosGradians": Kernels.cosGradians, "tanGradians": Kernels.tanGradians, "secGradians": Kernels.secGradians,
    "cscGradians": Kernels.cscGradians, "cotGradians": Kernels.cotGradians, "asinGradians": Kernels.asinGradians,
    "acosGradians": Kernels.acosGradians, "atanGradians": Kernels.atanGradians, "gamma": Kernels.gamma, "logGamma": Kernels.logGamma,
    "factorial": Kernels.factorial, "doubleFactorial": Kernels.doubleFactorial, "erf": Kernels.erf, "erfc": Kernels.erfc,
    "cubeRoot": Kernels.cubeRoot, "radiansFromDegrees": Kernels.radiansFromDegrees, "degreesFromRadians": Kernels.degreesFromRadians,
  ]

  static let binary: [String: @Sendable (Double, Double) -> Double] = [
    "atan2Degrees": Kernels.atan2Degrees, "atan2Gradians": Kernels.atan2Gradians, "beta": Kernels.beta, "root": Kernels.root,
    "logBase": Kernels.logBase, "combinations": Kernels.combinations, "permutations": Kernels.permutations,
  ]

  @Test("each kernel stays within its stated bound", arguments: (Array(unary.keys) + Array(binary.keys)).sorted())
  func bound(_ name: String) throws {
    let lines = try #require(Self.lines[name])
    var worst = 0.0
    for line in lines {
      let got = Self.unary[name].map { $0(line.arguments[0]) } ?? Self.binary[name].map { $0(line.arguments[0], line.arguments[1]) } ?? .nan
      let error = line.expected == 0 ? got.magnitude : (got - line.expected).magnitude / line.expected.ulp
      worst = max(worst, error)
      // The oracle's value is rounded itself, so that half an ULP is no error of ours.
      #expect(error <= line.allowed, "\(name)(\(line.arguments)) = \(got), not \(line.expected)")
    }
    #expect(lines.count >= 20)
    print("\(name): worst \(worst) ULP over \(lines.count) points")
  }
}
