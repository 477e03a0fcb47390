extension ExactNumber {
  package func adding(_ other: ExactNumber, _ work: inout Work) throws(Work.Stop) -> ExactNumber {
    switch (self, other) {
    case (.rational(let a), .rational(let b)):
      return try Self.fraction(.sum, a, b, &work) { (work) throws(Work.Stop) in try a.adding(b, &work) }
    case (.nan, _), (_, .nan): return .nan
    case (.infinity(let a), .infinity(let b)): return a == b ? self : .nan
    case (.infinity, _): return self
    case (_, .infinity): return other
    case (.real, _), (_, .real):
      if case .rational(let a) = self, a.isZero { return other }
      if case .rational(let b) = other, b.isZero { return self }
      if let sum = try joined(other, &work) { return sum }
      if let sum = try other.joined(self, &work) { return sum }
      if let (a, x) = scaledReal, let (b, y) = other.scaledReal, Real.areSame(x, y) {
        return try x.scaled(by: a.adding(b, &work))
      }
      return ExactNumber(.sum, self, other)
    case (.rational, .combination), (.combination, .rational), (.combination, .combination):
      let terms = try Self.merged(terms, other.terms, &work)
      return terms.count > Combination.largestCount ? ExactNumber(.sum, self, other) : ExactNumber(terms)
    }
  }

  /// The terms of a fraction or combination.
  private var terms: [Combination.Term] {
    switch self {
    case .rational(let value): value.isZero ? [] : [Combination.Term(coefficient: value, surd: nil)]
    case .combination(let sum): sum.terms
    case .real, .nan, .infinity: preconditionFailure("only known numbers have terms")
    }
  }

  private init(_ terms: [Combination.Term]) {
    if terms.isEmpty {
      self = .zero
    } else if terms.count == 1, terms[0].surd == nil {
      self = .rational(terms[0].coefficient)
    } else {
      self = .combination(Combination(terms: terms))
    }
  }

  private static func merged(
    _ a: [Combination.Term], _ b: [Combination.Term], _ work: inout Work
  ) throws(Work.Stop) -> [Combination.Term] {
    var (i, j) = (0, 0)
    var result: [Combination.Term] = []
    while i < a.count || j < b.count {
      if j == b.count || i < a.count && Surd.comesFirst(a[i].surd, b[j].surd) {
        result.append(a[i])
        i += 1
      } else if i == a.count || a[i].surd != b[j].surd {
        result.append(b[j])
        j += 1
      } else {
        let sum = try a[i].coefficient.adding(b[j].coefficient, &work)
        if !sum.isZero { result.append(Combination.Term(coefficient: sum, surd: a[i].surd)) }
        (i, j) = (i + 1, j + 1)
      }
    }
    return result
  }

  package static prefix func - (a: ExactNumber) -> ExactNumber {
    switch a {
    case .rational(let value): .rational(-value)
    case .combination(let sum):
      .combination(Combination(terms: sum.terms.map { Combination.Term(coefficient: -$0.coefficient, surd: $0.surd) }))
    case .real: a.scaledReal.map { $0.real.scaled(by: -$0.coefficient) } ?? a
    case .nan: a
    case .infinity(let isNegative): .infinity(isNegative: !isNegative)
    }
  }

  package func subtracting(_ other: ExactNumber, _ work: inout Work) throws(Work.Stop) -> ExactNumber {
    try adding(-other, &work)
  }

  package func multiplied(by other: ExactNumber, _ work: inout Work) throws(Work.Stop) -> ExactNumber {
    switch (self, other) {
    case (.rational(let a), .rational(let b)):
      return try Self.fraction(.product, a, b, &work) { (work) throws(Work.Stop) in try a.multiplied(by: b, &work) }
    case (.nan, _), (_, .nan): return .nan
    case (.infinity, _), (_, .infinity):
      let sign = try sign(&work) * other.sign(&work)
      return sign == 0 ? .nan : .infinity(isNegative: sign < 0)
    case (.rational(let a), .combination(let sum)), (.combination(let sum), .rational(let a)):
      return a.isZero ? .zero : .combination(try sum.multiplied(by: a, &work))
    case (.combination(let a), .combination(let b)):
      return try Self.product(a, b, &work) ?? ExactNumber(.product, self, other)
    case (.real, .rational(let b)): return try Self.scale(self, b, &work)
    case (.rational(let a), .real): return try Self.scale(other, a, &work)
    case (.real(let a), .real(let b)) where a.function == .root && a.operands[1].rational == 2 && Real.areSame(a, b):
      return a.operands[0]
    case (.real, _), (_, .real): return ExactNumber(.product, self, other)
    }
  }

  /// The product if that of each pair of terms is known.
  private static func product(_ a: Combination, _ b: Combination, _ work: inout Work) throws(Work.Stop) -> ExactNumber?
  {
    guard a.terms.count * b.terms.count <= Combination.largestCount else { return nil }
    var result: [Combination.Term] = []
    for x in a.terms {
      for y in b.terms {
        guard let (factor, surd) = try product(x.surd, y.surd, &work) else { return nil }
        let coefficient = try x.coefficient.multiplied(by: y.coefficient, &work).multiplied(by: factor, &work)
        result = try merged(result, [Combination.Term(coefficient: coefficient, surd: surd)], &work)
      }
    }
    return ExactNumber(result)
  }

  /// The product of known numbers as a rational multiple of one.
  private static func product(_ a: Surd?, _ b: Surd?, _ work: inout Work) throws(Work.Stop) -> (Rational, Surd?)? {
    switch (a, b) {
    case (nil, _): return (.one, b)
    case (_, nil): return (.one, a)
    case (.squareRoot(let m), .squareRoot(let n)):
      if m == n { return (Rational(m), nil) }
      let shared = try m.greatestCommonDivisor(n, &work)
      let rest = try m.divided(by: shared, &work).multiplied(by: n.divided(by: shared, &work), &work)
      let (root, square) = try rest.withoutSquares(&work)
      return (Rational(try root.multiplied(by: shared, &work)), square.isOne ? nil : .squareRoot(square))
    case (.exponential(let p), .exponential(let q)):
      let sum = try p.adding(q, &work)
      return (.one, sum.isZero ? nil : .exponential(sum))
    case (.pi, _), (.squareRoot, _), (.exponential, _), (.logarithm, _), (.commonLogarithm, _), (.sine, _): return nil
    }
  }

  /// The quotient: infinite or NaN for a divisor known to be 0.
  package func divided(by other: ExactNumber, _ work: inout Work) throws(Work.Stop) -> ExactNumber {
    switch other {
    case .rational(let divisor):
      if divisor.isZero {
        if isNaN { return .nan }
        let sign = try sign(&work)
        return sign == 0 ? .nan : .infinity(isNegative: sign < 0)
      }
      if case .rational(let value) = self {
        return try Self.fraction(.quotient, value, divisor, &work) { (work) throws(Work.Stop) in
          try value.divided(by: divisor, &work)
        }
      }
      return try multiplied(by: .rational(divisor.inverse), &work)
    case .combination(let divisor):
      // A sum of several terms may be 0 although its form does not show it.
      if divisor.terms.count > 1, try other.sign(&work) == 0 { return try divided(by: .zero, &work) }
      switch self {
      case .rational(let value) where value.isZero: return .zero
      case .rational, .combination, .real: break
      case .nan: return .nan
      case .infinity(let isNegative): return .infinity(isNegative: isNegative != (try other.sign(&work) < 0))
      }
      if case .combination(let dividend) = self, let ratio = try dividend.ratio(to: divisor, &work) {
        return .rational(ratio)
      }
      if let inverse = try divisor.inverse(&work) { return try multiplied(by: inverse, &work) }
      return ExactNumber(.quotient, self, other)
    case .real:
      switch self {
      case .rational, .combination, .real:
        // The divisor is decided to be nonzero now, so that no nonexistent digits are promised.
        let sign = try other.sign(&work)
        if sign == 0 { return try divided(by: .zero, &work) }
        if let (a, x) = scaledReal, let (b, y) = other.scaledReal, Real.areSame(x, y) {
          return .rational(try a.divided(by: b, &work))
        }
        return rational?.isZero == true ? .zero : ExactNumber(.quotient, self, other)
      case .nan: return .nan
      case .infinity(let isNegative): return .infinity(isNegative: isNegative != (try other.sign(&work) < 0))
      }
    case .nan: return .nan
    case .infinity: return isFinite ? .zero : .nan
    }
  }
}

