/// The ends of a range at which a function underflows to 0, where an overflow in the computation of a value counts as 0
/// too: the value of x^40*exp(-x) is infinity times 0 far out.
struct ZeroTails {
  /// The points with a value of 0, and the range of the others.
  private var zeros: [Double] = []
  private var others: ClosedRange<Double>?

  /// The values at some points, with 0 for those that are infinite and lie beyond zeros.
  mutating func values(_ given: [Double], at points: [Double]) -> [Double] {
    for (x, y) in zip(points, given) where y.isFinite {
      if y == 0 { zeros.append(x) } else { others = min(others?.lowerBound ?? x, x)...max(others?.upperBound ?? x, x) }
    }
    guard let others, given.contains(where: { $0.isInfinite }) else { return given }
    return zip(points, given).map { x, y in
      let isBeyond =
        y.isInfinite && zeros.contains { $0 > others.upperBound && $0 < x || $0 < others.lowerBound && $0 > x }
      return isBeyond ? 0 : y
    }
  }
}
