// Written by `swift run generate-documents` from Sources/Reckon/Reckon.docc/EnginesAndCaches.md; not to be edited.

import Reckon
import Testing

struct EnginesAndCachesSnippets {
  @Test("the code of Sources/Reckon/Reckon.docc/EnginesAndCaches.md gives what its comments say")
  func run() throws {
    let page = SnippetPage("Sources/Reckon/Reckon.docc/EnginesAndCaches.md")
    func print(_ items: Any...) { page.print(items) }

    let engine = Engine()
    try page.ignore(engine.set("rate", to: 0.2))
    try page.shows(14, engine.evaluate("price * qty", ["price": 20, "qty": 3]), "60: compiled")
    try page.shows(15, engine.evaluate("price * qty", ["price": 5, "qty": 4]), "20: found by its text")
    let gross = try engine.formula("price * (1 + rate)", variables: ["price"])
    try page.shows(17, gross.evaluate(100), "120")
    page.shows(18, engine.statistics.programHits, "1")
    try page.ignore(engine.set("rate", to: 0.25))
    page.shows(27, engine.statistics.programInvalidations, "1")
    try page.shows(28, gross.evaluate(100), "120")
    try page.shows(29, engine.formula("price * (1 + rate)", variables: ["price"]).evaluate(100), "125")
    try page.shows(41, engine.formula("distance / time", units: ["distance": "km", "time": "h"]).unit, "\"km/h\"")
    try page.shows(42, engine.evaluate("price * qty", ["price": 20], defaults: ["qty": 2]), "40")
    engine.rates = try ExchangeRates(perEuro: ["USD": "1.25"], on: "2026-11-23")
    try page.shows(44, engine.evaluate("8 EUR to USD"), "10")
    let price = try engine.formula("price * qty", variables: ["price", "qty"])
    let row = try price.binding(["qty", "customer", "price"])
    try page.shows(54, row.evaluate([3, 17, 20]), "60")
  }
}
