/// Functions of angles and those whose result is an angle, rounded once. In degrees and gradians quarter turns are
/// taken away in decimals, exactly.
///
/// Of rational degrees, sine and its kin have no rational values but 0, ±1/2, ±1 and ±2, at multiples of 30, and the
/// tangent none but 0 and ±1, at multiples of 45 (Niven's theorem).
extension DecimalKernels {
  enum Circular: Sendable {
    case sine, cosine, tangent, cotangent, secant, cosecant

    /// The function and its sign for the rest after a number of quarter turns.
    fileprivate func after(quarters: Int) -> (Circular, isNegative: Bool) {
      let isOdd = quarters % 2 == 1
      return switch self {
      case .sine: (isOdd ? .cosine : .sine, quarters >= 2)
      case .cosine: (isOdd ? .sine : .cosine, 1...2 ~= quarters)
      case .tangent: (isOdd ? .cotangent : .tangent, isOdd)
      case .cotangent: (isOdd ? .tangent : .cotangent, isOdd)
      case .secant: (isOdd ? .cosecant : .secant, 1...2 ~= quarters)
      case .cosecant: (isOdd ? .secant : .cosecant, quarters >= 2)
      }
    }

    /// Whether negative angles have the values of positive ones.
    fileprivate var isEven: Bool {
      switch self {
      case .cosine, .secant: true
      case .sine, .tangent, .cotangent, .cosecant: false
      }
    }

    /// The value at 0.
    fileprivate var origin: Decimal128 {
      switch self {
      case .sine, .tangent: .zero
      case .cosine, .secant: .one
      case .cotangent, .cosecant: .infinity
      }
    }

    fileprivate func ball(_ angle: Ball, _ precision: Int, _ work: inout Work) throws(Work.Stop) -> Ball? {
      let (sine, cosine) = try angle.sineAndCosine(precision + 4, &work)
      return switch self {
      case .sine: sine
      case .cosine: cosine
      case .tangent: try .quotient(sine, cosine, precision, &work)
      case .cotangent: try .quotient(cosine, sine, precision, &work)
      case .secant: try .quotient(.one, cosine, precision, &work)
      case .cosecant: try .quotient(.one, sine, precision, &work)
      }
    }
  }

  /// A function of an angle; `nil` for one that is not finite.
  static func circular(
    _ function: Circular, _ angle: Decimal128, _ unit: AngleUnit?, _ flags: inout Decimal128.Flags
  ) -> Decimal128? {
    guard angle.isFinite else { return nil }
    switch unit {
    case .degrees: return circular(function, angle, quarter: Decimal128(90), &flags)
    case .gradians: return circular(function, angle, quarter: Decimal128(100), &flags)
    case .radians, nil:
      if angle.isZero { return angle.isNegative && !function.isEven ? -function.origin : function.origin }
      // The bits before the point are lost by taking away turns.
      let size = bitsBeforePoint(angle)
      return Decimal128.nearest(&flags) { (precision, work) throws(Work.Stop) in
        try function.ball(Ball(angle, precision + size + 8, &work), precision, &work)
      }
    }
  }

  private static func circular(
    _ function: Circular, _ angle: Decimal128, quarter: Decimal128, _ flags: inout Decimal128.Flags
  ) -> Decimal128 {
    let isNegative = angle.isNegative && !function.isEven
    // The complement of a small negative angle to a turn would have more digits than there are.
    let turn = angle.magnitude.modulo(quarter * Decimal128(4))
    let quarters = (turn / quarter).rounded(.toNearestOrEven)
    let rest = turn - quarters * quarter
    guard let count = Int(exactly: quarters) else { preconditionFailure("a turn has four quarters") }
    let (reduced, isOpposite) = function.after(quarters: count % 4)
    let value = circular(reduced, ofRest: rest, quarter, &flags)
    // Zeros and poles have the sign of the angle, zeros of the cotangent none.
    let isNegated =
      value.isZero || value.isInfinite
      ? isNegative && !(function == .cotangent && value.isZero) : isNegative != isOpposite
    return isNegated ? -value : value
  }

  /// A function of an angle of at most half of a quarter turn.
  private static func circular(
    _ function: Circular, ofRest rest: Decimal128, _ quarter: Decimal128, _ flags: inout Decimal128.Flags
  ) -> Decimal128 {
    if rest.isZero { return function.origin }
    let simple: Decimal128? =
      switch function {
      case .sine: rest.magnitude * Decimal128(3) == quarter ? half : nil
      case .cosecant: rest.magnitude * Decimal128(3) == quarter ? Decimal128(2) : nil
      case .tangent, .cotangent: rest.magnitude * Decimal128(2) == quarter ? .one : nil
      case .cosine, .secant: nil
      }
    if let simple { return rest.isNegative ? -simple : simple }
    return nearest(rest, &flags) { (rest, precision, work) throws(Work.Stop) in
      let turned = try Ball.product(rest, .pi(precision + 8, &work), precision + 8, &work) << -1
      guard let angle = try Ball.quotient(turned, Ball(quarter, precision, &work), precision + 8, &work) else {
        return nil
      }
      return try function.ball(angle, precision, &work)
    }
  }

  // MARK: Inverse functions

