public import ReckonSystem

/// What a calculator needs of the world: where it keeps things, where rates come from, and what time it is.
public struct CalculatorServices: Sendable {
  /// Where finished calculations are kept.
  public var history: any HistoryStore
  /// Where settings are kept.
  public var settings: any SettingsStore
  /// Where exchange rates come from.
  public var rates: any RateSource
  /// What time it is.
  public var now: @Sendable () -> Date
  /// Whether people write numbers with a decimal comma here, unless settings say otherwise.
  public var usesDecimalComma = false

  /// Services that keep everything in memory, unless others are given.
  public init(
    history: any HistoryStore = HistoryInMemory(), settings: any SettingsStore = SettingsInMemory(),
    rates: any RateSource = RatesInMemory(), now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.history = history
    self.settings = settings
    self.rates = rates
    self.now = now
  }
}
