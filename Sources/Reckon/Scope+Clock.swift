import ReckonBytecode
import ReckonCatalogue

/// The clock and the time zones.
extension Scope {
  /// Sets a clock, which the engine lacks by itself: `now` is the local time of the evaluation, and `today` the start
  /// of its day. Values, inputs and book definitions with these names shadow them. Formulas that use them are not pure.
  ///
  /// Dates without an offset are in local time; a date with an offset, `2024-03-01T14:30Z`, is converted to local time
  /// when its formula is compiled. Without a clock, local time is UTC.
  ///
  /// ```swift
  /// scope.setClock(now: { Double(time(nil)) }, secondsFromUTC: { _ in 9 * 3_600 })
  /// try Formula("today - 2024-03-01", variables: [], scope: scope).evaluate()   // days
  /// ```
  ///
  /// - Parameters:
  ///   - now: the seconds since 1970-01-01T00:00Z.
  ///   - secondsFromUTC: the offset of local time from UTC in seconds, at a number of seconds since 1970-01-01T00:00Z.
  public mutating func setClock(
    now: @escaping @Sendable () -> Double, secondsFromUTC: @escaping @Sendable (Double) -> Int = { _ in 0 }
  ) {
    @Sendable func reading() -> Double {
      let moment = now()
      return moment + Double(secondsFromUTC(moment))
    }
    let readings: [@Sendable () -> Double] = [reading, { (reading() / 86_400).rounded(.down) * 86_400 }]
    clock = zip(Program.HostSignature.clockNames, readings).map { HostFunction(instant: $0, $1) }
    definitions.clock = clock.map { $0.signature }
    definitions.secondsFromUTC = secondsFromUTC
    self.now = now
    makeZoneTime()
  }

  /// Sets the local time of dates, whether formulas may read a clock or not.
  ///
  /// - Parameter secondsFromUTC: as in ``setClock(now:secondsFromUTC:)``.
  package mutating func setWallClock(secondsFromUTC: @escaping @Sendable (Double) -> Int) {
    if let now { return setClock(now: now, secondsFromUTC: secondsFromUTC) }
    definitions.secondsFromUTC = secondsFromUTC
    makeZoneTime()
  }

  /// The time zones that formulas may name, `2026-07-01 12:00 Europe/Berlin` and `now to Asia/Tokyo`; `nil` for none,
  /// since the engine has none of its own. With a clock, times of day may have zones too, `14:30 Berlin to Tokyo`, with
  /// the offsets of the current date.
  public var timeZones: TimeZones? {
    get { definitions.timeZones }
    set {
      definitions.timeZones = newValue
      makeZoneTime()
    }
  }

  private mutating func makeZoneTime() {
    if let zones = definitions.timeZones, let now, let secondsFromUTC = definitions.secondsFromUTC {
      zoneTime = HostFunction(ofTimesIn: zones, now: now, secondsFromUTC: secondsFromUTC)
    } else {
      zoneTime = nil
    }
    definitions.zoneTime = zoneTime?.signature
  }

  /// The identity of the clock; empty for none.
  var clockIdentity: [ObjectIdentifier] {
    (clock + (zoneTime.map { [$0] } ?? [])).map { ObjectIdentifier($0.identity) }
  }

  /// Whether another scope reads the same clock.
  func hasSameClock(as other: Scope) -> Bool { clockIdentity == other.clockIdentity }
}
