import ReckonCalculator
import Testing

/// CALCULATOR's rows on typing, which hold in both styles.
@Suite struct EntryTests {
  private func display(_ keys: String, _ style: CalculatorSettings.EntryStyle) throws -> String {
    try calculator(keys, style).display
  }

  @Test(
    "typing digits",
    arguments: [
      ("", "0"), ("7", "7"), ("0 7", "7"), ("0", "0"), ("0 0", "0"), ("00", "0"), ("0 00", "0"), ("00 00 5", "5"),
      ("5 00", "500"),
      ("1234567", "1,234,567"), ("1234567.00", "1,234,567.00"), ("0.00", "0.00"), ("0.000", "0.000"), (". 5", "0.5"),
      ("1.2.3", "1.23"),
      ("..5", "0.5"), ("5 .", "5."), ("1000", "1,000"), ("0.1 00", "0.100"), ("1 . 0 5", "1.05"),
    ], CalculatorSettings.EntryStyle.allCases)
  func typing(_ row: (keys: String, display: String), style: CalculatorSettings.EntryStyle) throws {
    #expect(try display(row.keys, style) == row.display)
  }

  @Test("at most 20 digits are typed, the point not counted", arguments: CalculatorSettings.EntryStyle.allCases)
  func limit(style: CalculatorSettings.EntryStyle) throws {
    #expect(try display("12345678901234567890", style) == "12345678901234567890")
    #expect(try display("123456789012345678901", style) == "12345678901234567890")
    #expect(try display("1234567890123456789 00", style) == "12345678901234567890")
    #expect(try display("1.23456789012345678901", style) == "1.2345678901234567890")
    #expect(try display("123456789012345678", style) == "123,456,789,012,345,678")
  }

  @Test("without grouping digits stay together") func ungrouped() throws {
    #expect(try calculator("1234567.5", settings: { $0.groupsDigits = false }).display == "1234567.5")
    #expect(try calculator("1234567 × 2 =", settings: { $0.groupsDigits = false }).display == "2469134")
  }

  @Test("a trailing point is dropped when the number is used", arguments: CalculatorSettings.EntryStyle.allCases)
  func trailingPoint(style: CalculatorSettings.EntryStyle) throws {
    let session = try calculator("5 . + 3 . =", style)
    #expect(session.display == "8")
    #expect(session.lineTexts == ["5", "+ 3"])
    #expect(session.history.first?.expression == "5 + 3")
  }

  @Test(
    "± flips the sign of the entry or the result; on 0 nothing",
    arguments: [
      ("5 ±", "-5"), ("5 ± ±", "5"), ("0 ±", "0"), ("0.00 ±", "0.00"), ("±", "0"), ("5 ± 7", "-57"),
      ("2 + 3 = ±", "-5"),
      ("2 + 3 = ± ±", "5"), ("2 + 3 = ± + 1 =", "-4"), ("2 − 2 = ±", "0"), ("5 + ±", "5"), ("8 − 3 ± =", "11"),
      ("5 ± ⌫", "0"),
      ("5 ± ⌫ 3", "3"),
    ], CalculatorSettings.EntryStyle.allCases)
  func changeSign(_ row: (keys: String, display: String), style: CalculatorSettings.EntryStyle) throws {
    #expect(try display(row.keys, style) == row.display)
  }

  @Test(
    "CE clears the entry, never a result",
    arguments: [
      ("123 CE", "0"), ("5 + 3 CE", "0"), ("5 + 3 CE 4 =", "9"), ("2 + 3 = CE", "5"), ("2 + 3 = CE + 1 =", "6"),
      ("5 + 3 CE × 2 =", "10"),
      ("5 + CE", "5"), ("5 + 3 CE =", "5"),
    ], CalculatorSettings.EntryStyle.allCases)
  func clearEntry(_ row: (keys: String, display: String), style: CalculatorSettings.EntryStyle) throws {
    #expect(try display(row.keys, style) == row.display)
  }

  @Test(
    "⌫ takes one character of the entry",
    arguments: [
      ("123 ⌫", "12"), ("1234 ⌫", "123"), ("12345 ⌫", "1,234"), ("5 ⌫", "0"), ("5 ⌫ ⌫", "0"), ("1.5 ⌫", "1."),
      ("1.5 ⌫ ⌫", "1"),
      ("2 + 3 = ⌫", "5"), ("2 + 34 ⌫ =", "5"), ("5 + ⌫ 3 =", "8"), ("0.05 ⌫", "0.0"),
    ], CalculatorSettings.EntryStyle.allCases)
  func backspace(_ row: (keys: String, display: String), style: CalculatorSettings.EntryStyle) throws {
    #expect(try display(row.keys, style) == row.display)
  }

