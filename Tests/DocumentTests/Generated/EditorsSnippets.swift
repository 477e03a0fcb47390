// Written by `swift run generate-documents` from Sources/Reckon/Reckon.docc/Editors.md; not to be edited.

import Reckon
import Testing

struct EditorsSnippets {
  @Test("the code of Sources/Reckon/Reckon.docc/Editors.md gives what its comments say")
  func run() throws {
    let page = SnippetPage("Sources/Reckon/Reckon.docc/Editors.md")
    func print(_ items: Any...) { page.print(items) }

    var scope = Scope()
    scope["rate"] = 0.19
    scope[documentation: "rate"] = Scope.Documentation("The rate of value added tax.")
    try scope.add(
      HostFunction("discount") { $0 * $1 }
        .withDocumentation("The amount after a discount.", parameters: ["amount", "share"], examples: ["discount(100, 0.9)"]))

    let assistant = FormulaAssistant(scope: scope, variables: ["price", "qty"])
    let text = "price * qyt  # the total"
    for token in assistant.tokens(of: text) {
      print(token.kind, token.range.start..<token.range.end)
    }
    page.printed(28, "variable 0..<5")
    page.printed(29, "operator 6..<7")
    page.printed(30, "unknown 8..<11")
    page.printed(31, "comment 13..<24")
    let found = assistant.completions(of: "2 * dis", at: 7)
    page.ignore(found?.range)
    page.shows(43, found?.candidates.map(\.name), "[\"discount\"]")
    page.shows(44, found?.candidates[0].insertion, "\"discount(\"")
    page.shows(45, found?.candidates[0].summary, "\"The amount after a discount.\"")
    page.shows(46, found?.candidates[0].kind, ".hostFunction")
    let help = assistant.signatureHelp(in: "round(discount(price, ", at: 22)
    page.shows(57, help?.usage, "\"discount(amount, share)\"")
    page.shows(58, help?.currentParameter, "1")
    let reference = LanguageReference(scope)
    page.shows(67, reference.functions[0].usage, "\"discount(amount, share)\"")
    let log = reference.entries(named: "log")[0]
    page.shows(69, log.usage, "\"log(x[, b])\"")
    page.shows(70, log.summary, "\"The logarithm to base 10, or to a given base: log(x, b).\"")
    page.shows(71, log.examples[1].expression, "\"log(8, 2)\"")
    page.shows(72, log.errorBound, ".ulp(2.0)")
  }
}
