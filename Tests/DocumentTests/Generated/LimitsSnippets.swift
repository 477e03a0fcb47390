// Written by `swift run generate-documents` from Sources/Reckon/Reckon.docc/Limits.md; not to be edited.

import Reckon
import Testing

struct LimitsSnippets {
  @Test("the code of Sources/Reckon/Reckon.docc/Limits.md gives what its comments say")
  func run() throws {
    let page = SnippetPage("Sources/Reckon/Reckon.docc/Limits.md")
    func print(_ items: Any...) { page.print(items) }

    var options = Formula.Options()
    options.limits.sourceBytes = 10_000
    options.limits.steps = 100_000
    options.limits.valueBytes = 1 << 20
    let quick = EvaluationOptions(deadline: .after(.milliseconds(100)))
    let formula = try Formula("Σ(k, 1, n, k)", variables: ["n"], options: options)
    try page.shows(18, formula.evaluate(100, options: quick), "5050")
    page.fails(19, "more than 100000 steps") { _ = try formula.evaluate(1e9, options: quick) }
    page.fails(20, "longer than 10000 bytes") { _ = try Formula(String(repeating: "1+", count: 6_000) + "1", options: options) }
    var scope = Scope()
    scope.permissions.functions = ["min", "max", "round", "sum"]
    scope.permissions.definitions = false
    scope.permissions.randomness = false
    try page.shows(40, Formula("max(price, 10) * 2", variables: ["price"], scope: scope).evaluate(3), "20")
    page.fails(41, "‘sqrt’ is not permitted here") { _ = try Formula("max(price, sqrt(2))", variables: ["price"], scope: scope) }
    page.fails(42, "‘half’ is not permitted here") { _ = try Formula("half = price/2; half", variables: ["price"], scope: scope) }
  }
}
