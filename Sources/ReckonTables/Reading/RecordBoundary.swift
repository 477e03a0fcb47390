import Reckon
import ReckonSystem

/// Finds the end of the last complete record in bytes that arrive incrementally.
struct RecordBoundary {
  /// The start of the first record.
  private(set) var start = 0
  /// The offset after the line end of the last complete record; 0 if there is none yet.
  private(set) var lastEnd = 0
  /// Whether the bytes end inside a quoted field.
  private(set) var isInsideField = false
  /// The offset of the last opening quote.
  private(set) var openingQuote = 0
  /// The delimiter of fields; `nil` if quotes cannot contain line ends.
  private let delimiter: UInt8?
  /// Whether lines end in CR alone: each such end is replaced by LF when found.
  var convertsReturns = false
  private let mayEndInReturns: Bool
  private var scanned = 0
  /// Whether quotes may contain line ends.
  var isQuoted: Bool { delimiter != nil }
  /// The scanner for records that are JSON values; `nil` if they are lines.
  var values: JSONBoundary?

  /// - Parameter mayEndInReturns: whether a CR alone may end lines; in JSON it is white space.
  init(delimiter: UInt8?, mayEndInReturns: Bool = true) {
    (self.delimiter, self.mayEndInReturns) = (delimiter, mayEndInReturns)
  }

  /// Records that are JSON values.
  init(values: JSONBoundary) { (delimiter, mayEndInReturns, self.values) = (nil, false, values) }

  mutating func skip(_ count: Int) {
    start = count
    scanned = max(scanned, count)
    values?.skip(count)
  }

  /// Whether the first line end outside quotes is a CR not followed by LF; false while unknown.
  ///
  /// - Complexity: O(bytes of the first line).
  func firstLineEndsInReturn(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard mayEndInReturns, let base = bytes.baseAddress else { return false }
    var (at, isFieldStart) = (start, true)
    while at < bytes.count, base[at] != 0x0A, base[at] != 0x0D {
      if isFieldStart, delimiter != nil, base[at] == QuotedField.quote {
        guard let quote = QuotedField.closingQuote(base, from: at + 1, to: bytes.count) else { return false }
        at = quote
      }
      isFieldStart = base[at] == delimiter
      at += 1
    }
    return at + 1 < bytes.count && base[at] == 0x0D && base[at + 1] != 0x0A
  }

  /// Scans the bytes again, now for lines that end in CR alone.
  mutating func convertReturns() { (convertsReturns, scanned, isInsideField, lastEnd) = (true, start, false, 0) }

  /// Scans the bytes added since the last call.
  ///
  /// - Complexity: O(new bytes).
  mutating func scan(_ bytes: UnsafeMutableBufferPointer<UInt8>) {
    guard let writable = bytes.baseAddress else { return }
    let base = UnsafePointer(writable)
    if values != nil { return scanValues(bytes) }
    var at = scanned
    guard let delimiter else {
      scanned = noteLineEnd(writable, at, bytes.count, of: bytes.count)
      return
    }
    while at < bytes.count {
      if isInsideField {
        guard let quote = QuotedField.closingQuote(base, from: at, to: bytes.count) else { break }
        // A quote at the very end may be the first of two: it is scanned again when more bytes arrive.
        if quote + 1 == bytes.count {
          scanned = quote
          return
        }
        at = quote + 1
        isInsideField = false
      } else {
        let quote = base.firstIndex(of: QuotedField.quote, from: at, to: bytes.count) ?? bytes.count
        at = noteLineEnd(writable, at, quote, of: bytes.count)
        guard quote < bytes.count else {
          scanned = at
          return
        }
        at = quote + 1
        if quote == start || base[quote - 1] == delimiter || base[quote - 1] == 0x0A {
          isInsideField = true
          openingQuote = quote
        }
      }
    }
    scanned = bytes.count
  }

  private mutating func scanValues(_ bytes: UnsafeMutableBufferPointer<UInt8>) {
    values?.scan(UnsafeBufferPointer(bytes))
    if let first = values?.start { start = first }
    lastEnd = values?.lastEnd ?? 0
  }

  /// Records the last line end in a stretch outside quotes.
  ///
  /// - Returns: the end of the scanned bytes: a CR at the very end is scanned again when more bytes arrive.
  private mutating func noteLineEnd(_ base: UnsafeMutablePointer<UInt8>, _ start: Int, _ end: Int, of count: Int) -> Int
  {
    var end = end
    if convertsReturns {
      var at = start
      while let found = UnsafePointer(base).firstIndex(of: 0x0D, from: at, to: end) {
        if found + 1 == count { end = found } else if base[found + 1] != 0x0A { base[found] = 0x0A }
        at = found + 1
      }
    }
    if let found = UnsafePointer(base).lastIndex(of: 0x0A, from: start, to: end) { lastEnd = found + 1 }
    return end
  }
}

extension UnsafePointer<UInt8> {
  /// The first offset of a byte in a memory range.
  func firstIndex(of byte: UInt8, from start: Int, to end: Int) -> Int? {
    guard start < end, let found = memchr(self + start, Int32(byte), end - start) else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(self)
  }

  /// The last offset of a byte in a memory range.
  func lastIndex(of byte: UInt8, from start: Int, to end: Int) -> Int? {
    var at = end
    while at > start {
      at -= 1
      if self[at] == byte { return at }
    }
    return nil
  }
}
