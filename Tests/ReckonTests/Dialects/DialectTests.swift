import Reckon
import ReckonCatalogue
import ReckonSyntax
import Testing

@Suite("Formulas of other engines")
struct DialectTests {
  private func translated(_ text: String, _ name: FormulaDialect) throws(FormulaError) -> String {
    try DialectTranslation(SourceText(text), in: name.dialect).text
  }

  @Test(
    "a formula becomes one that a person would write here",
    arguments: [
      (FormulaDialect.python, "2**-1*3", "2^-1 * 3"), (.python, "-2**2", "-2^2"), (.python, "(-2)**2", "(-2)^2"),
      (.python, "7//2 + 7%3", "7 // 2 + mod(7, 3)"), (.python, "(2**3)**2", "(2^3)^2"), (.python, "2**(3**2)", "2^3^2"),
      (.python, "a - (b - c)", "a - (b - c)"), (.python, "a - (b * c)", "a - b * c"),
      (.python, "x if y > 0 else -x if y < 0 else 0", "if(y > 0, x, if(y < 0, -x, 0))"),
      (.python, "1 < x <= 2", "1 < x <= 2"), (.python, "(1 < x) <= 2", "(1 < x) <= 2"),
      (.python, "not a == b", "not a == b"),
      (.python, "x not in [1, 2]", "not (x ∈ [1, 2])"), (.python, "math.log(x, 2) * 2", "ln(x) / ln(2) * 2"),
      (.python, "\"a\" + 'b'", "concat(\"a\", \"b\")"), (.python, "0x1F + 1_000 + .5", "0x1F + 1000 + 0.5"),
      (.python, "e * pi", "`e` * `pi`"), (.python, "math.e * math.pi", "e * pi"), (.python, "- -x", "-(-x)"),
      (.python, "round(x)", "roundeven(x)"), (.python, "~5 & 3 ^ 1", "bitxor(~5 & 3, 1)"),
      (.pandas, "(a > 1) & ~(b < 2)", "a > 1 and not b < 2"), (.pandas, "`net price` * 2", "`net price` * 2"),
      (.numexpr, "where(a > 1, b, c)", "if(a > 1, b, c)"), (.numexpr, "x % 3", "x - floor(x / 3) * 3"),
      (.numexpr, "x % (y * z)", "x - floor(x / (y * z)) * (y * z)"),
      (.numexpr, "x * y % z", "(x * y) - floor((x * y) / z) * z"),
      (.numexpr, "x + 1.5 % 0.1 - 7 // 2", "x + mod(1.5, 0.1) - 7 // 2"),
      (.numexpr, "x / 3", "x * (1 / 3)"), (.numexpr, "1 / 3 + x / y", "1 / 3 + x / y"),
      (.muparser, "-2^2", "-2^2"), (.muparser, "1<x<2", "if((1 < x) < 2, 1, 0)"),
      (.muparser, "a > 1 ? 2 : 3", "if(a > 1, 2, 3)"), (.muparser, "avg(a, b, c) * 2", "(a + b + c) / 3 * 2"),
      (.muparser, "sum(a, -b)", "a + -b"), (.duckdb, "(1 < x) = y", "(1 < x) == y"),
      (.muparser, "log(x) + rint(y)", "ln(x) + floor(y + 0.5)"), (.muparser, "_pi * e", "pi * `e`"),
      (.javascript, "x === 1 ? 'one' : 'more'", "if(x == 1, \"one\", \"more\")"),
      (.javascript, "(x > 1) === 0", "false"), (.javascript, "'a' !== x * 2", "true"),
      (.javascript, "Math.round(x)", "floor(x + 0.5)"),
      (.javascript, "Math.max(a, b) % 2", "rem(max(a, b), 2)"),
      (.duckdb, "CASE WHEN a > 1 THEN 2 WHEN a > 0 THEN 1 END", "if(a > 1, 2, if(a > 0, 1, missing))"),
      (.duckdb, "case a when 1 then 2 else 3 end", "if(a == 1, 2, 3)"), (.duckdb, "-2^2", "(-2)^2"),
      (.duckdb, "2^3^2", "(2^3)^2"),
      (.duckdb, "x BETWEEN 1 AND 2 AND y", "1 <= x <= 2 and y"), (.duckdb, "x is not null", "not ismissing(x)"),
      (.duckdb, "x NOT IN (1, 2)", "not x ∈ [1, 2]"), (.duckdb, "coalesce(x, 0) + 1", "(x ?? 0) + 1"),
      (.duckdb, "\"Net Price\" <> 'it''s'", "`Net Price` != \"it's\""), (.duckdb, "cast(x as DOUBLE)", "x"),
      (.python, "name == 'Kim' and age > 18", "name == \"Kim\" and age > 18"),
      (.python, "'Dr. ' + name", "concat(\"Dr. \", name)"),
      (.duckdb, "a OR NOT b", "a or not b"), (.duckdb, "Price * qty + PRICE", "Price * qty + Price"),
      (.duckdb, "NOT (a * b)", "not a * b != 0"), (.muparser, "a ? b : 1", "if(a != 0, b, 1)"),
      (.muparser, "0 || 0.5", "if(trunc(0) != 0 or trunc(0.5) != 0, 1, 0)"),
      (.muparser, "a && 0.5", "if(a != 0 and 0.5 != 0, 1, 0)"),
      (.exprtk, "-2^2 + 2^3^2", "-2^2 + 2^3^2"), (.exprtk, "2x^2", "2 * x^2"), (.exprtk, "1/2X + x", "1 / 2 * X + X"),
      (.exprtk, "(a)(b)2sin(c)", "a * b * 2 * sin(c)"), (.exprtk, "if(a = 1, 'x', 'y')", "if(a == 1, \"x\", \"y\")"),
      (.exprtk, "a > 1 AND b <> 2 ? 3 : 4", "if(a > 1 and b != 2, 3, 4)"), (.exprtk, "a % 3", "rem(a, 3)"),
      (.exprtk, "not(a) * 2", "(not a != 0) * 2"), (.exprtk, "a nand b > 0", "if(a == 0 or (b > 0) == 0, 1, 0)"),
      (.exprtk, "clamp(0, x, 1)", "if(x < 0, 0, if(x > 1, 1, x))"), (.exprtk, "log(x) * LOG10(x)", "ln(x) * log10(x)"),
      (.exprtk, "inrange(0, x, 1) * 2", "(not (x < 0 or x > 1)) * 2"), (.exprtk, "e * pi", "`e` * pi"),
    ])
  func translations(_ name: FormulaDialect, _ text: String, _ expected: String) throws {
    #expect(try translated(text, name) == expected)
  }

