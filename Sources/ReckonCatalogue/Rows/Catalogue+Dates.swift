/// Functions of dates. Their names call them where nothing in scope has the name, and where they are no units: most are
/// those of units too.
extension Catalogue {
  static let dates: [Function] = [
    part(
      .year, "year", .unary { Kernels.part(.year, $0) }, "The year of a date.", [Example("year(2024-11-29)", "2024")]),
    part(
      .quarter, "quarter", .unary { Kernels.part(.quarter, $0) },
      "The quarter of a date's year: 1 for January to March.",
      [Example("quarter(2024-11-29)", "4")]),
    part(
      .month, "month", .unary { Kernels.part(.month, $0) }, "The month of a date: 1 for January to 12 for December.",
      [Example("month(2024-11-29)", "11")]),
    part(
      .week, "week", .unary { Kernels.part(.week, $0) },
      "The week of a date in ISO 8601, from 1 to 53: weeks begin on Monday, and the first has the year's first Thursday.",
      [Example("week(2024-11-29)", "48"), Example("week(2021-01-03)", "53")]),
    part(
      .day, "day", .unary { Kernels.part(.day, $0) }, "The day of a date's month.", [Example("day(2024-11-29)", "29")]),
    part(
      .hour, "hour", .unary { Kernels.part(.hour, $0) }, "The hour of a date's time of day, from 0 to 23.",
      [Example("hour(2024-11-29T14:30)", "14"), Example("hour(2024-11-29)", "0")]),
    part(
      .minute, "minute", .unary { Kernels.part(.minute, $0) }, "The minute of a date's time of day, from 0 to 59.",
      [Example("minute(2024-11-29T14:30)", "30")]),
    part(
      .second, "second", .unary { Kernels.part(.second, $0) },
      "The whole second of a date's time of day, from 0 to 59.",
      [Example("second(2024-11-29T14:30:05.75)", "5")]),
    Function(
      .date, "date", topic: .calendar, kernels: [ArityKernel(.ternary { Kernels.date($0, $1, $2) })],
      decimal: DecimalForm { x, _ in DecimalKernels.date(x) }, cost: 20,
      requirement: Phrase("dayThatExists", "whole numbers of a day that exists, in the years 1 to 9999"), passes: 0b111,
      units: .instantResult, parameters: "year month day", summary: "The date of a year, a month and a day.",
      examples: [Example("date(2024, 11, 29)", "2024-11-29"), Example("date(2023, 2, 29)", "domain")]),
    Function(
      .startOf, "startof", topic: .calendar, kernels: [ArityKernel(.binary { Kernels.start($0, $1) })],
      decimal: DecimalForm { x, _ in DecimalKernels.start(x[0], x[1]) }, cost: 30,
      requirement: Phrase("dayOfTheYears1To9999", "a day of the years 1 to 9999"), passes: 0b1, units: .instantStart,
      parameters: "date period",
      summary:
        "The beginning of the year, quarter, month, week, day, hour, minute or second in which a date lies; weeks begin on Monday.",
      examples: [
        Example("startof(2024-11-29, month)", "2024-11-01"), Example("startof(2024-11-29T14:30, week)", "2024-11-25"),
      ]),
    Function(
      .age, "age", topic: .calendar, kernels: [ArityKernel(.binary { Kernels.age($0, $1) })],
      decimal: DecimalForm { x, _ in DecimalKernels.age(x[0], x[1]) }, cost: 30,
      requirement: Phrase("dayOfTheYears1To9999", "a day of the years 1 to 9999"), passes: 0b11, units: .instant,
      parameters: "born date", summary: "The whole years from one date to another, by default to today.",
      examples: [Example("age(1990-03-14, 2026-11-27)", "36"), Example("age(2000-02-29, 2001-02-28)", "1")]),
    Function(
      .businessDays, "businessdays", topic: .calendar, kernels: [ArityKernel(.binary { Kernels.businessDays($0, $1) })],
      decimal: DecimalForm { x, _ in DecimalKernels.businessDays(x[0], x[1]) }, cost: 30,
      requirement: Phrase("dayOfTheYears1To9999", "a day of the years 1 to 9999"), passes: 0b11, units: .instant,
      parameters: "first last", summary: "The days from Monday to Friday from one date to another, both included.",
      examples: [
        Example("businessdays(2026-12-23, 2027-01-05)", "10"), Example("businessdays(2026-11-28, 2026-11-29)", "0"),
      ]),
    named(
      .workdayCount, parameters: "first last holidays",
      "The days from Monday to Friday from one date to another, both included, without the dates of a list.",
      [
        Example("networkdays(2026-12-23, 2027-01-05, [2026-12-25, 2027-01-01])", "8"),
        Example("networkdays(2026-12-23, 2027-01-05)", "10"),
      ]),
    named(
      .workday, parameters: "date days holidays",
      "The date a number of days from Monday to Friday after another, or before it, without the dates of a list.",
      [
        Example("workday(2026-12-23, 2, [2026-12-25])", "2026-12-28"), Example("workday(2026-11-29, -5)", "2026-11-23"),
      ]),
    named(
      .dayName, "The English name of a date's day of the week.", [Example("dayname(2024-11-29)", "\"Friday\"")]),
    named(.monthName, "The English name of a date's month.", [Example("monthname(2024-11-29)", "\"November\"")]),
  ]

  /// Whether a word is a function of dates and a unit.
  package static func isUnitAndFunctionOfDates(_ word: String) -> Bool { datesAndUnits.contains(word) }

  private static let datesAndUnits = Set(dates.lazy.map { $0.name }.filter { Catalogue.unit(named: $0) != nil })

  private static func part(
    _ part: CalendarPart, _ name: String, _ kernel: Kernel, _ summary: String, _ examples: [Example]
  ) -> Function {
    Function(
      part.function, name, topic: .calendar, kernels: [ArityKernel(kernel)],
      decimal: DecimalForm { x, _ in DecimalKernels.part(part, x[0]) }, cost: 20,
      requirement: Phrase("dayOfTheYears1To9999", "a day of the years 1 to 9999"), passes: 0b1, units: .instant,
      parameters: "date",
      summary: summary, examples: examples)
  }

  private static func named(
    _ function: ValueFunction, parameters: String = "date", _ summary: String, _ examples: [Example]
  ) -> Function {
    Function(
      Function.ID(function), function.description.name, topic: .calendar, kernels: [], form: .values(function),
      parameters: parameters,
      summary: summary, examples: examples)
  }
}
