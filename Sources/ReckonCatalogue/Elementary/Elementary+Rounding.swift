/// Rounding to whole numbers, division with remainder and other exact functions.
extension Elementary {
  /// The magnitude of a number rounded to a whole one, halves to the even one.
  @inline(__always)
  private static func nearest<Value: Lanes>(_ magnitude: Value) -> Value {
    // Sums with 2⁵² have no fraction. From there on every number is whole.
    let shifter = Value(0x1p52).where(magnitude.magnitude(below: 0x1p52), otherwise: Value(0))
    return (magnitude + shifter) - shifter
  }

  /// 1 in the lanes whose uppermost bit is set, otherwise 0.
  @inline(__always)
  private static func one<Value: Lanes>(where test: Value.Bits) -> Value { Value(1).where(test, otherwise: Value(0)) }

  /// The nearest whole number, halves to the even one; zeros keep their sign. Exact.
  package static func roundEven<Value: Lanes>(_ x: Value) -> Value { nearest(x.absolute).signed(x.sign) }

  /// The largest whole number not above `x`. Exact.
  package static func floor<Value: Lanes>(_ x: Value) -> Value {
    let whole = roundEven(x)
    return whole - one(where: (x - whole).bits)
  }

  /// The smallest whole number not below `x`. Exact.
  package static func ceil<Value: Lanes>(_ x: Value) -> Value {
    // So that zeros have the right sign.
    let negated = Value(bits: x.bits ^ Value.Bits(Value.signBit))
    return Value(bits: floor(negated).bits ^ Value.Bits(Value.signBit))
  }

  /// `x` without its fraction. Exact.
  package static func truncate<Value: Lanes>(_ x: Value) -> Value {
    let whole = nearest(x.absolute)
    return (whole - one(where: (x.absolute - whole).bits)).absolute.signed(x.sign)
  }

  /// The nearest whole number, halves away from zero. Exact.
  package static func round<Value: Lanes>(_ x: Value) -> Value {
    let whole = nearest(x.absolute)
    // A half that went to the even number below it is a half above that.
    return (whole + one(where: ((x.absolute - whole) - Value(0.5)).isZero)).signed(x.sign)
  }

  /// x - truncate(x), with the sign of `x`; NaN for infinities. Exact.
  package static func fraction<Value: Lanes>(_ x: Value) -> Value {
    let rest = (x - truncate(x))
    return Value(bits: x.sign).where(rest.isZero, otherwise: rest)
  }

  /// -1, 0 or 1 by the sign of `x`; zeros and NaN stay what they are.
  package static func sign<Value: Lanes>(_ x: Value) -> Value {
    x.where(x.isZero | x.isNaN, otherwise: Value(1).signed(x.sign))
  }

  // MARK: Division with remainder

  /// The remainder of the truncated quotient: zero or of the sign of `a`, as C's `fmod`. Exact. NaN for b = 0 and for
  /// infinite `a`.
  package static func remainder<Value: Lanes>(_ a: Value, _ b: Value) -> Value {
    Value.ifAll(isShort(a, b, below: 0x1p25)) {
      completed(shortRest(a, b), b.absolute).signed(a.sign)
    } otherwise: {
      anyRemainder(a, b)
    }
  }

  /// The remainder of the floored quotient: zero or of the sign of `b`, as Python's `%`. NaN for b = 0 and for infinite
  /// `a`. Exact when the signs agree, otherwise rounded once (0.5 ULP).
  package static func modulo<Value: Lanes>(_ a: Value, _ b: Value) -> Value {
    Value.ifAll(isShort(a, b, below: 0x1p25)) {
      // The rest of the magnitudes, counted from the other side where the signs differ.
      completed(shortRest(a, b).signed(a.bits ^ b.bits), b.absolute).signed(b.sign)
    } otherwise: {
      anyModulo(a, b)
    }
  }

  @inline(never)
  private static func anyModulo<Value: Lanes>(_ a: Value, _ b: Value) -> Value {
    let rest = anyRemainder(a, b)
    return Value(bits: b.sign).where(rest.isZero, otherwise: (rest + b).where(rest.bits ^ b.bits, otherwise: rest))
  }

  /// The floor of the exact quotient, agreeing with ``modulo(_:_:)`` as Python's `//` does: a ≈ b·floorDivide(a, b) +
  /// modulo(a, b). x // 0 is x / 0; NaN for infinite `a`. Exact below 2^53, otherwise within 1 ULP.
  package static func floorDivide<Value: Lanes>(_ a: Value, _ b: Value) -> Value {
    let rest = remainder(a, b)
    let quotient = (a - rest) / b - one(where: (rest.bits ^ b.bits) & rest.isZero.opposite)
    // The division may have rounded to just below or above the whole number it stands for.
    let whole = Value(bits: a.sign ^ b.sign).where(quotient.isZero, otherwise: roundEven(quotient))
    return (a / b).where(b.isZero, otherwise: whole)
  }

  /// The uppermost bit is set in the lanes where the quotient is below a power of two, and products of its whole part
  /// with `b` have exact parts.
  @inline(__always)
  private static func isShort<Value: Lanes>(_ a: Value, _ b: Value, below bound: Double) -> Value.Bits {
    let isMiddling = b.magnitude(below: 0x1p900) & b.magnitude(below: 0x1p-900).opposite
    // By a divisor that is neither 0 nor NaN the quotient of magnitudes has no sign, NaN included.
    return isMiddling & ((a.absolute / b.absolute).bits &- Value.Bits(bound.bitPattern))
  }

  /// The rest of a division of magnitudes to the nearest whole quotient, for quotients below 2²⁵.
  ///
  /// The quotient rounded to a whole number leaves a rest of at most half the divisor, but for a rounding. The products
  /// with the divisor's halves are exact, and the second of them is at most half the divisor too. So every difference
  /// has at most 53 bits, and so has what a negative rest makes with the divisor.
  @inline(__always)
  private static func shortRest<Value: Lanes>(_ a: Value, _ b: Value) -> Value {
    let (dividend, divisor) = (a.absolute, b.absolute)
    let count = (dividend / divisor + Value(0x1p52)) - Value(0x1p52)
    let upper = divisor.upper
    return (dividend - count * upper) - count * (divisor - upper)
  }

  /// The remainder for any operands; the same for quotients below 2⁵², whose whole part's product with the divisor has
  /// two exact parts.
  @inline(never)
  private static func anyRemainder<Value: Lanes>(_ a: Value, _ b: Value) -> Value {
    Value.ifAll(isShort(a, b, below: 0x1p52)) {
      let (dividend, divisor) = (a.absolute, b.absolute)
      let product = exactProduct((dividend / divisor + Value(0x1p52)) - Value(0x1p52), divisor)
      return completed((dividend - product.high) - product.low, divisor).signed(a.sign)
    } otherwise: {
      a.map(b) { $0.truncatingRemainder(dividingBy: $1) }
    }
  }

  /// The rest itself, or the divisor more where it is negative; never -0.
  @inline(__always)
  private static func completed<Value: Lanes>(_ rest: Value, _ divisor: Value) -> Value {
    // -0 + 0 is 0.
    let rest = rest + Value(0)
    return rest + Value(bits: divisor.bits & rest.bits.maskOfUppermostBit)
  }
}
