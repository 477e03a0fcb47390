/// The reason a field did not parse as a number.
enum Gap: UInt8 {
  case none
  case empty
  case notNumeric
  /// It is an integer with more digits than the number type can represent.
  case tooLong
  /// Its own formula yielded a missing value.
  case missing
  /// Its own formula failed.
  case failed
}

/// The numbers of one slot for some rows, and the reasons for missing ones.
struct SlotValues<Value: TableNumber> {
  let values: UnsafeMutablePointer<Value>
  let gaps: UnsafeMutablePointer<Gap>
  /// Whether some row has a gap.
  var hasGaps = false
  private let capacity: Int

  init(capacity: Int) {
    self.capacity = capacity
    values = .allocate(capacity: capacity)
    values.initialize(repeating: Value.filler, count: capacity)
    gaps = .allocate(capacity: capacity)
    gaps.initialize(repeating: .none, count: capacity)
  }

  func deallocate() {
    values.deallocate()
    gaps.deallocate()
  }

  /// Clears the gaps of earlier rows.
  mutating func clear() {
    if hasGaps { gaps.update(repeating: .none, count: capacity) }
    hasGaps = false
  }

  /// Copies the numbers and gaps of another slot.
  mutating func take(_ other: SlotValues, count: Int) {
    values.update(from: other.values, count: count)
    takeGaps(of: other, count: count)
  }

  /// Copies the gaps of another slot.
  mutating func takeGaps(of other: SlotValues, count: Int) {
    clear()
    guard other.hasGaps else { return }
    gaps.update(from: other.gaps, count: count)
    hasGaps = true
  }

  /// Records that a row has no number. The value there becomes one that most formulas accept, so that columns with many
  /// gaps cost little.
  @inline(__always) mutating func setGap(_ gap: Gap, _ row: Int) {
    gaps[row] = gap
    values[row] = row > 0 ? values[row &- 1] : Value.filler
    hasGaps = true
  }
}
