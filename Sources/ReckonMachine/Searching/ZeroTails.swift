/// The ends of a range at which a function is 0 as far as doubles tell, where what is too large to represent on the way to a value counts as 0 too: that
/// of x^40*exp(-x) is infinity times 0 far out.
struct ZeroTails {
  /// Where values of 0 and others have been seen.
  private var zeros: [Double] = []
  private var others: ClosedRange<Double>?

  /// The values at some points, with 0 for those that are infinite and lie beyond zeros.
  mutating func values(_ given: [Double], at points: [Double]) -> [Double] {
    for (x, y) in zip(points, given) where y.isFinite {
      if y == 0 { zeros.append(x) } else { others = min(others?.lowerBound ?? x, x)...max(others?.upperBound ?? x, x) }
    }
    guard let others, given.contains(where: { $0.isInfinite }) else { return given }
    return zip(points, given).map { x, y in
      let isBeyond = y.isInfinite && zeros.contains { $0 > others.upperBound && $0 < x || $0 < others.lowerBound && $0 > x }
      return isBeyond ? 0 : y
    }
  }
}
