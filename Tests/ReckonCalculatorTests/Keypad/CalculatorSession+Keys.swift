import Foundation
import ReckonCalculator

/// A calculator on which keys were pressed, as `1 2 + 3 =` names them.
func calculator(
  _ keys: String = "", _ style: CalculatorSettings.EntryStyle = .algebraic, rates: RateTable? = nil,
  settings change: (inout CalculatorSettings) -> Void = { _ in }
) throws -> CalculatorSession {
  var settings = CalculatorSettings()
  settings.entryStyle = style
  change(&settings)
  var services = CalculatorServices(
    settings: SettingsInMemory(settings), rates: RatesInMemory(rates),
    now: { Timestamp(secondsSince1970: 1_700_000_000) })
  services.secondsFromUTC = { _ in 0 }
  var session = CalculatorSession(services: services)
  try session.press(keys)
  return session
}

extension CalculatorSession {
  mutating func press(_ keys: String) throws {
    for key in try CalculatorKey.keys(of: keys) { press(key) }
  }

  /// The lines as text, `+ 3`; without an operation `3`.
  var lineTexts: [String] { lines.map { ($0.operation.isEmpty ? "" : $0.operation + " ") + $0.operand } }
}
