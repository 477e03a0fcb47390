/// Values of groups.
extension GroupTable {
  /// The partial result of a group's column: sums, and stored numbers.
  func part(_ group: Int, column: Int) -> GroupPart<Value> {
    let own = keeping.firstIndex(of: column).map { kept[group * keeping.count + $0].values }
    return GroupPart(
      statistics: states.statistics(column, record(group) + Self.headerWords), values: own?.all ?? [],
      ranges: own?.ranges ?? [])
  }

  /// Merges the partial results of a group's columns from other rows.
  func add(_ key: GroupKey, _ parts: [GroupPart<Value>], row: UInt64) {
    let group = add(key, row: row)
    for (column, part) in parts.enumerated() {
      states.add(column, part.statistics, to: record(group) + Self.headerWords)
      guard let place = keeping.firstIndex(of: column) else { continue }
      let own = kept[group * keeping.count + place]
      keptCount -= own.values.count
      own.values.add(part)
      keptCount += own.values.count
    }
  }

  // MARK: Values

  /// The number of values in a group's column.
  func count(of group: Int, column: Int) -> Int { states.statistics(column, record(group) + Self.headerWords).count }

  /// The statistic of a group's column; `nil` if it has no such value.
  func value(of statistic: Statistic, _ group: Int, column: Int) -> Value? {
    if statistic.needsValues {
      guard let place = keeping.firstIndex(of: column) else {
        preconditionFailure("columns with percentiles keep their numbers")
      }
      let own = kept[group * keeping.count + place]
      if columns[column].statistics.contains(.mode), statistic != .mode { _ = own.values.mode() }
      if case .percentile(let percentage) = statistic { return own.values.percentile(percentage) }
      return own.values.mode()
    }
    let sums = states.statistics(column, record(group) + Self.headerWords)
    switch statistic {
    case .count: return Value(row: sums.count)
    case .sum: return sums.sum
    case .mean: return sums.mean
    case .minimum: return sums.minimum
    case .maximum: return sums.maximum
    case .deviation: return sums.deviation
    case .percentile, .mode: preconditionFailure("percentiles are taken of kept numbers")
    }
  }
}
