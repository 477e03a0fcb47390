/// The part of an uncertain value that a function takes.
package enum UncertaintyMeasure: Sendable {
  case uncertainty, relative
}

/// Functions of values with a standard uncertainty, `5.02 ± 0.03`. Their names call them where nothing in scope has the
/// name.
extension Catalogue {
  static let uncertainty: [Function] = [
    Function(
      .valueOf, "value", topic: .statistics, kernels: [ArityKernel(.unary { $0 })],
      decimal: DecimalForm { x, _ in x[0] }, isTotal: true,
      passes: 0b1, units: .kept, summary: "The value alone, without its uncertainty.",
      examples: [Example("value(5.02 ± 0.03)", "5.02")]),
    Function(
      .uncertaintyOf, "uncertainty", topic: .statistics, kernels: [], form: .measured(.uncertainty), accuracy: .ulp(4),
      summary:
        "The standard uncertainty of a value, to first order: the root of the sum of the squared contributions of its sources.",
      examples: [Example("x = 3 ± 0.5; uncertainty(x^2)", "3"), Example("x = 5 ± 0.1; uncertainty(x - x)", "0")]),
    Function(
      .relativeUncertainty, "relative", topic: .statistics, kernels: [], form: .measured(.relative), accuracy: .ulp(4),
      summary: "The standard uncertainty of a value as a share of its magnitude.",
      examples: [Example("relative(50 ± 1)", "0.02"), Example("relative(0 ± 1)", "divisionByZero")]),
  ]
}
