import ReckonCatalogue
import ReckonCompiler

/// Exchange rates of one date for currency conversions: `100 USD to KRW`.
///
/// Amounts in one currency need no rates: `3 * 20 EUR` is 60 EUR.
public struct ExchangeRates: Equatable, Sendable {
  let currencies: Currencies

  /// - Parameters:
  ///   - rates: the price of one euro in each currency, by code, as decimal text.
  ///   - date: the date of the rates, which programs that use them record as `Program.ratesDate`.
  /// - Throws: `invalidArgument` for the first currency by code whose rate is not a positive number, or not 1 for the
  ///   euro.
  public init(perEuro rates: [String: String], on date: String) throws(FormulaError) {
    guard let currencies = Currencies(perEuro: rates, on: date) else {
      let (code, rate) = rates.filter { !Currencies.isRate($0.value, of: $0.key) }.min { $0.key < $1.key } ?? ("", "")
      let problem: Phrase = Phrase(
        "itsRate", "its rate is ‘\(FormulaError.Kind.shortened(rate))’; give a number above 0, such as 1.1172")
      throw FormulaError(
        .invalidArgument(code, problem: problem), at: SourceRange(start: 0, end: rate.utf8.count), in: SourceText(rate))
    }
    self.currencies = currencies
  }

  init?(_ currencies: Currencies?) {
    guard let currencies else { return nil }
    self.currencies = currencies
  }

  /// The date of the rates.
  public var date: String { currencies.date }
}
