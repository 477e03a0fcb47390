import ReckonCatalogue

/// Functions of complex numbers by their catalogue entries.
extension ValueGraph {
  /// Applies a function to complex numbers, as nodes on real numbers.
  ///
  /// - Parameter unit: the program's unit of angles.
  mutating func complex(
    _ function: Function.ID, _ operands: [ComplexTerm], in unit: AngleUnit, at place: Place
  ) -> ComplexTerm {
    let z = operands[0]
    switch function {
    case .add: return z + operands[1]
    case .subtract: return z - operands[1]
    case .negate: return -z
    case .multiply: return z * operands[1]
    case .divide: return quotient(z, operands[1], at: place)
    case .percentOf: return z * operands[1] / .number(100)
    case .sum: return operands.dropFirst().reduce(z) { $0 + $1 }
    case .avg: return operands.dropFirst().reduce(z) { $0 + $1 } / .number(Double(operands.count))
    case .product: return operands.dropFirst().reduce(z) { shared($0 * $1, at: place) }
    case .power: return power(z, operands[1], at: place)
    case .equal, .notEqual:
      let isSame = RealTerm.choice(z.x(.equal, operands[1].x), z.y(.equal, operands[1].y), .number(0))
      return ComplexTerm(function == .equal ? isSame : isSame(.not))
    case .realPart: return ComplexTerm(z.re)
    case .imaginaryPart: return ComplexTerm(z.im)
    case .conjugate: return z.conjugate
    case .abs: return ComplexTerm(magnitude(z, at: place))
    case .argument: return ComplexTerm(z.y(.atan2, in: unit, z.x))
    case .polar:
      let angle = operands[1].x
      return z * ComplexTerm(angle(.cos, in: unit), angle(.sin, in: unit))
    case .exp: return exponential(z, at: place)
    case .exp2: return exponential(z, base: (.exp2, 2), at: place)
    case .exp10: return exponential(z, base: (.exp10, 10), at: place)
    case .ln: return logarithm(z, at: place)
    case .log, .log2, .log10: return logarithm(function, operands, at: place)
    case .sqrt: return squareRoot(z, at: place)
    case .cbrt: return turned(z, size: { $0(.cbrt) }, angle: { $0 / .number(3) }, at: place)
    case .root: return turned(z, size: { $0(.root, operands[1].x) }, angle: { $0 / operands[1].x }, at: place)
    default: return circular(function, z, in: unit, at: place)
    }
  }

  private mutating func logarithm(_ function: Function.ID, _ operands: [ComplexTerm], at place: Place) -> ComplexTerm {
    let z = operands[0]
    if operands.count == 2 {
      return quotient(
        shared(logarithm(z, at: place), at: place), shared(logarithm(operands[1], at: place), at: place), at: place)
    }
    let base: RealTerm = function == .log2 ? .number(2) : .number(10)
    guard z.im == nil else { return logarithm(z, at: place) / base(.ln) }
    return ComplexTerm(z.x(.abs)(function), z.y(.atan2, z.x) / base(.ln))
  }

  private mutating func circular(
    _ function: Function.ID, _ z: ComplexTerm, in unit: AngleUnit, at place: Place
  ) -> ComplexTerm {
    let one = ComplexTerm(.number(1))
    switch function {
    case .sin: return sine(z, in: unit, at: place)
    case .cos: return cosine(z, in: unit, at: place)
    case .tan: return tangent(z, in: unit, at: place)
    case .csc: return quotient(one, shared(sine(z, in: unit, at: place), at: place), at: place)
    case .sec: return quotient(one, shared(cosine(z, in: unit, at: place), at: place), at: place)
    case .cot: return quotient(one, shared(tangent(z, in: unit, at: place), at: place), at: place)
    case .sinh: return sine(z.timesI, in: .radians, at: place).overI
    case .cosh: return cosine(z.timesI, in: .radians, at: place)
    case .tanh: return tangent(z.timesI, in: .radians, at: place).overI
    case .asin: return inverseSine(z, in: unit, at: place)
    case .acos: return inverseCosine(z, in: unit, at: place)
    case .atan:
      let angle = inverseHyperbolicTangent(shared(z.timesI, at: place), at: place).overI
      return ComplexTerm(
        angle.re.map { fromRadians($0, to: unit, at: place) }, angle.im.map { fromRadians($0, to: unit, at: place) })
    case .asinh: return inverseSine(shared(z.timesI, at: place), in: .radians, at: place).overI
    case .acosh: return inverseHyperbolicCosine(z, at: place)
    case .atanh: return inverseHyperbolicTangent(z, at: place)
    default: preconditionFailure("a function without a complex form is refused when kinds are found")
    }
  }
}
