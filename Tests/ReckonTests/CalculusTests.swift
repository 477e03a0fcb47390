import Foundation
import Reckon
import Testing

@Suite("Integrals, roots and extremes")
struct CalculusTests {
  private static func formula(_ text: String, _ variables: [String]? = nil, _ scope: Scope = Scope()) throws -> Formula
  {
    try Formula(text, variables: variables, scope: scope, options: Formula.Options(angleUnit: .radians))
  }

  private static let kahanerSet: [(String, Double, Double, Double)] = [
    ("e^x", 0.0, 1.0, 1.7182818284590452354), ("x >= 0.3 ? 1 : 0", 0, 1, 0.7), ("sqrt(x)", 0, 1, 2 / 3.0),
    ("23/25*cosh(x) - cos(x)", -1, 1, 0.47942822668880166736), ("1/(x^4 + x^2 + 0.9)", -1, 1, 1.5822329637296729331),
    ("x^1.5", 0, 1, 0.4), ("1/sqrt(x)", 0, 1, 2), ("1/(1 + x^4)", 0, 1, 0.86697298733991103757),
    ("2/(2 + sin(10π*x))", 0, 1, 1.154700538379251529), ("1/(1 + x)", 0, 1, 0.69314718055994530942),
    ("1/(e^x + 1)", 0, 1, 0.37988549304172247537), ("x/(e^x - 1)", 0, 1, 0.77750463411224827642),
    ("sin(100π*x)/(π*x)", 0.1, 1, 0.0090986375391668429156), ("sqrt(50)*e^(-50π*x^2)", 0, 10, 0.5),
    ("25e^(-25x)", 0, 10, 1),
    ("50/(π*(2500x^2 + 1))", 0, 10, 0.49936338107645674464),
    ("50*(sin(50π*x)/(50π*x))^2", 0.01, 1, 0.11213930374163741027),
    ("cos(cos(x) + 3sin(x) + 2cos(2x) + 3cos(3x))", 0, .pi, 0.29101878286005269852), ("ln(x)", 0, 1, -1),
    ("1/(1.005 + x^2)", -1, 1, 1.5643964440690497731),
    ("1/cosh(10x - 2)^2 + 1/cosh(100x - 40)^4 + 1/cosh(1000x - 600)^6", 0, 1, 0.21080273550054927738),
  ]

  @Test(
    "integrals of Kahaner's set (1971), whose values are those of mpmath at 30 digits",
    arguments: kahanerSet)
  func kahaner(_ text: String, _ low: Double, _ high: Double, _ expected: Double) throws {
    let integral = try Self.formula(text).integral(over: "x", from: low, to: high)
    // Asked for: 1e-10. The estimate must not be below the true error.
    #expect(abs(integral.value - expected) <= 1e-10 * abs(expected), "\(text): \(integral)")
    #expect(abs(integral.value - expected) <= integral.error + abs(expected) * 0x1p-50, "\(text): \(integral)")
    let back = try Self.formula(text).integral(over: "x", from: high, to: low)
    #expect(abs(back.value + expected) <= 1e-10 * abs(expected), "\(text): \(back)")
  }

  private static let improperIntegrals: [(String, Double, Double, Double)] = [
    ("exp(-x^2/2)/sqrt(2π)", -Double.infinity, Double.infinity, 1.0), ("exp(-x)", 0, .infinity, 1),
    ("exp(x)", -.infinity, 0, 1),
    ("1/(1 + x^2)", -.infinity, .infinity, .pi), ("1/x^2", 1, .infinity, 1), ("x^(-0.9)", 0, 1, 10),
    ("ln(x)/sqrt(x)", 0, 1, -4),
    ("exp(-x)/sqrt(x)", 0, .infinity, 1.7724538509055160273), ("x^2*exp(-x)", 0, .infinity, 2), ("3", 2, 2, 0),
  ]

  @Test(
    "integrals over infinite ranges and up to poles",
    arguments: improperIntegrals)
  func improper(_ text: String, _ low: Double, _ high: Double, _ expected: Double) throws {
    let integral = try Self.formula(text, ["x"]).integral(over: "x", from: low, to: high)
    #expect(abs(integral.value - expected) <= 1e-9 * abs(expected), "\(text): \(integral)")
  }

