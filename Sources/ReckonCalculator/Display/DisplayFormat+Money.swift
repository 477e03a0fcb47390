import Reckon
import ReckonCatalogue

/// Plain money, which people read to its currency's minor unit: 23.79 USD, 1234 JPY.
extension DisplayFormat {
  /// The significant digits of an amount below one minor unit.
  private static let leastDigits = 2

  /// An amount as it is shown where nobody asks for another notation or more places; `nil` for what is no plain money, for a whole amount, and where
  /// somebody does.
  ///
  /// - Parameter amount: all digits of the amount, or enough to round it.
  static func money(_ amount: DecimalDigits, _ unit: String, _ settings: CalculatorSettings?) -> ShownNumber? {
    guard let minor = Catalogue.places(ofCurrency: unit), settings?.notation ?? .normal == .normal, settings?.decimalPlaces == nil,
      !amount.isWhole, amount.exponent < Self.mostDigits
    else { return nil }
    let isBelow = amount.exponent < -minor
    let rounded = amount.rounded(places: isBelow ? Self.leastDigits - 1 - amount.exponent : minor)
    let text = grouped(rounded.text(places: isBelow ? 0 : minor), settings)
    return ShownNumber(ResultForm.text(text, of: unit), held: .exact, isWhole: rounded == amount)
  }
}
