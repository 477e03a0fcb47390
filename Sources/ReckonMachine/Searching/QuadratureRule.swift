/// An interval of a quadrature's path.
struct QuadratureSpan {
  let piece: QuadraturePath.Piece
  let low: Double
  let high: Double

  var middle: Double { low / 2 + high / 2 }
  var half: Double { high / 2 - low / 2 }
}

/// A span with the results of the 10-point Gauss rule and the 21-point Kronrod rule.
struct QuadraturePart {
  let span: QuadratureSpan
  let value: Double
  /// The error of the value, by the difference of the rules and by other findings.
  var error: Double
  /// The error by the difference of the rules alone.
  let ruleError: Double
  /// The integral of the absolute value, the scale of rounding errors.
  let size: Double
  /// The error of the value due to rounding of the points to doubles, which matters where the function is steep.
  let noise: Double
  /// The values of the function times the path's speed, in the order of ``positions``.
  private let values: [Double]

  /// - Parameters:
  ///   - values: the values of the function times the path's speed, in the order of ``positions``.
  ///   - weights: the path's speeds there.
  ///   - places: the path's points there.
  init(_ span: QuadratureSpan, _ values: [Double], _ weights: ArraySlice<Double>, _ places: ArraySlice<Double>) {
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
    // QUADPACK's estimate: for smooth functions the difference of the rules greatly overestimates the error.
    let difference = abs(kronrod - gauss)
    var error = difference
    if spread > 0, difference > 0 {
      let ratio = 200 * difference / spread
      error = spread * min(1, ratio * ratio.squareRoot())
    }
    let (weights, places) = (Array(weights), Array(places))
    var noise = Self.noise(values, weights, places) * span.half
    // The stretch between an end and the nearest double, bounded as under a pole.
    if let cut = Self.order.last(where: { weights[$0] == 0 }), let next = Self.order.first(where: { weights[$0] != 0 })
    {
      noise += 10 * abs(values[next] / weights[next]) * abs(places[next] - places[cut])
    }
    self.span = span
    self.values = values
    (value, ruleError, self.size, self.noise) = (kronrod * span.half, error * span.half, size * span.half, noise)
    self.error = ruleError
  }

  // MARK: Between the points

  /// The value at a distance on the path, by the interpolating polynomial through all points.
  func interpolated(_ distance: Double) -> Double {
    let place = (distance - span.middle) / span.half
    let (positions, shares) = (Self.positions, Self.shares)
    var (above, below) = (0.0, 0.0)
    for index in positions.indices {
      if place == positions[index] { return values[index] }
      let share = shares[index] / (place - positions[index])
      above += share * values[index]
      below += share
    }
    return above / below
  }

  /// The points on both sides of a distance on the path, and the larger magnitude of their values; after the last
  /// point, the span's end.
  func neighbors(of distance: Double) -> (low: Double, high: Double, size: Double) {
    let place = (distance - span.middle) / span.half
    let next = Self.order.firstIndex { Self.positions[$0] >= place } ?? Self.pointCount
    let (low, high) = (next > 0 ? Self.order[next - 1] : nil, next < Self.pointCount ? Self.order[next] : nil)
    return (
      low.map { span.middle + span.half * Self.positions[$0] } ?? span.low,
      high.map { span.middle + span.half * Self.positions[$0] } ?? span.high,
      max(low.map { abs(values[$0]) } ?? 0, high.map { abs(values[$0]) } ?? 0)
    )
  }

  /// The function's value at the upper or lower end of the part, extrapolated from its points, and the gap between them
  /// and the end.
  func end(isUpper: Bool) -> (value: Double, gap: Double) {
    let isHigh = isUpper == (span.piece.point(span.low).x < span.piece.point(span.high).x)
    let distance = isHigh ? span.high : span.low
    let (end, last) = (
      span.piece.point(distance), span.piece.point(span.middle + span.half * Self.abscissae[0] * (isHigh ? 1 : -1))
    )
    return end.weight == 0 ? (.nan, 0) : (interpolated(distance) / end.weight, abs(end.x - last.x))
  }

  /// A point inside the part.
  var place: Double { span.piece.point(span.middle).x }

  // MARK: The rules

  /// The abscissae of the 21-point Kronrod rule from the outermost to the middle; every second one belongs to the
  /// 10-point Gauss rule.
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

  static let pointCount = 2 * abscissae.count - 1

  /// The points in the order in which they are requested, relative to the span's middle and half its length.
  static let positions: [Double] = abscissae.flatMap { $0 > 0 ? [-$0, $0] : [$0] }

  /// The weights of the barycentric formula at these points.
  private static let shares: [Double] = positions.map { position in
    // The factor cancels, and keeps the products near 1.
    1 / positions.reduce(1.0) { $1 == position ? $0 : $0 * (position - $1) * 2 }
  }

  /// The indices of the points from one end of a span to the other.
  private static let order: [Int] = {
    var order = Array(stride(from: 0, to: pointCount - 1, by: 2))
    order.append(pointCount - 1)
    order += stride(from: pointCount - 2, to: 0, by: -2)
    return order
  }()

  /// The effect of a few units in the last place of each point, by the slopes to its neighbors.
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
