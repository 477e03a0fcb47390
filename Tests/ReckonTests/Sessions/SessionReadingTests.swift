import Reckon
import Testing

@Suite("Sessions: readings that stay")
struct SessionReadingTests {
  @Test(
    "a definition keeps its units when their names come to stand for values, and its text reads so",
    arguments: [
      ("d = 5 m", "d = 5 [m]"), ("d = 60 km/h + 3 m/s", "d = 60 km/h + 3 m/s"),
      ("d = (2 + 3) m", "d = ((2 + 3) * 1 [m])"),
      ("x = 4; d = 3x m", "d = (3x * 1 [m])"), ("d = 9.81 m/s²", "d = 9.81 m/s²"), ("d = -5 m", "d = -5 [m]"),
      ("d = 1/2 m", "d = 1/2 [m]"),
      ("d = 3 km to m", "d = 3 km to m"), ("d = 20 cm + √2 m", "d = 20 cm + √2 [m]"),
      ("x = 6 km; d = x / m", "d = x / 1 [m]"),
      ("d = 6 km / m", "d = 6 [km / m]"),
      ("d = 5 m 20 cm", "d = 5 [m] + 20 [cm] to m+cm"), ("d = 2 * 5 m 20 cm", "d = 2 * (5 [m] + 20 [cm])"),
      ("d = 4 kJ/(kg m)", "d = 4 [kJ/(kg m)]"), ("f(x) = x * 2 m; d = f(3)", "d = f(3)"),
      ("d = 3 [m]", "d = 3 [m]"), ("d = 20 m²", "d = 20 [m²]"), ("d = 3 m to km", "d = 3 [m] to km"),
    ])
  func units(text: String, expected: String) throws {
    var session = FormulaSession()
    try session.run(text)
    let before = try #require(session.definition(of: "d")?.result)
    try session.run("m = 3")
    #expect(session.definition(of: "d")?.text == expected)
    #expect(session.definition(of: "d")?.result == before)
    // Computed anew it is the same, and so it is in a book of the session.
    try session.run("other = 1")
    let text = try session.bookText()
    var again = FormulaSession()
    try again.load(try FormulaBook(text))
    #expect(again.definition(of: "d")?.result == before && again.definition(of: "m")?.result?.number == 3, "\(text)")
    session.undo()
    session.undo()
    #expect(session.definition(of: "m") == nil && session.definition(of: "d")?.result == before)
  }

  @Test("definitions of one line, and those that are computed anew, keep their units too")
  func lines() throws {
    var session = FormulaSession()
    try session.run("a = 2; d = a * 5 m")
    try session.run("m = 3")
    #expect(try session.run("d").first?.result?.kind == .quantity(unit: "m"))
    try session.run("a = 4")
    #expect(session.definition(of: "d")?.result == FormulaResult(20, kind: .quantity(unit: "m")))
    try session.run("e = 5 m")
    #expect(session.definition(of: "e")?.result?.number == 15)
  }

  @Test("a name of a unit that stands for a value stands for nothing else when that is removed")
  func removal() throws {
    var session = FormulaSession()
    try session.run("m = 3")
    try session.run("d = 5 m")
    #expect(session.definition(of: "d")?.result?.number == 15)
    try session.remove("m")
    #expect(session.definition(of: "d")?.result == nil)
    try session.run("m = 4")
    #expect(session.definition(of: "d")?.result?.number == 20)
    session.undo()
    session.undo()
    #expect(session.definition(of: "d")?.result?.number == 15 && session.definition(of: "d")?.text == "d = 5 m")
  }

  @Test("a word in a function's body that may be a forgotten name means the value that it gets")
  func forgotten() throws {
    var session = FormulaSession()
    try session.run("F(a) = m * a")
    #expect(throws: FormulaError.self) { try session.run("F(2)") }
    try session.run("m = 3")
    #expect(try session.run("F(2)").first?.result?.number == 6)
    #expect(session.definition(of: "F")?.text == "F(a) = m * a")
  }

