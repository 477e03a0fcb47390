import Reckon
import ReckonSystem
import Synchronization

/// A file descriptor to write to, through a buffer.
package final class OutputFile: Sendable {
  private let descriptor: Int32
  private let name: String
  private let buffer = Mutex<[UInt8]>([])
  /// The first failure, which all later writing meets too: what was given up once must not be ignored.
  private let failure = Mutex<InputOutputError?>(nil)
  private static let bufferSize = 1 << 16

  package init(descriptor: Int32, name: String) {
    self.descriptor = descriptor
    self.name = name
  }

  /// Adds bytes to the buffer, and writes it out when it is full.
  package func write(_ bytes: some Sequence<UInt8>) throws(InputOutputError) {
    let full = buffer.withLock { buffer in
      buffer.append(contentsOf: bytes)
      return buffer.count >= Self.bufferSize
    }
    if full { try flush() }
  }

  /// Writes bytes of which there are many, behind what the buffer holds and past it.
  package func write(_ bytes: UnsafeRawBufferPointer) throws(InputOutputError) {
    if bytes.count < Self.bufferSize {
      let array = Array(bytes)
      return try write(array)
    }
    try flush()
    try writeOut(bytes)
  }

  /// Writes out all that the buffer holds.
  ///
  /// - Throws: `InputOutputError` when the system refuses; what was in the buffer is given up.
  package func flush() throws(InputOutputError) {
    let bytes = buffer.withLock { buffer in
      defer { buffer = [] }
      return buffer
    }
    try bytes.withUnsafeBufferPointer { (bytes) throws(InputOutputError) in try writeOut(UnsafeRawBufferPointer(bytes))
    }
  }

  private func writeOut(_ bytes: UnsafeRawBufferPointer) throws(InputOutputError) {
    if let failure = failure.withLock({ $0 }) { throw failure }
    var start = 0
    while start < bytes.count {
      let count = System.writeBytes(descriptor, bytes.baseAddress.map { $0 + start }, bytes.count - start)
      if count < 0 {
        if errno == EINTR { continue }
        // Another process may have set the other end not to wait; it is waited for all the same.
        if errno == EAGAIN, isReady(descriptor, POLLOUT, within: -1) || errno == EINTR { continue }
        let error = InputOutputError(
          "cannotBeWritten", "\(name) cannot be written: \(systemMessage())", isClosedPipe: errno == EPIPE)
        failure.withLock { $0 = error }
        throw error
      }
      start += count
    }
  }
}

/// Whether a descriptor takes or gives something within so many milliseconds; -1 waits for ever.
func isReady(_ descriptor: Int32, _ events: Int32, within milliseconds: Int32) -> Bool {
  var waiting = pollfd(fd: descriptor, events: Int16(events), revents: 0)
  return poll(&waiting, 1, milliseconds) > 0
}

/// The system's message for the last failed call.
package func systemMessage() -> String { String(cString: strerror(errno)) }
