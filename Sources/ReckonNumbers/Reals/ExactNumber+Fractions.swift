/// Reals that are fractions by their form: too long to compute unless a question needs all of their digits.
extension ExactNumber {
  /// The fraction composed of sums, products, quotients, integer powers and factorials of fractions; `nil` for a number
  /// composed of anything else, and for one that exceeds the size limit.
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

  /// The integer that it is by its form.
  package func whole(_ work: inout Work) throws(Work.Stop) -> BigInteger? { try fraction(&work)?.whole }

  /// The nonnegative remainder by a positive integer, of a number composed of sums, products, integer powers and
  /// factorials of integers; `nil` for a number composed of anything else.
  ///
  /// - Complexity: O(operations × digits of the modulus), plus for a factorial as many steps as the smaller of its
  ///   argument and the modulus.
  package func residue(modulo modulus: BigInteger, _ work: inout Work) throws(Work.Stop) -> BigInteger? {
    func residue(_ number: BigInteger, _ work: inout Work) throws(Work.Stop) -> BigInteger {
      try number.flooredQuotientAndRemainder(dividingBy: modulus, &work).remainder
    }
    guard case .real(let real) = self else {
      return try rational?.whole.map { (whole) throws(Work.Stop) in try residue(whole, &work) }
    }
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
      case .quotient, .root, .exponential, .exponentialMinusOne, .logarithm, .logarithmOfOnePlus, .sine, .cosine,
        .sineOfPiTimes, .tangent,
        .arcsine, .arccosine, .arctangent, .hyperbolicSine, .hyperbolicCosine, .hyperbolicTangent,
        .inverseHyperbolicSine,
        .inverseHyperbolicCosine, .inverseHyperbolicTangent, .logarithmOfGamma, .errorFunction,
        .complementaryErrorFunction:
        return nil
      }
    }
  }
}

extension Real.Function {
  /// Whether its result for some operands is a fraction, computed by ``fraction(_:_:)`` unless a divisor is 0.
  func givesFractions(of operands: [ExactNumber]) -> Bool {
    let areFractions = operands.allSatisfy { operand in
      if case .real(let real) = operand { real.isFraction } else { operand.rational != nil }
    }
    switch self {
    case .sum, .product, .quotient: return areFractions
    case .power: return areFractions && operands[1].rational?.isWhole == true
    case .gamma: return areFractions && operands[0].rational.map { $0.isWhole && $0.sign > 0 } == true
    case .root, .exponential, .exponentialMinusOne, .logarithm, .logarithmOfOnePlus, .sine, .cosine, .sineOfPiTimes,
      .tangent, .arcsine,
      .arccosine, .arctangent, .hyperbolicSine, .hyperbolicCosine, .hyperbolicTangent, .inverseHyperbolicSine,
      .inverseHyperbolicCosine,
      .inverseHyperbolicTangent, .logarithmOfGamma, .errorFunction, .complementaryErrorFunction:
      return false
    }
  }

  /// Its result for fractions; `nil` if that is not a fraction.
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
    case .root, .exponential, .exponentialMinusOne, .logarithm, .logarithmOfOnePlus, .sine, .cosine, .sineOfPiTimes,
      .tangent, .arcsine,
      .arccosine, .arctangent, .hyperbolicSine, .hyperbolicCosine, .hyperbolicTangent, .inverseHyperbolicSine,
      .inverseHyperbolicCosine,
      .inverseHyperbolicTangent, .logarithmOfGamma, .errorFunction, .complementaryErrorFunction:
      return nil
    }
  }
}
