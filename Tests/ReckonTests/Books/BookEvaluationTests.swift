import Reckon
import Testing

@Suite("Formula books: what definitions come to")
struct BookEvaluationTests {
  static let prices = """
    # Rules for prices.

    # What is paid before discounts.
    parameter price
    rate = 0.2
    net = price * (1 - rate)
    > price = 100; net = 80
    > price = 100; ln(net - 80) = error
    gross(amount, tax) = amount * (1 + tax)
    > gross(80, 0.25) = 100
    """

  @Test("values, functions and parameters are evaluated by name and by position")
  func evaluate() throws {
    let book = try FormulaBook(Self.prices)
    #expect(try book.evaluate("net", ["price": 100]) == 80)
    #expect(try book.evaluate("gross", 80, 0.25) == 100)
    #expect(try book.evaluate("gross", ["amount": 80, "tax": 0.25]) == 100)
    #expect(try book.evaluate("rate") == 0.2)
    #expect(try book.evaluate("price", ["price": 7]) == 7)
    #expect(try book.formula(named: "net").variables == ["price"])
    #expect(try book.formula(named: "gross").variables == ["amount", "tax"])
    #expect(book.failedExamples.isEmpty && book.exampleCount == 3)
  }

  @Test("an example's value is compared in the unit of its result, and of another kind it is not met")
  func quantities() throws {
    let book = try FormulaBook(
      "twice(x) = 2x\n> twice(3 m) = 600 cm\n> twice(3 m) = 6\n> twice(300 cm) to m = 0.006 km ± 1e-12%\n> twice(3 m) = 6 km\n> twice(3 m) = 6 s\n> twice(3) = 6 m\n"
    )
    #expect(book.runExamples().map(\.isMet) == [true, true, true, false, false, false])
  }

