import Reckon

/// The services that a calculator uses: storage, exchange rates and the clock.
public struct CalculatorServices: Sendable {
  /// Where finished calculations are kept.
  public var history: AnyHistoryStore
  /// Where settings are kept.
  public var settings: AnySettingsStore
  /// Where exchange rates come from.
  public var rates: AnyRateSource
  /// The current time.
  public var now: @Sendable () -> Timestamp
  /// How many seconds the place's clocks are ahead of UTC at a time.
  public var secondsFromUTC: @Sendable (Timestamp) -> Int
  /// Whether people write numbers with a decimal comma here, unless settings say otherwise.
  public var usesDecimalComma = false
  /// The names that expressions may use beside those of the language; `nil` for none.
  package var names: Scope?

  /// Services that keep everything in memory, unless others are given.
  public init(
    history: AnyHistoryStore = HistoryInMemory(), settings: AnySettingsStore = SettingsInMemory(),
    rates: AnyRateSource = RatesInMemory(), now: @escaping @Sendable () -> Timestamp, secondsFromUTC: @escaping @Sendable (Timestamp) -> Int
  ) {
    self.history = history
    self.settings = settings
    self.rates = rates
    self.now = now
    self.secondsFromUTC = secondsFromUTC
  }

  #if !hasFeature(Embedded)
    /// Services with the system's clock, unless another is given, that keep everything in memory, unless others are given.
    public init(
      history: AnyHistoryStore = HistoryInMemory(), settings: AnySettingsStore = SettingsInMemory(),
      rates: AnyRateSource = RatesInMemory(), now: @escaping @Sendable () -> Timestamp = { .now }
    ) {
      self.init(history: history, settings: settings, rates: rates, now: now, secondsFromUTC: { $0.secondsFromUTC })
    }
  #endif
}

extension CalculatorServices {
  /// Lets formulas read the time that the place's clocks show, in whole seconds.
  package func setClock(of scope: inout Scope) {
    let (now, secondsFromUTC) = (now, secondsFromUTC)
    scope.setClock(
      now: { now().secondsSince1970.rounded(.down) }, secondsFromUTC: { secondsFromUTC(Timestamp(secondsSince1970: $0)) })
  }
}
