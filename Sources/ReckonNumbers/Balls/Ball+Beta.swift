extension Ball {
  /// The beta function Γ(a) Γ(b) / Γ(a + b), or a number beyond the range of decimals if it exceeds that; `nil` if one
  /// of the three arguments may be 0 or a negative integer.
  ///
  /// It is the exponential of a sum of logarithms, which may be large before they cancel: their bits before the point
  /// are computed too.
  package static func beta(_ a: Ball, _ b: Ball, _ precision: Int, _ work: inout Work) throws(Work.Stop) -> Ball? {
    // |ln Γ(x)| is at most about |x| ln |x|, and for small numbers -ln |x|.
    let size = max(a.top, b.top, 0) + BigInteger(max(abs(a.top), abs(b.top))).bitWidth
    let inner = precision + size + 24
    let sum = Self.sum(a, b, inner)
    guard let first = try a.logarithmOfGamma(inner, &work), let second = try b.logarithmOfGamma(inner, &work),
      let third = try sum.logarithmOfGamma(inner, &work)
    else { return nil }
    let logarithm = difference(Self.sum(first, second, inner), third, inner)
    let value = try logarithm.exponentialInRange(precision, &work)
    var isNegative = false
    for x in [a, b, sum] where try x.hasNegativeGamma(&work) { isNegative.toggle() }
    return isNegative ? -value : value
  }

  /// Whether Γ(x) of a number away from its poles is less than 0.
  private func hasNegativeGamma(_ work: inout Work) throws(Work.Stop) -> Bool {
    guard mantissa.isNegative else { return false }
    try work.checkSize(max(0, top))
    return fixed(0).isOdd
  }
}
