// Written by `swift run generate-documents` from Sources/Reckon/Reckon.docc/StoredPrograms.md; not to be edited.

import Reckon
import Testing

struct StoredProgramsSnippets {
  @Test("the code of Sources/Reckon/Reckon.docc/StoredPrograms.md gives what its comments say")
  func run() throws {
    let page = SnippetPage("Sources/Reckon/Reckon.docc/StoredPrograms.md")
    func print(_ items: Any...) { page.print(items) }

    let total = try Formula("price * qty", variables: ["price", "qty"])
    let image: [UInt8] = total.image
    let loaded = try Formula(image: image)
    page.shows(15, loaded.variables, "[\"price\", \"qty\"]")
    page.shows(16, loaded.source, "\"price * qty\"")
    try page.shows(17, loaded.evaluate(20, 3), "60")
    var scope = Scope()
    let tax = try HostFunction("tax") { $0 * 0.2 }
    try page.ignore(scope.add(tax))
    let gross = try Formula("net + tax(net)", variables: ["net"], scope: scope)
    try page.shows(31, Formula(image: gross.image, functions: [tax]).evaluate(100), "120")
    page.fails(32, "tax") { _ = try Formula(image: gross.image) }
    try page.shows(33, Formula(image: gross.image, scope: scope).evaluate(100), "120")
    var damaged = image
    page.ignore(damaged[damaged.count / 2] ^= 1)
    page.fails(48, "the stored program cannot be used") { _ = try Formula(image: damaged) }
  }
}
