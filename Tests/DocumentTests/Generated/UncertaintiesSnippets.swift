// Written by `swift run generate-documents` from Sources/Reckon/Reckon.docc/Uncertainties.md; not to be edited.

import Reckon
import Testing

struct UncertaintiesSnippets {
  @Test("the code of Sources/Reckon/Reckon.docc/Uncertainties.md gives what its comments say")
  func run() throws {
    let page = SnippetPage("Sources/Reckon/Reckon.docc/Uncertainties.md")
    func print(_ items: Any...) { page.print(items) }

    var session = FormulaSession()
    let x = try session.run("x = 5 ± 0.1; x * x").last?.result
    page.shows(15, x?.number.double, "25")
    page.shows(16, x?.uncertainty?.standard, "1")
    try page.shows(17, session.run("x - x").last?.result?.uncertainty == nil, "true")
    let length = try Formula("(5.02 ± 0.03 cm) * 2", variables: []).result()
    page.shows(19, length.uncertainty?.standard, "0.06")
    page.shows(20, length.written, "\"(10.04 ± 0.06) cm\"")
    let result = try session.run("a = 3 ± 0.5; b = 4 ± 0.5; a^2 + b").last?.result
    page.shows(42, result?.uncertainty?.contributions.map { $0.amount }, "[3, 0.5]")
    page.shows(43, result?.uncertainty?.contributions[0].source, "\"a: 3 ± 0.5\"")
    let area = try Formula("a*b")
    let value = try area.result(of: ["a": 2, "b": 3], uncertainties: ["a": 0.5, "b": 1])
    page.shows(53, value.uncertainty?.standard, "2.5")
    var options = Formula.Options()
    options.readsUncertainties = true
    try page.shows(70, Formula("G_N", variables: [], options: options).result().uncertainty?.standard, "1.5e-15")
    try page.shows(71, Formula("5.02(3) cm", variables: [], options: options).result().uncertainty?.standard, "0.03")
  }
}
