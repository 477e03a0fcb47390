import Reckon
import ReckonCatalogue
import Testing

@Suite("Derivatives")
struct DerivativeTests {
  private static let radians = Formula.Options(angleUnit: .radians)

  /// What calculus gives, written by hand.
  private static let derivatives: [(String, String)] = [
    ("7", "0"), ("y", "0"), ("x", "1"), ("3x + y", "3"), ("x - y", "1"), ("y - x", "-1"), ("-x", "-1"), ("x*y", "y"),
    ("x*x", "2x"),
    ("x/y", "1/y"), ("y/x", "-y/x^2"), ("x^2", "2x"), ("x^3", "3x^2"), ("x^4", "4x^3"), ("x^5", "5x^4"),
    ("x^-1", "-1/x^2"),
    ("x^2.5", "2.5 x^1.5"), ("2^x", "2^x * ln 2"), ("x^x", "x^x * (ln x + 1)"), ("x^y", "y*x^(y-1)"),
    ("20% of x", "0.2"),
    ("x + 10%", "1.1"), ("sin x", "cos x"), ("cos x", "-sin x"), ("tan x", "1/cos(x)^2"), ("sec x", "sin x/cos(x)^2"),
    ("csc x", "-cos x/sin(x)^2"), ("cot x", "-1/sin(x)^2"), ("asin(x/4)", "1/sqrt(16-x^2)"),
    ("acos(x/4)", "-1/sqrt(16-x^2)"),
    ("atan x", "1/(1+x^2)"), ("atan2(x, y)", "y/(x^2+y^2)"), ("atan2(y, x)", "-y/(x^2+y^2)"), ("sinh x", "cosh x"),
    ("cosh x", "sinh x"), ("tanh x", "1/cosh(x)^2"), ("asinh x", "1/sqrt(x^2+1)"), ("acosh(x+1)", "1/sqrt((x+1)^2-1)"),
    ("atanh(x/4)", "4/(16-x^2)"), ("deg x", "180/pi"), ("rad x", "pi/180"), ("x°", "pi/180"), ("exp x", "exp x"),
    ("e^(2x)", "2 e^(2x)"),
    ("exp2 x", "exp2(x) * ln 2"), ("exp10 x", "exp10(x) * ln 10"), ("expm1 x", "exp x"), ("ln x", "1/x"),
    ("ln(3x)", "1/x"),
    ("log x", "1/(x ln 10)"), ("log(x, 3)", "1/(x ln 3)"), ("log(3, x)", "-ln 3/(x*ln(x)^2)"), ("log2 x", "1/(x ln 2)"),
    ("log10 x", "1/(x ln 10)"), ("log1p x", "1/(1+x)"), ("sqrt x", "1/(2 sqrt x)"), ("cbrt x", "1/(3*cbrt(x)^2)"),
    ("root(x, 5)", "x^(-4/5)/5"), ("root(2, x)", "-2^(1/x)*ln 2/x^2"), ("hypot(x, y)", "x/hypot(x, y)"),
    ("abs(x)", "1"),
    ("abs(-x)", "1"), ("abs(x - 9)", "-1"), ("floor(3x)", "0"), ("round(x, 3) + x", "1"), ("frac x", "1"),
    ("sign x", "0"),
    ("clamp(2x, 0, 0.5)", "0"), ("clamp(2x, 0, 99)", "2"), ("clamp(5, x, 99)", "0"), ("clamp(0, x, 99)", "1"),
    ("lerp(x, 3, 0.25)", "0.75"),
    ("lerp(1, 3, x)", "2"), ("max(x, y)", "x > y ? 1 : 0"),
    ("min(x^2, y, 3x)", "x^2 <= min(y, 3x) ? 2x : y <= 3x ? 0 : 3"),
    ("max(x, x + 1)", "1"), ("sum(x, x^2, y)", "1 + 2x"), ("avg(x, y, 3)", "1/3"), ("product(x, y, x)", "2x*y"),
    ("product(x - x, x, 2)", "0"),
    ("stdev(x, y)", "sign(x - y)/sqrt 2"), ("variance(x, y, 1)", "(2x - y - 1)/3"), ("erf x", "2/sqrt(pi)*exp(-x^2)"),
    ("erfc x", "-2/sqrt(pi)*exp(-x^2)"),
    ("x mod 0.7", "1"), ("100 mod x", "-floor(100/x)"), ("-100 rem x", "floor(100/x)"), ("x // 0.7", "0"),
    ("x > 2", "0"),
    ("x > 1 ? x^2 : x^3", "x > 1 ? 2x : 3x^2"), ("if(x > 1, if(y > 1, x*y, 0), ln x)", "x > 1 ? (y > 1 ? y : 0) : 1/x"),
    ("x > 0 and y > 0", "0"), ("(x > 1) * x", "x > 1 ? 1 : 0"), ("Σ(k, 1, 4, x^k)", "1 + 2x + 3x^2 + 4x^3"),
    ("Π(k, 1, 3, x + k)", "(x+2)*(x+3) + (x+1)*(x+3) + (x+1)*(x+2)"),
    ("Σ(k, 1, 3, Σ(j, 1, k, k*x^j))", "6 + 10x + 9x^2"),
    ("f(t) = t^2 + y; f(3x)", "18x"), ("f(t) = t > 1 ? t^2 : t; f(x) + f(f(x))", "x > 1 ? 2x + 4x^3 : 2"),
    ("a = x^2; b = a*y; b + a", "2x*y + 2x"), ("g(t) = t^2 where t > 0; g(x)", "2x"),
    ("x*sin(x*cos x)", "sin(x*cos x) + x*cos(x*cos x)*(cos x - x*sin x)"),
  ]

