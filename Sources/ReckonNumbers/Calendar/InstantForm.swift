internal import ReckonPhrases

/// The display form of an instant, other than a plain date and time by the wall clock.
public enum InstantForm: Hashable, Sendable {
  /// With the UTC offset with which it was written.
  case offset(InstantOffset)
  /// By the clock of a time zone.
  case zone(InstantZone)
  /// As the name of its day of the week.
  case weekday
  /// As a time of day, which counts seconds from a midnight: beyond its day it is on the next or a previous one.
  case timeOfDay(hasSeconds: Bool)

  /// Whether it is a time of day, which is not a point in time.
  package var isTimeOfDay: Bool { if case .timeOfDay = self { true } else { false } }

  /// The offset of the host's clock, whose reading the instant is, from universal time in seconds, if known.
  package var hostSeconds: Int? {
    switch self {
    case .offset(let offset): offset.hostSeconds
    case .zone(let zone): zone.hostSeconds
    case .timeOfDay, .weekday: nil
    }
  }

  /// The same form for a reading of the host's clock with an offset.
  package func reading(hostSeconds: Int) -> InstantForm {
    switch self {
    case .offset(let offset): .offset(InstantOffset(seconds: offset.seconds, hostSeconds: hostSeconds))
    case .zone(let zone): .zone(zone.reading(hostSeconds: hostSeconds))
    case .timeOfDay, .weekday: self
    }
  }
}

extension NumericValue {
  /// The text of an instant in a form, a number of seconds after its clock's 1970-01-01T00:00; `nil` outside the
  /// calendar.
  ///
  /// - Parameter isRead: whether the text is formula input rather than for people: `(0:30 + 1 d)` for
  ///   `0:30 (next day)`.
  package func instantText(as form: InstantForm?, isRead: Bool = false) -> String? {
    switch form {
    case nil: return instantText
    case .offset(let offset): return instantText(with: offset)
    case .zone(let zone): return instantText(with: zone.offset(of: decimal))
    case .weekday:
      guard !isRead else { return instantText }
      return civilTime.map { Phrase(sentence: CivilDate.weekdayNames[$0.date.weekday - 1]).description }
    case .timeOfDay: return timeOfDayText(isRead: isRead)
    }
  }

  /// `13:15`, `9:05:30.25`, `0:30 (next day)`.
  private func timeOfDayText(isRead: Bool) -> String? {
    let day = Decimal128(86_400)
    let seconds = decimal
    guard seconds.isFinite else { return nil }
    let days = (seconds / day).rounded(.down)
    let rest = seconds - days * day
    let whole = rest.rounded(.down)
    guard let second = Int64(exactly: whole), let count = Int64(exactly: days), count.magnitude < 10_000_000 else {
      return nil
    }
    var text = "\(second / 3600):\(CivilDate.padded(Int(second / 60 % 60), to: 2))"
    let digits = (rest - whole).reduced.description
    let fraction = digits.hasPrefix("0.") ? String(digits.dropFirst()) : ""
    if second % 60 != 0 || !fraction.isEmpty { text += ":\(CivilDate.padded(Int(second % 60), to: 2))\(fraction)" }
    if count == 0 { return text }
    if isRead { return "(\(text) \(count < 0 ? "-" : "+") \(count.magnitude) d)" }
    return switch count {
    case 1: Phrase("timeOnTheNextDay", "\(text) (next day)").description
    case -1: Phrase("timeOnThePreviousDay", "\(text) (previous day)").description
    case 2...: Phrase("timeDaysLater", "\(text) (\(Int(count)) days later)").description
    default: Phrase("timeDaysBefore", "\(text) (\(-Int(count)) days earlier)").description
    }
  }
}
