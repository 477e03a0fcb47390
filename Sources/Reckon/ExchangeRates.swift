import ReckonCatalogue
import ReckonCompiler

/// Exchange rates of one day, by which formulas convert currencies: `100 USD to KRW`.
///
/// An amount of one currency needs no rates: `3 * 20 EUR` is 60 EUR without any.
public struct ExchangeRates: Equatable, Sendable {
  let currencies: Currencies

  /// - Parameters:
  ///   - rates: for each currency's code, what one euro costs, as decimal text.
  ///   - date: the day of the rates, which programs that convert by them name as `Program.ratesDate`.
  /// - Throws: `invalidArgument` for the first currency by code whose rate is not a number above 0, or 1 for the euro.
  public init(perEuro rates: [String: String], on date: String) throws(FormulaError) {
    guard let currencies = Currencies(perEuro: rates, on: date) else {
      let (code, rate) = rates.filter { !Currencies.isRate($0.value, of: $0.key) }.min { $0.key < $1.key } ?? ("", "")
      let problem: Phrase = Phrase("itsRate", "its rate is ‘\(FormulaError.Kind.shortened(rate))’; give a number above 0, such as 1.1172")
      throw FormulaError(.invalidArgument(code, problem: problem), at: SourceRange(start: 0, end: rate.utf8.count), in: SourceText(rate))
    }
    self.currencies = currencies
  }

  init?(_ currencies: Currencies?) {
    guard let currencies else { return nil }
    self.currencies = currencies
  }

  /// The day of the rates.
  public var date: String { currencies.date }
}
