// Written by `swift run generate-documents` from Sources/Reckon/Reckon.docc/ComplexNumbers.md; not to be edited.

import Reckon
import Testing

struct ComplexNumbersSnippets {
  @Test("the code of Sources/Reckon/Reckon.docc/ComplexNumbers.md gives what its comments say")
  func run() throws {
    let page = SnippetPage("Sources/Reckon/Reckon.docc/ComplexNumbers.md")
    func print(_ items: Any...) { page.print(items) }
    let current = try Formula("230 V ∠ 0° / ((3 + 4i) Ω)", variables: [])
    let value = try current.result()
    page.shows(19, value.written, "\"(27.6 - 36.8i) A\"")
    page.shows(20, value.value.complexParts?.imaginary, "-36.8")
    var options = Formula.Options()
    options.usesComplexNumbers = true
    try page.shows(37, Formula("sqrt(-4)", options: options).result().written, "\"2i\"")
  }
}
