import Foundation
import Reckon
import ReckonCalculator
import TestDepth
import Testing

@Suite("A calculation as a value")
struct CalculatorStateTests {
  /// Keys and text that bring a calculator into every kind of state.
  static func press(_ session: inout CalculatorSession, _ random: inout RandomSource) {
    switch random.next() % 12 {
    case 0:
      let characters = Array("s√x.,;(1mkπ$ !")
      session.type(characters[Int(random.next() % UInt64(characters.count))])
    case 1:
      session.paste(["12.5", "1/3 + 2", "5 km", "sqrt(2)", "2024-03-01", "1 to hex", "(1"][Int(random.next() % 7)])
    case 2...4: session.press(CalculatorKey.allCases[Int(random.next() % UInt64(CalculatorKey.allCases.count))])
    default:
      let common: [CalculatorKey] = [
        .one, .two, .three, .zero, .point, .add, .subtract, .multiply, .divide, .openBracket, .equals, .changeSign,
      ]
      session.press(common[Int(random.next() % UInt64(common.count))])
    }
  }

  private static func decoded(_ state: CalculatorSession.State) throws -> CalculatorSession.State {
    try JSONDecoder().decode(CalculatorSession.State.self, from: JSONEncoder().encode(state))
  }

  @Test(
    "a state that was kept goes on as the calculator does, and shows the same text made anew",
    arguments: CalculatorSettings.EntryStyle.allCases)
  func roundTrip(style: CalculatorSettings.EntryStyle) throws {
    var random = RandomSource(seed: 3)
    for _ in 0..<Depth.count(quick: 60, full: 5_000) {
      var session = try calculator("", style)
      for _ in 0..<24 {
        Self.press(&session, &random)
        var again = session
        again.state = try Self.decoded(session.state)
        // Nothing of the text was kept.
        #expect(
          again.expression == session.expression && again.lines == session.lines
            && again.shownNumber == session.shownNumber)
        #expect(
          again.lines(parts: 5) == session.lines(parts: 5) && again.expression(parts: 5) == session.expression(parts: 5)
        )
        #expect(
          again.value == session.value && again.state.refusal?.message == session.state.refusal?.message
            && again.memory == session.memory)
        #expect(again.error?.message == session.error?.message && again.error?.range == session.error?.range)
        // The errors of the language are kept by their sentences.
        let isWhole = if case .pasteFails? = session.state.refusal?.cause { false } else { session.error == nil }
        if isWhole { #expect(again.state == session.state, "\(session.display), \(session.expression)") }
        if random.next() % 4 == 0 { session.state = again.state }
      }
    }
  }

  @Test(
    "a number of many digits stays exact when it is kept, and its value has all digits",
    arguments: [
      ("8.7*10^2072842", "8.7e2072842"), ("1/10^5000", "1e-5000"), ("10^4001", "1e4001"),
      ("-25*10^70000", "-2.5e70001"), ("2^13302+1", nil), ("7^9000/3", nil),
    ])
  func longNumbers(_ text: String, _ expected: String?) throws {
    var session = try calculator("")
    session.paste(text)
    session.press(.equals)
    var again = session
    again.state = try Self.decoded(session.state)
    #expect(again.state == session.state && again.shownNumber == session.shownNumber && session.shownNumber.isExact)
    let value = try #require(session.value)
    if let expected { #expect(value == expected) }
    // The language reads the very number, not 34 digits of it.
    let difference = try Formula(
      "(\(value)) - (\(text)) == 0", variables: [], options: Formula.Options(numberMode: .exact)
    ).result()
    #expect(difference.value == .truth(true))
    #expect(session.history.first?.result == value && session.history.first?.isInexact == false)
  }

  @Test("a number of 381,698 digits, which no text of an expression holds, stays exact when it is kept")
  func giant() throws {
    var session = try calculator("")
    session.paste("3^800000")
    session.press(.equals)
    var again = session
    again.state = try Self.decoded(session.state)
    #expect(again.state == session.state && again.shownNumber == session.shownNumber && session.shownNumber.isExact)
    // The very number, and not digits of it.
    for key in [CalculatorKey.subtract, .allClear] { again.press(key) }
    again.state = try Self.decoded(session.state)
    #expect(again == session)
  }

  @Test("calculators are equal when they show the same and go on in the same way")
  func equality() throws {
    var (first, second) = (try calculator("1 2 +"), try calculator("1 2 +"))
    #expect(first == second)
    first.press(.three)
    #expect(first != second)
    second.press(.three)
    #expect(first == second)
    // The display is the same, what comes next is not.
    #expect(try calculator("5 =") != calculator("5"))
    #expect(try calculator("5 M+") != calculator("5"))
    second.changeSettings { $0.groupsDigits = false }
    #expect(first != second)
  }

  @Test("what is decoded cannot trap, whatever it says")
  func hostile() throws {
    var random = RandomSource(seed: 5)
    var accepted = 0
    // Always the same bytes.
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    for round in 0..<Depth.count(quick: 300, full: 20_000) {
      var session = try calculator("", round % 2 == 0 ? .algebraic : .chain)
      for _ in 0..<16 { Self.press(&session, &random) }
      var bytes = Array(try encoder.encode(session.state))
      for _ in 0..<1 + random.next() % 3 {
        let place = Int(random.next() % UInt64(bytes.count))
        switch random.next() % 3 {
        case 0: bytes[place] = UInt8(ascii: "0") + UInt8(random.next() % 10)
        case 1: bytes.insert(UInt8(ascii: "9"), at: place)
        default: bytes.removeSubrange(place..<min(bytes.count, place + 1 + Int(random.next() % 4)))
        }
      }
      guard let state = try? JSONDecoder().decode(CalculatorSession.State.self, from: Data(bytes)) else { continue }
      accepted += 1
      session.state = state
      for _ in 0..<12 {
        Self.press(&session, &random)
        _ = (
          session.display, session.expression, session.lines, session.lines(parts: 3), session.expression(parts: 3),
          session.memory
        )
        session.showFurtherDigits()
        session.showEarlierDigits()
      }
    }
    #expect(accepted > 0)
  }

  @Test("settings of the tool are not among a calculator's")
  func settings() {
    let ofTool = ["preview", "color", "language", "prompt-history-limit", "rates-location"]
    #expect(!Setting.ofCalculator.contains { ofTool.contains($0.name) })
    #expect(Setting.ofCalculator.contains { $0.name == "entry-style" })
  }

  @Test("an error says which operation failed by a case with its operands")
  func errors() throws {
    guard case .formula(.divisionByZero)? = try calculator("1 ÷ 0 =").error?.kind else {
      Issue.record("a division by zero is one")
      return
    }
    var session = try calculator("1 ÷ 0 =")
    session.press(.add)
    #expect(session.state.refusal == .afterError)
    session = try calculator("")
    session.type(")")
    #expect(session.state.refusal == .blocked(.noOpenBracket))
  }
}
