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
      #expect(Set(outcome.notes) == Set(formula.notes), "\(line.expression)")
    }
  }

  @Test(
    "the text of a statement is all of it",
    arguments: [
      "14:30 Kyiv to Lisbon", "2026-07-01 12:00 Europe/Kyiv", "solve x + y = 3, x - y = 1", "derive x^2", "20% off 50",
      "what is 15% of 80?",
    ])
  func texts(text: String) throws {
    var session = FormulaSession(scope: Self.scope)
    #expect(try session.run(text).last?.source == text)
  }

  /// Two zones that are an hour and two behind each other, whatever the season.
  private static let scope = {
    var scope = Scope()
    scope.setClock(now: { 1_764_000_000 })
    scope.timeZones = TimeZones(names: ["Europe/Kyiv", "Europe/Lisbon"]) { zone, _ in zone == "Europe/Kyiv" ? 7_200 : 0 }
    return scope
  }()
}
