/// The memory layout of all rows' values: one value at a time, at equal distances.
struct RowMemory {
  /// The address of the first row's value.
  let start: UInt
  /// The distance from one row's value to the next, in bytes.
  let stride: Int
  /// The size of a value in bytes.
  let size: Int
  /// The number of rows.
  let count: Int

  init(_ start: UnsafeRawPointer, stride: Int, size: Int, count: Int) {
    self.start = UInt(bitPattern: start)
    (self.stride, self.size, self.count) = (stride, size, count)
  }

  /// Memory without gaps.
  init?(_ memory: UnsafeRawBufferPointer) {
    guard let start = memory.baseAddress else { return nil }
    self.init(start, stride: 1, size: 1, count: memory.count)
  }

  /// Whether each row has the same memory in both layouts.
  func isSame(as other: RowMemory) -> Bool {
    start == other.start && size == other.size && count == other.count && (stride == other.stride || count <= 1)
  }

  /// Whether the two share no byte. Interleaved fields of equal records are disjoint; for rows at other distances,
  /// overlapping extents count as shared.
  func isDisjoint(from other: RowMemory) -> Bool {
    guard count > 0, other.count > 0 else { return true }
    let (own, theirs) = (bounds, other.bounds)
    guard own.lowerBound < theirs.upperBound, theirs.lowerBound < own.upperBound else { return true }
    let record = stride.magnitude
    guard record == other.stride.magnitude, record > 0 else { return false }
    let distance =
      other.start >= start ? (other.start - start) % record : (record - (start - other.start) % record) % record
    return distance >= UInt(size) && distance + UInt(other.size) <= record
  }

  /// The bytes from the first to the last value. They were checked to lie in memory on creation, so that nothing here
  /// overflows.
  private var bounds: Range<UInt> {
    let reach = UInt(count - 1) * stride.magnitude
    return stride < 0 ? start - reach..<start + UInt(size) : start..<start + reach + UInt(size)
  }
}

extension BatchMachine.Job {
  /// Whether a memory range shares a byte with the inputs or the results of the evaluation.
  package static func uses(_ memory: UnsafeRawBufferPointer, _ columns: [InputColumn], _ output: OutputColumn) -> Bool {
    guard let memory = RowMemory(memory) else { return false }
    return (columns.map { $0.memory } + [output.memory]).contains { $0.map { !$0.isDisjoint(from: memory) } ?? false }
  }
}

/// The start of a strided column in memory and its number of rows.
struct RowLayout {
  /// The index of the first row's value.
  let first: Int
  /// The distance from one row to the next, in values.
  let stride: Int
  let count: Int

  /// The rows of `values` values: every `stride`-th from the first, or backwards from the last.
  init(values: Int, stride: Int) {
    self.stride = stride
    first = stride < 0 ? max(0, values - 1) : 0
    count = values == 0 || stride == 0 ? min(values, 1) : Int((UInt(values) - 1) / stride.magnitude) + 1
  }
}
