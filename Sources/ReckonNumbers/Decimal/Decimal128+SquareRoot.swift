extension Decimal128 {
  /// The square root, rounded; if it is exact, with the exponent nearest to half the operand's. NaN below 0; -0 is
  /// unchanged.
  ///
  /// - Complexity: O(1).
  public func squareRoot(_ flags: inout Flags) -> Decimal128 {
    if isNaN { return Self.propagated(self, self, &flags) }
    if isZero { return Decimal128(isNegative: isNegative, exponent: exponent &>> 1, coefficient: 0) }
    if isNegative { return Self.invalid(.invalidOperation, &flags) }
    if isInfinite { return self }
    let (x, exponent) = (coefficient, exponent)
    // 67 or 68 digits, so that an even exponent remains and the root has 34 digits.
    let padding = Self.precision &- PowersOfTen.digitCount(x)
    let more = 33 &+ (exponent &- padding &- 33) & 1
    let square = (x &* PowersOfTen.power(padding)).fullProduct(PowersOfTen.power(more))
    let (root, remainder) = Self.integerSquareRoot(high: square.high, low: square.low)
    let lastExponent = (exponent &- padding &- more) &>> 1
    if remainder == 0 {
      let (stripped, count) = PowersOfTen.strippingZeros(root, limit: exponent &>> 1 &- lastExponent)
      return Self.finished(isNegative: false, exponent: lastExponent &+ count, coefficient: stripped, &flags)
    }
    // (root + 1/2)² = root² + root + 1/4; an exact half is impossible.
    return Self.finished(
      isNegative: false, exponent: lastExponent, coefficient: root, residue: remainder > root ? .aboveHalf : .belowHalf,
      &flags)
  }

  /// ``squareRoot(_:)`` without flags.
  public func squareRoot() -> Decimal128 {
    var flags: Flags = []
    return squareRoot(&flags)
  }

  /// The integer part of the root of a number from 10^66 to 10^68 - 1, and the number minus its square.
  private static func integerSquareRoot(high: UInt128, low: UInt128) -> (root: UInt128, remainder: UInt128) {
    // The first 58 to 64 of 220 to 226 bits give 52 bits of the root.
    let first = Double(UInt64(truncatingIfNeeded: high &>> 34)).squareRoot()
    let estimate = UInt128(UInt64(first * 0x1p30)) &<< 51
    // A Newton step doubles the bits: the remaining error is below 2^12, and the square's low half reveals it.
    var root = (estimate &+ estimate.dividingFullWidth((high, low)).quotient) &>> 1
    let error = Int128(truncatingIfNeeded: low &- root &* root)
    let correction = Int64(truncatingIfNeeded: error &>> 64) / Int64(truncatingIfNeeded: root &>> 63)
    root &+= UInt128(truncatingIfNeeded: correction)
    var remainder = Int128(truncatingIfNeeded: low &- root &* root)
    while remainder < 0 {
      root &-= 1
      remainder &+= Int128(truncatingIfNeeded: root &+ root &+ 1)
    }
    while remainder > Int128(truncatingIfNeeded: root &+ root) {
      remainder &-= Int128(truncatingIfNeeded: root &+ root &+ 1)
      root &+= 1
    }
    return (root, UInt128(truncatingIfNeeded: remainder))
  }
}
