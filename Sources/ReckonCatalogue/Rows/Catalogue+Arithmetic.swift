/// The operations of operators, and the functions with the same meaning.
extension Catalogue {
  static let arithmetic: [Function] = [
    Function(
      .add, "+", topic: .arithmetic, kernels: [ArityKernel(.binary { $0 + $1 })],
      decimal: DecimalForm { $0[0].adding($0[1], &$1) },
      passes: 0b11,
      summary: "The sum of two numbers."),
    Function(
      .subtract, "-", topic: .arithmetic, kernels: [ArityKernel(.binary { $0 - $1 })],
      decimal: DecimalForm { $0[0].subtracting($0[1], &$1) },
      passes: 0b11,
      summary: "The difference of two numbers."),
    Function(
      .multiply, "*", topic: .arithmetic, kernels: [ArityKernel(.binary { $0 * $1 })],
      decimal: DecimalForm { $0[0].multiplied(by: $0[1], &$1) },
      passes: 0b11,
      summary: "The product of two numbers."),
    Function(
      .divide, "/", topic: .arithmetic, kernels: [ArityKernel(.binary { $0 / $1 })],
      decimal: DecimalForm { $0[0].divided(by: $0[1], &$1) },
      cost: 4,
      divisor: 1,
      passes: 0b01,
      summary: "The quotient of two numbers."),
    Function(
      .negate, "−", topic: .arithmetic, kernels: [ArityKernel(.unary { -$0 })], decimal: DecimalForm { x, _ in -x[0] },
      isTotal: true,
      passes: 0b1,
      summary: "The negated number."),
    Function(
      .floorDivide, "//", topic: .arithmetic,
      kernels: [
        ArityKernel(
          .binary { Elementary.floorDivide($0, $1) },
          vector: { Vectors.binary($0, $1) { Elementary.floorDivide($0, $1) } })
      ],
      decimal: DecimalForm { DecimalKernels.floorDivide($0[0], $0[1], &$1) }, cost: 20,
      requirement: "finite operands", divisor: 1, passes: 0b01, units: .compared,
      summary: "The largest integer not above the quotient."),
    Function(
      .remainder, "rem", topic: .arithmetic,
      kernels: [
        ArityKernel(
          .binary { Elementary.remainder($0, $1) }, vector: { Vectors.binary($0, $1) { Elementary.remainder($0, $1) } })
      ],
      decimal: DecimalForm(
        { x, _ in x[0].truncatingRemainder(dividingBy: x[1]) },
        losesMeaning: { x, _ in DecimalKernels.isLost(x[0], modulo: x[1]) }),
      cost: 20,
      requirement: "a finite dividend", divisor: 1, passes: 0b01, units: .kept,
      summary: "The remainder of a division that truncates; it has the dividend's sign.",
      examples: [Example("rem(-7, 3)", "-1")]),
    Function(
      .modulo, "mod", synonyms: ["modulo"], topic: .arithmetic,
      kernels: [
        ArityKernel(
          .binary { Elementary.modulo($0, $1) }, vector: { Vectors.binary($0, $1) { Elementary.modulo($0, $1) } })
      ],
      decimal: DecimalForm(
        { $0[0].modulo($0[1], &$1) }, losesMeaning: { x, _ in DecimalKernels.isLost(x[0], modulo: x[1]) }),
      cost: 20,
      requirement: "a finite dividend", divisor: 1, passes: 0b01, accuracy: .ulp(0.5), units: .kept,
      summary: "The remainder of a division that floors; it has the divisor's sign.",
      examples: [Example("mod(-7, 3)", "2"), Example("mod(7, -3)", "-2"), Example("mod(1, 0)", "divisionByZero")]),
    Function(
      .power, "pow", synonyms: ["power"], topic: .arithmetic,
      kernels: [ArityKernel(.binary { Elementary.pow($0, $1) }, vector: { Elementary.pow($0, $1) })],
      decimal: DecimalForm(
        { DecimalKernels.power($0[0], $0[1], &$1) },
        // The sign of a power of a negative base is that of (-1)^n.
        losesMeaning: { x, _ in x[0].value.isNegative && x[1].uncertainty >= .one }),
      cost: 40,
      requirement: Phrase("wholeExponentWhenTheBase", "a whole exponent when the base is negative"), divisor: 0,
      accuracy: .ulp(1),
      summary: "x to the power y.",
      examples: [
        Example("pow(2, 10)", "1024"), Example("pow(-8, 0.5)", "domain"), Example("pow(0, -1)", "divisionByZero"),
      ]),
    Function(
      .percentOf, "% of", topic: .arithmetic, kernels: [ArityKernel(.binary { Kernels.percentOf($0, $1) })],
      decimal: DecimalForm { DecimalKernels.percentOf($0[0], $0[1], &$1) }, cost: 5, passes: 0b11,
      accuracy: .ulp(1.5), summary: "A percentage of a number."),
    Function(
      .percentQuotient, "/ %", topic: .arithmetic, kernels: [ArityKernel(.binary { Kernels.percentQuotient($0, $1) })],
      decimal: DecimalForm { $0[0].divided(by: $0[1].divided(by: Decimal128(100), &$1), &$1) }, cost: 6, divisor: 1,
      passes: 0b01,
      accuracy: .ulp(1.5), summary: "A number divided by a percentage."),
    Function(
      .temperature, "≥ 0 K", topic: .arithmetic,
      kernels: [ArityKernel(.binary { Kernels.temperature($0, notBelow: $1) })],
      decimal: DecimalForm { x, _ in x[0] < x[1] ? .nan : x[0] },
      requirement: Phrase("temperatureThatIsNotBelow", "a temperature that is not below absolute zero"),
      passes: 0b01,
      summary: "The temperature itself, unless it is below absolute zero in its unit."),
    Function(
      .wholeInBase, "(whole)", topic: .arithmetic,
      kernels: [ArityKernel(.binary { x, _ in x == x.rounded(.towardZero) ? x : .nan })],
      decimal: DecimalForm { x, _ in DecimalKernels.isNearlyWhole(x[0]) ? x[0] : .nan }, requirement: "a whole number",
      passes: 0b01,
      summary: "The number itself, if it is whole and can be written in the base."),
    Function(
      .inWord, "(word)", topic: .arithmetic, kernels: [ArityKernel(.binary { Kernels.inWord($0, $1) })],
      decimal: DecimalForm { x, _ in DecimalKernels.inWord(x[0], x[1]) },
      requirement: Phrase("wholeNumberOfSoManyBits", "a whole number that fits into its bits"),
      passes: 0b01,
      summary:
        "The number that the bits of a whole number represent in a word, as two's complement where they are negative."),
    Function(
      .sameFromBothSides, "(both sides)", topic: .arithmetic,
      kernels: [ArityKernel(.ternary { Kernels.sameFromBothSides($0, $1, $2) })],
      decimal: DecimalForm { x, _ in DecimalKernels.sameFromBothSides(x[0], x[1], x[2]) }, cost: 3,
      requirement: Phrase("oneDerivativeFromBothSides", "one derivative from both sides"), passes: 0b11,
      summary: "The derivative after a point, unless it differs before the point or the value jumps there."),
  ]

