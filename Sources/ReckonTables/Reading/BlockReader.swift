import Reckon
import ReckonSystem
import ReckonTerminal

/// Cuts a table's bytes into blocks of whole records.
///
/// Blocks are filled before they are cut, so that the same bytes make the same blocks, whether they come from a file or drop by drop; only where
/// somebody may wait for the rows of an input that pauses, a block is cut before.
/// Not thread-safe: one thread at a time asks for a block.
final class BlockReader {
  /// How many bytes a block has, unless a record needs more or another size is asked for.
  static let standardBlockSize = 512 << 10

  private let source: ByteSource
  private let cutsAtPauses: Bool
  private let syntax: any TableReader
  private let blockSize: Int
  /// The longest record that is read, in bytes with its line end. A record that fits into a block is always read.
  private let recordLimit: Int
  /// Bytes read after the last complete record.
  private var rest: [UInt8] = []
  private var isAtEnd = false
  private var isAtStart = true
  /// How many bytes have been read so far.
  private(set) var bytesRead = 0
  /// Whether lines end in CR alone, as the first one does.
  private(set) var endsLinesInReturns = false
  /// Whether stretches of a file are given out that are not read yet.
  var givesStretches = false
  /// How records that are JSON values follow one another.
  private var layout: JSONBoundary.Layout?

  /// - Parameters:
  ///   - cutsAtPauses: whether rows are wanted as soon as an input pauses.
  ///   - blockSize: how many bytes a block has; at least the four that tell encodings apart.
  init(
    _ source: ByteSource, _ syntax: any TableReader, recordLimit: Int, cutsAtPauses: Bool = false,
    blockSize: Int = BlockReader.standardBlockSize
  ) {
    self.blockSize = max(4, blockSize)
    self.source = source
    self.cutsAtPauses = cutsAtPauses
    self.syntax = syntax
    self.recordLimit = recordLimit
  }

  /// The first block, from its first line on that is not blank where blank lines are none of the table's; nothing when there is none.
  func first(skipsBlankLines: Bool) throws -> TableBlock? {
    let block = TableBlock(capacity: blockSize)
    return try first(into: block, skipsBlankLines: skipsBlankLines) ? block : nil
  }

  /// Fills a block with the first records in the same way; false when there are none.
  func first(into block: TableBlock, skipsBlankLines: Bool) throws -> Bool {
    while try next(into: block) {
      if skipsBlankLines { block.skipBlankLines(ofSpaces: syntax.hasBlankLinesOfSpaces) }
      if block.start < block.end { return true }
    }
    return false
  }

  /// Whether it may give out stretches that turn out not to be whole records.
  var mayBeWrong: Bool { givesStretches && source.readAt != nil && syntax.boundary().isQuoted }

  /// Goes on from a place of the file, and gives out nothing that has not been read.
  func restart(at offset: Int) {
    (bytesRead, isAtEnd, givesStretches) = (offset, false, false)
    rest.removeAll()
  }

  /// The next records as a stretch of the file, where its line ends tell how far it goes.
  private func nextStretch() throws -> Stretch? {
    guard givesStretches, !isAtStart, !isAtEnd, !endsLinesInReturns, layout == nil else { return nil }
    let boundary = syntax.boundary()
    guard boundary.values == nil,
      let stretch = try Stretch.next(source, from: bytesRead - rest.count, most: blockSize, boundary)
    else {
      // What is left is little, or has long records.
      givesStretches = false
      return nil
    }
    rest.removeAll()
    bytesRead = stretch.offset + stretch.count
    return stretch
  }

