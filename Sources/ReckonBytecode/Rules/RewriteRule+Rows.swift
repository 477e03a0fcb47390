import ReckonCatalogue

extension RewriteRule {
  /// All rules. Those of lowered code are applied in this order.
  package static let all: [RewriteRule] = [
    // MARK: The value graph
    RewriteRule(x * 1 ==> x, .valueGraph, because: "A product with 1 is the other factor.", "x*1", ""),
    RewriteRule(1 * x ==> x, .valueGraph, because: "A product with 1 is the other factor.", "1*x", ""),
    RewriteRule(x / 1 ==> x, .valueGraph, because: "A quotient by 1 is the dividend.", "x/1", ""),
    RewriteRule(
      power(x, 1) ==> x, .valueGraph, because: "The first power of any number, NaN included, is the number itself.",
      "x^1", ""),
    RewriteRule(x - 0.0 ==> x, .valueGraph, because: "-0.0 - 0.0 is -0.0. (-0.0 + 0.0 is not: 0.0.)", "x-0", ""),
    RewriteRule(x + -0.0 ==> x, .valueGraph, because: "0.0 + -0.0 is 0.0, and -0.0 + -0.0 is -0.0.", "x+(-0)", ""),
    RewriteRule(-0.0 + x ==> x, .valueGraph, because: "0.0 + -0.0 is 0.0, and -0.0 + -0.0 is -0.0.", "-0+x", ""),
    RewriteRule(
      truth(.comparison) ==> .comparison, .valueGraph, because: "A comparison is 0 or 1 and so is its own truth value.",
      "x<y or y<z",
      "< x, y; < y, z; choose _, 1, _"),

    // MARK: Lowered code
    RewriteRule(
      .checks, "check x ==> ", .loweredCodeWithoutChecks, because: "Only strict runs use checks.", "atan(1/x)",
      "/ 1, x; atan.deg _"),
    RewriteRule(
      .choices, "if c then a else b ==> choose(c, a, b)", .loweredCode,
      because:
        "Each side computes the same value as before, and the value of the side that would have run is chosen. Sides with checks remain branches.",
      "x > 0 ? x*2 : y", "> x, 0; * x, 2; choose _, _, y"),
    RewriteRule(
      x / .constant ==> x * .computed("1/c", exactReciprocal), .loweredCode,
      because: "Both scale exactly by a power of two, and if the result is subnormal, both round the same number.",
      "x/4", "* x, 0.25"),
    RewriteRule(
      x - .constant ==> x + .computed("-c", negation), .loweredCode,
      because: "IEEE 754 defines x - c as x + (-c), zeros and infinities included. The sign of a NaN would change.",
      "x-2", "+ x, -2"),
    RewriteRule(
      .polynomials, "(a * x + c) * x + d ==> polynomial(a, x, c, d)", .loweredCode,
      because:
        "The same products and sums are computed in the same order, each rounded, from values that nothing else needs.",
      "(7*x+6)*x+5",
      "polynomial 7, x, 6, 5"),
    RewriteRule(
      .knownBounds, "bound 5 ==> ", .loweredCode,
      because: "Whether a constant is usable as a bound is known at compile time.",
      "sum(k, 1, 3, k*x)",
      "<= _, 3; if _ go to 2, otherwise to 3; block 2:; * _, x; _, accumulate _, _, _; + _, 1; go back to 1(_, _, _), 29 steps; block 3:; total _, _"
    ),
    RewriteRule(
      .unusedValues, "v = f(x) ==> ", .loweredCode,
      because:
        "No other value depends on it. Calls, which count against limits, remain, as do host functions and random numbers.",
      "t = x*y; z", ""),
  ]

  /// The rules of operations in each stage.
  package static let ofValueGraph = operations(.valueGraph)
  package static let ofLoweredCode = operations(.loweredCode)

  private static func operations(_ stage: Stage) -> [OperationRewrite] {
    all.compactMap { if case .operation(let rewrite) = $0.action, $0.stage == stage { rewrite } else { nil } }
  }

  /// 1/c for powers of two whose inverse is a normal number.
  @Sendable private static func exactReciprocal(_ c: Double) -> Double? {
    c.isNormal && c.significand == 1 && (1 / c).isNormal ? 1 / c : nil
  }

  @Sendable private static func negation(_ c: Double) -> Double? { c.isNaN ? nil : -c }
}

// MARK: Notation

infix operator ==> : AssignmentPrecedence

private typealias Term = OperationRewrite.Term
private let x = Term.value

extension Term: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  package init(floatLiteral number: Double) { self = .number(number) }
  package init(integerLiteral number: Int) { self = .number(Double(number)) }

  fileprivate static func + (a: Term, b: Term) -> Term { .apply(.add, [a, b]) }
  fileprivate static func - (a: Term, b: Term) -> Term { .apply(.subtract, [a, b]) }
  fileprivate static func * (a: Term, b: Term) -> Term { .apply(.multiply, [a, b]) }
  fileprivate static func / (a: Term, b: Term) -> Term { .apply(.divide, [a, b]) }
  fileprivate static func ==> (left: Term, right: Term) -> OperationRewrite { OperationRewrite(left, right) }
}

private func power(_ a: Term, _ b: Term) -> Term { .apply(.power, [a, b]) }
private func truth(_ a: Term) -> Term { .apply(.truth, [a]) }
