import Reckon

/// Incremental count, sum, mean, extremes and standard deviation of numbers.
protocol RunningStatistics: Sendable {
  associatedtype Value: TableNumber
  init()
  mutating func add(_ value: Value)
  /// Merges other statistics.
  mutating func add(_ other: Self)
  /// Restores statistics from their ``parts``.
  ///
  /// - Returns: `nil` for invalid parts.
  init?(count: Int, parts: [Value])
  var count: Int { get }
  /// The complete state apart from the count.
  var parts: [Value] { get }
  var sum: Value { get }
  /// `nil` if there are no numbers.
  var mean: Value? { get }
  var minimum: Value? { get }
  var maximum: Value? { get }
  /// The sample standard deviation; `nil` for fewer than two numbers.
  var deviation: Value? { get }
}

/// Statistics of doubles, in sums with about 106 bits.
///
/// Deviations are taken from the first number, exactly, so that close numbers keep their precision: the relative error
/// of the variance is about 2⁻¹⁰⁰·n·(1 + d²/s²), where d is the distance of the first number from the mean and s the
/// standard deviation.
struct DoubleStatistics: RunningStatistics {
  /// The sums of the numbers' distances from one of them, and of the squares of the distances.
  struct Distances {
    var shift = 0.0
    var first = DoubleDouble(0)
    var second = DoubleDouble(0)

    mutating func add(_ value: Double) {
      let distance = DoubleDouble(sum: value, -shift)
      first = first + distance
      second = second + distance * distance
    }

    /// Merges the sums of `count` other numbers, which are relative to another shift:
    /// Σ(x-s)² = Σ(x-t)² + 2(t-s)Σ(x-t) + n(t-s)².
    func adding(_ other: Distances, count: Int) -> Distances {
      let move = DoubleDouble(sum: other.shift, -shift)
      let number = DoubleDouble(Double(count))
      return Distances(
        shift: shift, first: first + other.first + move * number,
        second: second + other.second + (move * other.first) * 2 + move * move * number)
    }
  }

  private(set) var count = 0
  private(set) var total = DoubleDouble(0)
  private(set) var distances = Distances()
  private(set) var least = Double.infinity
  private(set) var greatest = -Double.infinity
  /// The sum of infinities and NaN, 0 without any.
  private var beyond = 0.0
  /// Whether the sums are of numbers times ``scale``, from the first number on whose square could overflow.
  private var isScaled = false
  private static let scale = 0x1p-600
  /// The largest magnitude of numbers that are added unscaled.
  static let scaleLimit = 0x1p500

  init() {}

  /// The statistics of finite numbers below ``scaleLimit``.
  init(count: Int, total: DoubleDouble, least: Double, greatest: Double, _ distances: Distances) {
    (self.count, self.total, self.least, self.greatest, self.distances) = (count, total, least, greatest, distances)
  }

  init?(count: Int, parts: [Double]) {
    guard count >= 0, parts.count == 11 else { return nil }
    (self.count, total, least, greatest) = (count, DoubleDouble(parts[0], parts[1]), parts[2], parts[3])
    distances = Distances(
      shift: parts[4], first: DoubleDouble(parts[5], parts[6]), second: DoubleDouble(parts[7], parts[8]))
    (beyond, isScaled) = (parts[9], parts[10] != 0)
  }

  var parts: [Double] {
    [
      total.high, total.low, least, greatest, distances.shift, distances.first.high, distances.first.low,
      distances.second.high, distances.second.low, beyond, isScaled ? 1 : 0,
    ]
  }

  /// Whether all numbers were finite and below ``scaleLimit``.
  var isPlain: Bool { beyond == 0 && !isScaled }

  /// Counts a value without a number.
  mutating func countOne() { count &+= 1 }

  mutating func add(_ value: Double) { add(value, total: true, extremes: true, deviation: true) }

  /// Adds a number to the requested statistics, and to the count.
  @inline(__always) mutating func add(
    _ value: Double, total isSummed: Bool, extremes isCompared: Bool, deviation isSpread: Bool
  ) {
    if isCompared {
      if value < least || value.isNaN { least = value }
      if value > greatest || value.isNaN { greatest = value }
    }
    count &+= 1
    guard value.isFinite else {
      beyond += value
      return
    }
    if value.magnitude > Self.scaleLimit { beScaled() }
    let value = isScaled ? value * Self.scale : value
    if isSummed { total = total + value }
    guard isSpread else { return }
    if count == 1 { distances.shift = value }
    distances.add(value)
  }

