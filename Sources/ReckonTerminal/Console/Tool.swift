import Reckon
import ReckonCalculator

/// The tool as a whole.
package enum Tool {
  package static let version = "0.1.0"
}

extension Limits {
  /// The limits of the tool, whose user waits for an evaluation and can end it.
  package static let tool: Limits = {
    var limits = Limits()
    limits.steps = 1_000_000_000
    return limits
  }()
}

extension Console {
  /// The scope of the tool's formulas: the clock, and the system's time zones.
  package var scope: Scope {
    var scope = Scope()
    services().setClock(of: &scope)
    return scope
  }

  /// Services with the tool's clock and the system's time zones.
  package func services(
    history: AnyHistoryStore = HistoryInMemory(), settings: AnySettingsStore = SettingsInMemory(),
    rates: AnyRateSource = RatesInMemory()
  ) -> CalculatorServices {
    var services = CalculatorServices(history: history, settings: settings, rates: rates, now: now)
    services.timeZones = .system
    if let timeZone {
      services.secondsFromUTC = {
        TimeZones.system.secondsFromUTC(timeZone, at: Int64($0.secondsSince1970.rounded(.down))) ?? 0
      }
    }
    return services
  }
}
