import Reckon

extension ColumnTest.Question {
  /// Writes the answers for some records to a slot.
  ///
  /// - Parameters:
  ///   - fields: the locations of the column's fields.
  ///   - reader: reads numbers.
  func answer<Value: TableNumber>(
    _ index: any RecordIndex, _ column: Int, _ rows: Range<Int>, _ fields: TextColumn, _ reader: ColumnReader,
    into slot: inout SlotValues<Value>
  ) {
    switch self {
    case .isAmong(let texts): compare(index, column, rows, fields, texts, isNegated: false, &slot)
    case .isNoneOf(let texts): compare(index, column, rows, fields, texts, isNegated: true, &slot)
    case .isMissing:
      slot.clear()
      fields.find(index, column, rows)
      for row in 0..<rows.count { slot.values[row] = Value(row: fields.isMissing(row, index.bytes) ? 1 : 0) }
    case .length: answer(index, column, rows, fields, &slot) { Value(row: $0.characterCount) }
    case .holds(let text, let place):
      let (yes, no) = (Value(row: 1), Value(row: 0))
      let part = Array(text.utf8)
      part.withUnsafeBufferPointer { part in
        answer(index, column, rows, fields, &slot) { $0.holds(part, text, place) ? yes : no }
      }
    case .number(let text):
      reader.read(index, column, rows, into: &slot)
      guard slot.hasGaps else { return }
      let bytes = Array(text.utf8)
      let fallback = bytes.withUnsafeBufferPointer { Field(bytes: $0, form: .bare).number(as: Value.self) }
      guard case .success(let fallback) = fallback else { preconditionFailure("a number's literal is a number") }
      for row in 0..<rows.count where slot.gaps[row] == .empty {
        slot.gaps[row] = .none
        slot.values[row] = fallback
      }
    case .text: preconditionFailure("texts are read where they stand")
    }
  }

  private func compare<Value: TableNumber>(
    _ index: any RecordIndex, _ column: Int, _ rows: Range<Int>, _ fields: TextColumn, _ texts: [[UInt8]],
    isNegated: Bool,
    _ slot: inout SlotValues<Value>
  ) {
    slot.clear()
    fields.find(index, column, rows)
    let (yes, no) = (Value(row: isNegated ? 0 : 1), Value(row: isNegated ? 1 : 0))
    let (bytes, values) = (index.bytes, slot.values)
    let packed = PackedTexts(texts)
    // Reading them counts no references.
    let literals = (0..<packed.count).map { packed[$0] }
    literals.withUnsafeBufferPointer { literals in
      for row in 0..<rows.count {
        if fields.isMissing(row, bytes) {
          slot.setGap(.empty, row)
        } else if let text = fields.places[row].content(bytes) {
          values[row] = Self.contains(text, literals) ? yes : no
        } else {
          values[row] =
            fields.places[row].field(bytes).plain.withUnsafeBufferPointer { Self.contains($0, literals) } ? yes : no
        }
      }
    }
    withExtendedLifetime(packed) {}
  }

  /// Writes the answer for each field that is not missing.
  @inline(__always) private func answer<Value: TableNumber>(
    _ index: any RecordIndex, _ column: Int, _ rows: Range<Int>, _ fields: TextColumn, _ slot: inout SlotValues<Value>,
    _ value: (UnsafeBufferPointer<UInt8>) -> Value
  ) {
    slot.clear()
    fields.find(index, column, rows)
    let bytes = index.bytes
    for row in 0..<rows.count {
      if fields.isMissing(row, bytes) {
        slot.setGap(.empty, row)
      } else if let text = fields.places[row].content(bytes) {
        slot.values[row] = value(text)
      } else {
        slot.values[row] = fields.places[row].field(bytes).plain.withUnsafeBufferPointer { value($0) }
      }
    }
  }

  /// Whether a text is in a list.
  @inline(__always) private static func contains(
    _ text: UnsafeBufferPointer<UInt8>, _ literals: UnsafeBufferPointer<UnsafeBufferPointer<UInt8>>
  ) -> Bool {
    for literal in literals where literal.count == text.count {
      var at = 0
      while at < text.count, literal[at] == text[at] { at &+= 1 }
      if at == text.count { return true }
    }
    return false
  }
}
