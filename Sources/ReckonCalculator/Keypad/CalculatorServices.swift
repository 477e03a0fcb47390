import Reckon

/// The services that a calculator uses: storage, exchange rates and the clock.
public struct CalculatorServices: Sendable {
  /// The store of finished calculations.
  public var history: AnyHistoryStore
  /// The store of settings.
  public var settings: AnySettingsStore
  /// The source of exchange rates.
  public var rates: AnyRateSource
  /// The current time.
  public var now: @Sendable () -> Timestamp
  /// The offset of local time from UTC in seconds at a time.
  public var secondsFromUTC: @Sendable (Timestamp) -> Int
  /// The time zones that expressions may name; `nil` for none.
  public var timeZones: TimeZones?
  /// Whether the locale has a decimal comma, unless settings override it.
  public var usesDecimalComma = false
  /// The names that expressions may use besides the built-in ones; `nil` for none.
  package var names: Scope?

  /// Services that store everything in memory by default.
  public init(
    history: AnyHistoryStore = HistoryInMemory(), settings: AnySettingsStore = SettingsInMemory(),
    rates: AnyRateSource = RatesInMemory(), now: @escaping @Sendable () -> Timestamp,
    secondsFromUTC: @escaping @Sendable (Timestamp) -> Int
  ) {
    self.history = history
    self.settings = settings
    self.rates = rates
    self.now = now
    self.secondsFromUTC = secondsFromUTC
  }

  #if !hasFeature(Embedded)
    /// Services that use the system's clock and store everything in memory by default.
    public init(
      history: AnyHistoryStore = HistoryInMemory(), settings: AnySettingsStore = SettingsInMemory(),
      rates: AnyRateSource = RatesInMemory(), now: @escaping @Sendable () -> Timestamp = { .now }
    ) {
      self.init(history: history, settings: settings, rates: rates, now: now, secondsFromUTC: { $0.secondsFromUTC })
    }
  #endif
}

extension CalculatorServices {
  /// Sets the clock of formulas, local time in whole seconds, and their time zones.
  package func setClock(of scope: inout Scope) {
    let (now, secondsFromUTC) = (now, secondsFromUTC)
    scope.setClock(
      now: { now().secondsSince1970.rounded(.down) },
      secondsFromUTC: { secondsFromUTC(Timestamp(secondsSince1970: $0)) })
    scope.timeZones = timeZones
  }
}
