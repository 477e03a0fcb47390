/// The UTC offset with which a date was written, preserved for display.
public struct InstantOffset: Hashable, Sendable {
  /// The offset from universal time in seconds: 32,400 for `+09:00`, 0 for `Z`.
  public let seconds: Int
  /// The offset of the host's clock at that time, which the date is read from.
  public let hostSeconds: Int

  /// An offset from UTC.
  ///
  /// - Parameters:
  ///   - seconds: the offset in seconds; negative west of UTC.
  ///   - hostSeconds: the offset of the host's clock at that time.
  public init(seconds: Int, hostSeconds: Int) { (self.seconds, self.hostSeconds) = (seconds, hostSeconds) }

  /// `Z`, or a sign with hours and minutes, and seconds for local mean times that have some.
  var text: String {
    guard seconds != 0 else { return "Z" }
    let minutes = Int(seconds.magnitude / 60)
    let rest = Int(seconds.magnitude % 60)
    return "\(seconds < 0 ? "-" : "+")\(CivilDate.padded(minutes / 60, to: 2)):\(CivilDate.padded(minutes % 60, to: 2))"
      + (rest == 0 ? "" : ":\(CivilDate.padded(rest, to: 2))")
  }
}

extension NumericValue {
  /// The calendar second that contains a number of seconds after 1970-01-01T00:00; `nil` outside the calendar.
  package var civilTime: CivilTime? {
    let seconds = decimal
    guard seconds.isFinite else { return nil }
    return Int64(exactly: seconds.rounded(.down)).flatMap { CivilTime(secondsSince1970: $0) }
  }

  /// The reading of the wall clock a number of seconds after its 1970-01-01T00:00 in ISO 8601 form; `nil` outside the
  /// calendar.
  package var instantText: String? { instantText(with: nil) }

  /// - Parameter offset: the offset to show, if any; the time of day is shown with it.
  package func instantText(with offset: InstantOffset?) -> String? {
    let seconds = offset.map { decimal + Decimal128($0.seconds - $0.hostSeconds) } ?? decimal
    guard seconds.isFinite else { return nil }
    let whole = seconds.rounded(.down)
    guard let count = Int64(exactly: whole), let time = CivilTime(secondsSince1970: count) else { return nil }
    // The digits after "0."; none if the fraction is too small for this form.
    let fraction = (seconds - whole).description
    return time.text(fraction: fraction.hasPrefix("0.") ? Array(fraction.utf8.dropFirst(2)) : [], offset: offset?.text)
  }
}
