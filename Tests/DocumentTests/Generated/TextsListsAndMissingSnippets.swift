// Written by `swift run generate-documents` from Sources/Reckon/Reckon.docc/TextsListsAndMissing.md; not to be edited.

import Reckon
import Testing

struct TextsListsAndMissingSnippets {
  @Test("the code of Sources/Reckon/Reckon.docc/TextsListsAndMissing.md gives what its comments say")
  func run() throws {
    let page = SnippetPage("Sources/Reckon/Reckon.docc/TextsListsAndMissing.md")
    func print(_ items: Any...) { page.print(items) }

    let net = try Formula("region == \"EU\" ? sum(prices) / 1.25 : sum(prices)")
    page.shows(15, net.inputKinds, "[.text, .number]")
    try page.shows(16, net.result(of: ["region": "EU", "prices": [125, 250]]).number, "300")
    try page.shows(17, net.result(of: ["region": "US", "prices": [125, 250]]).number, "375")
    let label = try Formula("concat(upper(slice(name, 1, 1)), slice(name, 2, length(name) - 1))", variables: ["name"], units: ["name": "text"])
    page.shows(27, label.kind, ".text")
    try page.shows(28, label.result(of: ["name": "pear"]).value.formulaText, "\"\"Pear\"\"")
    try page.shows(29, Formula("region in [\"EU\", \"UK\"]").result(of: ["region": "UK"]).value, ".truth(true)")
    try page.shows(30, Formula("number(\"1,234.5\")").evaluate(), "1234.5")
    let dot = try Formula("dot(a, b) / count(a)")
    try page.shows(40, dot.result(of: ["a": [1, 2, 3], "b": [4, 5, 6]]).number.double, "10.666666666666666")
    try page.shows(41, Formula("[1, 2, 3] * 2").result().value.formulaText, "\"[2, 4, 6]\"")
    try page.shows(42, Formula("map(x in 1..4, x^2)").result().value.formulaText, "\"[1, 4, 9, 16]\"")
    page.fails(43, "") { _ = try Formula("[1, 2] + [1, 2, 3]").result() }
    let currents = try Formula("solve(A, b)", variables: ["A", "b"], units: ["A": "Ω matrix", "b": "V list"])
    let result = try currents.result(of: [[[2, 1], [1, 3]], [3, 5]])
    page.shows(57, result.value.formulaText, "\"[0.8, 1.4]\"")
    page.shows(58, currents.kind.itemKind, ".quantity(unit: \"A\")")
    try page.shows(59, Formula("[1, 2; 3, 4] * [5, 6]").result().value.formulaText, "\"[17, 39]\"")
    try page.shows(60, Formula("[1, 2; 3, 4]'").result().value.rows?[1][0].double, "2")
    try page.shows(61, Formula("[1, a; 2, b]'").text(.latex), "\"{\\begin{bmatrix} 1 & a \\\\ 2 & b \\end{bmatrix}}^{\\mathrm{T}}\"")
    let cost = try Formula("price + (fee ?? 0)")
    try page.shows(91, cost.result(of: ["price": 20, "fee": .missing]).number, "20")
    page.fails(92, "‘price’ is missing") { _ = try cost.result(of: ["price": .missing, "fee": 1]) }
    try page.shows(93, Formula("sum(fees)").result(of: ["fees": [1, .missing, 3]]).number, "4")
  }
}
