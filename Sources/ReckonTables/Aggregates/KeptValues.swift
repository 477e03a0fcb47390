import Reckon

/// All numbers of a column, for statistics that need all of them, or counts of them for approximate percentiles.
struct KeptValues<Value: TableNumber>: Sendable {
  private var values: [Value] = []
  /// Counts instead of the numbers; `nil` if these are stored.
  private var counts: ValueCounts<Value>?
  private var hasNaN = false
  /// The mode, once computed.
  private var known: Value?

  init(isCounted: Bool) { if isCounted { counts = ValueCounts() } }

  /// The number of stored numbers, or of ranges of them.
  var count: Int { values.count + (counts?.count ?? 0) }
  /// The numbers, in any order.
  var all: [Value] { values }
  /// The ranges of numbers that are counted.
  var ranges: [ValueCounts<Value>.Range] { counts?.all ?? [] }

  mutating func keep(_ value: Value) {
    if value.isNaN { hasNaN = true }
    values.append(value)
  }

  /// Counts a number, if numbers are counted.
  ///
  /// - Returns: the number of additional stored numbers or ranges.
  mutating func count(_ value: Value) -> Int {
    if value.isNaN { hasNaN = true }
    let before = counts?.count ?? 0
    if !value.isNaN { counts?.add(value) }
    return (counts?.count ?? 0) - before
  }

  mutating func add(_ other: KeptValues) {
    hasNaN = hasNaN || other.hasNaN
    values += other.values
    if let others = other.counts { counts?.add(others) }
  }

  /// Merges the stored numbers or counts of other rows.
  mutating func add(_ part: GroupPart<Value>) {
    hasNaN = hasNaN || part.values.contains(where: \.isNaN)
    values += part.values
    for range in part.ranges { counts?.add(range) }
  }

  mutating func removeAll() {
    values.removeAll(keepingCapacity: true)
    counts?.removeAll()
    (hasNaN, known) = (false, nil)
  }

  /// The percentile, interpolated linearly between the nearest ranks (method 7 of Hyndman and Fan, 1996); NaN if a
  /// number is NaN, `nil` if there are none.
  ///
  /// - Complexity: O(n) on average, O(n log n) at worst; the numbers are reordered.
  mutating func percentile(_ percentage: Percentage) -> Value? {
    guard !hasNaN else { return .nan }
    // Columns of dates store their numbers even if those of other columns are counted.
    guard !values.isEmpty else { return counts?.percentile(percentage) }
    let (below, numerator, denominator) = percentage.rank(of: values.count)
    return values.withUnsafeMutableBufferPointer { values in
      let lower = Self.select(below, values)
      guard numerator > 0, let upper = values[(below + 1)...].min(), lower < upper else { return lower }
      return Value.between(lower, upper, numerator, denominator)
    }
  }

  /// The most frequent number, of several the one that occurs first; NaN if a number is NaN, `nil` if there are none.
  /// It must be computed before percentiles, which reorder the numbers.
  ///
  /// - Complexity: O(n) on average.
  mutating func mode() -> Value? {
    if let known { return known }
    guard !values.isEmpty else { return nil }
    guard !hasNaN else { return .nan }
    var counts: [Value: Int] = [:]
    for value in values { counts[value, default: 0] += 1 }
    let most = counts.values.max()
    known = values.first { counts[$0] == most }
    return known
  }

  /// Quickselect: the number of a rank; afterwards those before it are no greater, those after it no less.
  private static func select(_ place: Int, _ values: UnsafeMutableBufferPointer<Value>) -> Value {
    var (first, last) = (0, values.count - 1)
    // Each part is about half of the previous one, unless the pivots are unlucky.
    var patience = 4 * (Int.bitWidth - values.count.leadingZeroBitCount)
    while first < last {
      guard patience > 0 else {
        var rest = UnsafeMutableBufferPointer(rebasing: values[first...last])
        rest.sort()
        break
      }
      patience -= 1
      let middle = first + (last - first) / 2
      let pivot = median(values[first], values[middle], values[last])
      var (low, high) = (first, last)
      while low <= high {
        while values[low] < pivot { low += 1 }
        while pivot < values[high] { high -= 1 }
        guard low <= high else { break }
        values.swapAt(low, high)
        low += 1
        high -= 1
      }
      if place <= high { last = high } else if place >= low { first = low } else { break }
    }
    return values[place]
  }

  private static func median(_ a: Value, _ b: Value, _ c: Value) -> Value {
    a < b ? (b < c ? b : a < c ? c : a) : a < c ? a : b < c ? c : b
  }
}
