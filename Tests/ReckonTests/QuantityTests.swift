import Reckon
import Testing

@Suite("Quantities in the library")
struct QuantityTests {
  @Test("a result has the kind and unit that its formula gives it", arguments: NumberMode.allCases)
  func kinds(_ mode: NumberMode) throws {
    for (text, kind) in [
      ("100 km / 2 h", ValueKind.quantity(unit: "km/h")), ("1 km / 20 m", .number), ("x < 3", .truth),
      ("10%", .percent),
      ("5 km to mile", .quantity(unit: "mile")),
      ("if(x, x < 1, x > 2)", .truth), ("x < 1 ? 3 : 4", .number), ("f(a) = a > 2; f(x)", .truth),
      ("b = x < 1; b", .truth), ("x", .number),
    ] {
      let formula = try Formula(text, variables: ["x"], options: Formula.Options(numberMode: mode))
      #expect(formula.kind == kind, "\(text)")
      #expect(formula.unit == kind.unit)
      #expect(try formula.result(of: [1]).kind == kind, "\(text)")
      #expect(try Formula(image: formula.image).kind == kind, "\(text)")
    }
  }

  @Test("inputs have the units that they are given")
  func inputs() throws {
    let speed = try Formula("distance / time", units: ["distance": "km", "time": "min"])
    #expect(speed.variables == ["distance", "time"])
    #expect(speed.unit == "km/min")
    #expect(try speed.evaluate(3, 2) == 1.5)
    #expect(speed.program.inputUnits == ["km", "min"])
    #expect(try Formula(image: speed.image).program.inputUnits == ["km", "min"])
    let total = try Formula("a + b", variables: ["a", "b"], units: ["a": "m", "b": "cm"])
    #expect(try total.evaluate(3, 20) == 3.2)
    #expect(try Formula("a to m", units: ["a": "ft"]).evaluate(10) == 3.048)
    #expect(try Formula("a + 1", variables: ["a", "b"], units: ["b": "m"]).unit == nil)
  }

  @Test(
    "an input's unit that is none is an error with its place in the unit's text",

    arguments: [("kmm", 0, 3), ("km/hh", 3, 5), ("km)", 2, 3), ("", 0, 0), ("km; 5", 0, 2)])
  func badUnits(_ unit: String, _ start: Int, _ end: Int) {
    let error = #expect(throws: FormulaError.self) { try Formula("x", units: ["x": unit]) }
    #expect(error?.source.text == unit)
    #expect(error?.range == SourceRange(start: start, end: end))
  }

  @Test("an input is never a unit")
  func hidden() throws {
    #expect(try Formula("3 m", variables: ["m"]).evaluate(5) == 15)
    #expect(try Formula("3 m").variables == ["m"])
    #expect(try Formula("m / s", units: ["m": "km", "s": "h"]).unit == "km/h")
  }

