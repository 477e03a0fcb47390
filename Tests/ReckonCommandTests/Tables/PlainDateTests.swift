import ReckonNumbers
import ReckonTables
import Testing

/// Dates in the forms of fixed lengths, which are read and written without the language's reader: as that reads and
/// writes them.
@Suite("Dates of fixed lengths")
struct PlainDateTests {
  private static func text(_ seconds: Int64) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: PlainInstant.capacity) { buffer in
      String(decoding: buffer.prefix(PlainInstant.write(seconds, to: buffer)), as: UTF8.self)
    }
  }

  private static func seconds(_ text: String) -> Int64? {
    Array(text.utf8).withUnsafeBufferPointer { PlainInstant.seconds($0) }
  }

  @Test(
    "are seconds since 1970, by Python's calendar.timegm",
    arguments: [
      ("1970-01-01", 0), ("2024-02-29", 1_709_164_800), ("0001-01-01", -62_135_596_800),
      ("9999-12-31", 253_402_214_400),
      ("2024-03-01T14:30", 1_709_303_400), ("2024-03-01 14:30:05", 1_709_303_405), ("1969-12-31T23:59:59", -1),
      ("9999-12-31T23:59:59", 253_402_300_799),
    ])
  func known(_ text: String, _ expected: Int64) {
    #expect(Self.seconds(text) == expected)
    #expect(Self.text(expected) == text.replacing(" ", with: "T"))
  }

  @Test(
    "are none where the calendar, the clock or the form is another",
    arguments: [
      "2023-02-29", "2024-13-01", "2024-00-01", "2024-01-00", "2024-01-32", "0000-01-01", "2024-3-010", "2024/03/01",
      "20240301  ",
      "2024-03-0a",
      "2024-03-01T24:00", "2024-03-01T23:60", "2024-03-01T23:59:60", "2024-03-01t23:59", "2024-03-01T23.59",
      "2024-03-01T2:059",
      " 2024-03-01",
      "2024-03-01Z", "", "２024-0", "2024-03-:1", "2024-03-/1", "202:-03-01", "2024-03-01T14:30+00",
    ])
  func others(_ text: String) { #expect(Self.seconds(text) == nil) }

  @Test("each day of the calendar is read and written as the language's reader and writer do")
  func days() {
    var day = -719_162
    while day <= 2_932_896 {
      let text = CivilDate(daysSince1970: day).map(\.text) ?? ""
      #expect(Self.seconds(text) == Int64(day) * 86_400 && Self.text(Int64(day) * 86_400) == text)
      day += 97
    }
  }

  @Test("seconds outside of the calendar have no text", arguments: [253_402_300_800, -62_135_596_801, .max, .min])
  func outside(_ seconds: Int64) { #expect(Self.text(seconds).isEmpty) }

  @Test(
    "in quotes and in JSON, with blanks, offsets and fractions, they are read as they were",
    arguments: ["csv", "jsonl"])
  func fields(_ format: String) {
    let texts = [
      "2024-03-01", "2024-03-01 14:30", "2024-03-01T14:30:05", "2024-03-01T14:30:05.25", "2024-03-01T14:30:00+00",
      " 2024-03-01 ",
    ]
    let input =
      format == "csv" ? "d\n" + texts.map { "\"\($0)\"\n" }.joined() : texts.map { "{\"d\": \"\($0)\"}\n" }.joined()
    let run = ToolRun("run", "e = d + 1 day", "-", "--from", format, "--format", "csv", "--select", "e", input: input)
    #expect(
      run.output
        == "e\n2024-03-02\n2024-03-02T14:30\n2024-03-02T14:30:05\n2024-03-02T14:30:05.25\n2024-03-02T14:30\n2024-03-02\n"
    )
  }
}
