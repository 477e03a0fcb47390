import Reckon

/// The state of each column in the groups of a summary, for one number type.
protocol GroupStates {
  associatedtype Value: TableNumber

  init(_ columns: [SummaryPlan.Column])

  /// The number of words of a group for all columns.
  var words: Int { get }

  /// Removes all groups, and keeps the memory for new ones.
  mutating func removeAll()

  /// Initializes a group's words.
  mutating func begin(_ record: UnsafeMutablePointer<UInt64>)

  /// Adds numbers of a column: `values[rows[i]]` to the group whose words start at `records + places[i]`, or at
  /// `records` if there are no places.
  mutating func add(
    _ column: Int, _ values: SlotValues<Value>, _ rows: UnsafeBufferPointer<Int32>, to places: UnsafePointer<Int>?,
    _ records: UnsafeMutablePointer<UInt64>)

  /// Merges another group's state of a column, whose rows follow these.
  mutating func add(
    _ column: Int, _ other: Self, _ from: UnsafePointer<UInt64>, to record: UnsafeMutablePointer<UInt64>)

  /// Merges the statistics of a column from other rows, which follow these.
  mutating func add(_ column: Int, _ statistics: Value.Statistics, to record: UnsafeMutablePointer<UInt64>)

  /// The statistics of a group's column.
  func statistics(_ column: Int, _ record: UnsafePointer<UInt64>) -> Value.Statistics
}

/// The states of doubles: each column takes as many words as its statistics need, from one for a count to nine.
///
/// They correspond to ``DoubleStatistics``, to which a group's column switches completely with its first number that is
/// not finite, or whose square could overflow: its count is then the index of that object, marked.
struct DoubleStates: GroupStates {
  private struct Layout {
    /// The offset of the column's words, starting with its count.
    let start: Int
    /// The offsets of a sum, of the extremes, and of a deviation: the shift from which distances are taken, and the
    /// sums of the distances and of their squares.
    var total: Int?
    var extremes: Int?
    var deviation: Int?
    let isCounted: Bool

    /// Whether it consists of a count only.
    var isCountAlone: Bool { total == nil && extremes == nil && deviation == nil }
  }

  private let layouts: [Layout]
  let words: Int
  private var special: [DoubleStatistics] = []
  private static let mark: UInt64 = 1 << 63

  init(_ columns: [SummaryPlan.Column]) {
    var words = 0
    func take(_ count: Int) -> Int {
      words += count
      return words - count
    }
    layouts = columns.map { column in
      let statistics = Set(column.statistics)
      var layout = Layout(start: take(1), isCounted: column.isCounted)
      guard !column.isCounted, column.content != .texts else { return layout }
      if !statistics.isDisjoint(with: [.sum, .mean]) { layout.total = take(2) }
      if !statistics.isDisjoint(with: [.minimum, .maximum]) { layout.extremes = take(2) }
      if statistics.contains(.deviation) { layout.deviation = take(5) }
      return layout
    }
    self.words = words
  }

  mutating func removeAll() { special.removeAll(keepingCapacity: true) }

  mutating func begin(_ record: UnsafeMutablePointer<UInt64>) {
    record.update(repeating: 0, count: words)
    for layout in layouts {
      guard let extremes = layout.extremes else { continue }
      record[extremes] = Double.infinity.bitPattern
      record[extremes + 1] = (-Double.infinity).bitPattern
    }
  }

  mutating func add(
    _ column: Int, _ values: SlotValues<Double>, _ rows: UnsafeBufferPointer<Int32>, to places: UnsafePointer<Int>?,
    _ records: UnsafeMutablePointer<UInt64>
  ) {
    let layout = layouts[column]
    guard let places else { return add(layout, values, rows, toOne: records) }
    let hasGaps = values.hasGaps
    for (place, row) in rows.enumerated() {
      let row = Int(row)
      let record = records + places[place]
      if hasGaps, values.gaps[row] != .none {
        if layout.isCounted, values.gaps[row] == .tooLong { record[layout.start] &+= 1 }
        continue
      }
      let x = values.values[row]
      let count = record[layout.start]
      // False for NaN.
      guard x.magnitude <= DoubleStatistics.scaleLimit, count < Self.mark else {
        addSpecial(layout, x, record)
        continue
      }
      record[layout.start] = count &+ 1
      if let total = layout.total { Self.store(Self.load(record, total) + x, record, total) }
      if let extremes = layout.extremes {
        if x < Double(bitPattern: record[extremes]) { record[extremes] = x.bitPattern }
        if x > Double(bitPattern: record[extremes &+ 1]) { record[extremes &+ 1] = x.bitPattern }
      }
      if let deviation = layout.deviation {
        var distances = Self.distances(record, deviation)
        if count == 0 { distances.shift = x }
        distances.add(x)
        Self.store(distances, record, deviation)
      }
    }
  }

