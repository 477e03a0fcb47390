import Reckon

/// A value of a formula, under a name for types that are generic over the numbers of a table.
typealias FormulaValue = Value

/// The locations of the fields of one column, for a slice of rows; the fields are read as texts.
struct TextColumn {
  let places: UnsafeMutablePointer<FieldPlace>

  init(capacity: Int) {
    places = .allocate(capacity: capacity)
    places.initialize(repeating: .none, count: capacity)
  }

  func deallocate() { places.deallocate() }

  func find(_ index: any RecordIndex, _ column: Int, _ rows: Range<Int>) { index.find(column, rows, places) }

  /// Whether a row has no field, `null`, or an empty one. An empty JSON text is a text.
  @inline(__always) func isMissing(_ row: Int, _ bytes: UnsafePointer<UInt8>) -> Bool {
    let place = places[row]
    guard place.isThere, place.start < place.end else { return true }
    return place.form == .quoted && place.end &- place.start == 2 && bytes[Int(place.start) &+ 1] == QuotedField.quote
  }

  /// A row's text; bytes that are not UTF-8 become U+FFFD.
  func value(_ row: Int, _ bytes: UnsafePointer<UInt8>) -> FormulaValue {
    if isMissing(row, bytes) { return .missing }
    if let text = places[row].content(bytes) { return .text(String(decoding: text, as: UTF8.self)) }
    return .text(String(decoding: places[row].field(bytes).plain, as: UTF8.self))
  }
}

extension FieldPlace {
  /// The content of the field, if it occurs verbatim in the block; `nil` if quotes or escapes must be removed.
  @inline(__always) func content(_ bytes: UnsafePointer<UInt8>) -> UnsafeBufferPointer<UInt8>? {
    let (start, end) = (Int(start), Int(end))
    switch form {
    case .bare: return UnsafeBufferPointer(start: bytes + start, count: end &- start)
    case .compound:
      if bytes.firstIndex(of: 0x0A, from: start, to: end) != nil { return nil }
      return UnsafeBufferPointer(start: bytes + start, count: end &- start)
    case .quoted:
      guard bytes.firstIndex(of: QuotedField.quote, from: start &+ 1, to: end) == end &- 1 else { return nil }
    case .string:
      if bytes.firstIndex(of: UInt8(ascii: "\\"), from: start, to: end) != nil { return nil }
    }
    return UnsafeBufferPointer(start: bytes + start + 1, count: end &- start &- 2)
  }
}
