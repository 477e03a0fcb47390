/// The values of a few columns, by which rows are grouped, as one key for each row.
///
/// The key of one column is its field's text; that of several has before each text its length. In JSON the text "7" is another value than the number 7: texts
/// there have a quote before them.
final class GroupKeys {
  private static let stride = 512
  private let columns: [Int]
  private let index: any RecordIndex
  private let places: UnsafeMutablePointer<FieldPlace>
  private var first = 0
  private let marksTexts: Bool
  private var text: [UInt8] = []

  init(_ columns: [Int], _ index: any RecordIndex, marksTexts: Bool) {
    self.marksTexts = marksTexts
    self.columns = columns
    self.index = index
    places = .allocate(capacity: Self.stride * max(1, columns.count))
    places.initialize(repeating: .none, count: Self.stride * max(1, columns.count))
  }

  deinit { places.deallocate() }

  /// Gives the key of each row, one after another, until the body says that it wants no more.
  func forEach(_ rows: Range<Int>, _ body: (_ row: Int, _ key: UnsafeBufferPointer<UInt8>) -> Bool) {
    var start = rows.lowerBound
    while start < rows.upperBound {
      let next = min(start + Self.stride, rows.upperBound)
      for (number, column) in columns.enumerated() { index.find(column, start..<next, places + number * Self.stride) }
      for row in start..<next where !self.body(row, row - start, body) { return }
      start = next
    }
  }

  private func body(_ row: Int, _ place: Int, _ body: (Int, UnsafeBufferPointer<UInt8>) -> Bool) -> Bool {
    let bytes = index.bytes
    if columns.count == 1 {
      let found = places[place]
      if !found.isThere { return body(row, UnsafeBufferPointer(start: nil, count: 0)) }
      let field = found.field(bytes)
      return field.form == .bare ? body(row, field.bytes) : key(field).withUnsafeBufferPointer { body(row, $0) }
    }
    text.removeAll(keepingCapacity: true)
    for number in columns.indices {
      let found = places[number * Self.stride + place]
      let part = found.isThere ? key(found.field(bytes)) : []
      withUnsafeBytes(of: UInt32(truncatingIfNeeded: part.count).littleEndian) { text.append(contentsOf: $0) }
      text += part
    }
    return text.withUnsafeBufferPointer { body(row, $0) }
  }

  private func key(_ field: Field) -> [UInt8] {
    marksTexts && field.form == .string ? [QuotedField.quote] + field.plain : field.plain
  }

  /// The values of a key's columns.
  static func parts(of key: ArraySlice<UInt8>, count: Int) -> [[UInt8]] {
    guard count > 1 else { return [Array(key)] }
    var parts: [[UInt8]] = []
    var rest = key
    while parts.count < count {
      let length = rest.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
      parts.append(Array(rest.dropFirst(4).prefix(length)))
      rest = rest.dropFirst(4 + length)
    }
    return parts
  }
}
