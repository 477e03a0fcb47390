import Reckon
import TestDepth
import Testing

@Suite("Formula books: work grows with the text")
struct BookGrowthTests {
  private static func chain(
    _ count: Int, first: String = "x0 = 1", _ line: (Int) -> String = { "x\($0) = x\($0 - 1) + 1" }
  ) -> String {
    ([first] + (1...count).map(line)).joined(separator: "\n")
  }

  private static func instructions(_ text: String) throws -> Int {
    let book = try FormulaBook(text)
    try book.compile()
    return book.compiledNames.reduce(0) { $0 + book.compiledInstructions(of: $1) }
  }

  @Test(
    "the programs of a chain that is twice as long have twice as many instructions",
    arguments: [
      ("x0 = 1", "%i = %j + 1"), ("parameter x0", "%i = %j + 1"), ("parameter x0", "%i = (%j + %j)*0.5"),
      ("parameter x0", "%i = 1 + sqrt(%j^2)"), ("parameter x0", "%i = if(%j > 0, %j + 1, 0)"),
      ("parameter x0", "%i = f(%j)"),
    ])
  func programs(_ first: String, _ line: String) throws {
    func text(_ count: Int) -> String {
      Self.chain(count, first: first) { line.replacing("%i", with: "x\($0)").replacing("%j", with: "x\($0 - 1)") }
        + "\nf(a) = a + 1"
    }
    let (short, long) = (try Self.instructions(text(200)), try Self.instructions(text(400)))
    #expect(long < short * 9 / 4 && short < 200 * 200, "\(short), \(long)")
    let book = try FormulaBook(text(400))
    // The same as the whole formula, and as one definition after another.
    let whole = try book.formula(named: "x400")
    let value = try book.evaluate("x400", ["x0": 2])
    #expect(try value == whole.evaluate(whole.variables.map { _ in 2 }))
    for index in stride(from: 1, through: 400, by: 7) { _ = try book.evaluate("x\(index)", ["x0": 2]) }
    #expect(try book.evaluate("x400", ["x0": 2]) == value)
  }

