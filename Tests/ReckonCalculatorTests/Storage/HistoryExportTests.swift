import Foundation
import Reckon
import ReckonCalculator
import Testing

@Suite("History as text, CSV and JSON")
struct HistoryExportTests {
  static let entries = [
    HistoryEntry(
      id: 10, expression: "a, \"b\"\nc", result: "-5", isInexact: true, angleUnit: .radians,
      time: Timestamp(secondsSince1970: 0)),
    HistoryEntry(id: 9, expression: "√2", result: "\\\u{1}/", time: Timestamp(secondsSince1970: -0.5)),
  ]

  @Test("text has aligned columns and shows escapes")
  func text() {
    #expect(
      Self.entries.exported(as: .text) == """
        10  1970-01-01T00:00:00Z      a, "b"\\nc  ≈ -5
         9  1969-12-31T23:59:59.500Z  √2         = \\\\\\u{1}/

        """)
  }

  @Test("CSV follows RFC 4180")
  func csv() {
    let expected =
      "id,time,angle,inexact,expression,result,digits\r\n10,1970-01-01T00:00:00Z,rad,true,\"a, \"\"b\"\"\nc\",-5,-5\r\n"
      + "9,1969-12-31T23:59:59.500Z,deg,false,√2,\\\u{1}/,\\\u{1}/\r\n"
    #expect(Self.entries.exported(as: .csv) == expected)
    #expect([HistoryEntry]().exported(as: .csv) == "id,time,angle,inexact,expression,result,digits\r\n")
  }

  @Test("JSON reads back to the same values")
  func json() throws {
    let text = Self.entries.exported(as: .json)
    let rows = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    #expect(rows.count == 2 && text.split(separator: "\n").count == 4)
    for (row, entry) in zip(rows, Self.entries) {
      #expect(
        row["id"] as? Int == entry.id && row["expression"] as? String == entry.expression
          && row["result"] as? String == entry.result)
      #expect(row["inexact"] as? Bool == entry.isInexact && row["angle"] as? String == entry.angleUnit.abbreviation)
    }
    #expect(rows[1]["time"] as? String == "1969-12-31T23:59:59.500Z")
    #expect([HistoryEntry]().exported(as: .json) == "[]\n")
  }
}
