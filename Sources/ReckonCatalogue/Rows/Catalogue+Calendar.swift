/// Instants, which are seconds since 1970-01-01T00:00Z, and what definitions ask of their arguments.
extension Catalogue {
  static let calendar: [Function] = [
    Function(
      .laterMonths, "+ months", topic: .arithmetic, kernels: [ArityKernel(.binary { Kernels.later($0, months: $1) })],
      decimal: DecimalForm { x, _ in DecimalKernels.later(x[0], months: x[1]) }, cost: 20,
      requirement: "a whole number of months, and a day of the years 1 to 9999", passes: 0b11,
      summary: "The instant so many months later, at a month's end on its last day."),
    Function(
      .weekday, "dayofweek", synonyms: ["weekday"], topic: .arithmetic, kernels: [ArityKernel(.unary { Kernels.weekday($0) })],
      decimal: DecimalForm { x, _ in Decimal128(Kernels.weekday(x[0].double)) }, cost: 20,
      requirement: "a day of the years 1 to 9999", passes: 0b1, units: .instant,
      parameters: "date", summary: "The day of the week: 1 for Monday to 7 for Sunday.",
      examples: [Example("dayofweek(2024-03-01)", "5"), Example("weekday(2024-03-03)", "7")]),
    Function(
      .required, "(where)", topic: .control, kernels: [ArityKernel(.unary { isTrue($0) ? 1 : .nan })],
      decimal: DecimalForm { x, _ in x[0].isTrue ? .one : .nan }, requirement: "a condition that holds",
      summary: "1 if the number is true; otherwise it fails."),
  ]
}

extension Kernels {
  /// The instant a number of months after another, NaN when the months are not whole or the day is outside of the calendar.
  static func later(_ seconds: Double, months: Double) -> Double {
    let whole = seconds.rounded(.down)
    guard let count = Int64(exactly: whole), let months = Int(exactly: months),
      let later = CivilTime(secondsSince1970: count)?.adding(months: months)
    else { return .nan }
    return Double(later.secondsSince1970) + (seconds - whole)
  }

  /// The day of the week of an instant, 1 for Monday; NaN outside of the calendar.
  static func weekday(_ seconds: Double) -> Double {
    guard let count = Int64(exactly: seconds.rounded(.down)), let time = CivilTime(secondsSince1970: count) else { return .nan }
    return Double(time.date.weekday)
  }
}

extension DecimalKernels {
  /// As ``Kernels/later(_:months:)``.
  static func later(_ seconds: Decimal128, months: Decimal128) -> Decimal128 {
    let whole = seconds.rounded(.down)
    guard let count = Int64(exactly: whole), let months = Int(exactly: months),
      let later = CivilTime(secondsSince1970: count)?.adding(months: months)
    else { return .nan }
    return Decimal128(later.secondsSince1970) + (seconds - whole)
  }
}
