import Reckon
import Testing

/// The snippets of the article Editors, with what their comments say.
@Suite("The article on editors")
struct EditorArticleTests {
  @Test("its snippets give what they say")
  func snippets() throws {
    var scope = Scope()
    scope["rate"] = 0.19
    scope[documentation: "rate"] = Scope.Documentation("The rate of value added tax.")
    try scope.add(
      HostFunction("discount") { $0 * $1 }
        .withDocumentation("The amount after a discount.", parameters: ["amount", "share"], examples: ["discount(100, 0.9)"]))
    let assistant = FormulaAssistant(scope: scope, variables: ["price", "qty"])

    let lines = assistant.tokens(of: "price * qyt  # the total").map { "\($0.kind) \($0.range.start..<$0.range.end)" }
    #expect(lines == ["variable 0..<5", "operator 6..<7", "unknown 8..<11", "comment 13..<24"])

    let found = try #require(assistant.completions(of: "2 * di", at: 6))
    #expect(found.range == SourceRange(start: 4, end: 6))
    let first = found.candidates[0]
    #expect(first.name == "discount" && first.insertion == "discount(" && first.kind == .hostFunction)
    #expect(first.summary == "The amount after a discount." && found.candidates.count == 1)

    let help = try #require(assistant.signatureHelp(in: "round(discount(price, ", at: 22))
    #expect(help.usage == "discount(amount, share)" && help.currentParameter == 1)

    let reference = LanguageReference(scope)
    #expect(reference.functions[0].usage == "discount(amount, share)")
    let log = reference.entries(named: "log")[0]
    #expect(log.usage == "log(x[, b])" && log.summary == "The logarithm to base 10, or to a given base: log(x, b).")
    #expect(log.examples[1].expression == "log(8, 2)" && log.errorBound == .ulp(2))
  }
}