  @Test("evaluating all of a chain evaluates each value that others take once")
  func values() throws {
    let count = 400
    let book = try FormulaBook(Self.chain(count, first: "parameter x0"))
    for index in 1...count { #expect(try book.evaluate("x\(index)", ["x0": 2]) == Double(index + 2)) }
    #expect(book.evaluatedPrograms <= 2 * count)
    for index in 1...count { #expect(try book.evaluate("x\(index)", ["x0": -0.0]) == Double(index)) }
    #expect(book.evaluatedPrograms <= 4 * count)
  }

  @Test(
    "a long chain is stored in a size that grows with it, and comes to the same: by itself, in other formulas and stored again",
    .optimizedOrFullDepth,
    arguments: [
      "%i = %j + 1", "%i = (%j + %j)*0.5", "%i = if(p > 0, %j, 0) + %j", "%i = f(%j)", "%i = Σ(k, 1, 2, %j) - %j",
    ])
  func stored(_ line: String) throws {
    func text(_ count: Int) -> String {
      let lines = Self.chain(count, first: "x0 = p") {
        line.replacing("%i", with: "x\($0)").replacing("%j", with: "x\($0 - 1)")
      }
      let last = "end = g(x\(count)) + Σ(k, 1, 3, k*x\(count)) + x\(count / 2)"
      return lines + "\nparameter p = 2 where p > 0\nf(a) = a + 1\ng(a) = a + x1\n" + last
    }
    let image = try FormulaBook(text(200)).image()
    #expect(try FormulaBook(text(400)).image().count < image.count * 5 / 2)
    let book = try FormulaBook(text(200))
    for keepsSource in [true, false] {
      let stored = try FormulaBook(image: book.image(keepingSource: keepsSource))
      for name in ["x1", "x77", "x200", "end"] {
        let expected = try book.evaluate(name, ["p": 3])
        #expect(try stored.evaluate(name, ["p": 3]) == expected)
        #expect(try stored.formula(named: name).evaluate(["p": 3]) == expected)
        var scope = Scope()
        scope.add(stored)
        #expect(try Formula("\(name) - 0*x33", scope: scope).evaluate(["p": 3]) == expected)
        #expect(try Formula("if(p > 5, 1, \(name))", scope: scope).evaluate(["p": 3]) == expected)
      }
      #expect(throws: FormulaError.self) { try stored.evaluate("x200", ["p": -1]) }
      #expect(try stored.image(keepingSource: keepsSource) == book.image(keepingSource: keepsSource))
    }
  }

  @Test("0 and -0 are not the same parameter, and a change is seen at once")
  func keptValues() throws {
    var book = try FormulaBook(Self.chain(100, first: "parameter p\nx0 = atan2(p, -1)") { "x\($0) = x\($0 - 1) * 1" })
    #expect(try book.evaluate("x100", ["p": 0.0]) == 180 && book.evaluate("x100", ["p": -0.0]) == -180)
    let before = book
    #expect(try book.define("x0 = p").count == 101)
    #expect(try book.evaluate("x100", ["p": 7]) == 7 && before.evaluate("x100", ["p": 0.0]) == 180)
  }

  @Test(
    "what fails fails as the whole formula does",
    arguments: [
      // The logarithm comes first in the text of y, though all of x is evaluated before.
      ("y = ln(-1) + x60", "x0 = 1/0"), ("y = x60 + ln(-1)", "x0 = 1/0"), ("y = x60 + ln(-1)", "x0 = 1"),
      ("y = if(0 > 1, x60, 5)", "x0 = 1/0"), ("y = Σ(k, 2, 1, x60)", "x0 = 1/0"), ("y = 1 && x60", "x0 = 1/0"),
      ("y = 1 > 2 > x60", "x0 = 1/0"), ("y = x60 - x60", "x0 = random()"),
      ("y = x60", "x0 = p\nparameter p where p > 1"),
      ("y = x60 + q", "x0 = p\nparameter q = 1/0\nparameter p where p > 1"),
    ])
  func errors(_ last: String, _ first: String) throws {
    // A short chain is built in, a long one is evaluated before.
    func outcome(_ count: Int, _ policy: ErrorPolicy) throws -> String {
      let book = try FormulaBook(Self.chain(count, first: first) + "\n" + last.replacing("x60", with: "x\(count)"))
      do throws(FormulaError) {
        return "\(try book.evaluate("y", ["p": 0], options: EvaluationOptions(policy: policy)))".replacing(
          "\(Double(count))", with: "count")
      } catch {
        return "\(error.kind) in \(error.source.text.replacing("x\(count)", with: "x60"))"
      }
    }
    for policy in [ErrorPolicy.strict, .ieee] {
      #expect(try outcome(60, policy) == outcome(3, policy))
      #expect(try outcome(60, policy) == outcome(60, policy), "and again")
    }
  }

  @Test(
    "a refused change leaves every table as it was",
    arguments: [
      "x0 = x9", "x5 = unknown + other", "x5(a) = a", "sin(x) = x", "x3 = (\n1 +\n nothing)", "# words\nx4 = x0 +",
      "new = x0 + nothing",
      "new(a) = a + nothing", "parameter x3 = x9", "f(a, b) = a", "e = f", "parameter p = p where p > q",
    ])
  func refused(_ text: String) throws {
    let start = Self.chain(9) + "\nparameter p = 2 where p > 1\nf(a) = a*p + e\n> f(1) = 3\ny = f(x9)  # last"
    for ending in ["", "\n", "\n# end"] {
      var book = try FormulaBook(start + ending)
      try book.compile()
      let before = book.tables
      #expect(throws: FormulaBookError.self) { try book.define(text) }
      #expect(book.tables == before)
      #expect(throws: FormulaBookError.self) { try book.remove("x2") }
      #expect(book.tables == before)
      // And a change that is allowed changes what a copy does not share.
      let copy = book
      try book.define("x5 = 7")
      #expect(book.tables != before && copy.tables == before)
    }
  }

  @Test("a change touches what depends on it, however large the book is", arguments: [100, 1_000])
  func touched(_ count: Int) throws {
    var book = try FormulaBook(Self.chain(count) + "\nleaf = x\(count) + 1")
    #expect(try book.define("leaf = x3") == ["leaf"])
    #expect(book.lastChangeCount == 2, "the name is declared, and defined")
    #expect(try book.define("x\(count - 5) = 0").count == 6)
    #expect(book.lastChangeCount == 2)
  }
}
