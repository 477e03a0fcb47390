// Written by `swift run generate-documents` from Sources/Reckon/Reckon.docc/UnitsAndDates.md; not to be edited.

import Reckon
import Testing

struct UnitsAndDatesSnippets {
  @Test("the code of Sources/Reckon/Reckon.docc/UnitsAndDates.md gives what its comments say")
  func run() throws {
    let page = SnippetPage("Sources/Reckon/Reckon.docc/UnitsAndDates.md")
    func print(_ items: Any...) { page.print(items) }

    let speed = try Formula("distance / time", units: ["distance": "km", "time": "h"])
    page.shows(16, speed.unit, "\"km/h\"")
    page.shows(17, speed.kind, ".quantity(unit: \"km/h\")")
    try page.shows(18, speed.evaluate(100, 2), "50")

    let metric = try Formula("distance / time to m/s", units: ["distance": "km", "time": "h"])
    page.shows(21, metric.unit, "\"m/s\"")
    try page.shows(22, metric.evaluate(90, 0.5), "50")
    try page.shows(30, Formula("3 m + 20 cm", variables: []).evaluate(), "3.2")
    try page.shows(31, Formula("5 ft 3 in to cm", variables: []).evaluate(), "160.02")
    try page.shows(32, Formula("20 °C + 5 K", variables: []).unit, "\"°C\"")
    page.fails(33, "a length and a time do not add") { _ = try Formula("3 m + 2 s", variables: []) }
    var scope = Scope()
    try page.ignore(scope.defineUnit("box", as: "12.5 kg"))
    try page.ignore(scope.defineUnit("pallet", as: "48 box"))
    try page.shows(45, Formula("3 pallet to kg", variables: [], scope: scope).evaluate(), "1800")
    try page.shows(53, Formula("2024-12-25 - 2024-11-23", variables: []).unit, "\"d\"")
    let due = try Formula("sent + 30 d", variables: ["sent"], units: ["sent": "date"])
    page.shows(55, due.kind, ".instant")
    try page.shows(56, due.result(of: [.instant(1_732_320_000)]).value.formulaText, "\"2024-12-23\"")
    page.ignore(scope.setClock(now: { 1_732_350_000 }, today: { 1_732_320_000 }))
    try page.shows(65, Formula("2024-12-25 - today", variables: [], scope: scope).evaluate(), "32")
    scope.rates = ExchangeRates(perEuro: ["USD": "1.25", "JPY": "160"], on: "2026-11-23")
    let price = try Formula("20 EUR + 5 USD", variables: [], scope: scope)
    page.shows(75, price.unit, "\"€\"")
    try page.shows(76, price.evaluate(), "24")
    page.shows(77, price.program.ratesDate, "\"2026-11-23\"")
    page.fails(78, "the rates of 2026-11-23 hold no CHF") { _ = try Formula("10 EUR to CHF", variables: [], scope: scope) }
  }
}
