import Reckon
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
  /// How many seconds the place's clocks are ahead of UTC at a time.
  public var secondsFromUTC: @Sendable (Date) -> Int = { System.offsetFromUTC(at: $0.timeIntervalSince1970) }
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

extension CalculatorServices {
  /// Lets formulas read the time: `now` is a whole second, `today` the date that the place's calendar has.
  package func setClock(of scope: inout Scope) {
    let (now, secondsFromUTC) = (now, secondsFromUTC)
    scope.setClock(
      now: { now().timeIntervalSince1970.rounded(.down) },
      today: {
        let date = now()
        return ((date.timeIntervalSince1970 + Double(secondsFromUTC(date))) / 86_400).rounded(.down) * 86_400
      })
  }
}
