import Foundation
import TestDepth
import Testing

import ReckonCatalogue

/// Our elementary functions: each form against the other, against mpmath and against IEEE 754.
@Suite("Elementary functions")
struct ElementaryTests {

  /// The functions that the oracle knows.
  static let unary: [String: @Sendable (Double) -> Double] = [
    "sin": { Elementary.sin($0) }, "cos": { Elementary.cos($0) }, "tan": { Elementary.tan($0) },
    "exp": { Elementary.exp($0) },
    "exp2": { Elementary.exp2($0) }, "log": { Elementary.log($0) }, "log2": { Elementary.log2($0) },
    "log10": { Elementary.log10($0) },
  ]

  /// A kernel of the catalogue that has a form for eight numbers.
  struct TwoForms: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let kernel: Kernel
    let vector: VectorKernel

    /// The values of eight rows by the form for eight.
    func lanes(_ operands: [Eight]) -> Eight {
      let memory = UnsafeMutablePointer<Double>.allocate(capacity: 8 * (operands.count + 1))
      defer { memory.deallocate() }
      for (index, operand) in operands.enumerated() {
        for lane in 0..<8 { (memory + 8 * (index + 1) + lane).initialize(to: operand[lane]) }
      }
      var arguments = VectorArguments(memory)
      arguments.a = UnsafePointer(memory + 8)
      if operands.count > 1 { arguments.b = UnsafePointer(memory + 16) }
      if operands.count > 2 { arguments.c = UnsafePointer(memory + 24) }
      vector(&arguments, 8)
      return Vectors.load(memory)
    }

