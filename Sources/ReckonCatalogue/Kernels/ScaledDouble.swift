/// A double times a power of ten, for functions whose results have the range of decimals and the digits of doubles.
struct ScaledDouble {
  var significand: Double
  var exponent: Int

  init(_ significand: Double, exponent: Int = 0) {
    self.significand = significand
    self.exponent = exponent
  }

  /// The nearest one to a finite decimal.
  init(_ number: Decimal128) {
    let (isNegative, coefficient, exponent) = number.digits
    self.init(isNegative ? -Double(coefficient) : Double(coefficient), exponent: exponent)
  }

  func times(_ factor: Double) -> ScaledDouble { ScaledDouble(significand * factor, exponent: exponent) }

  static func * (a: ScaledDouble, b: ScaledDouble) -> ScaledDouble {
    ScaledDouble(a.significand * b.significand, exponent: a.exponent + b.exponent)
  }

  /// The number to 15 digits.
  var decimal: Decimal128 {
    let ten = Decimal128(10)
    let (first, second) = (exponent / 2, exponent - exponent / 2)
    // In two steps: a power of ten may be beyond the range although the product is not.
    return Decimal128(significand, significantDigits: 15) * ten.power(first) * ten.power(second)
  }
}
