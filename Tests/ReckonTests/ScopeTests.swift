import Reckon
import Testing

@Suite("What names mean in a scope")
struct ScopeTests {
  @Test("a value stands beside a function of the host, whose adding had taken the value that was there")
  func valueBesideHost() throws {
    var scope = Scope()
    scope["double"] = 3
    try scope.add(HostFunction("double") { 2 * $0 })
    #expect(scope["double"] == nil && scope.functionNames == ["double"])
    scope["double"] = 5
    #expect(scope.valueNames == ["double"] && scope.functionNames == ["double"])
    #expect(try Formula("double + double(4)", scope: scope).evaluate() == 13)
    scope["double"] = nil
    #expect(try Formula("double(4)", scope: scope).evaluate() == 8)
    scope.remove("double")
    #expect(scope.functionNames.isEmpty)
    #expect(try Formula("double + 1", scope: scope).variables == ["double"])
  }

  @Test("of a value and a function by text the later one stands, and forgetting a value leaves the function")
  func valueOrFunction() throws {
    var scope = Scope()
    try scope.define("f(x) = x + 1")
    scope["f"] = nil
    #expect(scope.text(ofFunction: "f") == "f(x) = x + 1")
    scope["f"] = 2
    #expect(scope.text(ofFunction: "f") == nil && scope.functionNames.isEmpty)
    try scope.define("f(x) = x + 2")
    #expect(scope["f"] == nil && scope.valueNames.isEmpty)
    try scope.add(HostFunction("f") { $0 + 3 })
    #expect(scope.text(ofFunction: "f") == nil)
    #expect(try Formula("f(1)", scope: scope).evaluate() == 4)
  }

  @Test("a value keeps its digits and how exact it is until it is set anew")
  func digits() throws {
    var scope = Scope()
    let third = try #require(NumericValue("0.3333333333333333333333333333333333", in: .decimal))
    scope[result: "x"] = FormulaResult(third, .rounded)
    #expect(scope[number: "x"] == third && scope["x"] == 1.0 / 3)
    #expect(scope[result: "x"] == FormulaResult(third, .rounded))
    let options = Formula.Options(numberMode: .decimal)
    #expect(try Formula("x", scope: scope, options: options).result() == FormulaResult(third, .rounded))
    #expect(try Formula("x", scope: scope).evaluate() == 1.0 / 3)
    scope["x"] = 0.1
    #expect(scope[result: "x"] == FormulaResult(0.1))
    let tenth = try #require(NumericValue("0.1", in: .decimal))
    #expect(try Formula("x", scope: scope, options: options).result() == FormulaResult(tenth))
    scope[result: "x"] = FormulaResult(0.1, .approximate)
    #expect(try Formula("x", scope: scope, options: options).result() == FormulaResult(tenth, .approximate))
  }

  @Test("currencies take the place of those before, and are no names of values")
  func currencies() throws {
    var scope = Scope()
    #expect(throws: FormulaError.self) { try Formula("1 EUR to USD", scope: scope) }
    scope.rates = try ExchangeRates(perEuro: ["USD": "1.25"], on: "2024-01-02")
    #expect(try Formula("1 EUR to USD", scope: scope).evaluate() == 1.25)
    #expect(try Formula("1 EUR to USD", scope: scope).program.ratesDate == "2024-01-02")
    #expect(throws: FormulaError.self) { try Formula("1 XXX to EUR", scope: scope) }
    #expect(scope.valueNames.isEmpty)
    scope.rates = try ExchangeRates(perEuro: ["GBP": "0.5"], on: "2024-01-03")
    #expect(try Formula("3 GBP to EUR", scope: scope).evaluate() == 6)
    #expect(throws: FormulaError.self) { try Formula("1 EUR to USD", scope: scope) }
  }
}
