import Reckon
import Testing

@Suite("Limits that are reached in parts of the engine, each at N and N + 1")
struct LimitEdgeTests {
  @Test("nodes of the syntax tree")
  func treeNodes() {
    // 1, its sign, 2, +, 3, +.
    #expect(LimitTests.outcome("-1 + 2 + 3") { $0.nodes = 6 } == nil)
    #expect(LimitTests.outcome("-1 + 2 + 3") { $0.nodes = 5 } == .limitExceeded(.nodes, maximum: 5))
  }

  @Test("nodes of the value graph")
  func graphNodes() {
    // x, a product and a difference for each of 12 calls, and for each call of a value that is computed the note that
    // it comes first: 11 and 2. The text itself has fewer nodes.
    let text = "f(a) = a*a - a; g(a) = f(f(f(f(a)))); g(g(g(x)))"
    #expect(LimitTests.outcome(text) { $0.nodes = 38 } == nil)
    #expect(LimitTests.outcome(text) { $0.nodes = 37 } == .limitExceeded(.nodes, maximum: 37))
  }

  @Test("nesting of brackets in units")
  func unitNesting() {
    #expect(LimitTests.outcome("x m to (((cm)))") { $0.nesting = 3 } == nil)
    #expect(LimitTests.outcome("x m to (((cm)))") { $0.nesting = 2 } == .limitExceeded(.nesting, maximum: 2))
  }

  /// A definition of the other that stands before it, and so on: fifty of them use 1 + 2 + … of each other, since a
  /// random value is built into what uses it.
  private static let chain = (1..<50).map { "x\($0) = x\($0 - 1) + 1" }.joined(separator: "\n")

  @Test("parts of a book that is stored, or whose examples are run, each by itself")
  func storedBook() throws {
    var limits = Limits()
    limits.linkedNodes = 1_000
    let book = try FormulaBook("x0 = 1 + 0*random()\n\(Self.chain)\n> x3 = 4\n> x49 = 50", limits: limits)
    #expect(try book.evaluate("x49") == 50 && book.failedExamples.isEmpty)
    let again = try FormulaBook(book.text, limits: limits)
    #expect(
      #expect(throws: FormulaError.self) { try again.image() }?.kind == .limitExceeded(.linkedNodes, maximum: 1_000))
    limits.linkedNodes = 100
    let examples = try FormulaBook(book.text, limits: limits).failedExamples
    #expect(
      examples.map(\.text) == ["> x49 = 50"] && examples[0].error?.kind == .limitExceeded(.linkedNodes, maximum: 100))
  }

  @Test("what is built into formulas of a book counts too")
  func builtIn() throws {
    let functions = "f0(x) = x*x\n" + (1..<12).map { "f\($0)(x) = f\($0 - 1)(x) + f\($0 - 1)(x + 1)\n" }.joined()
    let text = "parameter p\n" + functions + (0..<30).map { "y\($0) = f11(p + \($0))\n" }.joined()
    var limits = Limits()
    limits.linkedNodes = 10_000
    let error = #expect(throws: FormulaError.self) { try FormulaBook(text, limits: limits).compile() }
    #expect(error?.kind == .limitExceeded(.linkedNodes, maximum: 10_000))
    #expect(throws: Never.self) { try FormulaBook(text).compile() }
  }

  @Test("parts of functions that the statements of one text use")
  func statements() throws {
    let functions = "f0(x) = x\n" + (1..<50).map { "f\($0)(x) = f\($0 - 1)(x) + 1" }.joined(separator: "\n")
    var options = Formula.Options()
    options.limits.linkedNodes = 2_000
    var session = FormulaSession(options: options)
    try session.run(functions)
    #expect(try session.run("f49(1); f49(2)").count == 2)
    let error = #expect(throws: FormulaError.self) {
      try session.run((0..<10).map { "f49(\($0))" }.joined(separator: ";"))
    }
    #expect(error?.kind == .limitExceeded(.linkedNodes, maximum: 2_000))
    #expect(try session.run("f49(1)").count == 1, "the next text begins anew")
  }
}
