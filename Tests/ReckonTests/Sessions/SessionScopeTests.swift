import Reckon
import Testing

@Suite("A conversation's scope, answers and circles")
struct SessionScopeTests {
  @Test("the scope's own change of a definition is one more definition, which can be undone")
  func redefinition() throws {
    var session = FormulaSession()
    try session.run("x = 5; y = x + 1; f(a) = a * x; z = f(2)")
    session.scope["x"] = 6
    #expect(session.scope["y"] == 7 && session.scope["z"] == 12)
    #expect(session.definition(of: "x")?.text == "x = 6" && session.definition(of: "y")?.result?.number.double == 7)
    #expect(try session.run("y + z")[0].value == 19)
    session.undo()
    #expect(session.scope["x"] == 5 && session.scope["y"] == 6 && session.scope["z"] == 10)
    session.redo()
    #expect(session.scope["x"] == 6 && session.scope["y"] == 7)
    try session.run("x = 1")
    #expect(session.scope["z"] == 2)
  }

  @Test("names that the conversation has not defined count too: values, functions, the host's functions and currencies")
  func undefinedNames() throws {
    var scope = Scope()
    scope["rate"] = 2
    try scope.define("g(a) = a + 1")
    try scope.add(HostFunction("h") { $0 })
    scope.rates = try ExchangeRates(perEuro: ["USD": "2"], on: "2026-01-01")
    var session = FormulaSession(scope: scope)
    try session.run("a = rate * 10; b = g(1); c = h(5); d = 4 USD to EUR; e2 = a + b")
    session.scope["rate"] = 3
    #expect(session.scope["a"] == 30 && session.scope["e2"] == 32)
    try session.scope.define("g(a) = a + 2")
    try session.scope.add(HostFunction("h") { 2 * $0 })
    session.scope.rates = try ExchangeRates(perEuro: ["USD": "4"], on: "2026-01-02")
    #expect(session.scope["e2"] == 33 && session.scope["d"] == 1)
    session.scope.remove("rate")
    #expect(session.definition(of: "a")?.result == nil && session.definition(of: "e2")?.result == nil)
    session.scope["rate"] = 1
    #expect(session.scope["e2"] == 13)
  }

  @Test("another function of the host in the place of one computes anew what uses it, the same one again nothing")
  func hostFunctions() throws {
    var scope = Scope()
    let twice = try HostFunction("h") { 2 * $0 }
    try scope.add(twice)
    var session = FormulaSession(scope: scope)
    try session.run("a = h(5) + random()*0; b = a + 1; c = h(1) + b")
    #expect(session.scope["c"] == 13)
    try session.scope.add(twice)
    #expect(session.scope["c"] == 13)
    try session.scope.add(HostFunction("h") { 3 * $0 })
    #expect(session.scope["a"] == 10 && session.scope["c"] == 14, "what took a value of now stays")
    try session.scope.add(try HostFunction("h") { 3 * $0 }.withDecimals { arguments, _ in arguments[0] })
    session.options.numberMode = .decimal
    #expect(session.definition(of: "c")?.result?.number.double == 12)
  }

  @Test("what undo and redo bring back uses the values that the scope has now")
  func undoing() throws {
    var session = FormulaSession()
    session.scope["r"] = 2
    try session.run("y = r + 1")
    session.undo()
    session.scope["r"] = 10
    session.redo()
    #expect(session.scope["y"] == 11)
    try session.run("z = r")
    session.scope["r"] = 5
    #expect(session.scope["y"] == 6 && session.scope["z"] == 5)
    session.undo()
    session.redo()
    #expect(session.scope["z"] == 5)
  }

  @Test("values that are kept are given up")
  func cache() throws {
    var session = FormulaSession()
    session.cachesStatements = true
    session.scope["x"] = 1
    #expect(try session.run("x + 1; x + 1").map(\.value) == [2, 2])
    session.scope["x"] = 2
    #expect(try session.run("x + 1")[0].value == 3)
  }

