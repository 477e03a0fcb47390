/// Finite decimals as integer multiples of one power of ten, whose sums and products are exact.
package struct ScaledDecimals {
  package let numbers: [BigInteger]
  /// The exponent of the power of ten: the least exponent of a nonzero decimal.
  package let exponent: Int

  package init(_ values: some Collection<Decimal128>) {
    let least = values.lazy.filter { !$0.isZero }.map({ $0.exponent }).min() ?? 0
    numbers = values.map { value in
      let (isNegative, coefficient, exponent) = value.digits
      guard coefficient != 0 else { return .zero }
      let magnitude = BigInteger(coefficient).timesTen(toThe: exponent - least)
      return isNegative ? -magnitude : magnitude
    }
    exponent = least
  }

  /// The maximum length of a number in 64-bit words.
  package static func words(_ values: some Collection<Decimal128>) -> Int {
    var (least, most) = (Int.max, Int.min)
    for value in values where value.isFinite && !value.isZero {
      let (_, coefficient, exponent) = value.digits
      (least, most) = (min(least, exponent), max(most, exponent + PowersOfTen.digitCount(coefficient)))
    }
    return least > most ? 1 : (most - least) / 19 + 1
  }
}

extension Decimal128 {
  /// top / bottom · 10^exponent, rounded once; the divisor must be positive.
  ///
  /// - Complexity: that of a division of integers of this length.
  package init(_ top: BigInteger, over bottom: BigInteger = .one, tenToThe exponent: Int, _ flags: inout Flags) {
    // A quotient from 2^113 on has 35 digits, so that the rest is not a tie; it stays below 10^37.
    let places = bottom.isOne ? 0 : max(0, Int(Int64(bottom.bitWidth - top.bitWidth + 114) * 30_103 / 100_000) + 1)
    let (quotient, remainder) = top.magnitude.timesTen(toThe: places).quotientAndRemainder(dividingBy: bottom)
    if let coefficient = quotient.uint128Magnitude, coefficient < PowersOfTen.power(37) {
      let number = Self.finished(
        isNegative: top.isNegative, exponent: exponent - places, coefficient: coefficient,
        residue: remainder.isZero ? .none : .belowHalf,
        &flags)
      self = remainder.isZero && places > 0 ? number.reduced : number
    } else {
      // A sticky digit 1 stands for all digits that follow.
      let (more, last) = remainder.isZero ? ("", exponent - places) : ("1", exponent - places - 1)
      self.init("\(top.isNegative ? -quotient : quotient)\(more)e\(last)", &flags)
    }
  }
}
