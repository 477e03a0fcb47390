import Reckon

/// Reads columns of numbers, in any format.
struct ColumnReader {
  /// The number marks of the table.
  let marks: NumberMarks
  /// The offset of the wall clock from universal time in seconds, at a number of seconds since 1970-01-01T00:00Z; `nil`
  /// for universal time.
  let secondsFromUTC: (@Sendable (Double) -> Int)?
  /// Whether a number too small for the number mode is rejected, like one that is too large.
  private let refusesTooSmall: Bool
  /// The columns whose fields may be written in other ways.
  let lenient: LenientFields
  /// The number of fields that are located at a time.
  static let stride = 512
  let places = UnsafeMutablePointer<FieldPlace>.allocate(capacity: stride)

  init(
    _ marks: NumberMarks, secondsFromUTC: (@Sendable (Double) -> Int)? = nil, refusesTooSmall: Bool = false,
    lenient: LenientFields = .none
  ) {
    (self.marks, self.secondsFromUTC, self.refusesTooSmall) = (marks, secondsFromUTC, refusesTooSmall)
    self.lenient = lenient
  }

  func deallocate() { places.deallocate() }

  /// Reads a column's numbers of some records.
  func read<Value: TableNumber>(
    _ index: any RecordIndex, _ column: Int, _ rows: Range<Int>, into slot: inout SlotValues<Value>
  ) {
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
        // Digits are read up to the first byte that cannot belong to a number, such as a delimiter.
        let end = bytes + Int(place.end)
        if isPlain, Value.scan(bytes + Int(place.start), limit, &values[at]) == end,
          values[at].hasAllDigits(ofBytes: Int(place.end &- place.start)), !refusesTooSmall || !values[at].isZero
        {
          continue
        }
        let field = place.field(bytes)
        switch field.number(as: Value.self, marks) {
        case .success(let value) where refusesTooSmall && value.isZero && field.hasDigitsOfNumber:
          slot.setGap(.notNumeric, at)
        case .success(let value): values[at] = value
        case .failure(let missing):
          switch missing.gap == .notNumeric ? lenientNumber(field, column, as: Value.self) : .failure(missing) {
          case .success(let value): values[at] = value
          case .failure(let missing): slot.setGap(missing.gap, at)
          }
        }
      }
      first &+= count
    }
  }
}

extension ColumnReader {
  /// The number of a field that is not written in the standard form.
  private func lenientNumber<Value: TableNumber>(
    _ field: Field, _ column: Int, as type: Value.Type
  ) -> Result<Value, MissingNumber> {
    guard !lenient.columns.isEmpty, let text = lenient.number(field, column, marks) else {
      return .failure(MissingNumber(gap: .notNumeric))
    }
    return text.withUnsafeBufferPointer { Field(bytes: $0, form: .bare).number(as: type) }
  }
}

/// The minus sign U+2212 in fields.
enum MinusSign {
  private static let bytes = Array("−".utf8)

  /// A text with minus signs replaced by hyphens; `nil` if it has none.
  static func ascii(_ text: some Collection<UInt8>) -> [UInt8]? {
    guard text.contains(bytes[0]) else { return nil }
    let parts = Array(text).split(separator: bytes, omittingEmptySubsequences: false)
    return parts.count > 1 ? Array(parts.joined(separator: [UInt8(ascii: "-")])) : nil
  }
}

/// A field that is not a number.
struct MissingNumber: Error { let gap: Gap }

extension Field {
  /// The field as a number: decimal digits with an optional sign, point and exponent, with or without quotes and
  /// surrounding spaces.
  func number<Value: TableNumber>(as type: Value.Type, _ marks: NumberMarks = .plain) -> Result<Value, MissingNumber> {
    (marks.isPlain ? plain : marks.plain(MinusSign.ascii(plain) ?? plain)).withUnsafeBufferPointer { plain in
      var (start, end) = (0, plain.count)
      while start < end, plain[start] == 0x20 || plain[start] == 0x09 { start += 1 }
      while start < end, plain[end - 1] == 0x20 || plain[end - 1] == 0x09 { end -= 1 }
      guard start < end, let base = plain.baseAddress else { return .failure(MissingNumber(gap: .empty)) }
      var value = Value.filler
      guard Value.scan(base + start, base + end, &value) == base + end else {
        // U+2212 is the typographic minus sign.
        guard let ascii = MinusSign.ascii(plain[start..<end]) else { return .failure(MissingNumber(gap: .notNumeric)) }
        return ascii.withUnsafeBufferPointer { Field(bytes: $0, form: .bare).number(as: Value.self) }
      }
      guard !value.hasAllDigits(ofBytes: end - start), let whole = WholeNumber(plain[start..<end]) else {
        return .success(value)
      }
      return whole.isHeld(by: value) ? .success(value) : .failure(MissingNumber(gap: .tooLong))
    }
  }

  /// Whether some digit before the exponent is not 0.
  fileprivate var hasDigitsOfNumber: Bool {
    plain.prefix { $0 | 0x20 != UInt8(ascii: "e") }.contains { 0x31...0x39 ~= $0 }
  }

  /// Whether it is written as a number, with any number of digits.
  func isNumber(_ marks: NumberMarks = .plain) -> Bool {
    switch number(as: Decimal128.self, marks) {
    case .success: true
    case .failure(let missing): missing.gap == .tooLong
    }
  }
}
