import Reckon
import Synchronization
import Testing

@Suite("A conversation")
struct SessionTests {
  /// Runs texts one after another, and gives the values of some names.
  static func values(_ names: [String], after texts: [String]) throws -> [Double?] {
    var session = FormulaSession()
    for text in texts { try session.run(text) }
    return names.map { session.definition(of: $0)?.result?.number.double }
  }

  @Test(
    "a definition goes on to hold when what it uses changes",
    arguments: [
      (["x = 3", "y = x + 1", "x = 10"], ["y"], [11]),
      (["x = 3", "y = x + 1", "z = x * y", "x = 10"], ["y", "z"], [11, 110]),
      (["k = 2", "f(x) = k*x", "y = f(5)", "k = 3"], ["y"], [15]),
      (["f(x) = x + 1", "y = f(5)", "f(x) = x + 2"], ["y"], [7]),
      (
        ["even(n) = n == 0 ? 1 : odd(n-1)", "odd(n) = n == 0 ? 0 : even(n-1)", "y = even(7)", "odd(n) = 5"], ["y"], [5]
      ),
      (["f(x) = g(x) + 1", "g(x) = 2x", "y = f(4)", "g(x) = 3x"], ["y"], [13]),
      (["x = 1; y = x; x = 2"], ["y"], [2]),
      (["a := 2", "b := a^2", "a = 5"], ["b"], [25]),
      // What uses itself takes the value of now.
      (["n = 1", "n = n + 1", "n = n + 1"], ["n"], [3]),
      (["a = 1", "b = a + 1", "a = b + 1"], ["a", "b"], [3, 4]),
      // Through a function: the value that the function now needs stays what it is.
      (["f(x) = x", "y = f(2)", "f(x) = x + y"], ["y"], [2]),
      // A constant that gets a value of one's own.
      (["y = 2e", "e = 5"], ["y"], [10]),
      (["20*2", "y = ans + 1", "3", "x = 4"], ["y"], [41]),
      (["7", "8", "f(x) = x + ans(1)", "y = f(1)", "9"], ["y"], [8]),
      (["x = 1", "10", "y = `ans` + x", "x = 2"], ["y"], [12]),
      (["5", "x = 1", "y = sum(ans, x, 3, ans)", "x = 2"], ["y"], [7]),
      // A loop's own name is no use of the value of that name.
      (["n = 3", "y = sum(k, 1, n, k)", "k = 2y", "n = 4"], ["y", "k"], [10, 20]),
      (["f(n) = sum(k, 1, n, k)", "n = 3", "k = f(n)", "n = 4"], ["k"], [10]),
    ])
  func live(_ texts: [String], _ names: [String], _ expected: [Double]) throws {
    #expect(try Self.values(names, after: texts) == expected)
  }

  @Test("changes of other definitions are told in an order in which each stands behind those that it uses")
  func changes() throws {
    var session = FormulaSession()
    try session.run("c = 1; b = c + 1; a = b + 1; other = 5; f(x) = x + c")
    let outcome = try session.run("c = 10")[0]
    #expect(outcome.changes.map(\.name) == ["b", "a"])
    #expect(outcome.changes.map { $0.result?.number.double } == [11, 12])
    #expect(try session.run("c = 10")[0].changes.isEmpty)
  }

  @Test("what cannot be computed any more says why, and comes back")
  func failing() throws {
    var session = FormulaSession()
    try session.run("x = 4; r = √x; s = r + 1")
    let outcome = try session.run("x = -4")[0]
    #expect(outcome.changes.map(\.name) == ["r", "s"])
    #expect(session.definition(of: "s")?.result == nil)
    let error = #expect(throws: FormulaError.self) { try session.run("s + 1") }
    #expect(error?.source.text == "r = √x")
    try session.run("x = 9")
    #expect(try session.run("s")[0].value == 4)
  }

