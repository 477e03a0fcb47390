import Foundation
import Reckon
import TestDepth
import Testing

/// Random statements over few names, so that they meet: values become functions and units' words values, loops bind
/// names that are defined, circles close.
private struct StatementGenerator {
  static let names = ["a", "b", "c", "k", "f", "g", "m", "h"]
  /// What every conversation begins with.
  static let beginning = ["a = 2", "b = a + 3", "c = 5", "k = b - 1", "f(x) = x + a", "g(x) = 2x"]

  private var random: RandomSource

  init(seed: UInt64) { random = RandomSource(seed: seed) }

  mutating func below(_ count: Int) -> Int { Int(random.next() >> 33) % count }
  mutating func pick<Element>(_ list: [Element]) -> Element { list[below(list.count)] }

  private mutating func leaf() -> String {
    switch below(10) {
    case 0...4: pick(["a", "b", "c", "k"])
    case 5: below(3) == 0 ? "ans" : "ans(\(1 + below(4)))"
    case 6: below(3) > 0 ? "\(below(9))" : pick(["3 h", "2 m", "m", "6 m/h", "4 / h", "2 m(3)", "k * h", "1/2 h"])
    default: "\(below(9))"
    }
  }

  private mutating func expression(_ depth: Int) -> String {
    guard depth > 0 else { return leaf() }
    switch below(11) {
    case 0...3: return "\(expression(depth - 1)) \(pick(["+", "-", "*"])) \(expression(depth - 1))"
    case 4: return "\(pick(["f", "g"]))(\(expression(depth - 1)))"
    case 5: return "2\(pick(["a", "b", "c", "k"]))"
    case 6: return "sum(\(pick(["k", "a"])), 1, 3, \(expression(depth - 1)))"
    case 7:
      return pick(["", "", "1/", "2", "-", "2^"]) + "\(pick(["a", "b", "m"]))(\(expression(depth - 1)))"
        + pick(["", "", "^2", "!", "%"])
    case 8: return "sin(\(expression(depth - 1)))"
    case 9: return "(\(expression(depth - 1)) > 3 ? \(leaf()) : \(leaf()))"
    default: return leaf()
    }
  }

  mutating func statement() -> String {
    switch below(10) {
    case 0...5:
      return "\(pick(["a", "b", "c", "k", "`u v`", "a", "b", "m", "h"])) \(pick(["=", ":="])) \(expression(2))"
    case 6, 7:
      return
        "\(pick(["f", "g", "h", "b", "m"]))(\(pick(["x", "a", "k", "n"]))) = \(expression(2).replacing("c", with: "x"))"
    default:
      return pick(["", "", "+ 2 * ", "1; ", "b = 4; "]) + expression(2)
        + pick(["", " to hex", " to fix 2", " # c", " +\n 1"])
    }
  }
}

@Suite("Invariants of conversations")
struct SessionInvariantTests {
  /// What every name stands for.
  private static func meanings(_ session: FormulaSession) -> [String: String] {
    var meanings: [String: String] = [:]
    for definition in session.definitions {
      guard definition.parameters != nil else {
        meanings[definition.name] = definition.result.map { "\($0.number)" } ?? "none"
        continue
      }
      let values = ["0", "1.5"].map { argument in
        var copy = session
        return (try? copy.run("\(definition.name)(\(argument))"))?.first?.result.map { "\($0.number)" } ?? "none"
      }
      meanings["\(definition.name)()"] = values.joined(separator: " ")
    }
    return meanings
  }

  private static func answer(_ session: inout FormulaSession, _ text: String) -> String {
    do throws(FormulaError) {
      return try session.run(text).map { outcome in
        "\(outcome.result.map { "\($0.number) \($0.exactness)" } ?? "-") \(outcome.changes.map(\.name))"
      }.joined(separator: "; ")
    } catch {
      return "\(error.kind)"
    }
  }

  @Test(
    "caches change no answer, no definition is stale, undoing and redoing all comes back, and books say the same",
    arguments: 0..<4)
  func invariants(shard: Int) throws {
    let count = UInt64(Depth.count(quick: 25, full: 2_500))
    for seed in UInt64(shard) * count + 1...UInt64(shard + 1) * count {
      var generator = StatementGenerator(seed: seed)
      var session = FormulaSession(options: Formula.Options(numberMode: .decimal))
      session.options.limits.steps = 20_000
      var cached = session
      cached.cachesStatements = true
      var log = StatementGenerator.beginning
      for text in log { #expect(Self.answer(&session, text) == Self.answer(&cached, text)) }
      for _ in 0..<4 + generator.below(14) {
        switch generator.below(20) {
        case 0:
          log.append("undo")
          #expect(session.undo()?.map(\.name) == cached.undo()?.map(\.name), "\(log)")
        case 1:
          log.append("redo")
          #expect(session.redo()?.map(\.name) == cached.redo()?.map(\.name), "\(log)")
        case 2:
          let name = generator.pick(StatementGenerator.names)
          log.append("forget \(name)")
          let changes = try? session.remove(name).map(\.name)
          #expect(try changes == (try? cached.remove(name).map(\.name)), "\(log)")
        case 3:
          let unit = generator.pick(AngleUnit.allCases)
          log.append("angle \(unit)")
          (session.options.angleUnit, cached.options.angleUnit) = (unit, unit)
        case 4 where generator.below(3) == 0:
          let mode = generator.pick(NumberMode.allCases)
          log.append("mode \(mode)")
          (session.options.numberMode, cached.options.numberMode) = (mode, mode)
        default:
          log.append(generator.statement())
          #expect(Self.answer(&session, log[log.count - 1]) == Self.answer(&cached, log[log.count - 1]), "\(log)")
        }
        try Self.checkNothingIsStale(session, log)
      }
      Self.checkUndoing(session, log)
      try Self.checkSaving(session, log)
    }
  }

  /// What each definition says comes to what it holds, which is what its name stands for.
  private static func checkNothingIsStale(_ session: FormulaSession, _ log: [String]) throws {
    for definition in session.definitions where definition.parameters == nil {
      var copy = session
      copy.options.angleUnit = definition.angleUnit
      // What a live definition uses may be defined later, so that a letter behind a number is no thousands there: `h :=
      // sin(2k)`.
      let text = definition.isLive ? definition.text : String(definition.text.drop { $0 != "=" }.dropFirst())
      let computed = (try? copy.run(text))?.first?.result?.number.description
      let held = definition.result?.number.description
      #expect(computed == held, "\(log): \(definition.text)")
      #expect(session.scope[number: definition.name]?.description == held, "\(log): \(definition.text)")
    }
  }

  private static func checkUndoing(_ session: FormulaSession, _ log: [String]) {
    var session = session
    while session.redo() != nil {}
    let end = meanings(session)
    var count = 0
    while session.undo() != nil { count += 1 }
    #expect(session.definitions.isEmpty, "\(log)")
    for _ in 0..<count { _ = session.redo() }
    #expect(meanings(session) == end, "\(log)")
  }

  private static func checkSaving(_ session: FormulaSession, _ log: [String]) throws {
    let text = try session.bookText()
    let book = try FormulaBook(text)
    var loaded = FormulaSession()
    try loaded.load(book)
    let (wanted, found) = (meanings(session), meanings(loaded))
    for (name, meaning) in wanted where meaning.contains(where: \.isNumber) {
      #expect(found[name] == meaning, "\(log)\n\(text)")
    }
    #expect(book.failedExamples.isEmpty, "\(log)\n\(text)")
    #expect(try loaded.bookText(updating: book) == text, "\(log)")
  }
}
