import Reckon
import Testing

@Suite("Limits, each at N and N + 1")
struct LimitTests {
  /// The kind of error that a text ends in, or nothing.
  static func outcome(_ text: String, _ change: (inout Limits) -> Void) -> FormulaError.Kind? {
    var options = Formula.Options()
    change(&options.limits)
    do throws(FormulaError) {
      _ = try Formula(text, variables: ["x"], options: options).evaluate(1)
      return nil
    } catch { return error.kind }
  }

  @Test("source bytes")
  func sourceBytes() {
    #expect(Self.outcome("1 + 1") { $0.sourceBytes = 5 } == nil)
    #expect(Self.outcome("1 + 11") { $0.sourceBytes = 5 } == .limitExceeded(.sourceBytes, maximum: 5))
  }

  @Test("bytes of a name")
  func identifierBytes() {
    #expect(Self.outcome("abc = 1; abc") { $0.identifierBytes = 3 } == nil)
    #expect(Self.outcome("abcd = 1; abcd") { $0.identifierBytes = 3 } == .limitExceeded(.identifierBytes, maximum: 3))
    #expect(Self.outcome("\(String(repeating: "a", count: 1024)) = 1") { _ in } == nil)
    #expect(Self.outcome("\(String(repeating: "a", count: 1025)) = 1") { _ in } == .limitExceeded(.identifierBytes, maximum: 1024))
  }

  @Test("bytes of a number")
  func literalBytes() {
    #expect(Self.outcome("12345") { $0.literalBytes = 5 } == nil)
    #expect(Self.outcome("123456") { $0.literalBytes = 5 } == .limitExceeded(.literalBytes, maximum: 5))
    #expect(Self.outcome("0." + String(repeating: "3", count: 99_998)) { _ in } == nil)
  }

  @Test("nesting", arguments: ["(", "-", "sqrt(", "1+(", "1^"])
  func nesting(_ prefix: String) {
    let closing = prefix.contains("(") ? ")" : ""
    func text(_ depth: Int) -> String { String(repeating: prefix, count: depth) + "1" + String(repeating: closing, count: depth) }
    let perLevel = prefix == "1+(" ? 2 : 1
    #expect(Self.outcome(text(10)) { $0.nesting = 10 * perLevel } == nil)
    #expect(Self.outcome(text(11)) { $0.nesting = 10 * perLevel } == .limitExceeded(.nesting, maximum: 10 * perLevel))
    #expect(Self.outcome(text(10_000)) { _ in } == nil)
  }

  @Test("nodes")
  func nodes() {
    #expect(Self.outcome("1 + 2 + 3") { $0.nodes = 5 } == nil)
    #expect(Self.outcome("1 + 2 + 3 + 4") { $0.nodes = 5 } == .limitExceeded(.nodes, maximum: 5))
    #expect(Self.outcome(Array(repeating: "x", count: 100_000).joined(separator: "+")) { _ in } == nil)
  }

  @Test("program bytes")
  func programBytes() throws {
    let program = try Formula("x + 1").program
    #expect(Self.outcome("x + 1") { $0.programBytes = 200 } == nil)
    #expect(Self.outcome("x + 1") { $0.programBytes = 20 } == .limitExceeded(.programBytes, maximum: 20))
    var limits = Limits()
    limits.programBytes = 20
    #expect(throws: FormulaError.self) { try Formula(image: program.image, limits: limits) }
  }

  @Test("call depth")
  func callDepth() {
    let text = "f(n) = n < 2 ? 1 : 1 + f(n - 1); f(10)"
    #expect(Self.outcome(text) { $0.callDepth = 10 } == nil)
    #expect(Self.outcome(text) { $0.callDepth = 9 } == .depthLimit(9))
    #expect(Self.outcome("f(n) = n < 2 ? 1 : 1 + f(n - 1); f(10000)") { _ in } == nil)
    #expect(Self.outcome("f(n) = n < 2 ? 1 : 1 + f(n - 1); f(10001)") { _ in } == .depthLimit(10_000))
  }

  @Test("steps")
  func steps() {
    // The least number that suffices is found first: what counts is that one less does not.
    let text = "sum(k, 1, 100, k)"
    var enough = 1
    while Self.outcome(text, { $0.steps = enough }) != nil { enough += 1 }
    #expect(enough > 100 && enough < 10_000)
    #expect(Self.outcome(text) { $0.steps = enough - 1 } == .stepLimit(enough - 1))
    #expect(Self.outcome("sum(a, 1, 1e9, a)") { _ in } == .stepLimit(10_000_000))
  }

  @Test(
    "a megabyte of anything ends soon, in a value or in a limit",
    arguments: [
      "(", "-", "1+", "2^", "x=x;", "a", "1?", "1&&", "1<", "abs(", "max(1,", "9", "!", "%", "°", "²", "`", "if(1,", "sum(k,1,1,", "√",
    ])
  func megabyte(_ piece: String) {
    let count = (1 << 20) / piece.utf8.count
    let text = "x=1;" + String(repeating: piece, count: count - 8) + "1"
    let kind = Self.outcome(text) { _ in }
    #expect(kind?.stage != .use)
    // At a million repetitions most are past the limit of the source's length.
    if piece.utf8.count > 1 {
      #expect(Self.outcome(String(repeating: piece, count: 1_000_000)) { _ in } == .limitExceeded(.sourceBytes, maximum: 1 << 20))
    }
  }
}
