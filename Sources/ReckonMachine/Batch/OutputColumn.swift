/// The memory for the results of all rows, which outlives the evaluation.
public struct OutputColumn {
  enum Storage {
    case doubles(UnsafeMutablePointer<Double>, stride: Int)
    case floats(UnsafeMutablePointer<Float>, stride: Int)
    case none
  }

  let storage: Storage
  /// The number of rows.
  public let count: Int

  /// Every `stride`-th of these values.
  ///
  /// - Parameter stride: the distance to the next row's value. With a negative stride the rows run backwards from the
  ///   last value; with 0 there is one row.
  public init(_ values: UnsafeMutableBufferPointer<Double>, stride: Int = 1) {
    let layout = RowLayout(values: values.count, stride: stride)
    self.init(values.baseAddress.map { .doubles($0 + layout.first, stride: stride) }, layout.count)
  }

  /// Every `stride`-th of these values, rounded to floats when they are written: results too large for a float become
  /// infinite.
  ///
  /// - Parameter stride: as for doubles.
  public init(_ values: UnsafeMutableBufferPointer<Float>, stride: Int = 1) {
    let layout = RowLayout(values: values.count, stride: stride)
    self.init(values.baseAddress.map { .floats($0 + layout.first, stride: stride) }, layout.count)
  }

  private init(_ storage: Storage?, _ count: Int) { (self.storage, self.count) = (storage ?? .none, count) }

  /// Rows from the first row's value on; the others may lie before or after it.
  package init(first: UnsafeMutablePointer<Double>, stride: Int, count: Int) {
    self.init(.doubles(first, stride: stride), count)
  }

  /// The same for floats.
  package init(first: UnsafeMutablePointer<Float>, stride: Int, count: Int) {
    self.init(.floats(first, stride: stride), count)
  }

  /// The memory for contiguous results, written as they are computed; `nil` where they are written one by one.
  var direct: UnsafeMutablePointer<Double>? {
    switch storage {
    case .doubles(let start, stride: 1): start
    case .doubles, .floats, .none: nil
    }
  }

  /// The memory of the results; `nil` without rows.
  var memory: RowMemory? {
    switch storage {
    case .none: nil
    case .doubles(let start, let stride):
      RowMemory(start, stride: stride &* MemoryLayout<Double>.size, size: MemoryLayout<Double>.size, count: count)
    case .floats(let start, let stride):
      RowMemory(start, stride: stride &* MemoryLayout<Float>.size, size: MemoryLayout<Float>.size, count: count)
    }
  }

  /// Writes the result of a row.
  @inline(__always) func store(_ value: Double, row: Int) {
    switch storage {
    case .doubles(let start, let stride): start[row &* stride] = value
    case .floats(let start, let stride): start[row &* stride] = Float(value)
    case .none: preconditionFailure("an output with rows has memory")
    }
  }

  /// Writes the results of consecutive rows.
  func store(_ values: UnsafePointer<Double>, row: Int, count: Int) {
    switch storage {
    case .doubles(let start, stride: 1): (start + row).update(from: values, count: count)
    case .doubles(let start, let stride): for index in 0..<count { start[(row &+ index) &* stride] = values[index] }
    case .floats(let start, let stride):
      for index in 0..<count { start[(row &+ index) &* stride] = Float(values[index]) }
    case .none: preconditionFailure("an output with rows has memory")
    }
  }
}
