import Reckon

/// Reads columns of numbers, whatever the format.
struct ColumnReader {
  /// How numbers are written in the table.
  let marks: NumberMarks
  /// How many seconds the wall clock is ahead of universal time at a number of seconds since 1970-01-01T00:00Z; `nil` where it shows that.
  let secondsFromUTC: (@Sendable (Double) -> Int)?
  /// How many fields are found at a time.
  private static let stride = 512
  private let places = UnsafeMutablePointer<FieldPlace>.allocate(capacity: stride)

  init(_ marks: NumberMarks, secondsFromUTC: (@Sendable (Double) -> Int)? = nil) {
    (self.marks, self.secondsFromUTC) = (marks, secondsFromUTC)
  }

  func deallocate() { places.deallocate() }

  /// Reads a column's numbers for some records.
  func read<Value: TableNumber>(_ index: any RecordIndex, _ column: Int, _ rows: Range<Int>, into slot: inout SlotValues<Value>) {
    slot.clear()
    let (bytes, limit, values) = (index.bytes, index.limit, slot.values)
    let isPlain = marks.isPlain
    var first = rows.lowerBound
    while first < rows.upperBound {
      let count = min(Self.stride, rows.upperBound &- first)
      index.find(column, first..<first &+ count, places)
      for row in 0..<count {
        let place = places[row]
        let at = first &- rows.lowerBound &+ row
        guard place.start < place.end else {
          slot.setGap(.empty, at)
          continue
        }
        // Digits are read up to the first byte that cannot belong to a number, as a delimiter never can.
        let end = bytes + Int(place.end)
        if isPlain, Value.scan(bytes + Int(place.start), limit, &values[at]) == end,
          values[at].hasAllDigits(ofBytes: Int(place.end &- place.start))
        {
          continue
        }
        switch place.field(bytes).number(as: Value.self, marks) {
        case .success(let value): values[at] = value
        case .failure(let missing): slot.setGap(missing.gap, at)
        }
      }
      first &+= count
    }
  }
}

/// A field that is no number.
struct MissingNumber: Error { let gap: Gap }

extension Field {
  /// The field as a number: decimal digits with an optional sign, point and exponent, with or without quotes and spaces around them.
  func number<Value: TableNumber>(as type: Value.Type, _ marks: NumberMarks = .plain) -> Result<Value, MissingNumber> {
    (marks.isPlain ? plain : marks.plain(plain)).withUnsafeBufferPointer { plain in
      var (start, end) = (0, plain.count)
      while start < end, plain[start] == 0x20 || plain[start] == 0x09 { start += 1 }
      while start < end, plain[end - 1] == 0x20 || plain[end - 1] == 0x09 { end -= 1 }
      guard start < end, let base = plain.baseAddress else { return .failure(MissingNumber(gap: .empty)) }
      var value = Value.filler
      guard Value.scan(base + start, base + end, &value) == base + end else { return .failure(MissingNumber(gap: .notNumeric)) }
      guard !value.hasAllDigits(ofBytes: end - start), let whole = WholeNumber(plain[start..<end]) else { return .success(value) }
      return whole.isHeld(by: value) ? .success(value) : .failure(MissingNumber(gap: .tooLong))
    }
  }

  /// Whether it is written as a number, however many digits it has.
  func isNumber(_ marks: NumberMarks = .plain) -> Bool {
    switch number(as: Decimal128.self, marks) {
    case .success: true
    case .failure(let missing): missing.gap == .tooLong
    }
  }
}
