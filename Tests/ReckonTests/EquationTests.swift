import Reckon
import Testing

/// Equations as statements of a session.
@Suite("Equations as statements")
struct EquationTests {
  /// The names and values of the outcome of an equation, in exact numbers.
  static func solution(_ text: String, after statements: [String] = []) throws -> (names: [String], value: String) {
    var options = Formula.Options()
    options.numberMode = .exact
    var session = FormulaSession(options: options)
    for statement in statements { try session.run(statement) }
    let outcome = try #require(try session.run(text).last)
    return (outcome.solves, try #require(outcome.result).written)
  }

  @Test(
    "what is linear or quadratic has exact solutions",
    arguments: [
      ("3x + 2 = 11", "3"), ("3x = 2", "2/3"), ("7 - 2x = 1", "3"), ("5x - 7 = 3x + 9", "8"), ("x + 20% = 120", "100"),
      ("15% of x = 12", "80"), ("x^2 = 49", "[-7, 7]"), ("x^2 + 4x + 4 = 0", "-2"), ("2x^2 + 3x - 2 = 0", "[-2, 0.5]"),
      ("-x^2 + 4 = 0", "[-2, 2]"), ("x^2 = 2", "[-sqrt(2), sqrt(2)]"), ("120 = 8q", "15"), ("2t + 3 = 10", "3.5"),
      ("twice x = 12", "6"),
      ("solve 4x = 20", "5"), ("solve x^2 - 9", "[-3, 3]"), ("π*x = 2π", "2"),
    ])
  func exact(text: String, expected: String) throws {
    #expect(try Self.solution(text).value == expected, "\(text)")
  }

  @Test(
    "units make the sides one kind, and the unknown has the unit that does so",
    arguments: [
      ("x km = 5 mile", "8.04672"), ("x + 2 m = 5 m", "3 m"), ("60 km/h * x = 90 km", "1.5 h"),
      ("x^2 = 9 m²", "[-3 m, 3 m]"),
      ("2x = 3 km", "1.5 km"), ("x kg = 150 lb", "68.0388555"),
    ])
  func units(text: String, expected: String) throws {
    #expect(try Self.solution(text).value == expected, "\(text)")
  }

  @Test(
    "several linear equations are solved together",
    arguments: [
      ("solve x + y = 3, x - y = 1", ["x", "y"], "[2, 1]"), ("solve 2p + 3q = 12, p - q = 1", ["p", "q"], "[3, 2]"),
      ("solve x + y + z = 6, x - y = 0, x + z = 4", ["x", "y", "z"], "[2, 2, 2]"),
      ("solve 0.5x + 0.25y = 10, x + y = 30", ["x", "y"], "[10, 20]"),
      ("solve x/3 + y = 1, x - y = 0", ["x", "y"], "[0.75, 0.75]"),
    ])
  func systems(text: String, names: [String], expected: String) throws {
    let solution = try Self.solution(text)
    #expect(solution.names == names)
    #expect(solution.value == expected, "\(text)")
  }

  @Test("other equations are searched, and what they are solved by is rounded") func searched() throws {
    #expect(try Self.solution("x^3 - 6x^2 + 11x - 6 = 0").value == "[1, 2, 3]")
    #expect(try Self.solution("1/x = 8").value == "0.125")
    #expect(try Self.solution("2^x = 1024").value == "10")
    #expect(try Self.solution("sin x = 0.5").value == "[30, 150]")
    // ln 2/ln 1.05, by mpmath.
    #expect(try Self.solution("1.05^n = 2").value.hasPrefix("14.2066990828"))
  }

  @Test("names in scope are no unknowns") func scope() throws {
    #expect(try Self.solution("p*(1 + r) = 2p + 30", after: ["p = 10"]).value == "4")
    #expect(try Self.solution("2 = k + x", after: ["x = 5"]).names == ["k"])
  }

  @Test("solving defines nothing, and the solution is the last value") func definesNothing() throws {
    var session = FormulaSession()
    try session.run("3x + 2 = 11")
    #expect(throws: FormulaError.self) { try session.run("x") }
    #expect(try session.run("ans + 1").last?.value == 4)
    // A lone name on the left defines.
    #expect(try session.run("x = 2*3").last?.definition == "x")
  }

  @Test(
    "what is not solved says why",
    arguments: [
      ("3x + 2 = 3x + 5", "no x was found that solves it"), ("2x = 2x", "every x solves it"),
      ("x + y = 3", "x, y are all undefined; give a value to all but one, or write solve and one equation for each"),
      (
        "solve x*y = 6, x + y = 5",
        "several equations are solved together only if all are linear, with fractions as coefficients"
      ),
      ("solve x + y = 1, x + y = 2", "no values solve all of the equations"),
      (
        "solve x + y = 1, 2x + 2y = 2",
        "there is more than one solution; for 2 unknowns write as many independent equations"
      ),
      ("2 + 2 = 4", "= defines a name at the start of a statement; to compare, write =="),
      ("x + 1 km = 3", "a number and a length cannot be compared: x + 1 km = 3; use units of the same kind"),
    ])
  func refused(text: String, message: String) throws {
    let error = #expect(throws: FormulaError.self, "\(text)") { try Self.solution(text) }
    #expect(error?.message == message)
  }

  @Test("a search that is cancelled ends") func cancelled() throws {
    var session = FormulaSession()
    let error = #expect(throws: FormulaError.self) {
      try session.run("sum(k, 1, 1000, sin(k*x)) = 0.3", options: EvaluationOptions(isCancelled: { true }))
    }
    #expect(error?.kind == .cancelled)
  }
}
