import ReckonCatalogue

/// Two places between which a difference changes its sign.
struct RootBracket {
  typealias Difference = (Double) throws(FormulaError) -> Double?

  private(set) var low: (x: Double, y: Double)
  private(set) var high: (x: Double, y: Double)

  /// Halves the bracket until no double lies within it.
  ///
  /// Halving goes by the doubles' order rather than by their values, so that it takes 64 steps at most, wherever the zero is: as many as
  /// cleverer methods are allowed in their worst case, and what an evaluation takes is too little for the difference to be felt.
  ///
  /// - Returns: the place where the difference is nearest to 0; nothing where the sign changes in a pole, a jump or a gap.
  func root(_ difference: Difference) throws(FormulaError) -> Double? {
    var (low, high) = (self.low, self.high)
    let first = abs(low.y) + abs(high.y)
    var earlier: Double?
    while let x = Self.middle(low.x, high.x) {
      if earlier == nil, Self.isNarrow(low.x, high.x) { earlier = abs(low.y) + abs(high.y) }
      guard let y = try difference(x) else { return nil }
      if y == 0 { return x }
      if (y < 0) == (low.y < 0) { low = (x, y) } else { high = (x, y) }
    }
    let last = abs(low.y) + abs(high.y)
    // What is continuous becomes small with the bracket, or is already as small as rounding leaves it; what jumps does not.
    let isContinuous = last <= first * 1e-7 || last < (earlier ?? first) / 2
    return isContinuous ? abs(low.y) <= abs(high.y) ? low.x : high.x : nil
  }

  /// The double in the middle between two by their order; nothing when they are neighbours.
  private static func middle(_ low: Double, _ high: Double) -> Double? {
    let (low, high) = (rank(low), rank(high))
    guard high > low + 1 else { return nil }
    // Half of the sum, which by itself could overflow.
    let middle = (low & high) + ((low ^ high) >> 1)
    return Double(bitPattern: UInt64(bitPattern: middle < 0 ? Int64.min - middle : middle))
  }

  /// Whether some million doubles lie between two, or fewer.
  private static func isNarrow(_ low: Double, _ high: Double) -> Bool {
    let (distance, overflows) = rank(high).subtractingReportingOverflow(rank(low))
    return !overflows && distance <= 1 << 20
  }

  /// The place of a double in the order of all; 0 and -0 share one.
  private static func rank(_ number: Double) -> Int64 {
    let bits = Int64(bitPattern: number.bitPattern)
    return bits < 0 ? Int64.min - bits : bits
  }
}
