import ReckonCatalogue

/// Operations on decimal numbers as the General Decimal Arithmetic specification and IEEE 754 define them: exactly,
/// digit by digit, and then rounded once to 34 digits.
struct DecimalOracle {
  typealias Number = OracleNumber
  var flags: Decimal128.Flags = []

  private static let precision = 34
  private static let (leastExponent, greatestExponent) = (-6176, 6111)
  private static let (leastNormal, greatestNormal) = (-6143, 6144)
  /// How many digits of what has no end are worked out before it is rounded.
  private static let workingDigits = 38

  // MARK: Rounding

  /// Whether digits that are left off make the last kept one greater.
  private static func roundsUp(
    _ rule: FloatingPointRoundingRule, isOdd: Bool, isNegative: Bool, _ rest: [UInt8], isMore: Bool
  ) -> Bool {
    let isAny = isMore || rest.contains { $0 > 0 }
    let first = rest.first ?? 0
    let isBehindHalf = isMore || rest.dropFirst().contains { $0 > 0 }
    switch rule {
    case .toNearestOrEven: return first > 5 || first == 5 && (isBehindHalf || isOdd)
    case .toNearestOrAwayFromZero: return first >= 5
    case .up: return isAny && !isNegative
    case .down: return isAny && isNegative
    case .towardZero: return false
    case .awayFromZero: return isAny
    @unknown default: return false
    }
  }

  /// The number `digits · 10^exponent` in the format.
  ///
  /// - Parameter isMore: whether something follows the last digit; there are more digits than the format has then.
  mutating func finished(
    _ isNegative: Bool, _ digits: Digits, _ exponent: Int, isMore: Bool = false,
    _ rule: FloatingPointRoundingRule = .toNearestOrEven
  ) -> Number {
    guard !digits.isZero || isMore else {
      let clamped = min(max(exponent, Self.leastExponent), Self.greatestExponent)
      if clamped != exponent { flags.insert(.clamped) }
      return .finite(isNegative: isNegative, .zero, exponent: clamped)
    }
    let isSubnormal = exponent + digits.count - 1 < Self.leastNormal
    if isSubnormal { flags.insert(.subnormal) }
    let places = max(digits.count - Self.precision, Self.leastExponent - exponent, 0)
    var (kept, last) = (digits, exponent)
    if places > 0 || isMore {
      flags.insert(.rounded)
      let rest: [UInt8]
      // More than all digits and one are as many as that.
      let cut = min(places, digits.count + 2)
      (kept, rest) = digits.cut(cut)
      last += places
      if isMore || rest.contains(where: { $0 > 0 }) {
        flags.insert(.inexact)
        if isSubnormal { flags.insert(.underflow) }
      }
      if Self.roundsUp(rule, isOdd: kept.isOdd, isNegative: isNegative, rest, isMore: isMore) {
        kept = kept + Digits(1)
      }
      if kept.count > Self.precision { (kept, last) = (kept.cut(1).kept, last + 1) }
      if kept.isZero { flags.insert(.clamped) }
    }
    guard last + kept.count - 1 <= Self.greatestNormal else {
      flags.formUnion([.overflow, .inexact, .rounded])
      let isBeyond = Self.roundsUp(rule, isOdd: true, isNegative: isNegative, [9], isMore: false)
      return isBeyond
        ? .infinite(isNegative: isNegative)
        : .finite(
          isNegative: isNegative, Digits([UInt8](repeating: 9, count: Self.precision)), exponent: Self.greatestExponent)
    }
    if last > Self.greatestExponent {
      flags.insert(.clamped)
      kept = kept.shifted(last - Self.greatestExponent)
      last = Self.greatestExponent
    }
    return .finite(isNegative: isNegative, kept, exponent: last)
  }

  /// A result that is not rounded.
  private mutating func marked(_ number: Number) -> Number {
    if case .finite(_, let digits, let exponent) = number, !digits.isZero,
      exponent + digits.count - 1 < Self.leastNormal
    {
      flags.insert(.subnormal)
    }
    return number
  }

  mutating func invalid(_ flag: Decimal128.Flags) -> Number {
    flags.insert(flag)
    return .invalid
  }

  /// What an operation gives when an operand is a NaN.
  mutating func propagated(_ numbers: Number...) -> Number {
    if numbers.contains(where: \.isSignaling) { flags.insert(.invalidOperation) }
    guard let first = numbers.first(where: \.isSignaling) ?? numbers.first(where: \.isNaN) else { return .invalid }
    guard case .nan(let isNegative, _, let payload) = first else { return .invalid }
    return .nan(isNegative: isNegative, isSignaling: false, payload: payload)
  }

