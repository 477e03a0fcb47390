import Reckon
import Testing

@Suite("Values with uncertainties")
struct UncertaintyTests {
  /// The last value's number and standard uncertainty.
  static func last(_ text: String, in session: inout FormulaSession) throws -> (value: Double, uncertainty: Double) {
    let result = try #require(try session.run(text).last?.result)
    return (result.number.double, result.uncertainty?.standard ?? 0)
  }

  @Test("a result has the uncertainty of the sources that it depends on")
  func sources() throws {
    var session = FormulaSession()
    #expect(try Self.last("x = 5 ± 0.1", in: &session) == (5, 0.1))
    #expect(try Self.last("x - x", in: &session) == (0, 0))
    #expect(try Self.last("x * x", in: &session) == (25, 1))
    #expect(try Self.last("y = 2x; y - 2x", in: &session) == (0, 0))
  }

  @Test("answers are the values that they were, with their sources")
  func answers() throws {
    var session = FormulaSession()
    _ = try session.run("5 ± 0.3\n5 ± 0.4")
    #expect(try Self.last("ans - ans(1)", in: &session).uncertainty == 0.5)
    _ = try session.run("7 ± 0.25")
    #expect(try Self.last("ans - ans", in: &session) == (0, 0))
  }

  @Test("redefining a source changes what depends on it, and undo brings it back")
  func redefinition() throws {
    var session = FormulaSession()
    _ = try session.run("x = 3 ± 0.5")
    _ = try session.run("y = x^2")
    #expect(session.definition(of: "y")?.result?.uncertainty?.standard == 3)
    let outcome = try #require(try session.run("x = 3 ± 0.25").last)
    #expect(outcome.changes.map { $0.name } == ["y"])
    #expect(session.definition(of: "y")?.result?.uncertainty?.standard == 1.5)
    _ = session.undo()
    #expect(session.definition(of: "y")?.result?.uncertainty?.standard == 3)
  }

  @Test("a literal in a function is one source for all calls")
  func functions() throws {
    var session = FormulaSession()
    _ = try session.run("k = 2 ± 0.5; f(t) = k*t*(1 ± 0.125)")
    #expect(try Self.last("f(3) - f(3)", in: &session) == (0, 0))
    #expect(try Self.last("a = f(1); a - f(1)", in: &session) == (0, 0))
    #expect(try Self.last("f(4) / (1 ± 0)", in: &session).uncertainty == (4 + 1).squareRoot())
  }

  @Test("a value that keeps what it is keeps its sources")
  func frozen() throws {
    var session = FormulaSession()
    _ = try session.run("x = 5 ± 0.25; n = x")
    #expect(try Self.last("n = n + 1", in: &session) == (6, 0.25))
    #expect(try Self.last("n - x", in: &session) == (1, 0))
  }

  @Test("uncertainties are in the value's unit")
  func units() throws {
    var session = FormulaSession()
    let result = try #require(try session.run("d = 5.02 ± 0.03 cm; d to mm").last?.result)
    #expect(result.kind == .quantity(unit: "mm") && abs(result.number.double - 50.2) < 1e-13)
    #expect(abs((result.uncertainty?.standard ?? 0) - 0.3) < 1e-15)
    #expect(try session.run("20 °C ± 0.5 °C").last?.result?.uncertainty?.standard == 0.5)
  }

  @Test("values without an uncertainty have none")
  func none() throws {
    var session = FormulaSession()
    #expect(try session.run("x = 5; x + 1").last?.result?.uncertainty == nil)
    #expect(try session.run("y = 5 ± 0.1; y < 6").last?.result?.uncertainty == nil)
  }

  @Test(
    "notes say where the first order is not all",
    arguments: [
      ("x = 0 ± 0.1; x^2", true), ("x = 1 ± 0.3; x^2", true), ("x = 1 ± 0.01; x^2", false), ("abs(0 ± 0.1)", true),
      ("sqrt(0.01 ± 0.1)", true), ("5 ± 0.1 < 6", true), ("2 * (5 ± 0.1)", false), ("x = 0 ± 1; y = 0 ± 1; x*y", true),
    ])
  func notes(text: String, hasNote: Bool) throws {
    var session = FormulaSession()
    let notes = try #require(try session.run(text).last?.notes)
    #expect(notes.contains { $0.kind == .uncertainty } == hasNote, "\(notes.map { $0.message })")
  }

