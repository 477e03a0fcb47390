import Reckon
import ReckonNumbers
import Synchronization

/// The column of results of an array while it is filled in, by several threads at once: each writes rows of its own,
/// from multiples of 64 on.
///
/// Unchecked, since rows are apart in memory, and the texts of blocks are kept under a lock.
final class ArrowResults: @unchecked Sendable {
  let result: ArrowResult
  let count: Int
  private let memory = ArrowMemory()
  /// The numbers; bits of truths.
  let values: UnsafeMutableRawPointer
  /// One bit for each row that is not null.
  private let validity: UnsafeMutablePointer<UInt8>
  private let nullCount = Atomic<Int>(0)
  private let texts = Mutex<[Int: ArrowTexts]>([:])

  /// The number of rows that are worked on at a time: a multiple of 64.
  static let alignment = 64

  init(_ result: ArrowResult, count: Int) {
    (self.result, self.count) = (result, count)
    let bitmapBytes = (count + 63) / 64 * 8
    values = memory.allocate(bytes: result == .truth ? bitmapBytes : result.size * count)
    if result == .truth { values.initializeMemory(as: UInt8.self, repeating: 0, count: bitmapBytes) }
    validity = memory.allocate(bytes: bitmapBytes).initializeMemory(as: UInt8.self, repeating: 0xFF, count: bitmapBytes)
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

  /// Keeps the texts of the rows of a block.
  func keep(_ block: ArrowTexts, at row: Int) { texts.withLock { $0[row] = block } }

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

  /// Writes a formula's value that is no double; false where the column's type does not hold it.
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
      let (offsets, bytes) = try joinedTexts()
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

  private func joinedTexts() throws(FormulaError) -> (offsets: UnsafeRawPointer, bytes: UnsafeRawPointer) {
    let blocks = texts.withLock { texts in texts.sorted { $0.key < $1.key }.map { $0.value } }
    let total = blocks.reduce(0) { $0 + $1.bytes.count }
    guard total <= Int(Int32.max) else {
      throw FormulaError(
        argument: "in",
        Phrase("theTextsOfABatch", "the results of a batch are texts of more than 2 GiB; give batches of fewer rows"))
    }
    let offsets = memory.allocate(bytes: 4 * (count + 1)).bindMemory(to: Int32.self, capacity: count + 1)
    let bytes = memory.allocate(bytes: total)
    var (row, start) = (0, 0)
    offsets[0] = 0
    for block in blocks {
      block.bytes.withUnsafeBytes { source in
        if let base = source.baseAddress { (bytes + start).copyMemory(from: base, byteCount: source.count) }
      }
      for end in block.ends {
        row += 1
        offsets[row] = Int32(truncatingIfNeeded: start + end)
      }
      start += block.bytes.count
    }
    precondition(row == count, "each row has a text or a place for one")
    return (UnsafeRawPointer(offsets), UnsafeRawPointer(bytes))
  }
}

/// The texts of some rows, one behind the other.
struct ArrowTexts {
  var bytes: [UInt8] = []
  /// Where each row's text ends.
  var ends: [Int] = []

  /// Ends a row's text.
  mutating func endRow() { ends.append(bytes.count) }
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
