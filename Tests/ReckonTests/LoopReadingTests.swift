import Foundation
import Reckon
import Testing

@Suite("Loops and sums of four values")
struct LoopReadingTests {
  @Test("over a table's columns sum and product take four values")
  func columns() throws {
    let names = ["q1", "q2", "q3", "q4"]
    let rows: [[Double]] = [[1, 5], [2, 6], [3, 7], [4, 8]]
    #expect(try Formula("sum(q1, q2, q3, q4)", variables: names).evaluate(columns: rows).values == [10, 26])
    #expect(try Formula("product(q1, q2, q3, q4)", variables: names).evaluate(columns: rows).values == [24, 1680])
    #expect(try Formula("sum(`q1`, q2, q3, q4)", variables: names).evaluate(1, 2, 3, 4) == 10)
    #expect(try Formula("sum(q1, q2, q3, q4)", variables: names).notes.isEmpty)
  }

  @Test(
    "a first argument that means something is a value: a local, a parameter, a constant, a loop's name",
    arguments: [
      ("a = 1; sum(a, 2, 3, 4)", 10), ("f(a) = sum(a, 2, 3, a); f(1)", 7), ("sum(e, 1, 2, 3) - e", 6),
      ("Σ(k, 1, 2, sum(k, 1, 2, 3))", 15),
      ("a = 2; product(a, 3, 4, 5)", 120), ("sum(true, 1, 1, 1)", 4),
    ] as [(String, Double)])
  func known(_ text: String, _ expected: Double) throws {
    #expect(try Formula(text, variables: []).evaluate() == expected)
  }

  @Test(
    "otherwise a fourth argument that mentions the name or no values but constants makes a loop",
    arguments: [
      ("sum(k, 1, 10, k)", 55), ("sum(k, 1, 10, 0.5)", 5), ("product(k, 1, 3, 2 * 2)", 64),
      ("sum(k, 1, 3, sin 30)", 1.5),
      ("sum(k, 1, 4, inf > 1)", 4), ("sum(i, 1, 3, sum(j, 1, i, j))", 10), ("sum(k, 1, 3, (2 + (k)))", 12),
      ("sum(`a b`, 1, 3, `a b`)", 6),
      ("sum(k, max(1, 0), min(3, 4), k)", 6), ("sum(k, 1, 3, sum(m, 1, 2, k))", 12),
    ] as [(String, Double)])
  func loops(_ text: String, _ expected: Double) throws {
    // Inside of a loop over k, k means something: what looks like a loop that does not mention its own name adds four
    // values.
    guard text != "sum(k, 1, 3, sum(m, 1, 2, k))" else {
      #expect(throws: FormulaError.self) { try Formula(text, variables: []) }
      return
    }
    #expect(try Formula(text, variables: []).evaluate() == expected)
  }

  @Test("Σ and Π are loops always, also over a name that means something, and nothing else")
  func signs() throws {
    #expect(try Formula("Σ(x, 1, 3, x) + x", variables: ["x"]).evaluate(10) == 16)
    #expect(try Formula("∏(x, 1, 3, 2)", variables: ["x"]).evaluate(10) == 8)
    for text in ["Σ(1, 2, 3)", "Π(2)", "Σ(k + 1, 1, 3, k)", "∑(k)"] {
      #expect(throws: FormulaError.self, "\(text)") { try Formula(text, variables: []) }
    }
    #expect(throws: FormulaError.self) { try Formula("Σ(k, 1, 3)", variables: []) }
    for text in ["Σ(", "Σ(k", "Σ(k,", "Σ(k, 1, 3"] { #expect(FormulaSession().isIncomplete(text), "\(text)") }
  }

  @Test("where inputs are not declared the rule is the same, and a note says how the text was read")
  func foundInputs() throws {
    let sum = try Formula("sum(q1, q2, q3, q4)")
    #expect(sum.variables == ["q1", "q2", "q3", "q4"])
    #expect(sum.notes.map(\.message) == ["read as the sum of four values; for the other reading write Σ(q1, …)"])
    #expect(try sum.evaluate(1, 2, 3, 4) == 10)
    let loop = try Formula("sum(k, 1, n, k)")
    #expect(loop.variables == ["n"])
    #expect(loop.notes.map(\.message) == ["read as sum over k, a loop; for the other reading write sum((k), …)"])
    #expect(try Formula("sum((k), 1, 2, k)").evaluate(5) == 13)
    #expect(try Formula("Σ(k, 1, n, k)").notes.isEmpty)
  }

  @Test("names of a conversation and of a book are values")
  func names() throws {
    var session = FormulaSession()
    try session.run("q1 = 1; q2 = 2; q3 = 3; q4 = 4")
    let outcome = try session.run("sum(q1, q2, q3, q4) + product(q1, q2, q3, q4)")[0]
    #expect(outcome.value == 34 && outcome.notes.isEmpty)
    #expect(try session.run("sum(q1, 2, 3, q1)")[0].notes.map(\.kind) == [.summation])
    var scope = Scope()
    scope.add(try FormulaBook("total = sum(first, 2, 3, 4)\nfirst = 1\n"))
    #expect(try Formula("total + sum(first, 2, 3, 4)", scope: scope).evaluate() == 20)
  }

  @Test("a definition stays a loop, or a sum of four values, when the name comes or goes later")
  func lasting() throws {
    var session = FormulaSession()
    try session.run("n = 3; y = sum(k, 1, n, k); f(m) = product(k, 1, m, 2)")
    try session.run("k = 100")
    try session.run("n = 4")
    #expect(session.scope["y"] == 10 && session.definition(of: "y")?.text == "y = Σ(k, 1, n, k)")
    #expect(try session.run("f(3)")[0].value == 8)
    try session.run("s = sum(k, 1, 2, 4)")
    #expect(session.scope["s"] == 107)
    try session.remove("k")
    #expect(session.definition(of: "s")?.result == nil)
  }

  @Test("a definition's text in one form reads back as the same")
  func text() throws {
    for text in ["sum((k), 1, 2, k)", "Σ(k, 1, 3, k)", "sum(k, 1, 3, k)"] {
      let formula = try Formula("f(n) = \(text) * n; f(2)", variables: ["k"])
      #expect(try formula.evaluate(7) == (text.hasPrefix("Σ") ? 12 : text.hasPrefix("sum((") ? 34 : 36), "\(text)")
    }
  }

  @Test("calls in calls, however deep, are read in time in proportion to the text")
  func nested() throws {
    var options = Formula.Options()
    (options.limits.nesting, options.limits.nodes) = (1_000_000, 10_000_000)
    (options.limits.sourceBytes, options.limits.steps) = (100_000_000, .max)
    func seconds(_ depth: Int, _ head: (Int) -> String) -> Double {
      let text = (0..<depth).map(head).joined() + "1" + String(repeating: ")", count: depth)
      return (0..<3).map { _ in
        let start = threadSeconds()
        _ = Formula.validate(text, variables: [], options: options)
        return threadSeconds() - start
      }.min() ?? 0
    }
    // What others do on the machine meanwhile does not count.
    func threadSeconds() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    // One name for all, a name for each, and arguments that are no loops: eight times the depth takes far less than
    // sixty-four times as long.
    for head in [{ _ in "sum(k,1,1," }, { "sum(k\($0),1,1," }, { _ in "sum(e,1,1," }] as [(Int) -> String] {
      #expect(seconds(16_000, head) < 24 * seconds(2_000, head))
    }
  }
}
