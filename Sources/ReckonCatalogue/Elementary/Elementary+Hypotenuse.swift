extension Elementary {
  /// √(x² + y²) without undue overflow or underflow. Error at most 0.9 ULP.
  ///
  /// The C library's where a square or the sum of squares leaves the range of normal numbers.
  package static func hypotenuse(_ x: Double, _ y: Double) -> Double {
    let sum = sumOfSquares(x, y)
    return isRootable(sum).areNegative ? sum.rootOfMagnitude : CLibrary.hypotenuse(x, y)
  }

  /// The hypotenuses of eight pairs, bit for bit those of the scalar form.
  package static func hypotenuse(_ x: Eight, _ y: Eight) -> Eight {
    let sum = sumOfSquares(x, y)
    return isRootable(sum).areNegative ? sum.rootOfMagnitude : lane(by: { hypotenuse($0, $1) }, x, y)
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
