/// The angles of points, in radians or in units that divide the circle: one definition for arc sine, arc cosine, arc
/// tangent and atan2.
///
/// Error at most 0.7 ULP, or in degrees and gradians a whole number 1 ULP from that where the function itself gives the
/// argument there, so that asin(sin 17) = 17; 1.5 ULP where the result is subnormal.
extension Elementary {
  /// The angle whose sine is `x`; NaN beyond -1...1.
  package static func asin<Value: Lanes>(_ x: Value, in unit: CircleDivision? = nil) -> Value {
    let arc = shorterArc(x.absolute)
    let angle = turned(arc.angle, complement: arc.isLarge, behind: Value.Bits(0), unit).signed(x.sign)
    return snapped(Value(.nan).where(x.magnitude(above: 1), otherwise: angle), x, unit) { $0.sine($1) }
  }

  /// The angle whose cosine is `x`; NaN beyond -1...1.
  package static func acos<Value: Lanes>(_ x: Value, in unit: CircleDivision? = nil) -> Value {
    let arc = shorterArc(x.absolute)
    let angle = turned(arc.angle, complement: arc.isLarge.opposite, behind: x.sign, unit)
    return snapped(Value(.nan).where(x.magnitude(above: 1), otherwise: angle), x, unit) { $0.cosine($1) }
  }

  /// The arc sine of a number from 0 to ½; of a number from ½ to 1, whose uppermost bit is set in `isLarge`, the arc
  /// cosine, which is twice the arc sine of √((1 - x) / 2).
  ///
  /// The series is a Chebyshev fit of (asin(√z) / √z - 1) / z that is good to 2⁻⁵⁶.
  @inline(__always)
  private static func shorterArc<Value: Lanes>(_ x: Value) -> (angle: TwoParts<Value>, isLarge: Value.Bits) {
    let isLarge = x.magnitude(below: 0.5).opposite
    let z = (Value(0.5) - Value(0.5) * x).where(isLarge, otherwise: x * x)
    let w = z * z
    let v = w * w
    let c0 = Value(0x1.5555555555556p-3) + z * Value(0x1.3333333332ecap-4)
    let c2 = Value(0x1.6db6db6e31f13p-5) + z * Value(0x1.f1c71c1db0623p-6)
    let c4 = Value(0x1.6e8bb1c8209a2p-6) + z * Value(0x1.1c4d35cf95421p-6)
    let c6 = Value(0x1.c9cf07674736ap-7) + z * Value(0x1.782651caa6547p-7)
    let c8 = Value(0x1.52420b04b37bep-7) + z * Value(0x1.65a9c4dfcf8b2p-8)
    let c10 = Value(0x1.1d189408314eep-6) + z * Value(-0x1.e6aaa8a0a04ccp-7)
    let series = (c0 + w * c2) + v * ((c4 + w * c6) + v * ((c8 + w * c10) + v * Value(0x1.d72b2bc8155f8p-6)))
    let root = z.rootOfMagnitude
    let upper = root.upper
    // The least root above 0 is 2⁻²⁷: nothing is added but to that of 0.
    let lower = (z - upper * upper) / ((root + upper) + Value(0x1p-300))
    let base = (Value(2) * root).where(isLarge, otherwise: x)
    let low = (Value(2) * lower).where(isLarge, otherwise: Value(0)) + base * (z * series)
    return (TwoParts((Value(2) * upper).where(isLarge, otherwise: x), low), isLarge)
  }

  /// The angle whose tangent is `x`, a quarter turn for infinities.
  package static func atan<Value: Lanes>(_ x: Value, in unit: CircleDivision? = nil) -> Value {
    let tangent = x.held(within: 0x1p200).absolute
    let cell = Cell(tangent)
    let numerator = Value(-1).where(cell.isLast, otherwise: tangent - cell.middle)
    let denominator = tangent.where(cell.isLast, otherwise: Value(1) + cell.middle * tangent)
    let angle = turned(
      cell.angle(plus: numerator / denominator, Value(0)), complement: Value.Bits(0), behind: Value.Bits(0), unit)
    return snapped(x.where(x.isNaN, otherwise: angle.signed(x.sign)), x, unit) { $0.tangent($1) }
  }

