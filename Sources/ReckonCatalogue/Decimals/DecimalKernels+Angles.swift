/// Functions of angles, whose quarter turns are taken away in decimals: close to them the angle itself has too many digits for a double, what
/// is left of it has not.
extension DecimalKernels {
  /// A function's own kernel on doubles.
  static func call(_ id: Function.ID, _ x: Double, _ unit: AngleUnit? = nil) -> Double {
    guard case .unary(let kernel)? = Catalogue.row(id).kernel(for: 1)?(in: unit) else {
      preconditionFailure("the function takes one operand")
    }
    return kernel(x)
  }

  static func call(_ id: Function.ID, _ x: Double, _ y: Double) -> Double {
    guard case .binary(let kernel)? = Catalogue.row(id).kernel(for: 2)?.kernel else {
      preconditionFailure("the function takes two operands")
    }
    return kernel(x, y)
  }

  /// The form of a function of an angle for the rest after zero, one, two and three quarter turns.
  struct Circular: Sendable {
    let quarters: [(function: Function.ID, sign: Double)]
    /// Whether negative angles have the values of positive ones.
    let isEven: Bool

    static let sine = Circular(quarters: [(.sin, 1), (.cos, 1), (.sin, -1), (.cos, -1)], isEven: false)
    static let cosine = Circular(quarters: [(.cos, 1), (.sin, -1), (.cos, -1), (.sin, 1)], isEven: true)
    static let tangent = Circular(quarters: [(.tan, 1), (.cot, -1), (.tan, 1), (.cot, -1)], isEven: false)
    static let cotangent = Circular(quarters: [(.cot, 1), (.tan, -1), (.cot, 1), (.tan, -1)], isEven: false)
    static let secant = Circular(quarters: [(.sec, 1), (.csc, -1), (.sec, -1), (.csc, 1)], isEven: true)
    static let cosecant = Circular(quarters: [(.csc, 1), (.sec, 1), (.csc, -1), (.sec, -1)], isEven: false)
  }

  /// A function of an angle; `nil` where the angle in radians is a double or small, so that the kernel on doubles does as well.
  static func circular(_ function: Circular, _ angle: Decimal128, _ unit: AngleUnit?) -> ScaledDouble? {
    switch unit {
    case .degrees: return circular(function, angle, quarter: 90, unit)
    case .gradians: return circular(function, angle, quarter: 100, unit)
    case .radians, nil:
      // A double is what it is, and small angles are not next to a quarter turn.
      guard angle.magnitude > .one, Decimal128(angle.double) != angle else { return nil }
      let (quarters, rest) = quarterTurns(angle)
      return ScaledDouble(value(function, rest, quarters: quarters, unit))
    }
  }

  private static func circular(_ function: Circular, _ angle: Decimal128, quarter: Double, _ unit: AngleUnit?) -> ScaledDouble? {
    let size = Decimal128(quarter)
    // The complement of a small negative angle to a turn would have more digits than there are.
    let turn = angle.magnitude.modulo(size * Decimal128(4))
    let quarters = (turn / size).rounded(.toNearestOrEven)
    let rest = turn - quarters * size
    // At a whole quarter turn the kernel on doubles gives the value with its sign of zero or the pole.
    let value =
      rest.isZero
      ? call(function.quarters[0].function, quarters.double * quarter, unit)
      : Int(exactly: quarters).map { Self.value(function, rest.double, quarters: $0, unit) }
    return value.map { ScaledDouble(angle.isNegative && !function.isEven ? -$0 : $0) }
  }

  /// A function of a number of quarter turns, 0 to 4, and a rest.
  private static func value(_ function: Circular, _ rest: Double, quarters: Int, _ unit: AngleUnit?) -> Double {
    let (function, sign) = function.quarters[quarters % 4]
    return sign * call(function, rest, unit)
  }
}
