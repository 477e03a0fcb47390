// Written by `swift run generate-documents` from Sources/Reckon/Reckon.docc/UnitsAndDates.md; not to be edited.

import Reckon
import ReckonCalculator
import Testing

struct UnitsAndDatesSnippets {
  @Test("the code of Sources/Reckon/Reckon.docc/UnitsAndDates.md gives what its comments say")
  func run() throws {
    let page = SnippetPage("Sources/Reckon/Reckon.docc/UnitsAndDates.md")
    func print(_ items: Any...) { page.print(items) }

    let speed = try Formula("distance / time", units: ["distance": "km", "time": "h"])
    page.shows(17, speed.unit, "\"km/h\"")
    page.shows(18, speed.kind, ".quantity(unit: \"km/h\")")
    try page.shows(19, speed.evaluate(100, 2), "50")

    let metric = try Formula("distance / time to m/s", units: ["distance": "km", "time": "h"])
    page.shows(22, metric.unit, "\"m/s\"")
    try page.shows(23, metric.evaluate(90, 0.5), "50")

    func shown(_ formula: Formula, _ values: [String: Value]) throws(FormulaError) -> String {
      let result = try formula.result(of: values)
      return DisplayFormat.result(result, form: formula.program.resultForm, settings: CalculatorSettings()).marked
    }
    try page.shows(40, shown(speed, ["distance": 100, "time": 8]), "\"12.5 km/h\"")
    try page.shows(41, shown(Formula("x to hex"), ["x": 255]), "\"0xFF\"")
    try page.shows(42, shown(Formula("2024-01-31 + 1 month", variables: []), [:]), "\"2024-02-29\"")
    try page.shows(50, Formula("3 m + 20 cm", variables: []).evaluate(), "3.2")
    try page.shows(51, Formula("5 ft 3 in to cm", variables: []).evaluate(), "160.02")
    try page.shows(52, Formula("20 °C + 5 K", variables: []).unit, "\"°C\"")
    page.fails(53, "a length and a time do not add") { _ = try Formula("3 m + 2 s", variables: []) }
    var scope = Scope()
    try page.ignore(scope.defineUnit("box", as: "12.5 kg"))
    try page.ignore(scope.defineUnit("pallet", as: "48 box"))
    try page.shows(66, Formula("3 pallet to kg", variables: [], scope: scope).evaluate(), "1800")
    try page.shows(74, Formula("2024-12-25 - 2024-11-23", variables: []).unit, "\"d\"")
    let due = try Formula("sent + 30 d", variables: ["sent"], units: ["sent": "date"])
    page.shows(76, due.kind, ".instant")
    try page.shows(77, due.result(of: [.instant(1_732_320_000)]).value.formulaText, "\"2024-12-23\"")
    let month = try Formula("100 * year(sent) + month(sent)", variables: ["sent"], units: ["sent": "date"])
    try page.shows(101, month.evaluate([1_732_320_000]), "202411")
    try page.shows(102, Formula("startof(2024-11-29, month)").result().value.formulaText, "\"2024-11-01\"")
    page.ignore(scope.setClock(now: { 1_732_350_000 }, secondsFromUTC: { _ in 9 * 3_600 }))
    try page.shows(115, Formula("2024-12-25 - today", variables: [], scope: scope).evaluate(), "32")
    try page.shows(124, Formula("17:05 - 9:30 to h", variables: []).evaluate(), "7.583333333333333")
    try page.shows(125, Formula("12:30 + 45 min", variables: []).result().written, "\"13:15\"")
    scope.timeZones = TimeZones(names: ["Asia/Seoul", "UTC"]) { zone, second in zone == "UTC" ? 0 : 9 * 3_600 }
    try page.shows(139, Formula("2026-07-01 12:00 Seoul to UTC", variables: [], scope: scope).result().written, "\"2026-07-01T03:00Z\"")
    scope.rates = try ExchangeRates(perEuro: ["USD": "1.25", "JPY": "160"], on: "2026-11-23")
    let price = try Formula("20 EUR + 5 USD", variables: [], scope: scope)
    page.shows(156, price.unit, "\"EUR\"")
    try page.shows(157, price.evaluate(), "24")
    page.shows(158, price.program.ratesDate, "\"2026-11-23\"")
    page.fails(159, "the rates of 2026-11-23 do not contain CHF") { _ = try Formula("10 EUR to CHF", variables: [], scope: scope) }
  }
}
