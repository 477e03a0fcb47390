/// The known irrational numbers, of which an exact number can be a rational multiple.
package enum Surd: Hashable, Sendable {
  case pi
  /// √n of an integer of at least 2 without known square factors.
  case squareRoot(BigInteger)
  /// e^q for nonzero q.
  case exponential(Rational)
  /// ln n of an integer of at least 2, a prime if it is small.
  case logarithm(BigInteger)
  /// log₁₀ n of an integer of at least 2, a prime other than 5 if it is small.
  case commonLogarithm(BigInteger)
  /// sin qπ with 0 < q < ½.
  case sine(Rational)

  /// Its value as a ball; all of them are positive.
  func ball(_ precision: Int, _ work: inout Work) throws(Work.Stop) -> Ball {
    switch self {
    case .pi: return try .pi(precision, &work)
    case .squareRoot(let n): return try positive(Ball(exactly: n).squareRoot(precision, &work))
    case .exponential(let q):
      if let power = try Ball.exponential(of: q, precision, &work) { return power }
      return try Ball(q, precision + max(0, q.numerator.bitWidth - q.denominator.bitWidth) + 8, &work).exponential(
        precision, &work)
    case .logarithm(let n): return try positive(Ball(exactly: n).logarithm(precision, &work))
    case .commonLogarithm(let n):
      let (top, ten) = (
        try positive(Ball(exactly: n).logarithm(precision + 4, &work)),
        try positive(Ball(exactly: 10).logarithm(precision + 4, &work))
      )
      return try positive(.quotient(top, ten, precision, &work))
    case .sine(let q):
      return try .product(Ball(q, precision + 8, &work), .pi(precision + 8, &work), precision + 8, &work).sineAndCosine(
        precision, &work
      )
      .sine
    }
  }

  private func positive(_ ball: Ball?) -> Ball {
    guard let ball else { preconditionFailure("a known number is in the function's domain") }
    return ball
  }

  /// A total order for the terms of a sum.
  static func comesFirst(_ a: Surd?, _ b: Surd?) -> Bool {
    let (x, y) = (a.map { $0.rank } ?? -1, b.map { $0.rank } ?? -1)
    if x != y { return x < y }
    switch (a, b) {
    case (.squareRoot(let m), .squareRoot(let n)), (.logarithm(let m), .logarithm(let n)),
      (.commonLogarithm(let m), .commonLogarithm(let n)):
      return m < n
    case (.exponential(let p), .exponential(let q)), (.sine(let p), .sine(let q)):
      return p.numerator * q.denominator < q.numerator * p.denominator
    case (.pi, _), (.squareRoot, _), (.exponential, _), (.logarithm, _), (.commonLogarithm, _), (.sine, _), (nil, _):
      return false
    }
  }

  private var rank: Int {
    switch self {
    case .pi: 0
    case .squareRoot: 1
    case .exponential: 2
    case .logarithm: 3
    case .commonLogarithm: 4
    case .sine: 5
    }
  }
}

extension BigInteger {
  /// Small primes for partial factorization.
  private static let primes: [Int] = {
    var primes: [Int] = []
    for n in 2..<1_000 where primes.allSatisfy({ n % $0 != 0 }) { primes.append(n) }
    return primes
  }()

  /// A positive number as a square times a rest that no square of a small prime divides.
  func withoutSquares(_ work: inout Work) throws(Work.Stop) -> (root: BigInteger, rest: BigInteger) {
    var (root, rest) = (BigInteger.one, BigInteger.one)
    let (factors, cofactor) = try smallFactors(&work)
    for (prime, exponent) in factors {
      root = try root.multiplied(by: BigInteger(prime).power(exponent / 2, &work), &work)
      if exponent % 2 == 1 { rest = try rest.multiplied(by: BigInteger(prime), &work) }
    }
    if let whole = try cofactor.exactRoot(2, &work) { return (try root.multiplied(by: whole, &work), rest) }
    return (root, try rest.multiplied(by: cofactor, &work))
  }

  /// The powers of small primes that divide a positive number, and the cofactor, which is a prime if it is small; the
  /// complete number if it is long and searching takes too much of the work.
  func smallFactors(_ work: inout Work) throws(Work.Stop) -> (
    factors: [(prime: Int, exponent: Int)], cofactor: BigInteger
  ) {
    if bitWidth <= Work.longestFraction { return try allSmallFactors(&work) }
    return try work.attempt(.wholes) { (work) throws(Work.Stop) in try allSmallFactors(&work) } ?? ([], self)
  }

  private func allSmallFactors(_ work: inout Work) throws(Work.Stop) -> (
    factors: [(prime: Int, exponent: Int)], cofactor: BigInteger
  ) {
    var factors: [(prime: Int, exponent: Int)] = []
    var rest = self
    for prime in Self.primes {
      if rest.isOne { break }
      // A factor below the square of the next prime is a prime itself.
      if let small = rest.small, small < Int64(prime * prime) { break }
      let exponent: Int
      if prime == 2 {
        exponent = rest.trailingZeroBitCount
        rest = rest >> exponent
      } else {
        (rest, exponent) = try rest.removing(BigInteger(prime), &work)
      }
      if exponent > 0 { factors.append((prime, exponent)) }
    }
    if let small = rest.small, small > 1, small < 1_000_000 {
      factors.append((Int(small), 1))
      rest = .one
    }
    return (factors, rest)
  }

  /// A nonzero number without its factors of a base, at least 2, and their multiplicity.
  ///
  /// - Complexity: O(M(n) log e) for a multiplicity of e, where a product takes M(n).
  private func removing(_ factor: BigInteger, _ work: inout Work) throws(Work.Stop) -> (rest: BigInteger, exponent: Int)
  {
    var (rest, exponent) = (self, 0)
    // Level k is the factor's power with exponent 2^k.
    var powers = [factor]
    func divide(by level: Int, _ work: inout Work) throws(Work.Stop) -> Bool {
      let (quotient, remainder) = try rest.quotientAndRemainder(dividingBy: powers[level], &work)
      guard remainder.isZero else { return false }
      (rest, exponent) = (quotient, exponent + (1 << level))
      return true
    }
    while try divide(by: powers.count - 1, &work), powers[powers.count - 1].bitWidth * 2 <= rest.bitWidth + 1 {
      powers.append(try powers[powers.count - 1].squared(&work))
    }
    // The remaining exponent is less than that of a power that did not divide, or would be too long.
    for level in powers.indices.reversed() { _ = try divide(by: level, &work) }
    return (rest, exponent)
  }
}
