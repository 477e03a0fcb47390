extension ExactNumber {
  /// Evaluates balls of increasing precision until one of them decides the answer.
  ///
  /// The limit of ``Work/precision`` applies after leading digits cancel, as in (x + 1) - x for a long x.
  ///
  /// - Throws: `undecided` if none does within the limit.
  package func decide<Answer>(
    from precision: Int = 96, _ work: inout Work, _ answer: (Ball, inout Work) throws(Work.Stop) -> Answer?
  ) throws(Work.Stop) -> Answer {
    var precision = max(64, precision)
    // Callers may request more digits.
    var limit = max(work.precision, precision * 2)
    var hasCancelled = false
    while true {
      let ball = try ball(precision, &work)
      if let ball, let answer = try answer(ball, &work) { return answer }
      if precision >= limit {
        guard !hasCancelled, let ball, ball.containsZero, 1...Self.longestCancelled ~= ball.upper.top else {
          throw .undecided
        }
        hasCancelled = true
        limit += ball.upper.top + work.precision
      }
      precision = min(limit, precision * 2)
    }
  }

  /// The maximum number of bits before the point that are computed to distinguish a difference from 0.
  private static let longestCancelled = 1 << 20

  /// -1, 0 or 1; for a number without a known form it is decided by its digits.
  package func sign(_ work: inout Work) throws(Work.Stop) -> Int {
    switch self {
    case .rational(let value): return value.sign
    case .combination(let sum) where sum.terms.count == 1: return sum.terms[0].coefficient.sign
    case .combination, .real:
      if isPositiveByForm { return 1 }
      if (-self).isPositiveByForm { return -1 }
      do throws(Work.Stop) {
        return try decide(&work) { ball, _ in ball.sign }
      } catch {
        guard error == .undecided, let fraction = try fraction(&work) else { throw error }
        return fraction.sign
      }
    case .nan: return 0
    case .infinity(let isNegative): return isNegative ? -1 : 1
    }
  }

  /// -1, 0 or 1: less than, equal to or greater than another; `nil` if one of them is NaN.
  package func compared(to other: ExactNumber, _ work: inout Work) throws(Work.Stop) -> Int? {
    switch (self, other) {
    case (.rational(let a), .rational(let b)): return try a.compared(to: b, &work)
    case (.nan, _), (_, .nan): return nil
    case (.infinity(let a), .infinity(let b)): return a == b ? 0 : a ? -1 : 1
    case (.infinity(let isNegative), _): return isNegative ? -1 : 1
    case (_, .infinity(let isNegative)): return isNegative ? 1 : -1
    case (.rational, _), (.combination, _), (.real, _):
      let difference = try subtracting(other, &work)
      // Two multiples of roots whose square factors are unknown.
      if let (a, m) = multiple, let (b, n) = other.multiple, case .squareRoot(let x) = m, case .squareRoot(let y) = n,
        a.sign == b.sign
      {
        let left = try a.multiplied(by: a, &work).multiplied(by: Rational(x), &work)
        return try left.compared(to: b.multiplied(by: b, &work).multiplied(by: Rational(y), &work), &work) * a.sign
      }
      return try difference.sign(&work)
    }
  }

  /// The largest integer that is not greater; `nil` if the number is not finite.
  package func floor(_ work: inout Work) throws(Work.Stop) -> BigInteger? {
    switch self {
    case .rational(let value): return try value.floor(&work)
    case .nan, .infinity: return nil
    case .combination, .real:
      let needed = try wholeBits(&work) + 64
      if needed > Work.longestFraction, let fraction = try fraction(&work) { return try fraction.floor(&work) }
      return try decide(from: needed, &work) { (ball, _) throws(Work.Stop) in ball.sameWhole }
    }
  }

  /// The nearest integer, halves away from 0; `nil` if the number is not finite.
  package func rounded(_ work: inout Work) throws(Work.Stop) -> BigInteger? {
    if case .rational(let value) = self { return try value.rounded(&work) }
    return try adding(.rational(Rational("1/2") ?? .zero), &work).floor(&work)
  }

  /// Whether its integer part is too long for a fraction.
  package func isLong(_ work: inout Work) throws(Work.Stop) -> Bool {
    guard isFinite else { return false }
    return try top(&work) > Work.longestFraction
  }

  /// The approximate number of bits before the point.
  private func wholeBits(_ work: inout Work) throws(Work.Stop) -> Int {
    let bits = max(0, try top(&work))
    try work.checkSize(bits)
    return bits
  }

  /// About the exponent of the power of two that bounds its magnitude.
  private func top(_ work: inout Work) throws(Work.Stop) -> Int {
    try decide(&work) { ball, _ in ball.containsZero && ball.exponent > 0 ? nil : ball.top }
  }

  /// The number times 10^places as an integer, for writing it with this many decimals.
  ///
  /// - Parameter rounds: whether it is rounded to nearest, halves away from 0; otherwise truncated.
  package func scaled(places: Int, rounds: Bool = true, _ work: inout Work) throws(Work.Stop) -> BigInteger? {
    switch self {
    case .nan, .infinity: return nil
    case .rational(let value):
      // The leading digits of a long fraction nearly always suffice.
      let bits = value.numerator.bitWidth - value.denominator.bitWidth + Self.bits(decimals: places) + 64
      if bits < (value.numerator.bitWidth + value.denominator.bitWidth) / 2 - 4_096,
        let ball = try ball(max(64, bits) + 64, &work),
        let whole = try ball.scaled(places: places, rounds: rounds, &work)
      {
        return whole
      }
      let scaled = try value.multiplied(by: Rational(.one, tenToThe: places, &work), &work)
      return rounds ? try scaled.rounded(&work) : try scaled.truncated(&work)
    case .combination, .real:
      let needed = try top(&work) + Self.bits(decimals: places) + 64
      if needed > Work.longestFraction, let fraction = try fraction(&work) {
        return try ExactNumber.rational(fraction).scaled(places: places, rounds: rounds, &work)
      }
      try work.checkSize(needed)
      return try decide(from: needed, &work) { (ball, work) throws(Work.Stop) in
        try ball.scaled(places: places, rounds: rounds, &work)
      }
    }
  }

  /// The number of bits for a number of decimals, at most two more; negative for places before the point.
  static func bits(decimals: Int) -> Int { Int((Double(decimals) * 3.321928094887362).rounded(.up)) + 1 }

  /// The decimal order of magnitude of 2^bits.
  ///
  /// A product of doubles has a relative error below 10⁻¹⁵, and no power of two from 2 on is a power of ten.
  private static func order(bits: Int) -> Int {
    let logarithm = Double(bits) * 0.3010299956639812
    return Int((logarithm - abs(logarithm) * 1e-15).rounded(.down))
  }

  /// The same for a number that is not a known fraction, if one ball with enough bits for the digits decides; otherwise
  /// `nil`.
  private func firstDigits(
    _ count: Int, rounds: Bool, _ work: inout Work
  ) throws(Work.Stop) -> (isNegative: Bool, digits: [UInt8], exponent: Int, isAll: Bool)? {
    guard let ball = try ball(Self.bits(decimals: count) + 64, &work), let bits = ball.lowerExponent else { return nil }
    var order = Self.order(bits: bits)
    while true {
      guard let whole = try ball.scaled(places: count - 1 - order, rounds: rounds, &work) else { return nil }
      let digits = try whole.digits(&work)
      if digits.count == count { return (whole.isNegative, digits, order - count + 1, false) }
      guard digits.count > count else { return nil }
      order += digits.count - count
    }
  }

  /// The first digits of the magnitude, and the power of ten of the last; no digits for 0.
  ///
  /// - Parameter rounds: whether they are correctly rounded; otherwise truncated.
  /// - Returns: `isAll` if nothing follows: the digits are exact.
  package func significantDigits(
    _ count: Int, rounds: Bool, _ work: inout Work
  ) throws(Work.Stop) -> (isNegative: Bool, digits: [UInt8], exponent: Int, isAll: Bool)? {
    guard isFinite else { return nil }
    if rational == nil, let shown = try firstDigits(count, rounds: rounds, &work) { return shown }
    if try sign(&work) == 0 { return (false, [], 0, true) }
    let bits: Int
    if case .rational(let value) = self {
      bits = value.numerator.bitWidth - value.denominator.bitWidth - 1
    } else {
      bits = try decide(&work) { ball, _ in ball.lowerExponent }
    }
    var order = Self.order(bits: bits)
    while true {
      guard let whole = try scaled(places: count - 1 - order, rounds: rounds, &work) else { return nil }
      let digits = try whole.digits(&work)
      if digits.count > count {
        order += digits.count - count
        continue
      }
      precondition(digits.count == count, "an estimate of the order is not too large")
      var isAll = false
      if case .rational(let value) = self {
        isAll = try value.decimalPlaces(&work).map { $0 <= count - 1 - order } ?? false
      }
      return (whole.isNegative, digits, order - count + 1, isAll)
    }
  }
}

