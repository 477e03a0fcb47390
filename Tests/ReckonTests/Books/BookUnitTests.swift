import Reckon
import Testing

@Suite("Formula books: units")
struct BookUnitTests {
  static let beam = """
    # How high it is.
    parameter height: m = 1.8 where height > 0 m
    parameter width: metre = 20 cm where width < 90 cm
    parameter load: kN/m
    parameter length = 300 cm
    section = height * width
    moment = load * length^2 / 8
    total = load * length to kN
    > height = 2; section = 4000 cm² ± 1e-9%
    > height = 200 cm; section = 0.4 m² ± 1e-9%
    > load = 2; total = 6 kN
    > height = -1; section = error
    halved(x: cm) = x / 2
    wide = halved(width)
    """

  static func books(_ mode: NumberMode) throws -> [FormulaBook] {
    let book = try FormulaBook("set mode \(mode)\n" + beam)
    return [book, try FormulaBook(image: book.image()), try FormulaBook(image: book.image(keepingSource: false))]
  }

  @Test("a parameter has the unit that stands behind its name, or that of its default", arguments: NumberMode.allCases)
  func parameters(_ mode: NumberMode) throws {
    for book in try Self.books(mode) {
      #expect(book.definition(named: "height")?.unit == "m" && book.definition(named: "width")?.unit == "m")
      #expect(book.definition(named: "load")?.unit == "kN/m" && book.definition(named: "length")?.unit == "cm")
      #expect(book.definition(named: "section")?.unit == nil)
      #expect(try book.defaultValue(of: "width")?.number?.double == 0.2)
      #expect(try book.formula(named: "section").kind == .quantity(unit: "m²"))
      #expect(try book.formula(named: "height").kind == .quantity(unit: "m"))
      #expect(try book.formula(named: "moment").program.inputUnits == ["kN/m", "cm"])
      #expect(try book.evaluate("section", ["height": 2]) == 0.4)
      #expect(try book.evaluate("total", ["load": 2]) == 6)
      #expect(try book.evaluate("total", ["load": 2, "length": 100]) == 2)
      #expect(try book.formula(named: "wide").kind == .quantity(unit: "cm"))
      #expect(try book.evaluate("wide") == 10)
      let error = #expect(throws: FormulaError.self) { try book.evaluate("section", ["height": -1]) }
      #expect(error?.kind == .outOfRange(parameter: "height", value: -1, condition: "height > 0 m"))
      #expect(throws: FormulaError.self) { try book.evaluate("section", ["width": 2]) }
      #expect(book.failedExamples.isEmpty)
    }
  }

  @Test("formulas that use a book take its parameters in their units", arguments: NumberMode.allCases)
  func uses(_ mode: NumberMode) throws {
    for book in try Self.books(mode) {
      var scope = Scope()
      scope.add(book)
      func formula(_ text: String, _ variables: [String]? = nil, units: [String: String] = [:]) throws -> Formula {
        try Formula(text, variables: variables, units: units, scope: scope, options: Formula.Options(numberMode: mode))
      }
      let found = try formula("section + height * 1 [m]")
      #expect(found.variables == ["height", "width"] && found.program.inputUnits == ["m", "m"])
      #expect(try found.result(of: [2, 0.5]).number.double == 3)
      #expect(abs(try formula("section * 2", []).result(of: []).number.double - 0.72) < 1e-15)
      #expect(try formula("height * 2", ["height"]).kind == .quantity(unit: "m"))
      #expect(throws: FormulaError.self) { try formula("section", ["height"], units: ["height": "s"]) }
      #expect(throws: FormulaError.self) { try formula("section + 1", []) }
      scope["width"] = 0.5
      #expect(try formula("section", []).result(of: []).number.double == 0.9)
    }
  }

  @Test(
    "a book whose definitions disagree in their kinds is refused where they meet",
    arguments: [
      ("a = 3 m\nb = 2 s\nc = a + b\n", 3, "a + b"), ("parameter h: m\nt = h + 1\n", 2, "h + 1"),
      ("parameter h: m where h > 0\n", 1, "h > 0"), ("parameter h: m = 3 s\n", 1, "3 s"),
      ("f(x: m) = 2x\ng = f(3 s)\n", 2, "3 s"),
      ("f(x) = x + 1 m\ng = f(3 s)\n", 1, "x + 1 m"), ("later = first + 1\nfirst = 5 kg\n", 1, "first + 1"),
      ("parameter h = 2 m\nt = h + 1 s\n", 2, "h + 1 s"), ("f(x: m) = x + 1 s\n", 1, "x + 1 s"),
      ("d = 2024-03-01\ne = d * 2\n", 2, "d * 2"),
      ("f(n) = n * 2\ng(n) = f(n) + 1 s\nh = g(3 m)\n", 2, "f(n) + 1 s"), ("parameter h: metres per = 3\n", 1, "per"),
      ("parameter h:\n", 1, "end"),
    ])
  func disagreements(text: String, line: Int, part: String) throws {
    let refusal = #expect(throws: FormulaBookError.self) { try FormulaBook(text) }
    let error = try #require(refusal?.errors.first)
    #expect(refusal?.errors.count == 1)
    #expect(error.source.position(of: error.range.start).line == line, "\(error.message)")
    if part != "end" { #expect(error.source.slice(error.range) == part) }
  }

  @Test(
    "a disagreement of two definitions marks both",
    arguments: [
      ("a = 3 m\nb = 2 s\nc = a + b\n", ["a@1", "b@2"]), ("parameter h: m\nt = h + 1\n", ["h@1"]),
      ("f(x: m) = 2x\ng = f(3 s)\n", ["f@1"]), ("later = first + 1\nfirst = 5 kg\n", ["first@2"]),
      ("x = 3 m\nf(x: s) = x + 1 m\n", []), ("a = 3 m\nb = a to s\n", ["a@1"]),
      ("g(n) = n * 1 s\nh = g(2) + 3 m\n", ["g@1"]),
      ("a = 1 m\nb = a * 2\nc = b > 2 s\n", ["b@2"]),
    ])
  func origins(text: String, expected: [String]) throws {
    let refusal = #expect(throws: FormulaBookError.self) { try FormulaBook(text) }
    let error = try #require(refusal?.errors.first)
    let found = error.origins.map { "\($0.name)@\($0.source.position(of: $0.range.start).line)" }
    #expect(found == expected, "\(error.description)")
  }

  @Test("a change that moves lines tells where the definitions stand now")
  func movedOrigins() throws {
    var book = try FormulaBook("a = 3 m\nb = 2 m\nc = a + b\n", name: "day.reckon")
    try book.define("# The first\n# of three.\na = 3 m")
    let refusal = #expect(throws: FormulaBookError.self) { try book.define("b = 2 s") }
    let error = try #require(refusal?.errors.first)
    #expect(
      error.origins.map(\.description) == ["‘a’ is defined at day.reckon:3:1", "‘b’ is defined at day.reckon:4:1"])
  }

