import Reckon

/// A question about the fields of one column that is answered from their bytes, so that the formula around it computes with numbers alone: `region == "EU"`.
struct ColumnTest: Hashable, Sendable {
  enum Question: Hashable, Sendable {
    /// Whether a field's text is one of these.
    case isAmong([[UInt8]])
    case isNoneOf([[UInt8]])
    case isMissing
    /// A field's number, or that of a literal where the field is missing.
    case number(orElse: String)
    /// A field's text as it stands, as `concat` takes it: 007 and not 7.
    case text
  }

  let column: String
  let question: Question

  /// The name that its answers have in formulas; nobody can type it.
  var name: String {
    switch question {
    case .isAmong(let texts): "\(column) in \(texts)\u{0}"
    case .isNoneOf(let texts): "\(column) not in \(texts)\u{0}"
    case .isMissing: "ismissing(\(column))\u{0}"
    case .number(let text): "\(column) ?? \(text)\u{0}"
    case .text: "text(\(column))\u{0}"
    }
  }

  /// The unit of its answers.
  var unit: String? {
    switch question {
    case .isAmong, .isNoneOf, .isMissing: ValueKind.truth.inputUnit
    case .number: nil
    case .text: ValueKind.text.inputUnit
    }
  }
}

extension ColumnTest.Question {
  /// Answers for some records, in a slot.
  ///
  /// - Parameters:
  ///   - fields: the places of the column's fields.
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
    _ index: any RecordIndex, _ column: Int, _ rows: Range<Int>, _ fields: TextColumn, _ texts: [[UInt8]], isNegated: Bool,
    _ slot: inout SlotValues<Value>
  ) {
    slot.clear()
    fields.find(index, column, rows)
    let (yes, no) = (Value(row: isNegated ? 0 : 1), Value(row: isNegated ? 1 : 0))
    let (bytes, values) = (index.bytes, slot.values)
    let packed = PackedTexts(texts)
    // Looking at them takes no count of references.
    let literals = (0..<packed.count).map { packed[$0] }
    literals.withUnsafeBufferPointer { literals in
      for row in 0..<rows.count {
        if fields.isMissing(row, bytes) {
          slot.setGap(.empty, row)
        } else if let text = fields.places[row].content(bytes) {
          values[row] = Self.contains(text, literals) ? yes : no
        } else {
          values[row] = fields.places[row].field(bytes).plain.withUnsafeBufferPointer { Self.contains($0, literals) } ? yes : no
        }
      }
    }
    withExtendedLifetime(packed) {}
  }

  /// Whether a text is among some.
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
