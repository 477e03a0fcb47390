// Written by `swift run generate-documents` from Sources/Reckon/Reckon.docc/Languages.md; not to be edited.

import Reckon
import Testing

struct LanguagesSnippets {
  @Test("the code of Sources/Reckon/Reckon.docc/Languages.md gives what its comments say")
  func run() throws {
    let page = SnippetPage("Sources/Reckon/Reckon.docc/Languages.md")
    func print(_ items: Any...) { page.print(items) }

    var english = "", korean = ""
    do throws(FormulaError) {
      _ = try Formula("3 m + 2 s", variables: [])
    } catch {
      english = error.message(in: .english)
      korean = error.message(in: .korean)
    }
    page.shows(19, english, "\"a length and a time do not add: 3 m + 2 s; use units of the same kind\"")
    page.shows(20, korean, "\"길이와 시간은 더할 수 없습니다: 3 m + 2 s. 같은 종류의 단위를 쓰세요\"")
    page.shows(28, Language(locale: "ko_KR.UTF-8") == .korean, "true")
    page.shows(29, Language(locale: "fr_FR") == nil, "true")
  }
}
