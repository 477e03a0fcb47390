import Reckon
import Testing

@Suite("Inputs of formulas")
struct InputTests {
  @Test("undeclared names are refused with a suggestion, or become inputs after the declared ones")
  func undeclared() throws {
    let error = #expect(throws: FormulaError.self) { try Formula("price * qtty", variables: ["price", "qty"]) }
    #expect(error?.kind == .unknownName("qtty", suggestion: "qty") && error?.range == SourceRange(start: 8, end: 12))
    #expect(try Formula("price * qty").variables == ["price", "qty"])
    let none = #expect(throws: FormulaError.self) { try Formula("pricee * 2", undeclared: .refuse) }
    #expect(none?.kind.name == "unknownName")
    let open = try Formula("qty * price * (1 - discount)", variables: ["price"], undeclared: .becomeInputs)
    #expect(open.variables == ["price", "qty", "discount"])
    #expect(try open.evaluate(20, 3, 0.5) == 30)
    var scope = Scope()
    scope["rate"] = 0.25
    #expect(try Formula("100 * (1 + rate)", undeclared: .refuse, scope: scope).evaluate() == 125)
    // What is known of names decides how words are read: without inputs to come, m is the unit.
    #expect(try Formula("5 m to cm", undeclared: .refuse).evaluate() == 500)
  }

  @Test("true, dotted and quoted names")
  func names() throws {
    #expect(
      try Formula("true and order.total > `unit price`").result(of: ["order.total": 3, "unit price": 2]).value == true)
    #expect(try Formula("order.total * 2", variables: ["order.total"], undeclared: .refuse).evaluate(4) == 8)
  }

  @Test("inputs without a value by name have their default, by position there is none")
  func defaults() throws {
    let total = try Formula("price * qty * (1 - discount)", defaults: ["discount": 0, "qty": 2])
    #expect(try total.evaluate(["price": 20]) == 40)
    #expect(try total.evaluate(["price": 20, "qty": 3, "discount": 0.5]) == 30)
    #expect(try total.result(of: ["price": 20]).number.double == 40)
    let missing = #expect(throws: FormulaError.self) { try total.evaluate(["qty": 3]) }
    #expect(missing?.kind == .missingInput("price"))
    #expect(throws: FormulaError.self) { try total.evaluate(20) }
    let region = try Formula("region == \"EU\" ? 1.19 : 1", defaults: ["region": "EU"])
    #expect(try region.result(of: [:]).value == 1.19)
  }
}
