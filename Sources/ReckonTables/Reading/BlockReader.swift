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

  /// Whether bytes can be read from any place.
  var isFile: Bool { source.readAt != nil }

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
        "\(source.name) continues after the end of its JSON array, at byte \(block.offset + place + 1)")
    }
    // After a comma without a value the bracket stays, and is read as a row that is not an object.
    if values.isComplete, let closing = values.closing { block.bytes[closing] = 0x20 }
    guard values.layout == .array, values.closing == nil, !values.isInsideValue else { return }
    throw InputOutputError("jsonArrayIsNotClosed", "\(source.name) ends inside its JSON array; the closing ‘]’ is missing")
  }
}
