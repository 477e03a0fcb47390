import Reckon
import Synchronization
import Testing

@Suite("The host's clock")
struct ClockTests {
  /// 2024-03-01T14:30:05Z at a place ten hours ahead, where the next day has begun.
  static let scope: Scope = {
    var scope = Scope()
    scope.setClock(now: { 1_709_303_405 }, secondsFromUTC: { _ in 36_000 })
    return scope
  }()

  static func result(_ text: String, _ scope: Scope = scope, _ mode: NumberMode = .double) throws -> String {
    let formula = try Formula(text, variables: [], scope: scope, options: Formula.Options(numberMode: mode))
    #expect(!formula.program.isPure, "\(text)")
    return try formula.result(of: []).written
  }

  @Test("today and now are instants", arguments: NumberMode.allCases)
  func values(_ mode: NumberMode) throws {
    for (text, expected) in [
      ("now", "2024-03-02T00:30:05"), ("today", "2024-03-02"), ("weekday(today)", "6"), ("today - 2024-01-01", "61 d"),
      ("weekday(now)", "6"), ("now > today", "true"), ("now - today to s", "1805 s"),
      ("now == 2024-03-01T14:30:05Z", "true"),
      ("now - 2024-03-01T14:30:00Z to s", "5 s"), ("now == 2024-03-02T00:30:05", "true"),
      ("2024-03-01 < today", "true"), ("today + 1 month", "2024-04-02"), ("now - 90 min", "2024-03-01T23:00:05"),
      ("d = today; d - 2024-03-01 to h", "24 h"), ("f(x) = x + 1 d; f(today)", "2024-03-03"),
      ("f(n) = today - n; f(2024-03-01)", "1 d"),
      ("max(now, 2024-02-01)", "2024-03-02T00:30:05"),
    ] { #expect(try Self.result(text, Self.scope, mode) == expected, "\(text)") }
    #expect(throws: FormulaError.self) { try Self.result("today * 2") }
    #expect(throws: FormulaError.self) { try Self.result("today()") }
    #expect(throws: FormulaError.self) { try Self.result("today + 3") }
  }

  @Test(
    "a literal with an offset is the wall clock's reading at its moment, is shown so, and the time between two is what passes"
  )
  func offsets() throws {
    var berlin = Scope()
    // Summer time of 2024: from 31 March to 27 October, 01:00Z each.
    berlin.setClock(now: { 0 }, secondsFromUTC: { 1_711_846_800..<1_729_990_800 ~= $0 ? 7_200 : 3_600 })
    for (text, expected) in [
      ("2024-01-15T12:00Z", "2024-01-15T12:00Z"), ("2024-07-15T12:00Z", "2024-07-15T12:00Z"),
      ("2024-07-15T00:00Z", "2024-07-15T00:00Z"),
      ("2024-07-15T12:00+05:30", "2024-07-15T12:00+05:30"), ("2024-07-15T12:00-03:30 + 1 h", "2024-07-15T13:00-03:30"),
      ("2024-01-15T12:00Z - 2024-01-15T13:00 to min", "0 min"),
      ("2024-07-15T12:00Z - 2024-07-15T14:00 to min", "0 min"),
      ("t = 2024-07-15T12:00Z; t + 1 month", "2024-08-15T12:00Z"), ("max(2024-07-15T12:00Z, 2024-07-16)", "2024-07-16"),
      ("max(2024-07-15T12:00Z, 2024-07-16T12:00Z)", "2024-07-16T12:00Z"), ("weekday(2024-07-14T23:00Z)", "1"),
      ("2024-07-15T12:00", "2024-07-15T12:00"),
      // Over the nights in which the clock is set, as Python's datetime with zoneinfo has it.
      ("2024-10-27T03:00Z - 2024-10-27T00:00Z to h", "3 h"), ("2024-03-31T01:00Z - 2024-03-31T00:00Z to h", "1 h"),
      ("2024-10-27T00:30Z == 2024-10-27T01:30Z", "false"), ("2024-10-27T00:30Z < 2024-10-27T01:30Z", "true"),
      ("2024-03-31T00:30Z + 1 h == 2024-03-31T01:30Z", "true"),
      ("2024-02-29T23:30Z + 1 month == 2024-03-31T23:30Z", "true"),
      ("2024-10-27T02:30+02:00 < 2024-10-27T02:30+01:00 < 2024-10-27T02:00Z", "true"),
      ("2024-10-27T00:30Z == 2024-10-27T02:30+02:00", "true"),
      ("max(2024-10-27T00:59Z, 2024-10-27T01:01Z)", "2024-10-27T01:01Z"),
      ("min(2024-10-27T01:01Z, 2024-10-27T00:59Z)", "2024-10-27T00:59Z"),
      ("a = 2024-10-27T01:30Z; b = 2024-10-27T00:30Z; a > b ? a - b to min : 0 min", "60 min"),
      ("true ? 2024-10-26T00:00Z : 2024-10-28T00:00Z", "2024-10-26T00:00Z"),
      ("false ? 2024-10-26T00:00Z : 2024-10-28T00:00Z", "2024-10-28T00:00Z"),
      ("clamp(2024-10-27T00:30Z, 2024-10-27T01:00Z, 2024-10-28T00:00Z)", "2024-10-27T01:00Z"),
    ] {
      for mode in NumberMode.allCases {
        let formula = try Formula(text, variables: [], scope: berlin, options: Formula.Options(numberMode: mode))
        #expect(try formula.result(of: []).written == expected, "\(text) in \(mode)")
        #expect(try Formula(image: formula.image).result(of: []).written == expected, "\(text) in \(mode), stored")
      }
    }
    // Without a clock the wall clock shows universal time.
    #expect(try Formula("2024-07-15T12:00Z - 2024-07-15T12:00 to h", variables: []).evaluate() == 0)
  }

  @Test("a clock is read at each evaluation and at each place, whatever is folded or shared")
  func isRead() throws {
    let seconds = Mutex(0.0)
    var scope = Scope()
    @Sendable func next() -> Double {
      seconds.withLock { seconds in
        seconds += 1
        return seconds
      }
    }
    scope.setClock(now: next)
    let formula = try Formula("now - now", variables: [], scope: scope)
    #expect(try formula.result(of: []).number.double == -1 / 86_400)
    #expect(try formula.result(of: []).number.double == -1 / 86_400)
    #expect(seconds.withLock { $0 } == 4)
    let engine = Engine(scope: scope)
    #expect(try engine.evaluate("now - 1970-01-01 to s") == 5)
    #expect(try engine.evaluate("now - 1970-01-01 to s") == 6)
  }

  @Test("without a clock the names mean nothing, and what has the names hides it")
  func hidden() throws {
    #expect(#expect(throws: FormulaError.self) { try Formula("today", variables: []) }?.kind.name == "unknownName")
    #expect(try Formula("today + 1").variables == ["today"])
    #expect(try Formula("today + 1", variables: ["today"], scope: Self.scope).evaluate(3) == 4)
    #expect(try Formula("today = 3; 2 today", variables: [], scope: Self.scope).evaluate() == 6)
    var scope = Self.scope
    scope["today"] = 5
    #expect(try Formula("today + 1", variables: [], scope: scope).evaluate() == 6)
    var session = FormulaSession(scope: Self.scope)
    try session.run("today = 4")
    #expect(try session.run("today + 1").first?.result?.number == 5)
    try session.remove("today")
    #expect(try session.run("today").first?.result?.written == "2024-03-02")
    // A book sees nothing of who uses it.
    #expect(throws: FormulaBookError.self) { try FormulaBook("day = today\n") }
  }

  @Test("a conversation's definition that reads the clock keeps the moment in which it was made")
  func definitions() throws {
    var session = FormulaSession(scope: Self.scope)
    try session.run("start = now")
    #expect(session.definition(of: "start")?.text == "start = 2024-03-02T00:30:05")
    try session.run("age(x) = today - x")
    #expect(try session.run("age(2024-03-01)").first?.result?.written == "1 d")
  }
}
