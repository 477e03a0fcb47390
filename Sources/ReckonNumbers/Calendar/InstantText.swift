/// The offset from universal time with which a date was written, and keeps where it is shown.
public struct InstantOffset: Hashable, Sendable {
  /// How many seconds a clock with the offset is ahead of universal time: 32,400 of `+09:00`, 0 of `Z`.
  public let seconds: Int
  /// How many seconds the host's clock was ahead of universal time then, whose reading the date is.
  public let hostSeconds: Int

  /// An offset from universal time.
  ///
  /// - Parameters:
  ///   - seconds: how many seconds it is ahead; less than 0 behind.
  ///   - hostSeconds: how many the host's clock was ahead then.
  public init(seconds: Int, hostSeconds: Int) { (self.seconds, self.hostSeconds) = (seconds, hostSeconds) }

  /// `Z`, or a sign with hours and minutes, and with seconds where local mean time has some.
  var text: String {
    guard seconds != 0 else { return "Z" }
    let minutes = Int(seconds.magnitude / 60)
    let rest = Int(seconds.magnitude % 60)
    return "\(seconds < 0 ? "-" : "+")\(CivilDate.padded(minutes / 60, to: 2)):\(CivilDate.padded(minutes % 60, to: 2))"
      + (rest == 0 ? "" : ":\(CivilDate.padded(rest, to: 2))")
  }
}

extension NumericValue {
  /// The second of the calendar that so many seconds after 1970-01-01T00:00 lie in; `nil` outside of it.
  package var civilTime: CivilTime? {
    let seconds = decimal
    guard seconds.isFinite else { return nil }
    return Int64(exactly: seconds.rounded(.down)).flatMap { CivilTime(secondsSince1970: $0) }
  }

  /// The reading of the wall clock so many seconds after its 1970-01-01T00:00 as ISO 8601 writes it; `nil` outside of the calendar.
  package var instantText: String? { instantText(with: nil) }

  /// - Parameter offset: the offset to show, if any; the time of day is shown with it.
  package func instantText(with offset: InstantOffset?) -> String? {
    let seconds = offset.map { decimal + Decimal128($0.seconds - $0.hostSeconds) } ?? decimal
    guard seconds.isFinite else { return nil }
    let whole = seconds.rounded(.down)
    guard let count = Int64(exactly: whole), let time = CivilTime(secondsSince1970: count) else { return nil }
    // Behind "0.", and nothing where the fraction is too small to be written so.
    let fraction = (seconds - whole).description
    return time.text(fraction: fraction.hasPrefix("0.") ? Array(fraction.utf8.dropFirst(2)) : [], offset: offset?.text)
  }
}
