/// Sine, cosine and tangent of angles in units that divide the circle, with the series of the same functions in
/// radians.
extension CircleDivision {
  /// Below this, quarters are counted in doubles: their number has at most 40 bits, and a quarter at most 7.
  private static let countingLimit = 0x1p40
  /// From here on, the product with a unit's radians has a low part.
  private static let productLimit = 0x1p-900

  /// Sine of the angle, exact at whole quarters; zeros take the sign of the angle, so that the function is odd.
  func sine<Value: Lanes>(_ angle: Value) -> Value {
    Value.ifAll(Self.isQuick(angle)) {
      quickSine(angle)
    } otherwise: {
      angle.map { slowSine($0) }
    }
  }

  /// Cosine of the angle, exact at whole quarters; zeros are positive.
  func cosine<Value: Lanes>(_ angle: Value) -> Value {
    Value.ifAll(Self.isQuick(angle)) {
      quickCosine(angle)
    } otherwise: {
      angle.map { slowCosine($0) }
    }
  }

  /// Tangent of the angle, exact at whole quarters; zeros and poles take the sign of the angle, so that the function is
  /// odd.
  func tangent<Value: Lanes>(_ angle: Value) -> Value {
    Value.ifAll(Self.isQuick(angle)) {
      quickTangent(angle)
    } otherwise: {
      angle.map { slowTangent($0) }
    }
  }

  /// `x`, in radians, in this unit; zeros and infinities stay what they are.
  func fromRadians<Value: Lanes>(_ x: Value) -> Value { converted(x, perRadian) }

  /// `x`, in this unit, in radians; zeros and infinities stay what they are.
  func toRadians<Value: Lanes>(_ x: Value) -> Value { converted(x, radians) }

  /// The product rounded once, and once more where it is subnormal.
  @inline(__always)
  private func converted<Value: Lanes>(_ x: Value, _ factor: DoubleDouble) -> Value {
    let isQuick = x.magnitude(below: 0x1p960) & (x.magnitude(below: Self.productLimit).opposite | x.isZero)
    return Value.ifAll(isQuick) {
      let product = self.product(x, factor)
      return x.where(x.isZero, otherwise: product.high - product.excess)
    } otherwise: {
      x.map { slowlyConverted($0, factor) }
    }
  }

  /// The same for any number; small and large ones are scaled, so that the product has a low part.
  @inline(never)
  private func slowlyConverted(_ x: Double, _ factor: DoubleDouble) -> Double {
    guard x != 0, x.isFinite else { return x }
    let scale = x.magnitude < Self.productLimit ? 0x1p100 : x.magnitude < 0x1p960 ? 1 : 0x1p-100
    let product = self.product(x * scale, factor)
    return (product.high - product.excess) / scale
  }

  // MARK: The quick range

  /// The uppermost bit is set in the lanes whose quarters can be counted and whose radians have a low part; 0 is among
  /// them.
  @inline(__always)
  private static func isQuick<Value: Lanes>(_ angle: Value) -> Value.Bits {
    angle.magnitude(below: countingLimit) & (angle.magnitude(below: productLimit).opposite | angle.isZero)
  }

  /// The quarters of an angle, and the rest in radians in two parts.
  ///
  /// The number of quarters is rounded from an approximate quotient, so that the rest may exceed half a quarter by 2⁻¹²
  /// of one; it is exact. With quarters added before it is rounded, sine and cosine take the same series halfway
  /// between two quarters.
  ///
  /// - Parameter quarters: how many quarters the count has more.
  @inline(__always)
  private func turns<Value: Lanes>(_ angle: Value, plus quarters: Double = 0) -> Elementary.QuarterTurns<Value> {
    let shifter = Value(0x1.8p52 + quarters)
    let shifted = angle * Value(4 / fullCircle) + shifter
    let rest = angle.adding(exactProduct: shifted - shifter, Value(-fullCircle / 4))
    let product = self.product(rest, radians)
    return Elementary.QuarterTurns(count: shifted.bits, high: product.high, excess: product.excess)
  }

  /// The product of a number and a factor, as `high` less `excess`.
  @inline(__always)
  func product<Value: Lanes>(_ x: Value, _ factor: DoubleDouble) -> (high: Value, excess: Value) {
    let product = x.exactProduct(factor.high)
    return (product.high, product.excess - x * Value(factor.low))
  }

  @inline(__always)
  private func quickSine<Value: Lanes>(_ angle: Value) -> Value {
    let sine = Elementary.circular(turns(angle.absolute), quarter: 0)
    return Value(bits: angle.sign).where(sine.isZero, otherwise: sine.signed(angle.sign))
  }

  @inline(__always)
  private func quickCosine<Value: Lanes>(_ angle: Value) -> Value {
    let cosine = Elementary.circular(turns(angle.absolute, plus: 1), quarter: 0)
    return Value(0).where(cosine.isZero, otherwise: cosine)
  }

  @inline(__always)
  private func quickTangent<Value: Lanes>(_ angle: Value) -> Value {
    let turns = self.turns(angle.absolute)
    let tangent = Elementary.tangent(turns, sign: angle.sign)
    let atQuarter = Value(.infinity).where(turns.count &<< Value.Bits(63), otherwise: Value(0))
    return atQuarter.signed(angle.sign).where(turns.high.isZero, otherwise: tangent)
  }

  // MARK: All angles, one by one

  private func slowSine(_ angle: Double) -> Double {
    if angle.magnitude < Self.productLimit { return toRadians(angle) }
    let turned = Self.turned(angle, fullCircle)
    // A small rest takes part as a whole, since no rest of an angle above the limit is below the other.
    return turned == 0 ? Self.zero(signOf: angle) : quickSine(turned)
  }

  private func slowCosine(_ angle: Double) -> Double {
    angle.magnitude < Self.productLimit ? 1 : quickCosine(Self.turned(angle, fullCircle))
  }

  private func slowTangent(_ angle: Double) -> Double {
    if angle.magnitude < Self.productLimit { return toRadians(angle) }
    let turned = Self.turned(angle, fullCircle)
    return turned == 0 ? Self.zero(signOf: angle) : quickTangent(turned)
  }

  /// The angle less whole turns, exactly; NaN for infinities and NaN.
  private static func turned(_ angle: Double, _ fullCircle: Double) -> Double {
    angle.magnitude < countingLimit ? angle : angle.truncatingRemainder(dividingBy: fullCircle)
  }
}
