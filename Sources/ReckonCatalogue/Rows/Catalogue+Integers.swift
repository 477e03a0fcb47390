/// Functions of integers and of bits, and the special functions.
extension Catalogue {
  static let integers: [Function] = [
    Function(
      .gcd, "gcd", topic: .integers,
      kernels: [ArityKernel(.variadic(minimum: 1) { Kernels.gcd(UnsafeBufferPointer(start: $0, count: $1)) })],
      decimal: DecimalForm(
        { x, _ in DecimalKernels.gcd(x) }, losesMeaning: { x, _ in DecimalKernels.areLost(integers: x) }), cost: 60,
      requirement: integersOnly,
      summary: "The greatest common divisor.",
      examples: [Example("gcd(12, 18)", "6"), Example("gcd(0.5, 2)", "domain")]),
    Function(
      .lcm, "lcm", topic: .integers,
      kernels: [ArityKernel(.variadic(minimum: 1) { Kernels.lcm(UnsafeBufferPointer(start: $0, count: $1)) })],
      decimal: DecimalForm(
        { DecimalKernels.lcm($0, &$1) }, losesMeaning: { x, _ in DecimalKernels.areLost(integers: x) }), cost: 80,
      requirement: integersOnly,
      accuracy: .ulp(1), summary: "The least common multiple.", examples: [Example("lcm(4, 6)", "12")]),
    Function(
      .fact, "fact", aliases: ["factorial"], topic: .integers, kernels: [ArityKernel(.unary { Kernels.factorial($0) })],
      decimal: .finite(
        { DecimalKernels.factorial($0[0], &$1) }, steps: { DecimalKernels.factorialSteps($0[0].value) }), cost: 15,
      requirement: Phrase("argumentThatIsNotANegative", "an argument that is not a negative integer"),
      pole: .when { $0[0] < 0 },
      accuracy: .ulp(1),
      summary: "The factorial x!, Γ(x + 1) where x is not a natural number.",
      examples: [
        Example("fact(5)", "120"), Example("5!", "120"), Example("fact(-1)", "domain"),
        Example("fact(171)", "overflow"),
      ]),
    Function(
      .doubleFact, "!!", topic: .integers, kernels: [ArityKernel(.unary { Kernels.doubleFactorial($0) })],
      decimal: DecimalForm(
        { DecimalKernels.doubleFactorial($0[0], &$1) },
        steps: { DecimalKernels.factorialSteps($0[0].value, factorsPerUnit: 2) }), cost: 30,
      requirement: "a natural number", accuracy: .ulp(1), summary: "The double factorial, n (n-2) (n-4) …",
      examples: [Example("5!!", "15")]),
    Function(
      .permutations, "nPr", topic: .integers, kernels: [ArityKernel(.binary { Kernels.permutations($0, $1) })],
      decimal: DecimalForm(
        { DecimalKernels.permutations($0[0], $0[1], &$1) },
        steps: { DecimalKernels.permutationSteps($0[0].value, $0[1].value) }),
      cost: 60,
      requirement: "natural numbers", accuracy: .ulp(1), parameters: "n r",
      summary: "The number of ways to arrange r of n things.",
      examples: [Example("nPr(5, 2)", "20")]),
    Function(
      .combinations, "nCr", synonyms: ["choose"], topic: .integers,
      kernels: [ArityKernel(.binary { Kernels.combinations($0, $1) })],
      decimal: DecimalForm(
        { DecimalKernels.combinations($0[0], $0[1], &$1) },
        steps: { DecimalKernels.combinationSteps($0[0].value, $0[1].value) }),
      cost: 60,
      requirement: "natural numbers", accuracy: .ulp(1), parameters: "n r",
      summary: "The number of ways to choose r of n things.",
      examples: [Example("nCr(5, 2)", "10"), Example("nCr(5, -1)", "domain")]),
    bits(
      .bitAnd, "bitand", { Kernels.bitAnd($0, $1) }, decimal: { DecimalKernels.bitAnd($0, $1) },
      "The bits that both integers have; & is the same.", [Example("bitand(12, 10)", "8"), Example("-1 & 255", "255")]),
    bits(
      .bitOr, "bitor", { Kernels.bitOr($0, $1) }, decimal: { DecimalKernels.bitOr($0, $1) },
      "The bits that either integer has; | is the same.", [Example("12 | 10", "14")]),
    bits(
      .bitXor, "bitxor", { Kernels.bitXor($0, $1) }, decimal: { DecimalKernels.bitXor($0, $1) },
      "The bits that exactly one of the integers has; xor is the same.", [Example("12 xor 10", "6")]),
    Function(
      .bitNot, "bitnot", topic: .integers, kernels: [ArityKernel(.unary { Kernels.bitNot($0) })],
      decimal: DecimalForm(
        { x, _ in DecimalKernels.bitNot(x[0]) }, losesMeaning: { x, _ in DecimalKernels.areLost(integers: x) }),
      cost: 4,
      requirement: wordsOnly,
      summary: "All bits inverted in two's complement, -x - 1; ~x is the same.",
      examples: [Example("bitnot(5)", "-6"), Example("~5", "-6")]),
    bits(
      .shiftLeft, "shl", { Kernels.shiftLeft($0, $1) }, decimal: { DecimalKernels.shiftLeft($0, $1) },
      requirement: shiftOperands,
      "x moved left by n bits; x << n is the same.",
      [Example("shl(1, 10)", "1024"), Example("1 << 60", "1152921504606846976")]),
    bits(
      .shiftRight, "shr", { Kernels.shiftRight($0, $1) }, decimal: { DecimalKernels.shiftRight($0, $1) },
      requirement: shiftOperands,
      "x moved right by n bits, rounding down; x >> n is the same.",
      [Example("-5 >> 1", "-3"), Example("1.5 >> 1", "domain")]),
  ]