  static func arcSine(_ x: Decimal128, _ unit: AngleUnit?, _ flags: inout Decimal128.Flags) -> Decimal128? {
    guard x.magnitude <= .one else { return .nan }
    if x.isZero { return x.reduced }
    if let steps = x.magnitude == .one ? 6 : x.magnitude == half ? 2 : nil {
      return angle(x.isNegative ? -steps : steps, unit, &flags)
    }
    return nearest(x, &flags) { (x, precision, work) throws(Work.Stop) in
      try inUnit(x.arcsine(precision + 8, &work), unit, precision, &work)
    }
  }

  static func arcCosine(_ x: Decimal128, _ unit: AngleUnit?, _ flags: inout Decimal128.Flags) -> Decimal128? {
    guard x.magnitude <= .one else { return .nan }
    if x == .one { return .zero }
    if let steps = x.magnitude == .one ? 12 : x.isZero ? 6 : x.magnitude == half ? (x.isNegative ? 8 : 4) : nil {
      return angle(steps, unit, &flags)
    }
    return nearest(x, &flags) { (x, precision, work) throws(Work.Stop) in
      try inUnit(x.arccosine(precision + 8, &work), unit, precision, &work)
    }
  }

  static func arcTangent(_ x: Decimal128, _ unit: AngleUnit?, _ flags: inout Decimal128.Flags) -> Decimal128? {
    if x.isNaN { return x }
    if x.isZero { return x.reduced }
    if let steps = x.isInfinite ? 6 : x.magnitude == .one ? 3 : nil {
      return angle(x.isNegative ? -steps : steps, unit, &flags)
    }
    return nearest(x, &flags) { (x, precision, work) throws(Work.Stop) in
      try inUnit(x.arctangent(precision + 8, &work), unit, precision, &work)
    }
  }

  /// The angle of a point.
  static func angle(
    _ y: Decimal128, _ x: Decimal128, _ unit: AngleUnit?, _ flags: inout Decimal128.Flags
  ) -> Decimal128? {
    guard !x.isNaN, !y.isNaN else { return .nan }
    let steps: Int? =
      if y.isZero || x.isInfinite && !y.isInfinite {
        x.isNegative ? 12 : 0
      } else if x.isZero || y.isInfinite && !x.isInfinite {
        6
      } else if x.magnitude == y.magnitude {
        x.isNegative ? 9 : 3
      } else {
        nil
      }
    if let steps {
      let angle = steps == 0 ? .zero : angle(steps, unit, &flags)
      return y.isNegative ? -angle : angle
    }
    return Decimal128.nearest(&flags) { (precision, work) throws(Work.Stop) in
      let (y, x) = (try Ball(y, precision + 8, &work), try Ball(x, precision + 8, &work))
      return try inUnit(.arctangent(y, x, precision + 8, &work), unit, precision, &work)
    }
  }

  /// A number of 24ths of a turn, from -12 to 12 but not 0.
  private static func angle(_ steps: Int, _ unit: AngleUnit?, _ flags: inout Decimal128.Flags) -> Decimal128 {
    switch unit {
    case .degrees: Decimal128(15 * steps)
    case .gradians: Decimal128(50 * steps).divided(by: Decimal128(3), &flags)
    case .radians, nil:
      Decimal128.nearest(&flags) { (precision, work) throws(Work.Stop) in
        let product = try Ball.product(Ball(exactly: BigInteger(steps)), .pi(precision, &work), precision, &work)
        return try .quotient(product, Ball(exactly: 12), precision, &work)
      }
    }
  }

  /// An angle in radians in a unit.
  private static func inUnit(_ angle: Ball?, _ unit: AngleUnit?, _ precision: Int, _ work: inout Work) throws(Work.Stop)
    -> Ball?
  {
    guard let angle else { return nil }
    let halfTurn: Int64
    switch unit {
    case .degrees: halfTurn = 180
    case .gradians: halfTurn = 200
    case .radians, nil: return angle
    }
    let product = try Ball.product(angle, Ball(exactly: BigInteger(halfTurn)), precision + 8, &work)
    return try .quotient(product, .pi(precision + 8, &work), precision, &work)
  }

  // MARK: Units

  static func degrees(fromRadians x: Decimal128, _ flags: inout Decimal128.Flags) -> Decimal128 {
    nearestThroughZero(x, &flags) { (x, precision, work) throws(Work.Stop) in try inUnit(x, .degrees, precision, &work)
    }
  }

  static func radians(fromDegrees x: Decimal128, _ flags: inout Decimal128.Flags) -> Decimal128 {
    nearestThroughZero(x, &flags) { (x, precision, work) throws(Work.Stop) in
      try .quotient(.product(x, .pi(precision + 8, &work), precision + 8, &work), Ball(exactly: 180), precision, &work)
    }
  }

  /// So many degrees in a unit.
  static func angle(ofDegrees x: Decimal128, _ unit: AngleUnit?, _ flags: inout Decimal128.Flags) -> Decimal128? {
    switch unit {
    case .degrees: x
    case .gradians: x.multiplied(by: Decimal128(10), &flags).divided(by: Decimal128(9), &flags)
    case .radians, nil: x.isFinite ? radians(fromDegrees: x, &flags) : nil
    }
  }
}
