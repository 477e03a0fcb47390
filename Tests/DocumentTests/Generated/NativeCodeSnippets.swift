// Written by `swift run generate-documents` from Sources/Reckon/Reckon.docc/NativeCode.md; not to be edited.

import Reckon
import Testing

struct NativeCodeSnippets {
  @Test("the code of Sources/Reckon/Reckon.docc/NativeCode.md gives what its comments say")
  func run() throws {
    let page = SnippetPage("Sources/Reckon/Reckon.docc/NativeCode.md")
    func print(_ items: Any...) { page.print(items) }

    let formula = try Formula("a + b * c")
    page.ignore(formula.machine())
    page.ignore(formula.prepare(.native))

    var options = Formula.Options()
    options.usesNativeCode = false
    let kernel = try Formula("a + b*sin(x)", variables: ["a", "b", "x"]).ptx(name: "wave")
    page.shows(57, kernel.name, "\"wave\"")
    page.shows(58, kernel.text.contains(".visible .entry wave("), "true")
  }
}
