import Foundation
import ReckonCalculator
import ReckonStorage
import Testing

@Suite("Clocks that are wrong or jump")
struct ClockTests {
  /// Moments, and how old rates of 30 October 2026 are then; without a year that ends, clocks count as the nearest they
  /// may show.
  static let moments: [(name: String, moment: Timestamp, age: String)] = [
    ("before the common era", Timestamp(secondsSince1970: -63_114_076_800), "of today"),
    ("1901", Timestamp(secondsSince1970: -0x8000_0000), "of today"),
    ("1970", Timestamp(secondsSince1970: 0), "of today"), ("noon", FilesRun.now, "1 day old"),
    // To 19 January 2038: 11 years, 2 months and 20 days.
    ("2038", Timestamp(secondsSince1970: 0x8000_0000), "4099 days old"),
    // To 31 December 9999.
    ("10000", Timestamp(secondsSince1970: 253_402_300_800), "2912140 days old"),
    ("for ever", Timestamp(secondsSince1970: .infinity), "2912140 days old"),
    ("the beginning", Timestamp(secondsSince1970: -.infinity), "of today"),
    ("never", Timestamp(secondsSince1970: .nan), "of today"),
  ]

  @Test("rates are as old as the clock says, and new where it has gone back", arguments: moments.indices)
  func rates(_ index: Int) throws {
    let (name, moment, age) = Self.moments[index]
    let home = try FilesRun()
    let table = try RateTable(date: "2026-10-30", rates: ["USD": "1.25"])
    _ = try CalculatorFiles(folder: home.path).rates().store(StoredRates(table, source: "test", fetched: moment))
    let shown = home("rates", "show", "USD", at: moment)
    #expect(
      shown.code == .success && shown.output.hasPrefix("1 EUR on 2026-10-30, \(age), from test\n"),
      "\(name): \(shown.output)")
    let isOld = age.hasSuffix("days old")
    #expect(shown.errors.contains("more than 7 days old") == isOld, "\(name)")
    let converted = home("eval", "10 EUR to USD", at: moment)
    #expect(
      converted.output == "12.50 USD\n" && converted.errors.contains("days old; reckon") == isOld,
      "\(name): \(converted.output)")
  }

  @Test(
    "rates of a day that has not come are refused, also when the clock has jumped back",
    arguments: [(1, true), (-400, false)])
  func update(_ days: Int, _ isAccepted: Bool) throws {
    let home = try FilesRun()
    let file = home.path + "/rates.csv"
    try Data("Date, USD, \n30 October 2026, 1.25, \n".utf8).write(to: URL(filePath: file))
    #expect(
      home(
        "rates", "update", file, at: Timestamp(secondsSince1970: FilesRun.now.secondsSince1970 + Double(days) * 86_400)
      ).code
        == (isAccepted ? .success : .inputOutput))
    #expect(home("rates", "show", at: FilesRun.now).code == (isAccepted ? .success : .inputOutput))
  }

  @Test("history keeps its order whatever the clock does between two entries")
  func history() throws {
    let home = try FilesRun()
    let files = CalculatorFiles(folder: home.path)
    var history = files.history()
    for (index, row) in Self.moments.enumerated() {
      try history.append(HistoryEntry(expression: "\(index)", result: "\(index)", time: row.moment), limit: 100)
    }
    let read = files.history()
    #expect(read.messages.isEmpty && read.entries == history.entries)
    #expect(read.entries.map(\.expression) == Self.moments.indices.reversed().map { "\($0)" })
    // Times are kept to what files can say: years 1 to 9999.
    #expect(read.entries.allSatisfy { (-62_135_596_800...253_402_300_799).contains($0.time.secondsSince1970) })
    #expect(home("history", "--format", "json").code == .success)
  }
}
