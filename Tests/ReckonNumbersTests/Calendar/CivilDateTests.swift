import Foundation
import ReckonNumbers
import TestDepth
import Testing

/// Days, weeks and months against a count by the calendar's own rule, and against Python's datetime.
@Suite("Civil dates")
struct CivilDateTests {
  /// The lengths of the months of a year, by the bull Inter gravissimas of 1582.
  private static func months(_ year: Int) -> [Int] {
    let isLeap = year % 400 == 0 || year % 4 == 0 && year % 100 != 0
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  }

  @Test("every day has its number, its weekday and its place in the year")
  func everyDay() throws {
    // The count starts on 1 January of year 1, a Monday, and must meet 1 January 1970 at day 719,162.
    var (count, weekday, checked) = (0, 1, 0)
    let some: Set<Int> = [1, 4, 100, 400, 1582, 1600, 1900, 1969, 1970, 2000, 2024, 2100, 9999]
    for year in CivilDate.years {
      if year == 1970 { #expect(count == 719_162) }
      guard Depth.takesSlowCases || some.contains(year) || year % 97 == 0 else {
        let length = Self.months(year).reduce(0, +)
        (count, weekday) = (count + length, (weekday + length - 1) % 7 + 1)
        continue
      }
      var dayOfYear = 0
      for (index, length) in Self.months(year).enumerated() {
        for day in 1...length {
          dayOfYear += 1
          let date = CivilDate(daysSince1970: count - 719_162)
          guard let date, date.year == year, date.month == index + 1, date.day == day,
            date.daysSince1970 == count - 719_162,
            date.weekday == weekday, date.dayOfYear == dayOfYear
          else {
            Issue.record("day \(count) is \(year)-\(index + 1)-\(day), not \(date?.text ?? "none")")
            return
          }
          (count, weekday, checked) = (count + 1, weekday % 7 + 1, checked + 1)
        }
      }
    }
    #expect(count == 3_652_059)
    #expect(checked > 30_000)
    #expect(CivilDate(daysSince1970: -719_163) == nil && CivilDate(daysSince1970: count - 719_162) == nil)
    #expect(CivilDate(daysSince1970: .min) == nil && CivilDate(daysSince1970: .max) == nil)
  }

  @Test(
    "months end on their last day, and years stay within 1 to 9999",
    arguments: [
      ("2024-01-31", 1, "2024-02-29"), ("2023-01-31", 1, "2023-02-28"), ("2024-02-29", 12, "2025-02-28"),
      ("2024-02-29", -12, "2023-02-28"),
      ("2024-02-29", 48, "2028-02-29"), ("2024-03-31", -1, "2024-02-29"), ("2024-12-31", 2, "2025-02-28"),
      ("1900-01-29", 1, "1900-02-28"),
      ("2000-01-30", 1, "2000-02-29"), ("2024-05-15", 0, "2024-05-15"), ("0001-01-31", -1, ""), ("9999-12-01", 1, ""),
      ("0001-12-31", -11, "0001-01-31"),
      ("2024-01-01", .max, ""), ("2024-01-01", .min, ""), ("2024-01-01", -24_288, ""),
      ("2024-01-01", -24_276, "0001-01-01"),
    ])
  func months(text: String, count: Int, expected: String) throws {
    #expect(try #require(CivilDate(text)).adding(months: count)?.text ?? "" == expected)
  }

  @Test(
    "days that do not exist are none",
    arguments: [
      "2023-02-29", "1900-02-29", "2024-04-31", "2024-00-10", "2024-13-01", "2024-01-00", "0000-01-01", "2024-1-01",
      "2024-01-1x", "",
    ])
  func none(text: String) { #expect(CivilDate(text) == nil) }

  @Test(
    "weeks are those of ISO 8601's examples",
    arguments: [
      // The weeks around each new year, as the standard and its tables give them.
      ("2005-01-01", 2004, 53), ("2005-01-02", 2004, 53), ("2005-12-31", 2005, 52), ("2006-01-01", 2005, 52),
      ("2006-01-02", 2006, 1),
      ("2007-12-31", 2008, 1), ("2008-12-28", 2008, 52), ("2008-12-29", 2009, 1), ("2009-12-31", 2009, 53),
      ("2010-01-03", 2009, 53),
      ("0001-01-01", 1, 1), ("9999-12-31", 9999, 52),
    ])
  func weeks(text: String, year: Int, week: Int) throws {
    #expect(try #require(CivilDate(text)).isoWeek == (year, week))
  }

  @Test("500 random calculations give what Python's datetime gives")
  func oracle() throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Resources/date-oracle.tsv")
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map {
      $0.split(separator: "\t").map(String.init)
    }
    for line in lines {
      switch line[0] {
      case "seconds": #expect(try Self.time(line[1]).secondsSince1970 == Int64(line[2]), "\(line)")
      case "text": #expect(CivilTime(secondsSince1970: try #require(Int64(line[1])))?.text() == line[2], "\(line)")
      case "months":
        #expect(
          try Self.time(line[1]).adding(months: #require(Int(line[2])))?.text() ?? "nothing" == line[3], "\(line)")
      case "week":
        let date = try #require(CivilDate(line[1]))
        #expect("\(date.weekday) \(date.dayOfYear) \(date.isoWeek.year) \(date.isoWeek.week)" == line[2], "\(line)")
      default: Issue.record("there is no operation \(line[0])")
      }
    }
    #expect(lines.count == 500)
  }

  private static func time(_ text: String) throws -> CivilTime {
    guard case .instant(let token) = InstantToken.read(Array(text.utf8), at: 0), token.end == text.utf8.count else {
      throw Unreadable(text: text)
    }
    return try #require(CivilTime(secondsSince1970: token.seconds))
  }

  private struct Unreadable: Error { let text: String }
}
