/// The time zones that a host knows, by their names in the database of IANA: `Europe/Berlin`. The engine has none of its own.
///
/// ```swift
/// scope.timeZones = TimeZones(names: ["Asia/Seoul"]) { zone, second in zone == "Asia/Seoul" ? 9 * 3_600 : nil }
/// try Formula("2026-07-01 12:00 Seoul to UTC", variables: [], scope: scope)
/// ```
public struct TimeZones: Sendable {
  private let offset: @Sendable (String, Int64) -> Int?
  /// The names by their words in lower case, see ``index(of:)``.
  private let index: @Sendable () -> [String: String]

  /// - Parameters:
  ///   - names: the names of the zones, `Europe/Berlin`.
  ///   - offset: how many seconds the clocks of a zone are ahead of universal time at a number of seconds since 1970-01-01T00:00Z; `nil`
  ///     for a zone that is not known.
  public init(names: [String], offset: @escaping @Sendable (String, Int64) -> Int?) {
    let index = Self.index(of: names)
    self.init(index: { index }, offset: offset)
  }

  /// - Parameter index: the names by their words, see ``index(of:)``; called once a name is asked for.
  package init(index: @escaping @Sendable () -> [String: String], offset: @escaping @Sendable (String, Int64) -> Int?) {
    self.index = index
    self.offset = { zone, second in
      guard let seconds = offset(zone, second), Self.offsets.contains(seconds) else { return nil }
      return seconds
    }
  }

  /// What clocks may be ahead: no zone's is a day.
  private static let offsets = -86_400...86_400

  /// Names by their words in lower case: whole names, and their last parts, which are cities.
  package static func index(of names: [String]) -> [String: String] {
    var byWord: [String: String] = [:]
    // Where several zones end alike, as America/Kentucky/Louisville and America/Louisville do, the shorter name is the one.
    for name in names.sorted(by: { ($0.utf8.count, $0) < ($1.utf8.count, $1) }) {
      byWord[words(name)] = name
      if let city = name.split(separator: "/").last, name.contains("/"), !name.hasPrefix("Etc/"), case let city = words(String(city)),
        byWord[city] == nil
      {
        byWord[city] = name
      }
    }
    return byWord
  }

  /// A zone's name as people write it: in lower case, with blanks.
  private static func words(_ name: String) -> String {
    String(name.lowercased().map { $0 == "_" ? " " : $0 })
  }

  /// The name of the zone of a name or a city, `Europe/Berlin` or `los angeles`; `nil` for others.
  package func zone(of words: String) -> String? {
    let words = Self.words(words)
    let byWord = index()
    if let zone = Self.moreCities[words], byWord[Self.words(zone)] == zone { return zone }
    return byWord[words]
  }

  /// How many seconds the clocks of a zone are ahead of universal time at a number of seconds since 1970-01-01T00:00Z.
  package func secondsFromUTC(_ zone: String, at second: Int64) -> Int? { offset(zone, second) }

  /// A reading of the clocks of a zone in universal time.
  package struct Moment: Hashable, Sendable {
    /// How many seconds the clocks are ahead of universal time then: the earlier of the two where they are set back.
    package let offset: Int
    /// Whether the clocks never show it.
    package let isSkipped: Bool
    /// How far they are ahead when they show it a second time; `nil` where they do not.
    package let later: Int?
  }

  /// The moment at which the clocks of a zone show a number of seconds since 1970-01-01T00:00. One that they show twice is the first, and
  /// one that they skip is as far behind the moment before as they would have shown without being set, as in RFC 5545.
  package func moment(_ zone: String, showing reading: Int64) -> Moment? {
    Self.moment(showing: reading) { offset(zone, $0) }
  }

  /// The same for clocks that are so many seconds ahead of universal time at a number of seconds since 1970-01-01T00:00Z.
  package static func moment(showing reading: Int64, _ offset: (Int64) -> Int?) -> Moment? {
    // No clock is a day or more ahead or behind.
    let day: Int64 = 86_400
    let (start, end) = (reading.subtractingReportingOverflow(day), reading.addingReportingOverflow(day))
    guard !start.overflow, !end.overflow, let before = offset(start.partialValue), let after = offset(end.partialValue) else { return nil }
    let isBefore = offset(reading - Int64(before)) == before
    let isAfter = before != after && offset(reading - Int64(after)) == after
    return Moment(offset: isBefore || !isAfter ? before : after, isSkipped: !isBefore && !isAfter, later: isBefore && isAfter ? after : nil)
  }
}

/// A time zone in whose clock an instant is shown.
public struct InstantZone: Sendable {
  /// Its name, `Europe/Berlin`.
  public let name: String
  private let zones: TimeZones
  /// How many seconds the host's clock, whose reading the instant is, was ahead of universal time, where that is known.
  package let hostSeconds: Int?
  private let secondsFromUTC: (@Sendable (Double) -> Int)?

  /// - Parameters:
  ///   - name: the zone's name.
  ///   - zones: those of the host.
  ///   - hostSeconds: how many seconds the host's clock was ahead of universal time, where that is known.
  ///   - secondsFromUTC: the same for a number of seconds since 1970-01-01T00:00Z; `nil` where the host's clock shows universal time.
  package init(_ name: String, in zones: TimeZones, hostSeconds: Int?, secondsFromUTC: (@Sendable (Double) -> Int)?) {
    (self.name, self.zones, self.hostSeconds, self.secondsFromUTC) = (name, zones, hostSeconds, secondsFromUTC)
  }

  /// The same of a reading of the host's clock when it was so many seconds ahead.
  package func reading(hostSeconds: Int) -> InstantZone {
    InstantZone(name, in: zones, hostSeconds: hostSeconds, secondsFromUTC: secondsFromUTC)
  }

  /// The offset that the zone's clock had at a reading of the host's.
  func offset(of reading: Decimal128) -> InstantOffset? {
    guard let second = Int64(exactly: reading.rounded(.down)), CivilTime.seconds.contains(second) else { return nil }
    let host = hostSeconds ?? hostOffset(showing: second)
    return zones.secondsFromUTC(name, at: second - Int64(host)).map { InstantOffset(seconds: $0, hostSeconds: host) }
  }

  /// How far the host's clock is ahead of universal time when it shows a number of seconds, of two times the earlier.
  private func hostOffset(showing reading: Int64) -> Int {
    guard let secondsFromUTC else { return 0 }
    return TimeZones.moment(showing: reading) { secondsFromUTC(Double($0)) }?.offset ?? 0
  }
}

extension InstantZone: Hashable {
  public static func == (a: InstantZone, b: InstantZone) -> Bool { a.name == b.name && a.hostSeconds == b.hostSeconds }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(hostSeconds)
  }
}
