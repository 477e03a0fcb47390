public import Reckon
public import ReckonCatalogue

/// Values with a standard uncertainty.
extension DisplayFormat {
  /// A value with its uncertainty, `25.0 ± 1.0`, `(5.020 ± 0.030) cm`: the uncertainty rounded to two significant
  /// digits and the value to the same decimal (GUM 7.2.6), half away from zero; a literal as typed. The text parses
  /// back.
  ///
  /// - Parameters:
  ///   - form: the form that the formula requests, of which only the unit is used.
  ///   - settings: the user's settings, which determine the thousands separators; `nil` for none.
  /// - Returns: `nil` for a value without an uncertainty.
  public static func uncertain(_ result: FormulaResult, _ form: ResultForm, _ settings: CalculatorSettings? = nil)
    -> ShownNumber?
  {
    guard let uncertainty = result.uncertainty, uncertainty.standard > 0 else { return nil }
    if let typed = uncertainty.typed { return ShownNumber(typed) }
    let isPercent = if case .percent = form.kind { true } else { false }
    guard var value = DecimalDigits(result.number.digitText),
      var deviation = DecimalDigits(NumericValue.double(uncertainty.standard).description)
    else { return nil }
    if isPercent { (value, deviation) = (value.shifted(by: 2), deviation.shifted(by: 2)) }
    // Rounding up to a power of ten adds a digit.
    for _ in 0..<2 { deviation = deviation.rounded(places: significantDigits - deviation.pointPosition) }
    let places = significantDigits - deviation.pointPosition
    value = value.rounded(places: places)
    let exponent = value.isZero ? deviation.exponent : max(value.exponent, deviation.exponent)
    let power = (-5...14).contains(exponent) ? nil : exponent
    func text(_ digits: DecimalDigits) -> String {
      grouped(digits.text(power: power, places: max(0, places + (power ?? 0))), settings)
    }
    let both = "\(text(value)) ± \(text(deviation))"
    if isPercent { return ShownNumber("(\(both))%") }
    return ShownNumber(form.uncertainUnit.map { ResultForm.written("(\(both))", of: $0) } ?? both)
  }

  /// The number of displayed digits of an uncertainty.
  private static let significantDigits = 2
}
