/// Logarithms and powers of e in two parts, from which powers, roots, hyperbolic functions and logarithms near 1 are
/// made.
///
/// Both are table-driven after Tang (1989, 1990).
extension Elementary {
  /// A number in two parts, of which the second is below 2⁻¹⁵ of the first.
  struct TwoParts<Value: Lanes> {
    let high: Value
    let low: Value

    @inline(__always) init(_ high: Value, _ low: Value) { (self.high, self.low) = (high, low) }

    /// The product with a number, which is good to about 2⁻⁷⁵: the leading bits of both give its first part exactly.
    @inline(__always)
    static func * (a: Value, b: Self) -> Self {
      let (upper, otherUpper) = (a.upper, b.high.upper)
      let rest = a * ((b.high - otherUpper) + b.low)
      return Self(upper * otherUpper, rest.adding(exactProduct: a - upper, otherUpper))
    }

    /// The quotient.
    @inline(__always)
    static func / (a: Self, b: Self) -> Self {
      let upper = b.high.upper
      let quotient = twoPartQuotient(a.high, a.low, upper, (b.high - upper) + b.low)
      return Self(quotient.upper, quotient.lower)
    }
  }

  /// The product of two numbers and what rounding left out of it, exactly where neither overflows nor is subnormal
  /// (Dekker, 1971).
  @inline(__always)
  static func exactProduct<Value: Lanes>(_ a: Value, _ b: Value) -> (high: Value, low: Value) {
    let (upper, otherUpper) = (a.upper, b.upper)
    let (lower, otherLower) = (a - upper, b - otherUpper)
    let product = a * b
    return (product, ((upper * otherUpper - product) + upper * otherLower + lower * otherUpper) + lower * otherLower)
  }

  // MARK: Logarithms

  /// A positive number as 2^exponent times a significand from a little below √½ on, and the cell of the table in which
  /// that lies.
  struct TableNumber<Value: Lanes> {
    let exponent: Value
    let significand: Value
    let cell: Value.Bits

    /// Of a number that is positive, finite and not subnormal; for any other the parts mean nothing.
    @inline(__always)
    init(_ x: Value) {
      let first: UInt64 = 0x3fe6_9555_0000_0000
      let biased = x.bits &+ Value.Bits(0x4000_0000_0000_0000 &- first)
      significand = Value(bits: (biased & Value.Bits(0x000f_ffff_ffff_ffff)) &+ Value.Bits(first))
      exponent = Value(bits: (biased &>> Value.Bits(52)) | Value.Bits(0x4330_0000_0000_0000)) - Value(0x1p52 + 1024)
      cell = (biased &>> Value.Bits(43)) & Value.Bits(511)
    }
  }

  /// The natural logarithm, with an error of at most 2⁻⁶⁴ of itself, of a number with another exponent and a small part
  /// added, both of which may be left out.
  ///
  /// The significand times the cell's inverse is 1 + r, where r is below 2⁻⁹·⁵: what r is rounded by is kept, but not
  /// what r² is. The series is Taylor's.
  @inline(__always)
  static func logarithm<Value: Lanes>(_ x: TableNumber<Value>, exponent: Value? = nil, plus part: Value? = nil)
    -> TwoParts<Value>
  {
    let (inverse, cellHigh, cellLow) = Value.rowsOfFour(of: FunctionTables.logarithms, at: x.cell)
    let exponent = exponent ?? x.exponent
    let upper = x.significand.upper
    let product = Value(-1).adding(exactProduct: upper, inverse).sum(
      smallerExactProduct: x.significand - upper, inverse)
    let r = product.high
    let first = cellHigh.adding(exactProduct: exponent, Value(0x1.62e42fefa3800p-1)).sum(smaller: r)
    let r2 = r * r
    let second = first.high.sum(smallerExactProduct: r2, Value(-0.5))
    let c3 = Value(0x1.5555555555555p-2).adding(exactProduct: r, Value(-0.25))
    let c5 = Value(0x1.999999999999ap-3) - r * Value(0x1.5555555555555p-3)
    let series = c3 + r2 * (c5 + r2 * Value(0x1.2492492492492p-3))
    var low = product.low + ((r2 * r) * series + (exponent * Value(0x1.ef35793c76730p-45) + cellLow))
    low = low + (first.low + second.low)
    if let part { low = low + part }
    return TwoParts(second.high, low)
  }

