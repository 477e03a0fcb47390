/// Powers and roots: e to the power of a logarithm in two parts.
extension Elementary {
  /// `x` to the power of `y`, as C's `pow`; whole powers of 10 are the nearest doubles. Error at most
  /// 0.6 ULP, 0.8 where the result is subnormal.
  package static func pow<Value: Lanes>(_ x: Value, _ y: Value) -> Value { pow(x, y, logarithm(TableNumber(x))) }

  /// The powers of eight rows; the logarithm of a base that all rows share is taken once.
  static func pow(_ address: UnsafeRawPointer, _ count: Int) {
    let arguments = address.assumingMemoryBound(to: VectorArguments.self)
    guard arguments.pointee.aStep == 0 else { return Vectors.binary(address, count) { pow($0, $1) } }
    let x = Vectors.load(arguments.pointee.a)
    let logarithm = logarithm(TableNumber(x))
    Vectors.binary(address, count) { _, y in pow(x, y, logarithm) }
  }

  @inline(__always)
  private static func pow<Value: Lanes>(_ x: Value, _ y: Value, _ logarithm: TwoParts<Value>) -> Value {
    let exponent = y * logarithm
    // An exponent that is infinite or NaN makes the product so.
    return Value.ifAll(x.isPositiveNormal & exponent.high.magnitude(below: 708)) {
      scaled(TablePower(exponent.high, exponent.low).scaled)
    } otherwise: {
      signedPower(x, y)
    }
  }

  /// The same where numbers may be negative: the power of the magnitude with the sign of `x` for odd exponents, NaN for
  /// those that are not whole.
  @inline(never)
  private static func signedPower<Value: Lanes>(_ x: Value, _ y: Value) -> Value {
    let magnitude = x.absolute
    let exponent = y * logarithm(TableNumber(magnitude))
    let isQuick = magnitude.isPositiveNormal & y.magnitude(below: 0x1p52) & exponent.high.magnitude(below: 708)
    return Value.ifAll(isQuick) {
      let shifted = y.absolute + Value(0x1p52)
      let isWhole = ((shifted - Value(0x1p52)) - y.absolute).isZero
      let sign = x.bits & (shifted.bits &<< Value.Bits(63))
      let power = scaled(TablePower(exponent.high, exponent.low).scaled).signed(sign)
      return Value(.nan).where(x.bits & isWhole.opposite, otherwise: power)
    } otherwise: {
      x.map(y) { slowPower($0, $1) }
    }
  }

  /// The power for any operands; the same as the quick one where that holds.
  @inline(never)
  private static func slowPower(_ x: Double, _ y: Double) -> Double {
    if y == 0 || x == 1 { return 1 }
    if x.isNaN || y.isNaN { return .nan }
    let magnitude = x.magnitude
    if y.isInfinite { return magnitude == 1 ? 1 : (magnitude > 1) == (y > 0) ? .infinity : 0 }
    let isWhole = y.magnitude >= 0x1p52 || y == y.rounded(.towardZero)
    let isOdd = isWhole && y.magnitude < 0x1p53 && Int64(y) & 1 == 1
    let sign = isOdd && x.sign == .minus ? -1.0 : 1
    if x == 0 || x.isInfinite { return sign * ((x == 0) == (y < 0) ? .infinity : 0) }
    guard x > 0 || isWhole else { return .nan }
    let logarithm = DoubleDouble.logarithm(magnitude)
    let estimate = y * logarithm.high
    guard estimate.magnitude < 800 else { return sign * (estimate < 0 ? 0 : .infinity) }
    let exponent = y * TwoParts(logarithm.high, logarithm.low)
    return sign * scaledInSteps(TablePower(exponent.high, exponent.low).scaled, unless: x)
  }

  /// 10 to the power of `x`, the nearest double for whole exponents. Error at most 0.6 ULP, 0.8 where the result is
  /// subnormal.
  package static func exp10<Value: Lanes>(_ x: Value) -> Value {
    Value.ifAll(x.magnitude(below: 307)) {
      scaled(powerOfTen(x))
    } otherwise: {
      farExp10(x)
    }
  }

  // Beyond the bound every power is 0 or ∞ as it is there.
  @inline(never) private static func farExp10<Value: Lanes>(_ x: Value) -> Value {
    scaledInSteps(powerOfTen(x.held(within: 400)), unless: x)
  }

  /// The logarithm of 10 is taken 2⁻⁷⁰ too small, so that each whole power of 10 is the nearest double, 10^210 too.
  @inline(__always)
  private static func powerOfTen<Value: Lanes>(_ x: Value) -> Scaled<Value> {
    let exponent = x * TwoParts(Value(0x1.26bb1bbb55516p+1), Value(-0x1.f48b5494ea3e9p-53))
    return TablePower(exponent.high, exponent.low).scaled
  }

  /// The cube root, exact for cubes. Error at most 0.51 ULP.
  package static func cbrt<Value: Lanes>(_ x: Value) -> Value {
    let magnitude = x.absolute
    return Value.ifAll(magnitude.isPositiveNormal) {
      cubeRoot(magnitude).signed(x.sign)
    } otherwise: {
      anyCubeRoot(x)
    }
  }

  @inline(never)
  private static func anyCubeRoot<Value: Lanes>(_ x: Value) -> Value {
    let isSubnormal = x.absolute.bits &- Value.Bits(Value.smallestNormal)
    let magnitude = (x * Value(0x1p54)).where(isSubnormal, otherwise: x).absolute
    let root = cubeRoot(magnitude) * Value(0x1p-18).where(isSubnormal, otherwise: Value(1))
    return x.where(x.isZero | x.isInfinite | x.isNaN, otherwise: root.signed(x.sign))
  }

  /// Of a positive normal number: a third of the exponent, rounded, is the root's; what it leaves goes to the
  /// significand's logarithm.
  @inline(__always)
  private static func cubeRoot<Value: Lanes>(_ x: Value) -> Value {
    let number = TableNumber(x)
    let shifted = number.exponent * Value(0x1.5555555555555p-2) + Value(0x1.8p52)
    let rest = number.exponent - (shifted - Value(0x1.8p52)) * Value(3)
    let logarithm = logarithm(number, exponent: rest)
    let third = Value(0x1.5555555555555p-2) * logarithm
    let root = TablePower(third.high, third.low + logarithm.high * Value(0x1.5555555555555p-56)).scaled
    return scaled(Scaled(fraction: root.fraction, exponent: root.exponent &+ shifted.bits))
  }

  /// The logarithm of `x` to the base `b`, whole for whole powers. Error at most 0.51 ULP.
  package static func log<Value: Lanes>(_ x: Value, base b: Value) -> Value {
    let unit = logarithm(TableNumber(b))
    let isQuick = x.isPositiveNormal & b.isPositiveNormal & unit.high.isZero.opposite
    return Value.ifAll(isQuick) {
      let quotient = logarithm(TableNumber(x)) / unit
      return quotient.high + quotient.low
    } otherwise: {
      x.map(b) { slowLogarithm($0, base: $1) }
    }
  }

  @inline(never)
  private static func slowLogarithm(_ x: Double, base b: Double) -> Double {
    guard x >= 0, b > 0, b != 1 else { return .nan }
    guard x > 0, x < .infinity, b < .infinity else { return log(x) / log(b) }
    let (numerator, denominator) = (DoubleDouble.logarithm(x), DoubleDouble.logarithm(b))
    let quotient = TwoParts(numerator.high, numerator.low) / TwoParts(denominator.high, denominator.low)
    return quotient.high + quotient.low
  }
}
