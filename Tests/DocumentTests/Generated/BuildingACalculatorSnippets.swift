// Written by `swift run generate-documents` from Sources/ReckonCalculator/ReckonCalculator.docc/BuildingACalculator.md; not to be edited.

import Foundation
import ReckonCalculator
import ReckonStorage
import Testing

struct BuildingACalculatorSnippets {
  @Test("the code of Sources/ReckonCalculator/ReckonCalculator.docc/BuildingACalculator.md gives what its comments say")
  func run() throws {
    let page = SnippetPage("Sources/ReckonCalculator/ReckonCalculator.docc/BuildingACalculator.md")
    func print(_ items: Any...) { page.print(items) }

    page.shows(20, CalculatorKey.squareRoot.glyph, "\"√\"")
    page.shows(21, CalculatorKey.squareRoot.kind, ".function")
    page.shows(22, CalculatorKey.squareRoot.spokenName, "\"square root\"")
    page.shows(23, CalculatorKey.allCases.count, "60")
    page.fails(30, "no key is called") { _ = try CalculatorKey.keys(of: "2 plus 3") }
    var calculator = CalculatorSession()
    page.ignore(calculator.press(.two))
    page.ignore(calculator.press(.add))
    page.ignore(calculator.press(.three))
    page.shows(40, calculator.display, "\"3\"")
    page.shows(41, calculator.expression, "\"2 + 3\"")
    page.ignore(calculator.press(.equals))
    page.shows(43, calculator.display, "\"5\"")
    for character in "sin30" { calculator.type(character) }
    page.ignore(calculator.press(.equals))
    page.shows(52, calculator.display, "\"0.5\"")
    func right(_ text: String, _ width: Int) -> String { String(repeating: " ", count: max(0, width - text.count)) + text }

    func screen(_ calculator: CalculatorSession) -> String {
      let width = 24
      let status = calculator.error?.message ?? calculator.state.refusal?.message ?? (calculator.memory.map { "M \($0)" } ?? "")
      return [
        "┌" + String(repeating: "─", count: width) + "┐",
        "│" + right(calculator.expression, width) + "│",
        "│" + right(calculator.display, width) + "│",
        "└" + String(repeating: "─", count: width) + "┘", status,
      ].joined(separator: "\n")
    }

    page.ignore(calculator.press(.allClear))
    for key in try CalculatorKey.keys(of: "1320 × sin 30 ) =") { calculator.press(key) }
    print(screen(calculator))
    page.printed(88, "┌────────────────────────┐")
    page.printed(89, "│         1,320 × sin(30)│")
    page.printed(90, "│                     660│")
    page.printed(91, "└────────────────────────┘")
    let grid: [[CalculatorKey]] = [
      [.seven, .eight, .nine, .divide], [.four, .five, .six, .multiply], [.one, .two, .three, .subtract],
      [.zero, .point, .equals, .add],
    ]
    for row in grid { print(row.map(\.glyph).joined(separator: " ")) }




    for key in try CalculatorKey.keys(of: "AC 8 0 ÷ 0 =") { calculator.press(key) }
    page.shows(119, calculator.display, "\"Error\"")
    page.shows(120, calculator.error?.message, "\"÷ by 0\"")
    if case .formula(.divisionByZero)? = calculator.error?.kind { print("nothing can be divided by 0") }

    page.shows(123, calculator.history.count, "3")
    page.ignore(calculator.press(.allClear))
    page.ignore(calculator.changeSettings { $0.entryStyle = .chain })
    for key in try CalculatorKey.keys(of: "2 + 3 × 4 =") { calculator.press(key) }
    page.shows(134, calculator.display, "\"20\"")
    var settings = calculator.settings
    let places = Setting.named("decimal-places")
    page.shows(143, places?.set(&settings, "4"), "true")
    page.shows(144, places?.get(settings), "\"4\"")
    let converter = Converter(now: .now)
    let miles = try converter.convert("5", from: "km", to: "mile")
    page.shows(157, miles.value, "\"78125/25146\"")
    page.shows(158, DisplayFormat().shown(miles).text, "\"3.10685596118667\"")
    page.shows(159, Converter.categories.prefix(3).map(\.title), "[\"Length\", \"Area\", \"Volume\"]")

    let folder = NSTemporaryDirectory() + "reckon-\(UUID().uuidString)"
    let files = CalculatorFiles(folder: folder)
    var kept = CalculatorSession(
      services: CalculatorServices(history: files.history(), settings: files.settings(), rates: files.rates()))
    for key in try CalculatorKey.keys(of: "6 × 7 =") { kept.press(key) }
    page.shows(177, files.history().entries.first?.result, "\"42\"")
    try page.ignore(FileManager.default.removeItem(atPath: folder))
    let data = try JSONEncoder().encode(kept.state)
    var restored = CalculatorSession()
    restored.state = try JSONDecoder().decode(CalculatorSession.State.self, from: data)
    page.shows(187, restored.display, "\"42\"")
  }
}