  /// Adds numbers to one group, whose words are kept in registers.
  private mutating func add(
    _ layout: Layout, _ values: SlotValues<Double>, _ rows: UnsafeBufferPointer<Int32>,
    toOne record: UnsafeMutablePointer<UInt64>
  ) {
    var sums = statistics(layout, record)
    let (hasGaps, hasTotal, hasExtremes, hasDeviation) = (
      values.hasGaps, layout.total != nil, layout.extremes != nil, layout.deviation != nil
    )
    for row in rows {
      let row = Int(row)
      if hasGaps, values.gaps[row] != .none {
        if layout.isCounted, values.gaps[row] == .tooLong { sums.countOne() }
        continue
      }
      sums.add(values.values[row], total: hasTotal, extremes: hasExtremes, deviation: hasDeviation)
    }
    store(sums, layout, record)
  }

  private mutating func store(_ sums: DoubleStatistics, _ layout: Layout, _ record: UnsafeMutablePointer<UInt64>) {
    guard sums.isPlain && record[layout.start] < Self.mark || layout.isCountAlone else {
      return keep(sums, layout, record)
    }
    record[layout.start] = UInt64(sums.count)
    if let total = layout.total { Self.store(sums.total, record, total) }
    if let extremes = layout.extremes {
      record[extremes] = sums.least.bitPattern
      record[extremes + 1] = sums.greatest.bitPattern
    }
    if let deviation = layout.deviation { Self.store(sums.distances, record, deviation) }
  }

  private mutating func addSpecial(_ layout: Layout, _ x: Double, _ record: UnsafeMutablePointer<UInt64>) {
    var statistics = statistics(layout, record)
    statistics.add(x)
    store(statistics, layout, record)
  }

  private mutating func keep(_ statistics: DoubleStatistics, _ layout: Layout, _ record: UnsafeMutablePointer<UInt64>) {
    if record[layout.start] >= Self.mark {
      special[Int(record[layout.start] - Self.mark)] = statistics
    } else {
      record[layout.start] = Self.mark | UInt64(special.count)
      special.append(statistics)
    }
  }

  mutating func add(
    _ column: Int, _ other: DoubleStates, _ from: UnsafePointer<UInt64>, to record: UnsafeMutablePointer<UInt64>
  ) {
    let layout = layouts[column]
    let (count, added) = (record[layout.start], from[layout.start])
    guard count < Self.mark, added < Self.mark else {
      var statistics = statistics(layout, record)
      statistics.add(other.statistics(layout, from))
      return keep(statistics, layout, record)
    }
    guard added > 0 else { return }
    guard count > 0 else {
      let end =
        layout.deviation.map { $0 + 5 } ?? layout.extremes.map { $0 + 2 } ?? layout.total.map { $0 + 2 } ?? layout.start
        + 1
      (record + layout.start).update(from: from + layout.start, count: end - layout.start)
      return
    }
    record[layout.start] = count + added
    if let total = layout.total { Self.store(Self.load(record, total) + Self.load(from, total), record, total) }
    if let extremes = layout.extremes {
      if Double(bitPattern: from[extremes]) < Double(bitPattern: record[extremes]) { record[extremes] = from[extremes] }
      if Double(bitPattern: from[extremes + 1]) > Double(bitPattern: record[extremes + 1]) {
        record[extremes + 1] = from[extremes + 1]
      }
    }
    if let deviation = layout.deviation {
      let sum = Self.distances(record, deviation).adding(Self.distances(from, deviation), count: Int(added))
      Self.store(sum, record, deviation)
    }
  }

