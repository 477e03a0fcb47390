extension Decimal128 {
  /// The number to an integer power, rounded. To the power 0 it is 1, for any number except a signalling NaN; 0 to a
  /// negative power is infinite (IEEE 754's pown).
  ///
  /// Exact results are exact, and others are correct in all 34 digits unless the exact power lies within
  /// `exponent × 10^-37` units in the last place of a rounding boundary: intermediate results have at least 73 digits.
  ///
  /// - Complexity: O(log exponent) multiplications, at most 126.
  public func power(_ exponent: Int, _ flags: inout Flags) -> Decimal128 { power(Int64(exponent), &flags) }

  /// The power for a 64-bit exponent on every platform.
  package func power(_ exponent: Int64, _ flags: inout Flags) -> Decimal128 {
    if isSignalingNaN { return Self.propagated(self, self, &flags) }
    if exponent == 0 { return .one }
    if isNaN { return self }
    let isNegative = isNegative && exponent & 1 == 1
    if isInfinite || isZero {
      if isZero, exponent < 0 { flags.insert(.divisionByZero) }
      return isInfinite == (exponent > 0)
        ? Self.infinity(isNegative: isNegative) : Decimal128(isNegative: isNegative, exponent: 0, coefficient: 0)
    }
    if exponent == 1 { return self }
    if exponent == 2 { return multiplied(by: self, &flags) }
    let count = exponent.magnitude
    // The exponent of the result if its digits fit; beyond all exponents the exact value does not matter.
    let (product, isTooLarge) = Int64(self.exponent).multipliedReportingOverflow(by: exponent)
    let isBelow = (self.exponent < 0) != (exponent < 0)
    let ideal = isTooLarge ? (isBelow ? -1_000_000 : 1_000_000) : Int(min(max(product, -1_000_000), 1_000_000))
    let coefficient = coefficient
    if count <= 38, PowersOfTen.digitCount(coefficient) &* Int(count) <= 38 {
      var power = coefficient
      for _ in 1..<count { power &*= coefficient }
      return exponent > 0
        ? Self.finished(isNegative: isNegative, exponent: ideal, coefficient: power, &flags)
        : Self.quotient(isNegative: isNegative, exponent: ideal, 1, power, &flags)
    }
    return widePower(exponent, isNegative: isNegative, ideal: ideal, &flags)
  }

  /// ``power(_:_:)`` without flags.
  public func power(_ exponent: Int) -> Decimal128 {
    var flags: Flags = []
    return power(exponent, &flags)
  }

  /// The power of a finite nonzero number with an exponent other than 1 and -1.
  private func widePower(_ power: Int64, isNegative: Bool, ideal: Int, _ flags: inout Flags) -> Decimal128 {
    let base =
      power > 0
      ? WideDecimal(coefficient: coefficient, exponent: exponent)
      : WideDecimal(reciprocalOf: coefficient, exponent: exponent)
    var result = base
    let count = power.magnitude
    var bit = UInt64(1) &<< UInt64(UInt64.bitWidth &- 2 &- count.leadingZeroBitCount)
    while bit > 0 {
      result = result * result
      if count & bit != 0 { result = result * base }
      bit &>>= 1
      // The remaining steps only move further away from 1.
      let place = result.firstExponent
      if abs(place) > 20_000 {
        return Self.finished(
          isNegative: isNegative, exponent: place < 0 ? -1_000_000 : 1_000_000, coefficient: 1, &flags)
      }
    }
    var (coefficient, exponent, residue) = result.leadingDigits
    if residue == .none {
      if exponent > ideal {
        let padding = max(0, min(exponent &- ideal, Self.precision &- PowersOfTen.digitCount(coefficient)))
        coefficient &*= PowersOfTen.power(padding)
        exponent &-= padding
        if exponent > ideal { flags.insert(.rounded) }
      } else if exponent < ideal, power < 0 {
        let (stripped, zeros) = PowersOfTen.strippingZeros(coefficient, limit: ideal &- exponent)
        coefficient = stripped
        exponent &+= zeros
      }
    }
    return Self.finished(isNegative: isNegative, exponent: exponent, coefficient: coefficient, residue: residue, &flags)
  }
}
