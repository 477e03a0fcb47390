/// Instants, which are seconds since 1970-01-01T00:00 of the wall clock, and what definitions ask of their arguments.
extension Catalogue {
  static let calendar: [Function] = [
    Function(
      .laterMonths, "+ months", topic: .arithmetic, kernels: [ArityKernel(.binary { Kernels.later($0, months: $1) })],
      decimal: DecimalForm { x, _ in DecimalKernels.later(x[0], months: x[1]) }, cost: 20,
      requirement: Phrase(
        "dateTakesWholeMonths", "a date takes whole months; write other times in days, as in + 1 month + 3 d"),
      passes: 0b11,
      summary: "The instant a number of months later, on the last day of a month that is too short."),
    Function(
      .laterSeconds, "+ seconds", topic: .arithmetic,
      kernels: [
        ArityKernel(
          .binary { Kernels.later($0, seconds: $1) },
          vector: { Vectors.binary($0, $1) { Vectors.later($0, seconds: $1) } })
      ],
      decimal: DecimalForm { x, _ in DecimalKernels.later(x[0], seconds: x[1]) },
      requirement: Phrase("datesGoFrom00010101To999912", "dates go from 0001-01-01 to 9999-12-31"), passes: 0b11,
      summary: "The instant a number of seconds later."),
    Function(
      .calendarSpan, "- by the calendar", topic: .arithmetic,
      kernels: [ArityKernel(.binary { Kernels.calendarSpan($0, $1) })],
      decimal: DecimalForm { x, _ in DecimalKernels.calendarSpan(x[0], x[1]) }, cost: 30,
      requirement: Phrase("dayOfTheYears1To9999", "a day of the years 1 to 9999"), passes: 0b11,
      summary: "The whole months between two instants and the remainder, in months of the mean number of days."),
    Function(
      .weekday, "dayofweek", synonyms: ["weekday"], topic: .calendar,
      kernels: [ArityKernel(.unary { Kernels.weekday($0) })],
      decimal: DecimalForm { x, _ in DecimalKernels.weekday(x[0]) }, cost: 20,
      requirement: Phrase("dayOfTheYears1To9999", "a day of the years 1 to 9999"), passes: 0b1, units: .instant,
      parameters: "date", summary: "The day of the week: 1 for Monday to 7 for Sunday.",
      examples: [Example("dayofweek(2024-03-01)", "5"), Example("weekday(2024-03-03)", "7")]),
    Function(
      .required, "(where)", topic: .control, kernels: [ArityKernel(.unary { isTrue($0) ? 1 : .nan })],
      decimal: DecimalForm { x, _ in x[0].isTrue ? .one : .nan },
      requirement: Phrase("conditionThatHolds", "a condition that holds"),
      summary: "1 if the number is true; otherwise it fails."),
  ]
}

extension Kernels {
  /// The instant a number of months after another, NaN when the months are not whole or the day is outside of the
  /// calendar.
  static func later(_ seconds: Double, months: Double) -> Double {
    let whole = seconds.rounded(.down)
    guard let count = Int64(exactly: whole), let months = Self.wholeMonths(months),
      let later = CivilTime(secondsSince1970: count)?.adding(months: months)
    else { return .nan }
    return Double(later.secondsSince1970) + (seconds - whole)
  }

  /// The whole number that a number of months is, within a billionth: 7 months as years and back, 7/12 * 12, need not
  /// be whole after rounding.
  static func wholeMonths(_ count: Double) -> Int? {
    let whole = count.rounded()
    return (whole - count).magnitude <= 1e-9 ? Int(exactly: whole) : nil
  }

  /// The instant a number of seconds after another, NaN outside of the calendar.
  static func later(_ instant: Double, seconds: Double) -> Double {
    let later = instant + seconds
    return later >= firstSecond && later < endSecond ? later : .nan
  }

  /// The beginning of the year 1, and the end of the year 9999.
  static let firstSecond = Double(CivilTime.seconds.lowerBound)
  static let endSecond = Double(CivilTime.seconds.upperBound + 1)

  /// The day of the week of an instant, 1 for Monday; NaN outside of the calendar.
  static func weekday(_ seconds: Double) -> Double {
    guard let count = Int64(exactly: seconds.rounded(.down)), let time = CivilTime(secondsSince1970: count) else {
      return .nan
    }
    return Double(time.date.weekday)
  }
}

extension DecimalKernels {
  /// As ``Kernels/weekday(_:)``.
  static func weekday(_ seconds: Decimal128) -> Decimal128 {
    guard let time = time(seconds) else { return .nan }
    return Decimal128(time.date.weekday)
  }

  /// As ``Kernels/later(_:months:)``.
  static func later(_ seconds: Decimal128, months: Decimal128) -> Decimal128 {
    let whole = seconds.rounded(.down)
    guard let count = Int64(exactly: whole), let months = Kernels.wholeMonths(months.double),
      let later = CivilTime(secondsSince1970: count)?.adding(months: months)
    else { return .nan }
    return Decimal128(later.secondsSince1970) + (seconds - whole)
  }

  /// As ``Kernels/later(_:seconds:)``.
  static func later(_ instant: Decimal128, seconds: Decimal128) -> Decimal128 {
    let later = instant + seconds
    return later >= Decimal128(CivilTime.seconds.lowerBound) && later < Decimal128(CivilTime.seconds.upperBound + 1)
      ? later : .nan
  }
}

extension Vectors {
  /// As ``Kernels/later(_:seconds:)``.
  @inline(__always) static func later(_ instant: Eight, seconds: Eight) -> Eight {
    let later = instant + seconds
    let isInside =
      bits(later .>= Eight(repeating: Kernels.firstSecond)) & bits(later .< Eight(repeating: Kernels.endSecond))
    return choose(isInside, later, Eight(repeating: .nan))
  }
}
