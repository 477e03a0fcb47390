import ReckonCatalogue

/// Searches for peaks between the points of a quadrature with a seemingly small error: where a value is far from the
/// polynomial through the surrounding points.
///
/// Every quadrature samples a few points: near numbers of the formula, where peaks most often are, in every second
/// power of ten, where heavy tails lead to their peak, and evenly on the path. A surprising sample is followed by more
/// at geometrically growing distances, and again around the highest of these, until its neighbors are about as high:
/// the range is divided there.
struct HiddenPeaks {
  private struct Sample {
    let x: Double
    /// The difference between the function and the interpolated value.
    let height: Double
  }

  /// A peak above the interpolated values, during the search.
  private struct Climb {
    var highest: Sample
    /// All samples so far, in ascending order.
    var samples: [Sample]
    /// The interval of the next samples.
    var feet: ClosedRange<Double>
    var isDone = false
    var count = 0
  }

  /// In ascending order.
  private let parts: [QuadraturePart]
  /// The upper end of each part.
  private let ends: [Double]
  private let range: ClosedRange<Double>
  /// The size of the complete integral.
  private let wholeSize: Double
  private var climbs: [Climb] = []
  private var round = 0

  private(set) var points: [Double] = []
  /// The points at which to divide the quadrature, in ascending order: the top of each peak, and points where it is
  /// low.
  private(set) var divisions: [Double] = []
  /// About the size of the peaks found.
  private(set) var size = 0.0

  private static let mostHints = 24
  private static let evenPoints = 24
  /// The greatest power of 100 sampled in an infinite range, and the negated least power in any.
  private static let mostPower = 12
  private static let mostClimbs = 16
  private static let mostRounds = 8
  /// The samples per round on each side.
  private static let steps = 20
  /// The surprise threshold: the relative change of the integral if a sample's deviation held all over its part.
  private static let surprise = 1e-7
  /// The relative height at which a peak counts as low.
  private static let foot = 1e-3
  /// The ratio of the distances of successive divisions of a tail from the peak.
  private static let stride = 30.0

  init(_ parts: [QuadraturePart], in range: ClosedRange<Double>, near hints: [Double], size: Double) {
    (self.range, wholeSize) = (range, size)
    self.parts = parts.sorted { $0.place < $1.place }
    ends = self.parts.map { max($0.span.piece.point($0.span.low).x, $0.span.piece.point($0.span.high).x) }
    var found: [Double] = []
    let inside = Set(hints.flatMap { [$0, -$0] }.filter { $0 > range.lowerBound && $0 < range.upperBound && $0 != 0 })
    for hint in inside.sorted().prefix(Self.mostHints) {
      // Not the number itself, where formulas may have no value.
      found.append(hint * (1 + 0x1p-48))
    }
    let farthest = max(abs(range.lowerBound), abs(range.upperBound))
    let most = farthest.isFinite ? Int(Elementary.log10(farthest) / 2) : Self.mostPower
    if most >= -Self.mostPower {
      for power in -Self.mostPower...most {
        let x = Elementary.exp10(Double(2 * power) + 0.07)
        found += [-x, x]
      }
    }
    for piece in QuadraturePath(from: range.lowerBound, to: range.upperBound).pieces {
      for index in 1...Self.evenPoints / 2 {
        // The fractional parts of multiples of the golden ratio are evenly distributed.
        found.append(
          piece.point((Double(index) * 0.6180339887498949).truncatingRemainder(dividingBy: 1) * piece.length).x)
      }
    }
    points = found.filter { $0 > range.lowerBound && $0 < range.upperBound }.sorted()
  }

  mutating func take(_ values: [Double]) {
    if round == 0 { begin(values) } else { climb(values) }
    round += 1
    if round > Self.mostRounds { for index in climbs.indices { climbs[index].isDone = true } }
    points = []
    for index in climbs.indices where !climbs[index].isDone {
      let asked = Self.ladder(climbs[index])
      climbs[index].count = asked.count
      points += asked
    }
    if points.isEmpty { finish() }
  }

  // MARK: The first points

  /// A point on the quadrature's path.
  private struct Spot {
    /// The index of the part.
    let part: Int
    let distance: Double
    /// The path's speed there, negative if the integral's bounds are in descending order.
    let weight: Double

    var speed: Double { abs(weight) }
  }

  private func spot(_ x: Double) -> Spot? {
    var (first, last) = (0, ends.count)
    while first < last {
      let middle = (first + last) / 2
      if ends[middle] < x { first = middle + 1 } else { last = middle }
    }
    // At the boundary of two parts, rounding decides.
    for index in max(first - 1, 0)..<min(first + 2, parts.count) {
      let span = parts[index].span
      if let distance = span.piece.distance(to: x), distance >= span.low, distance <= span.high {
        let weight = span.piece.point(distance).weight
        return weight != 0 && weight.isFinite ? Spot(part: index, distance: distance, weight: weight) : nil
      }
    }
    return nil
  }

