import Reckon
import Testing

@Suite("Values of any kind in and out of formulas")
struct ValueTests {
  static func error(_ body: () throws(FormulaError) -> Value) -> FormulaError? {
    do throws(FormulaError) { _ = try body() } catch { return error }
    return nil
  }

  @Test("texts, lists and missing values by name")
  func byName() throws {
    let rate = try Formula("region == \"EU\" ? 1.19 : 1")
    #expect(try rate.result(of: ["region": "EU"]).value == 1.19)
    #expect(try rate.result(of: ["region": "US"]).value == 1)
    #expect(rate.inputKinds == [.text] && rate.kind == .number)
    #expect(try Formula("sum(prices)").result(of: ["prices": [1, 2]]).value == 3)
    #expect(try Formula("prices * 2").result(of: ["prices": [1, 2]]).value == [2, 4])
    #expect(try Formula("prices[2]").result(of: ["prices": [1, 2]]).value == 2)
    #expect(try Formula("fee ?? 7").result(of: ["fee": .missing]).value == 7)
    #expect(try Formula("fee ?? 7").result(of: ["fee": 3]).value == 3)
    #expect(try Formula("upper(name)").result(of: ["name": "ab"]).value == "AB")
    #expect(try Formula("x < 3").result(of: ["x": 2]).value == true)
    #expect(try Formula("order.total * order.qty").result(of: ["order.total": 2, "order.qty": 3]).value == 6)
  }

  @Test(
    "what is used without a kind of its own is what its use tells",
    arguments: [
      ("x == \"a\"", ValueKind.text), ("\"a\" != x", .text), ("x in [\"a\"]", .text), ("length(x)", .text),
      ("concat(\"a\", upper(x))", .text),
      ("1 < 2 ? x : \"a\"", .text), ("x ?? \"a\"", .text), ("1 in x", .list(.number)), ("\"a\" in x", .list(.text)),
      ("Σ(k in x, k)", .list(.number)),
      ("sort(x)", .list(.number)), ("x[1] + x[2]", .list(.number)), ("x + 1", .number), ("concat(x, \"a\")", .number),
    ])
  func inferred(_ text: String, _ kind: ValueKind) throws {
    let formula = try Formula(text, variables: ["x"])
    #expect(formula.inputKinds == [kind])
    #expect(try Formula(image: formula.image).inputKinds == [kind])
  }

