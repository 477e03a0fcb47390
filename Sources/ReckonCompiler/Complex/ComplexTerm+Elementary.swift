import ReckonCatalogue

/// Elementary functions of complex numbers in terms of real ones: principal values, with the branch cuts and signs of
/// zeros of C99's Annex G.
///
/// - Source: W. Kahan, Branch cuts for complex elementary functions, 1987.
/// - Bound: in doubles each part is within 4 ULP of the value's magnitude, for quotients such as tan within 8; for
///   non-integer powers within 4(1 + |w ln z|), and for an integer power n within 2|n|. Exact numbers have every digit.
extension ValueGraph {
  mutating func magnitude(_ z: ComplexTerm, at place: Place) -> RealTerm {
    switch (z.re, z.im) {
    case (let x?, let y?): shared(x(.hypot, y), at: place)
    case (let part?, nil), (nil, let part?): shared(part(.abs), at: place)
    case (nil, nil): .number(0)
    }
  }

  /// Whether a number is negative, or the negative zero of doubles.
  private func isNegative(_ y: RealTerm, isBelow: Bool) -> RealTerm {
    guard numberMode == .double else { return isBelow ? y(.lessOrEqual, .number(0)) : y < .number(0) }
    return .choice(y(.equal, .number(0)), y(.atan2, .number(-1)) < .number(0), y < .number(0))
  }

  mutating func exponential(_ z: ComplexTerm, base: (Function.ID, Double?) = (.exp, nil), at place: Place)
    -> ComplexTerm
  {
    let size = z.re.map { shared($0(base.0), at: place) }
    guard let y = z.im else { return ComplexTerm(size ?? .number(1)) }
    let angle = shared(base.1.map { y * RealTerm.number($0)(.ln) } ?? y, at: place)
    let turn = ComplexTerm(angle(.cos), angle(.sin))
    return size.map { turn * $0 } ?? turn
  }

  mutating func logarithm(_ z: ComplexTerm, at place: Place) -> ComplexTerm {
    let size = magnitude(z, at: place)
    guard z.im != nil, numberMode != .exact else { return ComplexTerm(size(.ln), z.y(.atan2, z.x)) }
    // Near 1 the logarithm depends on the small difference |z|² - 1, which is computed without cancellation.
    let isNear = RealTerm.choice(RealTerm.number(0.5) < size, size < .number(2), .number(0))
    let difference = (z.x - .number(1)) * (z.x + .number(1)) + z.y * z.y
    return ComplexTerm(.choice(isNear, .number(0.5) * difference(.log1p), size(.ln)), z.y(.atan2, z.x))
  }

  /// - Parameter isBelow: whether a number on the cut is on its lower side, in modes without signed zeros.
  mutating func squareRoot(_ z: ComplexTerm, isBelow: Bool = false, at place: Place) -> ComplexTerm {
    guard let y = z.im else { return ComplexTerm(z.x(.max, .number(0))(.sqrt), (-z.x)(.max, .number(0))(.sqrt)) }
    let (x, size) = (z.x, magnitude(z, at: place))
    let larger = shared(((x(.abs) + size) / .number(2))(.sqrt), at: place)
    let smaller = shared(
      .choice(larger(.equal, .number(0)), .number(0), y(.abs) / (.number(2) * larger)), at: place)
    let isRight = shared(x(.greaterOrEqual, .number(0)), at: place)
    let height = shared(.choice(isRight, smaller, larger), at: place)
    return ComplexTerm(.choice(isRight, larger, smaller), .choice(isNegative(y, isBelow: isBelow), -height, height))
  }

  /// A root of a degree, or a power with a real exponent: by magnitude and angle, in degrees, in which quarter turns
  /// are exact.
  mutating func turned(
    _ z: ComplexTerm, size: (RealTerm) -> RealTerm, angle: (RealTerm) -> RealTerm, at place: Place
  ) -> ComplexTerm {
    let length = shared(size(magnitude(z, at: place)), at: place)
    let turn = shared(angle(z.y(.atan2, in: .degrees, z.x)), at: place)
    return ComplexTerm(turn(.cos, in: .degrees), turn(.sin, in: .degrees)) * length
  }

  mutating func power(_ z: ComplexTerm, _ w: ComplexTerm, at place: Place) -> ComplexTerm {
    guard w.im != nil else { return turned(z, size: { $0(.power, w.x) }, angle: { $0 * w.x }, at: place) }
    return exponential(shared(w * shared(logarithm(z, at: place), at: place), at: place), at: place)
  }

  // MARK: Circular and hyperbolic functions

  /// sin x cosh y + i cos x sinh y
  mutating func sine(_ z: ComplexTerm, in unit: AngleUnit, at place: Place) -> ComplexTerm {
    guard let angle = z.im else { return ComplexTerm(z.x(.sin, in: unit)) }
    let y = radians(angle, from: unit, at: place)
    guard let x = z.re else { return ComplexTerm(nil, y(.sinh)) }
    return ComplexTerm(x(.sin, in: unit) * y(.cosh), x(.cos, in: unit) * y(.sinh))
  }

