/// Magnitude, rounding and ranges.
extension Catalogue {
  static let rounding: [Function] = [
    exact(
      .abs, "abs", { Swift.abs($0) }, decimal: { $0.magnitude },
      vector: { Vectors.unary($0, $1) { Vectors.magnitude($0) } },
      units: .kept, "The magnitude.",
      [Example("abs(-3)", "3")]),
    exact(
      .sign, "sign", aliases: ["sgn"], { Kernels.sign($0) },
      decimal: { $0.isNaN || $0.isZero ? $0 : $0.isNegative ? -.one : .one },
      vector: { Vectors.unary($0, $1) { Elementary.sign($0) } }, passes: false, units: .compared,
      "The sign of a number: -1, 0 or 1.",
      [Example("sign(-3)", "-1")]
    ),
    exact(
      .floor, "floor", { $0.rounded(.down) }, decimal: { $0.rounded(.down) },
      vector: { Vectors.unary($0, $1) { Elementary.floor($0) } }, units: .rounded, "The largest integer not above x.",
      [Example("floor(-1.5)", "-2")]),
    exact(
      .ceil, "ceil", synonyms: ["ceiling"], { $0.rounded(.up) }, decimal: { $0.rounded(.up) },
      vector: { Vectors.unary($0, $1) { Elementary.ceil($0) } }, units: .rounded, "The smallest integer not below x.",
      [Example("ceil(1.2)", "2")]),
    Function(
      .round, "round", topic: .rounding,
      kernels: [
        ArityKernel(
          .unary { $0.rounded(.toNearestOrAwayFromZero) }, vector: { Vectors.unary($0, $1) { Elementary.round($0) } }),
        ArityKernel(.binary { Kernels.round($0, $1) }),
      ],
      decimal: DecimalForm { x, _ in
        x.count == 1 ? x[0].rounded(.toNearestOrAwayFromZero) : DecimalKernels.round(x[0], x[1])
      }, cost: 5,
      requirement: Phrase("wholeNumberOfDigitsOfAtMost", "a whole number of digits of at most 400"), passes: 0b01,
      units: .rounded,
      parameters: "x digits",
      summary:
        "The nearest integer, halves away from zero; round(x, digits) keeps that many decimal places of the number as written.",
      examples: [Example("round(2.5)", "3"), Example("round(-2.5)", "-3"), Example("round(2.675, 2)", "2.68")]),
    exact(
      .roundEven, "roundeven", { $0.rounded(.toNearestOrEven) }, decimal: { $0.rounded(.toNearestOrEven) },
      vector: { Vectors.unary($0, $1) { Elementary.roundEven($0) } }, units: .rounded,
      "The nearest integer; halves go to the even one.",
      [Example("roundeven(2.5)", "2")]),
    exact(
      .trunc, "trunc", { $0.rounded(.towardZero) }, decimal: { $0.rounded(.towardZero) },
      vector: { Vectors.unary($0, $1) { Elementary.truncate($0) } }, units: .rounded, "The integer part.",
      [Example("trunc(-1.5)", "-1")]),
    Function(
      .frac, "frac", topic: .rounding,
      kernels: [
        ArityKernel(.unary { Kernels.fraction($0) }, vector: { Vectors.unary($0, $1) { Elementary.fraction($0) } })
      ],
      decimal: DecimalForm(
        { x, _ in x[0].isFinite ? x[0].truncatingRemainder(dividingBy: .one) : .nan },
        losesMeaning: { x, _ in DecimalKernels.isLost(x[0], modulo: .one) }), cost: 2, requirement: "a finite number",
      isTotal: true, failsAtInfinity: true, passes: 0b1, units: .rounded,
      summary: "The fractional part, with the number's sign.",
      examples: [Example("frac(-1.5)", "-0.5")]),
    Function(
      .clamp, "clamp", topic: .rounding,
      kernels: [
        ArityKernel(
          .ternary { Kernels.clamp($0, $1, $2) }, vector: { Vectors.ternary($0, $1) { Vectors.clamp($0, $1, $2) } })
      ],
      decimal: DecimalForm { x, _ in DecimalKernels.clamp(x[0], x[1], x[2]) },
      cost: 3,
      requirement: Phrase("lowerBoundThatIsNotAbove", "a lower bound that is not above the upper one"), units: .kept,
      parameters: "x low high",
      summary: "x limited to a range, clamp(x, low, high).",
      examples: [Example("clamp(12, 0, 10)", "10"), Example("clamp(1, 3, 2)", "domain")]),
    Function(
      .lerp, "lerp", topic: .rounding, kernels: [ArityKernel(.ternary { Kernels.lerp($0, $1, $2) })],
      decimal: DecimalForm({ DecimalKernels.lerp($0[0], $0[1], $0[2], &$1) }, steps: { DecimalKernels.steps($0) }),
      cost: 4,
      requirement: "finite operands", accuracy: .ulpOfLargest(2), parameters: "a b t",
      summary: "Linear interpolation from a to b as t goes from 0 to 1, lerp(a, b, t).",
      examples: [Example("lerp(10, 20, 0.25)", "12.5")]),
    Function(
      .step, "step", topic: .rounding, kernels: [ArityKernel(.binary { Kernels.step($0, $1) })],
      decimal: DecimalForm { x, _ in x[0].isNaN || x[1].isNaN ? .nan : Decimal128(truth: x[1] >= x[0]) }, cost: 2,
      isTotal: true,
      units: .compared, parameters: "edge x", summary: "1 if x is at least the edge, otherwise 0: step(edge, x).",
      examples: [Example("step(2, 3)", "1")]),
  ]

  private static func exact(
    _ id: Function.ID, _ name: String, aliases: [String] = [], synonyms: [String] = [],
    _ kernel: @escaping Kernel.Unary,
    decimal: @escaping @Sendable (Decimal128) -> Decimal128, vector: VectorKernel? = nil,
    passes: Bool = true, units: Function.UnitBehavior = .none,
    _ summary: String, _ examples: [Example]
  ) -> Function {
    Function(
      id, name, aliases: aliases, synonyms: synonyms, topic: .rounding,
      kernels: [ArityKernel(.unary(kernel), vector: vector)],
      decimal: DecimalForm { x, _ in decimal(x[0]) },
      isTotal: true,
      passes: passes ? 0b1 : 0, units: units,
      summary: summary, examples: examples)
  }
}
