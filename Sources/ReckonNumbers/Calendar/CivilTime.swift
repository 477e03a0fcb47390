/// A second of the proleptic Gregorian calendar, years 1 to 9999: a reading of the wall clock, or of universal time.
///
/// Every day has 86,400 seconds, as in POSIX: leap seconds have no representation.
package struct CivilTime: Hashable, Sendable {
  package let date: CivilDate
  /// The second of the day, from 0 to 86,399.
  package let secondOfDay: Int

  /// The supported seconds since 1970-01-01T00:00Z: from 0001-01-01T00:00:00Z to 9999-12-31T23:59:59Z.
  package static let seconds: ClosedRange<Int64> = -62_135_596_800...253_402_300_799

  /// The time a number of seconds after 1970-01-01T00:00Z; `nil` outside ``seconds``.
  package init?(secondsSince1970 count: Int64) {
    // Counted from year 1, values are not negative, so that division rounds down.
    guard Self.seconds.contains(count),
      let date = CivilDate(daysSince1970: Int((count - Self.seconds.lowerBound) / 86_400) - 719_162)
    else {
      return nil
    }
    self.date = date
    secondOfDay = Int((count - Self.seconds.lowerBound) % 86_400)
  }

  /// A time of a day; `nil` if it is invalid.
  package init?(_ date: CivilDate, hour: Int = 0, minute: Int = 0, second: Int = 0) {
    guard (0..<24).contains(hour), (0..<60).contains(minute), (0..<60).contains(second) else { return nil }
    self.date = date
    secondOfDay = (hour * 60 + minute) * 60 + second
  }

  private init(_ date: CivilDate, secondOfDay: Int) {
    self.date = date
    self.secondOfDay = secondOfDay
  }

  /// The number of seconds since 1970-01-01T00:00Z.
  package var secondsSince1970: Int64 { Int64(date.daysSince1970) * 86_400 + Int64(secondOfDay) }

  package var hour: Int { secondOfDay / 3_600 }
  package var minute: Int { secondOfDay / 60 % 60 }
  package var second: Int { secondOfDay % 60 }

  /// The same time of day a number of months later, see ``CivilDate/adding(months:)``.
  package func adding(months count: Int) -> CivilTime? {
    date.adding(months: count).map { CivilTime($0, secondOfDay: secondOfDay) }
  }

  /// The time in the shortest ISO 8601 form: `2024-03-01` at midnight, `2024-03-01T14:30`, `2024-03-01T14:30:05.25`.
  ///
  /// - Parameters:
  ///   - fraction: the digits of a fraction of a second; trailing zeros are dropped.
  ///   - offset: the UTC offset after the time, which is then shown at midnight too.
  package func text(fraction: some Collection<UInt8> = EmptyCollection<UInt8>(), offset: String? = nil) -> String {
    var digits = Array(fraction)
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    guard secondOfDay != 0 || !digits.isEmpty || offset != nil else { return date.text }
    var text = "\(date.text)T\(CivilDate.padded(hour, to: 2)):\(CivilDate.padded(minute, to: 2))"
    if second != 0 || !digits.isEmpty { text += ":\(CivilDate.padded(second, to: 2))" }
    if !digits.isEmpty { text += "." + String(decoding: digits, as: UTF8.self) }
    return text + (offset ?? "")
  }
}

extension CivilTime: Comparable {
  package static func < (a: CivilTime, b: CivilTime) -> Bool { (a.date, a.secondOfDay) < (b.date, b.secondOfDay) }
}
