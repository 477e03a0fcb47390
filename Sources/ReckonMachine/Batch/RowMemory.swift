/// Where the values of all rows lie in memory: one of them at a time, at equal distances.
struct RowMemory {
  /// The address of the first row's value.
  let start: UInt
  /// The bytes from one row's value to the next.
  let stride: Int
  /// The bytes of a value.
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

  /// Whether each row has the same memory as in another place.
  func isSame(as other: RowMemory) -> Bool {
    start == other.start && size == other.size && count == other.count && (stride == other.stride || count <= 1)
  }

  /// Whether no byte of the one is one of the other. Rows that lie between each other in equal records have none in common; of rows at other
  /// distances it is enough that the stretches meet, for the answer to be no.
  func isDisjoint(from other: RowMemory) -> Bool {
    guard count > 0, other.count > 0 else { return true }
    let (own, theirs) = (bounds, other.bounds)
    guard own.lowerBound < theirs.upperBound, theirs.lowerBound < own.upperBound else { return true }
    let record = stride.magnitude
    guard record == other.stride.magnitude, record > 0 else { return false }
    let distance = other.start >= start ? (other.start - start) % record : (record - (start - other.start) % record) % record
    return distance >= UInt(size) && distance + UInt(other.size) <= record
  }

  /// The bytes from the first to the last value. Whoever makes one has seen that they lie in memory, so that nothing here overflows.
  private var bounds: Range<UInt> {
    let reach = UInt(count - 1) * stride.magnitude
    return stride < 0 ? start - reach..<start + UInt(size) : start..<start + reach + UInt(size)
  }
}

extension BatchMachine.Job {
  /// Whether a stretch of memory has a byte in common with what the evaluation reads or with its results.
  package static func uses(_ memory: UnsafeRawBufferPointer, _ columns: [InputColumn], _ output: OutputColumn) -> Bool {
    guard let memory = RowMemory(memory) else { return false }
    return (columns.map { $0.memory } + [output.memory]).contains { $0.map { !$0.isDisjoint(from: memory) } ?? false }
  }
}

/// The places in memory at which a column of a stride begins and how many rows it has.
struct RowLayout {
  /// The index of the first row's value.
  let first: Int
  /// The values from one row to the next.
  let stride: Int
  let count: Int

  /// The rows of so many values: every `stride`-th from the first one on, or from the last one backwards.
  init(values: Int, stride: Int) {
    self.stride = stride
    first = stride < 0 ? max(0, values - 1) : 0
    count = values == 0 || stride == 0 ? min(values, 1) : Int((UInt(values) - 1) / stride.magnitude) + 1
  }
}
