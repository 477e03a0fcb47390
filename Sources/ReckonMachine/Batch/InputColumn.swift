/// The values of one input for all rows, which lie in memory that outlives the evaluation.
public struct InputColumn {
  enum Storage {
    case doubles(UnsafePointer<Double>, stride: Int)
    case floats(UnsafePointer<Float>, stride: Int)
    case uniform(Double)
  }

  let storage: Storage
  /// The number of rows, or `nil` for a value that all rows share.
  public let count: Int?

  /// Every `stride`-th of these values; with several inputs in one record, the record's size in doubles.
  ///
  /// - Precondition: `stride` is at least 1.
  public init(_ values: UnsafeBufferPointer<Double>, stride: Int = 1) {
    precondition(stride >= 1, "a column's stride is at least 1")
    count = values.isEmpty ? 0 : (values.count - 1) / stride + 1
    storage = values.baseAddress.map { .doubles($0, stride: stride) } ?? .uniform(0)
  }

  /// Every `stride`-th of these values, which become doubles as they are read.
  ///
  /// Nothing is computed in floats: each sum or product would be rounded to 24 bits, so that no formula with one would give the same results.
  ///
  /// - Precondition: `stride` is at least 1.
  public init(_ values: UnsafeBufferPointer<Float>, stride: Int = 1) {
    precondition(stride >= 1, "a column's stride is at least 1")
    count = values.isEmpty ? 0 : (values.count - 1) / stride + 1
    storage = values.baseAddress.map { .floats($0, stride: stride) } ?? .uniform(0)
  }

  /// One value for all rows.
  public init(uniform value: Double) {
    count = nil
    storage = .uniform(value)
  }

  /// The value in a row that the column has.
  @inline(__always) func value(_ row: Int) -> Double {
    switch storage {
    case .doubles(let start, let stride): start[row &* stride]
    case .floats(let start, let stride): Double(start[row &* stride])
    case .uniform(let value): value
    }
  }

  /// Whether the memory of the column's first `rows` rows and another stretch of memory have a byte in common.
  func overlaps(_ other: UnsafeBufferPointer<Double>) -> Bool {
    let own: UnsafeRawBufferPointer
    switch storage {
    case .uniform: return false
    case .doubles(let start, let stride):
      own = UnsafeRawBufferPointer(start: start, count: ((count ?? 0) - 1) * stride * MemoryLayout<Double>.size + MemoryLayout<Double>.size)
    case .floats(let start, let stride):
      own = UnsafeRawBufferPointer(start: start, count: ((count ?? 0) - 1) * stride * MemoryLayout<Float>.size + MemoryLayout<Float>.size)
    }
    let range = UnsafeRawBufferPointer(other)
    guard let a = own.baseAddress, let b = range.baseAddress, own.count > 0, range.count > 0 else { return false }
    return a < b + range.count && b < a + own.count
  }
}
