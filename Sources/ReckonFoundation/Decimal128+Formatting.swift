public import Foundation
public import Reckon

extension Decimal128 {
  /// The number as a style of Foundation's decimals writes it, with all of its digits that the style asks for.
  ///
  /// ```swift
  /// number.formatted(.number.precision(.fractionLength(2)))
  /// number.formatted(.currency(code: "EUR").locale(Locale(identifier: "de_DE")))
  /// ```
  ///
  /// - Returns: `nil` for what Foundation's decimals cannot hold: NaN and infinities, and numbers outside of some 10^-128 to 10^165.
  public func formatted<Style: FormatStyle>(_ style: Style) -> Style.FormatOutput? where Style.FormatInput == Decimal {
    Decimal(exactly: self).map { style.format($0) }
  }
}
