/// Exchange rates of one day: for each currency, what one euro costs.
public struct RateTable: Hashable, Sendable {
  /// The day of the rates as `2026-10-30`.
  public let date: String
  /// By currency code (three capital letters), what one euro costs, as decimal text without sign or exponent: `1.1172`. The euro itself is `1`.
  public let rates: [String: String]

  /// - Throws: ``RateTableError`` unless the date is a date, each code is three capital letters, and each rate a number above 0.
  public init(date: String, rates: [String: String]) throws(RateTableError) {
    self.date = date
    self.rates = rates
  }
}

/// What is wrong with a rates file, in one sentence.
public struct RateTableError: Error, Hashable, Sendable, CustomStringConvertible {
  public let message: String
  public init(_ message: String) { self.message = message }
  public var description: String { message }
}
