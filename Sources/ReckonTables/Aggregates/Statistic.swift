import Reckon

/// A statistic of many numbers.
package enum Statistic: Hashable, Sendable {
  case count, sum, mean, minimum, maximum
  /// The sample standard deviation.
  case deviation
  /// The number below which so much of all numbers is, linear between the nearest two.
  case percentile(Percentage)
  /// The number that comes most often, of several the one that comes first.
  case mode

  static let median = Statistic.percentile(.half)

  /// Whether it takes all numbers, and not a few sums of them.
  var needsValues: Bool {
    switch self {
    case .percentile, .mode: true
    case .count, .sum, .mean, .minimum, .maximum, .deviation: false
    }
  }

  /// Whether dates have it as a date.
  var isOfDates: Bool {
    switch self {
    case .mean, .minimum, .maximum, .percentile, .mode: true
    case .count, .sum, .deviation: false
    }
  }
}

/// A percentage from 0 to 100 of at most six places behind the point, so that ranks are whole numbers and exact fractions.
package struct Percentage: Hashable, Sendable {
  /// How many parts the whole has.
  private static let whole = 100_000_000
  private let parts: Int

  static let half = Percentage(parts: whole / 2)

  private init(parts: Int) { self.parts = parts }

  /// - Returns: `nil` unless the text is digits and perhaps a point, `95` or `99.9`.
  init?(_ text: some StringProtocol) {
    let pieces = text.utf8.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    guard let head = pieces.first, 1...3 ~= head.count, pieces.count == 1 || 1...6 ~= pieces[1].count else { return nil }
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

  /// The rank of the percentile of so many numbers, counted from 0, and which part of the way to the next number it is.
  func rank(of count: Int) -> (below: Int, numerator: Int, denominator: Int) {
    let (below, part) = Self.whole.dividingFullWidth(parts.multipliedFullWidth(by: count - 1))
    return (below, part, Self.whole)
  }
}

/// A column of a summary: a statistic and its name.
package struct SummaryStatistic: Hashable, Sendable {
  let name: String
  let statistic: Statistic

  private static let known: [SummaryStatistic] = [
    SummaryStatistic("count", .count), SummaryStatistic("sum", .sum), SummaryStatistic("mean", .mean), SummaryStatistic("min", .minimum),
    SummaryStatistic("max", .maximum), SummaryStatistic("stdev", .deviation), SummaryStatistic("median", .median),
    SummaryStatistic("mode", .mode),
  ]
  /// Those that a summary has unless others are named.
  static let usual = known.filter { !$0.statistic.needsValues }

  private init(_ name: String, _ statistic: Statistic) { (self.name, self.statistic) = (name, statistic) }

  /// The statistic of a name: `count`, or `p95` for a percentile.
  package init?(named name: String) {
    if let known = Self.known.first(where: { $0.name == name }) {
      self = known
    } else if name.hasPrefix("p"), let percentage = Percentage(name.dropFirst()) {
      self.init(name, .percentile(percentage))
    } else {
      return nil
    }
  }

  /// The statistics as messages and help list them: `count, sum, … or p and a percentage`.
  package static var choices: Phrase {
    Phrase("orPAndAPercentageAsInP95", "\(known.map(\.name).joined(separator: ", ")), or p and a percentage, as in p95")
  }
}