  private static let scaledIntegrals: [(String, Double, Double, Double)] = [
    ("1/(1 + x^2)", -1e100, 1e100, Double.pi), ("1/(1 + x^2)", -1e18, 1e20, .pi),
    ("1/(1 + (x - 12345)^2)", -1e18, 1e20, .pi),
    ("(1 + x^2/3)^(-2)", -1e12, 1e12, 2.720699046351327), ("exp(-x^2)", -1e12, 1e30, 1.772453850905516),
    ("exp(-x)", 0, 1e15, 1),
    ("2 + exp(-(x - 77.7)^2*1e4)", 0, 1000, 2000.01772453850906), ("1 + exp(-x^2*1e18)", -1, 1, 2.000000001772454),
    ("x mod 2 < 1 ? 1 : 0", 0, 64, 32), ("x^40*exp(-x)", 0, .infinity, 8.159152832478977e47),
    ("1/cosh(x)", -.infinity, .infinity, .pi),
    // The length of the range is beyond doubles.
    ("exp(-x^2)", -1.7e308, 1.7e308, 1.772453850905516), ("1/(1 + x^2)", -1e308, 1.7e308, .pi),
    ("1e-300", -1e308, 1e308, 2e8),
  ]

  @Test("integrals of peaks and tails at scales far from that of the range", arguments: scaledIntegrals)
  func scales(_ text: String, _ low: Double, _ high: Double, _ expected: Double) throws {
    let integral = try Self.formula(text, ["x"]).integral(over: "x", from: low, to: high)
    #expect(abs(integral.value - expected) <= 1e-9 * abs(expected), "\(text): \(integral)")
    #expect(abs(integral.value - expected) <= integral.error + abs(expected) * 0x1p-50, "\(text): \(integral)")
  }

  @Test("a peak at the value of an input is found, however narrow")
  func peakAtInput() throws {
    let peak = try Self.formula("1 + exp(-(x - m)^2*1e8)").integral(over: "x", from: 0, to: 1000, with: ["m": 421.7])
    #expect(abs(peak.value - 1000.000177245385) <= 1e-9)
  }

  @Test("at a pole whose place is not 0 rounding leaves fewer digits, and the estimate says so")
  func poleElsewhere() throws {
    let integral = try Self.formula("1/sqrt(1 - x)").integral(over: "x", from: 0, to: 1)
    #expect(abs(integral.value - 2) <= max(integral.error, 1e-7), "\(integral)")
  }

