package import ReckonPhrases

/// An ISO 8601 instant in a text: `2024-03-01`, `2024-03-01T14:30`, `2024-03-01T14:30:05.25+09:00`.
///
/// Four, two and two digits with ASCII hyphens and no blanks; then optionally `T` and hours and minutes, seconds, a
/// fraction of a second, and `Z` or hours and minutes of an offset. Without an offset it is a reading of the wall
/// clock, in any time zone.
package struct InstantToken: Hashable, Sendable {
  /// The integer seconds since 1970-01-01T00:00: UTC if there is an offset, local time otherwise.
  package let seconds: Int64
  /// The UTC offset in seconds; `nil` for local time.
  package let offset: Int?
  /// The digits after the decimal point of the seconds, as a range of the text's bytes; empty if there are none.
  package let fraction: Range<Int>
  /// The end of the token in the text.
  package let end: Int

  /// The reading of a text at an index.
  package enum Reading: Hashable, Sendable {
    /// No date.
    case none
    /// The form of a date or time without a valid value, such as `2024-02-30`: its end, and the reason.
    case impossible(end: Int, reason: Phrase)
    case instant(InstantToken)
  }

  /// Reads the instant that begins at an index of a text's bytes.
  ///
  /// A date that continues as a number (`2024-12-251`, `2024-12-25.5`) or with letters (`2024-12-25kg`) is not one;
  /// neither is an hour without minutes. The caller checks the text before the index.
  ///
  /// - Complexity: O(length of the token).
  package static func read<Bytes: RandomAccessCollection>(_ bytes: Bytes, at start: Int) -> Reading
  where Bytes.Element == UInt8, Bytes.Index == Int {
    var reader = Reader(bytes: bytes, at: start)
    guard let year = reader.digits(4), reader.skip("-"), let month = reader.digits(2), reader.skip("-"),
      let day = reader.digits(2)
    else {
      return .none
    }
    var clock: (hour: Int, minute: Int, second: Int) = (0, 0, 0)
    var offset: Int?
    var fraction = reader.at..<reader.at
    var badOffset = false
    if let (hour, minute) = reader.clock(behind: "T") {
      clock = (hour, minute, 0)
      if let second = reader.pair(behind: ":") {
        clock.second = second
        fraction = reader.fraction()
      } else {
        fraction = reader.at..<reader.at
      }
      let isEast = reader.isAt("+")
      if reader.isAt("Z"), !reader.isWord(at: reader.at + 1) {
        reader.at += 1
        offset = 0
      } else if isEast || reader.isAt("-"), let (hours, minutes) = reader.clock(behind: isEast ? "+" : "-") {
        offset = (hours * 60 + minutes) * (isEast ? 60 : -60)
        badOffset = hours > 23 || minutes > 59
      }
    }
    guard !reader.continues else { return .none }
    func impossible(_ key: String, _ reason: Phrase) -> Reading {
      .impossible(end: reader.at, reason: Phrase(key, reason))
    }
    guard CivilDate.years.contains(year) else {
      return impossible("yearsGoFrom0001To9999", "years go from 0001 to 9999")
    }
    guard (1...12).contains(month) else { return impossible("thereIsNoMonth", "there is no month \(month)") }
    guard let date = CivilDate(year: year, month: month, day: day) else {
      return impossible(
        "hasDays",
        "\(Phrase(sentence: CivilDate.monthNames[month - 1])) \(year) has \(CivilDate.days(inMonth: month, of: year)) days"
      )
    }
    guard let time = CivilTime(date, hour: clock.hour, minute: clock.minute, second: clock.second) else {
      return impossible("timesGoFrom00", "times go from 00:00:00 to 23:59:59")
    }
    guard !badOffset else { return impossible("offsetsGoFrom23", "offsets go from -23:59 to +23:59") }
    let seconds = time.secondsSince1970 - Int64(offset ?? 0)
    guard CivilTime.seconds.contains(seconds) else {
      return impossible("yearsGoFrom0001To9999Universal", "years go from 0001 to 9999 in universal time")
    }
    return .instant(InstantToken(seconds: seconds, offset: offset, fraction: fraction, end: reader.at))
  }

  private struct Reader<Bytes: RandomAccessCollection> where Bytes.Element == UInt8, Bytes.Index == Int {
    let bytes: Bytes
    var at: Int

    private func byte(_ index: Int) -> UInt8? { bytes.indices.contains(index) ? bytes[index] : nil }

    private func isDigit(at index: Int) -> Bool {
      byte(index).map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
    }

    func isAt(_ sign: Unicode.Scalar) -> Bool { byte(at) == UInt8(ascii: sign) }

    /// Whether a letter, a digit, `_` or a character beyond ASCII is at an index.
    func isWord(at index: Int) -> Bool {
      guard let byte = byte(index) else { return false }
      return isDigit(at: index) || byte == UInt8(ascii: "_") || byte >= 0x80
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    /// Whether the following text continues the token, which is then not an instant.
    var continues: Bool { isWord(at: at) || isAt(".") && isDigit(at: at + 1) }

    mutating func skip(_ sign: Unicode.Scalar) -> Bool {
      guard isAt(sign) else { return false }
      at += 1
      return true
    }

    /// The number written by a fixed count of digits.
    mutating func digits(_ count: Int) -> Int? {
      guard (at..<at + count).allSatisfy(isDigit(at:)), let number = CivilDate.number(bytes[at..<at + count]) else {
        return nil
      }
      at += count
      return number
    }

    /// Two digits after a sign; otherwise nothing is consumed.
    mutating func pair(behind sign: Unicode.Scalar) -> Int? {
      let start = at
      if skip(sign), let number = digits(2) { return number }
      at = start
      return nil
    }

    /// Hours and minutes after a sign; otherwise nothing is consumed.
    mutating func clock(behind sign: Unicode.Scalar) -> (Int, Int)? {
      let start = at
      if let hours = pair(behind: sign), let minutes = pair(behind: ":") { return (hours, minutes) }
      at = start
      return nil
    }

    /// The range of the digits after a decimal point; empty if there are none.
    mutating func fraction() -> Range<Int> {
      guard isAt("."), isDigit(at: at + 1) else { return at..<at }
      let start = at + 1
      at = start
      while isDigit(at: at) { at += 1 }
      return start..<at
    }
  }
}
