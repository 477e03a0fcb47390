import ReckonCatalogue
import ReckonMachine

/// The function whose zeros are searched: the difference of an equation's sides.
package protocol RootEquation {
  /// The difference at a point; `nil` if it has no value.
  func difference(at x: Double) throws(FormulaError) -> Double?
  /// The same at many points, NaN for those without a value.
  func differences(at points: [Double]) throws(FormulaError) -> [Double]
  /// The same at a number, computed in decimals; `nil` also if that is impossible or the value is approximate.
  func exactDifference(at x: Decimal128) throws(FormulaError) -> Decimal128?
  /// Whether an evaluation may take arbitrarily long.
  var isCostly: Bool { get }
}

/// The results of a search.
package struct RootFindings: Sendable {
  /// In ascending order.
  package var roots: [Root] = []
  /// Ranges in which the sides were equal at all samples.
  package var ranges: [ClosedRange<Double>] = []
  /// Whether both sides had a value at any sample.
  package var isDefined = false
}

/// Finds the solutions of an equation in a range by sampling: crossings by brackets, double roots by minima of the
/// absolute difference.
package struct RootSearch<Equation: RootEquation> {
  let equation: Equation
  let range: ClosedRange<Double>
  var samples: [Sample] = []

  struct Sample {
    let x: Double
    /// NaN if a side has no value.
    let y: Double
  }

  /// A solution.
  private struct Place {
    let x: Double
    let kind: Root.Kind
    /// The radius within which rounding makes the difference 0 as well.
    var reach = 0.0
  }

  /// The maximum number of minima, ends and zeros that are refined, each at about fifty evaluations.
  static var looks: Int { 2000 }

  package init(_ equation: Equation, in range: ClosedRange<Double>) {
    self.equation = equation
    self.range = range.finite
  }

  func difference(_ x: Double) throws(FormulaError) -> Double? { try equation.difference(at: x) }

  package mutating func run() throws(FormulaError) -> RootFindings {
    samples = try sampled(points())
    var findings = RootFindings()
    findings.isDefined = samples.contains { !$0.y.isNaN }
    try addEnds()
    var places: [Place] = []
    for zeros in try runsOfZeros() {
      let (first, last) = (samples[zeros.lowerBound], samples[zeros.upperBound])
      if last.x / 2 - first.x / 2 > evenDistance * 2 {
        findings.ranges.append(first.x...last.x)
      } else {
        let middle = zeros.count == 1 ? first.x : first.x / 2 + last.x / 2
        places.append(Place(x: middle, kind: .crossing, reach: last.x - first.x))
        places += try besideZeros(zeros)
      }
    }
    for index in samples.indices.dropLast() {
      let (a, b) = (samples[index], samples[index + 1])
      guard !a.y.isNaN, !b.y.isNaN, a.y != 0, b.y != 0, (a.y < 0) != (b.y < 0) else { continue }
      if let x = try root(between: a, b) { places.append(Place(x: x, kind: .crossing)) }
    }
    places += try dips()
    findings.roots = try finished(places)
    return findings
  }

  private func root(between a: Sample, _ b: Sample) throws(FormulaError) -> Double? {
    let (low, high) = a.x < b.x ? (a, b) : (b, a)
    var bracket = RootBracket(low: (low.x, low.y), high: (high.x, high.y))
    while let x = bracket.points.first {
      if let y = try difference(x) { bracket.take([y]) } else { bracket.take([.nan]) }
    }
    return bracket.result
  }

  // MARK: Zeros

  /// The runs of samples where the difference is 0, up to rounding.
  private func runsOfZeros() throws(FormulaError) -> [ClosedRange<Int>] {
    var runs: [ClosedRange<Int>] = []
    for index in samples.indices where samples[index].y == 0 {
      if let last = runs.last, try isNoise(between: last.upperBound, index) {
        runs[runs.count - 1] = last.lowerBound...index
      } else {
        runs.append(index...index)
      }
    }
    return runs
  }

  /// Whether the difference is within rounding noise at all samples between two, and at the midpoints.
  private func isNoise(between first: Int, _ last: Int) throws(FormulaError) -> Bool {
    for index in first + 1..<last where try !isNoise(samples[index].x) { return false }
    return try isNoise(samples[first].x / 2 + samples[last].x / 2)
  }

  /// Whether the difference at a point is within rounding noise.
  private func isNoise(_ x: Double) throws(FormulaError) -> Bool {
    guard let y = try difference(x) else { return false }
    if y == 0 { return true }
    let noise = try noise(at: x)
    return abs(y) <= 8 * noise
  }

  /// The zeros between a run of zero samples and its neighbors.
  private func besideZeros(_ run: ClosedRange<Int>) throws(FormulaError) -> [Place] {
    var places: [Place] = []
    for (index, neighbour) in [(run.lowerBound, run.lowerBound - 1), (run.upperBound, run.upperBound + 1)]
    where samples.indices.contains(neighbour) && !samples[neighbour].y.isNaN {
      let (zero, end) = (samples[index], samples[neighbour])
      // From near the zero outwards: the first value above rounding noise has the sign of that side.
      for step in (1...12).reversed() {
        let x = zero.x + (end.x - zero.x) / Double(1 << step)
        guard try !isNoise(x), let y = try difference(x) else { continue }
        if (y < 0) != (end.y < 0), let root = try root(between: Sample(x: x, y: y), end) {
          places.append(Place(x: root, kind: .crossing))
        }
        break
      }
    }
    return places
  }

  // MARK: Minima of the absolute difference

  /// The zeros near samples at which the absolute difference has a local minimum without a sign change.
  private func dips() throws(FormulaError) -> [Place] {
    var places: [Place] = []
    var looksLeft = Self.looks
    for index in samples.indices where looksLeft > 0 && samples[index].y != 0 && !samples[index].y.isNaN {
      let y = samples[index].y
      // There is no lower value beyond the last one.
      let neighbours = [index - 1, index + 1].filter { samples.indices.contains($0) && !samples[$0].y.isNaN }
      guard !neighbours.isEmpty,
        neighbours.allSatisfy({ (samples[$0].y < 0) == (y < 0) && abs(samples[$0].y) >= abs(y) }),
        neighbours.contains(where: { abs(samples[$0].y) > abs(y) })
      else { continue }
      looksLeft -= 1
      places += try zeros(inDip: samples[neighbours[0]], samples[index], samples[neighbours[neighbours.count - 1]])
    }
    return places
  }

  /// The zeros near the middle one of three samples, the closest to 0; at a boundary of the domain there are only two,
  /// and it is one of them.
  private func zeros(inDip first: Sample, _ middle: Sample, _ last: Sample) throws(FormulaError) -> [Place] {
    let sign = middle.y < 0 ? -1.0 : 1
    // The golden section.
    let ratio = 0.381966011250105
    var (low, best, high) = (min(first.x, middle.x), middle, max(last.x, middle.x))
    for _ in 0..<80 {
      let x = high - best.x > best.x - low ? best.x + ratio * (high - best.x) : best.x - ratio * (best.x - low)
      guard x > low, x < high, x != best.x else { break }
      guard let y = try difference(x) else { return [] }
      if y * sign < -4 * (try noise(at: x)) {
        // The sides cross on both sides of the point.
        let inside = Sample(x: x, y: y)
        var crossings: [Place] = []
        for end in [first.x < middle.x ? first : middle, last.x > middle.x ? last : middle] {
          if let root = try root(between: end, inside) { crossings.append(Place(x: root, kind: .crossing)) }
        }
        return crossings
      }
      if y * sign < best.y * sign {
        if x > best.x { low = best.x } else { high = best.x }
        best = Sample(x: x, y: y)
      } else if x > best.x {
        high = x
      } else {
        low = x
      }
    }
    let depth = max(abs(first.y), abs(last.y))
    // The minimum is far closer to 0 than the samples, and within rounding noise.
    guard abs(best.y) <= depth * 1e-6, abs(best.y) <= 4 * (try noise(at: best.x)) else { return [] }
    // At a boundary of the range or domain nothing is known beyond it.
    let isEnd = first.x == last.x && (best.x == middle.x || abs(best.x - middle.x) <= abs(middle.x) * 1e-15)
    return [Place(x: best.x, kind: isEnd ? .crossing : .touching)]
  }

  /// The rounding noise at a point: the variation of the difference between adjacent doubles.
  private func noise(at x: Double) throws(FormulaError) -> Double {
    var (least, most) = (Double.infinity, -Double.infinity)
    var place = x
    for _ in 0..<8 { place = place.nextDown }
    for _ in 0..<17 {
      if let y = try difference(place) { (least, most) = (min(least, y), max(most, y)) }
      place = place.nextUp
    }
    return most > least ? most - least : 0
  }

  // MARK: Solutions

  /// The solutions at points, each replaced by a short decimal if it is one.
  private func finished(_ places: [Place]) throws(FormulaError) -> [Root] {
    let sorted = places.sorted { $0.x < $1.x }
    var roots: [Root] = []
    for (index, place) in sorted.enumerated() {
      // At most halfway to the next one.
      let gaps = [index - 1, index + 1].filter(sorted.indices.contains).map { abs(sorted[$0].x - place.x) * 0.45 }
      let root = try root(at: place, within: gaps.reduce(max(abs(place.x) * 1e-4, 1e-9, place.reach), min))
      guard let last = roots.last, last.value == root.value else {
        roots.append(root)
        continue
      }
      if !last.isExact { roots[roots.count - 1] = root }
    }
    return roots
  }

  /// The maximum number of digits of a short decimal solution, and of one that is only verified in doubles.
  private static var shortDigits: Int { 12 }
  private static var shortDigitsOfDoubles: Int { 9 }

  private func root(at place: Place, within reach: Double) throws(FormulaError) -> Root {
    let x = place.x
    var nearby: Double?
    for digits in 0...Self.shortDigits {
      let candidate = digits == 0 ? Decimal128.zero : Decimal128(x, significantDigits: digits).reduced
      let distance = abs(candidate.double - x)
      guard distance <= reach else { continue }
      if let difference = try equation.exactDifference(at: candidate), difference.isZero {
        return Root(candidate.double, decimal: candidate, isExact: true, place.kind)
      }
      // Not known to be exact, but as good as any other double.
      guard nearby == nil, digits <= Self.shortDigitsOfDoubles, distance <= max(abs(x) * 1e-12, place.reach) else {
        continue
      }
      if try difference(candidate.double) == 0 { nearby = candidate.double }
    }
    if let nearby { return Root(nearby, .crossing) }
    switch place.kind {
    case .touching: return Root(x, .touching)
    case .crossing:
      guard let decimal = try refined(x) else { return Root(x, .crossing) }
      return Root(decimal.double, decimal: decimal, .crossing)
    }
  }

  /// Refines a solution beyond double precision from the adjacent doubles: the secant method in decimals.
  private func refined(_ x: Double) throws(FormulaError) -> Decimal128? {
    var (low, high) = (Decimal128(x.nextDown), Decimal128(x.nextUp))
    guard var below = try equation.exactDifference(at: low), var above = try equation.exactDifference(at: high),
      below.isNegative != above.isNegative
    else { return nil }
    var best: Decimal128?
    for _ in 0..<8 {
      let point = low - below * (high - low) / (above - below)
      guard point.isFinite, point != best, low <= point, point <= high,
        let difference = try equation.exactDifference(at: point)
      else { break }
      best = point
      if difference.isZero { break }
      if difference.isNegative == below.isNegative {
        (low, below) = (point, difference)
      } else {
        (high, above) = (point, difference)
      }
    }
    return best
  }
}
