/// How clocks are set from the last change of a zone's file on, as POSIX writes it in `TZ`:
/// `CET-1CEST,M3.5.0,M10.5.0/3`.
struct TimeZoneRule: Sendable {
  /// The seconds ahead of universal time.
  private let standard: Int
  /// Those in summer, and when that begins and ends, each by the clock before; `nil` for a zone without it.
  private let summer: (offset: Int, start: Day, end: Day)?

  /// A day of each year, and the second on it at which clocks are set, which may lie on another day.
  private struct Day {
    enum Kind {
      /// The week of a month, 5 for its last, and the day of that, 0 for Sunday.
      case weekday(month: Int, week: Int, day: Int)
      /// The number of the day, from 1, without 29 February; or from 0 with it.
      case julian(Int)
      case ofYear(Int)
    }

    let kind: Kind
    let second: Int
  }

  /// `nil` for a text that is no such rule.
  init?(_ text: String) {
    var reader = Reader(text)
    guard reader.skipName(), let standard = reader.offset() else { return nil }
    self.standard = -standard
    guard !reader.isAtEnd else {
      summer = nil
      return
    }
    guard reader.skipName() else { return nil }
    let offset = reader.peek() == UInt8(ascii: ",") ? self.standard + 3_600 : reader.offset().map { -$0 }
    guard let offset, reader.skip(","), let start = reader.day(), reader.skip(","), let end = reader.day(),
      reader.isAtEnd
    else {
      return nil
    }
    summer = (offset, start, end)
  }

  func secondsFromUTC(at second: Int64) -> Int {
    guard let summer else { return standard }
    let year = Self.year(of: second + Int64(standard))
    let start = Self.second(of: summer.start, year) - Int64(standard)
    let end = Self.second(of: summer.end, year) - Int64(summer.offset)
    let isSummer = start < end ? start <= second && second < end : !(end <= second && second < start)
    return isSummer ? summer.offset : standard
  }

  // MARK: The calendar

  /// The number of days from 1970-01-01 to the first of a year.
  private static func days(to year: Int) -> Int {
    let before = year - 1
    return before * 365 + floor(before, 4) - floor(before, 100) + floor(before, 400) - 719_162
  }

  private static func floor(_ a: Int, _ b: Int) -> Int { a >= 0 ? a / b : (a - b + 1) / b }

  private static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

  private static func year(of second: Int64) -> Int {
    let day = floor(Int(second), 86_400)
    var year = 1970 + floor(day, 366)
    while days(to: year + 1) <= day { year += 1 }
    while days(to: year) > day { year -= 1 }
    return year
  }

  /// The seconds from 1970-01-01 to a day's second of a year, by its clock.
  private static func second(of day: Day, _ year: Int) -> Int64 {
    let first = days(to: year)
    let number: Int
    switch day.kind {
    case .julian(let count): number = first + count - 1 + (isLeap(year) && count >= 60 ? 1 : 0)
    case .ofYear(let count): number = first + count
    case .weekday(let month, let week, let weekday):
      let lengths = [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      let start = first + lengths[..<(month - 1)].reduce(0, +)
      // 1970-01-01 was a Thursday, 4.
      let firstWeekday = ((start + 4) % 7 + 7) % 7
      var date = (weekday - firstWeekday + 7) % 7 + (week - 1) * 7
      while date >= lengths[month - 1] { date -= 7 }
      number = start + date
    }
    return Int64(number) * 86_400 + Int64(day.second)
  }

  // MARK: Text

  private struct Reader {
    private let bytes: [UInt8]
    private var at = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    var isAtEnd: Bool { at == bytes.count }

    func peek() -> UInt8? { at < bytes.count ? bytes[at] : nil }

    mutating func skip(_ sign: Unicode.Scalar) -> Bool {
      guard peek() == UInt8(ascii: sign) else { return false }
      at += 1
      return true
    }

    /// The abbreviation of a zone: letters, or anything in angle brackets.
    mutating func skipName() -> Bool {
      let start = at
      if skip("<") {
        while let byte = peek(), byte != UInt8(ascii: ">") { at += 1 }
        return skip(">")
      }
      while let byte = peek(), 0x41...0x5A ~= byte & 0xDF { at += 1 }
      return at > start
    }

    private mutating func number() -> Int? {
      var value: Int?
      while let byte = peek(), 0x30...0x39 ~= byte, value ?? 0 < 10_000 {
        value = (value ?? 0) * 10 + Int(byte - 0x30)
        at += 1
      }
      return value
    }

    /// `[+-]hh[:mm[:ss]]` in seconds.
    mutating func offset() -> Int? {
      let isNegative = peek() == UInt8(ascii: "-")
      if isNegative || peek() == UInt8(ascii: "+") { at += 1 }
      guard var seconds = number().map({ $0 * 3_600 }) else { return nil }
      for unit in [60, 1] where skip(":") {
        guard let part = number() else { return nil }
        seconds += part * unit
      }
      return isNegative ? -seconds : seconds
    }

    mutating func day() -> Day? {
      let kind: Day.Kind
      if skip("M") {
        guard let month = number(), 1...12 ~= month, skip("."), let week = number(), 1...5 ~= week, skip("."),
          let day = number(),
          0...6 ~= day
        else { return nil }
        kind = .weekday(month: month, week: week, day: day)
      } else if skip("J") {
        guard let count = number(), 1...365 ~= count else { return nil }
        kind = .julian(count)
      } else {
        guard let count = number(), count <= 365 else { return nil }
        kind = .ofYear(count)
      }
      guard skip("/") else { return Day(kind: kind, second: 7_200) }
      return offset().map { Day(kind: kind, second: $0) }
    }
  }
}
