import ReckonCatalogue

/// Finds the least value of a function in a range, or with the sign -1 the greatest.
struct Minimization {
  private let function: FormulaFunction
  private let sign: Double

  /// How many points are looked at first.
  private static let points = 1_000

  init(_ function: FormulaFunction, sign: Double) { (self.function, self.sign) = (function, sign) }

  func run(in range: ClosedRange<Double>) throws(FormulaError) -> Extreme? {
    let points = (0...Self.points).map { index in
      let part = Double(index) / Double(Self.points)
      return range.lowerBound * (1 - part) + range.upperBound * part
    }
    let values = try function.differences(at: points)
    guard let best = points.indices.filter({ !values[$0].isNaN }).min(by: { sign * values[$0] < sign * values[$1] }) else { return nil }
    let low = points[max(0, best - 1)]
    let high = points[min(points.count - 1, best + 1)]
    let found = try brent(low, high, from: (points[best], sign * values[best]))
    return Extreme(place: found.x, value: sign * found.y)
  }

  /// Brent's method (Algorithms for Minimization without Derivatives, 1973): parabolas through the three best points, golden sections where
  /// those do not help.
  private func brent(_ low: Double, _ high: Double, from start: (x: Double, y: Double)) throws(FormulaError) -> (x: Double, y: Double) {
    var (low, high) = (low, high)
    var (best, second, third) = (start, start, start)
    var (step, before) = (0.0, 0.0)
    for _ in 0..<200 {
      let middle = low / 2 + high / 2
      let least = abs(best.x) * 0x1p-27 + 1e-300
      if abs(best.x - middle) <= 2 * least - (high / 2 - low / 2) { break }
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
      guard x > low, x < high else { break }
      // Where there is no value, nothing is lower.
      let y = try function.difference(at: x).map { sign * $0 } ?? .infinity
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
    return best
  }
}
