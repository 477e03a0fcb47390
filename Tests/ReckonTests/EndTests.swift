import Reckon
import TestDepth
import Testing

@Suite("All that can take long ends")
struct EndTests {
  private static func soon() -> EvaluationOptions { EvaluationOptions(deadline: .after(.seconds(60))) }

  private static let ranges: [ClosedRange<Double>] = [
    0...Double.infinity, -Double.infinity...Double.infinity, -Double.infinity...0, Double.infinity...Double.infinity,
    -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude, 1e300...Double.infinity,
  ]

  @Test("roots are found in ranges without an end")
  func rootsWithoutAnEnd() throws {
    let parabola = try Formula("x^2 - 9")
    #expect(try parabola.roots(of: "x", in: 0...Double.infinity, options: Self.soon()).map(\.value) == [3])
    #expect(
      try parabola.roots(of: "x", in: -Double.infinity...Double.infinity, options: Self.soon()).map(\.value) == [-3, 3])
    #expect(try Formula("x - 5").root(of: "x", in: -Double.infinity...Double.infinity, options: Self.soon()) == 5)
  }

  @Test("searches in every range end, by themselves or with their deadline", arguments: ranges)
  func searches(_ range: ClosedRange<Double>) {
    for text in ["x - 1", "sin(x)", "1/x", "exp(-x)"] {
      guard let formula = try? Formula(text, variables: ["x"]) else { preconditionFailure("\(text) is a formula") }
      func options() -> EvaluationOptions { EvaluationOptions(deadline: .after(.milliseconds(200))) }
      let time = ProcessorTime.measure {
        _ = try? formula.roots(of: "x", in: range, options: options())
        _ = try? formula.minimum(over: "x", in: range, options: options())
        _ = try? formula.maximum(over: "x", in: range, options: options())
        _ = try? formula.root(of: "x", in: range, options: options())
      }
      #expect(time < .seconds(20), "\(text) in \(range): \(time)")
    }
  }

  @Test(
    "choices in choices over columns give what they give one by one, and cost no more than so many choices side by side"
  )
  func nestedChoices() throws {
    for count in [50, 100, 400] {
      let text = (1...count).map { "x > \(count - $0) ? x*\($0) + sqrt(x) :" }.joined(separator: " ") + " -1"
      let formula = try Formula(text, variables: ["x"])
      let points = (0..<60).map { Double($0 * count) / 55 }
      let values = try formula.evaluate(columns: [points], options: Self.soon()).values
      for (point, value) in zip(points, values) {
        #expect(value.bitPattern == (try formula.evaluate([point])).bitPattern)
      }
    }
  }

  @Test("a chain of conditions over columns gives what it gives row by row", arguments: [" and ", " or "])
  func conditions(_ word: String) throws {
    let text = (1...200).map { "x != \($0)" }.joined(separator: word)
    let formula = try Formula(text, variables: ["x"])
    let points = (0..<210).map { Double($0) }
    let values = try formula.evaluate(columns: [points], options: Self.soon()).values
    for (point, value) in zip(points, values) { #expect(value == (try formula.evaluate([point]))) }
  }

  @Test("compiling ends with its deadline")
  func compiling() {
    let passed = EvaluationOptions.Deadline { true }
    let text = String(repeating: "d(", count: 60) + "sin(x)*x" + String(repeating: ", x)", count: 60)
    #expect(
      #expect(throws: FormulaError.self) { try Formula(text, variables: ["x"], deadline: passed) }?.kind
        == .deadlinePassed)
    let time = ProcessorTime.measure { _ = try? Formula(text, variables: ["x"], deadline: .after(.milliseconds(20))) }
    #expect(time < .seconds(2), "\(time)")
  }

  @Test("a limit of any value refuses or holds, and traps nowhere", arguments: Limits.Kind.allCases)
  func extremeLimits(_ kind: Limits.Kind) {
    for limit in [Int.min, -1, 0, 1, 7, Int.max] {
      for mode in [NumberMode.double, .decimal, .exact] {
        var options = Formula.Options(numberMode: mode)
        options.limits[kind] = limit
        #expect(options.limits[kind] == max(0, limit))
        let texts = [
          "2*x + 1", "sum(k, 1, 5, k*x)", "f(n) = n < 2 ? 1 : n*f(n - 1); f(5)", "[1, 2, x]", "\"a\" & \"b\"",
          "integral(t, t, 0, x)",
        ]
        for text in texts {
          guard let formula = try? Formula(text, variables: ["x"], options: options) else { continue }
          _ = try? formula.result(of: [3])
          _ = try? formula.evaluate(columns: [[1, 2, 3]])
          _ = try? Formula(image: formula.image, limits: options.limits)
        }
        var session = FormulaSession(options: options)
        _ = try? session.run("a = 1; b = a + 1; a = 2; f(x) = x + a; f(3)")
        if let book = try? FormulaBook("a = 1\nb = a + 2\n", limits: options.limits) { _ = try? book.evaluate("b") }
      }
    }
  }

  @Test("reading an image ends with its deadline, and reads the same without")
  func storedNumbers() throws {
    let formula = try Formula("3^200000 + sqrt(2)", options: Formula.Options(numberMode: .exact))
    let passed = EvaluationOptions.Deadline { true }
    #expect(
      #expect(throws: FormulaError.self) { try Formula(image: formula.image, deadline: passed) }?.kind
        == .deadlinePassed)
    #expect(try Formula(image: formula.image).result().written == formula.result().written)
  }
}
