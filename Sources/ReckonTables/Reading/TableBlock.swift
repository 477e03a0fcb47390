import Reckon

/// A stretch of a table's bytes that holds whole records, each with a line end.
///
/// One thread at a time uses a block; its memory is used again for the next stretch.
package final class TableBlock {
  /// Bytes beyond the end that may be read (and are zero), so that scanning can go by words.
  static let slack = 64
  /// The longest record, in bytes: ``FieldIndex`` keeps offsets in a block as 32-bit numbers.
  package static let largestRecord = Int(UInt32.max)

  private(set) var bytes: UnsafeMutablePointer<UInt8>
  private(set) var capacity: Int
  /// How many bytes can be kept after the records and the slack, behind those of a joined file.
  private var keptCapacity = 0
  private var joined: JoinedTable?
  /// Where the records begin.
  var start = 0
  /// Behind the last record's line end.
  var end = 0
  /// Whether it was cut before it was full, since the input has paused.
  var isEarly = false
  /// How much of the table had been read when the block was.
  var bytesRead = 0
  /// What is to be read into it; `nil` when it has been.
  var stretch: Stretch?
  /// The offset of the first byte in its file.
  var offset = 0
  /// How records that are JSON values follow one another; `nil` where records are lines.
  var layout: JSONBoundary.Layout?
  /// The open file that the records are from; `nil` until one has been read into it.
  var opened: FilesReader.OpenFile?
  /// The same as formulas see it; `nil` where the table is a single file without a column of file names.
  var file: TableFile?

  init(capacity: Int) {
    self.capacity = capacity
    bytes = .allocate(capacity: capacity + Self.slack)
    bytes.initialize(repeating: 0, count: capacity + Self.slack)
  }

  deinit { bytes.deallocate() }

  var count: Int { end - start }

  /// Whether the first bytes are the mark that some programs put before UTF-8.
  func hasByteOrderMark(_ count: Int) -> Bool { count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF }

  /// The encoding or compression that the first bytes show, with advice; `nil` for plain text.
  func unfitEncoding(_ count: Int, of name: String) -> Phrase? {
    guard count >= 4 else { return nil }
    switch (bytes[0], bytes[1], bytes[2], bytes[3]) {
    case (0x1F, 0x8B, _, _):
      return Phrase("isCompressedUnpackItFirst", "\(name) is compressed; unpack it first: gzip -dc FILE | reckon run … -")
    case (0x28, 0xB5, 0x2F, 0xFD):
      return Phrase("isCompressedUnpackItFirstZstd", "\(name) is compressed; unpack it first: zstd -dc FILE | reckon run … -")
    case (0xFF, 0xFE, 1..., 0), (0xFE, 0xFF, 0, 1...):
      return Phrase("isUTF16", "\(name) is UTF-16; convert it first: iconv -f UTF-16 -t UTF-8 FILE | reckon run … -")
    default: return nil
    }
  }

  /// Ends the records behind some bytes, and puts zeros there.
  func end(at count: Int) {
    (bytes + count).update(repeating: 0, count: min(Self.slack, capacity + Self.slack - count))
    end = count
  }

  /// Passes over blank lines at the start.
  ///
  /// - Parameter ofSpaces: whether lines of nothing but white space are blank.
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

  /// How many bytes the beginning of a block has at most.
  private static let beginning = 16 << 10

  /// Does something while the block ends behind the last record that its beginning holds.
  ///
  /// - Returns: whether that is all of it, as it is also where a single record is longer.
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
    // Behind a block's end are zeros.
    let hidden = Array(UnsafeBufferPointer(start: bytes + part, count: Self.slack))
    (bytes + part).update(repeating: 0, count: Self.slack)
    end = part
    body()
    end = whole
    for (place, byte) in hidden.enumerated() { bytes[part + place] = byte }
    return false
  }

  /// Makes room for more bytes; those up to `count` stay.
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

  /// Keeps the fields of a joined file, until the block's memory grows.
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

  /// Keeps bytes that belong to no record, so that a field can be one of them, until others are kept or the block is
  /// filled again.
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
