import Reckon
import ReckonCatalogue

/// Amounts of money, displayed to the currency's minor unit: 23.79 USD, 1234 JPY.
extension DisplayFormat {
  /// The number of significant digits of an amount below one minor unit.
  private static let leastDigits = 2

  /// An amount rounded to the minor unit; `nil` for other quantities, for integer amounts, and if another notation or a
  /// number of decimals is set.
  ///
  /// - Parameter amount: the digits of the amount, at least enough to round it.
  static func money(_ amount: DecimalDigits, _ unit: String, _ settings: CalculatorSettings?) -> ShownNumber? {
    guard let minor = Catalogue.places(ofCurrency: unit), settings?.notation ?? .normal == .normal,
      settings?.decimalPlaces == nil,
      !amount.isWhole, amount.exponent < Self.mostDigits
    else { return nil }
    let isBelow = amount.exponent < -minor
    let rounded = amount.rounded(places: isBelow ? Self.leastDigits - 1 - amount.exponent : minor)
    let text = grouped(rounded.text(places: isBelow ? 0 : minor), settings)
    return ShownNumber(ResultForm.text(text, of: unit), held: .exact, isWhole: rounded == amount)
  }
}
