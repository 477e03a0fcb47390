extension Decimal128 {
  /// The nearest double, half to even, with overflow to infinity and gradual underflow to 0: rounded once.
  ///
  /// - Complexity: O(1).
  public var double: Double {
    if isNaN { return .nan }
    let magnitude = isFinite ? magnitudeAsDouble : .infinity
    return isNegative ? -magnitude : magnitude
  }

  private var magnitudeAsDouble: Double {
    let (coefficient, exponent) = (coefficient, exponent)
    if coefficient == 0 { return 0 }
    if coefficient < 1 &<< 53, abs(exponent) < 20 {
      // Both are doubles, so that one operation rounds (Clinger 1990).
      let digits = Double(UInt64(truncatingIfNeeded: coefficient))
      let power = Double(UInt64(truncatingIfNeeded: PowersOfTen.power(abs(exponent))))
      return exponent < 0 ? digits / power : digits * power
    }
    let zeros = coefficient.leadingZeroBitCount
    let first = coefficient &<< UInt128(truncatingIfNeeded: zeros)
    if exponent < 0, exponent >= -PowersOfFive.last {
      let power = PowersOfFive.power(-exponent)
      let shift = power.leadingZeroBitCount
      // Half of `first` is less than the divisor, whose first bit is set.
      let (quotient, remainder) = (power &<< UInt128(truncatingIfNeeded: shift)).dividingFullWidth(
        (first &>> 1, first &<< 127))
      return Self.nearestDouble(quotient, isInexact: remainder != 0, exponent: exponent &- zeros &+ shift &- 127)
    }
    if exponent >= 0, exponent <= PowersOfFive.last {
      let (high, low) = first.fullProduct(PowersOfFive.power(exponent))
      if high == 0 { return Self.nearestDouble(low, exponent: exponent &- zeros) }
      return Self.nearestDouble(high, rest: low, exponent: exponent &- zeros &+ 128)
    }
    // The first digit's exponent, beyond the doubles: 1.8e308 and 4.9e-324.
    let place = PowersOfTen.digitCount(coefficient) &+ exponent
    if place > 309 { return .infinity }
    if place < -323 { return 0 }
    let (bits, power) = PowersOfFive.leadingBits(exponent)
    let product = first.fullProduct(bits).high
    let scale = exponent &- zeros &+ power &+ 128
    // The exact product is above this one by less than 16 in the last bit; it is neither a tie nor a double, since such
    // a large power of five does not fit into 54 bits.
    let (above, isTooLarge) = product.addingReportingOverflow(16)
    let nearest = Self.nearestDouble(product, isInexact: true, exponent: scale)
    if !isTooLarge, nearest == Self.nearestDouble(above, exponent: scale) { return nearest }
    return Double(magnitude.description) ?? nearest
  }

  /// significand × 2^exponent for a nonzero significand, plus less than one unit in its last place if it is inexact.
  private static func nearestDouble(_ significand: UInt128, rest: UInt128 = 0, isInexact: Bool = false, exponent: Int)
    -> Double
  {
    let zeros = significand.leadingZeroBitCount
    let shifted =
      significand &<< UInt128(truncatingIfNeeded: zeros)
      | (zeros == 0 ? 0 : rest &>> UInt128(truncatingIfNeeded: 128 &- zeros))
    let isInexact = isInexact || rest &<< UInt128(truncatingIfNeeded: zeros) != 0
    let place = exponent &- zeros &+ 127
    if place > 1023 { return .infinity }
    // 53 bits are kept, or as many as a subnormal number has.
    let drop = 75 &+ max(0, -1022 &- place)
    if drop > 128 { return 0 }
    let kept = drop == 128 ? 0 : shifted &>> UInt128(truncatingIfNeeded: drop)
    let half: UInt128 = 1 &<< UInt128(truncatingIfNeeded: drop &- 1)
    let behind = shifted & (half &- 1 | half)
    let goesUp = behind > half || behind == half && (isInexact || kept & 1 == 1)
    // A carry out of the significand increments the exponent, which is then correct, up to infinity.
    let bits = UInt64(truncatingIfNeeded: kept) &+ (goesUp ? 1 : 0)
    return Double(bitPattern: bits &+ UInt64(truncatingIfNeeded: max(0, place &+ 1022)) &<< 52)
  }
}