  /// Fills a block with the next records, or says by its stretch which are to be read into it; false at the end of the
  /// table.
  ///
  /// - Throws: `InputOutputError` when bytes cannot be read, the table ends inside a quoted field, or a record is too long.
  /// - Complexity: O(bytes of the block). The block grows to the size of its first record.
  func next(into block: TableBlock) throws -> Bool {
    guard !isAtEnd || !rest.isEmpty else { return false }
    block.stretch = try nextStretch()
    if let stretch = block.stretch {
      (block.offset, block.bytesRead) = (stretch.offset, stretch.offset + blockSize)
      return true
    }
    block.grow(to: max(blockSize, rest.count + 1), keeping: 0)
    rest.withUnsafeBufferPointer { if let start = $0.baseAddress { block.bytes.update(from: start, count: $0.count) } }
    var count = rest.count
    rest.removeAll(keepingCapacity: true)
    // The same bytes make the same blocks, whatever a block's memory has held before.
    var room = max(blockSize, count + 1)
    var boundary = syntax.boundary()
    boundary.convertsReturns = endsLinesInReturns
    // Whether the last record has been given a line end that was not read.
    var isClosed = false
    if let layout { boundary.values?.resume(layout) }
    while true {
      try fill(block, &count, room)
      if isAtStart, let unfit = block.unfitEncoding(count, of: source.name) { throw InputOutputError(unfit) }
      if isAtEnd, count > 0, block.bytes[count - 1] != 0x0A {
        close(block, &count)
        isClosed = true
      }
      let bytes = UnsafeMutableBufferPointer(start: block.bytes, count: count)
      if isAtStart {
        if block.hasByteOrderMark(count) { boundary.skip(3) }
        if !endsLinesInReturns, boundary.firstLineEndsInReturn(UnsafeBufferPointer(bytes)) {
          endsLinesInReturns = true
          boundary.convertReturns()
        }
      }
      boundary.scan(bytes)
      if isAtEnd, boundary.isInsideField {
        let place = bytesRead - count + (isClosed ? 1 : 0) + boundary.openingQuote + 1
        throw InputOutputError(
          "endsInsideAQuotedField",
          "\(source.name) ends inside a quoted field; the quote at byte \(place) is not closed; --quotes none reads quotes as characters")
      }
      if boundary.lastEnd > 0 || isAtEnd { break }
      if count < room { continue }
      guard count < recordLimit else {
        throw InputOutputError(
          "recordIsLongerThanBytes",
          "a record of \(source.name) is longer than \(recordLimit) bytes; is the quote of a field not closed?")
      }
      room = count < recordLimit / 2 ? count * 2 : recordLimit
      block.grow(to: room, keeping: count)
    }
    block.offset = bytesRead - count + (isClosed ? 1 : 0)
    layout = boundary.values?.layout
    block.layout = layout
    if isAtEnd, let values = boundary.values { try finish(values, block) }
    let end = isAtEnd ? count : boundary.lastEnd
    rest.append(contentsOf: UnsafeBufferPointer(start: block.bytes + end, count: count - end))
    block.end(at: end)
    block.start = boundary.start
    block.bytesRead = bytesRead
    block.isEarly = cutsAtPauses && !isAtEnd && count < room
    isAtStart = false
    return end > block.start
  }

  private func fill(_ block: TableBlock, _ count: inout Int, _ room: Int) throws {
    let known = count
    while !isAtEnd, count < room {
      try Interruption.check()
      // What has come may be looked at once the input pauses.
      if cutsAtPauses, count > known, source.isPausing() { return }
      let part = UnsafeMutableRawBufferPointer(start: block.bytes + count, count: room - count)
      let new = try source.readAt.map { try $0(part, bytesRead) } ?? source.read(part)
      if new == 0 { isAtEnd = true }
      count += new
      bytesRead += new
    }
  }

  /// Gives the last record the line end that it lacks.
  private func close(_ block: TableBlock, _ count: inout Int) {
    block.grow(to: count + 1, keeping: count)
    block.bytes[count] = 0x0A
    count += 1
  }

  /// Checks the end of a table of JSON values. Where that is inside of a value, its row is not an object.
  private func finish(_ values: JSONBoundary, _ block: TableBlock) throws(InputOutputError) {
    if let place = values.trailing {
      throw InputOutputError(
        "jsonGoesOnAfterItsArray",
        "\(source.name) goes on after the end of its JSON array, at byte \(block.offset + place + 1)")
    }
    // After a comma without a value the bracket stays, and is read as a row that is not an object.
    if values.isComplete, let closing = values.closing { block.bytes[closing] = 0x20 }
    guard values.layout == .array, values.closing == nil, !values.isInsideValue else { return }
    throw InputOutputError("jsonArrayIsNotClosed", "\(source.name) ends inside its JSON array; the closing ‘]’ is missing")
  }
}

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