  static let comparison: [Function] = [
    comparison(.less, "<", "1 if the first number is less than the second, otherwise 0.") {
      $0 < $1 ? 1 : 0
    } decimal: {
      $0 < $1
    },
    comparison(.lessOrEqual, "<=", "1 if the first number is at most the second, otherwise 0.") {
      $0 <= $1 ? 1 : 0
    } decimal: {
      $0 <= $1
    },
    comparison(.greater, ">", "1 if the first number is greater than the second, otherwise 0.") {
      $0 > $1 ? 1 : 0
    } decimal: {
      $0 > $1
    },
    comparison(.greaterOrEqual, ">=", "1 if the first number is at least the second, otherwise 0.") {
      $0 >= $1 ? 1 : 0
    } decimal: {
      $0 >= $1
    },
    comparison(.equal, "==", "1 if the numbers are equal, otherwise 0.") {
      $0 == $1 ? 1 : 0
    } decimal: {
      $0 == $1
    },
    comparison(.notEqual, "!=", "1 if the numbers differ, otherwise 0.") {
      $0 != $1 ? 1 : 0
    } decimal: {
      $0 != $1
    },
    Function(
      .not, "not", topic: .comparison, kernels: [ArityKernel(.unary { isTrue($0) ? 0 : 1 })],
      decimal: DecimalForm { x, _ in Decimal128(truth: !x[0].isTrue) },
      isTotal: true,
      summary: "1 if the number is 0 or NaN, otherwise 0."),
    Function(
      .truth, "is true", topic: .comparison, kernels: [ArityKernel(.unary { isTrue($0) ? 1 : 0 })],
      decimal: DecimalForm { x, _ in Decimal128(truth: x[0].isTrue) }, isTotal: true,
      summary: "0 if the number is 0 or NaN, otherwise 1."),
  ]

  /// Any number but 0 and NaN is true.
  @inlinable package static func isTrue(_ number: Double) -> Bool { number != 0 && !number.isNaN }

  private static func comparison(
    _ id: Function.ID, _ symbol: String, _ summary: String, _ kernel: @escaping Kernel.Binary,
    decimal: @escaping @Sendable (Decimal128, Decimal128) -> Bool
  ) -> Function {
    Function(
      id, symbol, topic: .comparison, kernels: [ArityKernel(.binary(kernel))],
      decimal: DecimalForm { x, _ in Decimal128(truth: decimal(x[0], x[1])) },
      isTotal: true, summary: summary)
  }
}
