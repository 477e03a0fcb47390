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
    // x, a product and a difference for each of 12 calls, and for each call of a value that is computed the note that it comes first: 11 and 2.
    // The text itself has fewer nodes.
    let text = "f(a) = a*a - a; g(a) = f(f(f(f(a)))); g(g(g(x)))"
    #expect(LimitTests.outcome(text) { $0.nodes = 38 } == nil)
    #expect(LimitTests.outcome(text) { $0.nodes = 37 } == .limitExceeded(.nodes, maximum: 37))
  }

  @Test("nesting of brackets in units")
  func unitNesting() {
    #expect(LimitTests.outcome("x m to (((cm)))") { $0.nesting = 3 } == nil)
    #expect(LimitTests.outcome("x m to (((cm)))") { $0.nesting = 2 } == .limitExceeded(.nesting, maximum: 2))
  }

  @Test("bytes of a stored book")
  func storedBook() throws {
    let text = (0..<100).map { "name\($0) = x + \($0)" }.joined(separator: "\n")
    var limits = Limits()
    limits.linkedBytes = 1_000
    let book = try FormulaBook("parameter x\n" + text, limits: limits)
    #expect(#expect(throws: FormulaError.self) { try book.image() }?.kind == .limitExceeded(.linkedBytes, maximum: 1_000))
  }
}
