/// Reals that are fractions by their form: too long to be worked out unless a question needs all of their digits.
extension ExactNumber {
  /// The fraction that sums, products, quotients, whole powers and factorials of fractions make; nil for a number made of anything else, and for
  /// one that is longer than a number may be.
  package func fraction(_ work: inout Work) throws(Work.Stop) -> Rational? {
    guard case .real(let real) = self else { return rational }
    guard real.isFraction else { return nil }
    do throws(Work.Stop) {
      return try real.folded { (operand) throws(Work.Stop) in
        operand.rational
      } _: { (real, x: [Rational]) throws(Work.Stop) in
        try real.function.fraction(x, &work)
      }
    } catch {
      if error == .size { return nil }
      throw error
    }
  }

  /// The whole number that it is by its form.
  package func whole(_ work: inout Work) throws(Work.Stop) -> BigInteger? { try fraction(&work)?.whole }

  /// The remainder from 0 on by a whole number from 1 on, of a number that sums, products, whole powers and factorials make of whole numbers; nil for
  /// a number made of anything else.
  ///
  /// - Complexity: O(operations × digits of the modulus), and as many steps for a factorial as the smaller of its number and the modulus.
  package func residue(modulo modulus: BigInteger, _ work: inout Work) throws(Work.Stop) -> BigInteger? {
    func residue(_ number: BigInteger, _ work: inout Work) throws(Work.Stop) -> BigInteger {
      try number.flooredQuotientAndRemainder(dividingBy: modulus, &work).remainder
    }
    guard case .real(let real) = self else { return try rational?.whole.map { (whole) throws(Work.Stop) in try residue(whole, &work) } }
    guard real.isFraction else { return nil }
    return try real.folded { (operand) throws(Work.Stop) in
      try operand.rational?.whole.map { (whole) throws(Work.Stop) in try residue(whole, &work) }
    } _: { (real, x: [BigInteger]) throws(Work.Stop) in
      switch real.function {
      case .sum: return try residue(x[0] + x[1], &work)
      case .product: return try residue(x[0].multiplied(by: x[1], &work), &work)
      case .power:
        guard let exponent = real.operands[1].rational?.whole, !exponent.isNegative else { return nil }
        return try x[0].power(exponent, modulo: modulus, &work)
      case .gamma:
        guard let n = real.operands[0].rational?.whole?.int, n > 0 else { return nil }
        return try BigInteger.factorial(n - 1, modulo: modulus, &work)
      case .quotient, .root, .exponential, .exponentialMinusOne, .logarithm, .logarithmOfOnePlus, .sine, .cosine, .sineOfPiTimes, .tangent,
        .arcsine, .arccosine, .arctangent, .hyperbolicSine, .hyperbolicCosine, .hyperbolicTangent, .inverseHyperbolicSine,
        .inverseHyperbolicCosine, .inverseHyperbolicTangent, .logarithmOfGamma, .errorFunction, .complementaryErrorFunction:
        return nil
      }
    }
  }
}

extension Real.Function {
  /// Whether it makes a fraction of operands: ``fraction(_:_:)`` has it then, unless a divisor is 0.
  func givesFractions(of operands: [ExactNumber]) -> Bool {
    let areFractions = operands.allSatisfy { operand in
      if case .real(let real) = operand { real.isFraction } else { operand.rational != nil }
    }
    switch self {
    case .sum, .product, .quotient: return areFractions
    case .power: return areFractions && operands[1].rational?.isWhole == true
    case .gamma: return areFractions && operands[0].rational.map { $0.isWhole && $0.sign > 0 } == true
    case .root, .exponential, .exponentialMinusOne, .logarithm, .logarithmOfOnePlus, .sine, .cosine, .sineOfPiTimes, .tangent, .arcsine,
      .arccosine, .arctangent, .hyperbolicSine, .hyperbolicCosine, .hyperbolicTangent, .inverseHyperbolicSine, .inverseHyperbolicCosine,
      .inverseHyperbolicTangent, .logarithmOfGamma, .errorFunction, .complementaryErrorFunction:
      return false
    }
  }

  /// The fraction that it makes of fractions; nil where it makes none.
  fileprivate func fraction(_ x: [Rational], _ work: inout Work) throws(Work.Stop) -> Rational? {
    switch self {
    case .sum: return try x[0].adding(x[1], &work)
    case .product: return try x[0].multiplied(by: x[1], &work)
    case .quotient: return x[1].isZero ? nil : try x[0].divided(by: x[1], &work)
    case .power:
      guard let exponent = x[1].whole?.int, exponent != .min, !x[0].isZero else { return nil }
      return try x[0].power(exponent, &work)
    case .gamma:
      guard let n = x[0].whole?.int, n > 0 else { return nil }
      return Rational(try BigInteger.factorial(n - 1, &work))
    case .root, .exponential, .exponentialMinusOne, .logarithm, .logarithmOfOnePlus, .sine, .cosine, .sineOfPiTimes, .tangent, .arcsine,
      .arccosine, .arctangent, .hyperbolicSine, .hyperbolicCosine, .hyperbolicTangent, .inverseHyperbolicSine, .inverseHyperbolicCosine,
      .inverseHyperbolicTangent, .logarithmOfGamma, .errorFunction, .complementaryErrorFunction:
      return nil
    }
  }
}