  /// The angle of the point (x, y), with the signs of zeros that C's `atan2` has.
  package static func atan2<Value: Lanes>(_ y: Value, _ x: Value, in unit: CircleDivision? = nil) -> Value {
    let isQuick = isMiddling(y) & isMiddling(x) & (Value.Bits(0) &- (y.absolute.bits | x.absolute.bits))
    return Value.ifAll(isQuick) {
      quickAngle(y, x, unit)
    } otherwise: {
      y.map(x) { slowAngle($0, $1, unit) }
    }
  }

  @inline(__always)
  private static func quickAngle<Value: Lanes>(_ y: Value, _ x: Value, _ unit: CircleDivision?) -> Value {
    let (opposite, adjacent) = (y.absolute, x.absolute)
    let slope = opposite / adjacent
    let cell = Cell(slope)
    let upper = adjacent.upper
    // The first difference is exact.
    let numerator = (opposite - cell.middle * upper) - cell.middle * (adjacent - upper)
    let denominator = adjacent + cell.middle * opposite
    let quotient =
      (Value(0) - adjacent).where(cell.isLast, otherwise: numerator)
      / opposite.where(cell.isLast, otherwise: denominator)
    // In the first cell the quotient is the angle itself, whose rounding would show.
    let product = exactProduct(quotient, adjacent)
    let lower = ((opposite - product.high) - product.low) / adjacent
    let angle = turned(
      cell.angle(plus: quotient, lower.where(cell.isFirst, otherwise: Value(0))), complement: Value.Bits(0),
      behind: x.sign, unit)
    return snapped(angle.signed(y.sign), slope, unit) { $0.tangent($1).magnitude }
  }

  /// The uppermost bit is set in the lanes that are 0, or whose quotients are neither subnormal nor infinite.
  @inline(__always)
  private static func isMiddling<Value: Lanes>(_ x: Value) -> Value.Bits {
    x.magnitude(below: 0x1p450) & (x.magnitude(below: 0x1p-450).opposite | x.isZero)
  }

  /// The angle of any point; the same as ``quickAngle(_:_:_:)`` where that holds.
  @inline(never)
  private static func slowAngle(_ y: Double, _ x: Double, _ unit: CircleDivision?) -> Double {
    if y.isNaN || x.isNaN { return .nan }
    if (isMiddling(y) & isMiddling(x)).areNegative, y != 0 || x != 0 { return quickAngle(y, x, unit) }
    // If one outweighs the other, or both are 0 or infinite, only that counts.
    let sign = y.sign == .minus ? -1.0 : 1
    if y.isInfinite || x.isInfinite || y == 0 || x == 0 {
      let isUp = y.isInfinite || y != 0 && x == 0
      let isAcross = x.isInfinite || !isUp
      return sign * quickAngle(isUp ? 1 : 0, isAcross ? Double(signOf: x, magnitudeOf: 1) : 0, unit).magnitude
    }
    let difference = y.exponent - x.exponent
    if difference < -60, x > 0 {
      // The angle is its tangent.
      guard let unit else { return y / x }
      let fraction = unit.perRadian * (sign * y.significand) / DoubleDouble(x.significand)
      return ScaledPair(fraction: fraction, exponent: difference).value
    }
    // An operand below 2⁻¹⁰⁰ of the other does not show.
    let scale = -max(y.exponent, x.exponent)
    func near(_ value: Double) -> Double {
      let scaled = Double(sign: .plus, exponent: max(scale, -value.exponent - 100), significand: value)
      return scaled
    }
    return quickAngle(near(y), near(x), unit)
  }

  // MARK: The angle

  /// The cell of the table of arc tangents in which a number lies that is not negative: eight for each power of two
  /// from 1/16 to 16, one before and one behind them.
  ///
  /// The middle c of a cell has five bits. The rest of an angle is t = (y - c x) / (x + c y), at most 1/16; it adds so
  /// little that its rounding hardly shows.
  private struct Cell<Value: Lanes> {
    /// The uppermost bit is set in the lanes of the first cell and in those of the last.
    let isFirst: Value.Bits
    let isLast: Value.Bits
    /// 0 in the first cell, meaningless in the last.
    let middle: Value
    private let index: Value.Bits

