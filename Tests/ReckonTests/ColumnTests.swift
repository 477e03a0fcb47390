import Reckon
import Testing

@Suite("Columns")
struct ColumnTests {
  @Test("arrays of columns give an array of values, on any number of threads the same")
  func arrays() throws {
    let formula = try Formula("if(a > 0, sin(a) * b, sqrt(-a) / b)", variables: ["a", "b"])
    let count = 50_001
    let a = (0..<count).map { Double($0 % 401) - 200 }
    let b = (0..<count).map { Double($0 % 97) + 0.5 }
    let expected = try zip(a, b).map { try formula.evaluate($0, $1) }
    for threads in [1, 2, 3, 64] {
      let values = try formula.evaluate(columns: [a, b], threads: threads).values
      #expect(values.map(\.bitPattern) == expected.map(\.bitPattern))
    }
    #expect(try formula.evaluate(columns: [[], []]).values == [])
    #expect(try Formula("1 + 2").evaluate(columns: []).values == [3])
  }

  @Test("rows that fail are counted and marked, and the first of them is told, whatever the number of threads")
  func failures() throws {
    // In the first formula an infinite quotient is swallowed by the division; no result shows it.
    for (text, kind) in [("1 / (1 / x)", "divisionByZero"), ("max(sqrt(x - 1), 0) + 1", "domain")] {
      let formula = try Formula(text, variables: ["x"])
      let count = 40_000
      let x = (0..<count).map { $0 % 1_000 == 777 ? 0.0 : 2.0 }
      for threads in [1, 2] {
        var values = [Double](repeating: 0, count: count)
        var failures = [Bool](repeating: true, count: count)
        let report = try x.withUnsafeBufferPointer { x in
          try values.withUnsafeMutableBufferPointer { values in
            try failures.withUnsafeMutableBufferPointer { failures in
              try formula.evaluate(columns: [InputColumn(x)], into: values, failures: failures, threads: threads)
            }
          }
        }
        #expect(report.failureCount == 40)
        #expect(report.firstFailure?.row == 777)
        #expect(report.firstFailure?.error.kind.name == kind)
        for row in 0..<count { #expect(failures[row] == (row % 1_000 == 777) && values[row].isNaN == failures[row]) }
      }
      let result = try formula.evaluate(columns: [x])
      #expect(
        result.values.count == count && result.report.failureCount == 40 && result.report.firstFailure?.row == 777)
    }
  }

  @Test("columns of the wrong number or length are refused")
  func wrongShapes() throws {
    let formula = try Formula("a + b", variables: ["a", "b"])
    #expect(throws: FormulaError.self) { try formula.evaluate(columns: [[1, 2]]) }
    #expect { try formula.evaluate(columns: [[1, 2], [1]]) } throws: { error in
      (error as? FormulaError)?.kind == .wrongRowCount(expected: 2, found: 1)
    }
  }

  @Test("a limit of steps holds for each row")
  func limits() throws {
    var options = Formula.Options()
    options.limits.steps = 500
    let formula = try Formula("sum(k, 1, n, k)", variables: ["n"], options: options)
    #expect(try formula.evaluate(columns: [[1, 5, 3]]).values == [1, 15, 6])
    #expect(try formula.evaluate(columns: [[1, 5_000, 3]]).report.firstFailure?.error.kind == .stepLimit(500))
    options.limits.steps = 1
    let sum = try Formula("a + b", variables: ["a", "b"], options: options)
    #expect(try sum.evaluate(columns: [[1], [2]]).report.failureCount == 1)
    #expect(throws: FormulaError.self) { try Formula("a + b", variables: ["a", "b"], options: options).evaluate(1, 2) }
  }

  @Test("random numbers are drawn row by row from one source")
  func random() throws {
    let formula = try Formula("x + random()", variables: ["x"])
    var source = RandomSource(seed: 7)
    let expected = try (0..<20).map { row in
      try [Double(row)].withUnsafeBufferPointer { try formula.evaluate($0, using: &source) }
    }
    var values = [Double](repeating: 0, count: 20)
    let x = (0..<20).map(Double.init)
    try x.withUnsafeBufferPointer { x in
      try values.withUnsafeMutableBufferPointer { values in
        _ = try formula.evaluate(
          columns: [InputColumn(x)], into: values, threads: 4, options: EvaluationOptions(random: RandomSource(seed: 7))
        )
      }
    }
    #expect(values == expected)
  }

  @Test(
    "columns draw what rows draw one after the other, in chunks of any size and where rows fail",
    arguments: [
      "random()", "random() - random()*x", "x > 3 ? random() : x", "randint(1, 6) + randint(1, 6) + x", "randint(1, x)",
      "sqrt(x - 3) + random()",
      "random() + sqrt(x - 3)*random()", "randint(x, 5) + random()", "max(random(), random(), x/8)",
      "floor(random()*6) + 1",
    ], [ErrorPolicy.strict, .ieee])
  func randomColumns(_ text: String, _ policy: ErrorPolicy) throws {
    for count in [1, 7, 8, 9, 255, 256, 257, 1_031] {
      let x = (0..<count).map { Double(($0 * 5) % 8) }
      let formula = try Formula(text, variables: ["x"])
      var source = RandomSource(seed: 11)
      let expected = x.map { x in
        [x].withUnsafeBufferPointer { values in
          (try? formula.evaluate(values, using: &source)) ?? .nan
        }
      }
      guard policy == .strict || !expected.contains(where: \.isNaN) else { continue }
      let options = EvaluationOptions(policy: policy, random: RandomSource(seed: 11))
      let found = try formula.evaluate(columns: [x], threads: 2, options: options)
      #expect(zip(found.values, expected).allSatisfy { $0 == $1 || $0.isNaN && $1.isNaN }, "\(text), \(count) rows")
      #expect(found.report.failureCount == expected.count { $0.isNaN })
    }
  }

  @Test("functions of the host are called for each row")
  func hosts() throws {
    var scope = Scope()
    try scope.add(HostFunction("twice") { 2 * $0 })
    #expect(
      try Formula("twice(x) + 1", variables: ["x"], scope: scope).evaluate(columns: [[1, 2, 3]], threads: 2).values == [
        3, 5, 7,
      ])
  }
}