  @Test(
    "the derivative by x has the value that calculus gives",
    arguments: derivatives)
  func values(_ source: String, _ expected: String) throws {
    let formula = try Formula(source, variables: ["x", "y"], options: Self.radians)
    let derivative = try formula.derivative(by: "x")
    let byHand = try Formula(expected, variables: ["x", "y"], options: Self.radians)
    #expect(derivative.variables == ["x", "y"])
    for x in [0.3, 0.75, 1.5, 2.25] {
      for y in [0.5, 2] {
        let (value, right) = (try derivative.evaluate(x, y), try byHand.evaluate(x, y))
        #expect(abs(value - right) <= 1e-13 * max(1, abs(right)), "\(source) at x = \(x), y = \(y)")
      }
    }
  }

  /// The derivative needs the cosine, of which the formula's own value makes use in a branch or a loop that may not
  /// run.
  @Test(
    "what a branch or a loop computes is not taken from there when it has not run",
    arguments: [
      ("if(x < 1, 1, cos x)/sin x", "x < 1 ? -cos x/sin(x)^2 : -1/sin(x)^2"),
      ("if(x < 1, if(x < 0.5, cos x, 2), cos x)/sin x", "x < 1 and x >= 0.5 ? -2cos x/sin(x)^2 : -1/sin(x)^2"),
      ("min(sin(exp2 x), 9)*exp2 x", "ln 2*exp2 x*(cos(exp2 x)*exp2 x + sin(exp2 x))"),
      (
        "if(x < 1, y, exp2 x)*exp2(x)*cos(exp2 x)",
        "u = exp2 x; ln 2*u*(x < 1 ? y*(cos u - u*sin u) : u*(2cos u - u*sin u))"
      ),
      ("Σ(k, 1, y, sin x) + sin x", "(y + 1)*cos x"), ("Σ(k, 1, y, cos x)/sin x", "-y/sin(x)^2"),
    ])
  func branches(_ text: String, _ expected: String) throws {
    for isOptimized in [true, false] {
      var options = Self.radians
      options.isOptimized = isOptimized
      let derivative = try Formula(text, variables: ["x", "y"], options: options).derivative(by: "x")
      let byHand = try Formula(expected, variables: ["x", "y"], options: options)
      for x in [0.25, 0.75, 1.5] {
        for y in [0.0, 3] {
          let (found, right) = (try derivative.evaluate(x, y), try byHand.evaluate(x, y))
          #expect(abs(found - right) <= 1e-14 * max(1, abs(right)), "\(text) at \(x), \(y): \(found), not \(right)")
        }
      }
    }
  }

