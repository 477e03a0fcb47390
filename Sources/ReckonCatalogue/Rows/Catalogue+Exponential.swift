/// Exponentials, logarithms and roots.
extension Catalogue {
  static let exponential: [Function] = [
    one(
      .exp, "exp", { Elementary.exp($0) }, decimal: .finite { DecimalKernels.exponential($0[0], &$1) },
      vector: { Vectors.unary($0, $1) { Elementary.exp($0) } }, cost: 15, "e to the power x.",
      [Example("exp(0)", "1")]),
    one(
      .exp2, "exp2", { Elementary.exp2($0) },
      decimal: DecimalForm { DecimalKernels.power(Decimal128(2), $0[0], &$1) },
      vector: { Vectors.unary($0, $1) { Elementary.exp2($0) } }, cost: 15, "2 to the power x.",
      [Example("exp2(10)", "1024")]),
    one(
      .exp10, "exp10", { Elementary.exp10($0) },
      decimal: DecimalForm { DecimalKernels.power(Decimal128(10), $0[0], &$1) },
      vector: { Vectors.unary($0, $1) { Elementary.exp10($0) } }, cost: 15, "10 to the power x.",
      [Example("exp10(3)", "1000")]),
    one(
      .expm1, "expm1", { Elementary.expm1($0) }, decimal: .finite { DecimalKernels.exponentialMinusOne($0[0], &$1) },
      vector: { Vectors.unary($0, $1) { Elementary.expm1($0) } }, cost: 25,
      "e^x - 1, exact near 0.", [Example("expm1(0)", "0")]),
    one(
      .ln, "ln", { Elementary.log($0) },
      decimal: .finite { DecimalKernels.logarithm($0[0], &$1) },
      vector: { Vectors.unary($0, $1) { Elementary.log($0) } }, pole: .always, passes: true,
      requirement: "x > 0", cost: 15, "The natural logarithm.",
      [Example("ln(e)", "1"), Example("ln(0)", "domain")]),
    Function(
      .log, "log", aliases: ["lg"], topic: .exponential,
      kernels: [
        ArityKernel(.unary { Elementary.log10($0) }, vector: { Vectors.unary($0, $1) { Elementary.log10($0) } }),
        ArityKernel(
          .binary { Elementary.log($0, base: $1) }, vector: { Vectors.binary($0, $1) { Elementary.log($0, base: $1) } }),
      ],
      decimal: .finite { x, flags in
        x.count == 1
          ? DecimalKernels.logarithmToTen(x[0], &flags) : DecimalKernels.logarithm(x[0], toBase: x[1], &flags)
      }, cost: 20,
      requirement: Phrase("x0AndABaseAbove0OtherThan1", "x > 0, and a base above 0 other than 1"), pole: .always,
      accuracy: .ulp(2),
      parameters: "x b", summary: "The logarithm to base 10, or to a given base: log(x, b).",
      examples: [Example("log(100)", "2"), Example("log(8, 2)", "3"), Example("log(-1)", "domain")]),
    one(
      .log2, "log2", aliases: ["log₂"], { Elementary.log2($0) },
      decimal: .finite { DecimalKernels.logarithm($0[0], toBase: Decimal128(2), &$1) },
      vector: { Vectors.unary($0, $1) { Elementary.log2($0) } }, pole: .always,
      passes: true, requirement: "x > 0", cost: 15,
      "The logarithm to base 2.", [Example("log2(8)", "3"), Example("log₂ 8", "3")]),
    one(
      .log10, "log10", aliases: ["log₁₀"], { Elementary.log10($0) },
      decimal: .finite { DecimalKernels.logarithmToTen($0[0], &$1) },
      vector: { Vectors.unary($0, $1) { Elementary.log10($0) } },
      pole: .always, passes: true, requirement: "x > 0", cost: 20, accuracy: .ulp(2),
      "The logarithm to base 10.", [Example("log10(1000)", "3")]),
    one(
      .log1p, "log1p", { Elementary.log1p($0) }, decimal: .finite { DecimalKernels.logarithmOfOnePlus($0[0], &$1) },
      vector: { Vectors.unary($0, $1) { Elementary.log1p($0) } }, pole: .always, passes: true,
      requirement: "x > -1", cost: 25, "ln(1 + x), exact near 0.",
      [Example("log1p(0)", "0")]),
  ]

  static let roots: [Function] = [
    Function(
      .sqrt, "sqrt", topic: .roots,
      kernels: [ArityKernel(.unary { $0.squareRoot() }, vector: { Vectors.unary($0, $1) { Vectors.squareRoot($0) } })],
      decimal: DecimalForm { $0[0].squareRoot(&$1) }, cost: 5,
      requirement: "x ≥ 0", passes: 0b1, units: .root(2),
      summary: "The square root; √x is the same.",
      examples: [Example("sqrt(9)", "3"), Example("√2", "1.4142135623730951"), Example("sqrt(-1)", "domain")]),
    Function(
      .cbrt, "cbrt", topic: .roots,
      kernels: [ArityKernel(.unary { Elementary.cbrt($0) }, vector: { Vectors.unary($0, $1) { Elementary.cbrt($0) } })],
      decimal: .finite { DecimalKernels.cubeRoot($0[0], &$1) }, cost: 20, isTotal: true, passes: 0b1,
      accuracy: .ulp(1), units: .root(3), summary: "The cube root; ∛x is the same.",
      examples: [Example("cbrt(-8)", "-2"), Example("∛27", "3")]),
    Function(
      .root, "root", topic: .roots, kernels: [ArityKernel(.binary { Kernels.root($0, $1) })],
      decimal: .finite { DecimalKernels.root($0[0], degree: $0[1], &$1) }, form: .repeated(.root), cost: 60,
      requirement: Phrase("nOtherThan0AndAnOddNWhenX", "n other than 0, and an odd n when x is negative"),
      pole: .when { $0[0] == 0 },
      accuracy: .ulp(1),
      parameters: "x n",
      summary:
        "The n-th root of x, root(x, n). root(f, x, a, b) is where f is 0 between two values of x at which it has different signs.",
      examples: [
        Example("root(32, 5)", "2"), Example("root(-4, 2)", "domain"), Example("root(x^2 - 9, x, 0, 5)", "3"),
        Example("root(x^2 + 1, x, 0, 5)", "noSignChange"),
      ]),
    Function(
      .hypot, "hypot", topic: .roots,
      kernels: [
        ArityKernel(
          .binary { Elementary.hypotenuse($0, $1) },
          vector: { Vectors.binary($0, $1) { Elementary.hypotenuse($0, $1) } })
      ], decimal: DecimalForm { DecimalKernels.hypotenuse($0[0], $0[1], &$1) }, cost: 15, passes: 0b11,
      accuracy: .ulp(1), units: .kept,
      summary: "The length of the hypotenuse, √(x² + y²).", examples: [Example("hypot(3, 4)", "5")]),
  ]

  private static func one(
    _ id: Function.ID, _ name: String, aliases: [String] = [], _ kernel: @escaping Kernel.Unary, decimal: DecimalForm,
    vector: VectorKernel? = nil,
    pole: Function.Pole = .never, passes: Bool = false, requirement: Phrase = "a number", cost: Int,
    accuracy: ErrorBound = .ulp(1), _ summary: String, _ examples: [Example]
  ) -> Function {
    Function(
      id, name, aliases: aliases, topic: .exponential, kernels: [ArityKernel(.unary(kernel), vector: vector)],
      decimal: decimal, cost: cost,
      requirement: requirement,
      pole: pole, passes: passes ? 0b1 : 0, accuracy: accuracy, summary: summary, examples: examples)
  }
}
