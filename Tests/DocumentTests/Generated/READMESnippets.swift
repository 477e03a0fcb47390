// Written by `swift run generate-documents` from README.md; not to be edited.

import Reckon
import Testing

struct READMESnippets {
  @Test("the code of README.md gives what its comments say")
  func run() throws {
    let page = SnippetPage("README.md")
    func print(_ items: Any...) { page.print(items) }

    let total = try Formula("price * qty * (1 - discount)")
    try page.shows(87, total.evaluate(20, 3, 0.1), "54")
    try page.shows(88, total.evaluate(["price": 20, "qty": 3, "discount": 0.1]), "54")
    try page.shows(89, total.evaluate(columns: [[20, 5], [3, 4], [0.1, 0]]).values, "[54, 20]")
    page.fails(90, "did you mean qty?") { _ = try Formula("price * qtty", variables: ["price", "qty"]) }
  }
}
