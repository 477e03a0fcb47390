// Written by `swift run generate-documents` from Sources/Reckon/Reckon.docc/Reckon.md; not to be edited.

import Reckon
import Testing

struct ReckonSnippets {
  @Test("the code of Sources/Reckon/Reckon.docc/Reckon.md gives what its comments say")
  func run() throws {
    let page = SnippetPage("Sources/Reckon/Reckon.docc/Reckon.md")
    func print(_ items: Any...) { page.print(items) }

    let total = try Formula("price * qty * (1 - discount)")
    try page.shows(15, total.evaluate(20, 3, 0.1), "54")
  }
}
