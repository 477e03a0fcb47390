import Reckon

/// A statistic of many numbers.
package enum Statistic: Hashable, Sendable {
  case count, sum, mean, minimum, maximum
  /// The sample standard deviation.
  case deviation
  /// The percentile, interpolated linearly between the nearest ranks.
  case percentile(Percentage)
  /// The most frequent number, of several the one that occurs first.
  case mode

  static let median = Statistic.percentile(.half)

  /// Whether it needs all numbers, rather than a few sums.
  var needsValues: Bool {
    switch self {
    case .percentile, .mode: true
    case .count, .sum, .mean, .minimum, .maximum, .deviation: false
    }
  }

  /// Whether its value for dates is a date.
  var isOfDates: Bool {
    switch self {
    case .mean, .minimum, .maximum, .percentile, .mode: true
    case .count, .sum, .deviation: false
    }
  }
}

/// A percentage from 0 to 100 with at most six decimal places, so that ranks are integers plus exact fractions.
package struct Percentage: Hashable, Sendable {
  /// The number of parts in 100 %.
  private static let whole = 100_000_000
  private let parts: Int

  static let half = Percentage(parts: whole / 2)

  private init(parts: Int) { self.parts = parts }

  /// - Returns: `nil` unless the text is digits with an optional point, `95` or `99.9`.
  init?(_ text: some StringProtocol) {
    let pieces = text.utf8.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    guard let head = pieces.first, 1...3 ~= head.count, pieces.count == 1 || 1...6 ~= pieces[1].count else {
      return nil
    }
    let places = pieces.count > 1 ? pieces[1].count : 0
    var parts = 0
    for digit in pieces.joined() {
      guard 0x30...0x39 ~= digit else { return nil }
      parts = parts * 10 + Int(digit - 0x30)
    }
    for _ in places..<6 { parts *= 10 }
    guard parts <= Self.whole else { return nil }
    self.parts = parts
  }

  /// The rank of the percentile among a number of values, from 0, and the fraction of the distance to the next one.
  func rank(of count: Int) -> (below: Int, numerator: Int, denominator: Int) {
    let (below, part) = Self.whole.dividingFullWidth(parts.multipliedFullWidth(by: count - 1))
    return (below, part, Self.whole)
  }
}

/// A statistic in a summary, with its name.
package struct SummaryStatistic: Hashable, Sendable {
  let name: String
  let statistic: Statistic

  private static let known: [SummaryStatistic] = [
    SummaryStatistic("count", .count), SummaryStatistic("sum", .sum), SummaryStatistic("mean", .mean),
    SummaryStatistic("min", .minimum),
    SummaryStatistic("max", .maximum), SummaryStatistic("stdev", .deviation), SummaryStatistic("median", .median),
    SummaryStatistic("mode", .mode),
  ]
  /// The default statistics of a summary.
  static let usual = known.filter { !$0.statistic.needsValues }

  private init(_ name: String, _ statistic: Statistic) { (self.name, self.statistic) = (name, statistic) }

  /// The statistic with a name: `count`, or `p95` for a percentile.
  package init?(named name: String) {
    if let known = Self.known.first(where: { $0.name == name }) {
      self = known
    } else if name.hasPrefix("p"), let percentage = Percentage(name.dropFirst()) {
      self.init(name, .percentile(percentage))
    } else {
      return nil
    }
  }

  /// The list of statistics for messages and help: `count, sum, … or p and a percentage`.
  package static var choices: Phrase {
    Phrase("orPAndAPercentageAsInP95", "\(known.map(\.name).joined(separator: ", ")), or p and a percentage, as in p95")
  }
}
