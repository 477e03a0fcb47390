import Foundation
import Reckon
import ReckonCalculator
import Testing

@Suite struct SettingsAndPanelTests {
  @Test("DRG toggles the angle unit and keeps it at once")
  func angleUnit() throws {
    var session = try calculator()
    #expect(session.settings.angleUnit == .degrees)
    try session.press("DRG")
    #expect(session.settings.angleUnit == .radians)
    #expect(session.services.settings.settings.angleUnit == .radians)
    try session.press("sin ( π ÷ 2 ) =")
    #expect(session.display == "1")
    #expect(session.history.first?.angleUnit == .radians)
    try session.press("DRG sin 90 =")
    #expect(session.display == "1")
    #expect(session.settings.angleUnit == .degrees)
  }

  @Test("gradians go to degrees") func gradians() throws {
    #expect(try calculator("sin 100 =", settings: { $0.angleUnit = .gradians }).display == "1")
    #expect(try calculator("DRG", settings: { $0.angleUnit = .gradians }).settings.angleUnit == .degrees)
  }

  @Test(
    "the keys of panels open and close them",
    arguments: [("hist", CalculatorSession.Panel.history), ("unit", .units), ("cur", .currency), ("help", .help)])
  func panels(key: String, panel: CalculatorSession.Panel) throws {
    var session = try calculator("2 + 3 \(key)")
    #expect(session.state.panel == panel)
    #expect(session.display == "3")
    try session.press(key)
    #expect(session.state.panel == nil)
    try session.press("help \(key)")
    #expect(session.state.panel == (panel == .help ? nil : panel))
    session.state.panel = nil
    #expect(session.state.panel == nil)
    try session.press("=")
    #expect(session.display == "5")
  }

  @Test("on the first launch tips are shown once") func tips() throws {
    var session = try calculator()
    #expect(!session.tips.isEmpty)
    session.dismissTips()
    #expect(session.tips.isEmpty)
    #expect(!session.services.settings.settings.isFirstLaunch)
    #expect(CalculatorSession(services: session.services).tips.isEmpty)
    #expect(try calculator(settings: { $0.showsTips = false }).tips.isEmpty)
  }

  @Test(
    "the display follows the settings",
    arguments: [
      (CalculatorSettings.Notation.fixed, 2, "0.67"), (.scientific, 2, "6.67e-1"), (.engineering, 2, "666.67e-3"),
      (.fraction, 2, "2/3"),
      (.normal, 0, "1"),
      (.normal, 20, "0.6666666666666666"), (.hexadecimal, 2, "0.67"),
    ])
  func display(notation: CalculatorSettings.Notation, places: Int, expected: String) throws {
    let session = try calculator("2 ÷ 3 =") {
      $0.notation = notation
      $0.decimalPlaces = places
      $0.numberMode = .double
    }
    #expect(session.display == expected)
  }

  @Test("notations of the display leave expression, lines and history alone") func notations() throws {
    let session = try calculator("255 = + 1 =") { $0.notation = .hexadecimal }
    #expect(session.display == "0x100")
    #expect(session.expression == "255 + 1")
    #expect(session.lineTexts == ["255", "+ 1"])
    #expect(session.history.first?.result == "256")
  }

  @Test("a narrow display shows large numbers in scientific form") func width() throws {
    var session = try calculator("12345678 × 1000 =")
    #expect(session.display == "12,345,678,000")
    session.state.displayWidth = 10
    #expect(session.display == "1.2345…e10")
  }

  @Test("with another style the number on the display goes on as a result")
  func style() throws {
    var session = try calculator("2 + 3 × 4")
    session.changeSettings { $0.entryStyle = .chain }
    #expect(session.display == "4")
    try session.press("+ 1 × 2 =")
    #expect(session.display == "10")
    session.changeSettings { $0.entryStyle = .algebraic }
    try session.press("+ 1 × 2 =")
    #expect(session.display == "12")
  }

  @Test("entered values are results", arguments: CalculatorSettings.EntryStyle.allCases)
  func enter(style: CalculatorSettings.EntryStyle) throws {
    var session = try calculator("7", style)
    session.enter("3.1068559611866698480871670643")
    #expect(session.display == "3.10685596118666…")
    try session.press("CE × 2 =")
    #expect(session.display == "6.21371192237333…")
    session.enter("5")
    try session.press("7")
    #expect(session.display == "7")
    try session.press("+")
    session.enter("-5")
    try session.press("=")
    #expect(session.display == "2")
    try session.press("1 ÷ 0 =")
    session.enter("4")
    #expect(session.error == nil)
    #expect(session.display == "4")
    #expect(session.takeMessages() == [])
    session.enter("four\u{1B}[2J")
    #expect(session.display == "4")
    #expect(session.takeMessages() == ["‘four\\u{1B}[2J’ is not a number; nothing was entered"])
  }
}
