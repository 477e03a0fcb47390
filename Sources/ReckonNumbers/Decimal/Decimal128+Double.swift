extension Decimal128 {
  /// The double's exact value, rounded half to even if it has more than 34 digits. NaN loses its payload.
  ///
  /// - Complexity: O(1).
  public init(_ number: Double) {
    guard number.isFinite else {
      self = number.isNaN ? .nan : Self.infinity(isNegative: number.sign == .minus)
      return
    }
    var flags: Flags = []
    let (coefficient, exponent, residue) = Self.digits(of: number, count: Self.precision)
    self = Self.finished(
      isNegative: number.sign == .minus, exponent: exponent, coefficient: coefficient, residue: residue, &flags)
  }

  /// The double's exact value rounded half to even to 1 to 34 digits, without trailing zeros; integers with no more
  /// digits keep theirs.
  ///
  /// With 15 digits, a double converted from a decimal with up to 15 digits yields that decimal again.
  ///
  /// - Complexity: O(1).
  public init(_ number: Double, significantDigits: Int) {
    guard number.isFinite, number != 0 else {
      self.init(number)
      return
    }
    let count = min(max(significantDigits, 1), Self.precision)
    let (kept, exponent, residue) = Self.digits(of: number, count: count)
    let drop = max(0, PowersOfTen.digitCount(kept) &- count)
    let (cut, rest) = Self.cut(kept, places: drop, residue)
    var coefficient = cut &+ ((drop > 0 ? rest : residue).roundsUp(isOdd: cut & 1 == 1) ? 1 : 0)
    var last = exponent &+ drop
    if coefficient == PowersOfTen.power(count) {
      coefficient = PowersOfTen.power(count &- 1)
      last &+= 1
    }
    let (stripped, zeros) = PowersOfTen.strippingZeros(coefficient, limit: last > 0 ? Self.greatestExponent : -last)
    self.init(isNegative: number.sign == .minus, exponent: last &+ zeros, coefficient: stripped)
  }

  /// At least `count` digits of a finite double, or all of them, with the rest: digits below 10^38, and a residue only
  /// after at least `count` digits.
  private static func digits(of number: Double, count: Int) -> (coefficient: UInt128, exponent: Int, residue: Residue) {
    guard number != 0 else { return (0, 0, .none) }
    // The double is significand × 2^power with an odd significand.
    let isNormal = number.isNormal
    var significand = number.significandBitPattern | (isNormal ? 1 &<< 52 : 0)
    var power = isNormal ? Int(number.exponentBitPattern) &- 1075 : -1074
    let zeros = significand.trailingZeroBitCount
    significand &>>= UInt64(truncatingIfNeeded: zeros)
    power &+= zeros

    if power >= 0, power &+ 64 &- significand.leadingZeroBitCount <= 126 {
      return (UInt128(significand) &<< UInt128(truncatingIfNeeded: power), 0, .none)
    }
    if power < 0, -power <= PowersOfFive.last {
      let (high, low) = UInt128(significand).fullProduct(PowersOfFive.power(-power))
      if high == 0, low < PowersOfTen.power(38) { return (low, power, .none) }
      let cut = cut(high: high, low: low)
      return (cut.coefficient, power &+ cut.places, cut.residue)
    }
    return approximateDigits(significand, power: power, count: count) ?? exactDigits(significand, power: power)
  }

  /// 37 or 38 digits of significand × 2^power from the leading bits of a power of ten; `nil` if the unknown rest
  /// decides how they round to `count` digits.
  ///
  /// Only for numbers with more than 38 digits, none of which is a tie: an odd significand below 2^53 times such a
  /// large power of two or five has its last nonzero digit far to the right.
  private static func approximateDigits(
    _ significand: UInt64, power: Int, count: Int
  ) -> (coefficient: UInt128, exponent: Int, residue: Residue)? {
    let zeros = significand.leadingZeroBitCount
    // The exponent of the first bit times log10(2).
    let scale = 36 &- ((power &+ 63 &- zeros) &* 78_913) &>> 18
    let (bits, exponent) = PowersOfFive.leadingBits(scale)
    let product = (UInt128(significand) &<< UInt128(truncatingIfNeeded: 64 &+ zeros)).fullProduct(bits).high
    let shift = -(power &- zeros &- 64 &+ exponent &+ scale &+ 128)
    let digits = product &>> UInt128(truncatingIfNeeded: shift)
    // The truncation error is below 10 in units of the product's last bit; at least two more bits were shifted out, so
    // it is below 4 here.
    let places = PowersOfTen.digitCount(digits) &- count
    let remainder = PowersOfTen.divide(digits, places: places).remainder
    let whole = PowersOfTen.power(places)
    let margin: UInt128 = 8
    if remainder < margin || remainder > whole &- margin
      || remainder &+ margin > whole / 2 && remainder < whole / 2 &+ margin
    {
      return nil
    }
    return (digits, -scale, .belowHalf)
  }

  /// The leading digits of significand × 2^power, computed exactly.
  ///
  /// - Complexity: at most 43 multiplications of at most 43 words by one.
  private static func exactDigits(_ significand: UInt64, power: Int) -> (
    coefficient: UInt128, exponent: Int, residue: Residue
  ) {
    var number = WideDecimal(coefficient: UInt128(significand), exponent: min(power, 0))
    var rest = abs(power)
    while rest > 0 {
      // 5^25 and 2^59 are below 10^18.
      let step = min(rest, power < 0 ? 25 : 59)
      number *=
        power < 0 ? UInt64(truncatingIfNeeded: PowersOfFive.power(step)) : 1 &<< UInt64(truncatingIfNeeded: step)
      rest &-= step
    }
    return number.leadingDigits
  }
}
