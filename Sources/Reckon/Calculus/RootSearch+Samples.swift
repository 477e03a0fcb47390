import ReckonCatalogue

/// The points at which the difference is sampled.
extension RootSearch {
  /// The sample points: evenly spaced over the range, and over its middle if it is wide; geometrically spaced from zero
  /// outwards; integers.
  func points() -> [Double] {
    var points = [range.lowerBound, range.upperBound] + evenPoints(middle)
    if range != middle, range.upperBound - range.lowerBound <= Self.widest { points += evenPoints(range) }
    let ratio = Elementary.exp(Elementary.log(10) / (equation.isCostly ? 10 : 200))
    var size = 1e-9
    let limit = max(abs(range.lowerBound), abs(range.upperBound))
    while size <= limit {
      points += [size, -size]
      size *= ratio
    }
    for whole in -Self.wholeReach...Self.wholeReach { points.append(Double(whole)) }
    points.sort()
    var ascending: [Double] = []
    for point in points where range.contains(point) && point > ascending.last ?? -.infinity { ascending.append(point) }
    return ascending
  }

  private func evenPoints(_ range: ClosedRange<Double>) -> [Double] {
    (0...evenCount).map { index in
      let part = Double(index) / Double(evenCount)
      return range.lowerBound * (1 - part) + range.upperBound * part
    }
  }

  private var evenCount: Int { equation.isCostly ? 500 : 8000 }

  /// The part of a wide range where most solutions are, otherwise the complete range.
  private var middle: ClosedRange<Double> {
    let (low, high) = (max(range.lowerBound, -Self.reach), min(range.upperBound, Self.reach))
    return range.upperBound / 2 - range.lowerBound / 2 > Self.reach && low < high ? low...high : range
  }

  /// The spacing of points in the middle of the range.
  var evenDistance: Double { (middle.upperBound / 2 - middle.lowerBound / 2) / Double(evenCount) * 2 }

  /// The extent of the middle of a wide range, the extent of integer sample points, and the widest range that is
  /// sampled evenly.
  private static var reach: Double { 1000.0 }
  private static var wholeReach: Int { 500 }
  private static var widest: Double { 1e7 }

  func sampled(_ points: [Double]) throws(FormulaError) -> [Sample] {
    let differences = try equation.differences(at: points)
    return zip(points, differences).map { point, difference in Sample(x: point, y: difference) }
  }

  /// Adds the boundaries of the domain, between a sample with a value and one without.
  mutating func addEnds() throws(FormulaError) {
    var added: [Sample] = []
    var looksLeft = Self.looks
    for index in samples.indices.dropLast() where samples[index].y.isNaN != samples[index + 1].y.isNaN && looksLeft > 0
    {
      looksLeft -= 1
      let isRising = samples[index].y.isNaN
      var (inside, outside) = isRising ? (samples[index + 1], samples[index].x) : (samples[index], samples[index + 1].x)
      for _ in 0..<64 {
        let x = inside.x / 2 + outside / 2
        guard x != inside.x, x != outside else { break }
        if let y = try difference(x) { inside = Sample(x: x, y: y) } else { outside = x }
      }
      added.append(inside)
    }
    insert(added)
  }

  private mutating func insert(_ added: [Sample]) {
    guard !added.isEmpty else { return }
    samples = (samples + added).sorted { $0.x < $1.x }
    var last = -Double.infinity
    samples.removeAll { sample in
      defer { last = sample.x }
      return sample.x <= last
    }
  }
}