  private func height(_ value: Double, at spot: Spot?) -> Double {
    guard let spot, value.isFinite else { return 0 }
    return abs(value - parts[spot.part].interpolated(spot.distance) / spot.weight)
  }

  private mutating func begin(_ values: [Double]) {
    var previous: ClosedRange<Double>?
    for (x, value) in zip(points, values) where value.isFinite {
      guard let spot = spot(x) else { continue }
      let sample = Sample(x: x, height: height(value, at: spot))
      let (span, ruleError) = (parts[spot.part].span, parts[spot.part].ruleError)
      let isFar = sample.height * spot.speed * span.half * 2 > max(wholeSize * Self.surprise, ruleError * 10)
      let near = parts[spot.part].neighbors(of: spot.distance)
      guard isFar || abs(value) * spot.speed > near.size * 2 else { continue }
      let ends = [near.low, near.high].map { span.piece.point($0).x }
      // Infinite ends are replaced by the farthest points sampled.
      let low = max(min(ends[0], ends[1], x), range.lowerBound, x - abs(x) * 1e3 - 1e3)
      let high = min(max(ends[0], ends[1], x), range.upperBound, x + abs(x) * 1e3 + 1e3)
      if let last = climbs.last, previous?.contains(x) == true {
        // The same gap between two points.
        climbs[climbs.count - 1].samples.append(sample)
        if sample.height > last.highest.height { climbs[climbs.count - 1].highest = sample }
      } else {
        climbs.append(Climb(highest: sample, samples: [sample], feet: low...high))
      }
      previous = low...high
    }
    if climbs.count > Self.mostClimbs {
      climbs = Array(climbs.sorted { $0.highest.height > $1.highest.height }.prefix(Self.mostClimbs))
    }
  }

  // MARK: Further points

  /// Points on both sides of the highest sample, up to the feet, with geometrically decreasing distances from it, and
  /// some near the feet.
  private static func ladder(_ climb: Climb) -> [Double] {
    let x = climb.highest.x
    var found: [Double] = []
    for foot in [climb.feet.lowerBound, climb.feet.upperBound] {
      let farthest = abs(foot - x)
      let nearest = max(x.ulp * 2, farthest * 1e-40)
      guard farthest > nearest * 2 else { continue }
      let factor = Elementary.exp10(Elementary.log10(nearest / farthest) / Double(steps))
      var distance = farthest
      for _ in 0..<steps {
        distance *= factor
        let point = foot < x ? x - distance : x + distance
        if point != x { found.append(point) }
      }
      // The foot itself may be the highest point.
      for power in 1...steps / 2 { found.append(foot + (x - foot) * Elementary.exp10(Double(-power))) }
    }
    return found
  }

  private mutating func climb(_ values: [Double]) {
    var next = 0
    for index in climbs.indices where !climbs[index].isDone {
      let own = next..<next + climbs[index].count
      next = own.upperBound
      for number in own {
        climbs[index].samples.append(
          Sample(x: points[number], height: height(values[number], at: spot(points[number]))))
      }
      climbs[index].samples.sort { $0.x < $1.x }
      let samples = climbs[index].samples
      guard let top = samples.indices.max(by: { samples[$0].height < samples[$1].height }) else { continue }
      let low = top > 0 ? samples[top - 1] : samples[top]
      let high = top + 1 < samples.count ? samples[top + 1] : samples[top]
      let isLevel = min(low.height, high.height) >= samples[top].height / 2
      climbs[index].isDone = own.isEmpty || isLevel
      climbs[index].highest = samples[top]
      climbs[index].feet = low.x...high.x
    }
  }

  /// Decides which peaks count, and where to divide the range for each: at its highest sample, and on both sides where
  /// it is low and further out, until its tail is negligible.
  private mutating func finish() {
    for climb in climbs {
      let (x, height) = (climb.highest.x, climb.highest.height)
      let high = climb.samples.filter { $0.height >= height / 2 }
      guard let first = high.first, let last = high.last else { continue }
      let peak = height * max(last.x - first.x, x.ulp)
      guard peak > wholeSize * 1e-15 else { continue }
      size += peak
      divisions.append(x)
      for side in [climb.samples.reversed().filter { $0.x < x }, climb.samples.filter { $0.x > x }] {
        var distance = 0.0
        for sample in side where sample.height < height * Self.foot && abs(sample.x - x) > distance * Self.stride {
          divisions.append(sample.x)
          distance = abs(sample.x - x)
          // The rest of the tail is negligible.
          if sample.height * distance < peak * 1e-18 { break }
        }
      }
    }
    divisions = Set(divisions).filter { $0 > range.lowerBound && $0 < range.upperBound }.sorted()
  }
}
