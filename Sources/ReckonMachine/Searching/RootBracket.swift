/// A bracket of a sign change, narrowed to a root: by interpolation where that converges quickly, otherwise by
/// bisection.
///
/// The steps are those of Brent's zero-finder (1973): inverse quadratic interpolation through three points, or the
/// secant, and bisection whenever two of them have not halved the bracket. Bisection by the order of doubles rather
/// than by their values takes at most 64 steps, wherever the root is.
package struct RootBracket: PointMethod {
  package private(set) var low: (x: Double, y: Double)
  package private(set) var high: (x: Double, y: Double)
  /// A further point: the last discarded end.
  private var third: (x: Double, y: Double)?
  /// The sum of the magnitudes of the end values initially, and when the bracket first was narrow.
  private let first: Double
  private var narrow: Double?
  /// Half of the width, and the width in doubles, at the last step and at the one before, to judge interpolation by.
  private var widths: (earlier: (value: Double, count: UInt64)?, last: (value: Double, count: UInt64)?)
  private var halvesByValue = false

  package private(set) var points: [Double] = []
  /// The root when it has ended; `nil` if the sign changes at a pole, a jump or a gap.
  package private(set) var result: Double?

  /// - Parameters:
  ///   - low: the lower end.
  ///   - high: the upper end, at which the value has the opposite sign.
  package init(low: (x: Double, y: Double), high: (x: Double, y: Double)) {
    (self.low, self.high) = (low, high)
    first = abs(low.y) + abs(high.y)
    advance()
  }

  package mutating func take(_ values: [Double]) {
    let (x, y) = (points[0], values[0])
    points = []
    // A gap.
    if y.isNaN { return }
    if y == 0 { return result = x }
    if (y < 0) == (low.y < 0) {
      third = low
      low = (x, y)
    } else {
      third = high
      high = (x, y)
    }
    advance()
  }

  private mutating func advance() {
    guard let middle = Self.middle(low.x, high.x) else { return end() }
    let width = (value: high.x / 2 - low.x / 2, count: Self.distance(low.x, high.x))
    if narrow == nil, width.count <= Self.narrowWidth { narrow = abs(low.y) + abs(high.y) }
    guard let earlier = widths.earlier, width.value > earlier.value / 2, width.count > earlier.count / 2 else {
      widths = (widths.last, width)
      return points = [interpolated(width.count) ?? middle]
    }
    widths = (nil, nil)
    // Alternates between the mean of the ends and the middle by order: the former is near most roots, the latter finds
    // roots near 0.
    let mean = low.x / 2 + high.x / 2
    halvesByValue.toggle()
    points = [halvesByValue && mean > low.x && mean < high.x ? mean : middle]
  }

  /// A continuous function becomes small with the bracket, or is already as small as rounding allows; one with a jump
  /// does not.
  private mutating func end() {
    let last = abs(low.y) + abs(high.y)
    guard last <= first * 1e-7 || last < (narrow ?? first) / 2 else { return }
    result = abs(low.y) <= abs(high.y) ? low.x : high.x
  }

  // MARK: Interpolation

  /// The root by inverse quadratic interpolation or by the secant, moved away slightly from an end next to it, so that
  /// a narrower bracket contains the root; `nil` if no double lies inside.
  private func interpolated(_ width: UInt64) -> Double? {
    let (a, b) = abs(low.y) < abs(high.y) ? (high, low) : (low, high)
    let difference = b.y - a.y
    guard difference.isFinite, difference != 0 else { return nil }
    var x = b.x - b.y * ((b.x - a.x) / difference)
    if let c = third, c.y != a.y, c.y != b.y {
      let (r, s, t) = (b.y / c.y, b.y / a.y, a.y / c.y)
      let p = s * (t * (r - t) * (c.x - b.x) - (1 - r) * (b.x - a.x))
      let q = (t - 1) * (r - 1) * (s - 1)
      let parabola = b.x + p / q
      if parabola > low.x, parabola < high.x { x = parabola }
    }
    guard x >= low.x, x <= high.x else { return nil }
    // First aim at a bracket of some hundred thousand doubles, which shows continuity; then at adjacent doubles.
    let reach = width > Self.narrowWidth ? Self.narrowWidth / 4 : 1
    let (first, last) = (Self.rank(low.x), Self.rank(high.x))
    var rank = Self.rank(x)
    if Self.distance(low.x, x) < reach {
      rank = first &+ Int64(reach)
    } else if Self.distance(x, high.x) < reach {
      rank = last &- Int64(reach)
    }
    guard rank > first, rank < last else { return nil }
    return Self.double(ofRank: rank)
  }

  // MARK: The order of doubles

  /// A distance of some million doubles.
  private static let narrowWidth: UInt64 = 1 << 20

  /// The double midway between two in their order; `nil` if they are adjacent.
  private static func middle(_ low: Double, _ high: Double) -> Double? {
    let (low, high) = (rank(low), rank(high))
    guard high > low + 1 else { return nil }
    // Half of the sum, computed without overflow.
    return double(ofRank: (low & high) + ((low ^ high) >> 1))
  }

  private static func distance(_ low: Double, _ high: Double) -> UInt64 {
    UInt64(bitPattern: rank(high) &- rank(low))
  }

  private static func double(ofRank rank: Int64) -> Double {
    Double(bitPattern: UInt64(bitPattern: rank < 0 ? Int64.min - rank : rank))
  }

  /// The rank of a double in the order of all; 0 and -0 share one.
  private static func rank(_ number: Double) -> Int64 {
    let bits = Int64(bitPattern: number.bitPattern)
    return bits < 0 ? Int64.min - bits : bits
  }
}
