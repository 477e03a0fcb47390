import ReckonCatalogue

/// Looks for what a function has where the first points of a quadrature have seen nothing but zeros: peaks that are narrow in proportion to the range.
///
/// Where at least some points in a row have the value 0 exactly, more are asked for between them, evenly and in each power of ten of the distance from
/// 0. It ends when a round of points has shown no further peak.
struct PeakSearch {
  private struct Sample {
    let x: Double
    let size: Double
    /// Whether the quadrature itself has seen the value.
    let isKnown: Bool
  }

  enum Outcome {
    /// Nothing was hidden.
    case complete
    /// The whole range seems to be 0, or each look finds more than the one before.
    case nothing
    /// The places of the peaks, in order.
    case peaks([Double])
  }

  private var samples: [Sample]
  private let range: ClosedRange<Double>
  private var round = 0
  private var hidden: [Double] = []

  private(set) var points: [Double] = []
  private(set) var outcome: Outcome?

  /// How many points in a row must be 0 for more to be asked for between them.
  private static let fewestZeros = 4
  /// A peak of which the quadrature has seen fewer points is lost when it halves the part around it.
  private static let fewestKnown = 3
  private static let mostRounds = 6
  private static let mostPeaks = 32
  /// The points of a round in one row of zeros: evenly, and in each power of ten, of which there are at most so many.
  private static let evenPoints = 192
  private static let pointsOfDecade = 32.0
  private static let mostDecades = 9.0
  /// How far an infinite range is looked at.
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
      (points, outcome) = ([], .nothing)
    } else if hidden.count == before {
      let isEmpty = samples.allSatisfy { $0.size == 0 }
      (points, outcome) = ([], isEmpty ? .nothing : hidden.isEmpty ? .complete : .peaks(hidden))
    } else {
      ask()
    }
  }

  /// The highest places of what is not 0 between zeros, and was hardly seen before.
  private var hiddenPeaks: [Double] {
    var peaks: [Double] = []
    var index = 0
    while index < samples.count {
      var end = index
      while end < samples.count, samples[end].size > 0 { end += 1 }
      let peak = samples[index..<end]
      let knownCount = peak.count { $0.isKnown }
      if let highest = peak.max(by: { $0.size < $1.size }), knownCount < Self.fewestKnown { peaks.append(highest.x) }
      index = end + 1
    }
    return peaks
  }

  private mutating func ask() {
    points = rows.flatMap { pointsInside($0) }
    if points.isEmpty { outcome = .complete }
  }

  /// The ranges in which all of several known points have the value 0.
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
        rows.append((low.isFinite ? low : min(known[index].x, -Self.farthest))...(high.isFinite ? high : max(known[end - 1].x, Self.farthest)))
      }
      index = end + 1
    }
    return rows
  }

  /// New points in a range: no round asks for those of another, nor for round numbers, at which formulas may have no value.
  private func pointsInside(_ row: ClosedRange<Double>) -> [Double] {
    var found: [Double] = []
    // The fractional parts of multiples of the golden ratio are spread evenly.
    for index in 1...Self.evenPoints {
      let part = (Double(round * Self.evenPoints + index) * 0.6180339887498949).truncatingRemainder(dividingBy: 1)
      found.append(row.lowerBound * (1 - part) + row.upperBound * part)
    }
    let offset = (Double(round) * 0.6180339887498949 + 0.29).truncatingRemainder(dividingBy: 1)
    for (sign, least, most) in [(1.0, row.lowerBound, row.upperBound), (-1, -row.upperBound, -row.lowerBound)] where most > 0 {
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
