import Reckon
import ReckonSystem
import ReckonTerminal

/// Splits a table's bytes into blocks of complete records.
///
/// Blocks are filled before they are cut, so that the same bytes yield the same blocks, whether they come from a file
/// or piecemeal; a block is cut earlier only if rows are wanted as soon as an input pauses. Not thread-safe: one thread
/// at a time requests a block.
final class BlockReader {
  /// The default size of a block in bytes, unless a record needs more.
  static let standardBlockSize = 512 << 10

  private let source: ByteSource
  private let cutsAtPauses: Bool
  private let syntax: any TableReader
  private let blockSize: Int
  /// The limit on the length of a record, in bytes with its line end. A record that fits into a block is always read.
  private let recordLimit: Int
  /// Bytes read after the last complete record.
  private var rest: [UInt8] = []
  private var isAtEnd = false
  private var isAtStart = true
  /// The number of bytes read so far.
  private(set) var bytesRead = 0
  /// Whether lines end in CR alone, judging by the first one.
  private(set) var endsLinesInReturns = false
  /// Whether to return stretches of a file that are not read yet.
  var givesStretches = false
  /// The layout of records that are JSON values.
  private var layout: JSONBoundary.Layout?

  /// - Parameters:
  ///   - cutsAtPauses: whether rows are wanted as soon as an input pauses.
  ///   - blockSize: the size of a block in bytes; at least the four bytes that distinguish encodings.
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

  /// The first block, from its first nonblank line on if blank lines do not count; `nil` if there is none.
  func first(skipsBlankLines: Bool) throws -> TableBlock? {
    let block = TableBlock(capacity: blockSize)
    return try first(into: block, skipsBlankLines: skipsBlankLines) ? block : nil
  }

  /// Fills a block with the first records in the same way; false if there are none.
  func first(into block: TableBlock, skipsBlankLines: Bool) throws -> Bool {
    while try next(into: block) {
      if skipsBlankLines { block.skipBlankLines(ofSpaces: syntax.hasBlankLinesOfSpaces) }
      if block.start < block.end { return true }
    }
    return false
  }

  /// Whether bytes can be read at any offset.
  var isFile: Bool { source.readAt != nil }

  /// Continues from an offset of the file, and returns no stretches any more.
  func restart(at offset: Int) {
    (bytesRead, isAtEnd, givesStretches) = (offset, false, false)
    rest.removeAll()
  }

  /// The next records as a stretch of the file, if its line ends determine its extent.
  private func nextStretch() throws -> Stretch? {
    guard givesStretches, !isAtStart, !isAtEnd, !endsLinesInReturns, layout == nil else { return nil }
    let boundary = syntax.boundary()
    guard boundary.values == nil,
      let stretch = try Stretch.next(source, from: bytesRead - rest.count, most: blockSize, boundary)
    else {
      // The rest is short, or has long records.
      givesStretches = false
      return nil
    }
    rest.removeAll()
    bytesRead = stretch.offset + stretch.count
    return stretch
  }

  /// Fills a block with the next records, or sets the stretch to be read into it; false at the end of the table.
  ///
  /// - Throws: `InputOutputError` if bytes cannot be read, the table ends inside a quoted field, or a record is too
  ///   long.
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
    // The same bytes yield the same blocks, whatever a block's memory contained before.
    var room = max(blockSize, count + 1)
    var boundary = syntax.boundary()
    boundary.convertsReturns = endsLinesInReturns
    // Whether a missing line end was added to the last record.
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
          "\(source.name) ends inside a quoted field; the quote at byte \(place) is not closed; --quotes none reads quotes as characters"
        )
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
      // Received rows may be processed once the input pauses.
      if cutsAtPauses, count > known, source.isPausing() { return }
      let part = UnsafeMutableRawBufferPointer(start: block.bytes + count, count: room - count)
      let new = try source.readAt.map { try $0(part, bytesRead) } ?? source.read(part)
      if new == 0 { isAtEnd = true }
      count += new
      bytesRead += new
    }
  }

  /// Adds the missing line end to the last record.
  private func close(_ block: TableBlock, _ count: inout Int) {
    block.grow(to: count + 1, keeping: count)
    block.bytes[count] = 0x0A
    count += 1
  }

  /// Checks the end of a table of JSON values. If it is inside a value, that row is not an object.
  private func finish(_ values: JSONBoundary, _ block: TableBlock) throws(InputOutputError) {
    if let place = values.trailing {
      throw InputOutputError(
        "jsonGoesOnAfterItsArray",
        "\(source.name) continues after the end of its JSON array, at byte \(block.offset + place + 1)")
    }
    // After a comma without a value the bracket is kept, and read as a row that is not an object.
    if values.isComplete, let closing = values.closing { block.bytes[closing] = 0x20 }
    guard values.layout == .array, values.closing == nil, !values.isInsideValue else { return }
    throw InputOutputError(
      "jsonArrayIsNotClosed", "\(source.name) ends inside its JSON array; the closing ‘]’ is missing")
  }
}
