import Foundation
import Reckon
import Testing

/// What sessions say of their statements.
@Suite("Notes and texts of statements")
struct SessionNoteTests {
  @Test("a statement of a session has the notes of the formula by itself", arguments: GoldenTests.files)
  func notes(file: String) throws {
    for line in try WordTests.lines(of: file) where line.values.isEmpty && !line.expression.contains(";") {
      var session = FormulaSession(scope: line.scope, options: line.options)
      guard let formula = try? Formula(line.expression, variables: [], scope: line.scope, options: line.options),
        let outcome = try? session.run(line.expression).last
      else { continue }
      // What is said of an uncertainty is known with the value.
      let ofValue = (try? formula.result())?.uncertainty?.notes ?? []
      #expect(Set(outcome.notes) == Set(formula.notes + ofValue), "\(line.expression)")
    }
  }

  @Test(
    "the text of a statement is all of it",
    arguments: [
      "14:30 Kyiv to Lisbon", "2026-07-01 12:00 Europe/Kyiv", "solve x + y = 3, x - y = 1", "derive x^2", "20% off 50",
    ])
  func texts(text: String) throws {
    var session = FormulaSession(scope: Self.scope)
    #expect(try session.run(text).last?.source == text)
  }

  /// Two zones that are an hour and two behind each other, whatever the season.
  private static let scope = {
    var scope = Scope()
    scope.setClock(now: { 1_764_000_000 })
    scope.timeZones = TimeZones(names: ["Europe/Kyiv", "Europe/Lisbon"]) { zone, _ in zone == "Europe/Kyiv" ? 7_200 : 0
    }
    return scope
  }()
}

/// Names that are words: a definition keeps what it meant when they are gone.
@Suite("Names that are words")
struct WordNameTests {
  @Test(
    "a definition does not mean a word where the name that it was is forgotten, typed or from a file, and saved neither",
    arguments: [
      ("k", "a = 2k"), ("M", "a = 2M"), ("dozen", "a = 5 dozen"), ("million", "a = 3 million + 1"), ("h", "a = 2h"),
    ])
  func forgotten(name: String, text: String) throws {
    for source in [SourceText(text), SourceText(text, name: "file")] {
      var session = FormulaSession()
      try session.run("\(name) = 3")
      var outcomes: [FormulaSession.Outcome] = []
      try session.run(source, into: &outcomes)
      #expect(try #require(outcomes.last?.value) < 20)
      try session.remove(name)
      #expect(session.definition(of: "a")?.result == nil, "\(text)")
      let saved = try #require(session.definition(of: "a")).text
      #expect(saved.contains("`\(name)`"), "\(saved)")
      var other = FormulaSession()
      #expect(throws: FormulaError.self) { try other.run(saved) }
    }
  }
}