extension Ball {
  /// The common integer, rounded or truncated, of every number in it times 10^places; `nil` if they differ.
  fileprivate func scaled(places: Int, rounds: Bool, _ work: inout Work) throws(Work.Stop) -> BigInteger? {
    // An exact midpoint has fewer bits than the requested digits.
    let precision = max(mantissa.bitWidth, top + ExactNumber.bits(decimals: places)) + 64
    let power = try Ball(exactly: 10).power(abs(places), precision + 4, &work)
    guard
      var scaled = try places < 0
        ? Ball.quotient(magnitude, power, precision, &work) : .product(magnitude, power, precision, &work)
    else { preconditionFailure("a power of ten is not 0") }
    if rounds { scaled = .sum(scaled, Ball(exactly: 1, exponent: -1), precision + 64) }
    return scaled.sameWhole.map { mantissa.isNegative ? -$0 : $0 }
  }

  /// The common integer part of every number in it; `nil` if they differ.
  fileprivate var sameWhole: BigInteger? {
    let (low, high) = wholeBounds
    return low == high ? low : nil
  }

  /// The integer parts of the least and the greatest number in it.
  fileprivate var wholeBounds: (BigInteger, BigInteger) {
    let unit = BigInteger(radius)
    return ((mantissa - unit) >> -exponent, (mantissa + unit) >> -exponent)
  }
}
