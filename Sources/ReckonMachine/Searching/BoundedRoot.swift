import ReckonCatalogue

/// Finds a root between two bounds at which a function has opposite signs.
package struct BoundedRoot: PointMethod {
  package enum Outcome: Sendable {
    case root(Double)
    /// The values at both bounds, which have the same sign.
    case sameSign(Double, Double)
    /// The sign changes without a zero.
    case jump
  }

  private let low: Double
  private let high: Double
  private var bracket: RootBracket?
  package private(set) var points: [Double]
  /// The result when the search has ended; `nil` if the function has no value at a bound.
  package private(set) var result: Outcome?

  package init(in range: ClosedRange<Double>) {
    (low, high) = (range.finite.lowerBound, range.finite.upperBound)
    points = [low, high]
  }

  /// The root interpolated between the two nearest doubles, by their values; `nil` if one of them is the root.
  var interpolated: Decimal128? {
    guard let bracket, case .root(let x)? = result, x == bracket.low.x || x == bracket.high.x else { return nil }
    let (low, high) = (Decimal128(shortest: bracket.low.x), Decimal128(shortest: bracket.high.x))
    let (first, last) = (Decimal128(shortest: bracket.low.y), Decimal128(shortest: bracket.high.y))
    let root = low - first * ((high - low) / (last - first))
    return root.isFinite ? root : nil
  }

  package mutating func take(_ values: [Double]) {
    if bracket == nil {
      points = []
      let (first, last) = (values[0], values[1])
      if first.isNaN || last.isNaN { return }
      if first == 0 || last == 0 { return result = .root(first == 0 ? low : high) }
      if (first < 0) == (last < 0) { return result = .sameSign(first, last) }
      bracket = RootBracket(low: (low, first), high: (high, last))
    } else {
      bracket?.take(values)
    }
    points = bracket?.points ?? []
    if points.isEmpty { result = bracket?.result.map { .root($0) } ?? .jump }
  }
}
