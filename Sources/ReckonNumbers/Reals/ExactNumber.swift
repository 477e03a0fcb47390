/// A number of the number mode `exact`: a fraction, or a real number that yields any number of correct digits.
///
/// Reals that are sums of rational multiples of known numbers (1, π, roots, powers of e, logarithms, sines of parts of
/// a turn) keep that form, so that sums, products and comparisons among them are exact.
package enum ExactNumber: Sendable {
  case rational(Rational)
  /// A sum of rational multiples of known irrational numbers, plus an optional fraction.
  case combination(Combination)
  case real(Real)
  /// The result of an operation outside its domain.
  case nan
  /// The result of a division by 0.
  case infinity(isNegative: Bool)

  package static let zero = ExactNumber.rational(.zero)
  package static let one = ExactNumber.rational(.one)

  package init(_ value: Int) { self = .rational(Rational(value)) }
  package init(_ value: Int64) { self = .rational(Rational(BigInteger(value))) }

  package static let pi = ExactNumber(.one, times: .pi)
  package static let e = ExactNumber(.one, times: .exponential(.one))

  /// (1 + √5) / 2
  package static let goldenRatio = ExactNumber.combination(
    Combination(terms: [(Rational(lowest: 1, 2), nil), (Rational(lowest: 1, 2), .squareRoot(5))]))

  /// A rational multiple of a known number.
  package init(_ coefficient: Rational, times surd: Surd?) {
    guard let surd, !coefficient.isZero else {
      self = .rational(coefficient)
      return
    }
    self = .combination(Combination(terms: [(coefficient, surd)]))
  }

  /// A function of numbers without a simpler known form; NaN if one of them is.
  init(_ function: Real.Function, _ operands: ExactNumber...) {
    self = operands.contains(where: { $0.isNaN }) ? .nan : .real(Real(function, operands))
  }

  package var isNaN: Bool {
    switch self {
    case .nan: true
    case .rational, .combination, .real, .infinity: false
    }
  }

  package var isFinite: Bool {
    switch self {
    case .rational, .combination, .real: true
    case .nan, .infinity: false
    }
  }

  /// The fraction, if it is known to be one.
  package var rational: Rational? {
    if case .rational(let value) = self { return value }
    return nil
  }

  /// The known number of which it is a rational multiple, and the coefficient.
  var multiple: (coefficient: Rational, surd: Surd)? {
    if case .combination(let sum) = self, sum.terms.count == 1, let surd = sum.terms[0].surd {
      return (sum.terms[0].coefficient, surd)
    }
    return nil
  }

  /// Whether its form alone shows that it is positive; the known irrational numbers are.
  var isPositiveByForm: Bool {
    switch self {
    case .rational(let value): value.sign > 0
    case .combination(let sum): sum.terms.allSatisfy { $0.coefficient.sign > 0 }
    case .real(let real): real.isPositive
    case .nan: false
    case .infinity(let isNegative): !isNegative
    }
  }

  /// A ball that encloses a fraction or combination.
  func knownBall(_ precision: Int, _ work: inout Work) throws(Work.Stop) -> Ball? {
    switch self {
    case .rational(let value): return try Ball(value, precision, &work)
    case .combination(let sum): return try sum.ball(precision, &work)
    case .real, .nan, .infinity: return nil
    }
  }

  /// A ball that encloses the number, computed to a precision.
  package func ball(_ precision: Int, _ work: inout Work) throws(Work.Stop) -> Ball? {
    if case .real(let real) = self { return try real.ball(precision, &work) }
    return try knownBall(precision, &work)
  }
}

/// A sum of rational multiples of known numbers.
package struct Combination: Hashable, Sendable {
  package struct Term: Hashable, Sendable {
    package let coefficient: Rational
    /// `nil` for a fraction.
    package let surd: Surd?
  }

  /// Sorted, at most one for each known number, none of them 0; a fraction is never alone.
  package let terms: [Term]

  /// The limit on the number of terms; a longer sum is a real without a known form.
  static let largestCount = 16

  init(terms: [(coefficient: Rational, surd: Surd?)]) {
    self.terms = terms.map { Term(coefficient: $0.coefficient, surd: $0.surd) }
  }

  init(terms: [Term]) { self.terms = terms }

  func ball(_ precision: Int, _ work: inout Work) throws(Work.Stop) -> Ball {
    var sum: Ball?
    for term in terms {
      var ball = try Ball(term.coefficient, precision + 8, &work)
      if let surd = term.surd { ball = try .product(ball, surd.ball(precision + 8, &work), precision + 8, &work) }
      sum = sum.map { .sum($0, ball, precision + 4) } ?? ball
    }
    guard let sum else { preconditionFailure("a combination has terms") }
    return sum.rounded(precision)
  }
}

extension ExactNumber: Hashable {
  /// Whether two numbers are known to be equal by their form: false does not imply that they differ. Values are
  /// compared by ``compared(to:_:)``.
  package static func == (a: ExactNumber, b: ExactNumber) -> Bool {
    switch (a, b) {
    case (.rational(let x), .rational(let y)): x == y
    case (.combination(let x), .combination(let y)): x == y
    case (.real(let x), .real(let y)): Real.areSame(x, y)
    case (.nan, .nan): true
    case (.infinity(let x), .infinity(let y)): x == y
    case (.rational, _), (.combination, _), (.real, _), (.nan, _), (.infinity, _): false
    }
  }

  package func hash(into hasher: inout Hasher) {
    switch self {
    case .rational(let value): hasher.combine(value)
    case .combination(let sum): hasher.combine(sum)
    case .real(let real): hasher.combine(real.structureHash)
    case .nan: hasher.combine(0)
    case .infinity(let isNegative): hasher.combine(isNegative)
    }
  }
}
