import Reckon
import ReckonCalculator
import ReckonStorage

/// The currencies that the stored rates know, for formulas that convert: `100 USD to KRW`. The file is read when a text
/// may need it.
package struct Currencies {
  private var isRead = false
  package private(set) var rates: RateTable?
  /// The day of rates that has been named.
  private var named: String?

  package init() {}

  /// Rates that have been read.
  package init(_ rates: RateTable?) { (isRead, self.rates) = (true, rates) }

  /// Makes the currencies known in a scope if a text may name one.
  ///
  /// - Returns: whether that changed the scope.
  @discardableResult package mutating func define(in scope: inout Scope, for text: String, _ console: Console) -> Bool {
    guard !isRead, let rates = rates(for: text, console) else { return false }
    scope.rates = rates.exchangeRates
    return true
  }

  /// The stored rates, read when a text first may name a currency; nothing where there are none yet: they may come at
  /// any time.
  package mutating func rates(for text: String, _ console: Console) -> RateTable? {
    guard !isRead, RateTable.mayBeNeeded(by: text) else { return rates }
    do throws(StorageError) { rates = try console.rates() } catch { console.report(Phrase(verbatim: error.message)) }
    isRead = rates != nil
    return rates
  }

  /// Names the day of the rates by which a formula converted, and warns when they are old: in one line, with the first
  /// conversion.
  package mutating func report(_ ratesDate: String?, _ console: Console) {
    guard let ratesDate, ratesDate != named else { return }
    named = ratesDate
    let day = Phrase("ratesOf", "rates of \(ratesDate)").description
    console.writeError("\([day, warning(console)].compactMap(\.self).joined(separator: "; "))\n")
  }

  /// Reports how to get exchange rates, where an error is that of a currency and there are none.
  package static func reportMissing(_ error: FormulaError, _ console: Console) {
    guard case .missingRate(_, date: nil) = error.kind else { return }
    console.report(note: Phrase("reckonRatesUpdateFetches", "reckon rates update fetches exchange rates"))
  }

  /// Whether an error is that of a currency without a rate: `100 USD + 20 EUR`, or a sign's code.
  package static func isOfCurrency(_ error: FormulaError) -> Bool {
    if case .missingRate = error.kind { return true }
    return false
  }

  /// A warning about old rates; `nil` for recent ones.
  package func warning(_ console: Console) -> String? { rates?.warning(on: console.now()) }
}

extension Console {
  /// The exchange rates that this person has stored; nothing when there are none.
  package func rates() throws(StorageError) -> RateTable? {
    try CalculatorFiles(environment: environment).rates().rates()
  }
}
