import Reckon
import ReckonNumbers
import Synchronization

/// The column of results of an array while it is filled in, by several threads at once: each writes rows of its own,
/// from multiples of 64 on.
///
/// Unchecked, since rows are apart in memory, and texts are taken under a lock.
final class ArrowResults: @unchecked Sendable {
  let result: ArrowResult
  let count: Int
  private let memory = ArrowMemory()
  /// The numbers; bits of truths.
  let values: UnsafeMutableRawPointer
  /// One bit for each row that is not null.
  private let validity: UnsafeMutablePointer<UInt8>
  private let nullCount = Atomic<Int>(0)
  private let lock = Mutex<Void>(())
  /// Those of a column of texts, under the lock.
  private var texts: ArrowTexts?

  /// The number of rows that are worked on at a time: a multiple of 64.
  static let alignment = 64

  init(_ result: ArrowResult, count: Int) {
    (self.result, self.count) = (result, count)
    let bitmapBytes = (count + 63) / 64 * 8
    values = memory.allocate(bytes: result == .truth ? bitmapBytes : result.size * count)
    if result == .truth { values.initializeMemory(as: UInt8.self, repeating: 0, count: bitmapBytes) }
    validity = memory.allocate(bytes: bitmapBytes).initializeMemory(as: UInt8.self, repeating: 0xFF, count: bitmapBytes)
    if result.isText { texts = ArrowTexts(memory, count: count) }
  }

  /// The place of the numbers of rows from one on, where they are doubles.
  func doubles(_ row: Int) -> UnsafeMutablePointer<Double> { values.assumingMemoryBound(to: Double.self) + row }

  /// Notes that rows of a block are null.
  func setNull(_ row: Int) { validity[row >> 3] &= ~(1 << UInt8(truncatingIfNeeded: row & 7)) }

  /// Notes which rows of a block are null, by a 1 rather than a 0.
  ///
  /// - Returns: how many.
  func setNulls(_ rows: Range<Int>, _ nulls: UnsafeMutablePointer<UInt8>) -> Int {
    ArrowBits.clear(validity + rows.lowerBound >> 3, nulls, rows.count)
  }

  func count(nulls: Int) { nullCount.wrappingAdd(nulls, ordering: .relaxed) }

  /// Takes the texts of some rows, from one on.
  func keep(_ piece: [String], at row: Int) { lock.withLock { _ in texts?.keep(piece, at: row) } }

  /// Writes a number that a formula's value is; false where the column's type does not hold it.
  func store(_ number: Double, _ row: Int) -> Bool {
    switch result {
    case .number: values.storeBytes(of: number, toByteOffset: 8 * row, as: Double.self)
    case .truth:
      if number.isTrue {
        (values + row >> 3).assumingMemoryBound(to: UInt8.self).pointee |= 1 << UInt8(truncatingIfNeeded: row & 7)
      }
    case .days:
      guard let days = Int32(exactly: number / 86_400) else { return false }
      values.storeBytes(of: days, toByteOffset: 4 * row, as: Int32.self)
    case .timestamp, .time:
      guard number.magnitude < 9e12 else { return false }
      let whole = number.rounded(.down)
      return store(
        microseconds: Int64(whole) * 1_000_000 + Int64(((number - whole) * 1e6).rounded(.toNearestOrEven)), row)
    case .decimal, .text, .digits, .nothing: preconditionFailure("these are no doubles")
    }
    return true
  }

  private func store(microseconds: Int64, _ row: Int) -> Bool {
    if result == .time, !(0..<86_400_000_000 ~= microseconds) { return false }
    values.storeBytes(of: microseconds, toByteOffset: 8 * row, as: Int64.self)
    return true
  }

  /// Writes a value that is not a double; returns false if the column's type cannot hold it.
  func store(_ number: NumericValue, _ row: Int) -> Bool {
    switch result {
    case .decimal(let scale):
      guard let digits = number.decimal.digits(scale: scale) else { return false }
      values.storeBytes(of: digits, toByteOffset: 16 * row, as: Int128.self)
      return true
    case .timestamp, .time:
      guard case .double(let seconds) = number else {
        let microseconds = (number.decimal * Decimal128(1_000_000)).rounded(.toNearestOrEven)
        return Int64(exactly: microseconds).map { store(microseconds: $0, row) } ?? false
      }
      return store(seconds, row)
    case .number, .truth, .days: return store(number.double, row)
    case .text, .digits, .nothing: preconditionFailure("these are no numbers")
    }
  }

  /// The array, which owns the memory.
  ///
  /// - Throws: `invalidArgument` for more bytes of texts than one array holds.
  func array() throws(FormulaError) -> ArrowArrayStruct {
    var array = ArrowArrayStruct()
    array.length = Int64(count)
    let nulls = result == .nothing ? count : nullCount.load(ordering: .relaxed)
    array.nullCount = Int64(nulls)
    let bitmap = nulls == 0 ? nil : UnsafeRawPointer(validity)
    switch result {
    case .nothing: break
    case .text, .digits:
      guard let (offsets, bytes) = try texts?.joined() else { preconditionFailure("a column of texts has some") }
      array.buffers = memory.list([bitmap, offsets, bytes])
      array.bufferCount = 3
    case .number, .truth, .timestamp, .days, .time, .decimal:
      array.buffers = memory.list([bitmap, UnsafeRawPointer(values)])
      array.bufferCount = 2
    }
    array.privateData = memory.retained
    array.release = { releaseArray($0) }
    return array
  }
}

extension Decimal128 {
  /// The whole number that it is times ten to the power of a scale, of at most 38 digits; `nil` where there is none.
  fileprivate func digits(scale: Int) -> Int128? {
    guard isFinite else { return nil }
    let (isNegative, coefficient, exponent) = reduced.digits
    if coefficient == 0 { return 0 }
    let shift = exponent + scale
    guard 0...38 ~= shift else { return nil }
    let (magnitude, isLarge) = coefficient.multipliedReportingOverflow(by: ArrowNumber.power(shift))
    guard !isLarge, magnitude < ArrowNumber.power(38) else { return nil }
    return isNegative ? -Int128(magnitude) : Int128(magnitude)
  }
}
