extension Elementary {
  /// √(x² + y²) without undue overflow or underflow; infinite where one of them is. Error at most 0.9 ULP, 1 where the
  /// result is subnormal.
  package static func hypotenuse<Value: Lanes>(_ x: Value, _ y: Value) -> Value {
    let sum = sumOfSquares(x, y)
    return Value.ifAll(isRootable(sum)) {
      sum.rootOfMagnitude
    } otherwise: {
      scaledHypotenuse(x, y)
    }
  }

  /// The same where a square or the sum of squares may leave the range of normal numbers: both are scaled by a power of
  /// two.
  @inline(never)
  private static func scaledHypotenuse<Value: Lanes>(_ x: Value, _ y: Value) -> Value {
    let isLarge = x.magnitude(above: 0x1p500) | y.magnitude(above: 0x1p500)
    let scale = Value(0x1p-600).where(isLarge, otherwise: Value(0x1p600))
    let back = Value(0x1p600).where(isLarge, otherwise: Value(0x1p-600))
    let isMiddle = isRootable(sumOfSquares(x, y))
    let unit = Value(1)
    let (factor, inverse) = (unit.where(isMiddle, otherwise: scale), unit.where(isMiddle, otherwise: back))
    let sum = sumOfSquares(x * factor, y * factor)
    let root = sum.rootOfMagnitude * inverse
    let isInfinite = x.isInfinite | y.isInfinite
    // The parts of the sum of zeros and NaN mean nothing.
    return Value(bits: Value.Bits(Value.infinity)).where(isInfinite, otherwise: root)
  }

  /// x² + y² with little but the last rounding lost: products after Dekker (1971), their sum after Knuth (1969).
  @inline(__always)
  private static func sumOfSquares<Value: Lanes>(_ x: Value, _ y: Value) -> Value {
    let xUpper = x.upper
    let yUpper = y.upper
    let xSquare = xUpper * xUpper
    let ySquare = yUpper * yUpper
    let lower = (x - xUpper) * (x + xUpper) + (y - yUpper) * (y + yUpper)
    let sum = xSquare + ySquare
    let yPart = sum - xSquare
    let error = (xSquare - (sum - yPart)) + (ySquare - yPart)
    return sum + (error + lower)
  }

  /// The uppermost bit is set where the sum is at least 2⁻⁹⁰⁰, so that no underflow counts, and finite.
  @inline(__always)
  private static func isRootable<Value: Lanes>(_ sum: Value) -> Value.Bits {
    let bits = sum.absolute.bits
    return (bits &- Value.Bits(Value.infinity)) & (Value.Bits((0x1p-900).bitPattern &- 1) &- bits)
  }
}
