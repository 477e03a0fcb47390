/// The time zones that a host provides, by their IANA names: `Europe/Berlin`. The engine has none of its own.
///
/// ```swift
/// scope.timeZones = TimeZones(names: ["Asia/Seoul"]) { zone, second in zone == "Asia/Seoul" ? 9 * 3_600 : nil }
/// try Formula("2026-07-01 12:00 Seoul to UTC", variables: [], scope: scope)
/// ```
public struct TimeZones: Sendable {
  private let offset: @Sendable (String, Int64) -> Int?
  /// The names by lowercase words, see ``index(of:)``.
  private let index: @Sendable () -> [String: String]

  /// - Parameters:
  ///   - names: the names of the zones, `Europe/Berlin`.
  ///   - offset: the offset of a zone's clocks from universal time in seconds, at a number of seconds since
  ///     1970-01-01T00:00Z; `nil` for an unknown zone.
  public init(names: [String], offset: @escaping @Sendable (String, Int64) -> Int?) {
    let index = Self.index(of: names)
    self.init(index: { index }, offset: offset)
  }

  /// - Parameter index: the names by words, see ``index(of:)``; called on first use.
  package init(index: @escaping @Sendable () -> [String: String], offset: @escaping @Sendable (String, Int64) -> Int?) {
    self.index = index
    self.offset = { zone, second in
      guard let seconds = offset(zone, second), Self.offsets.contains(seconds) else { return nil }
      return seconds
    }
  }

  /// The valid offsets: no zone's reaches a day.
  private static let offsets = -86_400...86_400

  /// Names by lowercase words: complete names, and their last components, which are cities.
  package static func index(of names: [String]) -> [String: String] {
    var byWord: [String: String] = [:]
    // If several zones end alike, such as America/Kentucky/Louisville and America/Louisville, the shorter name takes
    // precedence.
    for name in names.sorted(by: { ($0.utf8.count, $0) < ($1.utf8.count, $1) }) {
      byWord[words(name)] = name
      if let city = name.split(separator: "/").last, name.contains("/"), !name.hasPrefix("Etc/"),
        case let city = words(String(city)),
        byWord[city] == nil
      {
        byWord[city] = name
      }
    }
    return byWord
  }

  /// The words of a zone's name: in lowercase, with blanks.
  private static func words(_ name: String) -> String {
    String(name.lowercased().map { $0 == "_" ? " " : $0 })
  }

  /// The name of the zone for a name or a city, `Europe/Berlin` or `los angeles`; `nil` for others.
  package func zone(of words: String) -> String? {
    let words = Self.words(words)
    let byWord = index()
    if let zone = Self.moreCities[words], byWord[Self.words(zone)] == zone { return zone }
    return byWord[words]
  }

  /// The offset of a zone's clocks from universal time in seconds, at a number of seconds since 1970-01-01T00:00Z.
  package func secondsFromUTC(_ zone: String, at second: Int64) -> Int? { offset(zone, second) }

  /// A reading of the clocks of a zone in universal time.
  package struct Moment: Hashable, Sendable {
    /// The offset of the clocks from universal time in seconds: that of the earlier moment if they are set back.
    package let offset: Int
    /// Whether the clocks skip the reading.
    package let isSkipped: Bool
    /// The offset when the reading occurs a second time; `nil` if it does not.
    package let later: Int?
  }

  /// The moment at which the clocks of a zone show a number of seconds since 1970-01-01T00:00. Of a repeated reading it
  /// is the first, and a skipped one is interpreted with the offset before the gap, as in RFC 5545.
  package func moment(_ zone: String, showing reading: Int64) -> Moment? {
    Self.moment(showing: reading) { offset(zone, $0) }
  }

  /// The same for clocks with an offset function, of seconds since 1970-01-01T00:00Z.
  package static func moment(showing reading: Int64, _ offset: (Int64) -> Int?) -> Moment? {
    // No clock is off by a day or more.
    let day: Int64 = 86_400
    let (start, end) = (reading.subtractingReportingOverflow(day), reading.addingReportingOverflow(day))
    guard !start.overflow, !end.overflow, let before = offset(start.partialValue), let after = offset(end.partialValue)
    else { return nil }
    let isBefore = offset(reading - Int64(before)) == before
    let isAfter = before != after && offset(reading - Int64(after)) == after
    return Moment(
      offset: isBefore || !isAfter ? before : after, isSkipped: !isBefore && !isAfter,
      later: isBefore && isAfter ? after : nil)
  }
}

/// The time zone by whose clock an instant is displayed.
public struct InstantZone: Sendable {
  /// Its name, `Europe/Berlin`.
  public let name: String
  private let zones: TimeZones
  /// The offset of the host's clock, whose reading the instant is, from universal time in seconds, if known.
  package let hostSeconds: Int?
  private let secondsFromUTC: (@Sendable (Double) -> Int)?

  /// - Parameters:
  ///   - name: the zone's name.
  ///   - zones: the host's time zones.
  ///   - hostSeconds: the offset of the host's clock from universal time in seconds, if known.
  ///   - secondsFromUTC: the same at a number of seconds since 1970-01-01T00:00Z; `nil` if the host's clock shows
  ///     universal time.
  package init(_ name: String, in zones: TimeZones, hostSeconds: Int?, secondsFromUTC: (@Sendable (Double) -> Int)?) {
    (self.name, self.zones, self.hostSeconds, self.secondsFromUTC) = (name, zones, hostSeconds, secondsFromUTC)
  }

  /// The same zone for a reading of the host's clock with an offset.
  package func reading(hostSeconds: Int) -> InstantZone {
    InstantZone(name, in: zones, hostSeconds: hostSeconds, secondsFromUTC: secondsFromUTC)
  }

  /// The offset of the zone's clock at a reading of the host's.
  func offset(of reading: Decimal128) -> InstantOffset? {
    guard let second = Int64(exactly: reading.rounded(.down)), CivilTime.seconds.contains(second) else { return nil }
    let host = hostSeconds ?? hostOffset(showing: second)
    return zones.secondsFromUTC(name, at: second - Int64(host)).map { InstantOffset(seconds: $0, hostSeconds: host) }
  }

  /// The offset of the host's clock from universal time at a reading, the earlier of two.
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