  // MARK: Operations

  mutating func sum(_ a: Number, _ b: Number, _ rule: FloatingPointRoundingRule = .toNearestOrEven) -> Number {
    guard case .finite(let aSign, let x, let i) = a, case .finite(let bSign, let y, let j) = b else {
      if a.isNaN || b.isNaN { return propagated(a, b) }
      if a.isInfinite, b.isInfinite, a.isNegative != b.isNegative { return invalid(.invalidOperation) }
      return a.isInfinite ? a : b
    }
    let exponent = min(i, j)
    let (first, second) = (x.shifted(i - exponent), y.shifted(j - exponent))
    if aSign == bSign { return finished(aSign, first + second, exponent, rule) }
    if first == second { return finished(rule == .down, .zero, exponent, rule) }
    return first > second
      ? finished(aSign, first - second, exponent, rule) : finished(bSign, second - first, exponent, rule)
  }

  mutating func difference(_ a: Number, _ b: Number, _ rule: FloatingPointRoundingRule = .toNearestOrEven) -> Number {
    sum(a, b.isNaN ? b : b.negated, rule)
  }

  mutating func product(_ a: Number, _ b: Number, _ rule: FloatingPointRoundingRule = .toNearestOrEven) -> Number {
    let isNegative = a.isNegative != b.isNegative
    guard case .finite(_, let x, let i) = a, case .finite(_, let y, let j) = b else {
      if a.isNaN || b.isNaN { return propagated(a, b) }
      return a.isZero || b.isZero ? invalid(.invalidOperation) : .infinite(isNegative: isNegative)
    }
    return finished(isNegative, x * y, i + j, rule)
  }

  mutating func quotient(_ a: Number, _ b: Number, _ rule: FloatingPointRoundingRule = .toNearestOrEven) -> Number {
    let isNegative = a.isNegative != b.isNegative
    guard case .finite(_, let x, let i) = a, case .finite(_, let y, let j) = b else {
      if a.isNaN || b.isNaN { return propagated(a, b) }
      if a.isInfinite { return b.isInfinite ? invalid(.invalidOperation) : .infinite(isNegative: isNegative) }
      flags.insert(.clamped)
      return .finite(isNegative: isNegative, .zero, exponent: Self.leastExponent)
    }
    guard !y.isZero else {
      if x.isZero { return invalid(.divisionUndefined) }
      flags.insert(.divisionByZero)
      return .infinite(isNegative: isNegative)
    }
    return quotient(isNegative, x, y, i - j, rule)
  }

  /// Digits of a quotient behind the point until it is exact or there are enough.
  private mutating func quotient(
    _ isNegative: Bool, _ x: Digits, _ y: Digits, _ ideal: Int, _ rule: FloatingPointRoundingRule = .toNearestOrEven
  ) -> Number {
    var (quotient, rest) = x.divided(by: y)
    var exponent = ideal
    while !rest.isZero, quotient.count < Self.workingDigits {
      let step = rest.bringingDown(0, y)
      quotient = Digits(quotient.list + [step.digit])
      (rest, exponent) = (step.rest, exponent - 1)
    }
    return finished(isNegative, quotient, exponent, isMore: !rest.isZero, rule)
  }

  mutating func squareRoot(_ a: Number) -> Number {
    guard case .finite(let isNegative, let digits, let exponent) = a else {
      if a.isNaN { return propagated(a) }
      return a.isNegative ? invalid(.invalidOperation) : a
    }
    if digits.isZero { return .finite(isNegative: isNegative, .zero, exponent: exponent >> 1) }
    if isNegative { return invalid(.invalidOperation) }
    var pairs = exponent & 1 == 0 ? digits.list : digits.list + [0]
    if pairs.count & 1 == 1 { pairs.insert(0, at: 0) }
    var (root, rest, last) = (Digits.zero, Digits.zero, exponent >> 1)
    func bringDown(_ first: UInt8, _ second: UInt8) {
      rest = Digits(rest.list + [first, second])
      // The greatest digit d for which (20·root + d)·d is not beyond the rest.
      let twenty = root.times(20)
      var digit = 9
      while digit > 0, (twenty + Digits(UInt128(digit))).times(digit) > rest { digit -= 1 }
      rest = rest - (twenty + Digits(UInt128(digit))).times(digit)
      root = Digits(root.list + [UInt8(digit)])
    }
    for place in stride(from: 0, to: pairs.count, by: 2) { bringDown(pairs[place], pairs[place + 1]) }
    while !rest.isZero, root.count < Self.workingDigits {
      bringDown(0, 0)
      last -= 1
    }
    return finished(false, root, last, isMore: !rest.isZero)
  }

