// Written by `swift run generate-documents` from Sources/Reckon/Reckon.docc/Migrating.md; not to be edited.

import Reckon
import Testing

struct MigratingSnippets {
  @Test("the code of Sources/Reckon/Reckon.docc/Migrating.md gives what its comments say")
  func run() throws {
    let page = SnippetPage("Sources/Reckon/Reckon.docc/Migrating.md")
    func print(_ items: Any...) { page.print(items) }

    let boxes = try Formula("7 // 2 + qty % 3", dialect: .python)
    page.shows(72, boxes.variables, "[\"qty\"]")
    try page.shows(73, boxes.evaluate(-1), "5")
    try page.shows(74, FormulaDialect.numexpr.translation(of: "x / 3"), "\"x * (1 / 3)\"")


    var scope = Scope()
    scope["rate"] = 0.2
    let formula = try Formula("x * rate", variables: ["x"], scope: scope)
    try page.shows(145, formula.evaluate(50), "10")


    var sheet = Sheet()
    try page.ignore(sheet.edit([("A1", "20"), ("A2", "30"), ("B1", "if(A1 > 10, sum(A1:A3) * 1.2, 0)")]))
    try page.shows(150, sheet.value(of: "B1").formulaText, "\"60\"")
  }
}
