import ReckonCatalogue

/// Searches for peaks, narrow in proportion to the range, where the first points of a quadrature are all zeros.
///
/// Between several consecutive points with a value of exactly 0, it requests more, evenly and in each power of ten of
/// the distance from 0. After a round without new peaks, a last round requests points in each power of two of the
/// distance from each peak, so that the zeros next to it are about as far away as the peak is wide.
struct PeakSearch {
  private struct Sample {
    let x: Double
    let size: Double
    /// Whether the quadrature itself has sampled the value.
    let isKnown: Bool
  }

  /// A stretch of nonzero values between two zeros.
  private struct Peak {
    let highest: Double
    /// The nearest points on both sides, which are zeros or the ends of the range.
    let feet: ClosedRange<Double>
  }

  enum Outcome {
    /// No hidden peaks.
    case complete
    /// The function seems to be 0 in the complete range.
    case nothing
    /// Too many peaks, or the last round still found new ones.
    case tooMuch
    /// The points at which to divide the quadrature, in order: the top of each peak, and zeros close to its feet.
    case peaks([Double])
  }

  private var samples: [Sample]
  private let range: ClosedRange<Double>
  private var round = 0
  private var hidden: [Peak] = []
  private var isNarrowing = false

  private(set) var points: [Double] = []
  private(set) var outcome: Outcome?

  /// The number of consecutive zeros between which more points are requested.
  private static let fewestZeros = 4
  /// A peak with fewer points in the quadrature is lost when the part around it is halved.
  private static let fewestKnown = 3
  private static let mostRounds = 6
  private static let mostPeaks = 32
  /// The points per round in one run of zeros: evenly, and in each power of ten, up to a limit of powers.
  private static let evenPoints = 192
  private static let pointsOfDecade = 32.0
  private static let mostDecades = 9.0
  /// The narrowest peak, as a power of two of the distance to the nearest zeros sampled.
  private static let halvings = 40
  /// The bound on points sampled in an infinite range.
  private static let farthest = 1e9

  init(_ points: [Double], _ values: [Double], in range: ClosedRange<Double>) {
    samples = zip(points, values).map { Sample(x: $0, size: abs($1), isKnown: true) }.sorted { $0.x < $1.x }
    self.range = range
    hidden = hiddenPeaks
    ask()
  }

  mutating func take(_ values: [Double]) {
    samples += zip(points, values).map { Sample(x: $0, size: abs($1), isKnown: false) }
    samples.sort { $0.x < $1.x }
    let before = hidden.count
    hidden = hiddenPeaks
    round += 1
    if hidden.count > Self.mostPeaks || hidden.count > before && round == Self.mostRounds {
      (points, outcome) = ([], .tooMuch)
    } else if isNarrowing {
      (points, outcome) = ([], .peaks(divisions))
    } else if hidden.count == before {
      if hidden.isEmpty {
        (points, outcome) = ([], samples.allSatisfy { $0.size == 0 } ? .nothing : .complete)
      } else {
        isNarrowing = true
        points = hidden.flatMap { pointsAround($0) }
      }
    } else {
      ask()
    }
  }

  /// The nonzero stretches between zeros with few points from the quadrature.
  private var hiddenPeaks: [Peak] {
    var peaks: [Peak] = []
    var index = 0
    while index < samples.count {
      var end = index
      while end < samples.count, samples[end].size > 0 { end += 1 }
      let peak = samples[index..<end]
      let knownCount = peak.count { $0.isKnown }
      if let highest = peak.max(by: { $0.size < $1.size }), knownCount < Self.fewestKnown {
        let first = index == 0 ? range.lowerBound : samples[index - 1].x
        let last = end == samples.count ? range.upperBound : samples[end].x
        // Points next to an end may be rounded beyond it.
        peaks.append(Peak(highest: highest.x, feet: min(first, highest.x)...max(last, highest.x)))
      }
      index = end + 1
    }
    return peaks
  }

  /// The peaks and their feet inside the range.
  private var divisions: [Double] {
    var places: [Double] = []
    for place in hidden.flatMap({ [$0.feet.lowerBound, $0.highest, $0.feet.upperBound] })
    where place > places.last ?? range.lowerBound && place < range.upperBound { places.append(place) }
    return places
  }

  private mutating func ask() {
    points = rows.flatMap { pointsInside($0) }
    if points.isEmpty { outcome = .complete }
  }

  /// The ranges in which several consecutive known points have the value 0.
  private var rows: [ClosedRange<Double>] {
    let known = samples.filter { $0.isKnown }
    var rows: [ClosedRange<Double>] = []
    var index = 0
    while index < known.count {
      var end = index
      while end < known.count, known[end].size == 0 { end += 1 }
      if end - index >= Self.fewestZeros {
        let low = index == 0 ? range.lowerBound : known[index].x
        let high = end == known.count ? range.upperBound : known[end - 1].x
        let first = low.isFinite ? low : min(known[index].x, -Self.farthest)
        let last = high.isFinite ? high : max(known[end - 1].x, Self.farthest)
        rows.append(first...max(first, last))
      }
      index = end + 1
    }
    return rows
  }

  /// Points on both sides of a peak, with distances halved each time.
  private func pointsAround(_ peak: Peak) -> [Double] {
    var found: [Double] = []
    for foot in [peak.feet.lowerBound, peak.feet.upperBound] {
      var distance = (foot.isFinite ? foot : foot > 0 ? Self.farthest : -Self.farthest) - peak.highest
      for _ in 0..<Self.halvings {
        distance /= 2
        let x = peak.highest + distance
        guard x != peak.highest else { break }
        found.append(x)
      }
    }
    return found
  }

  /// New points in a range: distinct between rounds, and not at round numbers, where formulas may have no value.
  private func pointsInside(_ row: ClosedRange<Double>) -> [Double] {
    var found: [Double] = []
    // The fractional parts of multiples of the golden ratio are evenly distributed.
    for index in 1...Self.evenPoints {
      let part = (Double(round * Self.evenPoints + index) * 0.6180339887498949).truncatingRemainder(dividingBy: 1)
      found.append(row.lowerBound * (1 - part) + row.upperBound * part)
    }
    let offset = (Double(round) * 0.6180339887498949 + 0.29).truncatingRemainder(dividingBy: 1)
    for (sign, least, most) in [(1.0, row.lowerBound, row.upperBound), (-1, -row.upperBound, -row.lowerBound)]
    where most > 0 {
      let count = Int(Self.pointsOfDecade * Self.mostDecades)
      for index in 0..<count {
        let x = most * Elementary.exp10(-(Double(index) + offset) / Self.pointsOfDecade)
        guard x > least else { break }
        found.append(sign * x)
      }
    }
    return found.filter { row.contains($0) }
  }
}
