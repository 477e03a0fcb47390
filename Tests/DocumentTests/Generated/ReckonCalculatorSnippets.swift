// Written by `swift run generate-documents` from Sources/ReckonCalculator/ReckonCalculator.docc/ReckonCalculator.md; not to be edited.

import ReckonCalculator
import Testing

struct ReckonCalculatorSnippets {
  @Test("the code of Sources/ReckonCalculator/ReckonCalculator.docc/ReckonCalculator.md gives what its comments say")
  func run() throws {
    let page = SnippetPage("Sources/ReckonCalculator/ReckonCalculator.docc/ReckonCalculator.md")
    func print(_ items: Any...) { page.print(items) }

    var session = CalculatorSession()
    for key in try CalculatorKey.keys(of: "7 ÷ 2 =") { session.press(key) }
    page.shows(14, session.display, "\"3.5\"")
    page.shows(15, session.expression, "\"7 ÷ 2\"")
    page.shows(16, session.history.first?.expression, "\"7 ÷ 2\"")
  }
}
