import Reckon
import Testing

@Suite("Formula books: in formulas of others")
struct BookScopeTests {
  static func scope() throws -> Scope {
    var scope = Scope()
    scope.add(
      try FormulaBook(
        """
        set angle rad
        R = 8
        parameter price
        parameter discount = 0.5
        net = price * (1 - discount)
        area(r) = R * r * sin(π/2)
        """))
    return scope
  }

  @Test("definitions are used like functions and values, parameters become inputs")
  func found() throws {
    let formula = try Formula("net + area(2) + R + x", scope: Self.scope())
    #expect(formula.variables == ["x", "price", "discount"])
    #expect(try formula.evaluate(1, 10, 0.1) == 1 + 9 + 16 + 8)
  }

  @Test("given variables bind the parameters of their names; others have their defaults, or are missing")
  func bound() throws {
    let scope = try Self.scope()
    #expect(try Formula("net", variables: ["price"], scope: scope).evaluate(10) == 5)
    #expect(try Formula("net", variables: ["discount", "price"], scope: scope).evaluate(0.25, 8) == 6)
    let error = #expect(throws: FormulaError.self) { try Formula("1 + net", variables: [], scope: scope) }
    #expect(error?.kind == .missingParameter("price") && error?.range == SourceRange(start: 4, end: 7))
    var valued = scope
    valued["price"] = 30
    #expect(try Formula("net", variables: [], scope: valued).evaluate() == 15)
    #expect(try Formula("price + discount", variables: ["price"], scope: scope).evaluate(1) == 1.5)
  }

  @Test("a column of the name of a book's value hides it in the formula, not in the book")
  func hidden() throws {
    let formula = try Formula("R + area(1)", variables: ["R"], scope: Self.scope())
    #expect(try formula.evaluate(100) == 108)
    var scope = try Self.scope()
    scope["R"] = 1000
    try scope.define("area2(r) = area(r) + R")
    #expect(try Formula("area2(1)", variables: [], scope: scope).evaluate() == 1008)
  }

  @Test("sessions use books, and give parameters values by definitions")
  func session() throws {
    var session = FormulaSession(scope: try Self.scope())
    #expect(try session.run("area(3)").last?.value == 24)
    #expect(throws: FormulaError.self) { try session.run("net") }
    #expect(try session.run("price = 7; net").last?.value == 3.5)
  }

  @Test("a value is computed once for all rows' uses, and columns give what rows give")
  func columns() throws {
    let formula = try Formula("net * net + net", variables: ["price"], scope: Self.scope())
    #expect(try formula.evaluate(columns: [[2, 4, 6]]).values == [2, 6, 12])
    var scope = Scope()
    scope.add(try FormulaBook("parameter p\ncostly = ln(p)"))
    let twice = try Formula("costly^2 + costly / (1 + costly)", scope: scope)
    #expect(twice.program.disassembly.count(of: "ln") == 1)
  }
}

extension String {
  /// How many words are so.
  fileprivate func count(of word: String) -> Int { split(whereSeparator: \.isWhitespace).filter { $0 == word }.count }
}