  @Test(
    "where nothing is converted, a formula with units is the same code as without",
    arguments: [
      ("a / b", ["a": "km", "b": "h"]), ("a * b + a", ["a": "m"]), ("sqrt(a^2)", ["a": "m"]),
      ("a < b ? a : b", ["a": "m", "b": "m"]),
      ("max(a, b, 2 * a)", ["a": "s", "b": "s"]), ("f(x) = x * 2 + x; f(a) / f(b)", ["a": "km", "b": "h"]),
      ("a + 10%", ["a": "km"]),
      ("d = a; d / b", ["a": "km", "b": "h"]), ("g(n) = n < 2 ? n : g(n - 1) + g(n - 2); g(b) * a", ["a": "km"]),
    ] as [(String, [String: String])])
  func sameCode(_ text: String, _ units: [String: String]) throws {
    for mode in NumberMode.allCases {
      let options = Formula.Options(numberMode: mode)
      let plain = try Formula(text, variables: ["a", "b"], options: options).program
      let typed = try Formula(text, variables: ["a", "b"], units: units, options: options).program
      #expect(
        typed.code == plain.code && typed.constants == plain.constants && typed.subroutines == plain.subroutines,
        "\(text)")
    }
  }

  @Test("values of a scope keep their kinds")
  func scope() throws {
    var scope = Scope()
    try scope.define("d = 5 km; vat = 10%; big = 3 > 2; v(t) = d / t")
    #expect(scope[result: "d"]?.kind == .quantity(unit: "km"))
    #expect(scope["d"] == 5)
    #expect(scope[result: "vat"]?.kind == .percent)
    #expect(scope[result: "big"]?.kind == .truth)
    #expect(try Formula("d / (2 h)", scope: scope).unit == "km", "h is an input where inputs are found")
    let speed = try Formula("v(2 h) to m/s", variables: [], scope: scope)
    #expect(speed.unit == "m/s")
    #expect(try abs(speed.evaluate() - 2500 / 3600) < 1e-15)
    #expect(try Formula("100 + vat", scope: scope).evaluate() == 100.1)
    #expect(try Formula("vat", scope: scope).kind == .percent)
    scope["d"] = 5
    #expect(try Formula("d", scope: scope).kind == .number)
    #expect(try Formula("v(2)", scope: scope).evaluate() == 2.5)
  }

  @Test("functions that call each other settle on the kinds of their values")
  func recursion() throws {
    func formula(_ text: String) throws -> Formula { try Formula(text, variables: []) }
    let mutual = try formula("e(n) = n < 1 ? 0 m : o(n - 1) + 1 m; o(n) = n < 1 ? 0 m : e(n - 1) + 1 cm; e(4)")
    #expect(mutual.unit == "m")
    #expect(try abs(mutual.evaluate() - 2.02) < 1e-15)
    #expect(try formula("f(x) = f(x); g(x) = 3; g(2)").evaluate() == 3)
    #expect(throws: FormulaError.self) { try formula("f(n) = n < 1 ? 1 : 2 m * f(n - 1); f(3)") }
    let error = #expect(throws: FormulaError.self) { try formula("f(x) = g(x m); g(x) = f(x * 1 s); f(2)") }
    #expect(
      error?.kind == .unsettledKinds(function: "f", most: 64) || error?.kind == .unsettledKinds(function: "g", most: 64)
    )
  }
}

@Suite("Quantities in a conversation")
struct SessionQuantityTests {
  static func shown(_ lines: String...) throws -> [String] {
    var session = FormulaSession()
    return try lines.flatMap { try session.run($0) }.map {
      $0.result.map { "\($0.number) \($0.kind.unit ?? "")" } ?? ""
    }
  }

  @Test("names and answers keep their units")
  func names() throws {
    #expect(
      try Self.shown("d = 5 km", "d / (2 h)", "ans * 2", "ans(1) to m") == ["5 km", "2.5 km/h", "5 km/h", "5000 m"])
    #expect(try Self.shown("x = 3 m", "y = x * 2", "x = 2 s", "y") == ["3 m", "6 m", "2 s", "4 s"])
    #expect(try Self.shown("f(t) = 10 km / t", "f(2 h)", "f(2)") == ["", "5 km/h", "5 km"])
  }

  @Test("a value that must stay what it is stays a quantity")
  func frozen() throws {
    var session = FormulaSession()
    try session.run("x = 3 m")
    try session.run("x = x * 2")
    #expect(session.definition(of: "x")?.text == "x = 6 m")
    try session.run("2 km / (4 h)")
    try session.run("v = ans * 3")
    #expect(session.definition(of: "v")?.result?.kind == .quantity(unit: "km/h"))
    #expect(session.undo() != nil)
    #expect(session.definition(of: "x")?.result?.kind == .quantity(unit: "m"))
  }

  @Test("a book that keeps a conversation gives its quantities back")
  func book() throws {
    var session = FormulaSession()
    for line in ["d = 5 km", "t = 2 h", "v = d / t", "v * 3", "v + ans", "w = ans", "f(x) = x / t", "f(d)"] {
      try session.run(line)
    }
    let book = try FormulaBook(try session.bookText())
    #expect(book.failedExamples.isEmpty)
    var loaded = FormulaSession()
    try loaded.load(book)
    for name in ["d", "t", "v", "w"] {
      #expect(loaded.definition(of: name)?.result == session.definition(of: name)?.result, "\(name)")
      #expect(loaded.definition(of: name)?.result?.kind.unit != nil)
    }
  }
}
