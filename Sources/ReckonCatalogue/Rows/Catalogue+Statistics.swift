/// Functions of any number of arguments.
extension Catalogue {
  static let statistics: [Function] = [
    any(
      .min, "min", { Kernels.minimum(UnsafeBufferPointer(start: $0, count: $1)) }, two: { Kernels.minimum($0, $1) },
      decimal: { x, _ in x.reduce(.infinity) { $0.isNaN || $1.isNaN ? .nan : .minimum($0, $1) } },
      vector: { Vectors.binary($0, $1) { Vectors.minimum($0, $1) } }, isTotal: true,
      "The smallest argument.", [Example("min(3, 1, 2)", "1")]),
    any(
      .max, "max", { Kernels.maximum(UnsafeBufferPointer(start: $0, count: $1)) }, two: { Kernels.maximum($0, $1) },
      decimal: { x, _ in x.reduce(-.infinity) { $0.isNaN || $1.isNaN ? .nan : .maximum($0, $1) } },
      vector: { Vectors.binary($0, $1) { Vectors.maximum($0, $1) } }, isTotal: true,
      "The largest argument.", [Example("max(1,234)", "234")]),
    any(
      .sum, "sum", aliases: ["Σ", "∑"], { Kernels.sum(UnsafeBufferPointer(start: $0, count: $1)) },
      decimal: { DecimalKernels.sum($0, &$1) },
      form: .repeated(.sum), passes: 0xFF,
      accuracy: .ulp(1),
      "The sum of the arguments, rounded once; Σ(k, a, b, body) adds the body for each integer k from a to b, compensated.",
      [Example("sum(1, 2, 3)", "6"), Example("Σ(k, 1, 100, k)", "5050"), Example("sum(0.1, 0.2, 0.3)", "0.6")]),
    any(
      .product, "product", aliases: ["Π", "∏"], { Kernels.product(UnsafeBufferPointer(start: $0, count: $1)) },
      decimal: { DecimalKernels.product($0, &$1) },
      form: .repeated(.product),
      passes: 0xFF, accuracy: .ulpForEach(0.5), units: .none,
      "The product of the arguments; Π(k, a, b, body) multiplies the body for each integer k from a to b.",
      [Example("product(2, 3, 4)", "24"), Example("Π(k, 1, 5, k)", "120")]),
    any(
      .avg, "avg", synonyms: ["mean", "average"], { Kernels.mean(UnsafeBufferPointer(start: $0, count: $1)) },
      decimal: { DecimalKernels.mean($0, &$1) }, passes: 0xFF,
      accuracy: .ulp(1), "The arithmetic mean.",
      [Example("avg(1, 2, 6)", "3")]),
    any(
      .median, "median", { Kernels.median(UnsafeBufferPointer(start: $0, count: $1)) },
      decimal: { DecimalKernels.median($0, &$1) },
      cost: 30,
      accuracy: .ulp(1),
      "The middle value, or the mean of the middle two.",
      [Example("median(1, 9, 2)", "2"), Example("median(1, 2, 3, 4)", "2.5")]),
    any(
      .stdev, "stdev", { Kernels.standardDeviation(UnsafeBufferPointer(start: $0, count: $1)) },
      decimal: { DecimalKernels.standardDeviation($0, &$1) }, cost: 30,
      requirement: Phrase("atLeastTwoValues", "at least two values"), accuracy: .ulp(3),
      "The sample standard deviation (n - 1 in the denominator).",
      [Example("stdev(1, 2, 3)", "1"), Example("stdev(1)", "domain")]),
  ]

  private static func any(
    _ id: Function.ID, _ name: String, aliases: [String] = [], synonyms: [String] = [],
    _ kernel: @escaping Kernel.Variadic,
    two: Kernel.Binary? = nil, decimal: @escaping DecimalForm.Kernel, vector: VectorKernel? = nil,
    form: Function.Form = .applied,
    cost: Int = 10,
    requirement: Phrase = "numbers", isTotal: Bool = false, passes: UInt8 = 0, accuracy: ErrorBound = .exact,
    units: Function.UnitBehavior = .kept,
    _ summary: String, _ examples: [Example]
  ) -> Function {
    // Two operands, the common case, have a kernel of their own where there is one.
    let binary = two.map { [ArityKernel(.binary($0), vector: vector)] } ?? []
    return Function(
      id, name, aliases: aliases, synonyms: synonyms, topic: .statistics,
      kernels: binary + [ArityKernel(.variadic(minimum: 1, kernel))],
      decimal: DecimalForm(decimal, steps: { DecimalKernels.steps($0) }),
      form: form,
      cost: cost, requirement: requirement, isTotal: isTotal, passes: passes, accuracy: accuracy, units: units,
      summary: summary,
      examples: examples)
  }
}
