import Reckon

/// The rows of a column of an array, validated before any is read.
///
/// Nothing is copied: it is valid as long as the array is not released. What cannot be seen stays the producer's: that
/// buffers are as long as the rows ask for.
struct ArrowColumn {
  let name: String
  let type: ArrowType
  let count: Int
  /// The place of the first row in the buffers.
  let start: Int
  /// The bitmap of the rows that are not null; `nil` where all are there.
  let validity: UnsafeRawPointer?
  /// The values, the offsets of texts, or their views; `nil` where there are no rows to read.
  let values: UnsafeRawPointer?
  /// The bytes of texts between offsets; `nil` where there are none.
  let bytes: UnsafeRawPointer?
  /// The buffers of views, and their lengths.
  let buffers: [(start: UnsafeRawPointer?, count: Int)]
  /// The type of the indices, and the values of the dictionary, one in a list.
  let index: ArrowType?
  let dictionary: [ArrowColumn]

  /// Looks at a column of an array.
  ///
  /// - Parameters:
  ///   - first: the offset of the rows in the column's own, which is the parent's.
  ///   - count: the number of rows; `nil` for all that the column has.
  /// - Throws: `invalidArgument`, which names the column.
  init(_ address: UnsafeRawPointer?, _ field: ArrowField, name: String, first: Int = 0, count: Int? = nil)
    throws(FormulaError)
  {
    guard let type = field.type, field.problem == nil else {
      throw FormulaError(column: name, field.problem ?? Phrase("itHasNoType", "it has no type that formulas use"))
    }
    if let index = field.index {
      let array = try ArrowArrayStruct.at(address, name)
      guard let values = array.dictionary else {
        throw FormulaError(
          column: name, Phrase("itHasNoDictionary", "its array has no dictionary, which its schema promises"))
      }
      let dictionary = try ArrowColumn(UnsafeRawPointer(values), ArrowField(plain: type), name: name)
      self.init(try Parts(array, index, name, first: first, count: count), name, type, index, [dictionary])
    } else {
      self.init(
        try Parts(try ArrowArrayStruct.at(address, name), type, name, first: first, count: count), name, type, nil, [])
    }
  }

  private init(_ parts: Parts, _ name: String, _ type: ArrowType, _ index: ArrowType?, _ dictionary: [ArrowColumn]) {
    (self.name, self.type, self.index, self.dictionary) = (name, type, index, dictionary)
    (count, start, validity, values, bytes, buffers) =
      (parts.count, parts.start, parts.validity, parts.values, parts.bytes, parts.buffers)
  }

  /// Whether a row has no value in the column's own bitmap.
  @inline(__always) func isNull(_ row: Int) -> Bool {
    guard let validity else { return type == .nothing && index == nil }
    return !validity.bit(start &+ row)
  }

  /// The checked contents of an array for rows of a type.
  private struct Parts {
    var count = 0
    var start = 0
    var validity: UnsafeRawPointer?
    var values: UnsafeRawPointer?
    var bytes: UnsafeRawPointer?
    var buffers: [(start: UnsafeRawPointer?, count: Int)] = []

    init(_ array: ArrowArrayStruct, _ type: ArrowType, _ name: String, first: Int, count wanted: Int?)
      throws(FormulaError)
    {
      (start, count) = try array.rows(name, first: first, count: wanted)
      if type == .nothing { return }
      guard array.bufferCount == type.bufferCount || type == .textView && array.bufferCount >= type.bufferCount,
        array.bufferCount <= Self.mostBuffers, let list = array.buffers.map({ UnsafeRawPointer($0) })
      else {
        throw FormulaError(
          column: name,
          Phrase(
            "itHasBuffersWhereItsTypeHas",
            "it has \(Int(array.bufferCount)) buffers where its type has \(type.bufferCount)"))
      }
      validity = list.pointer(at: 0).map { UnsafeRawPointer($0) }
      if array.nullCount == 0 { validity = nil }
      guard validity != nil || array.nullCount <= 0 else {
        throw FormulaError(
          column: name, Phrase("itHasNullsAndNoBitmap", "it declares nulls but has no null bitmap"))
      }
      values = list.pointer(at: 1).map { UnsafeRawPointer($0) }
      guard values != nil || count == 0 else { throw Self.missingBuffer(name) }
      try checkAddresses(type, name)
      if type == .textView {
        try readViewBuffers(list, Int(array.bufferCount), name)
      } else if type.isText {
        bytes = list.pointer(at: 2).map { UnsafeRawPointer($0) }
      }
    }