  // MARK: Powers of e

  /// e^x as 2^exponent · (power + powerLow) · e^(rest + restLow).
  struct TablePower<Value: Lanes> {
    let exponent: Value.Bits
    let power: Value
    let powerLow: Value
    let rest: Value
    let restLow: Value

    /// Of exponents whose magnitude is below 2000; the second part may be left out.
    @inline(__always)
    init(_ high: Value, _ low: Value? = nil) {
      let shifted = high * Value(0x1.71547652b82fep+7) + Value(0x1.8p52)
      let steps = shifted - Value(0x1.8p52)
      // The first part of ln 2 / 128 has 35 bits: its product with a number of 18 is exact.
      let rest = high.adding(exactProduct: steps, Value(-0x1.62e42fefc0000p-8))
      let correction = steps * Value(0x1.c610ca86c3899p-44)
      self.init(stepsOf: shifted, rest: rest, low.map { $0 + correction } ?? correction)
    }

    /// Of an exponent of 2.
    ///
    /// - Parameter x: below 2000 in magnitude. The rest of a whole number is 0, so that its power is exact.
    @inline(__always)
    init(ofTwo x: Value) {
      let shifted = x + Value(0x1.8p45)
      let rest = x - (shifted - Value(0x1.8p45))
      self.init(stepsOf: shifted, rest: rest * Value(0x1.62e42fefa39efp-1), Value(0))
    }

    /// - Parameter shifted: a number whose lowest bits count the steps of which 128 double a power.
    @inline(__always)
    private init(stepsOf shifted: Value, rest: Value, _ restLow: Value) {
      (power, powerLow) = Value.rowsOfTwo(of: FunctionTables.powers, at: shifted.bits & Value.Bits(127))
      exponent = shifted.bits &>> Value.Bits(7)
      (self.rest, self.restLow) = (rest, restLow)
    }

    /// e^r - 1 - r for the rest r: Taylor's series up to the fifth power, or to the sixth, which shows where nothing
    /// larger is added.
    @inline(__always)
    private func curve(_ r: Value, hasSixth: Bool = false) -> Value {
      let r2 = r * r
      var fourth = Value(0x1.5555555555555p-5) + r * Value(0x1.1111111111111p-7)
      if hasSixth { fourth = fourth + r2 * Value(0x1.6c16c16c16c17p-10) }
      return r2 * ((Value(0.5) + r * Value(0x1.5555555555555p-3)) + r2 * fourth)
    }

    /// The power, with an error of at most 0.51 ULP beside that of the exponent.
    @inline(__always)
    var scaled: Scaled<Value> {
      let r = rest + restLow
      return Scaled(fraction: power + (powerLow + power * (r + curve(r))), exponent: exponent)
    }

    /// The power less 1, with an error of at most 0.6 ULP, where the power is neither subnormal nor infinite.
    @inline(__always)
    var minusOne: Value {
      let whole = Elementary.scaled(Scaled(fraction: power, exponent: exponent))
      // The power of two has no other bits than the exponent's.
      let scale = Elementary.scaled(Scaled(fraction: Value(1), exponent: exponent))
      let excess = whole - Value(1)
      let shadow = excess - whole
      let excessLow = (whole - (excess - shadow)) + (Value(-1) - shadow)
      let sum = excess.sum(smaller: rest)
      let part = scale * powerLow
      let grown = whole * (restLow + curve(rest + restLow, hasSixth: true)) + (part + part * rest)
      return sum.high + (sum.low + (excessLow + (excess * rest + grown)))
    }
  }
}
