/// Weekdays, ISO 8601 week numbers, and days of the year, with their names.
extension CivilDate {
  /// The English names of the months, January first.
  package static let monthNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]

  /// The English names of the days of the week, Monday first.
  package static let weekdayNames = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]

  /// The day of the week: 1 for Monday to 7 for Sunday.
  package var weekday: Int {
    // 719,162 days before 1970, on 1 January of year 1, was a Monday.
    (daysSince1970 + 719_162) % 7 + 1
  }

  /// The quarter of the year: 1 for January to March.
  package var quarter: Int { (month + 2) / 3 }

  /// The number of the day in its year: 1 for 1 January.
  package var dayOfYear: Int {
    let before = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334][month - 1]
    return before + day + (month > 2 && Self.isLeap(year) ? 1 : 0)
  }

  /// The ISO week and its year, which begins with the week of its first Thursday.
  ///
  /// The first days of January may belong to the previous year, the last of December to the next. Years 1 and 9999
  /// begin and end within their weeks.
  package var isoWeek: (year: Int, week: Int) {
    let week = (dayOfYear - weekday + 10) / 7
    if week == 0 { return (year - 1, Self.weeks(of: year - 1)) }
    return week > Self.weeks(of: year) ? (year + 1, 1) : (year, week)
  }

  /// The day of an ISO week by its weekday, 1 for Monday; `nil` if the year has no such week.
  package init?(weekYear year: Int, week: Int, weekday: Int) {
    guard Self.years.contains(year), (1...7).contains(weekday), (1...Self.weeks(of: year)).contains(week),
      let fourth = CivilDate(year: year, month: 1, day: 4)
    else { return nil }
    // January 4 is always in the first week.
    self.init(daysSince1970: fourth.daysSince1970 - (fourth.weekday - 1) + (week - 1) * 7 + weekday - 1)
  }

  /// The number of weeks in an ISO year: 53 if it begins on a Thursday, or is a leap year that begins on a Wednesday.
  private static func weeks(of year: Int) -> Int {
    /// The weekday of 31 December, 0 for Sunday.
    func last(_ year: Int) -> Int { (year + year / 4 - year / 100 + year / 400) % 7 }
    return last(year) == 4 || last(year - 1) == 3 ? 53 : 52
  }
}
