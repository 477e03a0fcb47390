import Reckon
import ReckonCatalogue
import Testing

@Suite("Formula books: texts, lists and dates")
struct BookValueTests {
  static let rules = """
    # Where it is sold.
    parameter region = "EU" where region in ["EU", "UK"]
    parameter sex: text where sex in ["female", "male"]
    parameter flows: list where length(flows) > 0
    parameter days: date list
    parameter due = 2024-03-01
    parameter weights: kg list = [1 kg, 500 g]
    tax = if(region == "EU", 0.19, 0.2)
    factor = if(sex == "female", 0.85, 1)
    paid = sum(flows) * (1 + tax)
    span = days[-1] - days[1]
    late = due + 10 d
    mass = sum(weights)
    label(name: text, n: list) = concat(name, ": ", sum(n))
    halved(n) = n / 2
    > tax = 0.19
    > region = "UK"; tax = 0.2
    > region = "US"; tax = error
    > sex = "male"; factor = 1
    > flows = [1, 2, 7]; paid = 11.9 ± 1e-12
    > flows = []; paid = error
    > days = [2024-01-01, 2024-01-31]; span = 30 d
    > due = 2024-01-01; late = 2024-01-11
    > mass = 1.5 kg
    > weights = [2000 g]; mass = 2 kg
    > label("a", [1, 2]) = "a: 3"
    > halved([1 m, 5 m]) = [50 cm, 2500 mm]
    > halved([1, 5]) = [0.5, 2.4] ± 0.11
    """

  static func books(_ mode: NumberMode) throws -> [FormulaBook] {
    let book = try FormulaBook("set mode \(mode)\n" + rules)
    return [book, try FormulaBook(image: book.image()), try FormulaBook(image: book.image(keepingSource: false))]
  }

