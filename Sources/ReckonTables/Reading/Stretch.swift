import Reckon
import ReckonTerminal

/// A range of a file between two line ends, which a worker thread reads into a block.
///
/// If quotes may contain line ends, it only probably consists of complete records: that is known once it has been read
/// and the previous one is known to end at a record boundary.
struct Stretch {
  let source: ByteSource
  let offset: Int
  let count: Int
  let boundary: RecordBoundary

  /// Reads the bytes into a block.
  ///
  /// - Returns: whether they are complete records.
  /// - Throws: `InputOutputError` if they cannot be read, or no longer exist.
  func load(into block: TableBlock) throws -> Bool {
    block.grow(to: count, keeping: 0)
    var read = 0
    while read < count {
      try Interruption.check()
      let part = UnsafeMutableRawBufferPointer(start: block.bytes + read, count: count - read)
      guard let new = try source.readAt?(part, offset + read), new > 0 else {
        throw InputOutputError("fileHasBecomeShorter", "\(source.name) became shorter while it was being read")
      }
      read += new
    }
    block.end(at: count)
    (block.start, block.layout, block.isEarly) = (0, nil, false)
    var boundary = boundary
    boundary.scan(UnsafeMutableBufferPointer(start: block.bytes, count: count))
    return !boundary.isInsideField && boundary.lastEnd == count
  }

  /// The stretch of at most `most` bytes that starts at an offset of a file and ends after a line end; `nil` if the
  /// file ends before, or has no line end in this range.
  ///
  /// - Complexity: reads a few thousand bytes if lines are short.
  static func next(_ source: ByteSource, from offset: Int, most: Int, _ boundary: RecordBoundary) throws -> Stretch? {
    guard let readAt = source.readAt else { return nil }
    var (size, end) = (4 << 10, most)
    while end > 0 {
      let start = max(0, end - size)
      let found = try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: end - start) { bytes -> Int?? in
        var read = 0
        while read < bytes.count {
          let part = UnsafeMutableRawBufferPointer(UnsafeMutableBufferPointer(rebasing: bytes[read...]))
          guard case let new = try readAt(part, offset + start + read), new > 0 else { return .none }
          read += new
        }
        return .some(bytes.lastIndex(of: 0x0A).map { start + $0 + 1 })
      }
      guard let found else { return nil }
      if let count = found { return Stretch(source: source, offset: offset, count: count, boundary: boundary) }
      (end, size) = (start, 16 * size)
    }
    return nil
  }
}