extension ExactNumber {
  /// A real as a multiple of one that is not a multiple itself.
  fileprivate var scaledReal: (coefficient: Rational, real: Real)? {
    guard case .real(let real) = self else { return nil }
    if real.function == .product, case .rational(let factor) = real.operands[0],
      case .real(let inner) = real.operands[1]
    {
      return (factor, inner)
    }
    return (.one, real)
  }

  private static func scale(_ number: ExactNumber, _ factor: Rational, _ work: inout Work) throws(Work.Stop)
    -> ExactNumber
  {
    guard let (inner, real) = number.scaledReal else { preconditionFailure("a real is scaled") }
    guard inner.bitWidth + factor.bitWidth <= Work.shortBits else {
      return ExactNumber(.product, .rational(factor), number)
    }
    return try real.scaled(by: inner.multiplied(by: factor, &work))
  }

  /// The result of an operation on two fractions, possibly an integer of any size; a real if the fraction is too long
  /// or takes too much of the work.
  @inline(__always) private static func fraction(
    _ function: Real.Function, _ a: Rational, _ b: Rational, _ work: inout Work,
    _ body: (inout Work) throws(Work.Stop) -> Rational
  ) throws(Work.Stop) -> ExactNumber {
    if a.isShort, b.isShort { return .rational(try body(&work)) }
    let allowance = a.isWhole && b.isWhole ? Work.Allowance.wholes : .fractions
    guard let result = try work.attempt(allowance, body), result.isWhole || result.bitWidth <= Work.longestFraction
    else {
      return ExactNumber(function, .rational(a), .rational(b))
    }
    return .rational(result)
  }

