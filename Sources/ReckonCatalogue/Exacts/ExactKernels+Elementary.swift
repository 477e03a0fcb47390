extension ExactKernels {
  /// The exact column of angles, exponentials, logarithms and roots.
  ///
  /// Values that are fractions or sums of known irrational numbers are found algebraically, without error. Digits of
  /// all others come from the ball of the function that a row names, whose radius is their error bound; digits are
  /// shown only where a ball decides them.
  static let elementary: [Function.ID: ExactForm] = [
    .sin: .angle(.sine) { (x, turn, work) throws(Work.Stop) in try x.sine(halfTurn: turn, &work) },
    .cos: .angle(.cosine) { (x, turn, work) throws(Work.Stop) in try x.cosine(halfTurn: turn, &work) },
    .tan: .angle(.tangent) { (x, turn, work) throws(Work.Stop) in try x.tangent(halfTurn: turn, &work) },
    .sec: .angle(.cosine) { (x, turn, work) throws(Work.Stop) in try inverse(x.cosine(halfTurn: turn, &work), &work) },
    .csc: .angle(.sine) { (x, turn, work) throws(Work.Stop) in try inverse(x.sine(halfTurn: turn, &work), &work) },
    .cot: .angle(.tangent) { (x, turn, work) throws(Work.Stop) in
      try x.cosine(halfTurn: turn, &work).divided(by: x.sine(halfTurn: turn, &work), &work)
    },
    .asin: .angle(.arcsine) { (x, turn, work) throws(Work.Stop) in try x.arcsine(halfTurn: turn, &work) },
    .acos: .angle(.arccosine) { (x, turn, work) throws(Work.Stop) in try x.arccosine(halfTurn: turn, &work) },
    .atan: .angle(.arctangent) { (x, turn, work) throws(Work.Stop) in try x.arctangent(halfTurn: turn, &work) },
    .atan2: ExactForm(.arctangent) { (x, unit, work) throws(Work.Stop) in
      let turn: Int? =
        switch unit {
        case .degrees: 180
        case .gradians: 200
        case .radians, nil: nil
        }
      return try .arctangent(x[0], x[1], halfTurn: turn, &work)
    },
    .sinh: .unary(.hyperbolicSine) { (x, work) throws(Work.Stop) in
      x.isFinite ? x.applying(.hyperbolicSine, at: .zero) : x
    },
    .cosh: .unary(.hyperbolicCosine) { (x, work) throws(Work.Stop) in
      x.isFinite ? x.applying(.hyperbolicCosine, at: .zero, gives: .one) : try x.magnitude(&work)
    },
    .tanh: .unary(.hyperbolicTangent) { (x, work) throws(Work.Stop) in
      x.isFinite || x.isNaN ? x.applying(.hyperbolicTangent, at: .zero) : ExactNumber(try x.sign(&work))
    },
    .asinh: .unary(.inverseHyperbolicSine) { (x, _) throws(Work.Stop) in
      x.isFinite ? x.applying(.inverseHyperbolicSine, at: .zero) : x
    },
    .acosh: .unary(.inverseHyperbolicCosine) { (x, work) throws(Work.Stop) in
      guard let order = try x.compared(to: .one, &work), order >= 0 else { return .nan }
      return order == 0 ? .zero : x.isFinite ? x.applying(.inverseHyperbolicCosine) : x
    },
    .atanh: .unary(.inverseHyperbolicTangent) { (x, work) throws(Work.Stop) in
      guard x.isFinite, let order = try x.magnitude(&work).compared(to: .one, &work), order <= 0 else { return .nan }
      return order == 0
        ? .infinity(isNegative: try x.sign(&work) < 0) : x.applying(.inverseHyperbolicTangent, at: .zero)
    },
    .deg: .unary(.quotient) { (x, work) throws(Work.Stop) in
      try x.multiplied(by: ExactNumber(180), &work).divided(by: .pi, &work)
    },
    .rad: .unary(.product) { (x, work) throws(Work.Stop) in
      try x.multiplied(by: .pi, &work).divided(by: ExactNumber(180), &work)
    },
    .degrees: ExactForm(.product) { (x, unit, work) throws(Work.Stop) in
      switch unit {
      case .degrees: x[0]
      case .gradians: try x[0].multiplied(by: ExactNumber(10), &work).divided(by: ExactNumber(9), &work)
      case .radians, nil: try x[0].multiplied(by: .pi, &work).divided(by: ExactNumber(180), &work)
      }
    },
    .exp: .unary(.exponential) { (x, work) throws(Work.Stop) in try x.exponential(&work) },
    .exp2: .unary(.power) { (x, work) throws(Work.Stop) in try ExactNumber(2).power(x, &work) },
    .exp10: .unary(.power) { (x, work) throws(Work.Stop) in try ExactNumber(10).power(x, &work) },
    .expm1: .unary(.exponentialMinusOne) { (x, work) throws(Work.Stop) in
      // Where the exponential is known by more than its digits, so is the difference; otherwise digits cancel in it.
      let power = try x.exponential(&work)
      var isKnown = x.rational == nil
      if case .real(let real) = power, real.function == .exponential { isKnown = false }
      return isKnown || !x.isFinite ? try power.subtracting(.one, &work) : x.applying(.exponentialMinusOne, at: .zero)
    },
    .ln: .unary(.logarithm) { (x, work) throws(Work.Stop) in try x.logarithm(&work) },
    .log: ExactForm(.logarithm) { (x, _, work) throws(Work.Stop) in
      if x.count == 1 { return try x[0].logarithm(isCommon: true, &work) }
      // A base of 1 or below 0 has no logarithms.
      guard let order = try x[1].compared(to: .one, &work), order != 0, try x[1].sign(&work) > 0, x[1].isFinite else {
        return .nan
      }
      return try x[0].logarithm(base: x[1], &work)
    },
    .log2: .unary(.logarithm) { (x, work) throws(Work.Stop) in try x.logarithm(base: ExactNumber(2), &work) },
    .log10: .unary(.logarithm) { (x, work) throws(Work.Stop) in try x.logarithm(isCommon: true, &work) },
    .log1p: .unary(.logarithmOfOnePlus) { (x, work) throws(Work.Stop) in
      guard let order = try x.compared(to: ExactNumber(-1), &work), order >= 0 else { return .nan }
      return order == 0 ? .infinity(isNegative: true) : x.isFinite ? x.applying(.logarithmOfOnePlus, at: .zero) : x
    },
    .sqrt: .unary(.root) { (x, work) throws(Work.Stop) in try x.squareRoot(&work) },
    .cbrt: .unary(.root) { (x, work) throws(Work.Stop) in try x.root(3, &work) },
    .root: .binary(.root) { (x, n, work) throws(Work.Stop) in try root(x, n, &work) },
    .hypot: .binary(.root) { (a, b, work) throws(Work.Stop) in
      if a.isFinite, b.isFinite {
        return try a.power(ExactNumber(2), &work).adding(b.power(ExactNumber(2), &work), &work).squareRoot(&work)
      }
      return try a.isFinite || a.isNaN && !b.isNaN && !b.isFinite ? b.magnitude(&work) : a.magnitude(&work)
    },
  ]

  private static func inverse(_ x: ExactNumber, _ work: inout Work) throws(Work.Stop) -> ExactNumber {
    try ExactNumber.one.divided(by: x, &work)
  }

  /// The n-th root: of a number below 0 that of an odd degree.
  private static func root(_ x: ExactNumber, _ n: ExactNumber, _ work: inout Work) throws(Work.Stop) -> ExactNumber {
    if x.isNaN || n.isNaN { return .nan }
    guard n.isFinite, try n.sign(&work) != 0 else { return .nan }
    guard let whole = n.rational?.whole else { return try x.power(inverse(n, &work), &work) }
    if let degree = whole.int, degree != .min {
      let root = try x.root(abs(degree), &work)
      return degree < 0 ? try inverse(root, &work) : root
    }
    if whole.isOdd, try x.sign(&work) < 0 { return -(try (-x).power(inverse(n, &work), &work)) }
    return try x.power(inverse(n, &work), &work)
  }
}
