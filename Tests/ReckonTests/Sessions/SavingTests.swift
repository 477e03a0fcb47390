import Foundation
import Reckon
import TestDepth
import Testing

@Suite("Keeping a conversation as a book")
struct SavingTests {
  private static func played(_ steps: [TranscriptGenerator.Step], mode: NumberMode) -> FormulaSession {
    var session = FormulaSession(options: Formula.Options(numberMode: mode))
    session.options.limits.steps = 100_000
    for step in steps {
      switch step {
      // What is wrong changes nothing.
      case .text(let text): _ = try? session.run(text)
      case .undo: _ = session.undo()
      case .redo: _ = session.redo()
      case .angle(let unit): session.options.angleUnit = unit
      case .mode(let mode): session.options.numberMode = mode
      }
    }
    return session
  }

  /// What every name stands for: a value's digits, or what a function gives for some arguments.
  private static func meanings(_ session: FormulaSession) -> [String: String] {
    var meanings: [String: String] = [:]
    for definition in session.definitions {
      guard let parameters = definition.parameters else {
        meanings[definition.name] = definition.result.map { "\($0.number)" } ?? "none"
        continue
      }
      let calls = ["0", "1.5", "-2"].map { argument in
        var copy = session
        let call = "\(definition.name)(\(Array(repeating: argument, count: parameters.count).joined(separator: ", ")))"
        // Functions that use names without a value have none either.
        return (try? copy.run(call))?.first?.result.map { "\($0.number)" } ?? "none"
      }
      meanings["\(definition.name)()"] = calls.joined(separator: " ")
    }
    return meanings
  }

  @Test("whatever is typed gives the same values when its book is loaded into a new conversation", arguments: 0..<4)
  func transcripts(shard: Int) throws {
    let count = Depth.count(quick: 40, full: 2_500)
    var definitionCount = 0
    var exampleCount = 0
    for seed in UInt64(shard * count) + 1...UInt64((shard + 1) * count) {
      var generator = TranscriptGenerator(seed: seed)
      let steps = generator.transcript()
      let session = Self.played(steps, mode: seed % 2 == 0 ? .double : .decimal)
      let text = try session.bookText()
      let book = try FormulaBook(text)
      var loaded = FormulaSession()
      try loaded.load(book)
      let (wanted, found) = (Self.meanings(session), Self.meanings(loaded))
      for (name, meaning) in wanted where meaning.contains(where: { $0 != " " && !"none".contains($0) }) {
        #expect(found[name] == meaning, "seed \(seed), \(name):\n\(steps)\n\(text)")
      }
      let failed = book.failedExamples
      #expect(failed.isEmpty, "seed \(seed): \(failed.first?.text ?? "")\n\(text)")
      // Nothing has changed, so nothing changes.
      #expect(try loaded.bookText(updating: book) == text, "seed \(seed)")
      definitionCount += wanted.count
      exampleCount += book.exampleCount
    }
    #expect(definitionCount > 3 * count && exampleCount > count)
  }

  @Test("whatever is typed has the same meaning in a conversation that resumes its snapshot", arguments: 0..<4)
  func snapshots(shard: Int) {
    let count = Depth.count(quick: 40, full: 2_500)
    for seed in UInt64(shard * count) + 1...UInt64((shard + 1) * count) { resumesWithTheSameMeaning(seed) }
  }

