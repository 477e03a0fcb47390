import Reckon
import ReckonMachine
import Testing

/// When formulas become native code, and what it does at its limits. That it computes the same bits is held by the
/// tests of forms, of steps and of generated programs.
@Suite("Native code")
struct NativeCodeTests {
  /// Whether native code can run here at all.
  static let isPossible = (try? Formula("x + 1").prepare(.native)) == true

  #if arch(x86_64) && os(Linux)
    @Test("this system has native code") func isAvailable() { #expect(Self.isPossible) }
  #endif

  @Test("a formula that is evaluated often becomes native code, and its value stays", .enabled(if: isPossible))
  func tiersUp() throws {
    let formula = try Formula("a*b - c/a")
    var values: Set<Double> = []
    var first: Int?
    for count in 0..<60_000 {
      values.insert(try formula.evaluate(3, 5, 7))
      if first == nil, count % 256 == 0, formula.machine() == .native { first = count }
    }
    #expect(values == [15 - 7.0 / 3])
    #expect(try #require(first) > 1_000)
    #expect(formula.machine(policy: .ieee) != .native)
  }

  @Test("each policy has its own count of evaluations, and becomes native by itself", .enabled(if: isPossible))
  func policies() throws {
    let formula = try Formula("a*b - c/(a + b)")
    for _ in 0..<60_000 {
      _ = try formula.evaluate(3, 5, 7)
      _ = try formula.evaluate(3, 5, 7, options: .ieee)
    }
    #expect(formula.machine(policy: .strict) == .native)
    #expect(formula.machine(policy: .ieee) == .native)
  }

  @Test("an option keeps a formula from becoming native code")
  func staysOff() throws {
    var options = Formula.Options()
    options.usesNativeCode = false
    let formula = try Formula("a*b - c", options: options)
    #expect(!formula.prepare(.native))
    for _ in 0..<60_000 { _ = try formula.evaluate(3, 5, 7) }
    #expect(formula.machine() != .native)
  }

  @Test("a truth value that one place takes as a number and another as a condition is both")
  func truthsAsNumbers() throws {
    // Over x > 0: t is 1; the first use takes it as a number, the second within `and`.
    let formula = try Formula("t = x > 0; u = clamp(y, 0, t); (y > u) and t ? 2 : 3", variables: ["x", "y"])
    _ = formula.prepare(.native)
    #expect(try formula.evaluate(1, 5) == 2)
    #expect(try formula.evaluate(-1, 5) == 3)
    #expect(try formula.evaluate(1, 0.5) == 3)
  }

  @Test(
    "formulas of other numbers have no native code", arguments: [("x + 1", NumberMode.decimal), ("x + 1", .exact)])
  func others(_ text: String, _ mode: NumberMode) throws {
    let formula = try Formula(text, options: Formula.Options(numberMode: mode))
    #expect(!formula.prepare(.native))
    #expect(formula.machine() != .native)
  }

  @Test("a failed check has the reference machine's error, with its place", .enabled(if: isPossible))
  func errors() throws {
    let formula = try Formula("atan(1/x) + 1")
    let expected = #expect(throws: FormulaError.self) { try formula.evaluate(0) }
    #expect(formula.prepare(.native))
    let found = #expect(throws: FormulaError.self) { try formula.evaluate(0) }
    #expect(found == expected && found?.range == SourceRange(start: 5, end: 8))
    #expect(try formula.evaluate(1) == 46)
  }

  @Test("loops charge their steps and end when they are cancelled", .enabled(if: isPossible))
  func loops() throws {
    let formula = try Formula("sum(k, 1, n, sqrt(k)*x)")
    #expect(formula.prepare(.native))
    let values = try formula.evaluate(["n": 100, "x": 2])
    #expect(values.rounded() == 1343)
    #expect(throws: FormulaError.self) { try formula.evaluate(["n": 1e9, "x": 2]) }
    #expect(throws: FormulaError.self) { try formula.evaluate(["n": 1.5, "x": 2]) }
    #expect(throws: FormulaError.self) {
      try formula.evaluate(["n": 1e5, "x": 2], options: EvaluationOptions(isCancelled: { true }))
    }
  }

  @Test("functions of the formula are called, also by themselves and each other", .enabled(if: isPossible))
  func ownFunctions() throws {
    let factorial = try Formula("f(x) = x < 1 ? 1 : x*f(x - 1); f(n)")
    #expect(factorial.prepare(.native))
    #expect(factorial.machine() == .native)
    #expect(try factorial.evaluate(20) == 2_432_902_008_176_640_000)
    let fibonacci = try Formula("fib(n) = n < 2 ? n : fib(n - 1) + fib(n - 2); fib(n)")
    #expect(fibonacci.prepare(.native))
    #expect(try fibonacci.evaluate(20) == 6765)
    // Ackermann's function, with several operands, calls within operands, and sums over calls.
    let nested = try Formula(
      "a(m, n) = m == 0 ? n + 1 : n == 0 ? a(m - 1, 1) : a(m - 1, a(m, n - 1)); sum(k, 1, 5, a(2, k)*x) + max(a(1, x), x, 2)"
    )
    #expect(nested.prepare(.native))
    // a(2, k) is 2k + 3, and a(1, x) is x + 2.
    #expect(try nested.evaluate(3) == 45 * 3 + 5)
  }