  @Test("a tolerance has a unit of its own, which a temperature's difference is too", arguments: ["double", "decimal"])
  func quantityTolerances(mode: String) throws {
    let book = try FormulaBook(
      """
      set mode \(mode)
      twice(x: m) = 2x
      warm(t: °F) = t
      > twice(3 m) = 601 cm ± 15 mm
      > twice(3 m) = 601 cm ± 5 mm
      > twice(3 m) = 601 cm ± 0.015
      > twice(3 m) = 601 cm ± 0.2%
      > twice(3 m) = 601 cm ± 1 s
      > warm(90 °F) = 90.5 °F ± 0.3 K
      > warm(90 °F) = 90.5 °F ± 0.2 K
      > warm(90 °F) to °C = 90.5 °F ± 0.6 °F
      > warm(90 °F) to °C = 90.5 °F ± 0.4 °F
      > 2024-01-01 + 1 h = 2024-01-01T01:01 ± 1.5 min
      > 2024-01-01 + 1 h = 2024-01-01T01:01 ± 30 s
      > 2024-01-01 + 1 h = 2024-01-01T01:01 ± 90
      """)
    #expect(
      book.runExamples().map(\.isMet) == [true, false, true, true, false, true, false, true, false, true, false, true])
  }

  @Test("what is missing or wrong in a call is said")
  func wrongCalls() throws {
    let book = try FormulaBook(Self.prices)
    #expect(#expect(throws: FormulaError.self) { try book.evaluate("net") }?.kind == .missingInput("price"))
    #expect(
      #expect(throws: FormulaError.self) { try book.evaluate("nett", ["price": 1]) }?.kind
        == .unknownName("nett", suggestion: "net"))
    #expect(
      #expect(throws: FormulaError.self) { try book.evaluate("gross", 1) }?.kind
        == .wrongArgumentCount(function: "gross", expected: "2 arguments", found: 1))
  }

  @Test("definitions stand in any order, call themselves, and are not evaluated in branches that are not taken")
  func order() throws {
    let book = try FormulaBook(
      """
      safe = if(x == 0, 0, ratio)
      ratio = 1/x
      parameter x
      faculty(n) = n < 2 ? 1 : n * faculty(n - 1)
      even(n) = n == 0 ? 1 : odd(n - 1)
      odd(n) = n == 0 ? 0 : even(n - 1)
      both = faculty(5) + even(10) + odd(10)
      """)
    #expect(try book.evaluate("safe", ["x": 0]) == 0)
    #expect(try book.evaluate("safe", ["x": 4]) == 0.25)
    let error = #expect(throws: FormulaError.self) { try book.evaluate("ratio", ["x": 0]) }
    #expect(error?.kind == .divisionByZero(operation: "/", operands: [1, 0]))
    #expect(error?.source.position(of: error?.range.start ?? 0).line == 2)
    #expect(try book.evaluate("both") == 121)
  }

  @Test("defaults and conditions of parameters hold")
  func parameters() throws {
    let book = try FormulaBook(
      """
      low = -90
      parameter t = 20 where low <= t <= 60
      kelvin = t + 273.15
      parameter `unit price` = 2 * 3
      cost = 2`unit price`
      """)
    #expect(try book.evaluate("kelvin") == 293.15)
    #expect(try book.evaluate("kelvin", ["t": -90]) == -90 + 273.15)
    let error = #expect(throws: FormulaError.self) { try book.evaluate("kelvin", ["t": 61]) }
    #expect(error?.kind == .outOfRange(parameter: "t", value: 61, condition: "low <= t <= 60"))
    #expect(throws: FormulaError.self) { try book.evaluate("kelvin", ["t": .nan]) }
    #expect(try book.evaluate("cost") == 12)
    #expect(try book.evaluate("cost", ["unit price": 1]) == 2)
  }

  @Test("angles and decimals are as the book sets them")
  func settings() throws {
    #expect(try FormulaBook("s = sin(90)").evaluate("s") == 1)
    #expect(try FormulaBook("set angle grad\ns = sin(100)").evaluate("s") == 1)
    let decimals = try FormulaBook(
      "set mode decimal\nx = 0.1 + 0.2\n> x = 0.3\nthird = 1/3\n> third = 0.3333 ± 0.1%\n> third = 0.33 ± 0.1%")
    #expect(try decimals.result(of: "x").number.description == "0.3")
    #expect(decimals.runExamples().map(\.isMet) == [true, true, false])
  }

  @Test("a value is evaluated once: chains in which each uses the one before it twice do not explode")
  func chains() throws {
    let count = 10_000
    var text = "parameter x0\n"
    for index in 1...count { text += "x\(index) = (x\(index - 1) + x\(index - 1)) / 2\n" }
    let book = try FormulaBook(text)
    #expect(try book.evaluate("x\(count)", ["x0": 3]) == 3)
    // The same where each of two branches uses the one before.
    text = "parameter x0\n"
    for index in 1...2_000 { text += "x\(index) = if(x\(index - 1) > 0, x\(index - 1) + 1, x\(index - 1) - 1)\n" }
    #expect(try FormulaBook(text).evaluate("x2000", ["x0": 1]) == 2001)
  }

  @Test("examples compare with tolerances, expect errors, and report what differs")
  func examples() throws {
    let book = try FormulaBook(
      """
      area(r) = π*r^2
      > area(2) = 12.566370614359172
      > area(1) = 3.14 ± 0.01
      > area(1) = 3.14 +/- 0.1%
      > area(1) = 3.14
      > 1/area(0) = error
      > area(1) = error
      parameter p where p > 0
      q = p
      > p = -1; q = error
      > q = error
      """, name: "shapes.reckon")
    let outcomes = book.runExamples()
    #expect(outcomes.map(\.isMet) == [true, true, true, false, true, false, true, false])
    #expect(outcomes[3].difference.map { abs($0.double - 0.0015926535897931) < 1e-12 } == true)
    #expect(outcomes[3].line == 5 && outcomes[3].file == "shapes.reckon" && outcomes[3].definition == "area")
    #expect(outcomes[3].expression == "area(1)" && outcomes[3].expectedText == "3.14")
    #expect(outcomes[6].expression == "p = -1; q" && outcomes[6].definition == "q")
    #expect(outcomes[7].error?.kind == .missingInput("p"))
  }

  @Test("line ends of other systems, a byte order mark, names in quotes and bracketed lines are read, and kept")
  func spellings() throws {
    let text =
      "\u{FEFF}# Book\r\n\r\n# Doc\r\n`unit price` = (1 +\r\n  2) # behind\r\n`my f`(x) = x * `unit price`\r\n> `my f`(2) = 6"
    var book = try FormulaBook(text)
    #expect(try book.text == text && book.documentation == "Book" && book.failedExamples.isEmpty)
    #expect(book.definition(named: "unit price")?.documentation == "Doc")
    #expect(book.names == ["unit price", "my f"] && book.exampleCount == 1)
    try book.define("`unit price` = 4")
    #expect(try book.text == text.replacing("(1 +\r\n  2)", with: "4"))
    #expect(try book.evaluate("my f", 2) == 8)
  }

  @Test("values convert units, and are plain numbers for others")
  func units() throws {
    let book = try FormulaBook("way = 5 km to m\ntwice = way * 2\nspeed(t) = way / t")
    #expect(try book.evaluate("twice") == 10_000 && book.evaluate("speed", 10) == 500)
    #expect(try book.formula(named: "way").program.resultForm == .unit("m"))
    #expect(
      FormulaBook.validate("a = 5 kg to m\nb = 3 km to foo").map(\.kind.name) == ["incompatibleUnits", "unknownUnit"])
  }

  @Test("engines give up programs that use a book's parameter when the value of its name changes")
  func engines() throws {
    var scope = Scope()
    scope.add(try FormulaBook("parameter price = 1\nnet = gross / 2\ngross = price * 4"))
    scope["price"] = 10
    let engine = Engine(scope: scope)
    #expect(try engine.evaluate("net") == 20)
    try engine.set("price", to: 30)
    #expect(try engine.evaluate("net") == 60)
  }
}
