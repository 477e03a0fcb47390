/// The minimum or maximum of a formula.
public struct Extreme: Hashable, Sendable {
  /// Its position.
  public let place: Double
  /// The formula's value there.
  public let value: Double

  init(place: Double, value: Double) { (self.place, self.value) = (place, value) }
}

/// Finds the minimum of a function in a range, or with sign -1 the maximum: samples, then around the best one Brent's
/// method (Algorithms for Minimization without Derivatives, 1973), parabolic interpolation through the three best
/// points with golden-section steps as the fallback.
package struct Minimization: PointMethod {
  private let sign: Double
  package private(set) var points: [Double]
  /// The extreme when the search has ended; `nil` if the function has no value at any sample.
  package private(set) var result: Extreme?
  /// Brent's method, once samples have determined its start.
  private var narrowing: Narrowing?

  /// The number of first samples.
  private static let count = 1_000
  private static let mostSteps = 200

  /// - Parameter sign: 1 for the minimum, -1 for the maximum.
  package init(in range: ClosedRange<Double>, sign: Double) {
    self.sign = sign
    let range = range.finite
    points =
      range.lowerBound == range.upperBound
      ? [range.lowerBound]
      : (0...Self.count).map { index in
        let part = Double(index) / Double(Self.count)
        return range.lowerBound * (1 - part) + range.upperBound * part
      }
  }

  package mutating func take(_ values: [Double]) {
    if narrowing == nil {
      begin(values)
    } else {
      // A point without a value is not lower.
      let y = sign * values[0]
      narrowing?.take(y.isNaN ? .infinity : y)
    }
    let next = narrowing?.stepCount ?? 0 < Self.mostSteps ? narrowing?.next() : nil
    points = next.map { [$0] } ?? []
    guard next == nil, let best = narrowing?.best else { return }
    result = Extreme(place: best.x, value: sign * best.y)
  }

  private mutating func begin(_ values: [Double]) {
    guard let best = values.indices.filter({ !values[$0].isNaN }).min(by: { sign * values[$0] < sign * values[$1] })
    else { return }
    narrowing = Narrowing(
      low: points[max(0, best - 1)], high: points[min(points.count - 1, best + 1)],
      from: (points[best], sign * values[best]))
  }

  private struct Narrowing {
    private var low: Double
    private var high: Double
    private(set) var best: (x: Double, y: Double)
    private var second: (x: Double, y: Double)
    private var third: (x: Double, y: Double)
    private var step = 0.0
    private var before = 0.0
    private var asked = 0.0
    private(set) var stepCount = 0

    init(low: Double, high: Double, from start: (x: Double, y: Double)) {
      (self.low, self.high) = (low, high)
      (best, second, third) = (start, start, start)
    }

    /// The next point; `nil` at the end.
    mutating func next() -> Double? {
      let middle = low / 2 + high / 2
      let least = abs(best.x) * 0x1p-27 + 1e-300
      if abs(best.x - middle) <= 2 * least - (high / 2 - low / 2) { return nil }
      var isGolden = true
      if abs(before) > least {
        let r = (best.x - second.x) * (best.y - third.y)
        var q = (best.x - third.x) * (best.y - second.y)
        var p = (best.x - third.x) * q - (best.x - second.x) * r
        q = 2 * (q - r)
        if q > 0 { p = -p } else { q = -q }
        if abs(p) < abs(q * before / 2), p > q * (low - best.x), p < q * (high - best.x) {
          before = step
          step = p / q
          isGolden = false
          let x = best.x + step
          if x - low < 2 * least || high - x < 2 * least { step = best.x < middle ? least : -least }
        }
      }
      if isGolden {
        before = best.x < middle ? high - best.x : low - best.x
        step = 0.381966011250105 * before
      }
      let x = best.x + (abs(step) >= least ? step : step > 0 ? least : -least)
      guard x > low, x < high else { return nil }
      asked = x
      stepCount += 1
      return x
    }

    mutating func take(_ y: Double) {
      let x = asked
      if y <= best.y {
        if x >= best.x { low = best.x } else { high = best.x }
        (third, second, best) = (second, best, (x, y))
      } else {
        if x < best.x { low = x } else { high = x }
        if y <= second.y || second.x == best.x {
          (third, second) = (second, (x, y))
        } else if y <= third.y || third.x == best.x || third.x == second.x {
          third = (x, y)
        }
      }
    }
  }
}
