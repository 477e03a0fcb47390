// Written by `swift run generate-documents` from Sources/Reckon/Reckon.docc/FormulaBooks.md; not to be edited.

import Reckon
import Testing

struct FormulaBooksSnippets {
  @Test("the code of Sources/Reckon/Reckon.docc/FormulaBooks.md gives what its comments say")
  func run() throws {
    let page = SnippetPage("Sources/Reckon/Reckon.docc/FormulaBooks.md")
    func print(_ items: Any...) { page.print(items) }

    let text = """
      parameter cost where cost >= 0
      parameter margin = 40%
      vat = 19%
      net = cost * (1 + margin)
      label = round(net * (1 + vat) * 20) / 20
      discounted(rate) = label * (1 - rate)
      > cost = 100; label = 166.6
      """
    var book = try FormulaBook(text, name: "pricing.reckon")
    page.shows(48, book.names, "[\"cost\", \"margin\", \"vat\", \"net\", \"label\", \"discounted\"]")
    try page.shows(49, book.evaluate("label", ["cost": 100]), "166.6")
    page.fails(50, "cost") { _ = try book.evaluate("label", ["cost": -1]) }
    try page.shows(51, book.evaluate("discounted", 0.5, with: ["cost": 100]), "83.3")
    page.shows(52, book.failedExamples.count, "0")
    try page.shows(53, book.define("vat = 0.2"), "[\"vat\", \"label\", \"discounted\"]: compiled again when they are used")
    try page.shows(54, book.evaluate("label", ["cost": 100]), "168")
    page.shows(55, book.dependencies(of: "label"), "[\"net\", \"vat\"]")
    let label = try book.formula(named: "label")
    page.shows(62, label.variables, "[\"cost\", \"margin\"]")
    var scope = Scope()
    page.ignore(scope.add(book))
    try page.shows(65, Formula("3 * label", scope: scope).evaluate(["cost": 100, "margin": 0]), "360")
    let image = try book.image()
    try page.shows(96, FormulaBook(image: image).evaluate("label", ["cost": 100]), "168")
  }
}
