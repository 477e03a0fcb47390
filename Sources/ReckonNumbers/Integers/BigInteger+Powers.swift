extension BigInteger {
  /// The number raised to a nonnegative integer power.
  package func power(_ exponent: Int, _ work: inout Work) throws(Work.Stop) -> BigInteger {
    precondition(exponent >= 0, "a whole power has an exponent of at least 0")
    if exponent == 0 { return .one }
    if exponent == 1 || isZero || isOne { return self }
    // Powers of 2 are shifts.
    let twos = trailingZeroBitCount
    let (bits, overflow) = (bitWidth - 1).multipliedReportingOverflow(by: exponent)
    try work.checkSize(overflow || bits == .max ? .max : bits + 1)
    let odd = truncatedShiftRight(twos)
    if odd.magnitude.isOne { return (odd.isNegative && exponent % 2 == 1 ? odd : .one) << (twos * exponent) }
    var result = odd
    for bit in (0..<exponent.bitWidth - exponent.leadingZeroBitCount - 1).reversed() {
      result = try result.squared(&work)
      if exponent >> bit & 1 == 1 { result = try result.multiplied(by: odd, &work) }
    }
    return twos == 0 ? result : result << (twos * exponent)
  }

  /// The number raised to a nonnegative integer power, modulo a nonzero number; the result has the modulus's sign.
  ///
  /// - Complexity: O(M(n) e) for an exponent of e bits and a modulus of n limbs.
  package func power(_ exponent: BigInteger, modulo modulus: BigInteger, _ work: inout Work) throws(Work.Stop)
    -> BigInteger
  {
    precondition(!exponent.isNegative, "a modular power has an exponent of at least 0")
    let size = modulus.magnitude
    let base = try flooredQuotientAndRemainder(dividingBy: size, &work).remainder
    var result = try BigInteger.one.quotientAndRemainder(dividingBy: size, &work).remainder
    if let modulus = size.uint64Magnitude, let factor = base.uint64Magnitude, var word = result.uint64Magnitude {
      for bit in (0..<exponent.bitWidth).reversed() {
        try work.charge(64)
        word = modulus.dividingFullWidth(word.multipliedFullWidth(by: word)).remainder
        if exponent.magnitudeBit(bit) {
          word = modulus.dividingFullWidth(word.multipliedFullWidth(by: factor)).remainder
        }
      }
      result = BigInteger(word)
    } else {
      // A window of four bits of the exponent at a time.
      var powers = [result]
      for _ in 1..<16 { powers.append(try powers[powers.count - 1].multiplied(by: base, &work).modulo(size, &work)) }
      for digit in try exponent.digits(base: 16, &work) {
        for _ in 0..<4 { result = try result.squared(&work).modulo(size, &work) }
        if digit > 0 { result = try result.multiplied(by: powers[Int(digit)], &work).modulo(size, &work) }
      }
    }
    return modulus.isNegative && !result.isZero ? result + modulus : result
  }

  private func modulo(_ modulus: BigInteger, _ work: inout Work) throws(Work.Stop) -> BigInteger {
    try quotientAndRemainder(dividingBy: modulus, &work).remainder
  }
}