  @Test(
    "what does not fit a grammar, or has no equivalent here, is an error at its place",
    arguments: [
      (FormulaDialect.python, "(1 +", "unclosedBracket", 0..<1), (.python, "(1 + 2", "unclosedBracket", 0..<1),
      (.python, "max(1, 2", "unclosedBracket", 0..<3), (.python, "[1, 2", "unclosedBracket", 0..<1),
      (.duckdb, "x in (1", "unclosedBracket", 2..<6), (.python, "1 +", "unexpectedEnd", 3..<3),
      (.python, "", "unexpectedEnd", 0..<0),
      (.python, "1 + * 2", "unexpectedToken", 4..<5), (.python, "1)", "unmatchedBracket", 1..<2),
      (.python, "'a", "unclosedBracket", 0..<2),
      (.python, "x and y", "noEquivalent", 2..<5), (.javascript, "x || 1", "noEquivalent", 2..<4),
      (.python, "math.sinn(1)", "unknownFunction", 0..<12),
      (.python, "abs(1, 2)", "wrongArgumentCount", 0..<9), (.python, "round(x, 2)", "noEquivalent", 0..<11),
      (.python, "lambda x: x", "unexpectedToken", 7..<8), (.python, "1 if 2 if 3 else 4", "unexpectedToken", 7..<9),
      (.python, "2 == not 3", "unexpectedToken", 5..<8), (.python, "0x", "badNumber", 0..<2),
      (.python, "12ab", "badNumber", 0..<3),
      (.python, "a ? b : c", "unexpectedToken", 2..<3), (.python, "'\\q'", "unexpectedToken", 1..<3),
      (.python, "'a' + 1", "noEquivalent", 4..<5), (.javascript, "-2 ** 2", "unexpectedToken", 3..<5),
      (.javascript, "--x", "unexpectedToken", 0..<2), (.javascript, "x === true", "noEquivalent", 2..<5),
      (.muparser, "--7", "unexpectedToken", 1..<2), (.muparser, "a ? b", "unexpectedEnd", 2..<3),
      (.duckdb, "case when 1 then 2", "unexpectedEnd", 18..<18), (.exprtk, "2 3", "unexpectedToken", 2..<3),
      (.exprtk, "3true", "unexpectedToken", 1..<5), (.exprtk, "2e", "badNumber", 0..<2),
      (.exprtk, "x(2)", "unknownFunction", 0..<4), (.exprtk, "x := 2", "unexpectedToken", 2..<4),
      (.exprtk, "not a", "unexpectedToken", 0..<3), (.exprtk, "x === y", "unexpectedToken", 2..<5),
      (.duckdb, "2 ^-1", "unexpectedToken", 2..<4), (.duckdb, "x between 1", "unexpectedEnd", 2..<9),
      (.numexpr, "1 < 2 and 3 < 4", "unexpectedToken", 6..<9), (.numexpr, "1 < x < 3", "unexpectedToken", 6..<7),
      (.duckdb, "1 < x = y", "unexpectedToken", 6..<7),
    ])
  func errors(_ name: FormulaDialect, _ text: String, _ kind: String, _ place: Range<Int>) {
    let error = #expect(throws: FormulaError.self) { try translated(text, name) }
    #expect(error?.kind.name == kind)
    #expect(error.map { Int($0.range.start)..<Int($0.range.end) } == place, "\(error?.kind.name ?? "")")
  }

  @Test("brackets nested as deep as a text is long take no stack, and a formula that becomes too long is a limit")
  func depth() throws {
    let deep = String(repeating: "(", count: 100_000) + "1" + String(repeating: ")", count: 100_000)
    #expect(try translated(deep, .python) == "1")
    let long = Array(repeating: "x", count: 20_000).joined(separator: " + ")
    #expect(try translated(long, .python).utf8.count == long.utf8.count)
    let cases = (1...60).reduce("x") { text, _ in "case \(text) when 1 then 2 when 3 then 4 end" }
    #expect(throws: FormulaError.self) { try translated(cases, .duckdb) }
  }

  @Test("a stretch of a translation knows what it stands for in the source")
  func places() throws {
    let translation = try DialectTranslation(SourceText("math.sqrt(x) + y ** 2"), in: FormulaDialect.python.dialect)
    #expect(translation.text == "sqrt(x) + y^2" && translation.names == ["x", "y"])
    #expect(translation.sourceRange(of: SourceRange(start: 5, end: 6)) == SourceRange(start: 10, end: 11))
    #expect(translation.sourceRange(of: SourceRange(start: 10, end: 13)) == SourceRange(start: 15, end: 21))
  }
}
