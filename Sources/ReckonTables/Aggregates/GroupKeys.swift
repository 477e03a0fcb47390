import Reckon

/// The source of a part of a group's key.
enum GroupColumn: Hashable, Sendable {
  /// A column of the input, by the texts of its fields.
  case field(Int)
  /// A slot computed by a formula, by the texts of its values.
  case slot(Int, CellContent)
}

/// The values of a few grouping columns, combined into one key per row.
///
/// The key of a single column is the text of its field or value; that of several columns has a length prefix before
/// each text. In JSON the text "7" differs from the number 7: texts have a quote before them.
final class GroupKeys {
  /// The maximum number of rows per batch.
  static let stride = 512
  private let columns: [GroupColumn]
  private let index: any RecordIndex
  private let places: UnsafeMutablePointer<FieldPlace>
  private let marksTexts: Bool
  /// Memory for texts that do not occur verbatim in the table: chunks that never move, the last of which has free
  /// space.
  private var texts: [UnsafeMutablePointer<UInt8>] = []
  private var capacity = 0
  private var count = 0
  /// The key that is being built.
  private var text: [UInt8] = []
  /// A value's text.
  private var part: [UInt8] = []

  init(_ columns: [GroupColumn], _ index: any RecordIndex, marksTexts: Bool) {
    (self.columns, self.index, self.marksTexts) = (columns, index, marksTexts)
    places = .allocate(capacity: Self.stride * max(1, columns.count))
    places.initialize(repeating: .none, count: Self.stride * max(1, columns.count))
  }

  deinit {
    places.deallocate()
    for text in texts { text.deallocate() }
  }

  /// Discards the texts of earlier keys, and keeps the last chunk of memory for new ones.
  func removeAll() {
    for text in texts.dropLast() { text.deallocate() }
    texts.removeFirst(max(0, texts.count - 1))
    count = 0
  }

  /// Computes the keys of at most ``stride`` rows. They are valid until the block is refilled, or until
  /// ``removeAll()``.
  ///
  /// - Parameter values: the values of the slice with the rows.
  func find<Value: TableNumber>(
    _ rows: Range<Int>, _ values: RowValues<Value>, _ keys: UnsafeMutablePointer<GroupKey>
  ) {
    for (number, column) in columns.enumerated() {
      if case .field(let field) = column { index.find(field, rows, places + number * Self.stride) }
    }
    let (bytes, seed) = (index.bytes, SeededHash())
    if columns.count == 1, case .field = columns[0] {
      var isBare = true
      for place in 0..<rows.count {
        let found = places[place]
        isBare = isBare && found.form == .bare
        // The bytes of a block can be read beyond its end.
        keys[place] = GroupKey(bytes + Int(found.start), count: Int(found.end &- found.start), seed)
      }
      if isBare { return }
    }
    for place in 0..<rows.count {
      text.removeAll(keepingCapacity: true)
      for (number, column) in columns.enumerated() {
        switch column {
        case .field:
          let found = places[number * Self.stride + place]
          append(found.isThere ? found.field(bytes) : nil)
        case .slot(let slot, let content): append(slot, content, rows.lowerBound + place, values)
        }
      }
      keys[place] = GroupKey(keptText(), count: text.count, seed)
    }
  }

  /// Appends a computed value's part of a key.
  private func append<Value: TableNumber>(_ slot: Int, _ content: CellContent, _ row: Int, _ values: RowValues<Value>) {
    part.removeAll(keepingCapacity: true)
    if marksTexts, case .text? = values.value(slot, row) { part.append(QuotedField.quote) }
    values.appendText(slot, content, row, to: &part)
    part.withUnsafeBufferPointer { append($0) }
  }

  /// Appends a field's part of a key.
  private func append(_ field: Field?) {
    guard let field, field.form != .bare else {
      return append(field?.bytes ?? UnsafeBufferPointer(start: nil, count: 0))
    }
    let part = marksTexts && field.form == .string ? [QuotedField.quote] + field.plain : field.plain
    part.withUnsafeBufferPointer { append($0) }
  }

  private func append(_ part: UnsafeBufferPointer<UInt8>) {
    if columns.count > 1 { Self.appendLength(part.count, to: &text) }
    text.append(contentsOf: part)
  }

  /// The text of the key, in stable memory that is readable for 16 more bytes.
  private func keptText() -> UnsafePointer<UInt8> {
    let size = text.count + 16
    if texts.isEmpty || count + size > capacity {
      capacity = max(1 << 16, size)
      count = 0
      texts.append(.allocate(capacity: capacity))
      texts[texts.count - 1].initialize(repeating: 0, count: capacity)
    }
    let start = texts[texts.count - 1] + count
    start.update(from: text, count: text.count)
    count += text.count
    return UnsafePointer(start)
  }

  /// The key of a list of values.
  static func key(of parts: [[UInt8]]) -> [UInt8] {
    guard parts.count > 1 else { return parts.first ?? [] }
    return parts.reduce(into: []) { key, part in
      appendLength(part.count, to: &key)
      key += part
    }
  }

  private static func appendLength(_ count: Int, to key: inout [UInt8]) {
    key.append(UInt8(clamping: count))
    guard count >= 255 else { return }
    withUnsafeBytes(of: UInt32(truncatingIfNeeded: count).littleEndian) { key.append(contentsOf: $0) }
  }

  /// The values of a key's columns.
  static func parts(of key: [UInt8], count: Int) -> [[UInt8]] {
    guard count > 1 else { return [key] }
    var parts: [[UInt8]] = []
    var at = 0
    while parts.count < count {
      var length = Int(key[at])
      at += 1
      if length == 255 {
        length = key[at..<at + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
        at += 4
      }
      parts.append(Array(key[at..<at + length]))
      at += length
    }
    return parts
  }
}
