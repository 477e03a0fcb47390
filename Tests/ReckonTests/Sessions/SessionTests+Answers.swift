import Reckon
import Synchronization
import Testing

/// Answers, and texts that go on from them.
extension SessionTests {
  @Test(
    "an answer that is a text or a list is that in functions and definitions too, and where these are kept",
    arguments: [
      (["\"ab\"", "f(x) = concat(ans, x)", "3"], "f(2)", "\"ab2\""),
      (["\"ab\"", "f(x) = x > 2 ? ans : \"no\"", "3"], "f(3)", "\"ab\""),
      (["[1, 2]", "f(x) = ans", "3"], "f(2)", "[1, 2]"), (["[1, 2]", "f(x) = x + count(ans)", "3"], "f(2)", "4"),
      (["[3, 5]", "g(x) = sum(ans)*x", "3"], "g(2)", "16"),
      (["[10 °C, 20 °C]", "k = ans[2] - ans[1]", "3"], "k", "10 ΔK"),
      (["[5 m, 20 cm]", "f(x) = ans[1]*x", "3"], "f(2)", "10 m"),
      (["[2024-03-01, 2024-03-05]", "f(x) = ans[2] + x", "3"], "f(1 d)", "2024-03-06"),
      (["\"EU\"", "f(x) = ans == \"EU\" ? x : 0", "3"], "f(2)", "2"),
    ], [NumberMode.double, .decimal, .exact])
  func otherAnswers(_ example: ([String], String, String), _ mode: NumberMode) throws {
    let (texts, last, expected) = example
    var session = FormulaSession(options: Formula.Options(numberMode: mode))
    for text in texts { try session.run(text) }
    var loaded = FormulaSession(options: Formula.Options(numberMode: mode))
    try loaded.load(try FormulaBook(try session.bookText()))
    for var session in [session, loaded] { #expect(try session.run(last).last?.result?.written == expected) }
  }

  @Test("values are numbered, and ans with a number finds them")
  func answers() throws {
    var session = FormulaSession()
    #expect(try session.run("2 + 3; 10").map(\.number) == [1, 2])
    #expect(try session.run("f(x) = x")[0].number == nil)
    #expect(try session.run("ans(1) + ans(2) + ans")[0].value == 25)
    #expect(try session.run("1/2ans(3)")[0].value == 1 / 50.0)
    let error = #expect(throws: FormulaError.self) { try session.run("1 + ans(99)") }
    #expect(error?.range == SourceRange(start: 4, end: 11))
    #expect(throws: FormulaError.self) { try session.run("ans = 3") }
    var decimals = FormulaSession(options: Formula.Options(numberMode: .decimal))
    #expect(
      try decimals.run("1/3; 5; ans(1)").last?.result?.number.description == "0.3333333333333333333333333333333333")
    #expect(try decimals.run("ln 2; 5; ans(4) + 0").last?.result?.exactness == .rounded)
  }

  @Test(
    "a text that begins with an operator goes on from the last value",
    arguments: [
      ("* 2", 20), ("+5", 15), ("+ 5", 15), ("- 4", 6), ("−4", -4), ("-4", -4), ("/4", 2.5), ("^2", 100), ("²", 100),
      ("!", 3_628_800),
      ("% 3", 1), ("%", 0.1), ("== 10", 1), ("mod 4", 2), ("> 3 and 1", 1), ("+ 10%", 11), ("? 1 : 2", 1), ("!0", 1),
      ("to hex", 10),
      ("|5", 15), ("| 4", 14), ("|-3|", 3), ("|3 - 5| + |-1|", 3), (" ||1| - 4|", 3),
    ])
  func goingOn(_ text: String, _ expected: Double) throws {
    var session = FormulaSession()
    session.continuesFromAnswer = true
    try session.run("10")
    #expect(try session.run(text)[0].value == expected)
  }

  @Test(
    "a bar that another one closes needs no further line behind an answer",
    arguments: [("|e|", false), ("|5|", false), ("||5| - 9|", false), ("|5 +", true), ("| 5 |", false), ("(|5|", true)])
  func barsAreComplete(_ text: String, _ isIncomplete: Bool) throws {
    var session = FormulaSession()
    session.continuesFromAnswer = true
    try session.run("10")
    #expect(session.isIncomplete(text) == isIncomplete)
  }

  @Test(
    "a definition with a mistake is no equation",
    arguments: [
      ("g(x) = x +", "unexpectedEnd"), ("g(x) = x + * 2", "unexpectedToken"), ("3q + = 11", "misplacedEquals"),
    ])
  func mistakesInDefinitions(_ text: String, _ kind: String) {
    var session = FormulaSession()
    let error = #expect(throws: FormulaError.self) { try session.run(text) }
    #expect(error?.kind.name == kind)
  }

  @Test("without a last value, or where conversations do not go on, an operator first is an error")
  func notGoingOn() throws {
    var session = FormulaSession()
    #expect(throws: FormulaError.self) { try session.run("* 2") }
    try session.run("10")
    #expect(throws: FormulaError.self) { try session.run("* 2") }
    session.continuesFromAnswer = true
    #expect(try session.run("* 2")[0].continuesFromAnswer)
    #expect(try session.run("-2")[0].continuesFromAnswer == false)
  }

  @Test(
    "a line that ends in an operator goes on in the next",
    arguments: [
      ("1 +\n2", [3.0]), ("1 + # one\n2", [3]), ("x =\n4", [4]), ("5!\n6", [120, 6]), ("10%\n3", [0.1, 3]),
      ("2 and\n3", [1]),
      ("1 ? 2 :\n 3", [2]), ("4\n-3", [4, -3]), ("(1\n+ 2)", [3]), ("5.08 cm to in\n3", [2, 3]),
      ("5.08 cm to\nin", [2]),
    ])
  func joining(_ text: String, _ expected: [Double]) throws {
    var session = FormulaSession()
    #expect(try session.run(text).map(\.value) == expected)
  }

  @Test(
    "a text that merely ends early is incomplete",
    arguments: [
      ("1 +", true), ("(1 + 2", true), ("f(x) =", true), ("1 + 2", false), ("1 + 2)", false), ("x = 3; sin(", true),
      ("1 1 (", false),
      ("1 +\n2", false), ("1 +\n2 *", true), ("x ? 1 :", true), ("5!", false), ("", false),
    ])
  func incomplete(_ text: String, _ expected: Bool) { #expect(FormulaSession().isIncomplete(text) == expected) }

  @Test("a function that uses an answer which is not there yet is refused at its place")
  func missingAnswer() throws {
    var session = FormulaSession()
    let error = #expect(throws: FormulaError.self) { try session.run("f(x) = x + ans") }
    #expect(error?.kind == .unknownName("ans", suggestion: nil) && error?.range == SourceRange(start: 11, end: 14))
    try session.run("5")
    #expect(throws: FormulaError.self) { try session.run("f(x) = x + ans(2)") }
    try session.run("f(ans) = 2ans")
    #expect(try session.run("f(4)")[0].value == 8)
  }

  @Test(
    "an operator that is a function too is one directly before its bracket, and goes on from the answer elsewhere",
    arguments: [
      ("mod(7, 3)", 1.0), ("rem(-7, 3)", -1), ("mod(8, 3) + 1", 3), ("mod 3", 2), ("rem 4", 1), ("mod (3)", 2),
      ("not(1)", 0),
      ("* (2)", 10),
    ])
  func wordsThatGoOn(_ text: String, _ value: Double) throws {
    var session = FormulaSession()
    session.continuesFromAnswer = true
    try session.run("5")
    #expect(try session.run(text).last?.value == value)
  }
}