    /// The value of one row by the other form.
    func value(_ operands: [Double]) -> Double {
      var random = RandomSource(seed: 0)
      return operands.withUnsafeBufferPointer { kernel($0, random: &random) }
    }
  }

  /// All forms for eight numbers that rows have, in each angle unit.
  static let forms: [TwoForms] = Catalogue.functions.flatMap { row in
    row.kernels.flatMap { kernel in
      [("", kernel.form), (" in degrees", kernel.degrees), (" in gradians", kernel.gradians)].compactMap { unit, form in
        form.flatMap { form in
          form.vector.map { TwoForms(testDescription: row.name + unit, kernel: form.kernel, vector: $0) }
        }
      }
    }
  }

  static let special: [Double] = {
    let positive: [Double] = [
      0, .leastNonzeroMagnitude, 0x1p-1022, Double.leastNormalMagnitude.nextDown, 0x1p-450, 0x1p-27, 0.5,
      0x1.fffffffffffffp-1, 1,
      0x1.0000000000001p0,
      1.5, 2, 3, 0x1.921fb54442d18p0, .pi, 100, 708, 709.7, 745, 1021, 1024, 0x1p18, 0x1.fffffffffffffp17, 0x1p24,
      0x1.fffffffffffffp23,
      0x1.0000000000001p51, 0x1p52,
      0x1.0000000000001p52, 0x1.0000000000002p52, 0x1p53, 0x1.0000000000001p53, 0x1p511, 1e300, 0x1p1000,
      .greatestFiniteMagnitude,
      .infinity, .nan,
    ]
    return positive + positive.map { -$0 }
  }()

  /// A generator that gives the same numbers every time: splitmix64.
  struct Source: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9e37_79b9_7f4a_7c15
      var z = state
      z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
      z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
      return z ^ (z >> 31)
    }

    /// Any bit pattern, a number in a narrow range or a special value.
    mutating func number(_ kind: Int) -> Double {
      switch kind {
      case 0: Double(bitPattern: next())
      case 1: Double.random(in: -10...10, using: &self)
      case 2: Double.random(in: 0...4, using: &self)
      case 3: Double.random(in: -1000...1000, using: &self).rounded()
      case 4:
        (Bool.random(using: &self) ? 1 : -1)
          * Double(sign: .plus, exponent: Int.random(in: -60...60, using: &self), significand: 1.3)
      default: special.randomElement(using: &self)!
      }
    }

    /// Eight numbers, most of them of one kind.
    mutating func numbers() -> Eight {
      let kind = Int.random(in: 0..<6, using: &self)
      let isMixed = Int.random(in: 0..<4, using: &self) == 0
      var result = Eight()
      for lane in 0..<8 { result[lane] = number(isMixed ? Int.random(in: 0..<6, using: &self) : kind) }
      return result
    }
  }

  static func areSame(_ a: Double, _ b: Double) -> Bool { a.bitPattern == b.bitPattern || (a.isNaN && b.isNaN) }

  @Test(
    "the form of a row's kernel for eight numbers gives each the bits of the other form", .optimizedOrFullDepth,
    arguments: forms)
  func lanes(_ form: TwoForms) {
    let count = if case .unary = form.kernel { 1 } else if case .binary = form.kernel { 2 } else { 3 }
    var source = Source(state: 1)
    var differences: [[Double]] = []
    for _ in 0..<10_000 {
      let operands = (0..<count).map { _ in source.numbers() }
      let result = form.lanes(operands)
      for lane in 0..<8 {
        let row = operands.map { $0[lane] }
        if !Self.areSame(result[lane], form.value(row)) { differences.append(row) }
      }
    }
    #expect(differences.isEmpty, "of \(differences.prefix(8))")
  }

  @Test("no common function of numbers takes columns row by row")
  func rowsWithForms() {
    // Functions of whole numbers and bits, special functions, reciprocals of sines and random numbers have one form.
    let names: [String] = [
      "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "sinh", "cosh", "tanh", "asinh", "acosh", "atanh", "deg",
      "rad", "exp", "exp2",
      "exp10", "expm1", "ln", "log", "log2", "log10", "log1p", "sqrt", "cbrt", "hypot", "pow", "abs", "sign", "floor",
      "ceil", "round",
      "roundeven", "trunc", "frac", "clamp", "//", "rem", "mod", "min", "max",
    ]
    for name in names {
      let row = Catalogue.functions.first { $0.name == name }
      let first = row?.kernels.first
      #expect(first?.form.vector != nil, "\(name)")
      if row?.angle == .argument || row?.angle == .result {
        #expect(first?.degrees?.vector != nil && first?.gradians?.vector != nil, "\(name)")
      }
    }
  }

  /// A line of the oracle: the value is `high` + `low`.
  struct Point {
    let function: String
    let arguments: [Double]
    let high: Double
    let low: Double
  }

  static let points: [String: [Point]] = {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Resources/elementary-oracle.tsv")
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [:] }
    let double = { (text: Substring) in UInt64(text, radix: 16).map(Double.init(bitPattern:)) }
    let points = text.split(separator: "\n").compactMap { line -> Point? in
      let fields = line.split(separator: "\t")
      guard fields.count == 4, let high = double(fields[2]), let low = double(fields[3]) else { return nil }
      return Point(
        function: String(fields[0]), arguments: fields[1].split(separator: ",").compactMap(double), high: high, low: low
      )
    }
    return Dictionary(grouping: points, by: \.function)
  }()

  @Test("each function is within one unit in the last place", arguments: (Array(unary.keys) + ["hypotenuse"]).sorted())
  func bound(_ name: String) throws {
    let points = try #require(Self.points[name])
    var worst = 0.0
    for point in points {
      let x = point.arguments
      let got = Self.unary[name].map { $0(x[0]) } ?? Elementary.hypotenuse(x[0], x[1])
      // At a power of two the unit is that of the side where the value is.
      let unit =
        point.low.sign == point.high.sign || point.low == 0 ? point.high.ulp : point.high.magnitude.nextDown.ulp
      let error = ((got - point.high) - point.low).magnitude / unit
      worst = max(worst, error)
      #expect(error <= 1, "\(name)(\(x)) = \(got), not \(point.high)")
    }
    #expect(points.count >= 200)
    print("\(name): worst \(worst) ULP over \(points.count) points")
  }

  @Test("zeros, infinities and NaN give what IEEE 754 wants")
  func specialValues() {
    let infinity = Double.infinity
    let cases: [(String, Double, Double)] = [
      ("sin", 0, 0), ("sin", -0.0, -0.0), ("sin", infinity, .nan), ("sin", -infinity, .nan), ("cos", 0, 1),
      ("cos", -0.0, 1),
      ("cos", infinity, .nan), ("tan", 0, 0), ("tan", -0.0, -0.0), ("tan", infinity, .nan), ("tan", -infinity, .nan),
      ("exp", 0, 1),
      ("exp", -0.0, 1), ("exp", infinity, infinity), ("exp", -infinity, 0), ("exp", 710, infinity), ("exp", -746, 0),
      ("exp2", 0, 1),
      ("exp2", -0.0, 1), ("exp2", 1024, infinity), ("exp2", -1074, .leastNonzeroMagnitude), ("exp2", -infinity, 0),
      ("log", 1, 0),
      ("log", 0, -infinity),
      ("log", -0.0, -infinity), ("log", -1, .nan), ("log", infinity, infinity), ("log", -infinity, .nan),
      ("log2", 1, 0),
      ("log2", 0, -infinity), ("log2", -1, .nan), ("log2", infinity, infinity), ("log10", 1, 0),
      ("log10", 0, -infinity),
      ("log10", -1, .nan), ("log10", infinity, infinity),
    ]
    for (name, x, expected) in cases {
      let got = Self.unary[name]?(x) ?? 42
      #expect(Self.areSame(got, expected), "\(name)(\(x)) = \(got), not \(expected)")
    }
    for (name, function) in Self.unary { #expect(function(.nan).isNaN, "\(name)(nan)") }
    #expect(Elementary.hypotenuse(infinity, .nan) == infinity)
    #expect(Elementary.hypotenuse(.nan, -infinity) == infinity)
    #expect(Elementary.hypotenuse(.nan, 1).isNaN)
    #expect(Self.areSame(Elementary.hypotenuse(-0.0, -0.0), 0))
    for x in Self.special where x.isFinite {
      #expect(Elementary.hypotenuse(x, 0) == x.magnitude)
      #expect(Elementary.hypotenuse(-0.0, x) == x.magnitude)
    }
  }

  /// The nearest doubles are those of the literals.
  @Test("whole powers of 10 are the nearest doubles")
  func powersOfTen() throws {
    for exponent in -323...308 {
      let nearest = try #require(Double("1e\(exponent)"))
      #expect(
        Elementary.pow(10, Double(exponent)) == nearest && Elementary.exp10(Double(exponent)) == nearest,
        "10^\(exponent)")
    }
  }

  @Test("powers of two and logarithms that are doubles are exact")
  func exactResults() {
    var wrong: [[Double]] = []
    for exponent in -1074...1023 {
      let two = Double(sign: .plus, exponent: exponent, significand: 1)
      if Elementary.exp2(Double(exponent)) != two { wrong.append([Double(exponent)]) }
      if Elementary.log2(two) != Double(exponent) { wrong.append([two]) }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(10))")
    var ten = 1.0
    for exponent in 0...22 {
      #expect(Elementary.log10(ten) == Double(exponent))
      ten *= 10
    }
    #expect(
      Elementary.hypotenuse(3, 4) == 5 && Elementary.hypotenuse(-5, 12) == 13
        && Elementary.hypotenuse(0x1p600 * 3, 0x1p602) == 0x1p600 * 5)
  }
}
