import Reckon

/// A function of a row's value and other rows: preceding ones, its complete group, or a second column.
enum BesideFunction: Hashable, Sendable {
  /// The value a number of rows before.
  case previous(Int)
  /// The value a number of rows after.
  case next(Int)
  /// The running total up to this row.
  case runningTotal
  /// The moving mean of a number of rows that ends with this row.
  case movingMean(Int)
  /// The rank of the row's number, 1 for the greatest; equal numbers share the best rank.
  case rank
  /// The fraction that the row's number is of the sum.
  case share
  /// Pearson's correlation of two columns, and their least-squares line `y = intercept + slope·x`.
  case correlation, slope, intercept

  /// Whether it accepts values of a kind.
  func takes(_ kind: ValueKind) -> Bool {
    switch self {
    case .previous, .next: if case .list = kind { false } else { true }
    case .rank: kind.isNumeric
    case .runningTotal, .movingMean, .share, .correlation, .slope, .intercept: kind.isNumeric && kind != .instant
    }
  }

  /// The unit of its values, in the form of input units; `nil` for plain numbers.
  ///
  /// - Parameter units: the units of its columns.
  func unit(of units: [String?]) -> String? {
    switch self {
    case .previous, .next: units[0]
    case .runningTotal, .movingMean: units[0] == ValueKind.truthUnit ? nil : units[0]
    case .rank, .share, .correlation: nil
    case .intercept: units[1]
    case .slope:
      switch (units[0], units[1]) {
      case (nil, nil): nil
      case (let x?, nil): "1/\(Self.factor(x))"
      case (nil, let y?): y
      case (let x?, let y?): x == y ? nil : "\(Self.factor(y))/\(Self.factor(x))"
      }
    }
  }

  /// A unit as a factor of a quotient: in parentheses if it has several names.
  private static func factor(_ unit: String) -> String { unit.contains { " */·".contains($0) } ? "(\(unit))" : unit }
}

/// The values of one column in the rows of a group, in order.
struct GroupSeries<Value: TableNumber> {
  let values: [Value]
  /// Whether a row has a value.
  let isThere: [Bool]

  /// The values of a function of one column; `nil` where a row has none.
  func results(of function: BesideFunction) -> [Value?] {
    switch function {
    case .previous(let distance): shifted(by: distance)
    case .next(let distance): shifted(by: -distance)
    case .runningTotal: runningTotals()
    case .movingMean(let count): movingMeans(of: count)
    case .rank: ranks()
    case .share: shares()
    case .correlation, .slope, .intercept: preconditionFailure("these are functions of two columns")
    }
  }

  private func shifted(by distance: Int) -> [Value?] {
    SequencePositions.shifted(values.count, by: distance).map { $0.flatMap { isThere[$0] ? values[$0] : nil } }
  }

  private func runningTotals() -> [Value?] {
    var statistics = Value.Statistics()
    return values.indices.map { place in
      if isThere[place] { statistics.add(values[place]) }
      return statistics.count > 0 ? statistics.sum : nil
    }
  }

  /// Each window is the suffix of the previous stretch, from its first row on, plus a prefix of the current one:
  /// stretches have the length of a window, so that each row is added twice, and nothing is ever subtracted from a sum.
  private func movingMeans(of count: Int) -> [Value?] {
    guard count > 0, count <= values.count else { return values.map { _ in nil } }
    var means = [Value?](repeating: nil, count: values.count)
    var before: [Value.Statistics] = []
    for start in stride(from: 0, to: values.count, by: count) {
      let stretch = start..<min(start + count, values.count)
      var own = Value.Statistics()
      for place in stretch {
        if isThere[place] { own.add(values[place]) }
        guard let first = SequencePositions.window(endingAt: place, of: count)?.lowerBound else { continue }
        var window = own
        if first < start { window.add(before[first + count - start]) }
        means[place] = window.mean
      }
      // The sums from each row to the end of the stretch.
      var rest = Value.Statistics()
      before = stretch.reversed().map { place in
        if isThere[place] { rest.add(values[place]) }
        return rest
      }
      before.reverse()
    }
    return means
  }

  private func ranks() -> [Value?] {
    let ranked = values.indices.filter { isThere[$0] && !values[$0].isNaN }.sorted { values[$0] > values[$1] }
    var ranks = [Value?](repeating: nil, count: values.count)
    SequencePositions.forEachRank(of: ranked) {
      values[$0] == values[$1]
    } body: {
      ranks[$0] = Value(row: $1)
    }
    return ranks
  }

  private func shares() -> [Value?] {
    var statistics = Value.Statistics()
    for place in values.indices where isThere[place] { statistics.add(values[place]) }
    let sum = statistics.sum
    return values.indices.map { isThere[$0] && !sum.isZero ? values[$0] / sum : nil }
  }
}

extension GroupSeries {
  /// The relation of two columns, over the rows in which both have a value; `nil` if it is undefined, for instance
  /// because one of them is constant.
  static func relation(_ function: BesideFunction, _ x: GroupSeries, _ y: GroupSeries) -> Value? {
    let places = x.values.indices.filter { x.isThere[$0] && y.isThere[$0] }
    let relation = (places.map { x.values[$0] } + places.map { y.values[$0] }).withUnsafeBufferPointer { pairs in
      Value.relation(function, pairs)
    }
    return relation.isNaN ? nil : relation
  }
}
