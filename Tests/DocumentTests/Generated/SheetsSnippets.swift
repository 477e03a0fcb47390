// Written by `swift run generate-documents` from Sources/Reckon/Reckon.docc/Sheets.md; not to be edited.

import Reckon
import Testing

struct SheetsSnippets {
  @Test("the code of Sources/Reckon/Reckon.docc/Sheets.md gives what its comments say")
  func run() throws {
    let page = SnippetPage("Sources/Reckon/Reckon.docc/Sheets.md")
    func print(_ items: Any...) { page.print(items) }

    var sheet = Sheet()
    try page.ignore(sheet.edit([("A1", "20"), ("A2", "3 * A1"), ("total", "sum(A1:A2)")]))
    try page.shows(10, sheet.value(of: "total").formulaText, "\"80\"")
    try page.shows(11, sheet.set("A1", to: "30"), "[\"A1\", \"A2\", \"total\"]")
    page.shows(12, sheet["A2"], "\"3 * A1\"")
    page.shows(13, sheet.dependents(of: "A1"), "[\"A2\", \"total\"]")
    try page.shows(25, sheet.set("A2", to: "A1 / 0"), "[\"A2\", \"total\"]")
    page.fails(26, "division by zero") { _ = try sheet.value(of: "total") }
    try page.shows(27, sheet.value(of: "A1").formulaText, "\"30\"")
    page.ignore(sheet.undo())
    try page.shows(29, sheet.value(of: "total").formulaText, "\"120\"")
    try page.ignore(sheet.edit([("way", "20 km"), ("time", "2 h"), ("speed", "way / time")]))
    for name in ["speed", "total"] {
      do throws(FormulaError) {
        guard let result = try sheet.result(of: name) else { continue }
        print(name, result.value.formulaText, result.kind.unit ?? "")
      } catch {
        print(name, error.message)
      }
    }
    page.printed(49, "speed 10 km/h")
    page.printed(50, "total 120")
    try page.ignore(sheet.bookText())
  }
}
