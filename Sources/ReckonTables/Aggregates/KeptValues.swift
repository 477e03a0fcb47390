import Reckon

/// All numbers of a column, for what only all of them together tell, or counts of them where approximate percentiles
/// are wanted.
struct KeptValues<Value: TableNumber>: Sendable {
  private var values: [Value] = []
  /// Counts in place of the numbers; `nil` where these are kept.
  private var counts: ValueCounts<Value>?
  private var hasNaN = false
  /// The mode, when it has been found.
  private var known: Value?

  init(isCounted: Bool) { if isCounted { counts = ValueCounts() } }

  /// How many numbers, or ranges of them, are kept.
  var count: Int { values.count + (counts?.count ?? 0) }
  /// The numbers, in whichever order.
  var all: [Value] { values }
  /// The ranges of numbers that are counted.
  var ranges: [ValueCounts<Value>.Range] { counts?.all ?? [] }

  mutating func keep(_ value: Value) {
    if value.isNaN { hasNaN = true }
    values.append(value)
  }

  /// Counts a number, where numbers are counted.
  ///
  /// - Returns: how many numbers or ranges more are kept then.
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

  /// Adds what other rows have, as it was kept there.
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

  /// The percentile, linear between the nearest ranks (method 7 of Hyndman and Fan, 1996); NaN when some number is NaN, `nil` where there are none.
  ///
  /// - Complexity: O(n) on average, O(n log n) at worst; the numbers are put in another order.
  mutating func percentile(_ percentage: Percentage) -> Value? {
    guard !hasNaN else { return .nan }
    // Columns of dates have numbers also where those of others are counted.
    guard !values.isEmpty else { return counts?.percentile(percentage) }
    let (below, numerator, denominator) = percentage.rank(of: values.count)
    return values.withUnsafeMutableBufferPointer { values in
      let lower = Self.select(below, values)
      guard numerator > 0, let upper = values[(below + 1)...].min(), lower < upper else { return lower }
      return Value.between(lower, upper, numerator, denominator)
    }
  }

  /// The number that comes most often, of several the one that comes first; NaN when some number is NaN, `nil` where
  /// there are none. It is asked for before percentiles, which put the numbers in another order.
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

  /// The number that has a place in the order of all; those before it are then no greater, those behind it no less.
  private static func select(_ place: Int, _ values: UnsafeMutableBufferPointer<Value>) -> Value {
    var (first, last) = (0, values.count - 1)
    // Each part is about half of the one before, unless the pivots are unlucky.
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
