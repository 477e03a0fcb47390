extension ExactNumber {
  /// An angle as a fraction of a half turn, if that is known.
  ///
  /// - Parameter halfTurn: a half turn in the unit of angles, `nil` for π.
  private func halfTurns(_ halfTurn: Int?, _ work: inout Work) throws(Work.Stop) -> Rational? {
    if let halfTurn {
      if case .rational(let value) = self { return try value.divided(by: Rational(halfTurn), &work) }
      // For a long number, its remainder modulo a turn.
      if let rest = try residue(modulo: BigInteger(2 * halfTurn), &work) {
        return try Rational(rest, over: BigInteger(halfTurn), &work)
      }
      return try isLong(&work) ? fraction(&work)?.divided(by: Rational(halfTurn), &work) : nil
    }
    if case .rational(let value) = self, value.isZero { return value }
    if let (coefficient, surd) = multiple, surd == .pi { return coefficient }
    return nil
  }

  /// An angle in radians.
  private func radians(_ halfTurn: Int?, _ work: inout Work) throws(Work.Stop) -> ExactNumber {
    guard let halfTurn else { return self }
    return try divided(by: ExactNumber(halfTurn), &work).multiplied(by: .pi, &work)
  }

  package func sine(halfTurn: Int?, _ work: inout Work) throws(Work.Stop) -> ExactNumber {
    guard isFinite else { return .nan }
    if let part = try halfTurns(halfTurn, &work) { return try Self.sine(ofPiTimes: part, &work) }
    return ExactNumber(.sine, try radians(halfTurn, &work))
  }

  package func cosine(halfTurn: Int?, _ work: inout Work) throws(Work.Stop) -> ExactNumber {
    guard isFinite else { return .nan }
    if let part = try halfTurns(halfTurn, &work) {
      return try Self.sine(ofPiTimes: part.adding(Rational(lowest: 1, 2), &work), &work)
    }
    return ExactNumber(.cosine, try radians(halfTurn, &work))
  }

  /// The tangent; infinite if the cosine is 0.
  package func tangent(halfTurn: Int?, _ work: inout Work) throws(Work.Stop) -> ExactNumber {
    guard isFinite else { return .nan }
    if try halfTurns(halfTurn, &work) != nil {
      let (sine, cosine) = (try sine(halfTurn: halfTurn, &work), try cosine(halfTurn: halfTurn, &work))
      if case .rational(let value) = cosine, value.isZero { return .infinity(isNegative: false) }
      return try sine.divided(by: cosine, &work)
    }
    return ExactNumber(.tangent, try radians(halfTurn, &work))
  }

  /// sin qπ: a fraction or a sum of roots for the parts of a turn with such a value, otherwise a known number of its
  /// own.
  private static func sine(ofPiTimes q: Rational, _ work: inout Work) throws(Work.Stop) -> ExactNumber {
    var part = try q.modulo(Rational(2), &work)
    var isNegative = false
    if try part.compared(to: .one, &work) >= 0 {
      part = try part.subtracting(.one, &work)
      isNegative = true
    }
    if try part.compared(to: Rational(lowest: 1, 2), &work) > 0 { part = try Rational.one.subtracting(part, &work) }
    let value: ExactNumber
    switch (part.numerator.small, part.denominator.small) {
    case (0, _): value = .zero
    case (1, 6): value = .rational(Rational(lowest: 1, 2))
    case (1, 4): value = ExactNumber(Rational(lowest: 1, 2), times: .squareRoot(2))
    case (1, 3): value = ExactNumber(Rational(lowest: 1, 2), times: .squareRoot(3))
    case (1, 2): value = .one
    // 15°, 75°, 18° and 54°
    case (1, 12):
      value = sum(
        ExactNumber(Rational(lowest: -1, 4), times: .squareRoot(2)),
        ExactNumber(Rational(lowest: 1, 4), times: .squareRoot(6)))
    case (5, 12):
      value = sum(
        ExactNumber(Rational(lowest: 1, 4), times: .squareRoot(2)),
        ExactNumber(Rational(lowest: 1, 4), times: .squareRoot(6)))
    case (1, 10):
      value = sum(.rational(Rational(lowest: -1, 4)), ExactNumber(Rational(lowest: 1, 4), times: .squareRoot(5)))
    case (3, 10):
      value = sum(.rational(Rational(lowest: 1, 4)), ExactNumber(Rational(lowest: 1, 4), times: .squareRoot(5)))
    default: value = ExactNumber(.one, times: .sine(part))
    }
    return isNegative ? -value : value
  }

  private static func sum(_ a: ExactNumber, _ b: ExactNumber) -> ExactNumber {
    Work.unlimited { (work) throws(Work.Stop) in try a.adding(b, &work) }
  }

  /// A part of a half turn as an angle.
  private static func angle(_ part: Rational, _ halfTurn: Int?, _ work: inout Work) throws(Work.Stop) -> ExactNumber {
    guard let halfTurn else { return ExactNumber(part, times: .pi) }
    return .rational(try part.multiplied(by: Rational(halfTurn), &work))
  }

  /// Converts an angle in radians to the unit of angles.
  private static func angle(radians: ExactNumber, _ halfTurn: Int?, _ work: inout Work) throws(Work.Stop) -> ExactNumber
  {
    guard let halfTurn else { return radians }
    return try radians.multiplied(by: ExactNumber(halfTurn), &work).divided(by: .pi, &work)
  }

  /// The part of a half turn whose sine is a nonnegative number, for the simple ones.
  private var knownArcsine: Rational? { Self.simpleSines.first { $0.value == self }?.part }

  private static let simpleSines: [(value: ExactNumber, part: Rational)] = [
    (.zero, 0), (.rational(Rational(lowest: 1, 2)), Rational(lowest: 1, 6)),
    (ExactNumber(Rational(lowest: 1, 2), times: .squareRoot(2)), Rational(lowest: 1, 4)),
    (ExactNumber(Rational(lowest: 1, 2), times: .squareRoot(3)), Rational(lowest: 1, 3)),
    (.one, Rational(lowest: 1, 2)),
  ]

  /// The same for tangents.
  private var knownArctangent: Rational? { Self.simpleTangents.first { $0.value == self }?.part }

  private static let simpleTangents: [(value: ExactNumber, part: Rational)] = [
    (.zero, 0), (ExactNumber(Rational(lowest: 1, 3), times: .squareRoot(3)), Rational(lowest: 1, 6)),
    (.one, Rational(lowest: 1, 4)),
    (ExactNumber(.one, times: .squareRoot(3)), Rational(lowest: 1, 3)),
  ]

  package func arcsine(halfTurn: Int?, _ work: inout Work) throws(Work.Stop) -> ExactNumber {
    guard isFinite else { return .nan }
    if let part = knownArcsine { return try Self.angle(part, halfTurn, &work) }
    if let part = (-self).knownArcsine { return try Self.angle(-part, halfTurn, &work) }
    guard try magnitude(&work).compared(to: .one, &work) == -1 else { return .nan }
    return try Self.angle(radians: ExactNumber(.arcsine, self), halfTurn, &work)
  }

  package func arccosine(halfTurn: Int?, _ work: inout Work) throws(Work.Stop) -> ExactNumber {
    guard isFinite else { return .nan }
    let quarter = Rational(lowest: 1, 2)
    if let part = knownArcsine { return try Self.angle(quarter.subtracting(part, &work), halfTurn, &work) }
    if let part = (-self).knownArcsine { return try Self.angle(quarter.adding(part, &work), halfTurn, &work) }
    guard try magnitude(&work).compared(to: .one, &work) == -1 else { return .nan }
    return try Self.angle(radians: ExactNumber(.arccosine, self), halfTurn, &work)
  }

  package func arctangent(halfTurn: Int?, _ work: inout Work) throws(Work.Stop) -> ExactNumber {
    switch self {
    case .nan: return .nan
    case .infinity(let isNegative): return try Self.angle(Rational(lowest: isNegative ? -1 : 1, 2), halfTurn, &work)
    case .rational, .combination, .real: break
    }
    if let part = knownArctangent { return try Self.angle(part, halfTurn, &work) }
    if let part = (-self).knownArctangent { return try Self.angle(-part, halfTurn, &work) }
    return try Self.angle(radians: ExactNumber(.arctangent, self), halfTurn, &work)
  }

  /// The angle of the point (x, y), in (-½, ½] turn; 0 at the origin.
  package static func arctangent(_ y: ExactNumber, _ x: ExactNumber, halfTurn: Int?, _ work: inout Work) throws(Work
    .Stop) -> ExactNumber
  {
    guard y.isFinite, x.isFinite else { return .nan }
    let (up, right) = (try y.sign(&work), try x.sign(&work))
    if right == 0 { return try angle(Rational(lowest: BigInteger(up), up == 0 ? 1 : 2), halfTurn, &work) }
    let angle = try y.divided(by: x, &work).arctangent(halfTurn: halfTurn, &work)
    if right > 0 { return angle }
    return try angle.adding(self.angle(up < 0 ? -1 : 1, halfTurn, &work), &work)
  }
}