    private static let mostBuffers: Int64 = 1 << 40

    static func missingBuffer(_ name: String) -> FormulaError {
      FormulaError(column: name, Phrase("itHasRowsAndNoBuffer", "it has rows and no buffer of values"))
    }

    /// Whether all rows fit in memory after their buffers' starts.
    private func checkAddresses(_ type: ArrowType, _ name: String) throws(FormulaError) {
      // One more for the last offset of texts.
      let (end, isLong) = (start + count).addingReportingOverflow(1)
      let (size, isLarge) = end.multipliedReportingOverflow(by: max(type.size, 1))
      for buffer in [values, validity] {
        guard let buffer else { continue }
        let (_, isOutside) = UInt(bitPattern: buffer).addingReportingOverflow(UInt(bitPattern: size))
        guard !isLong, !isLarge, size >= 0, !isOutside else {
          throw FormulaError(column: name, Phrase("soManyRowsDoNotFit", "that many rows do not fit into memory"))
        }
      }
    }

    private mutating func readViewBuffers(_ list: UnsafeRawPointer, _ total: Int, _ name: String) throws(FormulaError) {
      let variadic = total - 3
      guard variadic > 0 else { return }
      guard let sizes = list.pointer(at: total - 1).map({ UnsafeRawPointer($0) }) else {
        throw Self.missingBuffer(name)
      }
      for index in 0..<variadic {
        let size = Int(sizes.loadUnaligned(fromByteOffset: 8 * index, as: Int64.self))
        let start = list.pointer(at: 2 + index).map { UnsafeRawPointer($0) }
        buffers.append((start, start == nil ? 0 : max(size, 0)))
      }
    }
  }
}

extension ArrowField {
  /// The values of a dictionary.
  fileprivate init(plain type: ArrowType) { (name, self.type, index, unit, problem) = ("", type, nil, nil, nil) }
}

extension ArrowArrayStruct {
  /// The struct at an address.
  ///
  /// - Throws: `invalidArgument` for NULL and for one that is released.
  static func at(_ address: UnsafeRawPointer?, _ name: String) throws(FormulaError) -> ArrowArrayStruct {
    guard let address, ArrowLayout.isThatOfC,
      UInt(bitPattern: address) % UInt(MemoryLayout<ArrowArrayStruct>.alignment) == 0
    else {
      throw FormulaError(column: name, Phrase("itsArrayIsNULL", "its array is NULL or not the address of a struct"))
    }
    let array = address.load(as: ArrowArrayStruct.self)
    guard array.release != nil else {
      throw FormulaError(column: name, Phrase("itIsReleased", "it is released; give one that is not"))
    }
    return array
  }

  /// More rows than any memory holds, even of bits.
  private static let mostRows = 1 << 56

  /// The rows that an array has, or some of them.
  ///
  /// - Parameters:
  ///   - first: how far behind the array's own offset the first of them is.
  ///   - wanted: how many there must be; `nil` for all.
  /// - Throws: `invalidArgument` for numbers that no array has.
  func rows(_ name: String, first: Int = 0, count wanted: Int? = nil) throws(FormulaError) -> (start: Int, count: Int) {
    guard let length = Int(exactly: length), let offset = Int(exactly: offset), length >= 0, offset >= 0,
      nullCount >= -1,
      nullCount <= length
    else {
      throw FormulaError(
        column: name,
        Phrase("itsLengthOffsetOrNullCount", "its length, offset or number of nulls is impossible for an array"))
    }
    let (behind, isFar) = first.addingReportingOverflow(wanted ?? 0)
    guard !isFar, behind <= length else {
      throw FormulaError(
        column: name, Phrase("itHasFewerRowsThan", "it has \(length) rows where the table has \(behind)"))
    }
    let (end, isLong) = offset.addingReportingOverflow(length)
    guard !isLong, end <= Self.mostRows else {
      throw FormulaError(column: name, Phrase("soManyRowsDoNotFit", "that many rows do not fit into memory"))
    }
    return (offset + first, wanted ?? length)
  }
}

extension UnsafeRawPointer {
  /// A bit of a bitmap, whose first is the lowest of the first byte.
  @inline(__always) func bit(_ index: Int) -> Bool {
    load(fromByteOffset: index &>> 3, as: UInt8.self) &>> UInt8(truncatingIfNeeded: index & 7) & 1 != 0
  }
}