  @Test(
    "in degrees and gradians a derivative counts in those, and in decimals and exact numbers it is as exact as they are"
  )
  func modes() throws {
    // d sin(x°)/dx = cos(x°)·π/180
    #expect(abs(try Formula("sin x").derivative(by: "x").evaluate(60) - .pi / 360) < 1e-17)
    let gradians = Formula.Options(angleUnit: .gradians)
    #expect(abs(try Formula("cos x", options: gradians).derivative(by: "x").evaluate(100) + .pi / 200) < 1e-17)
    #expect(abs(try Formula("asin x").derivative(by: "x").evaluate(0.5) - 180 / .pi / 0.75.squareRoot()) < 1e-13)
    let decimal = try Formula("0.1 x^3 + x/3", options: Formula.Options(numberMode: .decimal)).derivative(by: "x")
    // 0.3·x² + 1/3, to 34 digits
    #expect(
      try decimal.result(of: [.number(.decimal(#require(Decimal128("1.1"))))]).number.description
        == "0.6963333333333333333333333333333333")
    let exact = try Formula("x^3/7", options: Formula.Options(numberMode: .exact)).derivative(by: "x")
    let right = try Formula("3/28", options: Formula.Options(numberMode: .exact))
    #expect(try exact.result(of: [0.5]).number == right.result().number)
  }

  @Test("a derivative has the unit of the value divided by that of the input")
  func units() throws {
    let height = try Formula(
      "v*t - 1/2*g*t^2", variables: ["t", "v", "g"], units: ["t": "s", "v": "m/s", "g": "m/s²"])
    let speed = try height.derivative(by: "t")
    #expect(speed.unit == "m/s")
    #expect(abs(try speed.evaluate(1, 20, 9.81) - 10.19) < 1e-14)
    let acceleration = try speed.derivative(by: "t")
    #expect(acceleration.unit == "m/s²")
    #expect(try acceleration.evaluate(1, 20, 9.81) == -9.81)
    #expect(try Formula("a*b", variables: ["a", "b"], units: ["a": "km", "b": "h"]).derivative(by: "b").unit == "km")
    #expect(
      try Formula("a/b", variables: ["a", "b"], units: ["a": "km", "b": "km"]).derivative(by: "b").unit == "km⁻¹")
    #expect(try Formula("t*2", variables: ["t"], units: ["t": "K"]).derivative(by: "t").unit == nil)
  }

  @Test(
    "derivatives can be differentiated again, by any input, and over columns have the values that they have row by row")
  func higher() throws {
    let formula = try Formula("x^3*y^2 + sin(x*y)", variables: ["x", "y"], options: Self.radians)
    let mixed = try formula.derivative(by: "x").derivative(by: "y")
    let byHand = try Formula("6x^2*y + cos(x*y) - x*y*sin(x*y)", variables: ["x", "y"], options: Self.radians)
    #expect(abs(try mixed.evaluate(0.7, 1.3) - byHand.evaluate(0.7, 1.3)) < 1e-14)
    let fourth = try ["x", "x", "x", "x"].reduce(Formula("x^5", variables: ["x"])) { try $0.derivative(by: $1) }
    #expect(try fourth.evaluate(2) == 240)
    let xs = (0..<1000).map { Double($0) / 100 }
    let ys = xs.map { 1 / ($0 + 1) }
    let columns = try mixed.evaluate(columns: [xs, ys])
    #expect(columns.report.firstFailure == nil)
    #expect(try zip(columns.values, zip(xs, ys)).allSatisfy { try $0 == mixed.evaluate($1.0, $1.1) })
  }

  @Test("optimised or not, a derivative has the same bits, and so it has when it was stored")
  func machines() throws {
    for source in [
      "x^3 - 2x*ln(x)", "x > 1 ? sqrt(x)/y : x*y*(x < 0.5 ? x : x^2)", "Σ(k, 1, 9, sin(k*x)/k)", "max(x*y, x+y, x^2)",
    ] {
      let derivative = try Formula(source, variables: ["x", "y"]).derivative(by: "x")
      var plainOptions = Formula.Options()
      plainOptions.isOptimized = false
      let plain = try Formula(source, variables: ["x", "y"], options: plainOptions).derivative(by: "x")
      let stored = try Formula(image: derivative.image)
      for (x, y) in [(0.25, 3.0), (0.75, 0.5), (1.5, -2.0), (2, 2.5)] {
        let value = try derivative.evaluate(x, y)
        #expect(
          try plain.evaluate(x, y).bitPattern == value.bitPattern
            && stored.evaluate(x, y).bitPattern == value.bitPattern, "\(source)")
      }
    }
  }

  @Test("optimised or not, a formula has a derivative or none, and where it is not finite it fails in the same way")
  func machinesWithoutValue() throws {
    for source in [
      "d(1 < 2 ? x^2 : x!, x)", "d(0 ? gcd(x, 2) : 3x, x)", "d(1/x, x)", "d(x*1/0, x)", "d(0*ln(x) + sqrt(x)/x, x)",
      "d(d(x^0.5, x)^-1, x)",
    ] {
      var options = Formula.Options()
      let formula = try Formula(source, variables: ["x"])
      options.isOptimized = false
      let plain = try Formula(source, variables: ["x"], options: options)
      for (value, policy) in [
        (0.0, ErrorPolicy.strict), (0, .ieee), (-1, .ieee), (1, .strict), (.infinity, .ieee), (1e-320, .strict),
      ] {
        let options = EvaluationOptions(policy: policy)
        let found = [formula, plain].map { formula in
          Result { () throws(FormulaError) in try formula.evaluate(value, options: options) }
        }
        switch (found[0], found[1]) {
        case (.success(let a), .success(let b)): #expect(a.bitPattern == b.bitPattern, "\(source) at \(value)")
        case (.failure(let a), .failure(let b)): #expect(a == b, "\(source) at \(value)")
        case (.success, .failure), (.failure, .success): Issue.record("\(source) at \(value): \(found)")
        }
      }
    }
  }

  @Test("a side that a choice does not take is not evaluated")
  func choices() throws {
    let derivative = try Formula("x > 0 ? ln x : x < -1 ? 1/(x + 1) : 0*x").derivative(by: "x")
    #expect(try derivative.evaluate(2) == 0.5)
    #expect(try derivative.evaluate(0) == 0)
    #expect(try derivative.evaluate(-3) == -0.25)
    #expect(throws: FormulaError.self) { try Formula("sqrt x").derivative(by: "x").evaluate(0) }
  }

  @Test(
    "a function without a derivative is refused at its place, if the input reaches it",
    arguments: [
      ("1 + gcd(x, 2)", "gcd", 4, 13), ("x!", "fact", 0, 2), ("median(x, 1, 2)", "median", 0, 15),
      ("h(x) + 1", "h", 0, 4),
      ("f(n) = n < 1 ? 1 : n*f(n-1); f(x)", "f", 29, 33), ("x & 1", "bitand", 0, 5),
    ])
  func refusals(_ source: String, _ function: String, _ start: Int, _ end: Int) throws {
    var scope = Scope()
    try scope.add(HostFunction("h") { $0 })
    let formula = try Formula(source, variables: ["x", "y"], scope: scope)
    let error = #expect(throws: FormulaError.self) { try formula.derivative(by: "x") }
    #expect(error?.kind.name == "noDerivative" && error?.range == SourceRange(start: start, end: end))
    if function != "bitand" { #expect(error?.kind == .noDerivative(function: function)) }
    #expect(try formula.derivative(by: "y").evaluate(1, 1) == 0)
  }

  @Test("a name that is no input, and a formula from a stored program, are refused")
  func misuse() throws {
    let formula = try Formula("price*qty")
    let error = #expect(throws: FormulaError.self) { try formula.derivative(by: "prise") }
    #expect(error?.kind == .unknownName("prise", suggestion: "price"))
    let stored = try Formula(image: formula.image)
    #expect(throws: FormulaError.self) { try stored.derivative(by: "price") }
  }
}
