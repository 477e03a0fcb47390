import Reckon
import ReckonCatalogue
import Testing

/// Every function of the catalogue.
extension DerivativeTests {
  @Test("each function has a derivative or is known to have none")
  func completeness() {
    let without: Set<String> = [
      "median", "gcd", "lcm", "fact", "!!", "nPr", "nCr", "bitand", "bitor", "bitxor", "bitnot", "shl", "shr", "gamma",
      "lgamma", "beta",
      "random", "randint", "if", "+ months", "- by the calendar", "age", "businessdays", "mode", "percentile", "date",
      "(correlation)", "(slope)", "(intercept)",
    ]
    // Functions of texts and lists have no kernels on numbers.
    let missing = Catalogue.functions.filter { !$0.kernels.isEmpty || $0.name == "if" }.filter { row in
      if case .none = Catalogue.derivative(row.id) { true } else { false }
    }
    #expect(Set(missing.map(\.name)) == without)
  }

  /// By the differences of the values on both sides, worked out by hand.
  @Test(
    "at a corner or a jump there is no derivative, unless both sides agree",
    arguments: [
      ("abs(x-2)", 2, nil), ("sign(x)", 0, nil), ("floor(x)", 2, nil), ("max(x, 0)", 0, nil), ("x*abs(x)", 0, 0),
      ("max(x^2, x^3)", 0, 0),
      ("x > 1 ? 2x : x^2", 1, 2), ("floor(x)", 2.5, 0), ("ceil(x)", 2, nil), ("ceil(x)", 2.5, 0), ("trunc(x)", 0, 0),
      ("trunc(x)", -1, nil),
      ("round(x)", 2.5, nil), ("round(x)", 2, 0), ("round(x, 1)", 0.25, nil), ("round(x, 1)", 0.2, 0),
      ("roundeven(x)", 0.5, nil),
      ("frac(x)", 3, nil), ("frac(x)", 3.5, 1), ("frac(x)", 0, 1), ("min(x, 1)", 1, nil), ("min(x, 1, 2)", 1.5, 0),
      ("clamp(x, 1, 3)", 1, nil),
      ("clamp(x, 1, 3)", 3, nil), ("clamp(x, 1, 3)", 2, 1), ("clamp(x^2, 0, 3)", 0, 0), ("step(3, x)", 3, nil),
      ("x mod 3", 6, nil),
      ("x mod 3", 7, 1), ("x % 3", -3, nil), ("x // 3", 6, nil), ("(x > 1)*x", 1, nil), ("(x > 0)*x^2", 0, 0),
      ("x*sign(x)", 0, nil),
      ("not x", 0, nil), ("x == 1", 1, nil), ("x != 1", 2, 0), ("floor(x) + (x mod 1)", 2, 1), ("abs(x)^2", 0, 0),
      ("abs(x^2)", 0, 0),
      ("abs(x) - abs(x)", 0, 0), ("Σ(k, 1, 3, abs(x-k))", 2, nil), ("Σ(k, 1, 3, abs(x-k))", 2.5, 1),
      ("Π(k, 1, 2, abs(x+k))", 0, 3),
      ("integral(abs(t-x), t, 0, 3)", 1, -1), ("cos(abs(x))", 0, 0), ("sqrt(abs(x-1)) + x", 5, 1.25),
      ("d(x*abs(x), x)", 3, 2), ("d(x*abs(x), x)", 0, nil), ("abs(x)*y", 0, nil), ("max(x, 0)*0", 0, 0),
    ] as [(String, Double, Double?)], [NumberMode.double, .decimal, .exact])
  func corners(_ row: (text: String, x: Double, expected: Double?), _ mode: NumberMode) throws {
    let (text, x, expected) = row
    // Integrals are found on doubles in each mode.
    let options = Formula.Options(angleUnit: .radians, numberMode: mode)
    let formula = try Formula("d(\(text), x)", variables: ["x", "y"], options: options)
    let derivative = try Formula(text, variables: ["x", "y"], options: options).derivative(by: "x")
    for formula in [formula, derivative] {
      if let expected {
        let number = try formula.result(of: [.number(.double(x)), .number(.double(2))]).number
        #expect(abs(number.double - expected) <= 1e-12, "\(text) at \(x)")
      } else {
        let error = #expect(throws: FormulaError.self, "\(text) at \(x)") {
          try formula.result(of: [.number(.double(x)), .number(.double(2))])
        }
        #expect(error?.kind == .notDifferentiable, "\(text) at \(x)")
      }
    }
  }

  @Test("each function and operator of the catalogue has a gradient, a derivative and d, or an error")
  func wholeCatalogue() throws {
    var texts = Catalogue.functions.filter { $0.isNamed }.flatMap { row in
      (0...4).map { "\(row.name)(\((0..<$0).map { "\(["x", "y", "3", "2"][$0])" }.joined(separator: ", ")))" }
    }
    for row in Catalogue.operators {
      for spelling in row.spellings { texts += ["x \(spelling) y", "x \(spelling)", "\(spelling) x"] }
    }
    texts += [
      "sum(k, 1, 3, k*x)", "product(k, 1, 3, k + x)", "map(k in [1, 2], k*x)", "x ? y : 2", "[x, y]", "x in [1, 2]",
    ]
    var derivativeCount = 0
    for text in texts {
      guard let formula = try? Formula(text, variables: ["x", "y"]) else { continue }
      for point in [[2.5, 1.25], [2, 1], [0, 0]] {
        let values: [Double?] = [
          try? formula.gradient().evaluate(point).derivatives[0], try? formula.derivative(by: "x").evaluate(point),
          try? Formula("d(\(text), x)", variables: ["x", "y"]).evaluate(point),
        ]
        if let value = values[1] {
          derivativeCount += 1
          #expect(values[2] == value || value.isNaN, "\(text) at \(point)")
        }
        _ = try? formula.gradient().evaluate(columns: point.map { [$0, $0] })
      }
    }
    #expect(derivativeCount > 150)
  }
}
