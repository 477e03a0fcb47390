#if hasFeature(Embedded)
  // Embedded Swift has no values of protocol types: the page keeps history and settings itself, and gives the calculator those in memory.
  public typealias AnyHistoryStore = HistoryInMemory
  public typealias AnySettingsStore = SettingsInMemory
  public typealias AnyRateSource = RatesInMemory
#else
  /// Whatever keeps finished calculations.
  public typealias AnyHistoryStore = any HistoryStore
  /// Whatever keeps settings.
  public typealias AnySettingsStore = any SettingsStore
  /// Wherever exchange rates come from.
  public typealias AnyRateSource = any RateSource
#endif
