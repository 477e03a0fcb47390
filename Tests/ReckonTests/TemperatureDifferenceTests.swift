import Reckon
import Testing

/// Differences of temperature keep that they are differences: 7 K of warming are 12.6 °F of warming, not -447.07 °F.
/// Values by the definitions of the units in SP 811: a degree Fahrenheit is 5/9 K.
@Suite("Differences of temperature")
struct TemperatureDifferenceTests {
  @Test(
    "in a conversation a name, an earlier answer and a resumed conversation hold a difference",
    arguments: NumberMode.allCases)
  func conversation(_ mode: NumberMode) throws {
    var session = FormulaSession(options: Formula.Options(numberMode: mode))
    try session.run("d = 18 °C - 11 °C")
    #expect(try session.run("d to °F").last?.result?.written == "12.6 Δ°F")
    #expect(try session.run("ans to °C").last?.result?.written == "7 ΔK")
    try session.run("c = 68 °F - 50 °F")
    #expect(try session.run("c to °C").last?.result?.written == "10 ΔK")
    #expect(try session.run("20 °C + c").last?.result?.written == "30 °C")
    // Reads back as what it is.
    #expect(try session.run("12.6 Δ°F to K").last?.result?.written == "7 ΔK")
    #expect(try session.run("7 K to °F").last?.result?.kind.unit == "°F")
  }

  @Test("books, their images and cells of a sheet hold differences")
  func storage() throws {
    let book = try FormulaBook("inside = 20 °C\noutside = 59 °F\nrise = inside - outside\nshown = rise to °F\n")
    var scope = Scope()
    scope.add(book)
    for text in ["shown", "rise to °F"] {
      let formula = try Formula(text, variables: [], scope: scope)
      #expect(formula.unit == "Δ°F", "\(text)")
      #expect(abs(try formula.evaluate() - 9) < 1e-12, "\(text)")
      #expect(try Formula(image: formula.image).unit == "Δ°F", "\(text)")
    }
    var sheet = Sheet()
    try sheet.set("A1", to: "20 °C - 15 °C")
    try sheet.set("A2", to: "A1 to °F")
    #expect(try sheet.result(of: "A2")?.written == "9 Δ°F")
  }

  @Test("columns of differences have a unit that says so")
  func columns() throws {
    let rise = try Formula("a - b", units: ["a": "°C", "b": "°C"])
    #expect(rise.unit == "ΔK")
    let shown = try Formula("d to °F", units: ["d": try #require(rise.unit)])
    #expect(shown.unit == "Δ°F")
    #expect(try shown.evaluate(7) == 12.6)
    #expect(try Formula("d to °F", units: ["d": "Δ°C"]).evaluate(7) == 12.6)
  }

  @Test("a difference is no temperature, and a temperature no difference")
  func refused() {
    for text in [
      "20 °C to Δ°F", "5 ΔK - 20 °C", "f(x: °C) = x; f(20 °C - 15 °C)", "20 °C - 15 °C > 3 °C",
      "f(x: ΔK) = x; f(20 °C)",
    ] {
      #expect(throws: FormulaError.self, "\(text)") { try Formula(text, variables: []) }
    }
  }

  @Test("degrees that are left of a product are a difference")
  func products() throws {
    for (text, unit, value) in [
      ("5 °C/km * 2 km", "ΔK", 10.0), ("(20 °C - 15 °C) * 2 W/K", "W", 10), ("18 W / (2 W/°F)", "Δ°F", 9),
      ("(20 °C - 15 °C)^2", "K²", 25),
      ("2 * (20 °C - 15 °C)", "ΔK", 10), ("-(20 °C - 15 °C) to °F", "Δ°F", -9),
    ] {
      let formula = try Formula(text, variables: [])
      #expect(formula.unit == unit, "\(text)")
      #expect(try formula.evaluate() == value, "\(text)")
    }
  }
}