  @Test(
    "no integral where there is none",
    arguments: [
      ("1/x", 0.0, 1.0), ("1/x", -1, 1), ("sqrt(x)", -1, 1), ("1/x", 1, .infinity), ("e^x", 0, .infinity),
      ("1", -1e308, 1e308),
      ("0*x", .nan, 1),
      ("1", 0, .nan),
    ])
  func none(_ text: String, _ low: Double, _ high: Double) throws {
    let error = #expect(throws: FormulaError.self) {
      try Self.formula(text, ["x"]).integral(over: "x", from: low, to: high)
    }
    #expect(error?.kind == .noIntegral("x"), "\(text)")
  }

  @Test("other inputs have values, and a deadline holds")
  func inputs() throws {
    let power = try Self.formula("x^n")
    #expect(abs(try power.integral(over: "x", from: 0, to: 2, with: ["n": 3]).value - 4) < 1e-12)
    #expect(throws: FormulaError.self) { try power.integral(over: "x", from: 0, to: 2) }
    let unknown = #expect(throws: FormulaError.self) { try power.integral(over: "xx", from: 0, to: 2, with: ["n": 3]) }
    #expect(unknown?.kind == .unknownName("xx", suggestion: "x"))
    let slow = try Self.formula("Σ(k, 1, 1e6, x/k)")
    let late = #expect(throws: FormulaError.self) {
      try slow.integral(over: "x", from: 0, to: 1, options: EvaluationOptions(deadline: .after(.milliseconds(5))))
    }
    #expect(late?.kind == .deadlinePassed)
  }

  @Test(
    "roots of functions of Alefeld, Potra and Shi (1995) and of some more, held to mpmath at 30 digits",
    arguments: [
      ("sin(x) - x/2", Double.pi / 2, Double.pi, 1.8954942670339809471),
      ("2x*e^(-1) - 2e^(-x) + 1", 0, 1, 0.42247770964123665883),
      ("(1 + (1 - 5)^4)*x - (1 - 5x)^4", 0, 0.1, 0.0036171081789040635408),
      ("x^2 - (1 - x)^5", 0, 1, 0.34595481584824201796),
      ("e^(-5x)*(x - 1) + x^5", 0, 1, 0.51615351875793356643), ("x^3 - 1 - 2x", 1, 2, 1.6180339887498948482),
      ("sqrt(x) - cos(x)", 0, 1, 0.6417143708728826584), ("e^(-x) - x", 0, 1, 0.567143290409783873),
    ])
  func roots(_ text: String, _ low: Double, _ high: Double, _ expected: Double) throws {
    let roots = try Self.formula(text, ["x"]).roots(of: "x", in: low...high)
    let nearest = try #require(roots.min { abs($0.value - expected) < abs($1.value - expected) }, "\(text)")
    #expect(abs(nearest.value - expected) <= 4 * expected.ulp, "\(text): \(roots)")
  }

  @Test("one root between different signs, and why there is none")
  func root() throws {
    let cubic = try Self.formula("x^3 - x - a").root(of: "x", in: 1...2, with: ["a": 1])
    #expect(abs(cubic - 1.3247179572447460260) <= cubic.ulp)
    let square = try Self.formula("x^2 + 1")
    let same = #expect(throws: FormulaError.self) { try square.root(of: "x", in: -1...2) }
    #expect(same?.kind == .noSignChange(2, 5))
    let pole = #expect(throws: FormulaError.self) { try Self.formula("1/(x - 0.3)").root(of: "x", in: 0...1) }
    #expect(pole?.kind == .noRoot)
    let undefined = #expect(throws: FormulaError.self) { try Self.formula("ln(x)").root(of: "x", in: -1...2) }
    #expect(undefined?.kind.name == "domain")
  }

  @Test("all roots of a polynomial, those that are exact and those that touch")
  func polynomials() throws {
    let cubic = try Self.formula("(x - 1)(x - 2.5)(x + 3)", ["x"]).roots(of: "x", in: -10...10)
    #expect(cubic.map(\.value) == [-3, 1, 2.5] && cubic.allSatisfy(\.isExact))
    let square = try Self.formula("(x - a)^2", ["x", "a"]).roots(of: "x", in: -10...10, with: ["a": 3])
    #expect(square.count == 1 && square.first?.value == 3)
    #expect(try Self.formula("x^2 + 1").roots(of: "x", in: -10...10).isEmpty)
  }

  @Test("the least and greatest value and where they are")
  func extremes() throws {
    let parabola = try #require(try Self.formula("(x - 1.7)^2 + 3").minimum(over: "x", in: -10...10))
    #expect(abs(parabola.place - 1.7) < 1e-7 && parabola.value == 3)
    // Γ is least at 1.4616321449683623…, where it is 0.88560319441088870028.
    let gamma = try #require(try Self.formula("gamma(x)").minimum(over: "x", in: 0.5...5))
    #expect(abs(gamma.place - 1.4616321449683623413) < 1e-7 && abs(gamma.value - 0.88560319441088870028) < 1e-15)
    let sine = try #require(try Self.formula("sin(x)").maximum(over: "x", in: 0...3))
    #expect(abs(sine.place - .pi / 2) < 1e-7 && sine.value == 1)
    let end = try #require(try Self.formula("a*x").minimum(over: "x", in: 2...4, with: ["a": 2]))
    #expect(abs(end.place - 2) < 1e-7 && abs(end.value - 4) < 1e-7)
    #expect(try Self.formula("ln(x)").minimum(over: "x", in: -2 ... -1) == nil)
  }
}
