import Reckon
import Testing

@Suite("Notes on the sign of a remainder")
struct RemainderNoteTests {
  @Test(
    "% beside a negative constant is noted: it takes the sign of the dividend, and mod that of the divisor",
    arguments: [("-7 % 3", "-7"), ("x + -7 % 3", "-7"), ("7 % (-3)", "7"), ("max(-7 % 3, 1)", "-7"), ("x % (-3)", "x")])
  func noted(_ text: String, _ dividend: String) throws {
    let notes = try Formula(text).notes
    #expect(
      notes.map { $0.message } == [
        "read as a remainder with the sign of \(dividend); for the other reading write mod in place of %"
      ])
    #expect(notes.map { $0.kind } == [.remainder])
  }

  @Test(
    "no other remainder is",
    arguments: ["7 % 3", "-7 rem 3", "-7 mod 3", "2 - 7 % 3", "-x % 3", "x % y", "-7% + 1", "-7^2 % 3", "2 * -7 % 3"])
  func others(_ text: String) throws { #expect(try Formula(text).notes.allSatisfy { $0.kind != .remainder }) }

  @Test("the note has its range, and brackets around the dividend change nothing")
  func range() throws {
    #expect(try Formula("1 + -7 % 3").notes.first?.range == SourceRange(start: 4, end: 8))
    #expect(try Formula("(-7) % 3").notes.map { $0.kind } == [.remainder])
  }
}
