import Foundation
import Reckon
import TestDepth
import Testing

/// Sessions.
extension CancelledAtEachPollTests {
  /// The conversation in which the prompt once ended: values that depend on values by functions and choices.
  private static let conversation =
    ["a = 1", "b = 3 km", "f(x) = if(x > 3, if(x > 10, x^2, x + 1), x*2)", "g(t) = integral(s^2, s, 0, t) + a"]
    + (1...15).map { "v\($0) = if(a > \($0), f(a + \($0)) + f(a*2), if(a == 2, f(3), a - \($0)))" }
    + ["w = v1 + v15*g(2)", "r = random()", "2 + 2"]

  private static let statements = [
    "a = 7", "a = 1007", "v3", "v1 = v2 + 1", "f(x) = x + a", "g(t) = t!", "b = 5 m; b to cm", "a = a + 1",
    "u = ans * 2", "h(x) = x + ans",
    "1 + ans(1)", "m = 5", "km = 3", "random() + random()", "c = random(); c + a", "a = 2; v4; a = 12; v4", "a =",
    "nothing + 1",
    "x1 = sum(k, 1, 500, k*a)", "a = [1, 2, 3]", "a = \"text\"", "d(a^2 + v2, a)", "q = root(t^3 - a - 4, t, 0, 9)",
    "v15 = 1; a = 3",
    "t1 = map(k in [1, 2, 3], f(k) + a)", "a = 2024-01-31", "p(x) = x > 0 ? p(x - 1) + a : 0; p(30)",
  ]

  @Test(
    "statements of a conversation with definitions that depend on each other",
    arguments: [NumberMode.double, .decimal, .exact])
  func sessions(_ mode: NumberMode) throws {
    var session = FormulaSession(options: Formula.Options(numberMode: mode))
    session.random = RandomSource(seed: 7)
    for line in Self.conversation { try session.run(line) }
    session.undo()
    let ready = session
    let subjects = Self.statements.map { text in
      Cancelling("\(text) (\(mode))", { ready }, seen: Cancelling.seen) { session, options in
        let outcomes = try session.run(text, options: options)
        return
          "\(outcomes.map { "\($0.result?.written ?? $0.definition ?? "") \($0.changes.map { "\($0.name)=\($0.result?.written ?? "")" })" })"
      }
    }
    // Statements before the one that is cancelled stay.
    expectNoTrace(subjects.filter { !$0.name.contains(";") }, atLeast: 6 * subjects.count)
    let texts = subjects.filter { $0.name.contains(";") }
    for subject in texts {
      _ = subject.complaint(most: Self.most, asDeadline: false)
    }
  }

  @Test("changes of a conversation by its host")
  func changesByHost() throws {
    var session = FormulaSession()
    for line in Self.conversation where line != "r = random()" { try session.run(line) }
    session.scope["outside"] = 4
    try session.run("usesOutside = outside*2 + v3")
    session.scope["outside"] = 5
    let ready = session
    session.undo()
    let undone = session
    func deadline(_ options: EvaluationOptions) -> EvaluationOptions.Deadline {
      options.deadline ?? .init(hasPassed: options.isCancelled ?? { false })
    }
    expectNoTrace(
      [
        Cancelling("a definition is removed", { ready }, seen: Cancelling.seen) { session, options in
          "\(try session.remove("a", deadline: deadline(options)).map { "\($0.text) \($0.result?.written ?? "")" })"
        },
        Cancelling("undo", { ready }, seen: Cancelling.seen) {
          "\(try $0.undo(deadline: deadline($1))?.map(\.name) ?? [])"
        },
        Cancelling("redo", { undone }, seen: Cancelling.seen) {
          "\(try $0.redo(deadline: deadline($1))?.map(\.name) ?? [])"
        },
        Cancelling("the kind of numbers changes", { ready }, seen: Cancelling.seen) { session, options in
          try session.setOptions(Formula.Options(numberMode: .decimal), deadline: deadline(options))
          return ""
        },
        Cancelling("the scope changes", { ready }, seen: Cancelling.seen) { session, options in
          var scope = session.scope
          scope["a"] = 9
          scope["outside"] = 6
          try session.setScope(scope, deadline: deadline(options))
          return ""
        },
      ], atLeast: 40)
  }

  @Test("changes without a deadline are made whole in a task that is cancelled")
  func cancelledTask() async throws {
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      var session = FormulaSession()
      session.options.numberMode = .decimal
      var sheet = Sheet()
      try sheet.edit([("A1", "1"), ("A2", "A1 + sum(k, 1, 10, k)")])
      sheet.undo()
      sheet.redo()
      #expect(throws: FormulaError.self) { try session.run("sum(k, 1, 1_000_000, k)") }
      return try sheet.value(of: "A2")
    }
    task.cancel()
    #expect(try await task.value == 56)
  }

  @Test("books that are loaded into sessions, and sessions that are written as books")
  func sessionBooks() throws {
    let book = try FormulaBook(Self.bookText)
    var session = FormulaSession()
    for line in Self.conversation where line != "r = random()" { try session.run(line) }
    let ready = session
    expectNoTrace(
      [
        Cancelling("a book is loaded", { ready }, seen: Cancelling.seen) { session, options in
          let isCancelled = options.isCancelled ?? options.deadline?.hasPassed
          return "\(try session.load(book, isCancelled: isCancelled).map { "\($0.text) \($0.result?.written ?? "")" })"
        },
        Cancelling("a book is written", { ready }, seen: Cancelling.seen) { session, options in
          try session.bookText(isCancelled: options.isCancelled ?? options.deadline?.hasPassed)
        },
      ], atLeast: 40)
  }
}