  /// The power to a small integer.
  mutating func power(_ a: Number, _ power: Int) -> Number {
    if a.isSignaling { return propagated(a) }
    if power == 0 { return .one }
    let isNegative = a.isNegative && power & 1 == 1
    guard case .finite(_, let digits, let exponent) = a, !digits.isZero else {
      if a.isNaN { return a }
      if a.isZero, power < 0 { flags.insert(.divisionByZero) }
      return a.isInfinite == (power > 0)
        ? .infinite(isNegative: isNegative) : .finite(isNegative: isNegative, .zero, exponent: 0)
    }
    if power == 1 { return a }
    let whole = (1..<power.magnitude).reduce(digits) { product, _ in product * digits }
    return power > 0
      ? finished(isNegative, whole, exponent * power) : quotient(isNegative, Digits(1), whole, exponent * power)
  }

  /// What is left when whole multiples are taken away.
  ///
  /// - Parameter isShort: whether a quotient of more than 34 digits is refused.
  mutating func remainder(_ a: Number, _ b: Number, isShort: Bool) -> Number {
    guard case .finite(let isNegative, let x, let i) = a, case .finite(_, let y, let j) = b, !y.isZero else {
      if a.isNaN || b.isNaN { return propagated(a, b) }
      if a.isZero, b.isZero { return invalid(.divisionUndefined) }
      if a.isInfinite || b.isZero { return invalid(.invalidOperation) }
      return marked(a)
    }
    let exponent = min(i, j)
    let (quotient, rest) = x.shifted(i - exponent).divided(by: y.shifted(j - exponent))
    if isShort, quotient.count > Self.precision { return invalid(.divisionImpossible) }
    return marked(.finite(isNegative: isNegative, rest, exponent: exponent))
  }

  mutating func quantized(_ a: Number, _ b: Number, _ rule: FloatingPointRoundingRule) -> Number {
    guard case .finite(let isNegative, let digits, let exponent) = a, case .finite(_, _, let target) = b else {
      if a.isNaN || b.isNaN { return propagated(a, b) }
      return a.isInfinite && b.isInfinite ? a : invalid(.invalidOperation)
    }
    if exponent >= target {
      let padded = digits.isZero ? digits : digits.shifted(exponent - target)
      return padded.count > Self.precision
        ? invalid(.invalidOperation) : marked(.finite(isNegative: isNegative, padded, exponent: target))
    }
    return marked(.finite(isNegative: isNegative, cut(digits, target - exponent, isNegative, rule), exponent: target))
  }

  mutating func rounded(_ a: Number, toPlaces places: Int, _ rule: FloatingPointRoundingRule) -> Number {
    guard case .finite(let isNegative, let digits, let exponent) = a else { return a.isNaN ? propagated(a) : a }
    if exponent >= -places { return a }
    return finished(isNegative, cut(digits, -places - exponent, isNegative, rule), -places, rule)
  }

  /// The digits without the last ones, rounded. 0 has none to lose.
  private mutating func cut(_ digits: Digits, _ places: Int, _ isNegative: Bool, _ rule: FloatingPointRoundingRule)
    -> Digits
  {
    if digits.isZero { return digits }
    let (kept, rest) = digits.cut(min(places, digits.count + 2))
    flags.insert(.rounded)
    if rest.contains(where: { $0 > 0 }) { flags.insert(.inexact) }
    return Self.roundsUp(rule, isOdd: kept.isOdd, isNegative: isNegative, rest, isMore: false) ? kept + Digits(1) : kept
  }

  /// -1, 0 or 1; nothing when one is a NaN.
  static func order(_ a: Number, _ b: Number) -> Int? {
    if a.isNaN || b.isNaN { return nil }
    if a.isInfinite, b.isInfinite, a.isNegative == b.isNegative { return 0 }
    var oracle = DecimalOracle()
    let difference = oracle.difference(a, b)
    return difference.isZero ? 0 : difference.isNegative ? -1 : 1
  }
}
