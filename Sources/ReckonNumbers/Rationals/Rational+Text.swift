extension Rational: CustomStringConvertible {
  /// The integer, or numerator and denominator: `-7/3`.
  package var description: String { isWhole ? "\(numerator)" : "\(numerator)/\(denominator)" }

  /// The same within limits.
  package func text(_ work: inout Work) throws(Work.Stop) -> String {
    isWhole ? try numerator.text(&work) : try numerator.text(&work) + "/" + denominator.text(&work)
  }

  /// Parses an integer or a fraction in the form of ``description``, in any terms.
  package init?(_ text: String) {
    let value = Work.unlimited { (work) throws(Work.Stop) in try Rational(text, &work) }
    guard let value else { return nil }
    self = value
  }

  /// The same within a work budget.
  ///
  /// - Throws: the reason why the work was stopped.
  init?(_ text: String, _ work: inout Work) throws(Work.Stop) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let numerator = try BigInteger(String(parts[0]), &work) else { return nil }
    guard parts.count == 2 else {
      self.init(numerator)
      return
    }
    guard let denominator = try BigInteger(String(parts[1]), &work), denominator > 0 else { return nil }
    try self.init(numerator, over: denominator, &work)
  }

  /// The nearest double, half to even; infinite or 0 if the number is outside the range of doubles.
  package var double: Double {
    if let top = numerator.small, let bottom = denominator.small, top.magnitude <= 1 << 53, bottom <= 1 << 53 {
      return Double(top) / Double(bottom)
    }
    // A quotient of at least 55 bits with a sticky last bit rounds like the number itself, unless it is subnormal.
    var exponent = numerator.bitWidth - denominator.bitWidth - 56
    if exponent > 1100 { return isNegative ? -.infinity : .infinity }
    if exponent < -1200 { return isNegative ? -0.0 : 0 }
    exponent = max(exponent, -1074 - 2)
    let (quotient, remainder) = (exponent < 0 ? numerator.magnitude << -exponent : numerator.magnitude)
      .quotientAndRemainder(dividingBy: exponent > 0 ? denominator << exponent : denominator)
    var bits = quotient.uint64Magnitude ?? .max
    if !remainder.isZero { bits |= 1 }
    // Rounds manually to 53 bits, or to the last place of subnormal numbers: scaling must not round again.
    let drop = max(0, max(64 - bits.leadingZeroBitCount - 53, -1074 - exponent))
    var kept = drop > 63 ? 0 : bits >> UInt64(drop)
    if drop > 0, drop < 64 {
      let half: UInt64 = 1 << UInt64(drop - 1)
      let rest = bits & (half << 1 &- 1)
      if rest > half || rest == half && kept & 1 == 1 { kept += 1 }
    }
    let magnitude = Double(sign: .plus, exponent: exponent + drop, significand: Double(kept))
    return isNegative ? -magnitude : magnitude
  }
}
