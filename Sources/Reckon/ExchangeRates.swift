import ReckonCompiler

/// Exchange rates of one day, by which formulas convert currencies: `100 USD to KRW`.
///
/// An amount of one currency needs no rates: `3 * 20 EUR` is 60 EUR without any.
public struct ExchangeRates: Equatable, Sendable {
  let currencies: Currencies

  /// - Parameters:
  ///   - rates: for each currency's code, what one euro costs, as decimal text. A text that is not a number above 0 is ignored: that
  ///     currency then has no rate.
  ///   - date: the day of the rates, which programs that convert by them name as `Program.ratesDate`.
  public init(perEuro rates: [String: String], on date: String) { currencies = Currencies(perEuro: rates, on: date) }

  init?(_ currencies: Currencies?) {
    guard let currencies else { return nil }
    self.currencies = currencies
  }

  /// The day of the rates.
  public var date: String { currencies.date }
}
