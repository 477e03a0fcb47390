import Reckon

/// Reads comma-separated values (RFC 4180) from bytes that come in chunks of any size.
///
/// Quoted fields may hold commas, line ends and doubled quotes; lines end in LF or CRLF; a byte-order mark at the start is passed over.
/// Bytes that are not UTF-8 pass through. What follows a closing quote up to the next comma is added to the field as it is.
///
/// - Complexity: O(bytes). Holds one chunk and one record.
struct CSVReader {
  /// One line of a table: its fields' bytes one behind the other, without quotes.
  struct Record {
    var bytes: [UInt8] = []
    /// The end of each field in ``bytes``.
    var ends: [Int] = []

    var count: Int { ends.count }

    /// Whether it is a blank line.
    var isBlank: Bool { bytes.isEmpty && ends.count == 1 }

    /// The bytes of a field; none when the record is too short to have it.
    func field(_ index: Int) -> ArraySlice<UInt8> {
      guard index < ends.count else { return [] }
      return bytes[(index == 0 ? 0 : ends[index - 1])..<ends[index]]
    }

    mutating func removeAll() {
      bytes.removeAll(keepingCapacity: true)
      ends.removeAll(keepingCapacity: true)
    }
  }

  private let readChunk: () throws -> [UInt8]
  private var chunk: [UInt8] = []
  private var at = 0
  private var isAtEnd = false
  private var isAtStart = true

  /// - Parameter readChunk: gives the next bytes, and none at the end.
  init(readChunk: @escaping () throws -> [UInt8]) { self.readChunk = readChunk }

  /// The next byte without passing over it; nothing at the end.
  private mutating func peek() throws -> UInt8? {
    if at < chunk.count { return chunk[at] }
    if isAtEnd { return nil }
    chunk = try readChunk()
    at = 0
    isAtEnd = chunk.isEmpty
    return chunk.first
  }

  private mutating func skipByteOrderMark() throws {
    isAtStart = false
    var start: [UInt8] = []
    while start.count < 3, let byte = try peek() {
      start.append(byte)
      at += 1
    }
    if start != [0xEF, 0xBB, 0xBF] {
      chunk = start + chunk[at...]
      at = 0
    }
  }

  /// Reads the next record; false at the end.
  ///
  /// - Throws: `InputOutputError` when the input ends inside quotes.
  mutating func next(into record: inout Record) throws -> Bool {
    record.removeAll()
    if isAtStart { try skipByteOrderMark() }
    guard try peek() != nil else { return false }
    while true {
      if try peek() == UInt8(ascii: "\"") {
        at += 1
        try readQuoted(into: &record)
      }
      let isLast = try readPlain(into: &record)
      record.ends.append(record.bytes.count)
      if isLast { return true }
    }
  }

  private mutating func readQuoted(into record: inout Record) throws {
    while let byte = try peek() {
      at += 1
      guard byte == UInt8(ascii: "\"") else {
        record.bytes.append(byte)
        continue
      }
      guard try peek() == UInt8(ascii: "\"") else { return }
      at += 1
      record.bytes.append(byte)
    }
    throw InputOutputError("the input ends inside a quoted field")
  }

  /// Reads up to the next comma or line end, which is passed over; true at the record's end.
  private mutating func readPlain(into record: inout Record) throws -> Bool {
    let start = record.bytes.count
    while let byte = try peek() {
      at += 1
      if byte == UInt8(ascii: ",") { return false }
      if byte == 0x0A {
        if record.bytes.count > start, record.bytes.last == 0x0D { record.bytes.removeLast() }
        return true
      }
      record.bytes.append(byte)
    }
    return true
  }
}
