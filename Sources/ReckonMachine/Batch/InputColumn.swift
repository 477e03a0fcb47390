/// The values of one input for all rows, in memory that outlives the evaluation.
public struct InputColumn {
  enum Storage {
    case doubles(UnsafePointer<Double>, stride: Int)
    case floats(UnsafePointer<Float>, stride: Int)
    case uniform(Double)
  }

  let storage: Storage
  /// The number of rows, or `nil` for a value that all rows share.
  public let count: Int?

  /// Every `stride`-th of these values; for several inputs in one record, the record's size in doubles.
  ///
  /// - Parameter stride: the distance to the next row's value. With a negative stride the rows run backwards from the
  ///   last value; with 0 all rows share the first value, if there is one.
  public init(_ values: UnsafeBufferPointer<Double>, stride: Int = 1) {
    guard let start = values.baseAddress, stride != 0 else {
      self = values.first.map { InputColumn(uniform: $0) } ?? .empty
      return
    }
    let layout = RowLayout(values: values.count, stride: stride)
    self.init(.doubles(start + layout.first, stride: stride), layout.count)
  }

  /// Every `stride`-th of these values, converted to doubles as they are read.
  ///
  /// Nothing is computed in floats: each sum or product would be rounded to 24 bits, so that no formula would give the
  /// same results.
  ///
  /// - Parameter stride: as for doubles.
  public init(_ values: UnsafeBufferPointer<Float>, stride: Int = 1) {
    guard let start = values.baseAddress, stride != 0 else {
      self = values.first.map { InputColumn(uniform: Double($0)) } ?? .empty
      return
    }
    let layout = RowLayout(values: values.count, stride: stride)
    self.init(.floats(start + layout.first, stride: stride), layout.count)
  }

  /// One value for all rows.
  public init(uniform value: Double) {
    count = nil
    storage = .uniform(value)
  }

  private static var empty: InputColumn { InputColumn(.uniform(0), 0) }

  private init(_ storage: Storage, _ count: Int) { (self.storage, self.count) = (storage, count) }

  /// A column of `count` rows from the first row's value on; the others may lie before or after it.
  package init(first: UnsafePointer<Double>, stride: Int, count: Int) {
    self.init(.doubles(first, stride: stride), count)
  }

  /// The same for floats.
  package init(first: UnsafePointer<Float>, stride: Int, count: Int) {
    self.init(.floats(first, stride: stride), count)
  }

  /// The value in a row of the column.
  @inline(__always) func value(_ row: Int) -> Double {
    switch storage {
    case .doubles(let start, let stride): start[row &* stride]
    case .floats(let start, let stride): Double(start[row &* stride])
    case .uniform(let value): value
    }
  }

  /// The memory of the values; `nil` for a value shared by all rows, which is no longer read from memory.
  var memory: RowMemory? {
    switch storage {
    case .uniform: nil
    case .doubles(let start, let stride):
      RowMemory(start, stride: stride &* MemoryLayout<Double>.size, size: MemoryLayout<Double>.size, count: count ?? 0)
    case .floats(let start, let stride):
      RowMemory(start, stride: stride &* MemoryLayout<Float>.size, size: MemoryLayout<Float>.size, count: count ?? 0)
    }
  }
}