  @Test("lists go over lines, and brackets in texts are characters")
  func lines() throws {
    let book = try FormulaBook(
      #"""
      p = [1,   # the first, (
        2]
      open = "(["   # [
      quoted = "\"("
      q = p[2]
      > q = 2
      > open = "(["
      > quoted = "\"("
      """#)
    #expect(book.failedExamples.map(\.text) == [])
    #expect(book.exampleCount == 3)
  }

  @Test(
    "parameters may be texts, lists and dates, by the word behind their names or by their defaults",
    arguments: NumberMode.allCases)
  func parameters(_ mode: NumberMode) throws {
    for book in try Self.books(mode) {
      let units = ["region", "sex", "flows", "days", "due", "weights"].map { book.definition(named: $0)?.unit }
      #expect(units == ["text", "text", "list", "date list", "date", "kg list"])
      #expect(try book.defaultValue(of: "region") == "EU")
      #expect(try book.result(of: "tax").number.double == 0.19)
      #expect(try book.result(of: "tax", ["region": "UK"]).number.double == 0.2)
      #expect(try book.result(of: "factor", ["sex": "female"]).number.double == 0.85)
      #expect(try book.result(of: "paid", ["flows": [1, 2, 7], "region": "UK"]).number.double == 12)
      #expect(try book.result(of: "span", ["days": .list([.instant(0), .instant(172_800)])]).number.double == 2)
      #expect(try book.result(of: "late").written == "2024-03-11")
      #expect(try book.result(of: "mass", ["weights": [3, 4]]).number.double == 7)
      #expect(try book.result(of: "label", arguments: ["x", [1, 2, 3]]).value == "x: 6")
      #expect(try book.formula(named: "tax").inputKinds == [.text])
      #expect(book.failedExamples.map(\.text).isEmpty)
    }
  }

  @Test(
    "a value that a condition does not allow, or of another kind, is refused by name", arguments: NumberMode.allCases)
  func refusals(_ mode: NumberMode) throws {
    for book in try Self.books(mode) {
      let range = #expect(throws: FormulaError.self) { try book.result(of: "tax", ["region": "US"]) }
      #expect(range?.kind == .outOfRange(parameter: "region", value: "US", condition: "region in [\"EU\", \"UK\"]"))
      #expect(range?.message == "region = \"US\" is out of range; it needs region in [\"EU\", \"UK\"]")
      let missing = #expect(throws: FormulaError.self) { try book.result(of: "factor") }
      #expect(missing?.kind == .missingInput("sex"))
      let number = #expect(throws: FormulaError.self) { try book.result(of: "tax", ["region": 5]) }
      #expect(number?.kind.name == "wrongKind", "\(number?.message ?? "no error")")
      let list = #expect(throws: FormulaError.self) { try book.result(of: "paid", ["flows": "none"]) }
      #expect(list?.kind.name == "wrongKind", "\(list?.message ?? "no error")")
    }
  }

  @Test("formulas that use a book take its parameters as what they are", arguments: NumberMode.allCases)
  func uses(_ mode: NumberMode) throws {
    for book in try Self.books(mode) {
      var scope = Scope()
      scope.add(book)
      func formula(_ text: String, _ variables: [String]? = nil) throws -> Formula {
        try Formula(text, variables: variables, scope: scope, options: Formula.Options(numberMode: mode))
      }
      let found = try formula("1 + tax + sum(flows)")
      let kinds = Dictionary(uniqueKeysWithValues: zip(found.variables, found.inputKinds))
      #expect(kinds == ["region": .text, "flows": .list(.number)])
      #expect(try found.result(of: ["region": "UK", "flows": [1, 2]]).value.number?.double == 4.2)
      #expect(try formula("concat(region, \"!\")", []).result().value == "EU!")
      #expect(try formula("late + 1 d", []).result().written == "2024-03-12")
      #expect(try formula("tax + mass/(1 kg)", []).result().number.double == 1.69)
      #expect(try formula("label(region, [1, 2])", []).result().value == "EU: 3")
      scope[value: "region"] = "UK"
      #expect(try formula("tax * 10", []).result().number.double == 2)
      #expect(throws: FormulaError.self) { try formula("factor", []) }
      #expect(throws: FormulaError.self) { try formula("label(5, [1])", []) }
    }
  }

  @Test("an example is not met by another text, list, truth or date")
  func differentExamples() throws {
    let book = try FormulaBook(
      """
      f(a) = concat(a, "x")
      > f("a") = "zz"
      > f("a") = 3
      g(a) = [a, 2a]
      > g(1) = [1, 3]
      > g(1) = [1, 2, 3]
      > g(1) = [1, 2.5] ± 0.4
      > g(1 m) = [1 m, 2 cm]
      h(x) = x > 1
      > h(0) = true
      t(x) = 2024-01-01 + x
      > t(1 d) = 2024-01-03
      > t(1 d) = 2024-01-02
      > h(2) = true
      > h(2) = 1
      """)
    #expect(book.runExamples().map(\.isMet) == Array(repeating: false, count: 8) + [true, true, true])
    #expect(book.runExamples()[6].value == .truth(false) && book.runExamples()[0].value == "ax")
  }

  @Test(
    "kinds that do not fit are refused where they meet",
    arguments: [
      ("parameter s: text = 5\n", 1, "5"), ("parameter s: text\nt = s + 1\n", 2, "s + 1"),
      ("parameter s: text where s > 0\n", 1, "s > 0"),
      ("parameter l: list = 5\n", 1, "5"), ("f(s: text) = length(s)\ng = f(5)\n", 2, "5"),
      ("f(l: list) = sum(l)\ng = f(\"a\")\n", 2, "\"a\""), ("f(t: date) = t + 1 d\ng = f(5 m)\n", 2, "5 m"),
      ("parameter l: parsnip list\n", 1, "parsnip"),
    ])
  func misfits(text: String, line: Int, part: String) throws {
    let refusal = #expect(throws: FormulaBookError.self) { try FormulaBook(text) }
    let error = try #require(refusal?.errors.first)
    #expect(error.source.position(of: error.range.start).line == line, "\(error.message)")
    #expect(error.source.slice(error.range) == part, "\(error.message)")
  }

  @Test("a conversation takes the values of a book's parameters, and saves them as such")
  func session() throws {
    var session = FormulaSession()
    try session.load(
      FormulaBook("parameter region = \"EU\" where region in [\"EU\", \"UK\"]\ntax = if(region == \"EU\", 0.19, 0.2)\n")
    )
    #expect(try session.run("tax")[0].value == 0.19)
    try session.run("region = \"UK\"")
    #expect(try session.run("tax")[0].value == 0.2)
    #expect(throws: FormulaError.self) { try session.run("region = \"US\"") }
    #expect(throws: FormulaError.self) { try session.run("region = 5") }
    let saved = try FormulaBook(session.bookText())
    let text = try saved.text
    #expect(text.contains("parameter region: text = \"UK\" where"))
  }
}
