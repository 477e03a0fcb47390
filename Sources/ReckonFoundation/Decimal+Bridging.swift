public import Foundation
public import Reckon

extension Decimal128 {
  /// A decimal of Foundation, which has up to 38 digits: rounded to 34, half to even.
  public init(_ decimal: Decimal) {
    guard let number = Decimal128(decimal.description) else {
      preconditionFailure("a decimal's text is a number or NaN")
    }
    self = number
  }
}

extension Decimal {
  /// The same number; `nil` for NaN and infinities, and where the number has places or powers of ten beyond those of
  /// Foundation's decimals, some 10^-128 to 10^165.
  public init?(exactly number: Decimal128) {
    guard number.isFinite, let decimal = Decimal(string: number.description, locale: Locale(identifier: "en_US_POSIX")),
      Decimal128(decimal) == number
    else { return nil }
    self = decimal
  }
}

extension Decimal128 {
  /// The number as a style of Foundation's decimals writes it, with all of its digits that the style asks for.
  ///
  /// ```swift
  /// number.formatted(.number.precision(.fractionLength(2)))
  /// number.formatted(.currency(code: "EUR").locale(Locale(identifier: "de_DE")))
  /// ```
  ///
  /// - Returns: `nil` for what Foundation's decimals cannot hold: NaN and infinities, and numbers outside of some
  ///   10^-128 to 10^165.
  public func formatted<Style: FormatStyle>(_ style: Style) -> Style.FormatOutput? where Style.FormatInput == Decimal {
    Decimal(exactly: self).map { style.format($0) }
  }
}
