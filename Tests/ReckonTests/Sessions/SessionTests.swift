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
}
