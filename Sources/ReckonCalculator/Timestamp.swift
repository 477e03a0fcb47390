/// A point in time with millisecond precision: when a calculation was finished, when rates were read.
///
/// Its text is ISO 8601 in UTC, `2026-11-21T10:30:00Z`, with `.123` after the seconds if they are fractional. With
/// Foundation, `Date(timeIntervalSince1970: timestamp.secondsSince1970)` is the same time.
public struct Timestamp: Hashable, Sendable {
  /// Milliseconds since 1970, without leap seconds; the year is clamped to 1...9999.
  public let milliseconds: Int64

  /// A time in seconds since the beginning of 1970 in UTC, rounded to milliseconds and clamped to the years 1 to 9999;
  /// NaN is 1970.
  public init(secondsSince1970 seconds: Double) {
    milliseconds = seconds.isNaN ? 0 : Int64((min(max(seconds, -62_135_596_800), 253_402_300_799) * 1_000).rounded())
  }

  /// Parses the format of ``text``; `nil` if invalid.
  package init?(_ text: some Collection<UInt8>) {
    let bytes = Array(text)
    guard bytes.count == 20 || bytes.count == 24, bytes.last == UInt8(ascii: "Z") else { return nil }
    for (place, sign) in Self.signs where bytes[place] != sign { return nil }
    if bytes.count == 24, bytes[19] != UInt8(ascii: ".") { return nil }
    guard let year = CivilDate.number(bytes[0..<4]), let month = CivilDate.number(bytes[5..<7]),
      let day = CivilDate.number(bytes[8..<10]),
      let hour = CivilDate.number(bytes[11..<13]), let minute = CivilDate.number(bytes[14..<16]),
      let second = CivilDate.number(bytes[17..<19]),
      let fraction = bytes.count == 24 ? CivilDate.number(bytes[20..<23]) : 0,
      let date = CivilDate(year: year, month: month, day: day), hour < 24, minute < 60, second < 60
    else { return nil }
    milliseconds =
      (Int64(date.daysSince1970) * 86_400 + Int64((hour * 60 + minute) * 60 + second)) * 1_000 + Int64(fraction)
  }

  private static let signs: [(Int, UInt8)] = [
    (4, UInt8(ascii: "-")), (7, UInt8(ascii: "-")), (10, UInt8(ascii: "T")), (13, UInt8(ascii: ":")),
    (16, UInt8(ascii: ":")),
  ]

  /// Seconds since the beginning of 1970 in UTC, without leap seconds.
  public var secondsSince1970: Double { Double(milliseconds) / 1_000 }

  /// The day in UTC.
  var day: CivilDate {
    guard let day = CivilDate(daysSince1970: Int((secondsSince1970 / 86_400).rounded(.down))) else {
      preconditionFailure("timestamps are of years 1 to 9999")
    }
    return day
  }

  /// `2026-11-21T10:30:00Z`.
  public var text: String { text(separator: ":") }

  /// The time to the second without colons, which some file systems do not allow in names: `2026-11-21T103000Z`.
  package var nameText: String { Timestamp(secondsSince1970: secondsSince1970.rounded(.down)).text(separator: "") }

  private func text(separator: String) -> String {
    let rest = Int(milliseconds - Int64(day.daysSince1970) * 86_400_000)
    let clock = [rest / 3_600_000, rest / 60_000 % 60, rest / 1_000 % 60].map { CivilDate.padded($0, to: 2) }
    let fraction = rest % 1_000 == 0 ? "" : "." + CivilDate.padded(rest % 1_000, to: 3)
    return "\(day.text)T\(clock.joined(separator: separator))\(fraction)Z"
  }
}