  @Test("calls keep to depth, steps and cancellation, and deep ones have memory", .enabled(if: isPossible))
  func callLimits() throws {
    let formula = try Formula("f(x, y) = x < 1 ? y : 1 + f(x - 1, y/2 + sqrt(x)); f(n, 1)")
    #expect(formula.prepare(.native))
    let slow = try Formula(
      "f(x, y) = x < 1 ? y : 1 + f(x - 1, y/2 + sqrt(x)); f(n, 1)",
      options: {
        var options = Formula.Options()
        options.usesNativeCode = false
        return options
      }())
    for depth in [0.0, 1, 50, 5_000, 9_000] { #expect(try formula.evaluate(depth) == slow.evaluate(depth)) }
    for depth in [20_000, 1e9] {
      let expected = #expect(throws: FormulaError.self) { try slow.evaluate(depth) }
      let found = #expect(throws: FormulaError.self) { try formula.evaluate(depth) }
      #expect(found == expected && found?.kind == expected?.kind)
    }
    #expect(throws: FormulaError.self) {
      try formula.evaluate(["n": 5_000], options: EvaluationOptions(isCancelled: { true }))
    }
    let endless = try Formula("f(x) = f(x + 1); f(x)")
    #expect(endless.prepare(.native))
    #expect(throws: FormulaError.self) { try endless.evaluate(1, options: .ieee) }
    // A check that fails within a call has its place there.
    let failing = try Formula("g(x) = x < 1 ? 1/x : g(x - 1); g(n)")
    #expect(failing.prepare(.native))
    #expect(try failing.evaluate(2.5) == 2)
    let error = #expect(throws: FormulaError.self) { try failing.evaluate(2) }
    #expect(error?.range == SourceRange(start: 15, end: 18))
  }

  @Test(
    "host functions and random numbers are called with the values that stand in the formula", .enabled(if: isPossible))
  func calls() throws {
    var scope = Scope()
    try scope.add(HostFunction("mix") { (x: Double, y: Double, z: Double) in x + 10 * y + 100 * z })
    let formula = try Formula(
      "t = x*y; u = sqrt(t + 7); mix(x, y, t) * u + t + randint(5, 5) + max(x, y, t, u)", scope: scope)
    let expected = try formula.evaluate(2, 3)
    #expect(expected == 632 * 13.0.squareRoot() + 6 + 5 + 6)
    #expect(formula.prepare(.native))
    #expect(try formula.evaluate(2, 3) == expected)
  }

  @Test("columns that pay for it are evaluated by native code, with the rows that fail", .enabled(if: isPossible))
  func columns() throws {
    let formula = try Formula("a/b + max(a, b) - (a > b ? 1/(a - 5) : floor(b))", variables: ["a", "b"])
    let count = 100_000
    let a = (0..<count).map { Double($0 % 97) }
    let b = (0..<count).map { Double($0 % 89) - 44 }
    var values = [Double](repeating: 0, count: count)
    var failures = [Bool](repeating: false, count: count)
    for _ in 0..<3 {
      let report = try a.withUnsafeBufferPointer { a in
        try b.withUnsafeBufferPointer { b in
          try values.withUnsafeMutableBufferPointer { values in
            try failures.withUnsafeMutableBufferPointer { failures in
              try formula.evaluate(columns: [InputColumn(a), InputColumn(b)], into: values, failures: failures)
            }
          }
        }
      }
      var failed = 0
      for row in 0..<count {
        let expected = try? formula.evaluate(a[row], b[row])
        failed += expected == nil ? 1 : 0
        guard expected == nil ? failures[row] && values[row].isNaN : !failures[row] && values[row] == expected else {
          Issue.record("row \(row) is \(values[row]), not \(expected ?? .nan)")
          return
        }
      }
      #expect(report.failureCount == failed && failed > 1_000)
    }
  }

  @Test(
    "columns of every length, wherever they begin in memory, have each row's value and nothing behind it",
    .enabled(if: isPossible),
    arguments: ["((7*a + 6)*a + 5)*a + b", "sin(a) + cos(1/b)", "cos(a - sin(b))/(a/b) + max(a, 1/b)", "b", "2"])
  func lengths(_ text: String) throws {
    let formula = try Formula(text, variables: ["a", "b"], options: Formula.Options(angleUnit: .radians))
    let most = 4_200
    // Some rows fail, and some angles are so large that their rows are computed one by one.
    let a = (0..<most + 8).map { Double($0 % 31) * ($0 % 41 == 7 ? 1e12 : 0.75) }
    let b = (0..<most + 8).map { Double($0 % 53) }
    let expected = (0..<most + 8).map { row in try? formula.evaluate(a[row], b[row]) }
    #expect(formula.prepareRows())
    for count in Array(0...70) + [2_040, 2_048, 2_055, 2_063, 2_064, 4_095, 4_103, 4_200] {
      for start in 0..<8 where start < 3 || count < 40 || count > 2_050 {
        let end = min(start + count, most + 8)
        var values = [Double](repeating: 7, count: most + 24)
        var failures = [Bool](repeating: false, count: end - start)
        let report = try a[start..<end].withUnsafeBufferPointer { a in
          try b[start..<end].withUnsafeBufferPointer { b in
            try values.withUnsafeMutableBufferPointer { values in
              try failures.withUnsafeMutableBufferPointer { failures in
                try formula.evaluate(
                  columns: [InputColumn(a), InputColumn(b)],
                  into: UnsafeMutableBufferPointer(rebasing: values[start..<end]),
                  failures: failures)
              }
            }
          }
        }
        let wrong = (start..<end).first { row in
          expected[row].map { values[row] != $0 || failures[row - start] }
            ?? !(values[row].isNaN && failures[row - start])
        }
        #expect(wrong == nil, "\(count) rows from \(start) on")
        #expect(
          values[..<start].allSatisfy { $0 == 7 } && values[end...].allSatisfy { $0 == 7 },
          "\(count) rows from \(start) on")
        #expect(report.failureCount == (start..<end).count { expected[$0] == nil })
      }
    }
  }
}