  @Test("a failing statement leaves everything as it was")
  func atomic() throws {
    var session = FormulaSession()
    try session.run("x = 4; y = x")
    #expect(throws: FormulaError.self) { try session.run("x = 1/0") }
    #expect(session.definition(of: "x")?.result?.number.double == 4)
    #expect(throws: FormulaError.self) { try session.run("x = 7; sin(") }
    #expect(session.definition(of: "y")?.result?.number.double == 4)
  }

  @Test("cancelling while dependants are computed takes the change back")
  func cancelled() throws {
    var session = FormulaSession()
    session.options.limits.steps = 1_000_000_000
    try session.run("n = 1; total = Σ(k, 1, n, √k)")
    let error = #expect(throws: FormulaError.self) {
      try session.run("n = 1e8", options: EvaluationOptions(isCancelled: { true }))
    }
    #expect(error?.kind == .cancelled)
    #expect(
      session.definition(of: "n")?.result?.number.double == 1
        && session.definition(of: "total")?.result?.number.double == 1)
  }

  @Test("cancelling ends a text between its statements; what was before stays")
  func cancelledBetween() throws {
    let names = ["f", "g", "z"]
    var counts: Set<Int> = []
    // Compiling polls too, how often is its own affair; the last run polls to its end.
    for polls in 0..<100 {
      var session = FormulaSession()
      let left = Mutex(polls)
      let options = EvaluationOptions {
        left.withLock { left in
          left -= 1
          return left < 0
        }
      }
      let run = Result { try session.run("f(x) = x; g(x) = x; z = 3", options: options) }
      if case .failure(let error) = run { #expect((error as? FormulaError)?.kind == .cancelled) }
      let count = session.definitions.count
      #expect(session.definitions.map(\.name) == Array(names.prefix(count)))
      counts.insert(count)
    }
    #expect(counts == [0, 1, 2, 3])
  }

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

  @Test("changing the kind of numbers computes all definitions anew")
  func modes() throws {
    var session = FormulaSession()
    try session.run("x = 0.1; y = x + 0.2")
    #expect(session.definition(of: "y")?.result?.number.description == "0.30000000000000004")
    session.options.numberMode = .decimal
    #expect(session.definition(of: "y")?.result?.number.description == "0.3")
    session.options.angleUnit = .radians
    try session.run("s = sin(30)")
    session.options.angleUnit = .degrees
    try session.run("x = 1")
    #expect(session.definition(of: "s")?.angleUnit == .radians)
  }

  @Test("undo takes back what one text defined, and redo does it again")
  func undoing() throws {
    var session = FormulaSession()
    try session.run("x = 1; y = x + 1")
    try session.run("x = 5")
    try session.run("2 + 2")
    #expect(session.undo()?.map(\.name).sorted() == ["x", "y"])
    #expect(try session.run("y")[0].value == 2)
    #expect(session.redo()?.count == 2)
    #expect(try session.run("y")[0].value == 6)
    #expect(session.undo() != nil && session.undo() != nil && session.undo() == nil)
    #expect(throws: FormulaError.self) { try session.run("x") }
    #expect(session.redo()?.map(\.name).sorted() == ["x", "y"])
    try session.run("z = 1")
    #expect(session.redo() == nil)
    try session.remove("x")
    #expect(throws: FormulaError.self) { try session.run("y") }
    #expect(session.undo() != nil)
    #expect(try session.run("y")[0].value == 2)
  }

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

  @Test("values and functions from elsewhere come back when the definitions that hide them go")
  func hidden() throws {
    var scope = Scope()
    scope["x"] = 3
    try scope.define("f(a) = a")
    var session = FormulaSession(scope: scope)
    try session.run("x = 5; f(a) = 2a")
    #expect(try session.run("f(x)")[0].value == 10)
    #expect(session.undo() != nil)
    #expect(try session.run("f(x)")[0].value == 3)
    try session.run("x = 7")
    try session.remove("x")
    #expect(try session.run("x")[0].value == 3)
  }

  @Test("a change of the kind of numbers is no step of undo, and keeps what can be done again")
  func modeIsNoStep() throws {
    var session = FormulaSession()
    try session.run("x = 0.1")
    try session.run("x = 1/3")
    _ = session.undo()
    session.options.numberMode = .decimal
    #expect(session.redo()?.map(\.name) == ["x"])
    #expect(session.definition(of: "x")?.result?.number.description == "0.3333333333333333333333333333333333")
    #expect(session.undo() != nil && session.undo() != nil && session.undo() == nil)
  }

  @Test("values that are kept are never those of before a change")
  func cache() throws {
    var session = FormulaSession()
    session.cachesStatements = true
    try session.run("x = 2; f(a) = a + x")
    for (text, value) in [
      ("f(1)", 3.0), ("f(1)", 3), ("x = 5", 5), ("f(1)", 6), ("ans + 1", 7), ("ans + 1", 8), ("f(a) = a", nil),
      ("f(1)", 1),
    ] {
      #expect(try session.run(text)[0].value == value, "\(text)")
    }
    #expect(session.cacheStatistics.resultHits == 1)
    session.options.angleUnit = .radians
    #expect(try session.run("sin(1)")[0].value != 0)
    session.options.angleUnit = .degrees
    #expect(try session.run("sin(90)")[0].value == 1)
  }

  @Test("a value that is kept stays when a name changes that it does not depend on, and is that of the policy in force")
  func keptValues() throws {
    var session = FormulaSession()
    session.cachesStatements = true
    try session.run("x = 2; y = 3")
    for text in ["x + 1", "y + 1", "2 + 2"] { try session.run(text) }
    try session.run("y = 4")
    for (text, value) in [("x + 1", 3.0), ("y + 1", 5), ("2 + 2", 4)] {
      #expect(try session.run(text)[0].value == value)
    }
    #expect(session.cacheStatistics.resultHits == 2)
    session.policy = .ieee
    #expect(try session.run("1/0")[0].value == .infinity)
    session.policy = .strict
    #expect(throws: FormulaError.self) { try session.run("1/0") }
  }

  @Test("options of one run take the place of the session's policy and random numbers, and end it")
  func runOptions() throws {
    var session = FormulaSession()
    #expect(try session.run("1/0", options: .ieee)[0].value == .infinity)
    #expect(throws: FormulaError.self) { try session.run("1/0") }
    session.random = RandomSource(seed: 7)
    let seeded = EvaluationOptions(random: RandomSource(seed: 29))
    let first = try session.run("random()", options: seeded)[0].value
    #expect(try session.run("random()", options: seeded)[0].value == first)
    var other = FormulaSession()
    other.random = RandomSource(seed: 7)
    #expect(try session.run("random()")[0].value == other.run("random()")[0].value)
    let late = EvaluationOptions(deadline: EvaluationOptions.Deadline { true })
    let error = #expect(throws: FormulaError.self) { try session.run("a = 1; Σ(k, 1, 1e8, k)", options: late) }
    #expect(error?.kind == .deadlinePassed)
  }

  @Test("a chain of values costs as much per value as it is short, and all follow its head")
  func chain() throws {
    var session = FormulaSession()
    try session.run("x0 = 1\n" + (1...2_000).map { "x\($0) = x\($0 - 1) + 1" }.joined(separator: "\n"))
    #expect(try session.run("x0 = 5")[0].changes.count == 2_000)
    #expect(try session.run("x2000")[0].value == 2_005)
  }

  @Test("definitions of a scope are values of when they were made")
  func scope() throws {
    var scope = Scope()
    try scope.define("a = 1; b = a + 1; a = 5")
    #expect(scope["b"] == 2)
  }

  @Test("what can be undone is bounded by changes too: steps that change much are forgotten earlier, the last is not")
  func manyChanges() throws {
    var session = FormulaSession()
    try session.run("a = 0; " + (1...999).map { "b\($0) = a + \($0)" }.joined(separator: "; "))
    for value in 1...150 { try session.run("a = \(value)") }
    var count = 0
    while session.undo() != nil { count += 1 }
    // Each step changes 1,000 values.
    #expect(count == 100 && session.scope["b999"] == 1049)
    while session.redo() != nil { count -= 1 }
    #expect(count == 0 && session.scope["b999"] == 1149)
  }

  @Test(
    "a value that cannot be computed now has no other meaning: not that of a constant, the clock or a unit",
    arguments: ["e", "pi", "now", "c", "m"])
  func unresolvedNames(_ name: String) throws {
    var session = FormulaSession()
    session.scope.setClock(now: { 0 })
    try session.run("divisor = 1; `\(name)` = 5 / divisor; f(x) = x + `\(name)`; after = `\(name)` + 1")
    #expect(try session.run("f(1)").last?.result?.number.double == 6)
    try session.run("divisor = 0")
    for text in ["`\(name)`", "`\(name)` + 1", "f(1)", "after", "2 + f(after)", "\(name) * 2"] {
      let error = #expect(throws: FormulaError.self) { try session.run(text) }
      #expect(error?.kind.name == "divisionByZero", "\(text): \(error.map { "\($0.kind)" } ?? "")")
    }
    try session.run("divisor = 5")
    #expect(try session.run("after + f(1)").last?.result?.number.double == 4)
  }

  @Test("a parameter of a book that waits for its value is no constant of its name")
  func awaitedConstant() throws {
    var session = FormulaSession()
    try session.load(try FormulaBook("parameter e\nparameter c = 2\ntwice = 2 * e\n"))
    for text in ["e + 1", "twice", "2 e"] {
      let error = #expect(throws: FormulaError.self) { try session.run(text) }
      #expect(error?.kind == .missingParameter("e"), "\(text)")
    }
    try session.run("e = 5")
    #expect(try session.run("e + twice + c").last?.result?.number.double == 17)
  }

  @Test(
    "a value that is shown in a notation keeps its unit, in names, answers and formulas",
    arguments: [
      ("5 km to m to fix 1", "5000 m"), ("5 ft 3 in to cm to fix 1", "160.02 cm"),
      ("20 °C - 15 °C to fix 2", "5 ΔK"), ("255 to hex", "255"),
      ("1/4 to %", "0.25"), ("450 to dms", "450"), ("8° to eng", "8"),
    ])
  func notationsOfUnits(_ text: String, _ value: String) throws {
    var session = FormulaSession()
    for numberMode in [NumberMode.double, .decimal, .exact] {
      session.options.numberMode = numberMode
      #expect(try session.run(text).last?.result?.written == value)
      #expect(try session.run("ans").last?.result?.written == value)
      #expect(try session.run("x = \(text); x").last?.result?.written == value)
      #expect(try Formula(text, variables: [], options: session.options).result(of: []).written == value)
    }
  }

  @Test(
    "a list is as exact under a name and as an answer as where it was computed",
    arguments: [
      ("[1/3, 2]", Exactness.rounded), ("[1/4, 2]", .exact), ("[1 yd, 1 m]", .rounded),
      ("map(x in [2, 3], sqrt(x))", .rounded),
    ])
  func exactnessOfLists(_ text: String, _ exactness: Exactness) throws {
    var session = FormulaSession()
    session.options.numberMode = .decimal
    for statement in [text, "p = \(text)", "p", "ans", "q = p", "sum(q)"] {
      #expect(try session.run(statement).last?.result?.exactness == exactness, "\(statement)")
    }
    try session.load(try FormulaBook("set mode decimal\nparameter r = [0, 0]\ntwice = r * 2\n"))
    try session.run("r = \(text)")
    #expect(try session.run("twice").last?.result?.exactness == exactness)
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
