/// The value of an integral.
public struct Integral: Hashable, Sendable {
  /// The value.
  public let value: Double
  /// How far the value may be off, estimated from the difference of two rules; most often it is much less.
  public let error: Double

  init(value: Double, error: Double) { (self.value, self.error) = (value, error) }
}

/// Adaptive Gauss–Kronrod quadrature of a function over a range, which may be infinite or end in poles.
///
/// The smallest error, in proportion to the value, is that of rounding.
package struct Quadrature: PointMethod {
  /// A part of a piece of the path.
  private struct Span {
    let piece: QuadraturePath.Piece
    let low: Double
    let high: Double
  }

  /// A span with what the rules say of it.
  private struct Part {
    let span: Span
    let value: Double
    let error: Double
    /// The integral of the absolute value, by which rounding is judged.
    let size: Double
    /// How far the value may be off since the points are rounded to doubles, which counts where the function is steep.
    let noise: Double
  }

  private let tolerance: Double
  private let polishes: Bool
  /// The value when the error first was small enough, and how many parts there may be when it is polished.
  private var settled: (value: Double, most: Int)?
  private var parts: [Part] = []
  /// The spans whose values are requested, and the estimate for all of them as one.
  private var asked: [Span] = []
  private var halved: Part?
  private let bounds: (lower: Double, upper: Double)
  private var stage = Stage.first

  private enum Stage {
    /// The points of the whole range have been requested.
    case first
    case search(PeakSearch)
    /// What is not 0 has been seen, as far as can be told.
    case halving
  }

  /// For each point of the requested spans, the derivative of the path there; 0 where no value is requested.
  private var weights: [Double] = []
  /// The points themselves.
  private var places: [Double] = []
  /// The number of times halving a part has changed neither its value nor its error: only rounding is left then.
  private var stalls = 0

  /// Whether all values so far were numbers.
  private(set) var isDefined = true

  package private(set) var points: [Double] = []
  /// The integral when it has ended; `nil` where its error stays large.
  package private(set) var result: Integral?

  /// The most parts.
  private static let most = 2_000
  /// The least distance from an end at which points are evaluated: nearer to it, squares of distances vanish.
  private static let nearest = 1e-90
  /// The error, in proportion to the value, beyond which there is no integral.
  private static let largestError = 1e-6
  /// By how many parts a value is polished.
  private static let polishingParts = 16
  /// The most halvings that change nothing.
  private static let mostStalls = 10

  /// - Parameters:
  ///   - tolerance: how large the error should be at most, in proportion to the value.
  ///   - polishes: whether some further halvings follow, by which the value changes little if the error was what it seemed: what rounding alone
  ///     does to the values of the function passes for a small error by chance.
  package init(from lower: Double, to upper: Double, tolerance: Double, polishes: Bool = false) {
    (self.tolerance, self.polishes) = (tolerance, polishes)
    bounds = (lower, upper)
    begin(at: [lower, upper])
    if points.isEmpty { result = Integral(value: 0, error: 0) }
  }

  /// Asks for the values of several parts between each two places, so that narrow peaks are seen.
  private mutating func begin(at places: [Double]) {
    let count = 5
    ask(
      zip(places, places.dropFirst()).flatMap { QuadraturePath(from: $0, to: $1).pieces }.flatMap { piece in
        (0..<count).map { index in
          Span(
            piece: piece, low: piece.length * Double(index) / Double(count), high: piece.length * Double(index + 1) / Double(count))
        }
      })
  }

  package mutating func take(_ values: [Double]) {
    // An integral beyond the range of doubles is none either, but its values are numbers.
    if values.contains(where: { $0.isNaN }) { isDefined = false }
    guard case .search(var search) = stage else { return takeParts(values) }
    search.take(values)
    settle(search)
  }

  /// Goes on with a search for peaks, or with what it has found.
  private mutating func settle(_ search: PeakSearch) {
    (points, stage) = (search.points, .search(search))
    guard let outcome = search.outcome else { return }
    stage = .halving
    switch outcome {
    case .nothing: return
    case .complete: advance()
    case .peaks(let places):
      parts = []
      let isAscending = bounds.lower <= bounds.upper
      begin(at: [bounds.lower] + (isAscending ? places : places.reversed()) + [bounds.upper])
    }
  }

  private mutating func takeParts(_ values: [Double]) {
    let before = parts.count
    var next = 0
    for (number, span) in asked.enumerated() {
      let own = number * Self.pointCount..<(number + 1) * Self.pointCount
      let weights = weights[own]
      parts.append(
        part(
          span,
          weights.map { weight in
            // At the very end, where the path has no speed, a pole has no weight.
            if weight == 0 { return 0 }
            next += 1
            return values[next - 1] * weight
          }, weights, places[own]))
    }
    if case .first = stage {
      stage = .halving
      let (low, high) = (min(bounds.lower, bounds.upper), max(bounds.lower, bounds.upper))
      if isDefined, low <= high {
        let search = PeakSearch(points, values, in: low...high)
        if !search.points.isEmpty { return settle(search) }
      }
    }
    if let halved {
      let (a, b) = (parts[before], parts[before + 1])
      if a.error + b.error >= 0.99 * halved.error, abs(a.value + b.value - halved.value) <= 1e-5 * abs(a.value + b.value) { stalls += 1 }
    }
    advance()
  }

  /// Ends, or asks for the values of the halves of the worst part.
  private mutating func advance() {
    (points, asked, halved) = ([], [], nil)
    let (value, error, size, noise) = totals()
    guard value.isFinite, error.isFinite else { return }
    if error <= max(abs(value) * tolerance, size * 1e-14) || settled != nil {
      let isSmallest = error <= size * 1e-14 || stalls >= Self.mostStalls || parts.count >= settled?.most ?? .max
      if !polishes || isSmallest {
        let change = settled.map { abs(value - $0.value) * 2 } ?? 0
        return end(value, error: max(error, change) + noise, size)
      }
      settled = settled ?? (value, parts.count + Self.polishingParts)
    }
    guard let worst = parts.indices.max(by: { parts[$0].error < parts[$1].error }) else { preconditionFailure("an integral has parts") }
    let part = parts[worst]
    let middle = part.span.low / 2 + part.span.high / 2
    guard stalls < Self.mostStalls, parts.count < Self.most, middle > part.span.low, middle < part.span.high,
      part.span.high > Self.nearest, part.span.piece.point(middle).weight != 0
    else {
      return end(value, error: max(error, settled.map { abs(value - $0.value) * 2 } ?? 0) + noise, size)
    }
    parts.swapAt(worst, parts.count - 1)
    parts.removeLast()
    halved = part
    ask([
      Span(piece: part.span.piece, low: part.span.low, high: middle), Span(piece: part.span.piece, low: middle, high: part.span.high),
    ])
  }

  private mutating func end(_ value: Double, error: Double, _ size: Double) {
    if error <= size * Self.largestError { result = Integral(value: value, error: max(error, size * 0x1p-52)) }
  }

  /// The sums over all parts, compensated.
  private func totals() -> (value: Double, error: Double, size: Double, noise: Double) {
    var (value, lost, error, size, noise) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for part in parts {
      let sum = value + part.value
      lost += abs(value) >= abs(part.value) ? (value - sum) + part.value : (part.value - sum) + value
      value = sum
      error += part.error
      size += part.size
      noise += part.noise
    }
    return (value + lost, error, size, noise)
  }

  // MARK: One part

  /// The abscissae of the 21-point Kronrod rule from the outermost to the middle; every second one is of the 10-point Gauss rule.
  private static let abscissae = [
    0.995657163025808080735527280689003, 0.973906528517171720077964012084452, 0.930157491355708226001207180059508,
    0.865063366688984510732096688423493, 0.780817726586416897063717578345042, 0.679409568299024406234327365114874,
    0.562757134668604683339000099272694, 0.433395394129247190799265943165784, 0.294392862701460198131126603103866,
    0.14887433898163121088482600112972, 0.0,
  ]
  private static let kronrod = [
    0.011694638867371874278064396062192, 0.03255816230796472747881897245939, 0.05475589657435199603138130024458,
    0.07503967481091995276704314091619, 0.093125454583697605535065465083366, 0.109387158802297641899210590325805,
    0.123491976262065851077958109585166, 0.134709217311473325928054001771707, 0.142775938577060080797094273138717,
    0.147739104901338491374841515972068, 0.149445554002916905664936468389821,
  ]
  private static let gauss = [
    0.066671344308688137593568809893332, 0.149451349150580593145863396957658, 0.219086362515982043995534934228163,
    0.269266719309996355091226921569469, 0.295524224714752870173815619188769,
  ]

  private static let pointCount = 2 * abscissae.count - 1

  /// Asks for the values at the points of some spans.
  private mutating func ask(_ spans: [Span]) {
    asked = spans
    weights.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    for span in spans {
      let (middle, half) = (span.low / 2 + span.high / 2, span.high / 2 - span.low / 2)
      for abscissa in Self.abscissae {
        for side in abscissa > 0 ? [-1.0, 1] : [1] {
          let point = span.piece.point(middle + side * half * abscissa)
          weights.append(point.weight)
          places.append(point.x)
          if point.weight != 0 { points.append(point.x) }
        }
      }
    }
  }

  /// - Parameter values: those of the function times the path's speed, in the order of the abscissae, on both sides of the middle.
  private func part(_ span: Span, _ values: [Double], _ weights: ArraySlice<Double>, _ places: ArraySlice<Double>) -> Part {
    let half = span.high / 2 - span.low / 2
    let nodes = Self.abscissae.indices
    var (kronrod, gauss, size) = (0.0, 0.0, 0.0)
    for index in nodes {
      let isMiddle = index == nodes.upperBound - 1
      let pair = isMiddle ? values[2 * index] : values[2 * index] + values[2 * index + 1]
      let absolute = isMiddle ? abs(values[2 * index]) : abs(values[2 * index]) + abs(values[2 * index + 1])
      kronrod += Self.kronrod[index] * pair
      size += Self.kronrod[index] * absolute
      if index % 2 == 1 { gauss += Self.gauss[index / 2] * pair }
    }
    var spread = 0.0
    for index in nodes {
      let mean = kronrod / 2
      spread += Self.kronrod[index] * abs(values[2 * index] - mean)
      if index < nodes.upperBound - 1 { spread += Self.kronrod[index] * abs(values[2 * index + 1] - mean) }
    }
    // QUADPACK's estimate: the difference of the rules is far too large an error for smooth functions.
    let difference = abs(kronrod - gauss)
    var error = difference
    if spread > 0, difference > 0 {
      let ratio = 200 * difference / spread
      error = spread * min(1, ratio * ratio.squareRoot())
    }
    let (weights, places) = (Array(weights), Array(places))
    var noise = Self.noise(values, weights, places) * half
    // The part between an end and the nearest double, as large as under a pole.
    if let cut = Self.order.last(where: { weights[$0] == 0 }), let next = Self.order.first(where: { weights[$0] != 0 }) {
      noise += 10 * abs(values[next] / weights[next]) * abs(places[next] - places[cut])
    }
    return Part(span: span, value: kronrod * half, error: error * half, size: size * half, noise: noise)
  }

  /// The points' numbers from the one end of a span to the other.
  private static let order: [Int] = {
    var order = Array(stride(from: 0, to: pointCount - 1, by: 2))
    order.append(pointCount - 1)
    order += stride(from: pointCount - 2, to: 0, by: -2)
    return order
  }()

  /// The effect of some units in the last place of each point, by the slopes to its neighbors.
  private static func noise(_ values: [Double], _ weights: [Double], _ places: [Double]) -> Double {
    var slopes = [Double](repeating: 0, count: pointCount)
    for (a, b) in zip(order, order.dropFirst()) where weights[a] != 0 && weights[b] != 0 && places[a] != places[b] {
      let rise = values[a] / weights[a] - values[b] / weights[b]
      let slope = abs(rise / (places[a] - places[b]))
      (slopes[a], slopes[b]) = (max(slopes[a], slope), max(slopes[b], slope))
    }
    var sum = 0.0
    for index in 0..<pointCount {
      let change = slopes[index] * (places[index].ulp * 2)
      sum += change * abs(weights[index]) * kronrod[index / 2]
    }
    return sum
  }
}
