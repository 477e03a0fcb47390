import Reckon
import ReckonNumbers

/// Reading one row of a column as a value.
extension ArrowColumn {
  /// A row's value, `missing` for a null; `nil` for a whole number that numbers of the mode do not hold.
  ///
  /// - Throws: `invalidArgument` for an index or a place of a text that leads out of the column's memory.
  func value(_ row: Int, _ mode: NumberMode) throws(FormulaError) -> Value? {
    if index != nil {
      guard let place = try place(row) else { return .missing }
      return try dictionary[0].value(place, mode)
    }
    guard !isNull(row) else { return .missing }
    if type.isText { return .text(String(decoding: try text(row), as: UTF8.self)) }
    return (mode == .double ? try double(row) : exact(row, mode)).map { .number($0) }
  }

  private func double(_ row: Int) throws(FormulaError) -> NumericValue? {
    var (number, gap) = (0.0, UInt64(0))
    let gaps = try withUnsafeMutablePointer(to: &gap) { (gap) throws(FormulaError) in
      try gap.withMemoryRebound(to: UInt8.self, capacity: 8) { (gap) throws(FormulaError) in
        try read(row..<row + 1, into: &number, gaps: gap)
      }
    }
    return gaps == .none ? .double(number) : nil
  }

  /// A number with all its digits.
  private func exact(_ row: Int, _ mode: NumberMode) -> NumericValue? {
    guard let values else { return nil }
    let place = start + row
    func whole(_ bytes: Int, _ isSigned: Bool) -> Int128 {
      let start = values + bytes * place
      return switch (bytes, isSigned) {
      case (1, true): Int128(start.load(as: Int8.self))
      case (1, false): Int128(start.load(as: UInt8.self))
      case (2, true): Int128(start.loadUnaligned(as: Int16.self))
      case (2, false): Int128(start.loadUnaligned(as: UInt16.self))
      case (4, true): Int128(start.loadUnaligned(as: Int32.self))
      case (4, false): Int128(start.loadUnaligned(as: UInt32.self))
      case (_, true): Int128(start.loadUnaligned(as: Int64.self))
      case (_, false): Int128(start.loadUnaligned(as: UInt64.self))
      }
    }
    switch type {
    case .integer(let bytes, let isSigned):
      return ArrowNumber.decimal(whole(bytes, isSigned), scale: 0).map { .decimal($0) }
    case .float(2): return .double(ArrowNumber.half(values.loadUnaligned(fromByteOffset: 2 * place, as: UInt16.self)))
    case .float(4): return .double(Double(values.loadUnaligned(fromByteOffset: 4 * place, as: Float.self)))
    case .float: return .double(values.loadUnaligned(fromByteOffset: 8 * place, as: Double.self))
    case .truth: return .double(values.bit(place) ? 1 : 0)
    case .days: return ArrowNumber.decimal(whole(4, true) * 86_400, scale: 0).map { .decimal($0) }
    case .milliseconds: return ArrowNumber.decimal(whole(8, true), scale: 3).map { .decimal($0) }
    case .timestamp(let unit, _), .time(let unit), .duration(let unit):
      return ArrowNumber.decimal(whole(type.size, true), scale: unit.places).map { .decimal($0) }
    case .decimal(let bytes, let scale): return exact(values + bytes * place, bytes, scale, mode)
    case .nothing, .text, .textView: preconditionFailure("these are no numbers")
    }
  }

  private func exact(_ start: UnsafeRawPointer, _ bytes: Int, _ scale: Int, _ mode: NumberMode) -> NumericValue? {
    let digits = ArrowNumber.digits(start, bytes: bytes)
    let wide = digits == nil ? ArrowNumber.wideDigits(start) : nil
    let number =
      digits.flatMap { ArrowNumber.decimal($0, scale: scale) } ?? wide.flatMap { ArrowNumber.decimal($0, scale: scale) }
    if number == nil, mode == .exact {
      return NumericValue("\(digits.map { "\($0)" } ?? wide.map { "\($0)" } ?? "")e\(-scale)", in: .exact)
    }
    return number.map { .decimal($0) }
  }

  /// The bytes of a row's text.
  ///
  /// - Throws: `invalidArgument` for places that lead out of the column's memory, as far as that can be seen.
  func text(_ row: Int) throws(FormulaError) -> UnsafeRawBufferPointer {
    guard let values else { return UnsafeRawBufferPointer(start: nil, count: 0) }
    if case .text(let size) = type {
      let offsets = values + size * (start + row)
      let isWide = size == 8
      let first = isWide ? Int(offsets.loadUnaligned(as: Int64.self)) : Int(offsets.loadUnaligned(as: Int32.self))
      let end =
        isWide
        ? Int(offsets.loadUnaligned(fromByteOffset: 8, as: Int64.self))
        : Int(offsets.loadUnaligned(fromByteOffset: 4, as: Int32.self))
      guard first >= 0, end >= first, bytes != nil || end == first else { throw misplaced(row) }
      return UnsafeRawBufferPointer(start: bytes.map { $0 + first }, count: end - first)
    }
    let view = values + 16 * (start + row)
    let length = Int(view.loadUnaligned(as: Int32.self))
    guard length >= 0 else { throw misplaced(row) }
    if length <= 12 { return UnsafeRawBufferPointer(start: view + 4, count: length) }
    let buffer = Int(view.loadUnaligned(fromByteOffset: 8, as: Int32.self))
    let offset = Int(view.loadUnaligned(fromByteOffset: 12, as: Int32.self))
    guard buffers.indices ~= buffer, offset >= 0, offset + length <= buffers[buffer].count else { throw misplaced(row) }
    return UnsafeRawBufferPointer(start: buffers[buffer].start.map { $0 + offset }, count: length)
  }

  /// The error of a text that leads out of memory.
  func misplaced(_ row: Int) -> FormulaError {
    FormulaError(column: name, Phrase("theTextOfRowLiesOutside", "the text of row \(row) lies outside of its memory"))
  }
}
