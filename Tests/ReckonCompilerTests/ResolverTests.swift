import Reckon
import Testing

@Suite("What names stand for")
struct ResolverTests {
  /// A sum of so many ones, so that a text is long.
  static let long = Array(repeating: "1", count: 30).joined(separator: " + ")

  @Test(
    "a name means the same at each mention, and what it is hidden by only where that is in force",
    arguments: [
      ("x + x + x + \(long)", 39), ("x + Σ(x, 1, 3, x) + x + \(long)", 42), ("x; x = 5; x + x + \(long)", 40),
      ("f(x) = x + x; f(1) + x + f(2) + \(long)", 39), ("pi - pi + x + \(long) + (pi == pi)", 34),
      ("a = x; g(t) = a + t + x; x = 7; g(1) + x + \(long)", 48), ("Σ(k, 1, 2, Σ(k, 1, 2, k) + k) + \(long)", 39),
      ("twice(x) + twice(x) + rate + rate + \(long)", 48),
    ] as [(String, Double)])
  func meanings(_ text: String, _ expected: Double) throws {
    var scope = Scope()
    scope["rate"] = 3
    try scope.define("twice(y) = y + y + rate - rate")
    for mode in [NumberMode.double, .decimal] {
      let formula = try Formula(text, scope: scope, options: Formula.Options(numberMode: mode))
      #expect(try formula.evaluate(["x": 3, "y": 100]) == expected, "\(text) in \(mode)s")
    }
  }

  @Test("a name that is not known is an error at each of its places")
  func unknownNames() {
    let errors = Formula.validate("nosuch + \(Self.long) + nosuch * nosuch", variables: [])
    #expect(errors.map(\.kind.name) == ["unknownName", "unknownName", "unknownName"])
    #expect(Set(errors.map(\.range)).count == 3)
  }

  @Test("inputs are found in the order of their first mention")
  func inputs() throws {
    #expect(try Formula("b + a + b + c * a + \(Self.long)").variables == ["b", "a", "c"])
    #expect(try Formula("f(t) = t + u; f(b) + a + \(Self.long)").variables == ["b", "a", "u"])
  }

  @Test("a value of a book is one call however often its name stands, and counts as a use each time")
  func bookValues() throws {
    let book = try FormulaBook("net = 10\ngross = net + net + net + \(Self.long) + net")
    #expect(try book.evaluate("gross") == 70)
    #expect(book.dependencies(of: "gross") == ["net"])
  }
}