  static let special: [Function] = [
    Function(
      .gamma, "gamma", aliases: ["Γ"], topic: .special, kernels: [ArityKernel(.unary { Kernels.gamma($0) })],
      decimal: .finite(
        { DecimalKernels.gamma($0[0], &$1) }, steps: { DecimalKernels.factorialSteps($0[0].value) }), cost: 40,
      requirement: Phrase("argumentThatIsNot0", "an argument that is not 0 or a negative integer"),
      pole: .when { isPole($0[0]) },
      accuracy: .ulp(1),
      summary: "The gamma function; gamma(n + 1) = n!.",
      examples: [Example("gamma(5)", "24"), Example("gamma(0)", "domain")]),
    Function(
      .lgamma, "lgamma", topic: .special, kernels: [ArityKernel(.unary { Kernels.logGamma($0) })],
      decimal: .finite { DecimalKernels.logarithmOfGamma($0[0], &$1) }, cost: 40,
      requirement: Phrase("argumentThatIsNot0", "an argument that is not 0 or a negative integer"),
      pole: .when { isPole($0[0]) },
      accuracy: .ulp(1),
      summary: "ln |Γ(x)|.", examples: [Example("lgamma(1)", "0")]),
    Function(
      .beta, "beta", topic: .special, kernels: [ArityKernel(.binary { Kernels.beta($0, $1) })],
      decimal: .finite { DecimalKernels.beta($0[0], $0[1], &$1) }, cost: 100,
      requirement: Phrase("argumentsThatAreNot0", "arguments that are not 0 or negative integers"),
      pole: .when { isPole($0[0]) || isPole($0[1]) }, accuracy: .ulp(2),
      parameters: "a b", summary: "The beta function Γ(a) Γ(b) / Γ(a + b).", examples: [Example("beta(1, 2)", "0.5")]),
    Function(
      .erf, "erf", topic: .special, kernels: [ArityKernel(.unary { Kernels.erf($0) })],
      decimal: .finite { DecimalKernels.errorFunction($0[0], &$1) }, cost: 30,
      isTotal: true, accuracy: .ulp(1),
      summary: "The error function.", examples: [Example("erf(0)", "0")]),
    Function(
      .erfc, "erfc", topic: .special, kernels: [ArityKernel(.unary { Kernels.erfc($0) })],
      decimal: .finite { DecimalKernels.complementaryErrorFunction($0[0], &$1) }, cost: 40, isTotal: true,
      accuracy: .ulp(1),
      summary: "1 - erf(x), exact where that would cancel.", examples: [Example("erfc(0)", "1")]),
  ]