  /// Conversations that once had another meaning when they were resumed.
  @Test(
    "a conversation resumes its snapshot after what is undone and done again",
    arguments: [7_477 as UInt64, 2_852, 4_283, 6_809])
  func resumesWithTheSameMeaning(_ seed: UInt64) {
    var generator = TranscriptGenerator(seed: seed)
    let steps = generator.transcript()
    let session = Self.played(steps, mode: seed % 2 == 0 ? .double : .decimal)
    let snapshot = session.snapshot(mostAnswers: 50, mostBytes: 10_000)
    var resumed = FormulaSession(options: session.options)
    #expect(resumed.resume(snapshot) == [], "seed \(seed)")
    #expect(Self.meanings(resumed) == Self.meanings(session), "seed \(seed):\n\(steps)\n\(snapshot)")
    #expect(resumed.answerCount == session.answerCount)
    #expect(
      resumed.answers.map { "\($0.number) \($0.exactness)" }
        == session.answers.suffix(resumed.answers.count).map { "\($0.number) \($0.exactness)" }, "seed \(seed)")
    // Nothing has changed, so nothing changes; definitions that were undone and done again stand where they first
    // stood.
    let again = resumed.snapshot(mostAnswers: 50, mostBytes: 10_000)
    #expect(again == snapshot, "seed \(seed)")
  }

  @Test("a snapshot keeps what has no value now, units of angles, and numbers of answers")
  func snapshotStates() throws {
    var session = FormulaSession(options: Formula.Options(angleUnit: .degrees, numberMode: .decimal))
    try session.run("x = 2; y = 10/x; x = 0; f(t) = t*y; s = sin(30); ans + 1")
    session.options.angleUnit = .radians
    var resumed = FormulaSession(options: session.options)
    #expect(resumed.resume(session.snapshot(mostAnswers: 2, mostBytes: 1_000)) == [])
    #expect(throws: FormulaError.self) { try resumed.run("y") }
    try resumed.run("x = 5")
    #expect(try resumed.run("f(3)").first?.result?.number.description == "6")
    #expect(try resumed.run("s").first?.result?.number.description == "0.5")
    #expect(session.answerCount == 5)
    #expect(try resumed.run("ans(5)").first?.result?.number.description == "1.5")
    #expect(resumed.answer(3) == nil)
    #expect(resumed.undo() != nil)
    #expect(resumed.undo() == nil)
  }

  @Test("what of a snapshot cannot be read is left out")
  func damagedSnapshots() throws {
    func saved(_ name: String, _ text: String, _ parameters: [String]? = nil) -> SessionSnapshot.SavedDefinition {
      SessionSnapshot.SavedDefinition(name: name, parameters: parameters, angleUnit: .degrees, text: text)
    }
    let definitions = [
      saved("a", "a = 2"), saved("b", "c = 3"), saved("d", "((("), saved("f", "f(x) = x + a", ["x"]),
      saved("g", "g(x) = x", ["y"]),
      saved("h", "h = 1", []),
      // A circle, which no conversation makes.
      saved("p", "p = q + 1"), saved("q", "q = p + 1"), saved("ans", "ans = 1"), saved("k", ""),
    ]
    var session = FormulaSession()
    let answers = [
      SessionSnapshot.SavedAnswer(text: "7", exactness: .exact, numberMode: .double),
      SessionSnapshot.SavedAnswer(text: ")", exactness: .exact, numberMode: .double),
      SessionSnapshot.SavedAnswer(text: "9", exactness: .exact, numberMode: .double),
    ]
    let unread = session.resume(SessionSnapshot(definitions: definitions, answers: answers, answerCount: 12))
    #expect(Set(unread) == ["b", "d", "g", "h", "ans", "k", ")"])
    #expect(try session.run("f(1) + ans").first?.result?.number.double == 12)
    #expect(session.answer(12)?.number.double == 9)
    #expect(session.answer(11) == nil)
    #expect(throws: FormulaError.self) { try session.run("p") }
  }

  @Test("a function that cannot take what another gives it is saved, and the other as a comment")
  func callers() throws {
    var session = FormulaSession()
    try session.run("f(x, y) = 7 > y ? 14 : 2 - y > 9 ? x : 1; q = 5 km; g(n) = f(q, q)")
    let text = try session.bookText()
    #expect(text.contains("\nf(x, y) =") || text.hasPrefix("f(x, y) ="), "\(text)")
    #expect(text.contains("# g(n) = f(q, q)"), "\(text)")
  }

  @Test("a book whose lines end in CR LF stays so")
  func lineEnds() throws {
    for (end, other) in [("\r\n", "\n"), ("\n", "\r\n")] {
      // A line of the other kind stays what it is.
      let book = try FormulaBook("# Prices\(end)a = 1\(end)b = a\(other)")
      var session = FormulaSession()
      try session.load(book)
      try session.run("a = 2")
      try session.run("c = 3")
      try session.run("b + c")
      let text = try session.bookText(updating: book)
      let expected = ["# Prices", "a = 2", "b = a", "c = 3", "", "# What was calculated.", "", "> b + c = 5", ""]
        .joined(separator: end)
      #expect(
        Array(text.utf8) == Array((end == "\n" ? expected.replacing("b = a\n", with: "b = a\r\n") : expected).utf8))
    }
  }
}
