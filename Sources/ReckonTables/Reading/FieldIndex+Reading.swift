import Reckon

extension FieldIndex {
  func read<Value: TableNumber>(_ column: Int, _ rows: Range<Int>, into slot: inout SlotValues<Value>) {
    slot.clear()
    let (fields, limit) = (fields, limit)
    let bytes = fields.bytes
    let values = slot.values
    for row in rows {
      let index = row &- rows.lowerBound
      guard let (start, end) = fields.bounds(row, column), start < end else {
        slot.setGap(.empty, index)
        continue
      }
      // Digits are read up to the first byte that cannot belong to a number, as a delimiter never can.
      if Value.scan(bytes + start, limit, &values[index]) == bytes + end { continue }
      switch Field(bytes: UnsafeBufferPointer(start: bytes + start, count: end &- start), form: bytes[start] == 0x22 ? .quoted : .bare)
        .number(as: Value.self)
      {
      case .success(let value): values[index] = value
      case .failure(let missing): slot.setGap(missing.gap, index)
      }
    }
  }

  func field(_ row: Int, _ column: Int) -> Field? {
    guard let (start, end) = fields.bounds(row, column) else { return nil }
    let field = UnsafeBufferPointer(start: UnsafePointer(bytes) + start, count: end - start)
    return Field(bytes: field, form: field.first == 0x22 ? .quoted : .bare)
  }

  func record(_ row: Int) -> UnsafeBufferPointer<UInt8> { fields.record(row) }

  var hasShortRecords: Bool { !isRegular }
  func missingFields(_ row: Int) -> Int { max(0, columnCount - Int(fieldCounts[row])) }

  var hasProblems: Bool { !isRegular }

  func problem(_ row: Int) -> String? {
    guard fieldCounts[row] > columnCount else { return nil }
    return "has \(fieldCounts[row]) fields, the header \(columnCount); quote fields that contain the delimiter"
  }
}

/// A field that is no number.
struct MissingNumber: Error { let gap: Gap }

extension Field {
  /// The field as a number: decimal digits with an optional sign, point and exponent, with or without quotes and spaces around them.
  func number<Value: TableNumber>(as type: Value.Type) -> Result<Value, MissingNumber> {
    plain.withUnsafeBufferPointer { plain in
      var (start, end) = (0, plain.count)
      while start < end, plain[start] == 0x20 || plain[start] == 0x09 { start += 1 }
      while start < end, plain[end - 1] == 0x20 || plain[end - 1] == 0x09 { end -= 1 }
      guard start < end, let base = plain.baseAddress else { return .failure(MissingNumber(gap: .empty)) }
      var value = Value.filler
      return Value.scan(base + start, base + end, &value) == base + end ? .success(value) : .failure(MissingNumber(gap: .notNumeric))
    }
  }
}
