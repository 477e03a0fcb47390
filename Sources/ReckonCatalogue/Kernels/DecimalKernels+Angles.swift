/// Functions of angles, whose quarter turns are taken away in decimals: close to them the angle itself has too many digits for a double, what
/// is left of it has not.
extension DecimalKernels {
  /// A function's own kernel on doubles.
  static func call(_ id: Function.ID, _ x: Double, _ unit: AngleUnit? = nil) -> Double {
    guard case .unary(let kernel)? = Catalogue.function(id)?.kernel(for: 1)?(in: unit) else { return .nan }
    return kernel(x)
  }

  static func call(_ id: Function.ID, _ x: Double, _ y: Double) -> Double {
    guard case .binary(let kernel)? = Catalogue.function(id)?.kernel(for: 2)?.kernel else { return .nan }
    return kernel(x, y)
  }

  /// A function of an angle; `nil` where the angle in radians is a double or small, so that the kernel on doubles does as well.
  static func trigonometric(_ id: Function.ID, _ angle: Decimal128, _ unit: AngleUnit?) -> Double? {
    switch unit {
    case .degrees: return trigonometric(id, angle, quarter: 90, unit)
    case .gradians: return trigonometric(id, angle, quarter: 100, unit)
    case .radians, nil:
      // A double is what it is, and small angles are not next to a quarter turn.
      guard angle.magnitude > .one, Decimal128(angle.double) != angle else { return nil }
      let (quarters, rest) = quarterTurns(angle)
      return value(id, rest, quarters: quarters, unit)
    }
  }

  private static func trigonometric(_ id: Function.ID, _ angle: Decimal128, quarter: Double, _ unit: AngleUnit?) -> Double? {
    let size = Decimal128(quarter)
    // What a small negative angle lacks of a turn would have more digits than there are.
    let turn = angle.magnitude.modulo(size * Decimal128(4))
    let quarters = (turn / size).rounded(.toNearestOrEven)
    let rest = turn - quarters * size
    // At a whole quarter turn the kernel on doubles gives the value with its sign of zero or the pole.
    let value =
      rest.isZero
      ? call(id, quarters.double * quarter, unit) : Int(exactly: quarters).flatMap { Self.value(id, rest.double, quarters: $0, unit) }
    let isEven = id == .cos || id == .sec
    return value.map { angle.isNegative && !isEven ? -$0 : $0 }
  }

  /// A function of so many quarter turns, 0 to 4, and a rest.
  private static func value(_ id: Function.ID, _ rest: Double, quarters: Int, _ unit: AngleUnit?) -> Double? {
    // Each row: what the function is of the rest, one, two and three quarters on.
    let forms: [(Function.ID, Double)]
    switch id {
    case .sin: forms = [(.sin, 1), (.cos, 1), (.sin, -1), (.cos, -1)]
    case .cos: forms = [(.cos, 1), (.sin, -1), (.cos, -1), (.sin, 1)]
    case .tan: forms = [(.tan, 1), (.cot, -1), (.tan, 1), (.cot, -1)]
    case .cot: forms = [(.cot, 1), (.tan, -1), (.cot, 1), (.tan, -1)]
    case .sec: forms = [(.sec, 1), (.csc, -1), (.sec, -1), (.csc, 1)]
    case .csc: forms = [(.csc, 1), (.sec, 1), (.csc, -1), (.sec, -1)]
    default: return nil
    }
    let (function, sign) = forms[quarters % 4]
    return sign * call(function, rest, unit)
  }
}