  /// cos x cosh y - i sin x sinh y
  mutating func cosine(_ z: ComplexTerm, in unit: AngleUnit, at place: Place) -> ComplexTerm {
    guard let angle = z.im else { return ComplexTerm(z.x(.cos, in: unit)) }
    let y = radians(angle, from: unit, at: place)
    guard let x = z.re else { return ComplexTerm(y(.cosh)) }
    return ComplexTerm(x(.cos, in: unit) * y(.cosh), -(x(.sin, in: unit) * y(.sinh)))
  }

  /// (sin x cos x + i sinh y cosh y)/(cos² x + sinh² y); for large y, ±i and the remaining real part.
  mutating func tangent(_ z: ComplexTerm, in unit: AngleUnit, at place: Place) -> ComplexTerm {
    guard let angle = z.im else { return ComplexTerm(z.x(.tan, in: unit)) }
    let y = radians(angle, from: unit, at: place)
    guard let x = z.re else { return ComplexTerm(nil, y(.tanh)) }
    let (cosine, sine) = (shared(x(.cos, in: unit), at: place), shared(y(.sinh), at: place))
    let product = shared(x(.sin, in: unit) * cosine, at: place)
    let divisor = cosine * cosine + sine * sine
    guard numberMode == .double else {
      let divisor = shared(divisor, at: place)
      return ComplexTerm(product / divisor, sine * y(.cosh) / divisor)
    }
    // Beyond this, the square of the hyperbolic sine would overflow; 1/cosh² is negligible.
    let isLarge = shared(RealTerm.number(20) < y(.abs), at: place)
    let rest = RealTerm.number(4) * product * (RealTerm.number(-2) * y(.abs))(.exp)
    return ComplexTerm(
      .choice(isLarge, rest, product / divisor), .choice(isLarge, y(.sign), sine * y(.cosh) / divisor))
  }

  /// The inverse sine in a unit of angles, without cancellation in either part.
  mutating func inverseSine(_ z: ComplexTerm, in unit: AngleUnit, at place: Place) -> ComplexTerm {
    let (minus, plus) = rootsOfOneWith(z, at: place)
    let across = shared(minus * plus, at: place)
    return ComplexTerm(
      z.x(.atan2, in: unit, across.x), fromRadians((minus.conjugate * plus).y(.asinh), to: unit, at: place))
  }

  mutating func inverseCosine(_ z: ComplexTerm, in unit: AngleUnit, at place: Place) -> ComplexTerm {
    let (minus, plus) = rootsOfOneWith(z, at: place)
    return ComplexTerm(
      .number(2) * minus.x(.atan2, in: unit, plus.x),
      fromRadians((plus.conjugate * minus).y(.asinh), to: unit, at: place))
  }

  /// √(1 - z) and √(1 + z); on a cut, the value from above.
  private mutating func rootsOfOneWith(_ z: ComplexTerm, at place: Place) -> (minus: ComplexTerm, plus: ComplexTerm) {
    let z = ComplexTerm(z.x, z.im ?? .number(0))
    let one = ComplexTerm(.number(1))
    let minus = shared(squareRoot(shared(one - z, at: place), isBelow: true, at: place), at: place)
    return (minus, shared(squareRoot(shared(one + z, at: place), at: place), at: place))
  }

  mutating func inverseHyperbolicCosine(_ z: ComplexTerm, at place: Place) -> ComplexTerm {
    let one = ComplexTerm(.number(1))
    let z = ComplexTerm(z.x, z.im ?? .number(0))
    let minus = shared(squareRoot(shared(z - one, at: place), at: place), at: place)
    let plus = shared(squareRoot(shared(z + one, at: place), at: place), at: place)
    return ComplexTerm((minus.conjugate * plus).x(.asinh), .number(2) * minus.y(.atan2, plus.x))
  }

  mutating func inverseHyperbolicTangent(_ z: ComplexTerm, at place: Place) -> ComplexTerm {
    let (x, y, one) = (z.x, z.y, RealTerm.number(1))
    let size = shared(x(.abs), at: place)
    let square = shared(y * y, at: place)
    let height = ((.number(4) * size) / ((one - size) * (one - size) + square))(.log1p) / .number(4)
    let shape = shared(height, at: place)
    return ComplexTerm(
      .choice(x < .number(0), -shape, shape),
      (.number(2) * y)(.atan2, (one - x) * (one + x) - square) / .number(2))
  }

  // MARK: Angles

  /// An angle of a unit, converted to radians.
  mutating func radians(_ angle: RealTerm, from unit: AngleUnit, at place: Place) -> RealTerm {
    switch unit {
    case .radians: angle
    case .degrees: shared(angle(.rad), at: place)
    case .gradians: shared((angle * .number(9) / .number(10))(.rad), at: place)
    }
  }

  mutating func fromRadians(_ angle: RealTerm, to unit: AngleUnit, at place: Place) -> RealTerm {
    switch unit {
    case .radians: angle
    case .degrees: angle(.deg)
    case .gradians: angle(.deg) / .number(9) * .number(10)
    }
  }
}
