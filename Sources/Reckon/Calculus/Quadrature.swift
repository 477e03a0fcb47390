import ReckonCatalogue

/// Adaptive Gauss–Kronrod quadrature of a function over a range, which may be infinite or end in poles.
struct Quadrature {
  /// A part of the range of the variable t, with what the rules say of it.
  private struct Part {
    /// The piece of the path to which it belongs.
    let piece: QuadraturePath.Piece
    let low: Double
    let high: Double
    let value: Double
    let error: Double
    /// The integral of the absolute value, by which rounding is judged.
    let size: Double
  }

  private let function: FormulaFunction
  private let path: QuadraturePath
  private var parts: [Part] = []

  /// The most parts.
  private static let most = 2_000
  /// The least distance from an end that is looked into: nearer to it, squares of distances vanish.
  private static let nearest = 1e-90

  init(_ function: FormulaFunction, from lower: Double, to upper: Double) {
    self.function = function
    path = QuadraturePath(from: lower, to: upper)
  }

  /// The error, in proportion to the value, beyond which there is no integral.
  private static let largestError = 1e-6

  /// The integral; `nil` where its error stays large.
  mutating func run(tolerance: Double) throws(FormulaError) -> Integral? {
    // Several parts at the start, so that narrow peaks are seen.
    let count = 5
    for piece in path.pieces {
      for index in 0..<count {
        let (low, high) = (piece.length * Double(index) / Double(count), piece.length * Double(index + 1) / Double(count))
        parts.append(try part(piece, low, high))
      }
    }
    if parts.isEmpty { return Integral(value: 0, error: 0) }
    while true {
      let (value, error, size) = totals()
      guard value.isFinite, error.isFinite else { return nil }
      if error <= max(abs(value) * tolerance, size * 1e-14) { return Integral(value: value, error: max(error, size * 0x1p-52)) }
      guard let worst = parts.indices.max(by: { parts[$0].error < parts[$1].error }) else {
        preconditionFailure("an integral has parts")
      }
      let part = parts[worst]
      let middle = part.low / 2 + part.high / 2
      guard parts.count < Self.most, middle > part.low, middle < part.high, part.high > Self.nearest else {
        return error <= size * Self.largestError ? Integral(value: value, error: error) : nil
      }
      parts[worst] = try self.part(part.piece, part.low, middle)
      parts.append(try self.part(part.piece, middle, part.high))
    }
  }

  /// The sums over all parts, compensated.
  private func totals() -> (value: Double, error: Double, size: Double) {
    var (value, lost, error, size) = (0.0, 0.0, 0.0, 0.0)
    for part in parts {
      let sum = value + part.value
      lost += abs(value) >= abs(part.value) ? (value - sum) + part.value : (part.value - sum) + value
      value = sum
      error += part.error
      size += part.size
    }
    return (value + lost, error, size)
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

  private func part(_ piece: QuadraturePath.Piece, _ low: Double, _ high: Double) throws(FormulaError) -> Part {
    let (middle, half) = (low / 2 + high / 2, high / 2 - low / 2)
    let nodes = Self.abscissae.indices
    var points: [(x: Double, weight: Double)] = []
    for index in nodes {
      points.append(piece.point(middle - half * Self.abscissae[index]))
      if Self.abscissae[index] > 0 { points.append(piece.point(middle + half * Self.abscissae[index])) }
    }
    let found = try function.differences(at: points.map { $0.x })
    // At the very end, where the path has no speed, a pole has no weight.
    let values = zip(points, found).map { point, value in point.weight == 0 ? 0 : value * point.weight }
    var (kronrod, gauss, size) = (0.0, 0.0, 0.0)
    for index in nodes {
      let pair = index == nodes.upperBound - 1 ? values[2 * index] : values[2 * index] + values[2 * index + 1]
      let absolute = index == nodes.upperBound - 1 ? abs(values[2 * index]) : abs(values[2 * index]) + abs(values[2 * index + 1])
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
    return Part(piece: piece, low: low, high: high, value: kronrod * half, error: error * half, size: size * half)
  }
}

/// The way of an integral's variable x, in pieces that each begin at an end of the range: x as a function of the distance s from there, whose speed
/// is 0 at s = 0, so that integrable poles are flat, and keeps its digits however near the end is.
struct QuadraturePath {
  struct Piece {
    fileprivate enum Kind {
      /// Half of the range from an end, and the signed length of the whole: a cubic parabola.
      case end(Double, Double)
      /// From a finite end towards an infinite one: the end ± (s/(1-s))², up to s = 1/2.
      case start(Double)
      /// From an infinite end towards a finite one: the end ± ((1-s)/s)², up to s = 1/2.
      case tail(Double)
      /// From an infinite end to 0: ±(1-s)/(s(2-s)), up to s = 1.
      case infinity
    }

    fileprivate let kind: Kind
    /// 1 where x grows towards the infinite end, or -1.
    fileprivate var direction = 1.0
    /// 1, or -1 where the bounds are in descending order.
    fileprivate let sign: Double
    /// The greatest s.
    let length: Double

    /// The point at s, and how fast it moves there.
    func point(_ s: Double) -> (x: Double, weight: Double) {
      switch kind {
      case .end(let end, let length):
        let x = end + length * (s * s * (3 - s) / 4)
        return (x, x == end ? 0 : sign * abs(length) * 0.75 * s * (2 - s))
      case .start(let end):
        let root = s / (1 - s)
        let x = end + direction * root * root
        return (x, x == end ? 0 : sign * 2 * root / ((1 - s) * (1 - s)))
      case .tail(let end):
        let root = (1 - s) / s
        return (end + direction * root * root, sign * 2 * root / (s * s))
      case .infinity:
        let rest = s * (2 - s)
        return (direction * (1 - s) / rest, sign * (1 + (1 - s) * (1 - s)) / (rest * rest))
      }
    }
  }

  /// None where the range is empty.
  let pieces: [Piece]

  init(from lower: Double, to upper: Double) {
    let sign = lower > upper ? -1.0 : 1
    let (low, high) = (min(lower, upper), max(lower, upper))
    switch (low.isInfinite, high.isInfinite) {
    case _ where low == high: pieces = []
    case (false, false):
      pieces = [(low, high - low), (high, low - high)].map { Piece(kind: .end($0, $1), sign: sign, length: 1) }
    case (false, true):
      pieces = [Piece(kind: .start(low), sign: sign, length: 0.5), Piece(kind: .tail(low), sign: sign, length: 0.5)]
    case (true, false):
      pieces = [
        Piece(kind: .start(high), direction: -1, sign: sign, length: 0.5), Piece(kind: .tail(high), direction: -1, sign: sign, length: 0.5),
      ]
    case (true, true):
      pieces = [
        Piece(kind: .infinity, direction: -1, sign: sign, length: 1), Piece(kind: .infinity, sign: sign, length: 1),
      ]
    }
  }
}