  static let random: [Function] = [
    Function(
      .random, "random", topic: .random,
      kernels: [ArityKernel(.random(count: 0) { $1.assumingMemoryBound(to: RandomSource.self).pointee.unit() })],
      isPure: false,
      cost: 5, isTotal: true, summary: "A random number from 0 up to, but not including, 1.",
      examples: [Example("floor(random())", "0")]),
    Function(
      .randint, "randint", topic: .random,
      kernels: [
        ArityKernel(
          .random(count: 2) {
            $1.assumingMemoryBound(to: RandomSource.self).pointee.integer(from: $0[0], through: $0[1])
          })
      ], isPure: false, cost: 10,
      requirement: Phrase("wholeBoundsInOrder", "whole bounds in order"), parameters: "a b",
      summary: "A random integer from a to b, both included.",
      examples: [Example("randint(3, 3)", "3"), Example("randint(2, 1)", "domain")]),
  ]

  static let control: [Function] = [
    Function(
      .conditional, "if", topic: .control, kernels: [ArityKernel(.ternary { isTrue($0) ? $1 : $2 })],
      form: .conditional,
      parameters: "c a b",
      summary: "if(c, a, b) is a when c is true, otherwise b; only the chosen one is evaluated. c ? a : b is the same.",
      examples: [Example("if(2 > 1, 10, 1/0)", "10"), Example("0 ? 1/0 : 7", "7")]),
    Function(
      .unlessFailed, "iferror", topic: .control, kernels: [], form: .attempt(count: 2), parameters: "x y",
      summary: "iferror(x, y) is x, and where evaluating x is an error it is y, which is evaluated only then.",
      examples: [Example("iferror(1/0, 5)", "5"), Example("iferror(6/3, 1/0)", "2")]),
    Function(
      .hasFailed, "iserror", topic: .control, kernels: [], form: .attempt(count: 1), parameters: "x",
      summary: "Whether evaluating x fails with an error.",
      examples: [Example("iserror(ln(-1))", "true"), Example("iserror(1)", "false")]),
    Function(
      .derivative, "d", topic: .control, kernels: [], form: .derivative,
      parameters: "f x",
      summary:
        "d(f, x) is the derivative of f with respect to x at the value that x has: exact, by the rules of calculus.",
      examples: [Example("x = 2; d(x^3, x)", "12"), Example("x = 2; d(d(x^3, x), x)", "12")]),
    Function(
      .integral, "integral", topic: .control, kernels: [], form: .repeated(.integral), parameters: "f x a b",
      summary:
        "integral(f, x, a, b) is the integral of f over x from a to b, which may be infinite: to as many digits as its error estimate allows, 15 at most.",
      examples: [Example("integral(x^2, x, 0, 3)", "9"), Example("integral(1/x, x, 0, 1)", "noIntegral")]),
    Function(
      .minimum, "minimum", topic: .control, kernels: [], form: .repeated(.minimum), parameters: "f x a b",
      summary: "minimum(f, x, a, b) is the least value of f for x from a to b, as found from a thousand samples.",
      examples: [Example("minimum(x^2 - 2x, x, 0, 3)", "-1")]),
    Function(
      .maximum, "maximum", topic: .control, kernels: [], form: .repeated(.maximum), parameters: "f x a b",
      summary: "maximum(f, x, a, b) is the greatest value of f for x from a to b, as found from a thousand samples.",
      examples: [Example("maximum(sin x, x, 0, 180)", "1")]),
  ]

  /// Whether the gamma function has no value there.
  private static func isPole(_ x: Double) -> Bool { x <= 0 && x == x.rounded() }

  private static let integersOnly = Phrase("integersBelow2To53", "integers of at most 2^53")
  /// Of the operands and of the result: doubles hold all integers up to 2^53 and few beyond, decimals all of them.
  private static let wordsOnly = Phrase(
    "representableIntegers", "integers from -2^63 to 2^64-1 and such a result, all exactly representable")

  private static let shiftOperands = Phrase("shiftOperands", "\(wordsOnly), and 0 to 63 bits")

  private static func bits(
    _ id: Function.ID, _ name: String, _ kernel: @escaping Kernel.Binary,
    decimal: @escaping @Sendable (Decimal128, Decimal128) -> Decimal128,
    requirement: Phrase = wordsOnly, _ summary: String, _ examples: [Example]
  ) -> Function {
    Function(
      id, name, topic: .integers, kernels: [ArityKernel(.binary(kernel))],
      decimal: DecimalForm(
        { x, _ in decimal(x[0], x[1]) }, losesMeaning: { x, _ in DecimalKernels.areLost(integers: x) }), cost: 5,
      requirement: requirement,
      summary: summary, examples: examples)
  }
}
