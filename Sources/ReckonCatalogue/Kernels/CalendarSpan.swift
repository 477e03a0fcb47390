import ReckonNumbers

/// Times between dates that the calendar counts: whole months and years, and business days.
package enum CalendarSpan {
  /// The whole months from one time to a later one, and the seconds that are left. A month later than a day that its month does not have is
  /// that month's last day, as in RFC 5545.
  static func parts(from first: CivilTime, to last: CivilTime) -> (months: Int, seconds: Int64) {
    var months = (last.date.year - first.date.year) * 12 + last.date.month - first.date.month
    // The month of the last day may not be over.
    guard var start = first.adding(months: months) else { preconditionFailure("both years have dates") }
    if start > last {
      months -= 1
      guard let earlier = first.adding(months: months) else { preconditionFailure("it lies between two dates") }
      start = earlier
    }
    return (months, last.secondsSince1970 - start.secondsSince1970)
  }

  /// The time from one instant to another in days, of which a month has the mean number: shown in years, months and days it is that of the
  /// calendar. Each is given as whole seconds; fractions are the caller's.
  static func thousandthsOfSeconds(_ later: CivilTime, _ earlier: CivilTime) -> Int64 {
    let isBackwards = later < earlier
    let (months, seconds) = isBackwards ? parts(from: later, to: earlier) : parts(from: earlier, to: later)
    let sum = Int64(months) * 2_629_800_000 + seconds * 1_000
    return isBackwards ? -sum : sum
  }

  /// The whole years from one time to another; negative where the other is earlier.
  static func years(from first: CivilTime, to last: CivilTime) -> Int {
    first <= last ? parts(from: first, to: last).months / 12 : -(parts(from: last, to: first).months / 12)
  }

  /// The days from Monday to Friday from one day to another, both included; negative where the other is earlier.
  static func businessDays(from first: CivilDate, to last: CivilDate) -> Int {
    guard first <= last else { return -businessDays(from: last, to: first) }
    return count(upTo: last.number) - count(upTo: first.number - 1)
  }

  /// The same without those among some holidays.
  ///
  /// - Complexity: O(holidays).
  package static func businessDays(from first: CivilDate, to last: CivilDate, holidays: Set<CivilDate>) -> Int {
    let (earlier, later) = first <= last ? (first, last) : (last, first)
    let free = holidays.count { $0.weekday <= 5 && earlier <= $0 && $0 <= later }
    let worked = businessDays(from: earlier, to: later) - free
    return first <= last ? worked : -worked
  }

  /// The day a number of business days after another, or before it if the number is negative; `nil` outside of the
  /// years that dates have. None after a day is that day.
  ///
  /// - Complexity: O(n log n) for n holidays.
  package static func businessDay(_ count: Int, after start: CivilDate, holidays: Set<CivilDate>) -> CivilDate? {
    // No two dates lie further apart.
    guard count != 0, count.magnitude < 3_652_060 else { return count == 0 ? start : nil }
    let isForward = count > 0
    /// The weekday with a number among all.
    func weekday(_ number: Int) -> Int? { number > 0 ? (number - 1) / 5 * 7 + (number - 1) % 5 : nil }
    var number = isForward ? self.count(upTo: start.number) + count : self.count(upTo: start.number - 1) + count + 1
    // Each holiday on the way, from the start on, puts the day further.
    let days = holidays.lazy.filter { $0.weekday <= 5 }.map { $0.number }.filter {
      isForward ? $0 > start.number : $0 < start.number
    }
    for holiday in days.sorted(by: { isForward ? $0 < $1 : $0 > $1 }) {
      guard let day = weekday(number), isForward ? holiday <= day : holiday >= day else { break }
      number += isForward ? 1 : -1
    }
    return weekday(number).flatMap { CivilDate(daysSince1970: $0 - CivilDate.firstNumber) }
  }

  /// The days from Monday to Friday up to the day with a number, which is included.
  private static func count(upTo number: Int) -> Int { number < 0 ? 0 : number / 7 * 5 + min(number % 7 + 1, 5) }
}

extension CivilDate {
  /// The number of 1970-01-01 among the days since 1 January of year 1, which was a Monday.
  fileprivate static let firstNumber = 719_162

  /// The number of days since 1 January of year 1.
  fileprivate var number: Int { daysSince1970 + Self.firstNumber }
}

extension Kernels {
  static func age(_ born: Double, _ day: Double) -> Double {
    guard let born = time(born), let day = time(day) else { return .nan }
    return Double(CalendarSpan.years(from: born, to: day))
  }

  static func businessDays(_ first: Double, _ last: Double) -> Double {
    guard let first = time(first), let last = time(last) else { return .nan }
    return Double(CalendarSpan.businessDays(from: first.date, to: last.date))
  }

  /// The calendar's time from the second instant to the first in days, see ``CalendarSpan``.
  static func calendarSpan(_ later: Double, _ earlier: Double) -> Double {
    guard let laterTime = time(later), let earlierTime = time(earlier) else { return .nan }
    let fraction = (later - later.rounded(.down)) - (earlier - earlier.rounded(.down))
    return (Double(CalendarSpan.thousandthsOfSeconds(laterTime, earlierTime)) / 1_000 + fraction) / 86_400
  }
}

extension DecimalKernels {
  static func age(_ born: Decimal128, _ day: Decimal128) -> Decimal128 {
    guard let born = time(born), let day = time(day) else { return .nan }
    return Decimal128(CalendarSpan.years(from: born, to: day))
  }

  static func businessDays(_ first: Decimal128, _ last: Decimal128) -> Decimal128 {
    guard let first = time(first), let last = time(last) else { return .nan }
    return Decimal128(CalendarSpan.businessDays(from: first.date, to: last.date))
  }

  static func calendarSpan(_ later: Decimal128, _ earlier: Decimal128) -> Decimal128 {
    guard let laterTime = time(later), let earlierTime = time(earlier) else { return .nan }
    let fraction = (later - later.rounded(.down)) - (earlier - earlier.rounded(.down))
    return (Decimal128(CalendarSpan.thousandthsOfSeconds(laterTime, earlierTime)) / Decimal128(1_000) + fraction)
      / Decimal128(86_400)
  }
}

extension ExactKernels {
  /// The exact column of times between dates.
  static let spans: [Function.ID: ExactForm] = [
    .age: .binary { (born, day, work) throws(Work.Stop) in
      guard let born = try time(born, &work), let day = try time(day, &work) else { return .nan }
      return ExactNumber(CalendarSpan.years(from: born, to: day))
    },
    .businessDays: .binary { (first, last, work) throws(Work.Stop) in
      guard let first = try time(first, &work), let last = try time(last, &work) else { return .nan }
      return ExactNumber(CalendarSpan.businessDays(from: first.date, to: last.date))
    },
    .calendarSpan: .binary { (later, earlier, work) throws(Work.Stop) in
      guard let laterTime = try time(later, &work), let earlierTime = try time(earlier, &work) else { return .nan }
      // What the whole seconds leave of both.
      let whole = ExactNumber(laterTime.secondsSince1970 - earlierTime.secondsSince1970)
      let fraction = try later.subtracting(earlier, &work).subtracting(whole, &work)
      let milliseconds = BigInteger(CalendarSpan.thousandthsOfSeconds(laterTime, earlierTime))
      let span = try ExactNumber.rational(Rational(milliseconds, over: BigInteger(1_000), &work)).adding(
        fraction, &work)
      return try span.divided(by: ExactNumber(86_400), &work)
    },
  ]
}
