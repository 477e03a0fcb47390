import ReckonNumbers

/// Words for times and dates.
extension Catalogue {
  /// The English names of the months in lower case, January first.
  package static let monthNames = CivilDate.monthNames.map { $0.lowercased() }

  /// The next day of a month from today on, or the last one up to today. Conversions read `year(today)` as a product
  /// with a unit.
  package static func date(ofDay day: Int, month: Int, isPast: Bool) -> String {
    let date = "(startof(today,year)+\(month - 1)[mo]+\(day - 1)[d])"
    return "(today+((\(date)\(isPast ? ">" : "<")today?\(date)\(isPast ? "-" : "+")1[yr]:\(date))-today))"
  }

  /// The number of the present year.
  private static let thisYear = "(1970+floor(((startof(today,year)-1970-01-01)/1[d]+1)/365.2425))"

  /// Holidays that are on the same day every year, the next from today on.
  private static let holidays: [Word] = {
    let days: [(day: Int, month: Int, words: [String])] = [
      (25, 12, ["christmas", "christmas day", "xmas", "크리스마스", "성탄절"]), (24, 12, ["christmas eve"]),
      (26, 12, ["boxing day"]),
      (1, 1, ["new year", "new years", "new year ' s", "new years day", "new year ' s day", "새해"]),
      (31, 12, ["new years eve", "new year ' s eve"]), (31, 10, ["halloween"]),
      (14, 2, ["valentines day", "valentines", "valentine ' s day", "valentine ' s"]),
      (17, 3, ["st patrick ' s day", "st patricks day"]),
      (1, 4, ["april fools day", "april fool ' s day"]),
    ]
    return Word.spelled(days.map { (date(ofDay: $0.day, month: $0.month, isPast: false), $0.words) })
  }()

  /// Easter Sunday of a year from 1900 to 2099, by the rule of the Nautical Almanac Office.
  static func easter(of year: String) -> String {
    let start = "(mod(204-11*mod(\(year),19),30)+21)"
    let moon = "(\(start)-(\(start)>48))"
    return "(date(\(year),3,1)+(\(moon)+6-mod(\(year)+floor(\(year)/4)+\(moon)+1,7))*1[d])"
  }

  /// The fourth Thursday of a year's November.
  static func thanksgiving(of year: String) -> String {
    "(date(\(year),11,1)+(21+mod(4-dayofweek(date(\(year),11,1)),7))*1[d])"
  }

  /// Holidays with a different date each year; the next one, counting today.
  private static let movableHolidays: [Word] = {
    func next(_ date: (String) -> String, _ days: String) -> String {
      let (this, other) = (date(thisYear), date("(\(thisYear)+1)"))
      return "(today+((\(this)\(days)<today?\(other):\(this))\(days)-today))"
    }
    return Word.spelled([
      (next(easter, ""), ["easter", "easter sunday", "부활절"]), (next(easter, "-2[d]"), ["good friday"]),
      (next(easter, "+1[d]"), ["easter monday"]), (next(thanksgiving, ""), ["thanksgiving"]),
    ])
  }()

  private static let dayWords: [Word] =
    Word.spelled([
      ("(today+1[d])", ["tomorrow", "내일"]), ("(today-1[d])", ["yesterday", "어제"]),
      ("(today+2[d])", ["day after tomorrow", "the day after tomorrow", "모레"]),
      ("(today-2[d])", ["day before yesterday", "the day before yesterday", "그저께", "그제"]),
      ("(today+7[d])", ["next week", "다음 주", "다음주"]), ("(today-7[d])", ["last week", "지난 주", "지난주"]),
      ("(today+1[mo])", ["next month"]), ("(today-1[mo])", ["last month"]), ("(today+1[yr])", ["next year"]),
      ("(today-1[yr])", ["last year"]),
      ("(today)", ["오늘"]), ("now", ["지금", "현재"]), ("d", ["일"]), ("h", ["시간"]), ("min", ["분"]), ("s", ["초"]),
      ("wk", ["주", "주일"]),
      ("mo", ["개월", "달"]), ("yr", ["년"]),
    ])

  static let timeWords: [Word] =
    dayWords + weekdays + holidays + movableHolidays
    // These take in what stands around them.
    + Word.all("time in", "current time in", "what time is it in", means: .time)
    + Word.all("age", "noon", "midnight", means: .time)

  /// `next friday`: the first one after today, as `last friday` is the last one before it; `this friday` may be today.
  private static let weekdays: [Word] = CivilDate.weekdayNames.enumerated().flatMap { index, name in
    [name.lowercased(), String(name.lowercased().prefix(3))].flatMap { name in
      [
        Word("next \(name)", .signs("(today+(mod(\(index)-dayofweek(today),7)+1)*1[d])")),
        Word("last \(name)", .signs("(today-(mod(dayofweek(today)-\(index + 2),7)+1)*1[d])")),
        Word("this \(name)", .signs("(today+mod(\(index + 1)-dayofweek(today),7)*1[d])")),
      ]
    }
  }
}
