import Reckon
import ReckonSyntax
import Testing

/// Dates, and differences that could be dates.
extension UnitReadingTests {
  @Test(
    "an ISO date is one token, with blanks or other signs it is a difference",
    arguments: [
      ("2024-12-25 - 2024-11-23", "(2024-12-25 - 2024-11-23)"),
      ("2024-03-01T14:30Z - 90 min", "(2024-03-01T14:30Z - (90 [min]))"),
      ("2024 - 12 - 25", "((2024 - 12) - 25)"), ("2024−12−25", "((2024 - 12) - 25)"),
      ("2024-12-251", "((2024 - 12) - 251)"),
    ] as [(String, String)])
  func dates(text: String, expected: String) throws {
    #expect(try Self.read(text).reading == expected)
  }

  @Test("seconds of dates since 1970, by the proleptic Gregorian calendar")
  func instants() throws {
    let tree = try Parser.tree(of: SourceText("2024-03-01 - 1969-12-31T23:59:59.5+01:00"), scope: Self.scope)
    // 19783 days; an hour and half a second before the epoch, by a clock that is an hour ahead.
    #expect(tree.instants.map(\.seconds) == [Decimal128(19783 * 86400), Decimal128("-3600.5")])
    #expect(tree.instants.map(\.offset) == [nil, 3_600])
  }

  @Test("a difference that could be a date has a note", arguments: ["2024 - 12 - 25", "2024−12−25", "2024 -12 -25"])
  func dateNotes(text: String) throws {
    let notes = try Self.read(text).notes
    #expect(notes.map(\.kind) == [.date] && notes.first?.message(in: .english).hasSuffix("write 2024-12-25") == true)
  }

  @Test(
    "differences that can be no dates have none",
    arguments: ["2024 - 13 - 25", "2024 - 12 - 2", "2024 - x - 25", "x + 2024 - 12"])
  func noDateNotes(text: String) throws {
    #expect(try Self.read(text).notes.isEmpty)
  }

  @Test("impossible dates are errors", arguments: ["2024-02-30", "2024-13-01", "2023-02-29", "2024-01-01T25:00"])
  func impossibleDates(text: String) {
    #expect { try Self.read(text) } throws: { ($0 as? FormulaError)?.kind.name == "badNumber" }
  }
}
