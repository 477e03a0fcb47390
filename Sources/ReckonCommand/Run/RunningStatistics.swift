import Reckon

/// Count, sum, mean, extremes and standard deviation of numbers that come one after another.
protocol RunningStatistics: Sendable {
  associatedtype Value: TableNumber
  init()
  mutating func add(_ value: Value)
  /// Adds what another one has counted.
  mutating func add(_ other: Self)
  var count: Int { get }
  var sum: Value { get }
  /// Nothing where there are no numbers.
  var mean: Value? { get }
  var minimum: Value? { get }
  var maximum: Value? { get }
  /// The sample standard deviation; nothing where there are fewer than two numbers.
  var deviation: Value? { get }
}

/// Statistics of doubles, in sums of about 106 bits.
///
/// The deviations are taken from the first number, exactly, so that numbers that are close to one another keep their digits: the relative error of
/// the variance is about 2⁻¹⁰⁰·n·(1 + d²/s²), where d is the distance of the first number from the mean and s the standard deviation.
struct DoubleStatistics: RunningStatistics {
  private(set) var count = 0
  private var total = DoubleDouble(0)
  private var shift = 0.0
  /// The sums of x − shift and of its square.
  private var first = DoubleDouble(0)
  private var second = DoubleDouble(0)
  private var least = Double.infinity
  private var greatest = -Double.infinity

  mutating func add(_ value: Double) {
    if count == 0 { shift = value }
    count &+= 1
    total = total + value
    let distance = DoubleDouble(sum: value, -shift)
    first = first + distance
    second = second + distance * distance
    if value < least || value.isNaN { least = value }
    if value > greatest || value.isNaN { greatest = value }
  }

  mutating func add(_ other: DoubleStatistics) {
    guard other.count > 0 else { return }
    guard count > 0 else {
      self = other
      return
    }
    // Σ(x-s)² = Σ(x-t)² + 2(t-s)Σ(x-t) + n(t-s)².
    let move = DoubleDouble(sum: other.shift, -shift)
    let number = DoubleDouble(Double(other.count))
    second = second + other.second + (move * other.first) * 2 + move * move * number
    first = first + other.first + move * number
    total = total + other.total
    count += other.count
    if other.least < least || other.least.isNaN { least = other.least }
    if other.greatest > greatest || other.greatest.isNaN { greatest = other.greatest }
  }

  var sum: Double { total.value }
  var mean: Double? { count > 0 ? (total / DoubleDouble(Double(count))).value : nil }
  var minimum: Double? { count > 0 ? least : nil }
  var maximum: Double? { count > 0 ? greatest : nil }

  var deviation: Double? {
    guard count > 1 else { return nil }
    let squares = second + -(first * first / DoubleDouble(Double(count)))
    let variance = squares / DoubleDouble(Double(count - 1))
    // Equal numbers may leave a trace of rounding below zero.
    return variance.high < 0 ? 0 : variance.squareRoot.value
  }
}

/// Statistics of decimals, in sums of 34 digits that carry along what is rounded away.
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
