/// A double times a power of ten, for functions whose results have the range of decimals and the digits of doubles.
struct ScaledDouble {
  var significand: Double
  var exponent: Int

  init(_ significand: Double, exponent: Int = 0) {
    self.significand = significand
    self.exponent = exponent
  }

  /// The nearest one to a decimal.
  init(_ number: Decimal128) {
    guard number.isFinite else {
      self.init(number.double)
      return
    }
    let (isNegative, coefficient, exponent) = number.digits
    self.init(isNegative ? -Double(coefficient) : Double(coefficient), exponent: exponent)
  }

  /// The nearest one to a double-double times a power of two.
  init(_ pair: ScaledPair) {
    // 17 digits give the double back.
    let significand = Decimal128(pair.fraction.value, significantDigits: 17)
    let (first, second) = (pair.exponent / 2, pair.exponent - pair.exponent / 2)
    let two = Decimal128(2)
    self.init(significand * two.power(first) * two.power(second))
  }

  /// The nearest double: 0 or an infinity where it is beyond their range.
  var double: Double { decimal.double }

  /// The sum with a double that is not larger; where it is too small to matter, the number itself.
  func adding(_ addend: Double) -> ScaledDouble {
    guard abs(exponent) <= 20 else { return self }
    return ScaledDouble(significand * DecimalKernels.call(.power, 10, Double(exponent)) + addend)
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
