import Synchronization

/// A real number as an operation on numbers, which yields any number of digits. It is immutable, and shared by the
/// numbers that depend on it.
///
/// `@unchecked`: the operands are constant except for the last owner's release, when no other thread has access.
package final class Real: @unchecked Sendable {
  package enum Function: UInt8, Sendable, CaseIterable {
    case sum, product, quotient, power, root
    case exponential, exponentialMinusOne, logarithm, logarithmOfOnePlus
    case sine, cosine, sineOfPiTimes, tangent, arcsine, arccosine, arctangent
    case hyperbolicSine, hyperbolicCosine, hyperbolicTangent, inverseHyperbolicSine, inverseHyperbolicCosine,
      inverseHyperbolicTangent
    case gamma, logarithmOfGamma, errorFunction, complementaryErrorFunction
  }

  package let function: Function
  private(set) var operands: [ExactNumber]
  /// The structural hash of the operation and its operands.
  let structureHash: Int
  /// Whether the form alone shows that the number is positive.
  let isPositive: Bool
  /// Whether it is composed of fractions by operations that yield fractions.
  let isFraction: Bool
  /// A lower bound on the bytes of its expression.
  let leastFormulaLength: Int
  /// The ball with the most bits computed so far, so that a number built step by step takes one more step each time.
  private let known = Mutex<KnownBall?>(nil)

  private struct KnownBall {
    let ball: Ball
    let precision: Int

    /// The maximum number of bits that are cached.
    static let longest = 1 << 12
  }

  init(_ function: Function, _ operands: [ExactNumber]) {
    self.function = function
    self.operands = operands
    var hasher = Hasher()
    hasher.combine(function)
    for operand in operands { hasher.combine(operand) }
    structureHash = hasher.finalize()
    isPositive = function.isPositive(of: operands)
    isFraction = function.givesFractions(of: operands)
    // Far below the limit of integers, whatever the sharing of operands.
    leastFormulaLength = operands.reduce(function.leastFormulaLength) { min($0 + $1.leastFormulaLength, 1 << 40) }
  }

  /// Whether two numbers are the same operations on the same numbers, and therefore equal.
  ///
  /// - Complexity: O(operations), whatever the sharing; no recursion.
  static func areSame(_ a: Real, _ b: Real) -> Bool {
    struct Pair: Hashable {
      let a, b: ObjectIdentifier
    }
    var seen: Set<Pair> = []
    var pending = [(a, b)]
    while let (x, y) = pending.popLast() {
      if x === y { continue }
      guard x.structureHash == y.structureHash, x.function == y.function, x.operands.count == y.operands.count else {
        return false
      }
      for (p, q) in zip(x.operands, y.operands) {
        guard case .real(let r) = p, case .real(let s) = q else {
          guard p == q else { return false }
          continue
        }
        if seen.insert(Pair(a: ObjectIdentifier(r), b: ObjectIdentifier(s))).inserted { pending.append((r, s)) }
      }
    }
    return true
  }

  /// Releases a number of any depth without recursion: operands without other owners are dismantled here.
  deinit {
    var pending = operands
    operands = []
    while let number = pending.popLast() {
      guard case .real(var real) = number else { continue }
      _ = consume number
      if isKnownUniquelyReferenced(&real) {
        pending.append(contentsOf: real.operands)
        real.operands = []
      }
    }
  }

  /// Computes a value for each operation of the number, operands first.
  ///
  /// - Parameters:
  ///   - simple: the value of an operand that is not an operation.
  ///   - remembered: the cached value of an operation, if known.
  ///   - value: the value of an operation, given those of its operands.
  /// - Returns: the value of the number; `nil` as soon as an operand or an operation has none.
  /// - Complexity: each operation is evaluated once, whatever the sharing; no recursion.
  func folded<Value, Failure: Error>(
    _ simple: (ExactNumber) throws(Failure) -> Value?, remembered: (Real) -> Value? = { _ in nil },
    _ value: (Real, [Value]) throws(Failure) -> Value?
  ) throws(Failure) -> Value? {
    var known: [ObjectIdentifier: Value] = [:]
    var pending: [Real] = [self]
    while let real = pending.last {
      if known[ObjectIdentifier(real)] != nil {
        pending.removeLast()
        continue
      }
      if let value = remembered(real) {
        known[ObjectIdentifier(real)] = value
        continue
      }
      let count = pending.count
      for case .real(let operand) in real.operands where known[ObjectIdentifier(operand)] == nil {
        pending.append(operand)
      }
      if pending.count > count { continue }
      var operands: [Value] = []
      for operand in real.operands {
        let found =
          if case .real(let operand) = operand { known[ObjectIdentifier(operand)] } else { try simple(operand) }
        guard let found else { return nil }
        operands.append(found)
      }
      guard let result = try value(real, operands) else { return nil }
      known[ObjectIdentifier(real)] = result
      pending.removeLast()
    }
    return known[ObjectIdentifier(self)]
  }

  /// A ball that encloses the number, computed to a precision; `nil` if that does not decide whether an operand is in a
  /// function's domain.
  package func ball(_ precision: Int, _ work: inout Work) throws(Work.Stop) -> Ball? {
    try folded { (operand) throws(Work.Stop) in
      try operand.knownBall(precision, &work)
    } remembered: {
      $0.known.withLock { known in known.flatMap { $0.precision >= precision ? $0.ball.rounded(precision) : nil } }
    } _: { (real, balls: [Ball]) throws(Work.Stop) in
      try work.charge(16)
      guard let ball = try real.function.apply(balls, real.operands, precision, &work) else { return nil }
      if precision <= KnownBall.longest { real.known.withLock { $0 = KnownBall(ball: ball, precision: precision) } }
      return ball
    }
  }
}