  mutating func add(_ column: Int, _ statistics: DoubleStatistics, to record: UnsafeMutablePointer<UInt64>) {
    var sums = self.statistics(layouts[column], record)
    sums.add(statistics)
    store(sums, layouts[column], record)
  }

  func statistics(_ column: Int, _ record: UnsafePointer<UInt64>) -> DoubleStatistics {
    statistics(layouts[column], record)
  }

  private func statistics(_ layout: Layout, _ record: UnsafePointer<UInt64>) -> DoubleStatistics {
    let count = record[layout.start]
    guard count < Self.mark else { return special[Int(count - Self.mark)] }
    return DoubleStatistics(
      count: Int(count), total: layout.total.map { Self.load(record, $0) } ?? DoubleDouble(0),
      least: layout.extremes.map { Double(bitPattern: record[$0]) } ?? .infinity,
      greatest: layout.extremes.map { Double(bitPattern: record[$0 + 1]) } ?? -.infinity,
      layout.deviation.map { Self.distances(record, $0) } ?? DoubleStatistics.Distances())
  }

  @inline(__always) private static func load(_ record: UnsafePointer<UInt64>, _ place: Int) -> DoubleDouble {
    DoubleDouble(Double(bitPattern: record[place]), Double(bitPattern: record[place &+ 1]))
  }

  @inline(__always) private static func store(_ sum: DoubleDouble, _ record: UnsafeMutablePointer<UInt64>, _ place: Int)
  {
    record[place] = sum.high.bitPattern
    record[place &+ 1] = sum.low.bitPattern
  }

  @inline(__always) private static func distances(_ record: UnsafePointer<UInt64>, _ place: Int)
    -> DoubleStatistics.Distances
  {
    DoubleStatistics.Distances(
      shift: Double(bitPattern: record[place]), first: load(record, place &+ 1), second: load(record, place &+ 3))
  }

  @inline(__always) private static func store(
    _ distances: DoubleStatistics.Distances, _ record: UnsafeMutablePointer<UInt64>, _ place: Int
  ) {
    record[place] = distances.shift.bitPattern
    store(distances.first, record, place &+ 1)
    store(distances.second, record, place &+ 3)
  }
}

/// The states of decimals: the index of each group's statistics.
struct DecimalStates: GroupStates {
  private let isCounted: [Bool]
  private var all: [DecimalStatistics] = []

  init(_ columns: [SummaryPlan.Column]) { isCounted = columns.map(\.isCounted) }

  var words: Int { 1 }

  mutating func removeAll() { all.removeAll(keepingCapacity: true) }

  mutating func begin(_ record: UnsafeMutablePointer<UInt64>) {
    record[0] = UInt64(all.count)
    for _ in isCounted { all.append(DecimalStatistics()) }
  }

  mutating func add(
    _ column: Int, _ values: SlotValues<Decimal128>, _ rows: UnsafeBufferPointer<Int32>, to places: UnsafePointer<Int>?,
    _ records: UnsafeMutablePointer<UInt64>
  ) {
    for (place, row) in rows.enumerated() {
      let number = Int(records[places?[place] ?? 0]) + column
      switch values.gaps[Int(row)] {
      case .none: all[number].add(values.values[Int(row)])
      case .tooLong where isCounted[column]: all[number].add(.one)
      case .empty, .notNumeric, .tooLong, .missing, .failed: break
      }
    }
  }

  mutating func add(
    _ column: Int, _ other: DecimalStates, _ from: UnsafePointer<UInt64>, to record: UnsafeMutablePointer<UInt64>
  ) {
    all[Int(record[0]) + column].add(other.all[Int(from[0]) + column])
  }

  mutating func add(_ column: Int, _ statistics: DecimalStatistics, to record: UnsafeMutablePointer<UInt64>) {
    all[Int(record[0]) + column].add(statistics)
  }

  func statistics(_ column: Int, _ record: UnsafePointer<UInt64>) -> DecimalStatistics { all[Int(record[0]) + column] }
}
