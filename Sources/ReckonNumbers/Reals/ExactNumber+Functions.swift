extension ExactNumber {
  // MARK: Powers and roots

  /// The square root; NaN below 0.
  package func squareRoot(_ work: inout Work) throws(Work.Stop) -> ExactNumber {
    guard case .rational(let value) = self else {
      if !isFinite { return try sign(&work) > 0 ? self : .nan }
      let sign = try sign(&work)
      return sign < 0 ? .nan : sign == 0 ? .zero : ExactNumber(.root, self, .rational(2))
    }
    if value.isNegative { return .nan }
    let known = try work.attempt(.wholes) { (work) throws(Work.Stop) in
      if let root = try value.exactRoot(2, &work) { return ExactNumber.rational(root) }
      // √(n/d) = √(nd) / d
      let (root, rest) = try value.numerator.multiplied(by: value.denominator, &work).withoutSquares(&work)
      return ExactNumber(try Rational(root, over: value.denominator, &work), times: .squareRoot(rest))
    }
    return known ?? ExactNumber(.root, self, .rational(2))
  }

  /// The root of a degree, at least 1; for a negative number the degree must be odd.
  package func root(_ degree: Int, _ work: inout Work) throws(Work.Stop) -> ExactNumber {
    if degree == 1 || isNaN { return self }
    if degree == 2 { return try squareRoot(&work) }
    let sign = try sign(&work)
    if sign == 0 || sign < 0 && degree % 2 == 0 { return sign == 0 ? self : .nan }
    if !isFinite { return self }
    if case .rational(let value) = self {
      let known = try work.attempt(.wholes) { (work) throws(Work.Stop) in try value.exactRoot(degree, &work) }
      if case let root?? = known { return .rational(root) }
    }
    return ExactNumber(.root, self, ExactNumber(degree))
  }

  /// The power; for a negative number only an integer power.
  package func power(_ exponent: ExactNumber, _ work: inout Work) throws(Work.Stop) -> ExactNumber {
    if isNaN || exponent.isNaN { return .nan }
    guard isFinite, exponent.isFinite else { return try infinitePower(exponent, &work) }
    if case .rational(let value) = exponent {
      if let whole = value.whole { return try power(whole, &work) }
      if value.denominator == 2, let half = value.numerator.int, half.magnitude < 1 << 20 {
        let root = try squareRoot(&work)
        return root.isNaN ? .nan : try root.power(BigInteger(half), &work)
      }
    }
    let sign = try sign(&work)
    if sign < 0 { return .nan }
    if sign == 0 { return try exponent.sign(&work) < 0 ? .infinity(isNegative: false) : .zero }
    if case .rational(let base) = self {
      if base == .one { return .one }
      // A root that is a fraction, and its power.
      if case .rational(let value) = exponent, let degree = value.denominator.int, degree < 1 << 16,
        let root = try base.exactRoot(degree, &work)
      {
        return try ExactNumber.rational(root).power(value.numerator, &work)
      }
    }
    // (e^q)^x = e^(qx)
    if let (coefficient, surd) = multiple, coefficient == .one, case .exponential(let q) = surd {
      return try exponent.multiplied(by: .rational(q), &work).exponential(&work)
    }
    return ExactNumber(.power, self, exponent)
  }

  private func power(_ exponent: BigInteger, _ work: inout Work) throws(Work.Stop) -> ExactNumber {
    if exponent.isZero { return .one }
    if case .rational(let value) = self {
      if value.isZero { return exponent.isNegative ? .infinity(isNegative: false) : .zero }
      if value.magnitude == .one { return value.isNegative && exponent.isOdd ? self : .one }
      return try Self.power(value, exponent, &work)
    }
    if exponent.isOne { return self }
    guard let whole = exponent.int else {
      // Still a number, if e^(n ln |x|) is.
      throw .magnitude
    }
    if let (coefficient, surd) = multiple {
      switch surd {
      case .squareRoot(let n):
        let even = try Rational(n).power(whole >> 1, &work)
        let power = try coefficient.power(whole, &work).multiplied(by: even, &work)
        return ExactNumber(power, times: whole & 1 == 1 ? surd : nil)
      case .exponential(let q):
        return ExactNumber(
          try coefficient.power(whole, &work), times: .exponential(try q.multiplied(by: Rational(exponent), &work)))
      case .pi, .logarithm, .commonLogarithm, .sine: break
      }
    }
    if case .real(let real) = self, real.function == .root, whole == 2, real.operands[1] == ExactNumber(2) {
      return real.operands[0]
    }
    // Sums of roots are expanded while they stay short.
    if case .combination = self, whole > 0, whole <= 16 {
      var result = self
      for _ in 1..<whole {
        result = try result.multiplied(by: self, &work)
        if case .real = result { return ExactNumber(.power, self, .rational(Rational(exponent))) }
      }
      return result
    }
    if whole < 0, try sign(&work) == 0 { return .infinity(isNegative: false) }
    return ExactNumber(.power, self, .rational(Rational(exponent)))
  }

  /// An integer power of a fraction other than 0, 1 and -1: a real if the fraction would be too long.
  private static func power(_ base: Rational, _ exponent: BigInteger, _ work: inout Work) throws(Work.Stop)
    -> ExactNumber
  {
    let isWhole = base.isWhole && !exponent.isNegative
    if let small = exponent.int, small != .min {
      // A power has only the factors of its base: its number of bits is known in advance.
      let (bits, overflow) = (base.numerator.bitWidth + base.denominator.bitWidth - 2).multipliedReportingOverflow(
        by: abs(small))
      if isWhole || !overflow && bits <= Work.longestFraction {
        let power = try work.attempt(isWhole ? .wholes : .fractions) { (work) throws(Work.Stop) in
          try base.power(small, &work)
        }
        if let power, power.isWhole || power.bitWidth <= Work.longestFraction { return .rational(power) }
      }
    } else if isWhole {
      throw .size
    }
    // Reals with exponents that do not fit into words are computed by logarithms.
    guard base.isNegative, exponent.int == nil else {
      return ExactNumber(.power, .rational(base), .rational(Rational(exponent)))
    }
    let power = ExactNumber(.power, .rational(base.magnitude), .rational(Rational(exponent)))
    return exponent.isOdd ? -power : power
  }

  private func infinitePower(_ exponent: ExactNumber, _ work: inout Work) throws(Work.Stop) -> ExactNumber {
    if case .rational(let value) = exponent {
      if value.isZero { return .one }
      // The base is infinite.
      if value.sign < 0 { return .zero }
      let isOdd = value.whole?.isOdd ?? false
      return .infinity(isNegative: try sign(&work) < 0 && isOdd)
    }
    if exponent.isFinite { return try sign(&work) < 0 ? .nan : try exponent.sign(&work) < 0 ? .zero : self }
    let size = try magnitude(&work).compared(to: .one, &work) ?? 0
    if size == 0 { return .one }
    return try (size > 0) == (exponent.sign(&work) > 0) ? .infinity(isNegative: false) : .zero
  }

  package func magnitude(_ work: inout Work) throws(Work.Stop) -> ExactNumber { try sign(&work) < 0 ? -self : self }

  // MARK: Exponentials and logarithms

  package func exponential(_ work: inout Work) throws(Work.Stop) -> ExactNumber {
    switch self {
    case .rational(let value): return ExactNumber(.one, times: value.isZero ? nil : .exponential(value))
    case .combination(let sum):
      // e^(q + Σ cᵢ ln nᵢ) = e^q Π nᵢ^cᵢ
      var (product, rest) = (Rational.one, Rational.zero)
      for term in sum.terms {
        switch term.surd {
        case nil: rest = term.coefficient
        case .logarithm(let n):
          guard let power = term.coefficient.whole?.int else { return ExactNumber(.exponential, self) }
          product = try product.multiplied(by: Rational(n).power(power, &work), &work)
        case .pi, .squareRoot, .exponential, .commonLogarithm, .sine: return ExactNumber(.exponential, self)
        }
      }
      return ExactNumber(product, times: rest.isZero ? nil : .exponential(rest))
    case .real(let real):
      return real.function == .logarithm ? real.operands[0] : ExactNumber(.exponential, self)
    case .nan: return .nan
    case .infinity(let isNegative): return isNegative ? .zero : self
    }
  }

  /// The natural or the common logarithm; NaN below 0.
  package func logarithm(isCommon: Bool = false, _ work: inout Work) throws(Work.Stop) -> ExactNumber {
    let sign = try sign(&work)
    if isNaN || sign < 0 { return .nan }
    if sign == 0 { return .infinity(isNegative: true) }
    switch self {
    case .rational(let value):
      return try Self.logarithm(value.numerator, isCommon, &work).subtracting(
        Self.logarithm(value.denominator, isCommon, &work), &work)
    case .combination:
      guard let (coefficient, surd) = multiple, coefficient.sign > 0 else { break }
      let first = try ExactNumber.rational(coefficient).logarithm(isCommon: isCommon, &work)
      switch surd {
      case .exponential(let q) where !isCommon: return try first.adding(.rational(q), &work)
      case .squareRoot(let n):
        let half = try Self.logarithm(n, isCommon, &work).divided(by: ExactNumber(2), &work)
        return try first.adding(half, &work)
      case .pi, .exponential, .logarithm, .commonLogarithm, .sine: break
      }
    case .real(let real) where real.function == .exponential && !isCommon: return real.operands[0]
    case .infinity: return self
    case .real, .nan: break
    }
    let natural = ExactNumber(.logarithm, self)
    return isCommon ? try natural.divided(by: Self.logarithm(10, false, &work), &work) : natural
  }

  /// The logarithm of a positive integer as a sum of those of its factors.
  private static func logarithm(_ n: BigInteger, _ isCommon: Bool, _ work: inout Work) throws(Work.Stop) -> ExactNumber
  {
    var sum = ExactNumber.zero
    let (factors, cofactor) = try n.smallFactors(&work)
    for (prime, exponent) in factors {
      let term: ExactNumber
      if isCommon, prime == 5 {
        // log 5 = 1 - log 2
        term = try .one.subtracting(ExactNumber(.one, times: .commonLogarithm(2)), &work)
      } else {
        term = ExactNumber(.one, times: isCommon ? .commonLogarithm(BigInteger(prime)) : .logarithm(BigInteger(prime)))
      }
      sum = try sum.adding(term.multiplied(by: ExactNumber(exponent), &work), &work)
    }
    if cofactor.isOne { return sum }
    return try sum.adding(ExactNumber(.one, times: isCommon ? .commonLogarithm(cofactor) : .logarithm(cofactor)), &work)
  }

  /// The logarithm to a base other than 1.
  package func logarithm(base: ExactNumber, _ work: inout Work) throws(Work.Stop) -> ExactNumber {
    try logarithm(&work).divided(by: base.logarithm(&work), &work)
  }

  // MARK: Functions with only a few known values

  /// A function of a number, and its value at 0 or 1 if that is known.
  package func applying(_ function: Real.Function, at point: ExactNumber? = nil, gives value: ExactNumber = .zero)
    -> ExactNumber
  {
    isNaN ? .nan : self == point ? value : ExactNumber(function, self)
  }

  package func gamma(_ work: inout Work) throws(Work.Stop) -> ExactNumber {
    switch self {
    case .rational(let value):
      guard let whole = value.whole else { return ExactNumber(.gamma, self) }
      if whole.sign <= 0 { return .nan }
      guard let n = whole.int else { throw .size }
      let factorial = try work.attempt(.wholes) { (work) throws(Work.Stop) in try BigInteger.factorial(n - 1, &work) }
      return factorial.map { .rational(Rational($0)) } ?? ExactNumber(.gamma, self)
    case .combination, .real: return ExactNumber(.gamma, self)
    case .nan: return .nan
    case .infinity(let isNegative): return isNegative ? .nan : self
    }
  }

  /// ln |Γ(x)|.
  package func logarithmOfGamma(_ work: inout Work) throws(Work.Stop) -> ExactNumber {
    if case .rational(let value) = self, let whole = value.whole {
      if whole.sign <= 0 { return .infinity(isNegative: false) }
      if whole <= 2 { return .zero }
    }
    return isFinite ? ExactNumber(.logarithmOfGamma, self) : isNaN ? .nan : .infinity(isNegative: false)
  }
}
