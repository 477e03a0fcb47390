import ReckonCatalogue
import ReckonNumbers

/// Functions of dates and lists of dates.
extension ValueOperations {
  /// The day of a value in seconds.
  static func date(
    _ value: Value, for function: ValueFunction, in context: borrowing EvaluationContext
  ) throws(Work.Stop) -> CivilDate {
    let seconds = try value.number(in: context).number
    guard let date = seconds.civilTime?.date else { throw noDay(function, [seconds], in: context) }
    return date
  }

  static func ofWorkdays(
    _ function: ValueFunction, _ operands: UnsafeBufferPointer<Value>, in context: borrowing EvaluationContext
  ) throws(Work.Stop) -> Value {
    var holidays: Set<CivilDate> = []
    if operands.count > 2 {
      let items = try operands[2].list(in: context)
      try context.valueRun.charge(8 * items.count)
      for item in items where !item.isMissing { holidays.insert(try date(item, for: function, in: context)) }
    }
    let start = try date(operands[0], for: function, in: context)
    if function == .workdayCount {
      return number(
        CalendarSpan.businessDays(
          from: start, to: try date(operands[1], for: function, in: context), holidays: holidays))
    }
    let days = try operands[1].number(in: context)
    let shown = [try operands[0].number(in: context).number, days.number]
    guard days.isBound, let count = Int64(exactly: days.double) else {
      throw context.valueRun.refuse(
        .domain(
          function: function.description.name, operands: shown,
          requirement: Phrase("aWholeNumberOfDays", "a whole number of days")))
    }
    guard let count = Int(exactly: count), let day = CalendarSpan.businessDay(count, after: start, holidays: holidays)
    else {
      throw noDay(function, shown, in: context)
    }
    return number(day.secondsSince1970)
  }

  private static func noDay(
    _ function: ValueFunction, _ operands: [NumericValue], in context: borrowing EvaluationContext
  ) -> Work.Stop {
    context.valueRun.refuse(
      .domain(
        function: function.description.name, operands: operands,
        requirement: Phrase("dayOfTheYears1To9999", "a day of the years 1 to 9999")))
  }
}