  private mutating func beScaled() {
    guard !isScaled else { return }
    isScaled = true
    total = total * Self.scale
    distances.shift *= Self.scale
    distances.first = distances.first * Self.scale
    distances.second = distances.second * Self.scale * Self.scale
  }

  mutating func add(_ other: DoubleStatistics) {
    guard other.count > 0 else { return }
    guard count > 0 else {
      self = other
      return
    }
    var other = other
    if isScaled { other.beScaled() } else if other.isScaled { beScaled() }
    distances = distances.adding(other.distances, count: other.count)
    total = total + other.total
    count += other.count
    beyond += other.beyond
    if other.least < least || other.least.isNaN { least = other.least }
    if other.greatest > greatest || other.greatest.isNaN { greatest = other.greatest }
  }

  private func unscaled(_ value: Double) -> Double { isScaled ? value / Self.scale : value }

  var sum: Double { beyond == 0 ? unscaled(total.value) : beyond }
  var mean: Double? { count == 0 ? nil : beyond == 0 ? unscaled((total / DoubleDouble(Double(count))).value) : beyond }
  var minimum: Double? { count > 0 ? least : nil }
  var maximum: Double? { count > 0 ? greatest : nil }

  var deviation: Double? {
    guard count > 1 else { return nil }
    guard beyond == 0 else { return .nan }
    let squares = distances.second + -(distances.first * distances.first / DoubleDouble(Double(count)))
    let variance = squares / DoubleDouble(Double(count - 1))
    // For equal numbers, rounding may leave a tiny negative value.
    return variance.high < 0 ? 0 : unscaled(variance.squareRoot.value)
  }
}

/// Statistics of decimals, in compensated sums of 34 digits.
struct DecimalStatistics: RunningStatistics {
  private(set) var count = 0
  private var total = CompensatedSum<Decimal128>()
  private var shift = Decimal128.zero
  private var first = CompensatedSum<Decimal128>()
  private var second = CompensatedSum<Decimal128>()
  private(set) var minimum: Decimal128?
  private(set) var maximum: Decimal128?

  mutating func add(_ value: Decimal128) {
    if count == 0 { shift = value }
    count += 1
    total.add(value)
    let distance = value - shift
    first.add(distance)
    second.add(distance * distance)
    extend(value, value)
  }

  init() {}

  init?(count: Int, parts: [Decimal128]) {
    guard count >= 0, parts.count == 9 else { return nil }
    self.count = count
    total = CompensatedSum(total: parts[0], compensation: parts[1])
    shift = parts[2]
    first = CompensatedSum(total: parts[3], compensation: parts[4])
    second = CompensatedSum(total: parts[5], compensation: parts[6])
    if count > 0 { (minimum, maximum) = (parts[7], parts[8]) }
  }

  var parts: [Decimal128] {
    [
      total.total, total.compensation, shift, first.total, first.compensation, second.total, second.compensation,
      minimum ?? .zero, maximum ?? .zero,
    ]
  }

  private mutating func extend(_ least: Decimal128, _ greatest: Decimal128) {
    minimum = minimum.map { least < $0 ? least : $0 } ?? least
    maximum = maximum.map { greatest > $0 ? greatest : $0 } ?? greatest
  }

  mutating func add(_ other: DecimalStatistics) {
    guard let least = other.minimum, let greatest = other.maximum else { return }
    guard count > 0 else {
      self = other
      return
    }
    let move = other.shift - shift
    let number = Decimal128(other.count)
    second.add(other.second.value)
    second.add(Decimal128(2) * move * other.first.value)
    second.add(move * move * number)
    first.add(other.first.value)
    first.add(move * number)
    total.add(other.total.value)
    count += other.count
    extend(least, greatest)
  }

  var sum: Decimal128 { total.value }
  var mean: Decimal128? { count > 0 ? total.value / Decimal128(count) : nil }

  var deviation: Decimal128? {
    guard count > 1 else { return nil }
    let squares = second.value - first.value * first.value / Decimal128(count)
    let variance = squares / Decimal128(count - 1)
    return variance < .zero ? .zero : variance.squareRoot()
  }
}
