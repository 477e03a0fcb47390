/// A rational number, exact as long as its parts fit: ± numerator / denominator · 2^twos · 5^fives.
///
/// Numerator and denominator are coprime to each other and to 10, so that the representation is unique, and a power of
/// ten costs no digits. If a part of an exact result takes more than 128 bits, it is rounded half to even to 128 bits,
/// which leaves the result within 2⁻¹²⁶ of its magnitude (37 significant digits), and ``isRounded`` stays true from
/// there on.
///
/// No operation traps. One whose result leaves the range, or that divides by 0, returns `nil`. The range is that of the
/// two powers, not of the magnitude: near its ends (10^±4096), a sum that must be rounded may leave it although its
/// operands are in it.
package struct ExactRatio: Sendable {
  package let isNegative: Bool
  /// The part of the numerator that is coprime to 10; 0 only for the value 0.
  package let numerator: UInt128
  /// The same for the denominator.
  package let denominator: UInt128
  /// The power of 2.
  package let twos: Int
  /// The power of 5.
  package let fives: Int
  /// Whether it is, or was computed from, a value that did not fit or was marked as rounded.
  package let isRounded: Bool
  /// The number that a rounded value represents, if that is known to be a multiple of a power of π.
  let pi: PiMultiple?

  /// The limit on the magnitude of the power of 5, and so of a power of ten: 4,096. Values beyond it are out of range.
  package static let largestExponent = 4_096
  /// The limit on the magnitude of the power of 2: 16,384. Powers of ten take up to 4,096 of it, the rest is for
  /// rounded values, whose magnitude is in the power of 2 alone.
  package static let largestPowerOfTwo = 16_384

  package static let zero = ExactRatio(0)
  package static let one = ExactRatio(1)

  package init(_ value: Int) {
    let parts = Self.strip(UInt128(value.magnitude))
    self.init(
      isNegative: value < 0, numerator: parts.rest, denominator: 1, twos: parts.twos, fives: parts.fives,
      isRounded: false)
  }

  /// `coefficient` · 10^`exponent`; `nil` if the exponent is out of range.
  package init?(decimal coefficient: UInt128, exponent: Int) {
    guard exponent.magnitude <= Self.largestExponent else { return nil }
    self.init(isNegative: false, BigInteger(coefficient), over: .one, twos: exponent, fives: exponent, isRounded: false)
  }

  /// Any fraction, not necessarily in normal form; `nil` if it is out of range or the denominator is 0.
  ///
  /// - Parameters:
  ///   - top: the numerator's magnitude, without common factors with `bottom` other than powers of 2 and 5.
  init?(isNegative: Bool, _ top: BigInteger, over bottom: BigInteger, twos: Int, fives: Int, isRounded: Bool) {
    guard !bottom.isZero else { return nil }
    guard !top.isZero else {
      self.init(isNegative: false, numerator: 0, denominator: 1, twos: 0, fives: 0, isRounded: isRounded)
      return
    }
    let above = Self.parts(top)
    let below = Self.parts(bottom)
    let divisor = Self.greatestCommonDivisor(above.rest, below.rest)
    self.init(
      isNegative: isNegative, numerator: above.rest / divisor, denominator: below.rest / divisor,
      twos: twos + above.twos - below.twos,
      fives: fives + above.fives - below.fives, isRounded: isRounded || !above.isExact || !below.isExact)
    guard self.twos.magnitude <= Self.largestPowerOfTwo, self.fives.magnitude <= Self.largestExponent else {
      return nil
    }
  }

  /// A value from parts in normal form.
  init(
    isNegative: Bool, numerator: UInt128, denominator: UInt128, twos: Int, fives: Int, isRounded: Bool,
    pi: PiMultiple? = nil
  ) {
    self.isNegative = isNegative && numerator != 0
    (self.numerator, self.denominator) = (numerator, denominator)
    (self.twos, self.fives) = (twos, fives)
    self.isRounded = isRounded
    self.pi = pi
  }

  /// The same magnitude with a sign and a rounding mark.
  func with(isNegative: Bool, isRounded: Bool) -> ExactRatio {
    ExactRatio(
      isNegative: isNegative, numerator: numerator, denominator: denominator, twos: twos, fives: fives,
      isRounded: isRounded,
      pi: isNegative == self.isNegative ? pi : pi?.negated)
  }

  /// The same value, representing a known number.
  func with(pi: PiMultiple?) -> ExactRatio {
    ExactRatio(
      isNegative: isNegative, numerator: numerator, denominator: denominator, twos: twos, fives: fives,
      isRounded: isRounded, pi: pi)
  }

  /// The same value, marked as an approximation.
  package var markedRounded: ExactRatio { with(isNegative: isNegative, isRounded: true) }

  package var magnitude: ExactRatio { with(isNegative: false, isRounded: isRounded) }

  package static prefix func - (value: ExactRatio) -> ExactRatio {
    value.with(isNegative: !value.isNegative, isRounded: value.isRounded)
  }

  /// A positive number without its factors of 2 and 5, rounded if the rest takes more than 128 bits.
  private static func parts(_ value: BigInteger) -> (rest: UInt128, twos: Int, fives: Int, isExact: Bool) {
    if let small = value.uint128Magnitude {
      let (rest, twos, fives) = strip(small)
      return (rest, twos, fives, true)
    }
    let twos = value.trailingZeroBitCount
    var (rest, fives) = (value >> twos, 0)
    while rest.bitWidth > 128 {
      let (quotient, remainder) = rest.quotientAndRemainder(dividingBy: 5)
      guard remainder.isZero else { break }
      (rest, fives) = (quotient, fives + 1)
    }
    let (significand, shift) = rest.roundedMagnitude
    let stripped = strip(significand)
    return (stripped.rest, twos + shift + stripped.twos, fives + stripped.fives, shift == 0)
  }

  private static func strip(_ value: UInt128) -> (rest: UInt128, twos: Int, fives: Int) {
    guard value != 0 else { return (0, 0, 0) }
    var rest = value >> UInt128(value.trailingZeroBitCount)
    var fives = 0
    while case let (quotient, remainder) = rest.quotientAndRemainder(dividingBy: 5), remainder == 0 {
      rest = quotient
      fives += 1
    }
    return (rest, value.trailingZeroBitCount, fives)
  }

  /// The greatest common divisor of two odd numbers (Stein 1967).
  static func greatestCommonDivisor(_ a: UInt128, _ b: UInt128) -> UInt128 {
    var (a, b) = (a, b)
    while a != b, a != 1, b != 1 {
      if a < b { swap(&a, &b) }
      a -= b
      a >>= UInt128(a.trailingZeroBitCount)
    }
    return min(a, b)
  }
}

extension ExactRatio: Hashable {
  /// Compares values; the rounding marks are ignored.
  package static func == (a: ExactRatio, b: ExactRatio) -> Bool {
    (a.isNegative, a.numerator, a.denominator, a.twos, a.fives) == (
      b.isNegative, b.numerator, b.denominator, b.twos, b.fives
    )
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(isNegative)
    hasher.combine(numerator)
    hasher.combine(denominator)
    hasher.combine(twos)
    hasher.combine(fives)
  }
}
