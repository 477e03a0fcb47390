import Reckon
import Testing

@Suite("Units of the host")
struct HostUnitTests {
  private static func scope() throws(FormulaError) -> Scope {
    var scope = Scope()
    try scope.defineUnit("box", as: "12.5 kg")
    try scope.defineUnit("pallet", as: "48 box")
    return scope
  }

  private static func error(_ body: () throws(FormulaError) -> Void) -> FormulaError? {
    do throws(FormulaError) {
      try body()
      return nil
    } catch { return error }
  }

  @Test(
    "formulas read, convert and show them like any other unit",
    arguments: [
      ("3 pallet to kg", 1800.0, "kg"), ("100 kg to box", 8, "box"), ("2 box + 5 kg", 2.4, "box"),
      ("25 EUR / 2 box to EUR/kg", 1, "EUR/kg"),
      ("12 box / (1 pallet)", 0.25, nil), ("1 pallet > 599 kg", 1, nil), ("5 box * 9.81 m/s^2 to N", 613.125, "N"),
    ] as [(String, Double, String?)])
  func reads(text: String, value: Double, unit: String?) throws {
    for mode in NumberMode.allCases {
      let formula = try Formula(text, variables: [], scope: Self.scope(), options: Formula.Options(numberMode: mode))
      let result = try formula.result(of: [Value]())
      #expect(result.value.number?.double == value && formula.unit == unit, "\(mode)")
      #expect(try Formula(image: formula.image).result(of: [Value]()) == result, "\(mode), stored")
    }
  }

  @Test("inputs, conversations and sheets take them")
  func carries() throws {
    let scope = try Self.scope()
    let formula = try Formula("weight to kg", variables: ["weight"], units: ["weight": "box"], scope: scope)
    #expect(try formula.evaluate(2) == 25)
    var session = FormulaSession(scope: scope)
    _ = try session.run("load = 3 box")
    #expect(try session.run("load to kg").last?.result?.value == 37.5)
    var sheet = Sheet(scope: scope)
    try sheet.edit([("A1", "3 box"), ("A2", "25 kg"), ("A3", "sum(A1:A2)")])
    #expect(try sheet.result(of: "A3")?.kind == .quantity(unit: "box") && sheet.value(of: "A3") == 5)
  }

  @Test("names that are taken, and definitions that are no units, are refused with their place")
  func refuses() throws {
    var scope = try Self.scope()
    scope["rate"] = 2
    for name in ["m", "pi", "sin", "EUR", "rate", "kilometre"] {
      #expect(
        Self.error { () throws(FormulaError) in try scope.defineUnit(name, as: "3 kg") }?.kind == .alreadyDefined(name))
    }
    #expect(
      Self.error { () throws(FormulaError) in try scope.defineUnit("2x", as: "3 kg") }?.kind == .invalidName("2x"))
    let unknown = Self.error { () throws(FormulaError) in try scope.defineUnit("crate", as: "3 boxx") }
    #expect(unknown?.kind == .unknownUnit("boxx", suggestion: "box") && unknown?.range == SourceRange(start: 2, end: 6))
    for text in ["°C", "5 EUR", "", "12", "3 +"] {
      #expect(Self.error { () throws(FormulaError) in try scope.defineUnit("crate", as: text) } != nil, "\(text)")
    }
    #expect(
      Self.error { () throws(FormulaError) in _ = try Formula("3 kg to palet", variables: [], scope: scope) }?
        .suggestion == "pallet")
    scope.remove("box")
    #expect(
      Self.error { () throws(FormulaError) in _ = try Formula("3 box to kg", variables: [], scope: scope) } != nil)
    #expect(try Formula("3 pallet to kg", variables: [], scope: scope).evaluate() == 1800)
  }

  @Test("help and completion show them, and an engine takes them")
  func isShown() throws {
    var scope = try Self.scope()
    scope[documentation: "box"] = Scope.Documentation("A box of apples.")
    #expect(LanguageReference(scope).entries(named: "box").map { $0.summary } == ["A box of apples."])
    #expect(LanguageReference(scope).entries(named: "pallet").map { $0.summary } == ["48 box"])
    #expect(FormulaAssistant(scope: scope).completions(of: "3 pall", at: 6)?.candidates.first?.name == "pallet")
    let engine = Engine(scope: scope)
    #expect(try engine.formula("3 box to kg", variables: []).evaluate() == 37.5)
  }
}
