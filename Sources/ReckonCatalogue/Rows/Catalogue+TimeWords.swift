import ReckonNumbers

/// Words for times and dates.
extension Catalogue {
  /// The English names of the months in lower case, January first.
  package static let monthNames = CivilDate.monthNames.map { $0.lowercased() }

  static let timeWords: [Word] =
    Word.all("tomorrow", means: .signs("(today+1[d])"))
    + Word.all("yesterday", means: .signs("(today-1[d])"))
    + Word.all("day after tomorrow", "the day after tomorrow", means: .signs("(today+2[d])"))
    + Word.all("day before yesterday", "the day before yesterday", means: .signs("(today-2[d])"))
    + Word.all("next week", means: .signs("(today+7[d])"))
    + Word.all("last week", means: .signs("(today-7[d])"))
    + Word.all("next month", means: .signs("(today+1[mo])"))
    + Word.all("last month", means: .signs("(today-1[mo])"))
    + Word.all("next year", means: .signs("(today+1[y])"))
    + Word.all("last year", means: .signs("(today-1[y])"))
    + weekdays
    // These take in what stands around them.
    + Word.all("time in", "current time in", means: .time)
    + Word.all("age", "noon", "midnight", means: .time)

  /// `next friday`: the first one behind today, as `last friday` is the last one before it; `this friday` may be today.
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