  @Test("declared kinds of inputs")
  func declared() throws {
    let formula = try Formula("total = sum(p); q[1]", units: ["p": "km list", "q": "text list"])
    #expect(formula.inputKinds == [.list(.quantity(unit: "km")), .list(.text)])
    #expect(try Formula("sum(p) to m", units: ["p": "km list"]).result(of: ["p": [1, 2]]).value == 3000)
    #expect(
      Self.error { () throws(FormulaError) in
        _ = try Formula("s + 1", units: ["s": "text"])
        return .missing
      }?.kind.name == "misplacedKind")
  }

  @Test("a missing input is an error where it is used, which names it")
  func missing() throws {
    let error = try #require(
      Self.error { () throws(FormulaError) in try Formula("1 + fee").result(of: ["fee": .missing]).value })
    #expect(error.kind == .missingValue("fee") && error.message.contains("fee ?? 0"))
    #expect(error.range == SourceRange(start: 0, end: 7))
    #expect(
      Self.error { () throws(FormulaError) in try Formula("fee").result(of: ["fee": .missing]).value }?.kind
        == .missingValue("fee"))
    #expect(try Formula("1 < 2 ? 5 : fee").result(of: ["fee": .missing]).value == 5)
    #expect(try Formula("ismissing(fee) ? 0 : fee").result(of: ["fee": .missing]).value == 0)
    #expect(
      Self.error { () throws(FormulaError) in try Formula("fee * 1 ?? 2").result(of: ["fee": .missing]).value }?.kind
        == .missingValue("fee"))
  }

  @Test("a number is asked for, and the formula has none")
  func noNumber() throws {
    for (text, kind) in [("\"a\"", "wrongKind"), ("[1]", "wrongKind"), ("missing", "missingValue")] {
      let formula = try Formula(text)
      #expect(throws: FormulaError.self) { try formula.evaluate() }
      do { _ = try formula.evaluate() } catch { #expect(error.kind.name == kind) }
    }
    #expect(try Formula("length(\"abc\")").evaluate() == 3)
  }

  @Test("values that formulas do not take")
  func refused() throws {
    #expect(
      Self.error { () throws(FormulaError) in try Formula("upper(x)").result(of: ["x": 3]).value }?.kind
        == .wrongKind(found: "a number", expected: "a text for \("‘x’")"))
    #expect(
      Self.error { () throws(FormulaError) in try Formula("x + 1").result(of: ["x": "a"]).value }?.kind
        == .wrongKind(found: "a text", expected: "a number"))
    #expect(
      Self.error { () throws(FormulaError) in try Formula("x").result(of: ["x": [[1]]]).value }?.kind.name
        == "wrongKind")
  }

  @Test("columns of formulas on texts fail or work row by row, as numbers are all that columns hold")
  func columns() throws {
    let formula = try Formula("text(x) == \"2\" ? 5 : x ?? 1")
    let result = try formula.evaluate(columns: [[1, 2, 3]])
    #expect(result.values == [1, 5, 3] && result.report.failureCount == 0)
  }

  @Test("a scope's values of any kind")
  func scope() throws {
    var scope = Scope()
    scope[value: "allowed"] = ["EU", "UK"]
    scope[value: "home"] = "UK"
    #expect(try Formula("home in allowed", scope: scope).result().value == true)
    #expect(scope[value: "home"] == "UK" && scope.valueNames == ["allowed", "home"])
    try scope.define("area = concat(home, \"!\"); f(t) = concat(t, area)")
    #expect(try Formula("f(\"a\")", scope: scope).result().value == "aUK!")
    // Texts that Unicode counts as equal are different texts.
    scope[value: "home"] = "e\u{301}"
    #expect(try Formula("home == \"\u{e9}\"", scope: scope).result().value == false)
  }

  @Test("functions of the host on values, of several numbers of arguments, that may throw")
  func hosts() throws {
    var scope = Scope()
    try scope.add(
      HostFunction("longest", arity: 1..., returns: .text) { (values) throws(HostFunctionError) in
        var longest = ""
        for value in values {
          guard case .text(let text) = value else { throw HostFunctionError("it takes texts") }
          if text.count > longest.count { longest = text }
        }
        return .text(longest)
      })
    let formula = try Formula("longest(\"a\", s, \"bcd\")", units: ["s": "text"], scope: scope)
    #expect(try formula.result(of: ["s": "wxyz"]).value == "wxyz" && formula.kind == .text)
    #expect(try Formula("length(longest(\"a\")) + length(longest(\"ab\", \"c\"))", scope: scope).evaluate() == 3)
    let failing = try Formula("longest(1)", scope: scope)
    #expect(
      Self.error { () throws(FormulaError) in try failing.result().value }?.kind
        == .hostFailure(function: "longest", reason: "it takes texts"))
    #expect(throws: FormulaError.self) { try Formula("longest()", scope: scope) }
    let reloaded = try Formula(
      image: formula.image, functions: [HostFunction("longest", arity: 1...3, returns: .text) { values in values[0] }])
    #expect(try reloaded.result(of: ["s": "x"]).value == "a")
  }

  @Test("programs without texts, lists and missing values are what they were")
  func unchanged() throws {
    #expect(
      !(try Formula("a + b * c - f(2); f(x) = x^2".split(separator: ";").reversed().joined(separator: ";")).program
        .holdsValues))
    #expect(!(try Formula("Σ(k in 1..10, k)").program.holdsValues))
    #expect(try Formula("Σ(k in 1..n, k)").program.code == Formula("Σ(k, 1, n, k)").program.code)
    #expect(try Formula("\"a\" == \"b\"").program.holdsValues)
  }

  @Test("numbers in each mode")
  func modes() throws {
    for mode in [NumberMode.decimal, .exact] {
      let formula = try Formula("[0.1, x] + 0.2", options: Formula.Options(numberMode: mode))
      #expect(try formula.result(of: ["x": .number(.decimal(Decimal128("0.3")!))]).value.formulaText == "[0.3, 0.5]")
      #expect(
        try Formula("number(\"0.1\") * 3", options: Formula.Options(numberMode: mode)).result().value.formulaText
          == "0.3")
    }
    #expect(
      try Formula("[1/3, 2/3]", options: Formula.Options(numberMode: .exact)).result().value.formulaText == "[1/3, 2/3]"
    )
  }

  @Test("an evaluation that is cancelled, and one that looks at too many items")
  func steps() throws {
    var options = Formula.Options()
    options.limits.steps = 2_000
    let formula = try Formula("n = 1..1000; sum(n) + avg(n) + max(n)", options: options)
    #expect(Self.error { () throws(FormulaError) in try formula.result().value }?.kind == .stepLimit(2_000))
    options.limits.steps = 10_000
    #expect(try Formula("n = 1..1000; sum(n) + avg(n) + max(n)", options: options).result().value == 502_000.5)
  }
}