  @Test("a formula of the library has the uncertainties of its text and of its inputs")
  func library() throws {
    let area = try Formula("a * (3 ± 0.5)", variables: ["a"])
    #expect(try area.result(of: ["a": 2]).uncertainty?.standard == 1)
    #expect(try area.result(of: ["a": 2], uncertainties: ["a": 0.25]).uncertainty?.standard == 1.25)
    #expect(try Formula("x^2").result(of: ["x": 3], uncertainties: ["x": 0.5]).uncertainty?.standard == 3)
    #expect(try Formula("x^2").result(of: ["x": 3]).uncertainty == nil)
    #expect(throws: FormulaError.self) { try Formula("x^2").result(of: ["x": 3], uncertainties: ["y": 0.5]) }
  }

  @Test("what contributes is listed by its share")
  func contributions() throws {
    var session = FormulaSession()
    _ = try session.run("x = 3 ± 0.5; y = 4 ± 0.5")
    let table = try #require(try session.run("contributions(x^2 + y)").last?.result)
    #expect(table.value == .text("x: 3 ± 0.5   97.3%\ny: 4 ± 0.5   2.7%"))
    #expect(throws: FormulaError.self) { try session.run("contributions(5)") }
    let result = try #require(try session.run("x^2 + y").last?.result?.uncertainty)
    #expect(
      result.contributions.map { $0.source } == ["x: 3 ± 0.5", "y: 4 ± 0.5"]
        && result.contributions.map { $0.amount } == [3, 0.5])
  }

  @Test("measured constants and digits in brackets are uncertain where that is asked for")
  func constants() throws {
    var session = FormulaSession()
    #expect(try session.run("G_N").last?.result?.uncertainty == nil)
    #expect(try session.run("5.02(3)").last?.result?.number.double == 5.02 * 3)
    session.options.readsUncertainties = true
    #expect(try session.run("G_N").last?.result?.uncertainty?.standard == 0.00015e-11)
    #expect(try session.run("c_0").last?.result?.uncertainty == nil)
    let result = try #require(try session.run("5.02(3) cm").last?.result)
    #expect(result.number.double == 5.02 && result.uncertainty?.standard == 0.03 && result.kind.unit == "cm")
    #expect(try session.run("m_e / m_p").last?.notes.contains { $0.kind == .uncertainty } == true)
  }

  @Test("a parameter of a book may be uncertain")
  func books() throws {
    let book = try FormulaBook("parameter m: kg = 1.00 ± 0.02\nweight = m * 9.81 m/s^2\n> weight = 9.81 N ± 0.01 N")
    var scope = Scope()
    scope.add(book)
    var session = FormulaSession(scope: scope)
    let result = try #require(try session.run("weight").last?.result?.uncertainty)
    #expect(abs(result.standard - 0.1962) < 1e-12)
    #expect(try session.run("weight - weight").last?.result?.uncertainty == nil)
    #expect(book.runExamples().allSatisfy { $0.isMet })
  }

  @Test("cells hand their uncertainties on")
  func sheets() throws {
    var sheet = Sheet()
    try sheet.edit([("A1", "5 ± 0.25"), ("A2", "A1 * 2"), ("A3", "A2 - A1"), ("A4", "A3 * (1 ± 0)")])
    #expect(
      try sheet.result(of: "A2")?.uncertainty?.standard == 0.5 && sheet.result(of: "A3")?.uncertainty?.standard == 0.25)
    try sheet.set("A1", to: "5")
    #expect(try sheet.result(of: "A4")?.uncertainty == nil)
  }

  @Test("a saved conversation reads back with its uncertainties")
  func saved() throws {
    var session = FormulaSession()
    _ = try session.run("x = 5.02 ± 0.03 cm; y = 2x; n = x; n = n + 1 cm")
    var other = FormulaSession()
    #expect(other.resume(session.snapshot(mostAnswers: 10, mostBytes: 10_000)).isEmpty)
    for name in ["x", "y", "n"] {
      let (a, b) = (session.definition(of: name)?.result, other.definition(of: name)?.result)
      #expect(a?.number == b?.number && a?.uncertainty?.standard == b?.uncertainty?.standard, "\(name)")
    }
    #expect(other.answer(1)?.uncertainty?.standard == 0.03)
  }
}
