import Reckon
import ReckonSystem

/// Finds the end of the last whole record in bytes that grow.
struct RecordBoundary {
  /// Where the first record begins.
  private(set) var start = 0
  /// Behind the line end of the last whole record; 0 when there is none yet.
  private(set) var lastEnd = 0
  /// Whether the bytes end inside a quoted field.
  private(set) var isInsideField = false
  /// Where the last quoted field began.
  private(set) var openingQuote = 0
  /// The byte that separates fields; nothing where quotes cannot hold line ends.
  private let delimiter: UInt8?
  /// Whether lines end in CR alone: each such end becomes an LF as it is found.
  var convertsReturns = false
  private let mayEndInReturns: Bool
  private var scanned = 0
  /// Whether quotes may hold line ends.
  var isQuoted: Bool { delimiter != nil }
  /// What finds the ends of records that are JSON values; `nil` where they are lines.
  var values: JSONBoundary?

  /// - Parameter mayEndInReturns: whether a CR alone may end lines; in JSON it is white space.
  init(delimiter: UInt8?, mayEndInReturns: Bool = true) { (self.delimiter, self.mayEndInReturns) = (delimiter, mayEndInReturns) }

  /// Records that are JSON values.
  init(values: JSONBoundary) { (delimiter, mayEndInReturns, self.values) = (nil, false, values) }

  mutating func skip(_ count: Int) {
    start = count
    scanned = max(scanned, count)
    values?.skip(count)
  }

  /// Whether the first line end outside of quotes is a CR that no LF follows; false as long as that is not known.
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

  /// Looks at the bytes once more, now for lines that end in CR alone.
  mutating func convertReturns() { (convertsReturns, scanned, isInsideField, lastEnd) = (true, start, false, 0) }

  /// Looks at the bytes that have come since the last time.
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
        // A quote at the very end may be the first of two: it is looked at again when there is more.
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

  /// Notes the last line end in a stretch outside of quotes.
  ///
  /// - Returns: the end of what was looked at: a CR behind which nothing is known yet is looked at again when there is more.
  private mutating func noteLineEnd(_ base: UnsafeMutablePointer<UInt8>, _ start: Int, _ end: Int, of count: Int) -> Int {
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
  /// The first place of a byte in a stretch of memory.
  func firstIndex(of byte: UInt8, from start: Int, to end: Int) -> Int? {
    guard start < end, let found = memchr(self + start, Int32(byte), end - start) else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(self)
  }

  /// The last place of a byte in a stretch of memory.
  func lastIndex(of byte: UInt8, from start: Int, to end: Int) -> Int? {
    var at = end
    while at > start {
      at -= 1
      if self[at] == byte { return at }
    }
    return nil
  }
}
