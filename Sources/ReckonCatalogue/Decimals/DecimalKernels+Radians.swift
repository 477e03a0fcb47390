/// Angles in radians, of which whole quarter turns are taken away with as many digits of 2/π as the angle asks for.
extension DecimalKernels {
  /// The number of quarter turns that an angle in radians is nearest to, modulo 4, and the rest, in radians.
  ///
  /// Payne and Hanek's reduction (1983) in base ten: of the product of the angle's 34 digits and 2/π, those digits of 2/π that only add whole
  /// turns are left out, and 108 that follow are multiplied exactly; no decimal is so near to a quarter turn that less than 20 digits of the
  /// rest remain. Only for finite angles from 1 on in magnitude.
  static func quarterTurns(_ angle: Decimal128) -> (quarters: Int, rest: Double) {
    let (isNegative, coefficient, exponent) = angle.digits
    var product = product(of: coefficient, digitsOfTwoOverPiFrom: exponent - 9)
    var quarters = Int(product[places] % 4)
    let isBeyondHalf = product[places - 1] >= limb / 2
    if isBeyondHalf {
      quarters += 1
      for index in 0..<places { product[index] = limb - 1 - product[index] }
    }
    // The fraction's first digits: more than 18 of them.
    var last = places - 1
    while last > 2, product[last] == 0 { last -= 1 }
    let digits = product[(last - 2)...last].reversed().reduce(UInt128(0)) { $0 * UInt128(limb) + UInt128($1) }
    let fraction = Decimal128(isNegative: isBeyondHalf != isNegative, exponent: 9 * (last - 2 - places), coefficient: digits)
    return (isNegative ? (4 - quarters) % 4 : quarters % 4, (fraction * quarterTurn).double)
  }

  /// Nine digits of the product of a coefficient and 108 digits of 2/π a place, lowest first; before the point there are zeros.
  private static func product(of coefficient: UInt128, digitsOfTwoOverPiFrom start: Int) -> [UInt64] {
    let digits = UnsafeBufferPointer(start: TwoOverPi.digits.utf8Start, count: TwoOverPi.digits.utf8CodeUnitCount)
    var rest = coefficient
    let factors = (0..<4).map { _ in
      defer { rest /= UInt128(limb) }
      return UInt64(rest % UInt128(limb))
    }
    var product = [UInt64](repeating: 0, count: places + 1 + factors.count)
    for place in 0...places {
      let first = start + 9 * (places - place)
      let word = (first..<first + 9).reduce(UInt64(0)) { $0 * 10 + (digits.indices.contains($1) ? UInt64(digits[$1] - 48) : 0) }
      var carry: UInt64 = 0
      for (index, factor) in factors.enumerated() {
        // Less than 2 · 10^18.
        (carry, product[place + index]) = (product[place + index] + factor * word + carry).quotientAndRemainder(dividingBy: limb)
      }
      product[place + factors.count] = carry
    }
    return product
  }

  private static let limb: UInt64 = 1_000_000_000
  /// The number of the product's limbs behind the point.
  private static let places = 11
  /// π/2, to 34 digits.
  private static let quarterTurn = Decimal128(verified: "1.570796326794896619231321691639751")
}
