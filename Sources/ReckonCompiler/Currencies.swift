import ReckonCatalogue

/// Currencies with the exchange rates of one day.
package final class Currencies: Sendable, Equatable {
  /// The price of one unit of each currency in euros, by code.
  package let euros: [String: ExactRatio]
  /// The date of the rates.
  package let date: String

  /// - Parameter rates: the price of one euro in each currency, as decimal text; `nil` if a text is invalid.
  package init?(perEuro rates: [String: String], on date: String) {
    var euros: [String: ExactRatio] = ["EUR": .one]
    for (code, text) in rates {
      guard let rate = Self.rate(text, of: code) else { return nil }
      euros[code] = rate.inverse
    }
    self.euros = euros
    self.date = date
  }

  /// Whether a text is a valid price of one euro in a currency: a number above 0, and 1 for the euro.
  package static func isRate(_ text: String, of code: String) -> Bool { rate(text, of: code) != nil }

  private static func rate(_ text: String, of code: String) -> ExactRatio? {
    guard let rate = ExactRatio(text), rate > .zero, code != "EUR" || rate == .one else { return nil }
    return rate
  }

  /// The fixed price in euros of a currency that needs no rates: the euro, and those that it replaced.
  static func lastingEuros(of code: String) -> ExactRatio? {
    code == "EUR" ? .one : Catalogue.irrevocableRate(of: code).flatMap { ExactRatio($0)?.inverse }
  }

  package static func == (a: Currencies, b: Currencies) -> Bool { a === b || a.date == b.date && a.euros == b.euros }
}
