/// Adaptive Gauss–Kronrod quadrature of a function over a range, which may be infinite or end in poles.
///
/// The smallest relative error is that of rounding.
package struct Quadrature: PointMethod {
  private let tolerance: Double
  private let polishes: Bool
  /// The value when the error first was small enough, and the limit on parts while polishing.
  var settled: (value: Double, most: Int)?
  var parts: [QuadraturePart] = []
  /// The spans whose values are requested, in place of the part ``halved``.
  private var asked: [QuadratureSpan] = []
  private var halved: QuadraturePart?
  let bounds: (lower: Double, upper: Double)
  /// Numbers near which there may be peaks.
  let hints: [Double]
  /// The points at which the range is divided, in ascending order.
  private var divisions: [Double] = []
  /// The number of searches for hidden peaks since the value seemed to be found.
  private var checks = 0
  /// The number of parts at which gaps between parts are checked next.
  private var nextLook = firstLook
  private var stage = Stage.first

  private enum Stage {
    /// The points of the complete range have been requested.
    case first
    case search(PeakSearch)
    /// Nonzero values have been sampled, as far as can be determined.
    case halving
    /// The error has become small, and a search for hidden peaks is running.
    ///
    /// Without an estimate, it has not become small soon.
    case check(HiddenPeaks, Estimate?)
  }

  /// The sums over all parts.
  struct Estimate {
    var value = 0.0
    var error = 0.0
    var size = 0.0
    var noise = 0.0
  }

  /// The derivative of the path at each point of the requested spans; 0 where no value is requested.
  private var weights: [Double] = []
  /// The points themselves.
  private var places: [Double] = []
  /// The number of halvings that changed neither value nor error: only rounding is left then.
  var stalls = 0

  /// Whether all values so far were numbers.
  private(set) var isDefined = true
  /// Whether a value not beyond zeros was infinite.
  private(set) var isUnbounded = false
  private var tails = ZeroTails()

  /// Whether the points belong to a search for hidden peaks, and may have no value.
  var isLooking: Bool { if case .check = stage { true } else { false } }

  package private(set) var points: [Double] = []
  /// The integral when it has ended; `nil` if its error stays large.
  package private(set) var result: Integral?

  /// The limit on parts.
  static let most = 2_000
  /// The least distance from an end at which points are evaluated: below it, squares of distances underflow.
  private static let nearest = 1e-90
  /// The relative error above which there is no result.
  private static let largestError = 1e-6
  /// The number of additional parts while polishing.
  private static let polishingParts = 16
  /// The limit on halvings that change nothing.
  private static let mostStalls = 10
  /// The limit on searches for hidden peaks.
  private static let mostChecks = 3
  /// At the limit on parts, fewer digits suffice, and some more parts are allowed for peaks found last.
  private static let modestError = 1e-8
  static let further = 500
  /// The number of parts at which a search precedes a small error.
  private static let firstLook = 128

  /// - Parameters:
  ///   - tolerance: the requested relative error.
  ///   - polishes: whether some further halvings follow, which change the value little if the estimated error is right:
  ///     pure rounding noise in the function's values can yield a small error by chance.
  ///   - hints: numbers near which there may be peaks too narrow to be found otherwise.
  package init(from lower: Double, to upper: Double, tolerance: Double, polishes: Bool = false, hints: [Double]) {
    self.hints = hints
    (self.tolerance, self.polishes) = (tolerance, polishes)
    bounds = (lower, upper)
    guard !lower.isNaN, !upper.isNaN else { return }
    begin()
    if points.isEmpty { result = Integral(value: 0, error: 0) }
  }

  /// Requests the values of several parts between successive divisions, so that narrow peaks are sampled.
  private mutating func begin() {
    let places = [bounds.lower] + (bounds.lower <= bounds.upper ? divisions : divisions.reversed()) + [bounds.upper]
    let count = divisions.isEmpty ? 5 : 3
    (parts, settled, halved, stalls) = ([], nil, nil, 0)
    stage = divisions.isEmpty ? .first : .halving
    points.removeAll(keepingCapacity: true)
    ask(
      zip(places, places.dropFirst()).flatMap { QuadraturePath(from: $0, to: $1).pieces }.flatMap { piece in
        (0..<count).map { index in
          QuadratureSpan(
            piece: piece, low: piece.length * Double(index) / Double(count),
            high: piece.length * Double(index + 1) / Double(count))
        }
      })
  }

  package mutating func take(_ given: [Double]) {
    if case .check(var hidden, let estimate) = stage {
      hidden.take(given)
      return settle(hidden, estimate)
    }
    let values = tails.values(given, at: points)
    isUnbounded = isUnbounded || values.contains { $0.isInfinite }
    // An integral beyond the range of doubles has no result either, but its values are numbers.
    if values.contains(where: { $0.isNaN }) { isDefined = false }
    guard case .search(var search) = stage else { return takeParts(values) }
    search.take(values)
    settle(search)
  }

  /// Continues a search for peaks, or handles its outcome.
  private mutating func settle(_ search: PeakSearch) {
    (points, stage) = (search.points, .search(search))
    guard let outcome = search.outcome else { return }
    stage = .halving
    switch outcome {
    // An infinite error as the estimate: there is a value only if a peak is found.
    case .nothing: settle(hiddenPeaks(totals()), Estimate(error: .infinity))
    case .tooMuch: return
    case .complete: advance()
    case .peaks(let places):
      divisions = places
      begin()
    }
  }

  /// Continues a search for hidden peaks, or handles its outcome.
  mutating func settle(_ hidden: HiddenPeaks, _ estimate: Estimate?) {
    (points, stage) = (hidden.points, .check(hidden, estimate))
    guard points.isEmpty else { return }
    stage = .halving
    let places = hidden.divisions.filter { !divisions.contains($0) }
    if places.isEmpty || checks == Self.mostChecks {
      guard let estimate else { return halve() }
      return end(estimate, hidden: hidden.size)
    }
    checks += 1
    nextLook = Self.firstLook
    divisions = (divisions + places).sorted()
    begin()
  }

  private mutating func takeParts(_ values: [Double]) {
    let before = parts.count
    var next = 0
    for (number, span) in asked.enumerated() {
      let own = number * QuadraturePart.pointCount..<(number + 1) * QuadraturePart.pointCount
      let weights = weights[own]
      parts.append(
        QuadraturePart(
          span,
          weights.map { weight in
            // At the very end the path has no speed, so that a pole has no weight.
            if weight == 0 { return 0 }
            next += 1
            return values[next - 1] * weight
          }, weights, places[own]))
    }
    if case .first = stage {
      stage = .halving
      let (low, high) = (min(bounds.lower, bounds.upper), max(bounds.lower, bounds.upper))
      if isDefined, low <= high, values.contains(0) {
        let search = PeakSearch(points, values, in: low...high)
        if !search.points.isEmpty { return settle(search) }
      }
    }
    if let halved {
      let (a, b) = (parts[before], parts[before + 1])
      if a.error + b.error >= 0.99 * halved.error,
        abs(a.value + b.value - halved.value) <= 1e-5 * abs(a.value + b.value)
      {
        stalls += 1
      }
    }
    advance()
  }

  /// Ends, or requests the values of the halves of the worst part.
  mutating func advance() {
    (points, asked, halved) = ([], [], nil)
    let now = totals()
    guard now.value.isFinite, now.error.isFinite else { return }
    // The estimates for the halves may reveal an error that the estimate for the part did not.
    if now.error > max(allowed(now) * 1e3, abs(now.value) * 1e-9) { settled = nil }
    if now.error <= allowed(now) || settled != nil {
      // Next to a peak the estimate is less reliable.
      let isExact = now.error <= now.size * 1e-14 && divisions.isEmpty
      let isSmallest = isExact || stalls >= Self.mostStalls || parts.count >= settled?.most ?? .max
      if !polishes || isSmallest { return look(now) }
      settled = settled ?? (now.value, parts.count + Self.polishingParts)
    }
    if parts.count == nextLook {
      nextLook += Self.firstLook
      _ = raiseErrorsAtJumps(above: allowed(now))
      if parts.count == Self.firstLook { return settle(hiddenPeaks(now), nil) }
    }
    halve()
  }

  private mutating func halve() {
    guard let worst = parts.indices.max(by: { parts[$0].error < parts[$1].error }) else {
      preconditionFailure("an integral has parts")
    }
    let span = parts[worst].span
    let middle = span.middle
    guard stalls < Self.mostStalls, parts.count < Self.most + Self.further, middle > span.low, middle < span.high,
      span.high > Self.nearest,
      span.piece.point(middle).weight != 0
    else { return look(totals()) }
    parts.swapAt(worst, parts.count - 1)
    halved = parts.removeLast()
    ask([
      QuadratureSpan(piece: span.piece, low: span.low, high: middle),
      QuadratureSpan(piece: span.piece, low: middle, high: span.high),
    ])
  }

  /// The error at which the value counts as found.
  func allowed(_ now: Estimate) -> Double {
    max(abs(now.value) * tolerance, now.size * (parts.count < Self.most ? 1e-14 : Self.modestError))
  }

  /// - Parameter hidden: the size of the peaks found between the points.
  private mutating func end(_ now: Estimate, hidden: Double) {
    let error = now.error + now.noise + hidden
    guard error <= now.size * Self.largestError else { return }
    result = Integral(value: now.value, error: max(error, now.size * (divisions.isEmpty ? 0x1p-52 : 5e-15)))
  }

  /// The sums over all parts, compensated.
  func totals() -> Estimate {
    var (sums, lost) = (Estimate(), 0.0)
    for part in parts {
      let sum = sums.value + part.value
      lost += abs(sums.value) >= abs(part.value) ? (sums.value - sum) + part.value : (part.value - sum) + sums.value
      sums.value = sum
      sums.error += part.error
      sums.size += part.size
      sums.noise += part.noise
    }
    sums.value += lost
    return sums
  }

  /// Requests the values at the points of some spans.
  private mutating func ask(_ spans: [QuadratureSpan]) {
    asked = spans
    weights.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    for span in spans {
      for position in QuadraturePart.positions {
        let point = span.piece.point(span.middle + span.half * position)
        weights.append(point.weight)
        places.append(point.x)
        if point.weight != 0 { points.append(point.x) }
      }
    }
  }
}
