import Reckon

/// The method for medians and percentiles.
package enum MedianMethod: String, CaseIterable, Sendable {
  /// From all numbers, which are stored.
  case exact
  /// From counts of approximately equal numbers, see ``ValueCounts``.
  case approximate

  /// The note on approximate results.
  static var note: Phrase {
    Phrase(
      "mediansAreApproximate",
      "medians and percentiles are approximate: the numbers that they are taken from are at most 0.4 % off")
  }
}

/// A histogram of numbers in many narrow ranges, for percentiles in memory that does not grow with the number of rows.
///
/// A range contains the numbers whose doubles have the same sign, the same exponent and the same first 7 mantissa bits,
/// so that its width is at most 1/128 of its numbers. A number within a range is approximated by the midpoint of the
/// least and the greatest one seen, with a relative error of at most 1/256; those two are exact, and so are the
/// extremes of all. The numbers must be 0 or have magnitudes from 2⁻¹⁰²² up to those of doubles. The result depends on
/// the numbers alone, not on their order or on how they were divided (as with the sketch of Masson, Rim and Lee, 2019,
/// whose ranges are logarithmic).
///
/// - Complexity: memory for one range, 24 bytes or 40, for each that has numbers: at most 128 for each power of 2
///   between the extremes.
struct ValueCounts<Value: TableNumber>: Sendable {
  /// The numbers in a range.
  struct Range: Sendable {
    fileprivate(set) var least: Value
    fileprivate(set) var greatest: Value
    fileprivate(set) var count: Int

    /// - Returns: `nil` if these are not numbers of one range.
    init?(least: Value, greatest: Value, count: Int) {
      guard count > 0, least <= greatest, ValueCounts.key(least) == ValueCounts.key(greatest) else { return nil }
      (self.least, self.greatest, self.count) = (least, greatest, count)
    }

    fileprivate init(of value: Value, _ count: Int) { (least, greatest, self.count) = (value, value, count) }

    fileprivate mutating func add(_ other: Range) {
      if other.least < least { least = other.least }
      if other.greatest > greatest { greatest = other.greatest }
      count += other.count
    }

    /// The number of a rank, from 0.
    fileprivate func value(at place: Int) -> Value {
      if place == 0 { return least }
      return place == count - 1 || least == greatest ? greatest : Value.between(least, greatest, 1, 2)
    }
  }

  private var ranges: [Int: Range] = [:]

  /// The ranges in ascending order.
  ///
  /// - Complexity: O(n log n) for n ranges.
  var all: [Range] { ranges.sorted { $0.key < $1.key }.map(\.value) }
  /// The number of ranges.
  var count: Int { ranges.count }

  /// - Parameter value: a number that is not NaN.
  mutating func add(_ value: Value) { add(Range(of: value.isZero ? .zero : value, 1)) }

  mutating func add(_ range: Range) { ranges[Self.key(range.least), default: Range(of: range.least, 0)].add(range) }

  mutating func add(_ other: ValueCounts) { for range in other.ranges.values { add(range) } }

  mutating func removeAll() { ranges.removeAll(keepingCapacity: true) }

  /// The percentile, interpolated linearly between the nearest ranks; `nil` without numbers.
  func percentile(_ percentage: Percentage) -> Value? {
    let ranges = all
    let count = ranges.reduce(0) { $0 + $1.count }
    guard count > 0 else { return nil }
    let (below, numerator, denominator) = percentage.rank(of: count)
    let lower = Self.value(at: below, ranges)
    guard numerator > 0, case let upper = Self.value(at: below + 1, ranges), lower < upper else { return lower }
    return Value.between(lower, upper, numerator, denominator)
  }

  private static func value(at place: Int, _ ranges: [Range]) -> Value {
    var place = place
    for range in ranges {
      if place < range.count { return range.value(at: place) }
      place -= range.count
    }
    preconditionFailure("ranks are those of numbers that were counted")
  }

  /// The index of a value's range, in ascending order.
  private static func key(_ value: Value) -> Int {
    let double = value.double
    let bits = Int(double.magnitude.bitPattern >> 45)
    return double.sign == .minus ? -1 - bits : bits
  }
}
