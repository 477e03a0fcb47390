/// A day of the proleptic Gregorian calendar, years 1 to 9999.
package struct CivilDate: Hashable, Sendable {
  package let year: Int
  package let month: Int
  package let day: Int

  /// The supported years.
  package static let years = 1...9999

  /// A day; `nil` if the month has no such day.
  package init?(year: Int, month: Int, day: Int) {
    guard Self.years.contains(year), (1...12).contains(month), (1...Self.days(inMonth: month, of: year)).contains(day)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Parses `2026-10-30`; `nil` if there is no such day.
  package init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.map({ $0.count }) == [4, 2, 2] else { return nil }
    let numbers = parts.compactMap { Self.number($0) }
    guard numbers.count == 3 else { return nil }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  /// The day a number of days after 1 January 1970; `nil` outside ``years``.
  ///
  /// Counts in years that begin on 1 March, and divides by multiplications that yield quotient and remainder, after C.
  /// Neri and L. Schneider, "Euclidean affine functions and their application to calendar algorithms" (2023).
  package init?(daysSince1970 count: Int) {
    guard (-719_162...2_932_896).contains(count) else { return nil }
    let days = UInt32(truncatingIfNeeded: count &+ 719_468) &* 4 &+ 3
    let century = days / 146_097
    let daysOfCentury = days % 146_097 / 4 &* 4 &+ 3
    let years = UInt64(daysOfCentury) &* 2_939_745
    let dayOfYear = UInt32(truncatingIfNeeded: years) / 2_939_745 / 4
    let months = dayOfYear &* 2_141 &+ 197_913
    let isNextYear = dayOfYear >= 306
    day = Int((months & 0xFFFF) / 2_141 &+ 1)
    month = Int(isNextYear ? months &>> 16 &- 12 : months &>> 16)
    year = Int(century &* 100 &+ UInt32(truncatingIfNeeded: years &>> 32) &+ (isNextYear ? 1 : 0))
  }

  /// The number of days since 1 January 1970.
  package var daysSince1970: Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = shiftedYear / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// The number of seconds from 1970-01-01T00:00 to the start of the day.
  package var secondsSince1970: Int64 { Int64(daysSince1970) * 86_400 }

  /// The same day a number of months later, or the last day of a shorter month: one month after 31 January 2024 is 29
  /// February.
  ///
  /// - Returns: `nil` if the year is outside ``years``.
  package func adding(months count: Int) -> CivilDate? {
    let (months, overflow) = (year * 12 + month - 1).addingReportingOverflow(count)
    guard !overflow, Self.years.contains(months / 12) else { return nil }
    let (year, month) = (months / 12, months % 12 + 1)
    return CivilDate(year: year, month: month, day: min(day, Self.days(inMonth: month, of: year)))
  }

  /// The number of days in a month.
  package static func days(inMonth month: Int, of year: Int) -> Int {
    if month == 2 { return isLeap(year) ? 29 : 28 }
    return [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  /// Whether a year has 366 days.
  package static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

  /// The day as `2026-10-30`.
  package var text: String { "\(Self.padded(year, to: 4))-\(Self.padded(month, to: 2))-\(Self.padded(day, to: 2))" }

  /// The number written by 1 to 9 digits; `nil` for any other text.
  package static func number(_ digits: some Collection<UInt8>) -> Int? {
    guard (1...9).contains(digits.count) else { return nil }
    var number = 0
    for digit in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      number = number * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return number
  }

  /// A number padded with zeros to a width.
  package static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

extension CivilDate: Comparable {
  package static func < (a: CivilDate, b: CivilDate) -> Bool { (a.year, a.month, a.day) < (b.year, b.month, b.day) }
}
