import Reckon
import Testing

/// Strict evaluation runs a second time, carefully, when the first run does not end in a number.
@Suite("Strict runs")
struct StrictRunTests {
  @Test("the second run draws the random numbers of the first")
  func random() throws {
    let draw = try Formula("random()", variables: [])
    let root = try Formula("sqrt(random() - 0.5)", variables: [])
    let none = UnsafeBufferPointer<Double>(start: nil, count: 0)
    var failures = 0
    for seed in UInt64(1)...100 {
      var source = RandomSource(seed: seed)
      let number = try draw.evaluate(none, using: &source)
      source = RandomSource(seed: seed)
      if number < 0.5 {
        failures += 1
        #expect(throws: FormulaError.self) { try root.evaluate(none, using: &source) }
      } else {
        #expect(try root.evaluate(none, using: &source) == (number - 0.5).squareRoot())
      }
    }
    #expect(failures > 25 && failures < 75)
  }

  @Test("a function of the host that gives NaN for NaN has not failed, one that gives it for a number has")
  func hosts() throws {
    var scope = Scope()
    try scope.add(HostFunction("same") { $0 })
    try scope.add(HostFunction("never") { _ in .nan })
    #expect(try Formula("same(x) + 1", variables: ["x"], scope: scope).evaluate(.nan).isNaN)
    let error = #expect(throws: FormulaError.self) {
      try Formula("1 + never(x)", variables: ["x"], scope: scope).evaluate(1)
    }
    #expect(error?.kind == .domain(function: "never", operands: [1], requirement: "other arguments"))
    #expect(error?.range == SourceRange(start: 4, end: 12))
  }

  @Test("a value that is only checked, behind a loop, fails as it does in front of one")
  func checkedBehindLoop() throws {
    let text = "f(p) = x^-2; t = f(x); u = f(Σ(k, 1, 2, k)); x"
    for formula in [try Formula(text), try Formula(text, options: Formula.Options(numberMode: .decimal))] {
      for _ in 0..<3 {
        let error = #expect(throws: FormulaError.self) { try formula.evaluate(0) }
        #expect(error?.range == SourceRange(start: 7, end: 11))
        #expect(try formula.evaluate(2) == 2)
      }
    }
  }
}
