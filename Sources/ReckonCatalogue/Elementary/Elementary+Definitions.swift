extension Elementary {
  /// The tables that definitions take numbers from.
  package static var tables: [[Double]] { [FunctionTables.logarithms, FunctionTables.powers, FunctionTables.arcs] }

  /// The one definition of a function, on any lanes; `nil` for functions without a definition on lanes.
  ///
  /// To let native code over columns and a GPU's code have a function, add it here.
  package static func defined<Value: Lanes>(_ operation: Operation, _ operands: [Value]) -> Value? {
    switch operands.count {
    case 1: defined(operation, operands[0])
    case 2: defined(operation, operands[0], operands[1])
    default: nil
    }
  }

  private static func defined<Value: Lanes>(_ operation: Operation, _ x: Value) -> Value? {
    let circle = circle(operation.unit)
    return switch operation.function {
    case .sin: circle.map { $0.sine(x) } ?? sin(x)
    case .cos: circle.map { $0.cosine(x) } ?? cos(x)
    case .tan: circle.map { $0.tangent(x) } ?? tan(x)
    case .asin: asin(x, in: circle)
    case .acos: acos(x, in: circle)
    case .atan: atan(x, in: circle)
    case .sinh: sinh(x)
    case .cosh: cosh(x)
    case .tanh: tanh(x)
    case .asinh: asinh(x)
    case .acosh: acosh(x)
    case .atanh: atanh(x)
    case .exp: exp(x)
    case .exp2: exp2(x)
    case .exp10: exp10(x)
    case .expm1: expm1(x)
    case .ln: log(x)
    case .log2: log2(x)
    case .log10, .log: log10(x)
    case .log1p: log1p(x)
    case .cbrt: cbrt(x)
    case .sign: sign(x)
    case .frac: fraction(x)
    default: nil
    }
  }

  private static func defined<Value: Lanes>(_ operation: Operation, _ a: Value, _ b: Value) -> Value? {
    switch operation.function {
    case .power: pow(a, b)
    case .log: log(a, base: b)
    case .hypot: hypotenuse(a, b)
    case .atan2: atan2(a, b, in: circle(operation.unit))
    case .modulo: modulo(a, b)
    case .remainder: remainder(a, b)
    case .floorDivide: floorDivide(a, b)
    default: nil
    }
  }

  /// The circle of a unit other than radians.
  private static func circle(_ unit: AngleUnit?) -> CircleDivision? {
    switch unit {
    case .degrees: .degrees
    case .gradians: .gradians
    case .radians, nil: nil
    }
  }
}
