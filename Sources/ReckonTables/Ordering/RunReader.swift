import Reckon
import ReckonTerminal

extension KeptFile {
  /// Appends a row to a run: the lengths of key and row, and both.
  func append(key: UnsafeBufferPointer<UInt8>, row: UnsafeBufferPointer<UInt8>) throws(InputOutputError) {
    var lengths = (UInt64(key.count), UInt64(row.count))
    try withUnsafeBytes(of: &lengths) { (bytes) throws(InputOutputError) in try write(bytes) }
    try write(UnsafeRawBufferPointer(key))
    try write(UnsafeRawBufferPointer(row))
  }
}

/// Reads the rows of a sorted run sequentially.
final class RunReader {
  private let source: ByteSource
  private var buffer = [UInt8](repeating: 0, count: 1 << 17)
  private var (start, end) = (0, 0)
  private var (keyEnd, rowEnd) = (0, 0)
  private var bytes: UnsafeMutablePointer<UInt8>
  private var capacity = 1 << 10
  /// The run's number, which breaks ties between equal keys.
  var number = 0

  init(_ source: ByteSource) {
    self.source = source
    bytes = .allocate(capacity: capacity)
  }

  deinit { bytes.deallocate() }

  var key: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: bytes, count: keyEnd) }
  var row: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: bytes + keyEnd, count: rowEnd - keyEnd) }

  /// Reads the next row; false at the end.
  func next() throws -> Bool {
    var lengths: (UInt64, UInt64) = (0, 0)
    guard try withUnsafeMutableBytes(of: &lengths, { try read($0) }) else { return false }
    (keyEnd, rowEnd) = (Int(lengths.0), Int(lengths.0 + lengths.1))
    if rowEnd > capacity {
      bytes.deallocate()
      capacity = 2 * rowEnd
      bytes = .allocate(capacity: capacity)
    }
    guard try read(UnsafeMutableRawBufferPointer(start: bytes, count: rowEnd)) else {
      preconditionFailure("a kept row is whole")
    }
    return true
  }

  private func read(_ target: UnsafeMutableRawBufferPointer) throws -> Bool {
    var count = 0
    while count < target.count {
      if start == end {
        (start, end) = (0, try buffer.withUnsafeMutableBytes(source.read))
        if end == 0 { return false }
      }
      let part = min(end - start, target.count - count)
      buffer.withUnsafeBytes { own in
        UnsafeMutableRawBufferPointer(rebasing: target[count...]).copyMemory(
          from: UnsafeRawBufferPointer(rebasing: own[start..<start + part]))
      }
      (start, count) = (start + part, count + part)
    }
    return true
  }
}