  @Test("AC clears everything but memory and history", arguments: CalculatorSettings.EntryStyle.allCases)
  func allClear(style: CalculatorSettings.EntryStyle) throws {
    let session = try calculator("7 M+ 2 + 3 = 4 × 5 AC", style)
    #expect(session.display == "0")
    #expect(session.expression == "")
    #expect(session.lines == [])
    #expect(session.pendingOperation == nil)
    #expect(session.startsNewNumber)
    #expect(session.memory == "7")
    #expect(session.history.map(\.result) == ["5"])
  }

  @Test(
    "an operator with no number typed replaces the last operator; after = it goes on from the result",
    arguments: [
      ("5 + − 3 =", "2"), ("5 + − × 3 =", "15"), ("5 × ÷ 2 =", "2.5"), ("2 + 3 = × 4 =", "20"), ("5 × + 3 =", "8"),
      ("5 − − 3 =", "2"),
      ("2 + 3 = 7", "7"), ("2 + 3 = 7 + 1 =", "8"), ("2 + 3 = . 5", "0.5"), ("2 + 3 = 00", "0"),
    ], CalculatorSettings.EntryStyle.allCases)
  func operators(_ row: (keys: String, display: String), style: CalculatorSettings.EntryStyle) throws {
    #expect(try display(row.keys, style) == row.display)
  }

  @Test(
    "a minus behind an operation that binds tighter is a sign, as typed",
    arguments: [
      ("2 + 3 = × − 4 =", "-20"), ("5 × − 3 =", "-15"), ("6 ÷ − 3 =", "-2"), ("2 xʸ − 1 =", "0.5"),
      ("7 mod − 4 =", "-1"),
      ("5 × − × 3 =", "15"), ("5 × − + 3 =", "8"), ("5 × − − 3 =", "-15"), ("5 × − ÷ 2 =", "2.5"),
      ("5 × − 3 + 1 =", "-14"),
      ("5 × − ⌫ 3 =", "15"),
    ], CalculatorSettings.EntryStyle.allCases)
  func signs(_ row: (keys: String, shown: String), style: CalculatorSettings.EntryStyle) throws {
    #expect(try display(row.keys, style) == row.shown)
  }

  @Test("the operation that waits and whether a new number starts", arguments: CalculatorSettings.EntryStyle.allCases)
  func pending(style: CalculatorSettings.EntryStyle) throws {
    var session = try calculator("5", style)
    #expect(session.pendingOperation == nil)
    #expect(!session.startsNewNumber)
    try session.press("×")
    #expect(session.pendingOperation == .multiply)
    #expect(session.startsNewNumber)
    try session.press("3")
    #expect(session.pendingOperation == .multiply)
    #expect(!session.startsNewNumber)
    try session.press("=")
    #expect(session.pendingOperation == nil)
    #expect(session.startsNewNumber)
    #expect(session.lineTexts == ["5", "× 3"])
    #expect(session.expression == "5 × 3")
  }

  @Test(
    "with 16 operations and more all lines are there, the newest last",
    arguments: CalculatorSettings.EntryStyle.allCases)
  func manyLines(style: CalculatorSettings.EntryStyle) throws {
    let session = try calculator((1...40).map(String.init).joined(separator: " + ") + " =", style)
    #expect(session.display == "820")
    #expect(session.lineTexts == ["1"] + (2...40).map { "+ \($0)" })
  }

  @Test(
    "with no number after an operator = takes the one on the display", arguments: CalculatorSettings.EntryStyle.allCases
  )
  func missingOperand(style: CalculatorSettings.EntryStyle) throws {
    let session = try calculator("5 + =", style)
    #expect(session.display == "10")
    #expect(session.expression == "5 + 5")
  }

  @Test("= with nothing keyed does nothing", arguments: CalculatorSettings.EntryStyle.allCases)
  func nothing(style: CalculatorSettings.EntryStyle) throws {
    let session = try calculator("= =", style)
    #expect(session.display == "0")
    #expect(session.history == [])
  }

  @Test("0.1 + 0.2 shows 0.3", arguments: CalculatorSettings.EntryStyle.allCases) func decimals(
    style: CalculatorSettings.EntryStyle
  ) throws {
    #expect(try display("0.1 + 0.2 =", style) == "0.3")
  }
}