  @Test("a name may be that of its value's unit")
  func ownUnit() throws {
    var session = FormulaSession()
    #expect(try session.run("V = 12 V").first?.result == FormulaResult(12, kind: .quantity(unit: "V")))
    #expect(session.definition(of: "V")?.text == "V = 12 [V]")
    #expect(try session.run("V / (3 Ω)").first?.result == FormulaResult(4, kind: .quantity(unit: "A")))
    var again = FormulaSession()
    try again.load(try FormulaBook(session.bookText()))
    #expect(again.definition(of: "V")?.result == session.definition(of: "V")?.result)
    // Now the name is the value.
    #expect(try session.run("V = 2 V").first?.result == FormulaResult(24, kind: .quantity(unit: "V")))
    #expect(session.definition(of: "V")?.text == "V = 24 [V]")
    #expect(
      try Formula("V = 12 V; V / 2", variables: []).result(of: []) == FormulaResult(6, kind: .quantity(unit: "V")))
  }

  @Test("what took the value of now is written so that it reads as that value")
  func frozen() throws {
    var session = FormulaSession()
    try session.run("m = 3")
    try session.run("d = 5 [m]")
    try session.run("d = d + 1 [m]")
    #expect(session.definition(of: "d")?.text == "d = 6 [m]")
    try session.run("e = ans + 0 [m]")
    try session.run("m = 4")
    #expect(session.definition(of: "e")?.result == FormulaResult(6, kind: .quantity(unit: "m")))
  }

  @Test("a book's units stay units in a conversation with such names, and the conversation's beside those of a book")
  func books() throws {
    var session = FormulaSession()
    try session.run("m = 3")
    try session.run("w = 2 s")
    try session.load(
      try FormulaBook(
        "length = 5 m\nparameter height: m = 1.8 where height > 0 m\narea = height * length\nf(x: m) = x + 20 cm\ns = 7\n"
      ))
    #expect(session.definition(of: "length")?.result == FormulaResult(5, kind: .quantity(unit: "m")))
    #expect(session.definition(of: "area")?.result == FormulaResult(9, kind: .quantity(unit: "m²")))
    #expect(session.definition(of: "w")?.text == "w = 2 [s]")
    #expect(throws: FormulaError.self) { try session.run("height = 2") }
    #expect(throws: FormulaError.self) { try session.run("height = -2 [m]") }
    try session.run("height = 200 cm")
    #expect(session.definition(of: "area")?.result == FormulaResult(100_000, kind: .quantity(unit: "cm²")))
    let text = try session.bookText()
    #expect(text.contains("parameter height: m = 200 cm where height > 0 [m]"), "\(text)")
  }

  @Test(
    "brackets behind a name are what the name is now, whatever it was when the definition was typed",
    arguments: [
      // With q = 4, then q(t) = t + 1.
      ("f(a) = 1/q(a)^2", "f(2)", "1", "0.1111111111111111"), ("f(a) = 2q(a)", "f(3)", "24", "8"),
      ("f(a) = -q(a)!", "f(2)", "-8", "-6"),
      ("f(a) = 2^q(a) + q(1)", "f(1)", "20", "6"), ("f(a) = q(q(a))", "f(1)", "16", "3"),
    ])
  func brackets(definition: String, use: String, product: String, call: String) throws {
    func value(_ session: FormulaSession) throws -> String {
      var copy = session
      return try #require(try copy.run(use).first?.result).number.description
    }
    for beginning in [[], ["q = 3"], ["q(t) = t"]] {
      var session = FormulaSession()
      for text in beginning + [definition, "q = 4"] { try session.run(text) }
      #expect(try value(session) == product)
      try session.run("q(t) = t + 1")
      #expect(try value(session) == call)
      let saved = try session.bookText()
      session.undo()
      #expect(try value(session) == product)
      session.redo()
      #expect(try value(session) == call && session.definition(of: "f")?.text == definition)
      var again = FormulaSession()
      try again.load(try FormulaBook(saved))
      #expect(try value(again) == call, "\(saved)")
      try session.remove("q")
      #expect(throws: FormulaError.self) { try value(session) }
    }
  }

  @Test(
    "a value with brackets behind a name follows the name too, and a wrong number of arguments fails until it is right")
  func values() throws {
    var session = FormulaSession()
    for text in ["q = 4", "d = 12/q(3)"] { try session.run(text) }
    #expect(session.definition(of: "d")?.result?.number == 9)
    try session.run("q(t) = t + 1")
    #expect(session.definition(of: "d")?.result?.number == 3)
    try session.run("q(s, t) = s + t")
    #expect(session.definition(of: "d")?.result == nil)
    try session.run("e = q(1, 2)")
    try session.run("q = 6")
    #expect(session.definition(of: "e")?.result == nil && session.definition(of: "d")?.result?.number == 6)
    try session.run("q(s, t) = s*t")
    #expect(session.definition(of: "e")?.result?.number == 2)
  }

  @Test("a value that was taken with π stays what it was when pi is a name, in other modes and in a book")
  func takenPi() throws {
    var session = FormulaSession()
    session.options.numberMode = .exact
    try session.run("n = pi; n = 2*n; pivot = 4 km; pi = 3; m = 2*pi")
    #expect(session.definition(of: "n")?.text == "n = 2*rad(180)")
    #expect(session.definition(of: "pivot")?.text == "pivot = 4 km")
    for mode in [NumberMode.double, .decimal, .exact, .double] {
      session.options.numberMode = mode
      #expect(try session.run("abs(n - 6.283185307179586) < 1e-15").last?.result?.number.isTrue == true, "\(mode)")
      #expect(try session.run("m").last?.result?.number.double == 6, "\(mode)")
    }
    var fresh = FormulaSession()
    try fresh.load(try FormulaBook(session.bookText()))
    #expect(try fresh.run("n").last?.value == session.run("n").last?.value)
  }
}