    @inline(__always)
    init(_ x: Value) {
      isFirst = x.magnitude(below: 0x1p-4)
      isLast = x.magnitude(below: 0x1p4).opposite
      let inside = isFirst.maskOfUppermostBit
      middle = Value(
        bits: ((x.bits & Value.Bits(0xfffe_0000_0000_0000)) | Value.Bits(0x0001_0000_0000_0000))
          & (inside ^ Value.Bits(.max)))
      let number = (x.bits &>> Value.Bits(49)) &- Value.Bits(1019 * 8 - 1)
      index = isLast.maskOfUppermostBit.choose(Value.Bits(65), number & (inside ^ Value.Bits(.max)))
    }

    /// The angle of the cell's middle and the arc tangent of a rest in two parts, whose second part is that of its
    /// rounding. The series is Taylor's.
    @inline(__always)
    func angle(plus t: Value, _ low: Value) -> TwoParts<Value> {
      let z = t * t
      let w = z * z
      let c3 = Value(0x1.5555555555555p-2) - z * Value(0x1.999999999999ap-3)
      let c7 = Value(0x1.2492492492492p-3) - z * Value(0x1.c71c71c71c71cp-4)
      let c11 = Value(0x1.745d1745d1746p-4) - z * Value(0x1.3b13b13b13b14p-4)
      let bend = (t * z) * (c3 + w * (c7 + w * c11))
      let middle = Value.rowsOfTwo(of: FunctionTables.arcs, at: index)
      let sum = middle.0.sum(smaller: t)
      return TwoParts(sum.high, sum.low + (low + (middle.1 - bend)))
    }
  }

  /// The angle θ in its unit, or a quarter less θ, half a turn less θ, or a quarter and θ.
  @inline(__always)
  private static func turned<Value: Lanes>(
    _ angle: TwoParts<Value>, complement: Value.Bits, behind: Value.Bits, _ unit: CircleDivision?
  ) -> Value {
    var angle = angle
    var quarter = DoubleDouble(0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54)
    if let unit {
      let product = unit.product(angle.high, unit.perRadian)
      angle = TwoParts(product.high, angle.low * Value(unit.perRadian.high) - product.excess)
      quarter = DoubleDouble(unit.fullCircle / 4)
    }
    let sign = (complement ^ behind) & Value.Bits(Value.signBit)
    let two = DoubleDouble(2 * quarter.high, 2 * quarter.low)
    let start = Value(quarter.high).where(complement, otherwise: Value(two.high).where(behind, otherwise: Value(0)))
    let startLow = Value(quarter.low).where(complement, otherwise: Value(two.low).where(behind, otherwise: Value(0)))
    let total = start.sum(smaller: angle.high.signed(sign))
    return total.high + (total.low + (startLow + angle.low.signed(sign)))
  }

  /// The whole number of units that is the next double to an angle, where the function itself gives the argument there.
  @inline(__always)
  private static func snapped<Value: Lanes>(
    _ angle: Value, _ argument: Value, _ unit: CircleDivision?, _ function: (CircleDivision, Double) -> Double
  ) -> Value {
    guard let unit else { return angle }
    let shifter = Value(0x1.8p52)
    let whole = (angle.absolute + shifter) - shifter
    let distance = (angle.absolute.bits &- whole.bits &+ Value.Bits(1)) & Value.Bits(~2)
    let isApart = distance | (Value.Bits(0) &- distance)
    return Value.ifAll(isApart) {
      angle
    } otherwise: {
      angle.map(argument) { angle, argument in
        let whole = angle.rounded(.toNearestOrEven)
        let isNext = whole == angle.nextUp || whole == angle.nextDown
        return isNext && whole != 0 && function(unit, whole) == argument ? whole : angle
      }
    }
  }
}
