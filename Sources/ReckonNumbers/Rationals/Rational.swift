/// A fraction of integers of any size in lowest terms. One whose parts have at most 64 bits takes no memory of its own.
package struct Rational: Hashable, Sendable {
  package let numerator: BigInteger
  /// At least 1, and coprime to the numerator.
  package let denominator: BigInteger

  package static let zero = Rational(0)
  package static let one = Rational(1)

  package init(_ number: BigInteger) {
    numerator = number
    denominator = .one
  }

  @inline(__always) package init(_ number: Int) { self.init(BigInteger(number)) }

  /// A fraction in lowest terms with a positive denominator.
  @inline(__always) init(lowest numerator: BigInteger, _ denominator: BigInteger) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// The quotient of two integers, the second nonzero.
  package init(_ numerator: BigInteger, over denominator: BigInteger, _ work: inout Work) throws(Work.Stop) {
    precondition(!denominator.isZero, "a denominator is not 0")
    let divisor = try numerator.greatestCommonDivisor(denominator, &work)
    let top = try numerator.divided(by: divisor, &work)
    let bottom = try denominator.divided(by: divisor, &work)
    self.init(lowest: bottom.isNegative ? -top : top, bottom.magnitude)
  }

  /// The quotient of two words, the second positive.
  init(word numerator: Int64, over denominator: Int64) {
    let divisor = Int64(BigInteger.greatestCommonDivisor(numerator.magnitude, denominator.magnitude))
    self.init(lowest: BigInteger(numerator / divisor), BigInteger(denominator / divisor))
  }

  /// A decimal coefficient times a power of ten.
  package init(_ coefficient: BigInteger, tenToThe exponent: Int, _ work: inout Work) throws(Work.Stop) {
    guard !coefficient.isZero else {
      self = .zero
      return
    }
    // The power of ten has more bits than its exponent.
    try work.checkSize(exponent == .min ? .max : abs(exponent))
    if exponent >= 0 {
      try self.init(coefficient.multiplied(by: BigInteger(10).power(exponent, &work), &work))
    } else {
      try self.init(coefficient, over: BigInteger(10).power(-exponent, &work), &work)
    }
  }

  /// The value of a finite double.
  package init(_ double: Double) {
    precondition(double.isFinite, "a finite double is a fraction")
    guard double != 0 else {
      self = .zero
      return
    }
    let significand = BigInteger(UInt64(double.significandBitPattern) | (double.isNormal ? 1 << 52 : 0))
    let exponent = Int(max(1, double.exponentBitPattern)) - 1075
    let twos = significand.trailingZeroBitCount
    let odd = significand >> twos
    let signed = double < 0 ? -odd : odd
    let power = exponent + twos
    self.init(lowest: power > 0 ? signed << power : signed, power < 0 ? BigInteger.one << -power : .one)
  }

  package var isZero: Bool { numerator.isZero }
  package var isNegative: Bool { numerator.isNegative }
  package var isWhole: Bool { denominator.isOne }
  /// -1, 0 or 1.
  package var sign: Int { numerator.sign }
  package var magnitude: Rational { Rational(lowest: numerator.magnitude, denominator) }
  /// The total number of bits of both parts.
  package var bitWidth: Int { numerator.bitWidth + denominator.bitWidth }

  /// Whether the time of operations on it is negligible.
  @inline(__always) package var isShort: Bool {
    numerator.limbs.isEmpty && denominator.limbs.isEmpty || bitWidth <= Work.shortBits / 2
  }

  /// The number if it is an integer.
  package var whole: BigInteger? { isWhole ? numerator : nil }

  package static prefix func - (a: Rational) -> Rational { Rational(lowest: -a.numerator, a.denominator) }

  /// The reciprocal of a nonzero number.
  package var inverse: Rational {
    precondition(!isZero, "0 has no inverse")
    return isNegative ? Rational(lowest: -denominator, -numerator) : Rational(lowest: denominator, numerator)
  }
}

extension Rational: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int64) { self.init(BigInteger(value)) }
}
