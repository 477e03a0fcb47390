import Reckon

/// A range of a table's bytes with complete records, each with a line end.
///
/// One thread at a time uses a block; its memory is reused for the next range.
package final class TableBlock {
  /// The number of readable zero bytes after the end, so that scanning can work on words.
  static let slack = 64
  /// The maximum length of a record, in bytes: ``FieldIndex`` stores offsets in a block as 32-bit numbers.
  package static let largestRecord = Int(UInt32.max)

  private(set) var bytes: UnsafeMutablePointer<UInt8>
  private(set) var capacity: Int
  /// The capacity for extra bytes after the records and the slack, and after those of a joined file.
  private var keptCapacity = 0
  private var joined: JoinedTable?
  /// The start of the records.
  var start = 0
  /// The offset after the last record's line end.
  var end = 0
  /// Whether it was cut before it was full, since the input has paused.
  var isEarly = false
  /// The number of bytes of the table that were read with this block.
  var bytesRead = 0
  /// The stretch to be read into it; `nil` once it has been read.
  var stretch: Stretch?
  /// The offset of the first byte in its file.
  var offset = 0
  /// The layout of records that are JSON values; `nil` if records are lines.
  var layout: JSONBoundary.Layout?
  /// The open file of the records; `nil` until one has been read into it.
  var opened: FilesReader.OpenFile?
  /// The file for formulas; `nil` if the table is a single file without a column of file names.
  var file: TableFile?

  init(capacity: Int) {
    self.capacity = capacity
    bytes = .allocate(capacity: capacity + Self.slack)
    bytes.initialize(repeating: 0, count: capacity + Self.slack)
  }

  deinit { bytes.deallocate() }

  var count: Int { end - start }

  /// Whether the first bytes are the UTF-8 byte order mark.
  func hasByteOrderMark(_ count: Int) -> Bool { count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF }

  /// The encoding or compression that the first bytes indicate, with advice; `nil` for plain text.
  func unfitEncoding(_ count: Int, of name: String) -> Phrase? {
    guard count >= 4 else { return nil }
    switch (bytes[0], bytes[1], bytes[2], bytes[3]) {
    case (0x1F, 0x8B, _, _):
      return Phrase(
        "isCompressedUnpackItFirst", "\(name) is compressed; unpack it first: gzip -dc FILE | reckon run … -")
    case (0x28, 0xB5, 0x2F, 0xFD):
      return Phrase(
        "isCompressedUnpackItFirstZstd", "\(name) is compressed; unpack it first: zstd -dc FILE | reckon run … -")
    case (0xFF, 0xFE, 1..., 0), (0xFE, 0xFF, 0, 1...):
      return Phrase("isUTF16", "\(name) is UTF-16; convert it first: iconv -f UTF-16 -t UTF-8 FILE | reckon run … -")
    default: return nil
    }
  }

  /// Ends the records after a number of bytes, and zeroes the slack.
  func end(at count: Int) {
    (bytes + count).update(repeating: 0, count: min(Self.slack, capacity + Self.slack - count))
    end = count
  }

  /// Skips blank lines at the start.
  ///
  /// - Parameter ofSpaces: whether lines of only white space are blank.
  func skipBlankLines(ofSpaces: Bool = false) {
    while start < end {
      var at = start
      if ofSpaces {
        while at < end, bytes[at] == 0x20 || bytes[at] == 0x09 || bytes[at] == 0x0D { at += 1 }
      } else if bytes[at] == 0x0D {
        at += 1
      }
      guard at < end, bytes[at] == 0x0A else { return }
      start = at + 1
    }
  }

  /// The maximum size of the beginning of a block in bytes.
  private static let beginning = 16 << 10

  /// Runs a body while the block ends after the last record in its beginning.
  ///
  /// - Returns: whether that is the complete block, including the case of a single longer record.
  func withBeginning(_ boundary: RecordBoundary, _ body: () -> Void) -> Bool {
    var boundary = boundary
    boundary.skip(start)
    if let layout { boundary.values?.resume(layout) }
    boundary.scan(UnsafeMutableBufferPointer(start: bytes, count: min(end, start + Self.beginning)))
    let (whole, part) = (end, boundary.lastEnd)
    guard start < part, part < whole else {
      body()
      return true
    }
    // The bytes after a block's end must be zero.
    let hidden = Array(UnsafeBufferPointer(start: bytes + part, count: Self.slack))
    (bytes + part).update(repeating: 0, count: Self.slack)
    end = part
    body()
    end = whole
    for (place, byte) in hidden.enumerated() { bytes[part + place] = byte }
    return false
  }

  /// Grows the memory; the bytes up to `count` are kept.
  func grow(to capacity: Int, keeping count: Int) {
    guard capacity > self.capacity else { return }
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity + Self.slack)
    larger.update(from: bytes, count: count)
    (larger + count).initialize(repeating: 0, count: capacity + Self.slack - count)
    bytes.deallocate()
    bytes = larger
    self.capacity = capacity
    (keptCapacity, joined) = (0, nil)
  }

  /// Copies the fields of a joined file, until the block's memory grows.
  ///
  /// - Returns: the offset of the first byte.
  func keep(_ table: JoinedTable) -> Int {
    let start = capacity + Self.slack
    guard joined !== table else { return start }
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: start + table.bytes.count + Self.slack)
    larger.update(from: bytes, count: start)
    (larger + start).update(from: table.bytes, count: table.bytes.count)
    (larger + start + table.bytes.count).initialize(repeating: 0, count: Self.slack)
    bytes.deallocate()
    (bytes, joined, keptCapacity) = (larger, table, 0)
    return start
  }

  /// Stores bytes that belong to no record, so that a field can refer to them, until others are stored or the block is
  /// refilled.
  ///
  /// - Returns: the offset of the first byte.
  func keep(_ text: [UInt8]) -> Int {
    let start = capacity + Self.slack + (joined?.bytes.count ?? 0)
    if text.count > keptCapacity {
      keptCapacity = max(text.count, 64)
      let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: start + keptCapacity + Self.slack)
      larger.update(from: bytes, count: start)
      (larger + start).initialize(repeating: 0, count: keptCapacity + Self.slack)
      bytes.deallocate()
      bytes = larger
    }
    (bytes + start).update(from: text, count: text.count)
    return start
  }
}
