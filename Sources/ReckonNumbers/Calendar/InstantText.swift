extension NumericValue {
  /// The instant so many seconds after 1970-01-01T00:00Z as ISO 8601 writes it; `nil` outside of the calendar.
  package var instantText: String? {
    let seconds = decimal
    guard seconds.isFinite else { return nil }
    let whole = seconds.rounded(.down)
    guard let count = Int64(exactly: whole), let time = CivilTime(secondsSince1970: count) else { return nil }
    // Behind "0.", and nothing where the fraction is too small to be written so.
    let fraction = (seconds - whole).description
    return time.text(fraction: fraction.hasPrefix("0.") ? Array(fraction.utf8.dropFirst(2)) : [])
  }
}
