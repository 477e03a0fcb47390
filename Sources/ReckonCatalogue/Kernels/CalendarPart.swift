import ReckonNumbers

/// The parts of a date and of its time of day that functions give as whole numbers.
enum CalendarPart: CaseIterable {
  case year, quarter, month, week, day, hour, minute, second

  var function: Function.ID {
    switch self {
    case .year: .year
    case .quarter: .quarter
    case .month: .month
    case .week: .week
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// The part of a time.
  @inline(__always) func value(of time: CivilTime) -> Int {
    switch self {
    case .year: time.date.year
    case .quarter: time.date.quarter
    case .month: time.date.month
    case .week: time.date.isoWeek.week
    case .day: time.date.day
    case .hour: time.hour
    case .minute: time.minute
    case .second: time.second
    }
  }
}

/// The periods that `startof` takes by their words. Programs hold their numbers, which never change.
package enum CalendarPeriod: Int, CaseIterable, Sendable {
  case year = 1
  case quarter = 2
  case month = 3
  case week = 4
  case day = 5
  case hour = 6
  case minute = 7
  case second = 8

  /// The word by which formulas name it.
  package var word: String {
    switch self {
    case .year: "year"
    case .quarter: "quarter"
    case .month: "month"
    case .week: "week"
    case .day: "day"
    case .hour: "hour"
    case .minute: "minute"
    case .second: "second"
    }
  }

  /// The period with a word; `nil` when there is none.
  package init?(word: String) {
    guard let period = Self.allCases.first(where: { $0.word == word }) else { return nil }
    self = period
  }

  /// The words of all periods, longest period first, as messages list them.
  package static var words: String { allCases.map { $0.word }.joined(separator: ", ") }

  /// The seconds since 1970-01-01T00:00 at which the period containing a time begins. Weeks begin on Monday, as in ISO
  /// 8601; the year 1 begins on one.
  func start(of time: CivilTime) -> Int64 {
    let (date, days) = (time.date, Int64(time.date.daysSince1970))
    let first: Int64 =
      switch self {
      case .year: Self.days(to: date.year, 1)
      case .quarter: Self.days(to: date.year, date.quarter * 3 - 2)
      case .month: days - Int64(date.day - 1)
      case .week: days - Int64(date.weekday - 1)
      case .day, .hour, .minute, .second: days
      }
    let second: Int =
      switch self {
      case .year, .quarter, .month, .week, .day: 0
      case .hour: time.secondOfDay / 3_600 * 3_600
      case .minute: time.secondOfDay / 60 * 60
      case .second: time.secondOfDay
      }
    return first * 86_400 + Int64(second)
  }

  /// The number of the first day of a month of the years that dates have.
  private static func days(to year: Int, _ month: Int) -> Int64 {
    guard let date = CivilDate(year: year, month: month, day: 1) else {
      preconditionFailure("a date's year and month have a first day")
    }
    return Int64(date.daysSince1970)
  }
}

extension Kernels {
  /// The second in which an instant lies; `nil` outside of the calendar.
  @inline(__always) package static func time(_ seconds: Double) -> CivilTime? {
    guard seconds >= firstSecond, seconds < endSecond else { return nil }
    return CivilTime(secondsSince1970: Int64(seconds.rounded(.down)))
  }

  /// A part of an instant; NaN outside of the calendar.
  @inline(__always) static func part(_ part: CalendarPart, _ seconds: Double) -> Double {
    guard let time = time(seconds) else { return .nan }
    return Double(part.value(of: time))
  }

  /// The instant at which a day begins; NaN for numbers that are not whole, and for days that do not exist.
  static func date(_ year: Double, _ month: Double, _ day: Double) -> Double {
    guard let year = Int(exactly: year), let month = Int(exactly: month), let day = Int(exactly: day),
      let date = CivilDate(year: year, month: month, day: day)
    else { return .nan }
    return Double(date.secondsSince1970)
  }

  /// The beginning of the period, given by its number, that contains an instant; NaN outside the calendar.
  static func start(_ seconds: Double, _ period: Double) -> Double {
    guard let time = time(seconds), let period = Int(exactly: period).flatMap({ CalendarPeriod(rawValue: $0) }) else {
      return .nan
    }
    return Double(period.start(of: time))
  }
}

extension DecimalKernels {
  /// The second in which an instant lies; `nil` outside of the calendar.
  static func time(_ seconds: Decimal128) -> CivilTime? {
    Int64(exactly: seconds.rounded(.down)).flatMap { CivilTime(secondsSince1970: $0) }
  }

  /// As ``Kernels/part(_:_:)``.
  static func part(_ part: CalendarPart, _ seconds: Decimal128) -> Decimal128 {
    guard let time = time(seconds) else { return .nan }
    return Decimal128(part.value(of: time))
  }

  private static func whole(_ number: Decimal128) -> Int? { Int64(exactly: number).flatMap { Int(exactly: $0) } }

  /// As ``Kernels/date(_:_:_:)``.
  static func date(_ numbers: UnsafeBufferPointer<Decimal128>) -> Decimal128 {
    guard let year = whole(numbers[0]), let month = whole(numbers[1]), let day = whole(numbers[2]),
      let date = CivilDate(year: year, month: month, day: day)
    else { return .nan }
    return Decimal128(date.secondsSince1970)
  }

  /// As ``Kernels/start(_:_:)``.
  static func start(_ seconds: Decimal128, _ period: Decimal128) -> Decimal128 {
    guard let time = time(seconds), let number = whole(period), let period = CalendarPeriod(rawValue: number) else {
      return .nan
    }
    return Decimal128(period.start(of: time))
  }
}

extension ExactKernels {
  /// The second in which an instant lies; `nil` outside of the calendar.
  static func time(_ seconds: ExactNumber, _ work: inout Work) throws(Work.Stop) -> CivilTime? {
    try seconds.floor(&work)?.small.flatMap { CivilTime(secondsSince1970: $0) }
  }

  /// The exact column of the functions of dates.
  static let dates: [Function.ID: ExactForm] = {
    var forms: [Function.ID: ExactForm] = [
      .date: ExactForm { (x, _, work) throws(Work.Stop) in
        guard let year = try x[0].whole(&work)?.int, let month = try x[1].whole(&work)?.int,
          let day = try x[2].whole(&work)?.int,
          let date = CivilDate(year: year, month: month, day: day)
        else { return .nan }
        return ExactNumber(date.secondsSince1970)
      },
      .startOf: .binary { (seconds, period, work) throws(Work.Stop) in
        guard let time = try time(seconds, &work),
          let period = try period.whole(&work)?.int.flatMap({ CalendarPeriod(rawValue: $0) })
        else { return .nan }
        return ExactNumber(period.start(of: time))
      },
    ]
    for part in CalendarPart.allCases {
      forms[part.function] = .unary { (seconds, work) throws(Work.Stop) in
        guard let time = try time(seconds, &work) else { return .nan }
        return ExactNumber(part.value(of: time))
      }
    }
    return forms
  }()
}
