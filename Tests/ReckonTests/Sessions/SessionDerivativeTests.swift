import Reckon
import Testing

@Suite("Derivatives of a conversation's values")
struct SessionDerivativeTests {
  private static func last(_ lines: [String], options: Formula.Options = Formula.Options()) throws -> FormulaResult {
    var session = FormulaSession(options: options)
    session.cachesStatements = true
    var last: FormulaResult?
    for line in lines { last = try session.run(line).last?.result }
    return try #require(last)
  }

  private static let conversations: [([String], Double)] = [
    (["x = 2", "y = x^2", "d(y, x)"], 4), (["x = 2", "y := x^2", "d(y, x)"], 4),
    (["x = 2", "y = x^2", "x = 5", "d(y, x)"], 10),
    (["x = 2", "y = x^2", "z = y^3", "d(z, x)"], 192), (["x = 2", "y = x^2", "z = y^3", "d(z, y)"], 48),
    (["x = 2", "y = x^2", "d(x*y, x)"], 12), (["x = 2", "y = x^2", "d(x*y, y)"], 2),
    (["x = 2", "y = 7", "d(y, x)"], 0),
    (["x = 2", "y = x^2", "f(t) = t*y", "d(f(x), x)"], 12), (["x = 2", "y = x^2", "g(t) = d(y, x)*t", "g(3)"], 12),
    (["x = 2", "y = x^3", "z = d(y, x)", "x = 3", "z"], 27), (["x = 2", "y = x^3", "z = d(y, x)", "d(z, x)"], 12),
    (["x = 2; y = x^2; d(y, x)"], 4), (["x = 2", "y = x^2", "x = x + 1", "d(y, x)"], 6),
    // What has taken a value of now depends on nothing.
    (["x = 2", "y = 3", "y = y*x", "d(y, x)"], 0), (["x = 2", "x^2", "y = ans*x", "d(y, x)"], 4),
    // The value stays, and what it comes from changes.
    (["x = 2", "w = x^0", "y = x*w", "d(y, x)", "w = x - 1", "d(y, x)"], 3),
    (["x = 2", "y = integral(t*x, t, 0, x)", "d(y, x)"], 6),
  ]

  @Test("d looks into the formulas of values that depend on its name", arguments: conversations)
  func live(_ lines: [String], _ expected: Double) throws {
    #expect(try Self.last(lines).number.double == expected, "\(lines)")
  }

  @Test("units go with them")
  func units() throws {
    let speed = try Self.last(["t = 2 s", "g = 10 m/s^2", "h = g*t^2/2", "d(h, t)"])
    #expect(speed.number.double == 20 && speed.form == .unit("m/s"))
  }

  @Test("formulas of the prompt's commands look into them too")
  func formulas() throws {
    var session = FormulaSession()
    try session.run("a = 3; x = 2; y = a*x^2")
    #expect(try session.formula("d(y, x) + k", variables: ["k"]).evaluate(1) == 13)
  }

  @Test("a cell's derivative by another cell does not pass over what lies between them")
  func sheet() throws {
    var sheet = Sheet()
    try sheet.edit([("x", "2"), ("y", "x^2"), ("z", "d(y, x)"), ("u", "d(x^3, x)"), ("v", "3"), ("w", "d(v*x, x) + y")])
    let error = #expect(throws: FormulaError.self) { try sheet.value(of: "z") }
    #expect(error?.kind.name == "unexpectedToken" && error?.range == SourceRange(start: 2, end: 3))
    #expect(try sheet.value(of: "u") == 12 && sheet.value(of: "w") == 7)
    // Now it depends on x no more.
    try sheet.set("y", to: "5")
    #expect(try sheet.value(of: "z") == 0)
  }

  @Test("in a book d looks into the values between, as in one formula")
  func book() throws {
    let book = try FormulaBook("x = 2\ny = x^2\nz = y^3\nslope = d(z, x)")
    #expect(try book.evaluate("slope") == 192)
  }
}
