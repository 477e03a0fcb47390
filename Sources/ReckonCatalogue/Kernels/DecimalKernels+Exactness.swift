/// Which results on decimals are exact although a function computed them that is not in general.
extension DecimalKernels {
  /// Whether a function's result is known to be its exact value. False says nothing.
  ///
  /// Of rational degrees, sine and its kin have no rational values but 0, ±1/2, ±1 and ±2, at multiples of 30, and the tangent none but 0
  /// and ±1, at multiples of 45 (Niven's theorem).
  package static func isExact(
    _ id: Function.ID, _ operands: UnsafeBufferPointer<Decimal128>, _ unit: AngleUnit?, _ result: Decimal128
  ) -> Bool {
    guard let x = operands.first, operands.allSatisfy(\.isFinite), result.isFinite else { return false }
    if operands.count == 2 {
      guard id == .log else { return false }
      return isPower(of: operands[1], result, x)
    }
    guard operands.count == 1 else { return false }
    // At 0 all functions of the catalogue are 0 or 1 or not rational.
    if x.isZero, result.isZero || result == .one { return true }
    switch id {
    case .sin, .cos, .sec, .csc:
      switch unit {
      case .degrees: return x.modulo(Decimal128(30)).isZero && isSimple(result)
      case .gradians: return x.modulo(Decimal128(100)).isZero && isSimple(result)
      case .radians, nil: return false
      }
    case .tan, .cot:
      switch unit {
      case .degrees: return x.modulo(Decimal128(45)).isZero && isSimple(result)
      case .gradians: return x.modulo(Decimal128(50)).isZero && isSimple(result)
      case .radians, nil: return false
      }
    case .asin, .acos:
      switch unit {
      case .degrees: return isSimple(x)
      case .gradians: return x.isZero || x.magnitude == .one
      case .radians, nil: return result.isZero
      }
    case .atan: return unit != .radians && unit != nil && x.magnitude == .one
    case .ln: return x == .one
    case .log, .log10: return isPower(of: Decimal128(10), result, x)
    case .log2: return isPower(of: Decimal128(2), result, x)
    case .cbrt:
      var flags: Decimal128.Flags = []
      return result.power(3, &flags) == x && !flags.contains(.inexact)
    default: return false
    }
  }

  /// √(a² + b²), with the power of ten of the larger taken out: of the three roundings the first two are in the 34th digit.
  static func hypotenuse(_ a: Decimal128, _ b: Decimal128, _ flags: inout Decimal128.Flags) -> Decimal128 {
    if a.isInfinite || b.isInfinite { return .infinity }
    guard !a.isNaN, !b.isNaN else { return .nan }
    let larger = max(a.magnitude, b.magnitude)
    if larger.isZero { return .zero }
    let scale = Decimal128(10).power(larger.exponent + PowersOfTen.digitCount(larger.coefficient) - 1)
    func square(_ x: Decimal128) -> Decimal128 {
      let scaled = x.divided(by: scale, rounding: .toNearestOrEven, &flags)
      return scaled.multiplied(by: scaled, rounding: .toNearestOrEven, &flags)
    }
    let sum = square(a).adding(square(b), rounding: .toNearestOrEven, &flags)
    return sum.squareRoot(&flags).multiplied(by: scale, rounding: .toNearestOrEven, &flags)
  }

  private static func isSimple(_ value: Decimal128) -> Bool {
    value.isZero || value.magnitude == .one || value.magnitude * Decimal128(2) == .one || value.magnitude == Decimal128(2)
  }

  private static func isPower(of base: Decimal128, _ exponent: Decimal128, _ value: Decimal128) -> Bool {
    guard let exponent = Int(exactly: exponent), (-10_000...10_000).contains(exponent) else { return false }
    var flags: Decimal128.Flags = []
    return base.power(exponent, &flags) == value && !flags.contains(.inexact)
  }
}