  @Test("definitions that depend on each other keep the current value, which a note says")
  func circles() throws {
    var session = FormulaSession()
    try session.run("a = 1; b = a + 1")
    let outcome = try session.run("a = b + 1")[0]
    #expect(outcome.value == 3 && outcome.notes.map(\.kind) == [.frozenDefinition])
    #expect(outcome.notes.first?.message.contains("a = 3, the current value") == true)
    #expect(outcome.notes.first?.message.contains("does not use b") == true)
    // What uses itself is meant so.
    #expect(try session.run("n = 1; n = n + 1").allSatisfy { $0.notes.isEmpty })
    // A function that now uses a value which uses the function.
    try session.run("f(x) = x; y = f(2)")
    let function = try session.run("f(x) = x + y")[0]
    #expect(
      function.notes.map(\.kind) == [.frozenDefinition]
        && function.notes.first?.message(in: .english).hasPrefix("read as y = 2") == true)
    #expect(try session.run("1 + 1")[0].notes.isEmpty)
  }

  @Test("answers are kept up to a limit that can be set, and keep their numbers", arguments: [1, 2, 10, 25])
  func answers(_ limit: Int) throws {
    var session = FormulaSession()
    #expect(session.answerLimit == 10_000)
    session.answerLimit = limit
    for number in 1...100 {
      #expect(try session.run("\(number) * 2")[0].number == number)
      #expect(session.answers.count <= limit && session.answerCount == number)
      #expect(session.answers.count >= min(number, limit - limit / 10) || limit == 1)
    }
    #expect(try session.run("ans + ans(100)")[0].value == 400)
    let error = #expect(throws: FormulaError.self) { try session.run("ans(1)") }
    #expect(error?.kind.name == "unknownName")
    #expect(session.answer(1) == nil && session.answer(.min) == nil && session.answer(101)?.number.double == 400)
    session.answerLimit = -5
    #expect(session.answers.count == 1)
    session.forgetPast()
    #expect(try session.run("7")[0].number == 1)
  }

  @Test("a statement that comes again has the rates, the units, the clock, the limits and the books of now")
  func cachedSurroundings() throws {
    func value(_ session: inout FormulaSession, _ text: String) throws -> String {
      try session.run(text).last?.result?.number.description ?? "none"
    }
    var session = FormulaSession()
    session.cachesStatements = true
    session.scope.rates = try ExchangeRates(perEuro: ["USD": "2"], on: "2026-01-02")
    try session.run("pay = 10 USD to EUR")
    #expect(try value(&session, "10 USD to EUR") == "5")
    session.scope.rates = try ExchangeRates(perEuro: ["USD": "4"], on: "2026-01-03")
    #expect(
      try value(&session, "10 USD to EUR") == "2.5"
        && session.definition(of: "pay")?.result?.number.description == "2.5")
    try session.scope.defineUnit("box", as: "2 kg")
    #expect(try value(&session, "3 box to kg") == "6")
    try session.scope.defineUnit("box", as: "5 kg")
    #expect(try value(&session, "3 box to kg") == "15")
    session.scope.setClock(now: { 0 })
    #expect(try value(&session, "(now - 1970-01-01) to d") == "0")
    session.scope.setClock(now: { 86_400 * 366 })
    #expect(try value(&session, "(now - 1970-01-01) to d") == "366")
    session.scope.add(try FormulaBook("rate = 3\n"))
    #expect(try value(&session, "rate * 2") == "6")
    var other = session.scope
    other = Scope()
    other.add(try FormulaBook("rate = 4\n"))
    session.scope = other
    #expect(try value(&session, "rate * 2") == "8")
    #expect(try value(&session, "sum(k, 1, 1000, k)") == "500500")
    session.options.limits.steps = 100
    #expect(throws: FormulaError.self) { try session.run("sum(k, 1, 1000, k)") }
    session.options.limits = Limits()
    #expect(try value(&session, "sum(k, 1, 1000, k)") == "500500")
    #expect(session.cacheStatistics.resultHits == 0)
    _ = try value(&session, "sum(k, 1, 1000, k)")
    #expect(session.cacheStatistics.resultHits == 1)
  }
}
