// Written by `swift run generate-documents` from Sources/Reckon/Reckon.docc/OtherLanguages.md; not to be edited.

import Foundation
import Reckon
import ReckonFoundation
import Testing

struct OtherLanguagesSnippets {
  @Test("the code of Sources/Reckon/Reckon.docc/OtherLanguages.md gives what its comments say")
  func run() throws {
    let page = SnippetPage("Sources/Reckon/Reckon.docc/OtherLanguages.md")
    func print(_ items: Any...) { page.print(items) }

    let price = Decimal128(Decimal(string: "19.90") ?? 0)
    page.shows(15, price.description, "\"19.9\"")
    page.shows(16, Decimal(exactly: price)?.description, "\"19.9\"")
    page.shows(17, price.formatted(.currency(code: "EUR").locale(Locale(identifier: "en_US"))), "\"€19.90\"")
  }
}