  /// A sum that ends in a short known number, plus another one: the two are added, so that a long sum is not a long
  /// chain of operations.
  private func joined(_ other: ExactNumber, _ work: inout Work) throws(Work.Stop) -> ExactNumber? {
    guard case .real(let real) = self, real.function == .sum, real.operands[1].isShort, other.isShort else {
      return nil
    }
    let last = try real.operands[1].adding(other, &work)
    if case .real = last { return nil }
    return last == .zero ? real.operands[0] : ExactNumber(.sum, real.operands[0], last)
  }

  /// Whether it is a fraction, or a sum of multiples of known numbers, whose operations take negligible time.
  private var isShort: Bool {
    switch self {
    case .rational(let value): value.isShort
    case .combination(let sum): sum.terms.allSatisfy { $0.coefficient.isShort }
    case .real, .nan, .infinity: false
    }
  }
}

extension Real {
  fileprivate func scaled(by factor: Rational) -> ExactNumber {
    factor.isZero ? .zero : factor == .one ? .real(self) : ExactNumber(.product, .rational(factor), .real(self))
  }
}

extension Combination {
  func multiplied(by factor: Rational, _ work: inout Work) throws(Work.Stop) -> Combination {
    var result: [Term] = []
    for term in terms {
      result.append(Term(coefficient: try term.coefficient.multiplied(by: factor, &work), surd: term.surd))
    }
    return Combination(terms: result)
  }

  /// The quotient if it is known to be a fraction.
  func ratio(to divisor: Combination, _ work: inout Work) throws(Work.Stop) -> Rational? {
    guard terms.count == divisor.terms.count, terms.map({ $0.surd }) == divisor.terms.map({ $0.surd }) else {
      return nil
    }
    let ratio = try terms[0].coefficient.divided(by: divisor.terms[0].coefficient, &work)
    for (a, b) in zip(terms, divisor.terms) where try a.coefficient != b.coefficient.multiplied(by: ratio, &work) {
      return nil
    }
    return ratio
  }

  /// The reciprocal, if it is a combination: of one root or power of e, and of a fraction and a root.
  func inverse(_ work: inout Work) throws(Work.Stop) -> ExactNumber? {
    let last = terms[terms.count - 1]
    switch last.surd {
    case .exponential(let q) where terms.count == 1:
      return ExactNumber(last.coefficient.inverse, times: .exponential(-q))
    case .squareRoot(let n):
      if terms.count == 1 {
        return ExactNumber(try last.coefficient.inverse.divided(by: Rational(n), &work), times: last.surd)
      }
      guard terms.count == 2 else { return nil }
      // 1 / (a + b√n) = (a - b√n) / (a² - b² n), and likewise for two roots.
      let conjugate = ExactNumber.combination(
        Combination(terms: [terms[0], Term(coefficient: -last.coefficient, surd: last.surd)]))
      guard case .rational(let norm) = try ExactNumber.combination(self).multiplied(by: conjugate, &work), !norm.isZero
      else { return nil }
      return try conjugate.multiplied(by: .rational(norm.inverse), &work)
    case .pi, .exponential, .logarithm, .commonLogarithm, .sine, nil: return nil
    }
  }
}