  @Test("statements of one text mark the statements that define what does not fit")
  func originsInText() throws {
    let error = #expect(throws: FormulaError.self) { try Formula("a = 3 m; b = 2 s; a + b", variables: []) }
    #expect(error?.origins.map { String($0.source.slice($0.range)) } == ["a = 3 m", "b = 2 s"])
    #expect(error?.message == "a length and a time do not add: a + b; use units of the same kind")
    let call = #expect(throws: FormulaError.self) { try Formula("f(x: m) = 2x; f(3 s)", variables: []) }
    #expect(call?.origins.map { String($0.source.slice($0.range)) } == ["f(x: m) = 2x"])
    let own = #expect(throws: FormulaError.self) { try Formula("x = 1 s; f(x) = x + 1 m; f(3 s)", variables: []) }
    #expect(own?.origins.isEmpty == true)
    var session = FormulaSession()
    try session.run("f(x: m) = 2x")
    let typed = #expect(throws: FormulaError.self) { try session.run("f(3 s)") }
    #expect(typed?.origins.map { String($0.source.slice($0.range)) } == ["f(x: m) = 2x"])
  }

  @Test("functions whose arguments have no unit are checked for what they are called with")
  func functions() throws {
    let book = try FormulaBook("f(x) = x + 1 m\ng = f(20 cm)\nh(n) = n < 1 ? 0 m : h(n - 1) + 1 m\nk = h(3) to cm\n")
    #expect(try book.evaluate("g") == 120 && book.formula(named: "g").kind == .quantity(unit: "cm"))
    #expect(try book.evaluate("k") == 300)
  }

  @Test("a change that lets kinds disagree is refused, and the book stays as it was")
  func changes() throws {
    var book = try FormulaBook("a = 3 m\nb = a * 2\nc = b + 1 m\nparameter p: m\nq = p + a\n")
    let before = book.tables
    for change in ["a = 3 s", "a = 3", "b = 4", "parameter p: s", "parameter p"] {
      #expect(throws: FormulaBookError.self, "\(change)") { try book.define(change) }
      #expect(book.tables == before, "\(change)")
    }
    #expect(try book.define("a = 50 cm") == ["a", "b", "c", "q"])
    #expect(try book.evaluate("c") == 200 && book.formula(named: "c").kind == .quantity(unit: "cm"))
    try book.define("parameter p: km")
    #expect(try book.evaluate("q", ["p": 1]) == 1.0005)
    try book.remove("c")
    try book.define("b = 4 s")
    #expect(try book.formula(named: "b").kind == .quantity(unit: "s"))
  }

  @Test("values that programs take as inputs keep their units, stored or not")
  func sharing() throws {
    var text = "parameter x0: m = 3 where x0 > 0 m\n"
    for index in 1...300 { text += "x\(index) = (x\(index - 1) + x\(index - 1)) / 2 + 0 cm\n" }
    text += "last = x300 to cm\n"
    let book = try FormulaBook(text)
    for book in [book, try FormulaBook(image: book.image()), try FormulaBook(image: book.image(keepingSource: false))] {
      #expect(try book.evaluate("last") == 300)
      #expect(try book.evaluate("x300", ["x0": 5]) == 5)
      var scope = Scope()
      scope.add(book)
      let formula = try Formula("x300 + 20 cm", variables: [], scope: scope)
      #expect(try formula.evaluate() == 3.2 && formula.kind == .quantity(unit: "m"))
    }
  }

  @Test(
    "a line of a book is read with words where its names mean nothing otherwise, in what uses it too",
    arguments: [
      ("5 m2", 10), ("3 million", 6_000_000), ("half of 12", 12), ("7 W/m2K", 14), ("10 sq ft to ft2", 20),
      ("5 m2 to cm2", 100_000),
      ("20% off 50", 80), ("5 plus 3", 16),
    ])
  func words(_ text: String, _ doubled: Double) throws {
    for book in [try FormulaBook("a = \(text)\nb = 2a\n"), try FormulaBook("b = 2a\na = \(text)\n")] {
      #expect(try book.evaluate("b") == doubled)
      #expect(try FormulaBook(image: book.image()).evaluate("b") == doubled)
    }
  }
}
