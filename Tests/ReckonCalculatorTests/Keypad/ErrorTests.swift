import ReckonCalculator
import Testing

/// CALCULATOR's row on errors.
@Suite struct ErrorTests {
  @Test(
    "in algebraic style the display says Error, and which and where",
    arguments: [
      ("1 ÷ 0 =", "÷ by 0", "1 ÷ 0"), ("80 ÷ 0 =", "÷ by 0", "80 ÷ 0"), ("2 + 1 ÷ 0 =", "÷ by 0", "1 ÷ 0"),
      ("√ 9 ± =", "√ of a negative", "√(-9"),
      ("log 1 ± =", "log of a negative", "log(-1"), ("asin 2 =", "asin of 2", "asin(2"),
      ("5 + asin 2 =", "asin of 2", "asin(2"),
      ("ln 0 =", "ln of 0", "ln(0"),
      ("tan 90 =", "tan of 90", "tan(90"), ("5 mod 0 =", "mod by 0", "5 mod 0"), ("0 1/x =", "÷ by 0", "0⁻¹"),
      ("1 ± x! =", "x! of -1", "(-1)!"),
      ("8 ± xʸ 0.5 =", "-8 ^ 0.5 is undefined", "(-8)^0.5"),
      ("sin =", "a number is missing in the brackets", ")"), ("( =", "a number is missing in the brackets", ")"),
      ("1234567 ÷ 0 =", "÷ by 0", "1,234,567 ÷ 0"),
    ])
  func algebraic(keys: String, message: String, place: String) throws {
    try check(calculator(keys), message, place)
  }

  @Test("what is too large for decimals is not so for exact numbers, which have a limit of their own")
  func tooLarge() throws {
    try check(calculator("3000 x! =") { $0.numberMode = .decimal }, "x! gives too large a number", "3,000!")
    // 3000! = 4.149359603437854…e9130
    #expect(try calculator("3000 x! =").display == "4.14935960343785…e9130")
    #expect(try calculator("99999999 x! =").error?.message.contains("bits") == true)
  }

  private func check(_ session: CalculatorSession, _ message: String, _ place: String) throws {
    #expect(session.display == "Error")
    let error = try #require(session.error)
    #expect(error.message == message)
    let range = try #require(error.range)
    let characters = Array(session.expression)
    #expect(range.upperBound <= characters.count)
    #expect(
      String(characters[range]).hasPrefix(place) || String(characters[range]).hasSuffix(place),
      "\(String(characters[range]))")
    #expect(session.history == [])
  }

  @Test(
    "in chain style division by zero shows NaN, other errors Error",
    arguments: [
      ("80 ÷ 0 =", "NaN", "÷ by 0", "÷ 0"), ("80 ÷ 0 +", "NaN", "÷ by 0", "÷ 0"),
      ("1 + 2 ÷ 0 =", "NaN", "÷ by 0", "÷ 0"),
      ("0 1/x", "NaN", "÷ by 0", "0⁻¹"), ("5 mod 0 =", "NaN", "mod by 0", "mod 0"),
      ("9 ± √", "Error", "√ of a negative", "√(-9)"),
      ("1 + 2 asin", "Error", "asin of 2", "asin(2)"), ("1 ± log", "Error", "log of a negative", "log(-1)"),
    ])
  func chain(keys: String, display: String, message: String, place: String) throws {
    let session = try calculator(keys, .chain)
    #expect(session.display == display)
    let error = try #require(session.error)
    #expect(error.message == message)
    #expect(String(Array(session.expression)[try #require(error.range)]) == place)
    #expect(session.history == [])
  }

  @Test(
    "with settings or a width that show another expression an error has no place",
    arguments: CalculatorSettings.EntryStyle.allCases)
  func changedExpression(style: CalculatorSettings.EntryStyle) throws {
    var session = try calculator("1234567 ÷ 0 =", style)
    let error = try #require(session.error)
    session.changeSettings { $0.groupsDigits = false }
    #expect(session.expression.hasPrefix("1234567 ÷ 0") == (session.error?.range == nil))
    #expect(session.error?.message == error.message)
    session.changeSettings { $0.groupsDigits = true }
    #expect(session.error == error)
  }

  @Test(
    "after an error only a digit or AC goes on", arguments: CalculatorSettings.EntryStyle.allCases,
    CalculatorKey.allCases)
  func onlyDigits(style: CalculatorSettings.EntryStyle, key: CalculatorKey) throws {
    var session = try calculator("3 M+ 1 ÷ 0 =", style)
    let before = session
    session.press(key)
    guard key == .allClear || key.kind == .number else {
      #expect(session.display == before.display)
      #expect(session.error == before.error)
      #expect(session.expression == before.expression)
      #expect(session.state.panel == nil)
      #expect(session.memory == before.memory)
      #expect(session.settings == before.settings)
      return
    }
    if key == .point {
      #expect(session.display == "0.")
      try session.press("5 + 2 =")
      #expect(session.display == "2.5")
      return
    }
    let digit = key == .allClear ? 0 : Int(key.glyph) ?? 0
    #expect(session.display == "\(digit)")
    #expect(session.error == nil)
    #expect(session.memory == "3")
    try session.press("5 + 2 =")
    #expect(session.display == "\(digit * 10 + 7)")
  }

  @Test("an error leaves the last result and the history as they were")
  func answer() throws {
    let session = try calculator("2 + 3 = × 0 1/x = AC Ans")
    #expect(session.display == "5")
    #expect(session.history.map(\.result) == ["5"])
  }
}