extension Real.Function {
  /// A lower bound on the bytes that it adds to the expressions of its operands.
  fileprivate var leastFormulaLength: Int {
    switch self {
    case .sum, .product, .quotient: 1
    case .power: 5
    case .root: 5
    case .exponential, .exponentialMinusOne, .logarithm, .logarithmOfOnePlus, .sine, .cosine, .sineOfPiTimes, .tangent,
      .arcsine,
      .arccosine,
      .arctangent, .hyperbolicSine, .hyperbolicCosine, .hyperbolicTangent, .inverseHyperbolicSine,
      .inverseHyperbolicCosine,
      .inverseHyperbolicTangent, .gamma, .logarithmOfGamma, .errorFunction, .complementaryErrorFunction:
      4
    }
  }

  /// Whether the function of some operands is positive as far as their form shows.
  fileprivate func isPositive(of x: [ExactNumber]) -> Bool {
    switch self {
    case .sum, .product, .quotient: x.allSatisfy { $0.isPositiveByForm }
    case .power, .root, .hyperbolicSine, .hyperbolicTangent, .inverseHyperbolicSine, .arctangent, .errorFunction,
      .exponentialMinusOne,
      .logarithmOfOnePlus, .gamma:
      x[0].isPositiveByForm
    case .exponential, .hyperbolicCosine, .complementaryErrorFunction: true
    case .logarithm, .sine, .cosine, .sineOfPiTimes, .tangent, .arcsine, .arccosine, .inverseHyperbolicCosine,
      .inverseHyperbolicTangent,
      .logarithmOfGamma:
      false
    }
  }

  fileprivate func apply(
    _ x: [Ball], _ operands: [ExactNumber], _ precision: Int, _ work: inout Work
  ) throws(Work.Stop) -> Ball? {
    switch self {
    case .sum: return .sum(x[0], x[1], precision)
    case .product: return try .product(x[0], x[1], precision, &work)
    case .quotient: return try .quotient(x[0], x[1], precision, &work)
    case .power:
      if case .rational(let exponent) = operands[1], let whole = exponent.whole {
        guard let whole = whole.int else { return try .power(x[0], x[1], precision, &work) }
        let power = try x[0].power(abs(whole), precision + 8, &work)
        return whole < 0 ? try .quotient(.one, power, precision, &work) : power.rounded(precision)
      }
      return try .power(x[0], x[1], precision, &work)
    case .root:
      guard case .rational(let degree) = operands[1], let degree = degree.whole?.int else {
        preconditionFailure("a root's degree is a whole number")
      }
      if x[0].mantissa.isNegative, degree % 2 == 1 { return try (-x[0]).root(degree, precision, &work).map { -$0 } }
      return try x[0].root(degree, precision, &work)
    case .exponential: return try x[0].exponential(precision, &work)
    case .exponentialMinusOne: return try x[0].exponentialMinusOne(precision, &work)
    case .logarithm: return try x[0].logarithm(precision, &work)
    case .logarithmOfOnePlus: return try x[0].logarithmOfOnePlus(precision, &work)
    case .sine: return try x[0].sineAndCosine(precision, &work).sine
    case .cosine: return try x[0].sineAndCosine(precision, &work).cosine
    case .sineOfPiTimes: return try x[0].sineOfPiTimes(precision, &work)
    case .tangent: return try x[0].tangent(precision, &work)
    case .arcsine: return try x[0].arcsine(precision, &work)
    case .arccosine: return try x[0].arccosine(precision, &work)
    case .arctangent: return try x[0].arctangent(precision, &work)
    case .hyperbolicSine: return try x[0].hyperbolicSine(precision, &work)
    case .hyperbolicCosine: return try x[0].hyperbolicCosine(precision, &work)
    case .hyperbolicTangent: return try x[0].hyperbolicTangent(precision, &work)
    case .inverseHyperbolicSine: return try x[0].inverseHyperbolicSine(precision, &work)
    case .inverseHyperbolicCosine: return try x[0].inverseHyperbolicCosine(precision, &work)
    case .inverseHyperbolicTangent: return try x[0].inverseHyperbolicTangent(precision, &work)
    case .gamma:
      if let fraction = operands[0].rational, let gamma = try Ball.gamma(of: fraction, precision, &work) {
        return gamma
      }
      return try x[0].gamma(precision, &work)
    case .logarithmOfGamma:
      if let fraction = operands[0].rational, let gamma = try Ball.gamma(of: fraction, precision, &work) {
        return try gamma.magnitude.logarithm(precision, &work)
      }
      return try x[0].logarithmOfGamma(precision, &work)
    case .errorFunction: return try x[0].errorFunction(precision, &work)
    case .complementaryErrorFunction: return try x[0].complementaryErrorFunction(precision, &work)
    }
  }
}
