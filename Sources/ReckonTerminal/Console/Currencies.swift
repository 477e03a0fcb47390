import Reckon
import ReckonCalculator

/// The currencies that the stored rates know, for formulas that convert: `100 USD to KRW`. The file is read when a text may need it.
package struct Currencies {
  private var isRead = false
  package private(set) var rates: RateTable?

  package init() {}

  /// Rates that have been read.
  package init(_ rates: RateTable?) { (isRead, self.rates) = (true, rates) }

  /// Makes the currencies known in a scope if a text may name one.
  ///
  /// - Returns: whether that changed the scope.
  @discardableResult package mutating func define(in scope: inout Scope, for text: String, _ console: Console) -> Bool {
    // Where there are none yet, they may come at any time.
    guard !isRead, RateTable.mayBeNeeded(by: text) else { return false }
    do throws(StorageError) { rates = try console.rates() } catch { console.report(error.message) }
    isRead = rates != nil
    if let rates { scope.defineCurrencies(perEuro: rates.rates, on: rates.date) }
    return rates != nil
  }

  /// Names the day of the rates by which a formula converted, and warns when they are old.
  package func report(_ ratesDate: String?, _ console: Console) {
    guard let ratesDate else { return }
    console.writeError("rates of \(ratesDate)\n")
    if let warning = warning(console) { console.writeError("warning: \(warning)\n") }
  }

  /// Reports how to get exchange rates, where an error is that of a currency and there are none.
  package func reportMissing(_ error: FormulaError, _ console: Console) {
    guard rates == nil, Self.isOfCurrency(error) else { return }
    console.report(note: "there are no exchange rates yet; reckon rates update fetches them")
  }

  /// Whether an error is that of a currency without rates: `100 USD + 20 EUR` has a name then that nothing has. Other words of three capitals are
  /// more often forgotten definitions.
  package static func isOfCurrency(_ error: FormulaError) -> Bool {
    if case .unknownUnit(let name, _) = error.kind { return RateTable.isCode(name) }
    if case .unknownName(let name, _) = error.kind { return Catalogue.sign(ofCurrency: name) != nil }
    return false
  }

  /// What to say of rates that are old; nothing while they are fresh.
  package func warning(_ console: Console) -> String? { rates?.warning(on: console.now()) }
}

extension Console {
  /// The exchange rates that this person has stored; nothing when there are none.
  package func rates() throws(StorageError) -> RateTable? { try CalculatorFiles(environment: environment).rates().rates() }
}
